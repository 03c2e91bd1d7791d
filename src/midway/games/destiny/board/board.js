// Manifest Destiny: the chart with its tracks, the hand, the progress mat, the Breakthroughs, the empires.
import { signal } from "@preact/signals";
import { sign } from "midway/art.js";
import { Dock } from "midway/dock.js";
import { html } from "midway/html.js";
import { breakthroughCard, CATEGORIES, emblemOf, influenceCard, look, progressionCard } from "./cards.js";
import { Chart } from "./chart.js";
import { Hand, handOf } from "./hand.js";
import { dollars, drawing, PHASES, productOf } from "./kinds.js";
import { territoryCard } from "./land.js";
import { Breakthroughs, Progress } from "./mats.js";
import { follows, lacking, net, worth } from "./forecast.js";
import { PLACES } from "./outlines.js";

export { Thrown } from "./dice.js";
export { Aside, Final } from "./empires.js";
export { keys } from "./keys.js";
export { brings } from "./forecast.js";
export { Tray } from "./tray.js";
export const styles = ["map.css", "board.css", "tell.css"].map((file) => new URL(file, import.meta.url).href);
export const wide = true;

const docked = signal(null); // what the reader wants below the chart where there is no room for all

export function Board({ table }) {
  return html`<div class="destiny" data-dock=${dockOf(table)}>
    <${Chart} table=${table} />
    <${Hand} table=${table} />
    <${Progress} table=${table} />
    <${Breakthroughs} table=${table} />
    <${Dock} table=${table} parts=${below(table)} shown=${dockOf(table)} open=${(id) => (docked.value = id)} />
  </div>`;
}

/** Who has no hand, or no card in it and no other wish, sees the mats. */
function dockOf(table) {
  if (table.me === null) return "progress";
  return docked.value ?? (handOf(table, table.me).length ? "hand" : "progress");
}

const below = (table) => tabs(table).filter(({ id }) => ["hand", "progress"].includes(id));

const TABS = { map: "map", hand: "card", progress: "bulb", score: "people" };

/** The parts of a narrow screen; who watches has no hand. */
export function tabs(table) {
  const shown = Object.keys(TABS).filter((id) => id !== "hand" || table.me !== null);
  return shown.map((id) => ({ id, label: table.words(`pic-tab-${id}`), icon: drawing(TABS[id]) }));
}

const PARTS = { hand: "hand", card: "hand", progression: "progress", breakthrough: "progress", seat: "score" };

/** The part of a narrow screen that shows a place. */
export const partOf = (place) => PARTS[place.split(":")[0]] ?? "map";

const VERBS = {
  tokens: "token", city: "city", pioneer: "pioneer", card: "card", mechanize: "technology", priority: "star", "free-pioneer": "pioneer",
  bid: "dollar", reroll: "die", "reroll-die": "die", "as-new": "flag", "as-established": "flag", keep: "card", swap: "card",
  licence: "people", share: "people", agree: "people",
};

/** An option's row: whose territory it is, what it costs, how an attack stands, what it brings. */
export function face(table, option) {
  const { verb, args } = option;
  const { territory, card, progression, breakthrough, product, player } = args;
  const gets = verb ? { net: net(table, option) } : {};
  if (territory) return verb ? landFace(table, option, gets) : { emblem: drawing("flag", "em ic") };
  const answers = verb && table.snapshot.extras.step === "answer" && { note: follows(table, option) };
  const go = ["play", "answer"].includes(verb) && { go: table.words(`pic-${verb}`) };
  if (card) return { tint: look(table, card), emblem: drawing(emblemOf(card), "em ic"), card: influenceCard(table, card), ...gets, ...go, ...answers };
  if (progression) return { tint: "umber", emblem: drawing(CATEGORIES[table.cards.progression[progression].category], "em ic"), card: progressionCard(table, progression), ...progressionFace(table, option) };
  if (breakthrough) return { tint: "violet", emblem: drawing("bulb", "em ic"), card: breakthroughCard(table, breakthrough), ...researchFace(table, option, gets) };
  if (product) return { emblem: drawing(product, "em ic"), ...gets };
  if (player) return { tint: `s${player} owned`, emblem: sign(`pc-${player}`, "pc em") };
  return { emblem: VERBS[verb] ? drawing(VERBS[verb], "em ic") : null, ...gets, ...(option.aside && { short: table.words("pic-end", { n: penalty(table) }) }), ...answers };
}

/** Profit that too many cards in hand cost at the end of the card play. */
function penalty(table) {
  const { keeps, penalty: each, step } = table.snapshot.extras;
  return step === "play" ? Math.max(0, handOf(table, table.me).length - keeps[table.me]) * each : 0;
}

/** The row of a card with its number, or of a Breakthrough; its uses are buttons. */
export function row(table, mark) {
  const [kind, id] = mark.split(":");
  const { name, number } = table.cards[kind][id];
  if (kind === "breakthrough") return { tint: "violet", emblem: drawing("bulb", "em ic"), name, card: breakthroughCard(table, id) };
  return { tint: look(table, id), emblem: html`<b class="em">${number}</b>`, name, card: influenceCard(table, id) };
}

