// The players side by side, what the phases of this turn bring, and what the end page says.
import { piece, sign } from "midway/art.js";
import { classes, sum } from "midway/draw.js";
import { Figure } from "midway/figure.js";
import { html } from "midway/html.js";
import { Given, level, Presence } from "midway/presence.js";
import { handOf, Played } from "./hand.js";
import { dollars, drawing, ids, PHASES } from "./kinds.js";

const COLUMNS = {
  profit: "profit", cash: "dollar", cards: "card", tokens: "token", pioneers: "pioneer", lands: "flag", cities: "city", highest: "star",
};

const CHANGED = { vp: "points", profit: "profit", cash: "cash", cards: "held", lands: "on_map", cities: "cities" }; // what others can change, as the view calls it

export function Aside({ table }) {
  return html`<aside class="empires panel" aria-label=${table.words("pic-empires")}>
    <${Empires} table=${table} /><${Brings} table=${table} />
  </aside>`;
}

function Empires({ table }) {
  const { order, mat } = table.snapshot.view;
  const seated = [order.filter((seat) => seat !== null), mat, []].find((some) => new Set(some).size >= table.order.length) ?? [];
  const rows = seated.length ? seated.slice(0, table.order.length) : table.order;
  return html`<table>
    <thead><tr>
      <th scope="col"><span class="eyebrow ends">${table.words("pic-empires")}</span></th>
      <th scope="col" title=${table.words("pic-points")}>${table.words("pic-vp")}</th>
      ${Object.entries(COLUMNS).map(([name, art]) => html`<th key=${name} scope="col" title=${table.words(`pic-column-${name}`)}>
        ${drawing(art)}<span class="vh">${table.words(`pic-column-${name}`)}</span>
      </th>`)}
    </tr></thead>
    <tbody>${rows.map((seat) => html`<${Empire} key=${seat} table=${table} seat=${seat} />`)}</tbody>
  </table>`;
}

function Empire({ table, seat }) {
  const { view, decision, seats } = table.snapshot;
  const home = view.home[seat] && table.cards.territory[view.home[seat]].name;
  const rank = level(seats[seat]);
  const about = [home, rank].filter(Boolean).join(" · ") || "–";
  const cells = {
    profit: view.profit[seat], cash: view.cash[seat] ?? "?", cards: view.held[seat], tokens: view.supply[seat],
    pioneers: view.pioneers[seat], lands: view.on_map[seat], cities: view.cities[seat], highest: view.highest[seat] || "–",
  };
  const label = table.words("pic-most-cities");
  const laurel = view.most_cities === seat && html`<span title=${label}>${sign("laurel", "laurel")}<span class="vh">${label}</span></span>`;
  const flag = decision?.seat === seat && html`<i class="turn-flag">${table.words("pic-now")}</i>`;
  const lamp = html`${seat !== table.me && html`<${Presence} placed=${seats[seat]} />`}<${Given} placed=${seats[seat]} />`;
  return html`<tr class=${classes(`s${seat + 1}`, seat === table.me && "me")} data-place=${`seat:${seat + 1}`}>
    <th scope="row" data-pin=${`seat:${seat + 1}`}>${piece(seat)}<span><b>${table.name(seat)}</b>${lamp}${flag}<small title=${about}>${rank && home ? html`<i class="homeland">${home} · </i>${rank}` : about}</small></span></th>
    <td class="of-vp">${own(table, seat, "vp") ?? view.points[seat]}</td>
    ${Object.entries(cells).map(([name, text]) => html`<td key=${name} class=${`of-${name}`}>${name === "cities" && laurel}${own(table, seat, name) ?? text}</td>`)}
  </tr>`;
}

/** A figure of the reader's own that others can change; null for any other. */
function own(table, seat, name) {
  if (seat !== table.me || !(name in CHANGED)) return null;
  const read = ({ view }) => view[CHANGED[name]][seat];
  return html`<${Figure} table=${table} read=${read} terse=${name !== "cash"} />`;
}

// What each phase of the turn brings to a player.

function Brings({ table }) {
  const { view, extras } = table.snapshot;
  const seat = table.me ?? view.player;
  if (!view.turn) return null;
  const told = tell(table, seat, extras.brings[seat]);
  const title = table.me === null ? table.words("pic-brings-of", { name: table.name(seat) }) : table.words("pic-brings");
  const income = sum(Object.values(extras.brings[seat].income));
  const now = PHASES.indexOf(view.phase);
  return html`<details class="brings"><summary title=${title}><span class="eyebrow ends">${title}</span><b>${dollars(table, income)}</b></summary>
    <dl>${PHASES.map((phase, index) => html`<div key=${phase} class=${classes(index === now && "now", index < now && "past")}>
      <dt>${table.words(phase)}</dt><dd>${told[phase]}</dd>
    </div>`)}</dl>
    <${Played} table=${table} />
  </details>`;
}

function tell(table, seat, brings) {
  const { place, rank, tokens, free, price, fresh, leader, most, profit, income } = brings;
  const paid = Object.entries(income).filter(([, sum]) => sum);
  const adjusted = paid.map(([source, sum]) => table.words(`pic-income-${source}`, { dollars: sum < 0 ? `−${dollars(table, -sum)}` : dollars(table, sum) }));
  const bonus = leader === null ? "nobody" : leader === seat ? "bonus" : "behind";
  return {
    order: table.words("pic-brings-order", { place, rank }),
    "card-play": goods(table, seat),
    investment: table.words("pic-brings-investment", { tokens, free, dollars: tokens * price }),
    expansion: table.words(`pic-brings-${bonus}`, { fresh, most, name: leader === null ? "" : table.name(leader) }),
    adjustments: html`<b>${dollars(table, sum(Object.values(income)))}</b> ${adjusted.join(", ")} · ${table.words("pic-brings-profit", { dollars: profit })}`,
  };
}

/** What the product cards in the reader's hand would pay. */
function goods(table, seat) {
  const { view, extras } = table.snapshot;
  if (seat !== table.me) return table.words("pic-brings-hidden", { n: view.held[seat] });
  const cards = handOf(table, seat).map((id) => table.cards.card[id]);
  const paid = cards.filter(({ product, eras }) => extras.pays[seat][product] && eras.includes(view.era));
  if (!paid.length) return table.words("pic-brings-no-product");
  return paid.map(({ product }) => html`<span class="pays">
    ${drawing(product)}<span class="vh">${table.cards.product[product].name}</span>${dollars(table, extras.pays[seat][product].dollars)}
  </span>`);
}

/** The end page: what a player owned. */
export function Final({ table, seat }) {
  const { view } = table.snapshot;
  const held = (kind, has) => ids(table, kind).filter(has).map((id) => table.cards[kind][id].name);
  const lists = {
    progressions: held("progression", (id) => view.owned[seat].includes(id)),
    breakthroughs: held("breakthrough", (id) => view.claimed[id]?.includes(seat)),
    territories: held("territory", (id) => view.holder[id] === seat),
  };
  return html`<dl class="legacy">${Object.entries(lists).map(([name, owned]) => html`<div key=${name}>
    <dt>${table.words(`pic-final-${name}`, { n: owned.length })}</dt><dd>${owned.join(", ") || "–"}</dd>
  </div>`)}</dl>`;
}
