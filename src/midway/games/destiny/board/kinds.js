// The numbers of the state that the picture reads, and its drawings.
import { html } from "midway/html.js";

const ART = new URL("art.svg", import.meta.url).href;

export const NATIVES = 6; // who holds a territory: 0 nobody, a seat plus one, or natives
export const PLAYED = 4; // where a card lies that was played in this turn, plus the seat that played it
export const ADDED = ["technology", "tourists"]; // product tokens, as bits
export const BOXES = ["city", "pioneer", "card"];
export const PHASES = ["homes", "order", "card-play", "investment", "expansion", "adjustments"];
export const [HOMES, ORDER, CARD_PLAY, INVESTMENT, EXPANSION, ADJUSTMENTS] = PHASES.keys();

export const drawing = (id, look = "ic") => html`<svg class=${look} aria-hidden="true"><use href=${`${ART}#${id}`} /></svg>`;

/** A drawing inside the map, round a point. */
export const stamp = (id, [x, y], size) =>
  html`<use href=${`${ART}#${id}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** The ids of a kind of card or place, in the order of the state's numbers. */
export const ids = (table, kind) => Object.keys(table.cards[kind]);
export const seats = (table) => times(table.snapshot.view.seats, (seat) => seat);
export const times = (number, make) => Array.from({ length: number }, (_, index) => make(index));
export const classes = (...names) => names.filter(Boolean).join(" ");
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
export const bits = (number) => times(8, (bit) => bit).filter((bit) => number & (1 << bit));

/** The classes of a place on the board: may be chosen, is considered, was just refused, was touched by the last move. */
export function lit(table, mark) {
  const { can, at, refused, last } = table.state(mark);
  return classes(can && "can", at && "at", refused && "refused", last !== null && `last s${last + 1}`);
}
