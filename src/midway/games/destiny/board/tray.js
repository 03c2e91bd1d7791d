// Between the question and its options: where the reader's twenty-five tokens are; in an answer, the card that is answered.
import { html } from "midway/html.js";
import { emblemOf, eraName, look, sortName } from "./cards.js";
import { drawing } from "./kinds.js";

export function Tray({ table }) {
  const { view } = table.snapshot;
  const seat = table.me;
  if (seat === null || !view.turn) return null;
  if (table.options.length && table.snapshot.extras.step === "answer") return html`<${Answered} table=${table} />`;
  return html`<${Tokens} table=${table} seat=${seat} />`;
}

/** The card that lies there, whole, and at whom it is aimed. */
function Answered({ table }) {
  const { view } = table.snapshot;
  const id = view.played[view.chain - 1];
  const { number, name, text } = table.cards.card[id];
  const aimed = view.chain === 1 && view.target !== null && table.words("pic-aimed", { who: view.target === table.me ? "you" : "rival", name: table.name(view.target) });
  return html`<div class=${`answered ${look(table, id)}`}>
    <span class="emblem">${drawing(emblemOf(id))}<b>${number}</b></span>
    <span class="of"><b>${name}</b><small>${[sortName(table, id), eraName(table, id), aimed].filter(Boolean).join(" · ")}</small></span>
    <p tabindex="0">${text}</p>
  </div>`;
}

function Tokens({ table, seat }) {
  const { view, extras } = table.snapshot;
  const [map, spend, supply] = [view.on_map[seat], view.purchased[seat], view.supply[seat]];
  const held = extras.tokens - map - spend - supply;
  const parts = { map, held, spend, supply };
  const label = table.words("pic-tokens", { n: extras.tokens, ...parts });
  return html`<div class=${`tokens s${seat + 1}`} role="img" aria-label=${label} title=${label}>
    ${Object.entries(parts).filter(([, number]) => number).map(([name, number]) => html`<i key=${name} class=${name} style=${{ flexGrow: number }}>
      ${table.words(`pic-tokens-${name}`, { n: number })}
    </i>`)}
  </div>`;
}
