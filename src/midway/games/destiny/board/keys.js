// The keys of this table: C lays the whole hand, B the race for the Breakthroughs; each has a button as well.
import { html } from "midway/html.js";

const sheet = (name) => async (table) => (await import("./sheets.js"))[name](table);

export const keys = { c: (table) => table.me !== null && sheet("openHand")(table), b: sheet("openRace") };

/** The button of a key. */
export function Key({ table, letter, label }) {
  const text = table.words(label);
  return html`<button type="button" class="key-of" aria-label=${text} title=${text} onClick=${() => keys[letter](table)}><kbd class="key">${letter.toUpperCase()}</kbd></button>`;
}
