// The reader's score by source, after the choice being considered; and what the end page says of a museum.
import { signal } from "@preact/signals";
import { piece } from "midway/art.js";
import { classes, sum, times } from "midway/draw.js";
import { Figure } from "midway/figure.js";
import { html } from "midway/html.js";
import { inGallery, layoutOf } from "./arrange.js";
import { countedBy, explainPatron, mini } from "./cards.js";
import { patronCount } from "./hand.js";
import { axisOf, CIVILISATIONS, drawing, signOf, SPACES } from "./kinds.js";

const SIGNS = {
  track: "g-museum", civilisations: "e-egyptian", domains: "m-navigation", gallery: "g-masterpiece", full: "g-museum", patron: "g-patron",
  prestige: "g-prestige", opinion: "g-opinion", pavilions: "g-pav", loans: "g-clip",
};
const ALWAYS = ["track", "collections", "patron", "prestige", "opinion"]; // the other sources are shown when they bring something

const total = (parts) => sum(Object.values(parts).map((points) => points ?? 0));

export function Aside({ table }) {
  const { parts } = table.snapshot;
  const shown = () => (table.me === null ? html`<h3 class="eyebrow ends">${table.words("pic-score-all")}</h3>` : html`<${Mine} table=${table} now=${parts[table.me]} />`);
  return html`<aside class="reckoning panel" data-place="score" aria-label=${table.words("pic-score")}>
    ${folds(table) && !table.kept("score") ? html`<${Folded} table=${table} now=${parts[table.me]} />` : html`${shown()}<${Others} table=${table} />`}
  </aside>`;
}

const low = matchMedia("(min-width: 1024px) and (max-height: 1000px)"); // where options need the room
const isLow = signal(low.matches);
low.addEventListener("change", () => (isLow.value = low.matches));

/** The score is one line while the reader decides and the screen is low, unless it was unfolded. */
const folds = (table) => table.options.length > 0 && !table.snapshot.lesson && isLow.value;

const sums = (table) => ({ parts }) => total(parts[table.me]);

/** The score by source after the choice being considered. */
function after(table, now) {
  const changes = Object.fromEntries(table.considered?.parts ?? []);
  return Object.fromEntries(Object.entries(now).map(([source, points]) => [source, points + (changes[source] ?? 0)]));
}

function Folded({ table, now }) {
  const { parts } = table.snapshot;
  const [before, then] = [total(now), total(after(table, now))];
  const next = table.order.filter((seat) => seat !== table.me).reduce((best, seat) => (total(parts[seat]) > total(parts[best]) ? seat : best));
  return html`<button type="button" class="scoreline" aria-expanded="false" title=${table.words("pic-unfold")} onClick=${() => table.keep("score", true)}>
    <span class="eyebrow ends">${table.words("pic-score-line")}</span>
    <b><${Figure} table=${table} read=${sums(table)} terse=${true} /></b>${then !== before && html`<span>→</span><b class=${then > before ? "up" : "down"}>${then}</b>`}
    <small>${table.words("pic-score-next", { name: table.name(next), n: total(parts[next]) })}</small>
  </button>`;
}

function Mine({ table, now }) {
  const then = after(table, now);
  const changed = total(then) !== total(now);
  const shown = Object.keys(now).filter((source) => ALWAYS.includes(source) || now[source] || then[source]);
  const most = Math.max(1, ...shown.map((source) => Math.abs(then[source] ?? 0)));
  const fold = folds(table) && html`<button type="button" class="linkish" aria-expanded="true" onClick=${() => table.keep("score", false)}>${table.words("pic-fold")}</button>`;
  return html`<h3 class="eyebrow ends"><span>${table.words("pic-score")} ${fold}</span>
      <span class="in-all">${changed ? total(then) : html`<${Figure} table=${table} read=${sums(table)} />`}${changed && html`<small>${table.words("pic-score-now", { n: total(now) })}</small>`}</span></h3>
    <ul>${shown.map((source) => html`<${Source} key=${source} table=${table} source=${source} now=${now[source]} then=${then[source]} most=${most} />`)}</ul>`;
}

const signed = (number) => (number < 0 ? `−${-number}` : number);

