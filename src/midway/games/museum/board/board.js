// Museum with The World's Fair: continents, Headline, Pavilions, experts, the gallery wall, the hand, and everybody's discards.
import { signal } from "@preact/signals";
import { sign } from "midway/art.js";
import { Dock } from "midway/dock.js";
import { html } from "midway/html.js";
import { countedBy, discardOf, displayOf, expertCard, expertSign, favourCard, mini, objectCard, objectOf, patronCard, tiersOf } from "./cards.js";
import { World } from "./continents.js";
import { Experts, Fair, Gazette } from "./fair.js";
import { Hand, handOf } from "./hand.js";
import { CIVILISATIONS, CONTINENTS, drawing, signOf } from "./kinds.js";
import { Rivals } from "./rivals.js";
import { goHome, Wall } from "./wall.js";

export { Aside, Final, tallySign } from "./score.js";
export { Tray } from "./tray.js";
export { turned } from "./turned.js";
export const styles = [new URL("board.css", import.meta.url).href];
export const wide = true;
export const keys = { m: goHome };

const docked = signal("hand"); // what lies below the wall where there is no room for all

export function Board({ table }) {
  return html`<div class="museum" data-dock=${dockOf(table)}>
    <div class="foyer"><${Gazette} table=${table} /><${Fair} table=${table} /><${Experts} table=${table} /></div>
    <${World} table=${table} />
    <${Wall} table=${table} />
    <${Hand} table=${table} />
    <${Rivals} table=${table} />
    <${Dock} table=${table} parts=${below(table)} shown=${dockOf(table)} open=${(id) => (docked.value = id)} />
  </div>`;
}

/** Who has no hand sees everybody's museums. */
const dockOf = (table) => (table.me === null && docked.value === "hand" ? "others" : docked.value);

const below = (table) => tabs(table).filter(({ id }) => ["fair", "hand", "others"].includes(id));

const TABS = { wall: "g-museum", world: "c-africa_middle_east", fair: "g-pav", hand: "g-hand", others: "g-discard", score: "g-prestige" };

/** The parts of a narrow screen. Without Pavilions the fair is only news and experts; who watches has no hand. */
export function tabs(table) {
  const fair = table.snapshot.extras.pavilions.length > 0;
  const tab = (id) => (id === "fair" && !fair ? { id, name: "news", art: "g-news" } : { id, name: id, art: TABS[id] });
  const shown = Object.keys(TABS).filter((id) => id !== "hand" || table.me !== null);
  return shown.map(tab).map(({ id, name, art }) => ({ id, label: table.words(`pic-tab-${name}`), icon: drawing(art) }));
}

const PARTS = { pavilion: "fair", news: "fair", continent: "world", deck: "world", seat: "others", discard: "others", hand: "hand" };

/** The part of a narrow screen that shows a place. */
export const partOf = (place) => PARTS[place.split(":")[0]] ?? "wall";

/** An option's row: the colour and emblem of what it touches, the object as it lies there, what its card says. */
export function face(table, { verb, args, kind, price }) {
  const { object, expert, favour, patron, player, continent, pavilion } = args;
  const line = kind !== undefined || price !== undefined;
  if (object) return objectFace(table, object, verb, line);
  if (expert) return { tint: "umber", emblem: expertSign(expert, "em ic"), ...(line && named(table, verb, table.cards.expert[expert].name)), card: expertCard(table, expert) };
  if (favour) return { tint: "violet", emblem: drawing("g-favour", "em ic"), ...(line && named(table, verb, table.cards.favour[favour].name)), card: favourCard(table, favour) };
  if (patron) return { tint: "slate", emblem: html`<span class="em ic">${signOf(countedBy(patron))}</span>`, note: tiersOf(table, patron), card: patronCard(table, patron) };
  if (player) return { emblem: sign(`pc-${player}`, "pc em"), ...(line && named(table, verb, table.name(player - 1))) };
  if (continent) return { emblem: drawing(`c-${continent}`, "em ic") };
  if (pavilion) return { emblem: drawing("g-pav", "em ic"), ...(line && named(table, verb, pavilionName(table, pavilion))) };
  return { emblem: verb === "token" ? drawing("g-prestige", "em ic") : null };
}

/** A name for a row that says the rest in columns, and what the button then does. */
const named = (table, verb, name) => ({ name, go: table.words(`pic-go-${verb}`, { name }) });

const pavilionName = (table, number) => table.cards.collection[table.snapshot.extras.pavilions[number - 1].collection].name;

function objectFace(table, id, verb, line) {
  const { civilisation, domain, value, name } = objectOf(table, id);
  const owner = table.order.find((seat) => discardOf(table, seat).includes(id));
  const from = owner === table.me ? table.words("pic-from-discard") : table.words("pic-from-rival", { name: owner === undefined ? "" : table.name(owner) });
  return {
    tint: civilisation,
    emblem: drawing(`e-${civilisation}`, "em ic"),
    cards: mini(table, id),
    card: objectCard(table, id),
    ...(line && { ...named(table, verb, name), small: owner === undefined ? null : from }),
    ...(!line && verb === "take" && { ...named(table, verb, name), note: table.words("pic-object-kind", { civilisation, domain, value }) }),
  };
}

/** What a choice changes in the reader's score, part by part. */
export function brings(table, option) {
  if (!option.parts) return {};
  const { name = option.text } = face(table, option);
  return { title: name, net: option.net, parts: option.parts.map(([source, change]) => [table.words(`pic-part-${source}`), change]), note: option.note };
}

/** What brings most comes first; else first what has no place on the board; then hand, display, discards from the reader's on; then Pavilions, hosts, experts, Favours. */
export function sort(table, options) {
  const hand = table.me === null ? [] : handOf(table);
  const shown = CONTINENTS.flatMap((continent) => displayOf(table, continent));
  const piles = [hand, shown, ...table.order.map((seat) => discardOf(table, seat))];
  return options.toSorted((one, other) => worth(other) - worth(one) || rank(table, piles, one) - rank(table, piles, other));
}

/** What an option brings; prestige that pays for all the rest stands above the cards. */
const worth = ({ net = 0, most = 0 }) => (most > 1 ? Infinity : net);

function rank(table, piles, { args }) {
  const { object, pavilion, player, expert, favour } = args;
  if (object) return 100 * (1 + piles.findIndex((pile) => pile.includes(object))) + CIVILISATIONS.indexOf(objectOf(table, object).civilisation);
  const kind = [pavilion, player, expert, favour].findIndex(Boolean);
  return kind < 0 ? 0 : 1000 + kind;
}

const EXPLORING = ["explore", "follow"];
const CHOOSING = ["action", "extra", "look", "peek", "retrieve"];
const TIDYING = ["discard", "refill"];
const OUTSIDE = [
  "first", "collection", "experts", "display", "hand", "hand-favour", "mulligan", "patron", "keep", "headline", "continent", "alter",
  "layout", "over",
];

/** The steps of a turn; the one in the middle is called after the action that was chosen. */
export function steps(table) {
  const { step } = table.snapshot.extras;
  if (OUTSIDE.includes(step)) return [];
  const now = EXPLORING.includes(step) ? 0 : TIDYING.includes(step) ? 2 : 1;
  const action = now !== 1 || CHOOSING.includes(step) ? "action" : step === "rest" ? "inventory" : "furbish";
  const names = ["explore", action, "tidy"];
  return names.map((name, index) => ({ text: table.words(`pic-step-${name}`), on: index === now }));
}

/** Who moves after the present mover: the others in their order; nobody between rounds. */
export const after = (table, round) => (OUTSIDE.includes(table.snapshot.extras.step) ? [] : round);
