// The house's drawings: signs of the interface, the pieces of the seats, the halls of the White City.
import { html } from "./html.js";

/** Draws by id from a file of drawings; `usual` is the class of a drawing that is given none. */
export const drawings =
  (file, usual = "") =>
  (id, look = usual, box = {}) =>
    html`<svg class=${look} aria-hidden="true" ...${box}><use href=${`${file}#${id}`} /></svg>`;

/** The address of a file of drawings; a page that stands alone has them within it. */
const file = (name) => (document.getElementById(`art-${name}`) ? "" : new URL(`art/${name}.svg`, import.meta.url).href);

export const sign = drawings(file("signs"));

const halls = drawings(file("halls"));

/** A hall of the White City; there is one for each of five tints. */
export const hall = (tint, look = "", box = {}) => halls(`hall-${tint}`, look, box);

const host = drawings(file("host"));

/** The portrait of the host of lessons, and his lamp. */
export const wick = () => host("wick", "wick");
export const lamp = (look = "lampling") => sign("lamp", look);

/** The piece of a seat: its shape says who, also without colour. */
export const piece = (seat) => sign(`pc-${seat + 1}`, "pc");

const ROOT = new URL("../", import.meta.url);
const FILES = { signs: () => "web/art/signs.svg", board: (game) => `games/${game}/board/art.svg` };

/** A drawing by the name that rules give it: `signs#ID` is the house's, `board#ID` the game's own. */
export function drawn(game, name, look = "") {
  const [file, id] = name.split("#");
  return drawings(new URL(FILES[file](game), ROOT).href)(id, look);
}
