// The reader's hand, the reader's goods and what they would pay now, the cards that were played in this turn.
import { piece } from "midway/art.js";
import { classes, lit, seats } from "midway/draw.js";
import { html } from "midway/html.js";
import { Card, Small } from "./cards.js";
import { Key } from "./keys.js";
import { dollars, drawing } from "./kinds.js";

const SHOWN = 4; // cards that lie side by side

/** The cards that a seat holds, as far as the reader sees them, by number. */
export const handOf = (table, seat) => table.snapshot.view.hand[seat];

const MEANINGS = { "put-away": "put-away", answer: "answer" };

/** What pressing a card would mean now: the use that comes first. */
export function meaning(table, id) {
  const verb = MEANINGS[table.snapshot.extras.step];
  const use = table.cards.card[id].types.find((type) => ["event", "product", "leader", "news"].includes(type));
  return verb ? `${verb}:${id}` : `play:${id}:${use}`;
}

export function Hand({ table }) {
  if (table.me === null) return null;
  const held = handOf(table, table.me);
  return html`<section class="hand-of panel" data-place="hand" aria-label=${table.words("pic-hand")}>
    <h2 class="eyebrow ends"><span>${table.words("pic-hand")}</span><${Key} table=${table} letter="c" label="pic-hand-whole" /><${Goods} table=${table} seat=${table.me} /></h2>
    ${!held.length && html`<p class="empty">${table.words("pic-hand-empty")}</p>`}
    <ol class=${held.length > SHOWN ? "many" : ""}>
      ${held.map((id) => html`<li key=${id}><${Card} table=${table} id=${id} choice=${meaning(table, id)} /></li>`)}
    </ol>
  </section>`;
}

/** Icons of each product on a player's Established territories, and what they pay if a card names the product now. */
function Goods({ table, seat }) {
  const { surplus } = table.snapshot.view;
  const rows = table.snapshot.extras.pays[seat];
  const row = ([id, { icons, dollars: sum }]) => {
    const over = surplus.includes(id);
    const label = table.words(over ? "pic-good-surplus" : "pic-good", { product: table.cards.product[id].name, n: icons, dollars: sum });
    return html`<li key=${id} class=${classes(over && "over", lit(table, `product:${id}`))} title=${label}><span class="vh">${label}</span>
      <span aria-hidden="true">${drawing(id)}<b>${icons}</b><i>${dollars(table, sum)}</i></span></li>`;
  };
  return html`<ul class="goods" aria-label=${table.words("pic-goods")}>${Object.entries(rows).filter(([, { icons }]) => icons).map(row)}</ul>`;
}

/** Cards that lie face up in this turn, by player. */
export function Played({ table }) {
  const of = (seat) => table.snapshot.extras.laid[seat];
  const players = seats(table).filter((seat) => of(seat).length);
  if (!players.length) return null;
  return html`<div class="played"><h3 class="eyebrow ends">${table.words("pic-played")}</h3>
    <ul>${players.map((seat) => html`<li key=${seat} aria-label=${table.name(seat)}>${piece(seat)}
      ${of(seat).map((id) => html`<${Small} key=${id} table=${table} id=${id} from=${`seat:${seat + 1}`} />`)}</li>`)}</ul>
  </div>`;
}
