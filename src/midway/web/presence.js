// Who is at the table: a lamp beside the name of a person who has taken a seat, another for one who was given hints, the level of a
// bot under its name.
import { sign } from "./art.js";
import { html } from "./html.js";
import { rank } from "./levels.js";
import { words } from "./words.js";

export function Presence({ placed: { bot, taken, here } }) {
  if (bot || !taken) return null;
  const text = words(here ? "is-here" : "is-away");
  return html`<span class=${`here ${here ? "yes" : ""}`} role="img" aria-label=${text} title=${text}></span>`;
}

/** That a player was given hints. */
export function Given({ placed: { hints } }) {
  const text = hints > 0 && words("n-hints", { n: hints });
  return text && html`<span class="given" role="img" aria-label=${text} title=${text}>${sign("i-hint")}</span>`;
}

/** The level of a bot, in words; nothing for a person. */
export const level = ({ bot }) => (bot ? rank(bot) : "");
