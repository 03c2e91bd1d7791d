// The names of phases and boxes, and the drawings.
import { drawings } from "midway/art.js";
import { html } from "midway/html.js";

const ART = new URL("art.svg", import.meta.url).href;

export const BOXES = ["city", "pioneer", "card"];
export const PHASES = ["order", "card-play", "investment", "expansion", "adjustments"]; // of a turn, once Homes are chosen

export const drawing = drawings(ART, "ic");

/** A drawing inside the map, round a point. */
export const stamp = (id, [x, y], size) =>
  html`<use href=${`${ART}#${id}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** A sum of money. */
export const dollars = (table, n) => table.words("pic-dollars", { n });

/** True if a name has a word that is too long for a narrow place at its usual size. */
export const hasLongWord = (name, letters = 10) => name.split(/[ /]/).some((word) => word.length > letters);

/** The ids of a kind of card or place, as the rules order them. */
export const ids = (table, kind) => Object.keys(table.cards[kind]);

/** The product that a choice has paid to everybody, or null. */
export function productOf(table, { verb, args }) {
  if (verb === "pay-out") return args.product;
  if (verb !== "play") return null;
  const { product, mode } = table.cards.card[args.card];
  const pays = args.use === "product" || (args.use === "event" && mode === "both");
  return pays && !["none", "choice"].includes(product) ? product : null;
}
