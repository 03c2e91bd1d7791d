// Between the question and its options: where the reader's twenty-five tokens are, the dice on the table.
import { classes, sum, times } from "midway/draw.js";
import { html } from "midway/html.js";

export function Tray({ table }) {
  const { view } = table.snapshot;
  const seat = table.me;
  if (seat === null || !view.turn) return null;
  return html`<${Tokens} table=${table} seat=${seat} /><${Dice} table=${table} />`;
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

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** The dice of a research roll, or the highest dice of an attack. */
function Dice({ table }) {
  const { dice, best, defence, step } = { ...table.snapshot.view, ...table.snapshot.extras };
  const shown = ["reroll"].includes(step) ? [best, defence] : ["reroll-die", "six"].includes(step) ? dice : [];
  const rolled = shown.filter(Boolean);
  if (!rolled.length || sum(rolled) === 0) return null;
  return html`<div class="dice" role="img" aria-label=${table.words("pic-dice", { dice: rolled.join(", ") })}>
    ${rolled.map((number, index) => html`<span key=${index} class=${classes("die", step === "reroll" && index === 1 && "theirs")}>
      ${times(9, (at) => html`<i class=${PIPS[number].includes(at) ? "pip" : ""}></i>`)}
    </span>`)}
  </div>`;
}
