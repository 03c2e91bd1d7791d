// Between the question and its options: where the reader's twenty-five tokens are, in the phases that move them; where another's card asks, that card.
import { html } from "midway/html.js";
import { emblemOf, eraName, influenceCard, look, sortName } from "./cards.js";
import { drawing } from "./kinds.js";

export function Tray({ table }) {
  const { view } = table.snapshot;
  const seat = table.me;
  if (seat === null || !view.turn) return null;
  if (table.options.length && view.chain && view.played_by[view.chain - 1] !== seat) return html`<${Answered} table=${table} />`;
  return ["investment", "expansion"].includes(view.phase) && html`<${Tokens} table=${table} seat=${seat} />`;
}

/** The card that lies there, at whom it is aimed, and what it does at this table. */
function Answered({ table }) {
  const { view } = table.snapshot;
  const id = view.played[view.chain - 1];
  const { number, name } = table.cards.card[id];
  const aimed = view.chain === 1 && view.target !== null && table.words("pic-aimed", { who: view.target === table.me ? "you" : "rival", name: table.name(view.target) });
  return html`<div class=${`answered ${look(table, id)}`} role="group" tabindex="0" aria-label=${name} ...${table.explain(influenceCard(table, id))}>
    <span class="emblem">${drawing(emblemOf(id))}<b>${number}</b></span>
    <span class="of"><b>${name}</b><small>${[sortName(table, id), eraName(table, id), aimed].filter(Boolean).join(" · ")}</small></span>
    <p>${here(table, id)}</p>
  </div>`;
}

/** What a card does, in the names and numbers of this table, where the game says it; else its text. */
function here(table, id) {
  const { view, extras } = table.snapshot;
  const by = view.played_by[view.chain - 1];
  const lands = Object.keys(view.holder).filter((land) => view.holder[land] === table.me && table.cards.territory[land].region === view.for_region);
  const told = table.words(`pic-here-${id}`, {
    by: table.name(by), mine: view.held[table.me], theirs: view.held[by], era: view.for_era || view.era, lands: lands.length,
    region: view.for_region, use: view.played_as[view.chain - 1], paid: extras.pays[table.me].technology.dollars,
  });
  return told === `pic-here-${id}` ? table.cards.card[id].text : told;
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
