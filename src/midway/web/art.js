// The house's drawings: signs of the interface, the pieces of the seats, the palaces of the White City.
import { html } from "./html.js";

const at = (file) => new URL(`art/${file}.svg`, import.meta.url).href;
const SIGNS = at("signs");
const PALACES = at("palaces");

export const sign = (id, className = "") =>
  html`<svg class=${className} aria-hidden="true"><use href=${`${SIGNS}#${id}`} /></svg>`;

export const palace = (area, className = "", box = {}) =>
  html`<svg class=${className} aria-hidden="true" ...${box}><use href=${`${PALACES}#pal-${area}`} /></svg>`;

/** The piece of a seat: its shape says who, also without colour. */
export const piece = (seat) => sign(`pc-${seat + 1}`, "pc");
