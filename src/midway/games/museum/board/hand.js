// The reader's hand: objects, prestige, Favours and the Patron.
import { classes, lit, times } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { continentOf, countedBy, explainFavour, explainPatron, knownHand, museumOf, objectOf, Tile } from "./cards.js";
import { CIVILISATIONS, drawing } from "./kinds.js";

const SHOWN = 8; // tokens that are drawn one by one, and cards that lie side by side
const FULL = 7; // cards that are narrower side by side

/** The objects in the reader's hand, by civilisation and value. */
export function handOf(table) {
  const ids = [...knownHand(table, table.me), ...Object.values(table.snapshot.view.hidden[table.me]).flat()];
  const rank = (id) => CIVILISATIONS.indexOf(objectOf(table, id).civilisation) * 10 + objectOf(table, id).value;
  return ids.toSorted((one, other) => rank(one) - rank(other));
}

/** What pressing a card of the hand would mean now. */
const verb = (table) => ({ pay: "pay", discard: "discard", object: "choose" })[table.snapshot.decision?.kind] ?? "exhibit";

export function Hand({ table }) {
  if (table.me === null) return null;
  const held = table.snapshot.view.held[table.me];
  const limit = table.snapshot.extras.limits[table.me];
  const tile = (id) => html`<li key=${id}><${Tile} table=${table} id=${id} choice=${verb(table)} ...${ribbon(table, id)} /></li>`;
  return html`<section class="holding panel" data-place="hand" aria-label=${table.words("pic-your-hand")}>
    <h2 class="eyebrow ends">
      <span>${table.words("pic-your-hand")}</span>
      <small class=${held > limit ? "over-limit" : ""}>${table.words("pic-hand-of", { n: held, of: limit })}</small>
      <${Prestige} table=${table} />
    </h2>
    <div class=${classes("fan", held >= FULL && held <= SHOWN && "full")}>
      <ul class=${classes("objects", held > SHOWN && "many")}>${handOf(table).map(tile)}</ul>
      <${Secrets} table=${table} />
    </div>
  </section>`;
}

/** A card that is being bought, or that the choice being considered would put down. */
function ribbon(table, id) {
  const { view, extras } = table.snapshot;
  const option = table.considered;
  const taking = view.player === table.me && extras.article === id;
  const look = taking ? "taking" : option?.verb === "pay" && option.args.object === id ? "paying" : null;
  return look ? { look, children: html`<span class="ribbon">${table.words(`pic-${look}`)}</span>` } : {};
}

function Prestige({ table }) {
  const number = table.snapshot.view.prestige[table.me];
  const few = number > 0 && number <= SHOWN;
  const label = table.words("pic-prestige", { n: number });
  const look = classes("prestige", lit(table, "prestige"));
  return html`<button type="button" class=${look} aria-label=${label} title=${label} ...${table.place("prestige", "token")}>
    ${!few && html`<b>${number}</b>`}${times(few ? number : 1, (token) => html`<i key=${token}>${drawing("g-prestige")}</i>`)}
  </button>`;
}

function Secrets({ table }) {
  const { favours, patrons } = table.snapshot.view;
  const [mine, backers] = [favours[table.me], patrons[table.me]];
  return html`<div class="secrets">
    ${Object.entries(mine).map(([id, number]) => html`<${Favour} key=${id} table=${table} id=${id} number=${number} />`)}
    ${backers.map((id) => html`<${Patron} key=${id} table=${table} id=${id} />`)}
  </div>`;
}

function Favour({ table, id, number }) {
  const { name } = table.cards.favour[id];
  return html`<button type="button" class=${classes("favour", lit(table, `favour:${id}`))} data-move=${`favour:${id}`}
    ...${both(explainFavour(table, id), table.place(`favour:${id}`, `favour:${id}`))}>
    ${drawing("g-favour")}<b>${name}</b>${number > 1 && html`<span class="copies">×${number}</span>`}
  </button>`;
}

/** How many of the reader's own objects in the reader's own museum a Patron counts. */
export function patronCount(table, id) {
  const [axis, key] = countedBy(id).split(":");
  const { objects, owners } = museumOf(table, table.me);
  const shown = (object) => (axis === "continent" ? continentOf(table, object) : String(objectOf(table, object)[axis]));
  return objects.filter((object, entry) => owners[entry] === table.me && shown(object) === key).length;
}

function Patron({ table, id }) {
  const { name, at_least } = table.cards.patron[id];
  const number = patronCount(table, id);
  const next = at_least.find((least) => least > number) ?? at_least.at(-1);
  return html`<button type="button" class=${classes("favour backer", lit(table, `patron:${id}`))} data-move=${`patron:${id}`}
    ...${both(explainPatron(table, id), table.place(`patron:${id}`, `keep:${id}`))}>
    ${drawing("g-patron")}<b>${name}</b><span class="reached">${number}/${next}</span>
  </button>`;
}
