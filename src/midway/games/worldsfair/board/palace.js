// A palace on the ring: its facade, the supporters in it, the cards that lie there.
import { hall, sign } from "midway/art.js";
import { classes, count, seats, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { Card, cardOf } from "./cards.js";
import { countOf, medalOf } from "./counted.js";
import { emblem, tintOf } from "./kinds.js";

const PATTERN = 6; // as many supporters are drawn one by one; of more, five and the numeral

export function Palace({ table, area, position }) {
  const { can, at, refused, last } = table.state(`area:${area}`);
  const count = countOf(table, area);
  const state = count ? [!count.now && !count.over && "waits"] : [can && "can", at && "at", refused && "refused", last !== null && `last s${last + 1}`];
  const look = classes("palace", tintOf(area), `pos${position}`, ...state);
  const place = table.place(`area:${area}`, `${verb(table)}:${area}`);
  return html`<article class=${look}>
    <button type="button" class="hit" aria-label=${spoken(table, area)} ...${place}></button>
    ${last !== null && !count && !table.pointed.places.length && html`<span class="said">${sign(`pc-${last + 1}`, "pc")}${table.name(last)}</span>`}
    ${hall(tintOf(area), "facade")}
    <h2 class="name">
      ${emblem(area)}<span class="area">${table.words(area)}</span>
      <span class="lim">${table.words("pic-holds", { n: table.snapshot.extras.limits[area] })}</span>
    </h2>
    <ul class="sup" data-place=${`supporters:${area}`}>${seats(table).map((seat) => html`<${Pile} key=${seat} table=${table} area=${area} seat=${seat} />`)}</ul>
    <${Cards} table=${table} area=${area} place=${place} />
  </article>`;
}

/** A place on the ring before its tile is laid. */
export const Lot = ({ table, position }) => html`<div class=${`lot pos${position}`}>${table.words("pic-lot", { n: position + 1 })}</div>`;

const standing = (table, area, seat) => count(table.snapshot.view.supporters[seat], area);

/** The supporters of a seat in an area; while a scoring is told, those that were counted. */
function supporters(table, area, seat) {
  const counted = countOf(table, area);
  return counted && !counted.over ? counted.cells[seat].pieces : standing(table, area, seat);
}

/** What pressing a palace would mean now. */
function verb(table) {
  const { decision, view } = table.snapshot;
  const kind = decision?.kind;
  if (kind === "lift" || kind === "put" || kind === "approve") return kind;
  return kind === "figures" && count(view.figures[view.player], "davis") ? "davis" : "place";
}

function spoken(table, area) {
  const cards = table.snapshot.extras.areas[area];
  const counts = seats(table).map((seat) => table.words("pic-count", { name: table.name(seat), n: supporters(table, area, seat) }));
  const titles = cards.map((name) => cardOf(table, name).title).join(", ");
  const limit = table.snapshot.extras.limits[area];
  return table.words("pic-palace", { area, n: cards.length, limit, cards: titles, supporters: counts.join(", ") });
}

function Pile({ table, area, seat }) {
  const number = supporters(table, area, seat);
  const rank = !table.counted && table.snapshot.extras.ranks[area][seat];
  const coming = comes(table, area) === seat;
  const drawn = number + coming > PATTERN ? PATTERN - 1 : number;
  const mark = `supporter:${seat + 1}:${area}`;
  const { can, at } = table.state(mark);
  const leaving = goes(table, area, seat) ? drawn - 1 : -1;
  const piece = sign(`pc-${seat + 1}`, "pc");
  const one = (index) => html`<i key=${index} class=${index === leaving ? "going" : ""}
    data-move=${`${mark}:${index}`} data-from=${`seat:${seat + 1}`}>${piece}</i>`;
  return html`<li class=${classes(`s${seat + 1}`, rank && rank.endsWith("first") && "lead", can && "can", at && "at")}>
    ${can && html`<${Take} table=${table} area=${area} seat=${seat} number=${number} mark=${mark} />`}
    <b>${number}</b>
    <span class=${`pile n${drawn + coming}`}>${times(drawn, one)}${coming && html`<i class="ghost">${piece}</i>`}</span>
    <span class="rank">${rank ? table.words(`pic-rank-${rank}`) : html`<${Counted} table=${table} area=${area} seat=${seat} />`}</span>
  </li>`;
}

/** What a scoring has done to a pile: the medal it won, then how many of it went home. */
function Counted({ table, area, seat }) {
  const [medal, counted] = [medalOf(table, area, seat), countOf(table, area)];
  const home = counted?.over ? counted.cells[seat].pieces - standing(table, area, seat) : 0;
  return medal ? html`<i class="medal">${medal}</i>` : home > 0 && `−${home}`;
}

/** The button of a supporter that may be moved. */
function Take({ table, area, seat, number, mark }) {
  const name = table.words("pic-pile", { name: table.name(seat), n: number, area });
  return html`<button type="button" class="hit" aria-label=${name} ...${table.place(mark, `take:${seat + 1}:${area}`)}></button>`;
}

/** Whose supporter the option being considered would bring to an area. */
function comes(table, area) {
  const { decision, extras } = table.snapshot;
  const option = table.considered;
  if (!option?.marks.includes(`area:${area}`)) return null;
  if (option.verb === "put") return extras.moved;
  return ["place", "burnham", "davis", "patron"].includes(option.verb) ? decision.seat : null;
}

/** True if the option being considered would take a supporter of a seat away from an area. */
function goes(table, area, seat) {
  const option = table.considered;
  if (option?.verb === "lift") return option.args.area === area && table.snapshot.decision.seat === seat;
  return Boolean(option?.marks.includes(`supporter:${seat + 1}:${area}`));
}

function Cards({ table, area, place }) {
  const names = table.snapshot.extras.areas[area];
  const empty = Math.max(0, table.snapshot.extras.limits[area] - names.length);
  const keys = names.map((name, index) => `${area}/${name}/${names.slice(0, index).filter((other) => other === name).length}`);
  return html`<ol class="cards" data-place=${`area:${area}`}>
    ${names.map((name, index) => html`<li key=${keys[index]} data-move=${keys[index]} data-from="deck">
      <${Card} table=${table} card=${cardOf(table, name)} own=${place} />
    </li>`)}
    ${times(empty, (index) => html`<li key=${index} class="card slot" aria-hidden="true"></li>`)}
  </ol>`;
}
