// Who is at the table: a lamp beside the name of a person who has taken a seat, the level of a bot under its name.
import { html } from "./html.js";
import { botName, words } from "./words.js";

export function Presence({ placed }) {
  if (placed.bot || !placed.taken) return null;
  const text = words(placed.here ? "is-here" : "is-away");
  return html`<span class=${`here ${placed.here ? "yes" : ""}`} role="img" aria-label=${text} title=${text}></span>`;
}

/** The level of a bot, in words; nothing for a person. */
export const level = ({ bot }) => (bot ? words("seat-bot", { bot: botName(bot) }) : "");
