// Who is at the table: a lamp beside the name of a person who has taken a seat.
import { html } from "./html.js";
import { words } from "./words.js";

export function Presence({ placed }) {
  if (placed.bot || !placed.taken) return null;
  const text = words(placed.here ? "is-here" : "is-away");
  return html`<span class=${`here ${placed.here ? "yes" : ""}`} role="img" aria-label=${text} title=${text}></span>`;
}