/** What a button of a row says: how a card is played, and what its product pays the reader. */
export function use(table, option) {
  const { verb, args } = option;
  const product = productOf(table, option);
  const how = verb === "play" ? (table.cards.card[args.card].mode === "all" ? "all" : args.use) : verb;
  return html`${(how !== "product" || !product) && table.words(`pic-as-${how}`, { n: args.number })} ${product && html`${drawing(product)} <b>${net(table, option) || dollars(table, 0)}</b>`}`;
}

/** What is bought, for how many dollars and points. */
function progressionFace(table, { verb, args: { progression } }) {
  if (verb !== "progress") return {};
  const { name, cost, vp } = table.cards.progression[progression];
  return { name, price: dollars(table, table.snapshot.extras.prices[table.me][progression] ?? cost), net: `+${vp} ${table.words("pic-vp")}` };
}

/** What is researched, and for how many points. */
function researchFace(table, { verb, args }, gets) {
  if (verb !== "research") return {};
  const { name, vp } = table.cards.breakthrough[args.breakthrough];
  const numbers = lacking(table, args.breakthrough, table.me).join("\u00a0");
  return { name, small: numbers, go: table.words("pic-research", { name }), price: `${vp} ${table.words("pic-vp")}`, ...gets };
}

function landFace(table, { args: { territory }, verb }, gets) {
  const { view, extras } = table.snapshot;
  const holder = view.holder[territory];
  const held = Number.isInteger(holder);
  const reach = ["settle", "attack"].includes(verb) ? extras.reach[territory] : null;
  return {
    tint: held ? `s${holder + 1} owned` : "",
    emblem: held ? sign(`pc-${holder + 1}`, "pc em") : null,
    card: territoryCard(table, territory),
    ...gets,
    ...(reach && { name: table.cards.territory[territory].name, go: table.words(`pic-go-${verb}`, { territory }), price: price(table, reach) }),
  };
}

const price = (table, { cost, odds: chance }) => html`${odds(table, chance)}
  <span class="cost" title=${table.words("pic-cost", { n: cost })}>${cost}${drawing("token")}</span>`;

const odds = (table, n) => n !== null && html`<span class="odds" title=${table.words("pic-odds", { n })}>${Math.round(n)}%</span>`;

/** True of what is never considered beforehand: a Priority Turn is there once. */
export const rarely = ({ verb }) => verb === "priority";

const ORDER = [
  "play", "claim", "tokens", "progress", "city", "pioneer", "card", "mechanize", "research", "share", "licence", "lift", "settle",
  "put-away", "take-back", "priority", "pass", "done",
];

/** What is done most comes first, and of its kind what brings most; else cards as they lie in the hand, territories from the west, the die to roll again that loses least. */
export function sort(table, options) {
  const hand = table.me === null ? [] : handOf(table, table.me);
  const kind = ({ verb }) => ORDER.indexOf(verb === "attack" ? "settle" : verb);
  return options.toSorted((one, other) => kind(one) - kind(other) || worth(table, other) - worth(table, one) || place(hand, one) - place(hand, other));
}

function place(hand, { args, brings }) {
  if (args.territory) return PLACES[args.territory].seat[0];
  return args.card ? hand.indexOf(args.card) : brings?.fewer ?? 0;
}

/** The phases of a turn; an answer is none of them. */
export function steps(table) {
  const { view: { phase }, extras } = table.snapshot;
  if (extras.step === "answer") return null;
  return PHASES.includes(phase) ? PHASES.map((name) => ({ text: table.words(name), on: name === phase })) : [];
}

/** What lies below the numbers of a payment: a City. */
export const tallySigns = (kind) => drawing(kind, "ic");

/** Who moves after the present mover: by the turn order, phase after phase. */
export function after(table) {
  const { order, moving, phase } = table.snapshot.view;
  return ["homes", "order"].includes(phase) ? [] : [...order.slice(moving + 1), ...order].filter((seat) => seat !== null);
}

/** Where a player's way to land that was not theirs begins: at the nearest they hold. */
export function way(table, before, mark, seat) {
  const [, land] = mark.split("territory:");
  if (!land || before.view.holder[land] === seat) return null;
  const far = (id) => Math.hypot(...PLACES[id].seat.map((at, axis) => at - PLACES[land].seat[axis]));
  const held = Object.keys(before.view.holder).filter((id) => before.view.holder[id] === seat);
  return held.length ? `territory:${held.reduce((near, id) => (far(id) < far(near) ? id : near))}` : null;
}

/** A new Era, if one has begun since an earlier snapshot; and how many of the reader's cards belong to it. */
export function turned(table, before) {
  const { era } = table.snapshot.view;
  if (era <= before.view.era) return null;
  const hand = table.me === null ? [] : handOf(table, table.me);
  const can = hand.filter((id) => table.cards.card[id].eras.includes(era)).length;
  return {
    tint: "azure",
    sign: drawing("compass"),
    kind: table.words("pic-years", { era: `era-${era}` }),
    title: table.words("pic-era-begins", { n: era }),
    text: table.words("pic-era-how", { n: era }),
    means: table.me !== null && table.words("pic-era-yours", { can }),
  };
}
