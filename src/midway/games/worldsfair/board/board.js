// World's Fair 1893: the grounds, the ring of palaces round the wheel, and what the panels beside them show.
import { sign } from "midway/art.js";
import { count, sum, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { cardOf, figureOf, mini } from "./cards.js";
import { AREAS, drawing, emblem, FIGURE_TINT, FIGURES, patronOf, TICKET_TINT, tintOf } from "./kinds.js";
import { Lot, Palace } from "./palace.js";
import { Wheel } from "./wheel.js";

export { Final, Holdings } from "./holdings.js";
export const styles = [new URL("board.css", import.meta.url).href];

export function Board({ table }) {
  const { view } = table.snapshot;
  return html`${drawing("grounds", "grounds")}
    <div class="stage">
      ${times(AREAS.length, (position) => laid(table, AREAS.find((area) => view.place[area] === position), position))}
      <${Wheel} table=${table} />
      <${Piles} table=${table} />
      <${Sets} table=${table} />
    </div>`;
}

const laid = (table, area, position) =>
  area
    ? html`<${Palace} key=${area} table=${table} area=${area} position=${position} />`
    : html`<${Lot} key=${position} table=${table} position=${position} />`;

function Piles({ table }) {
  const { deck, discards } = table.snapshot.view;
  return html`<aside class="plate deck panel"><div class="inner">
    <${Stack} table=${table} cards=${deck} name="deck" unit="in-deck"><span class="pile-card" data-place="deck">${sign("mark")}</span><//>
    <${Stack} table=${table} cards=${discards} name="discards" unit="discarded"><${Top} table=${table} cards=${discards} /><//>
  </div></aside>`;
}

/** The card that shows what a pile has most of. */
function Top({ table, cards }) {
  const kinds = Object.keys(cards);
  if (!kinds.length) return html`<span class="pile-card none"></span>`;
  const most = kinds.reduce((one, other) => (cards[other] > cards[one] ? other : one));
  const { tint, emblem } = cardOf(table, `${most}/-`);
  return html`<span class=${`pile-card face ${tint}`}>${emblem}</span>`;
}

/** A pile of cards: how many; explained, how many of each kind. */
function Stack({ table, cards, name, unit, children }) {
  const exhibits = AREAS.map((area) => table.words("pic-count", { name: table.words(area), n: count(cards, `exhibit_${area}`) })).join(", ");
  const figures = sum(FIGURES.map((figure) => count(cards, figure)));
  const text = table.words("pic-contents", { tickets: count(cards, "ticket"), figures, exhibits });
  const told = table.explain({ kind: table.words("pic-kind-cards"), title: table.words(`pic-${name}`), text, rule: "WF turn.4.reshuffle" });
  return html`<button type="button" class="stack" ...${told}>${children}<span><b>${sum(Object.values(cards))}</b>${table.words(`pic-${unit}`)}</span></button>`;
}

const dots = (number) => times(number, (area) => html`<span class=${tintOf(AREAS[area])}></span>`);

const Sets = ({ table }) => html`<aside class="plate values panel" data-place="sets"><div class="inner">
  <p class="cap">${table.words("pic-sets")}</p>
  <ol class="setrow">${table.snapshot.extras.sets.map((points, index) => html`<li>${points}<i>${dots(index + 1)}</i></li>`)}</ol>
</div></aside>`;

/** What a scoring brings in each area, for this number of players. */
export function Aside({ table }) {
  const rows = table.snapshot.extras.rewards.filter(({ points, approvals }) => points || approvals);
  return html`<aside class="judging"><div class="panel">
    <h3 class="eyebrow">${table.words("pic-judging")}</h3>
    <table>
      <thead><tr><th>${table.words("pic-each-area")}</th><th>${table.words("pic-points")}</th><th>${table.words("pic-approve")}</th></tr></thead>
      <tbody>
        ${rows.map(({ rank, points, approvals }) => html`<tr>
          <td>${table.words(`pic-${rank}`)}</td><td>${points}</td><td>${table.words("pic-up-to", { n: approvals })}</td>
        </tr>`)}
      </tbody>
    </table>
  </div></aside>`;
}

/** An option's row: the colour of its area, the emblem of what it plays, the cards it would take. */
export function face(table, option) {
  const { area, player, figure, card } = option.args;
  if (card) return cardFace(table, card);
  const played = figure ?? playedBy(option);
  const target = area ?? (option.verb === "burnham" ? table.snapshot.view.home : null);
  const tint = target ? tintOf(target) : played && FIGURE_TINT;
  const picture = player ? sign(`pc-${player}`, "pc") : played ? drawing(`em-${played}`, `em ${FIGURE_TINT}`) : target && emblem(target);
  const cards = option.verb === "place" ? table.snapshot.extras.areas[area].map((name) => mini(cardOf(table, name))) : null;
  return { tint, emblem: picture, cards, card: played && figureOf(table, played) };
}

function cardFace(table, card) {
  const { tint, emblem } = cardOf(table, `${card}/-`);
  return { tint, emblem };
}

/** The figure that an option plays. */
function playedBy({ verb, args }) {
  if (verb === "patron") return FIGURES.find((figure) => patronOf(figure) === args.area);
  return FIGURES.includes(verb) ? verb : null;
}

/** Options that name an area stand in the order of the board, clockwise from the left of the base. */
export function sort(table, options) {
  const { place } = table.snapshot.view;
  const at = (option) => place[option.args.area];
  return options.every((option) => option.args.area) ? options.toSorted((one, other) => at(one) - at(other)) : options;
}

const TURN = { place: "place", figures: "figures", take: "figures", put: "figures", refill: "refill" };

/** The steps of a turn, or of a scoring. */
export function steps(table) {
  const { decision, extras } = table.snapshot;
  if (decision?.kind === "approve") return ["tickets", "approve", "recall"].map((name) => step(table, name, "approve"));
  const now = TURN[decision?.kind] ?? TURN[extras.step];
  return now ? ["place", "figures", "collect", "refill"].map((name) => step(table, name, now)) : [];
}

const step = (table, name, now) => ({ text: table.words(`pic-step-${name}`), on: name === now });

/** Who moves after the present mover: the others in their order; nobody in a scoring. */
export const after = (table, round) => (table.snapshot.decision?.kind === "approve" ? [] : round);

/** The emblem of a row of a scoring. */
export function tallySign({ kind, places }) {
  const [area] = places.map((place) => place.slice("area:".length));
  if (area) return html`<span class=${tintOf(area)}>${emblem(area)}</span>`;
  return kind === "tickets" ? html`<span class=${TICKET_TINT}>${emblem("ticket")}</span>` : sign("i-people");
}

/** What lies below the points of a scoring: a medal, a dot for every approval, supporters who go home. */
export function tallySigns(kind, n) {
  if (kind === "medal") return html`<i class="medal">${n}</i>`;
  return kind === "supporter" ? html`<span>${n}</span>` : times(n, () => html`<i class=${tintOf(kind)}></i>`);
}
