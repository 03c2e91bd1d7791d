// The house's drawings: signs of the interface, the pieces of the seats, the halls of the White City.
import { html } from "./html.js";

/** Draws by id from a file of drawings; `usual` is the class of a drawing that is given none. */
export const drawings =
  (file, usual = "") =>
  (id, look = usual, box = {}) =>
    html`<svg class=${look} aria-hidden="true" ...${box}><use href=${`${file}#${id}`} /></svg>`;

export const sign = drawings(new URL("art/signs.svg", import.meta.url).href);

const halls = drawings(new URL("art/halls.svg", import.meta.url).href);

/** A hall of the White City; there is one for each of five tints. */
export const hall = (tint, look = "", box = {}) => halls(`hall-${tint}`, look, box);

const host = drawings(new URL("art/host.svg", import.meta.url).href);

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