function Source({ table, source, now, then, most }) {
  const change = then - now;
  return html`<li class=${classes(`from-${source}`, then < 0 && "loss")}>
    ${signFor(table, source)}<span ...${explained(table, source)}>${detail(table, source)}</span>
    <i class="measure" style=${{ "--w": `${(100 * Math.abs(then)) / most}%` }}></i><b>${signed(then)}</b>
    <em class=${change > 0 ? "up" : "down"}>${change > 0 ? `+${change}` : change < 0 ? signed(change) : ""}</em>
  </li>`;
}

const mine = (table) => table.snapshot.extras.collections[table.me].toSorted((one, other) => other.points - one.points);
const kindSign = (kind) => signOf(`${axisOf(kind)}:${kind}`);
const backers = (table) => table.snapshot.view.patrons[table.me];

/** The sign of a source: of the best collection, of what the Patron counts. */
function signFor(table, source) {
  if (source === "collections") return mine(table).length ? kindSign(mine(table)[0].kind) : drawing("g-link");
  if (source === "patron" && backers(table).length === 1) return signOf(countedBy(backers(table)[0]));
  return drawing(SIGNS[source]);
}

/** A source with more to tell than fits its line explains itself. */
function explained(table, source) {
  if (source === "patron" && backers(table).length === 1) return { tabindex: 0, ...explainPatron(table, backers(table)[0]) };
  if (source !== "collections" || !mine(table).length) return {};
  const text = mine(table).map(({ kind, size, points }) => table.words("pic-collection-worth", { kind, n: size, points })).join(", ");
  return { tabindex: 0, ...table.explain({ kind: table.words("pic-score"), title: table.words("pic-part-collections"), text, rule: "MU score.both" }) };
}

/** What a source consists of. */
function detail(table, source) {
  const listed = source === "collections" ? mine(table) : [];
  if (listed.length) return listed.map(({ kind, size }) => table.words("pic-collection", { kind, n: size })).join(", ");
  if (source === "patron") return backer(table);
  return table.words(`pic-part-${source}`);
}

function backer(table) {
  const held = backers(table);
  if (held.length !== 1) return table.words("pic-part-patron");
  const { at_least, points } = table.cards.patron[held[0]];
  const n = patronCount(table, held[0]);
  const tier = at_least.findIndex((least) => least > n);
  return tier < 0 ? table.words("pic-patron-full", { n }) : table.words("pic-patron-next", { n, least: at_least[tier], points: points[tier] });
}

/** The others' totals as far as anyone can reckon them; each explains its parts. */
function Others({ table }) {
  const { parts } = table.snapshot;
  const others = table.order.filter((seat) => seat !== table.me);
  const other = (seat) => html`<li key=${seat} tabindex="0" ...${explainOther(table, seat)}>${piece(seat)}<span>${table.name(seat)}</span><b>${total(parts[seat])}</b></li>`;
  return html`<ul class="others-in-all">${others.map(other)}</ul>`;
}

/** A rival's points by source, without the Patron, which nobody else knows. */
export function explainOther(table, seat) {
  const known = Object.entries(table.snapshot.parts[seat]).filter(([, points]) => points);
  const text = known.map(([source, points]) => table.words("pic-part-points", { part: table.words(`pic-theirs-${source}`), n: signed(points) })).join(", ");
  const title = table.words("pic-in-all", { n: total(table.snapshot.parts[seat]) });
  return table.explain({ kind: table.name(seat), title, text, note: table.words("pic-without-patron"), rule: "MU cards.open" });
}

/** The emblem of a row of the final count. */
export const tallySign = ({ kind }) => drawing(SIGNS[kind]);

/** The end page: the museum as it was arranged, and its collections. */
export function Final({ table, seat }) {
  const layout = layoutOf(table, seat);
  const space = (number) => html`<span class=${inGallery(table, seat, number) ? "red" : ""}>${layout[number] && mini(table, layout[number])}</span>`;
  const collection = ({ kind, size, points }) => html`<li class=${CIVILISATIONS.includes(kind) ? kind : ""}>
    ${kindSign(kind)}<span>${table.words("pic-collection", { kind, n: size })}</span><b>${points}</b>
  </li>`;
  return html`<div class="exhibition">
    <div class="hall" role="img" aria-label=${table.words("pic-museum-of", { name: table.name(seat) })}>${times(SPACES, space)}</div>
    <ul>${table.snapshot.extras.collections[seat].map(collection)}</ul>
  </div>`;
}
