// A bot that thinks: five lamps light one by one over the time it may take. What takes no time at all is not shown.
import { piece } from "./art.js";
import { html } from "./html.js";
import { crest, rank } from "./levels.js";
import { words } from "./words.js";

const LAMPS = [0.5, 1.5, 2.5, 3.5, 4.5];

/** The lamps of a thought, from how long it has lasted to how long it may. */
export function Glow({ thinking: { seat, spent, budget }, began }) {
  const delay = (part) => `${(budget * part) / LAMPS.length - spent}s`;
  return html`<span class="thought" role="img" aria-label=${words("thinks")} key=${`${seat} ${began}`}>
    ${LAMPS.map((part) => html`<i key=${part} style=${{ animationDelay: delay(part) }}></i>`)}
  </span>`;
}

/** Who thinks, in the queue of those who come before the reader. */
export function Thinker({ table }) {
  const { thinking } = table.snapshot;
  if (!thinking) return null;
  const { bot } = table.snapshot.seats[thinking.seat];
  return html`<p class="thinker">${piece(thinking.seat)}${crest(bot)}
    <span><b>${table.name(thinking.seat)}</b><small>${rank(bot)}, ${words("thinks-for", { n: thinking.budget }).toLowerCase()}</small></span>
    <${Glow} thinking=${thinking} began=${table.snapshot.number} />
  </p>`;
}
