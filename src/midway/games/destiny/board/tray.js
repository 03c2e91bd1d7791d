// Between the question and its options: where the reader's twenty-five tokens are.
import { html } from "midway/html.js";

export function Tray({ table }) {
  const { view } = table.snapshot;
  const seat = table.me;
  if (seat === null || !view.turn) return null;
  return html`<${Tokens} table=${table} seat=${seat} />`;
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
