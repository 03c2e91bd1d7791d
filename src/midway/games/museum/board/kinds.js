// The names of continents, civilisations and domains, and their drawings.
import { html } from "midway/html.js";

const ART = new URL("art.svg", import.meta.url).href;

export const CONTINENTS = ["america_pacific", "europe", "africa_middle_east", "asia"];
export const CIVILISATIONS = [
  "inca", "maya", "polynesian", "greek", "roman", "celtic", "egyptian", "mesopotamian", "phoenician", "chinese", "indian", "japanese",
];
export const DOMAINS = ["agriculture", "architecture", "navigation", "pottery", "religion", "warfare"];
export const SPACES = 25;
export const SIDE = 5;
export const MASTERPIECE = 5;
export const TRAY = 17; // where the state says an object is that was put down in the tray
// What is bought, as the state numbers it.
export const EXHIBITING = 1;
export const LENDING = 3;
export const HIRING = 4;

export const drawing = (id, look = "ic") => html`<svg class=${look} aria-hidden="true"><use href=${`${ART}#${id}`} /></svg>`;

const LETTERS = { civilisation: "e", domain: "m", continent: "c" };

/** The sign of what a criterion or a Patron counts: `civilisation:greek`, `domain:pottery`, `continent:asia`, `value:3`. */
export function signOf(counted) {
  const [axis, key] = counted.split(":");
  return axis === "value" ? html`<b class="digit">${key}</b>` : drawing(`${LETTERS[axis]}-${key}`);
}

export const axisOf = (kind) => (CIVILISATIONS.includes(kind) ? "civilisation" : DOMAINS.includes(kind) ? "domain" : "continent");
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
export const times = (number, make) => Array.from({ length: number }, (_, index) => make(index));
export const classes = (...names) => names.filter(Boolean).join(" ");
export const seats = (table) => times(table.snapshot.view.seats, (seat) => seat);

/** The classes of a place on the board: may be chosen, is considered, was just refused, was touched by the last move. */
export function lit(table, mark) {
  const { can, at, refused, last } = table.state(mark);
  return classes(can && "can", at && "at", refused && "refused", last !== null && `last s${last + 1}`);
}
