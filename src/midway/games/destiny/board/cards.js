// Influence cards, Progressions, Breakthroughs and products: their faces, and how they explain themselves.
import { classes, lit } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { drawing, hasLongWord } from "./kinds.js";

const EMBLEMS = {
  hudson_bay_company: "fur", cotton_gin: "textiles", louisiana_purchase: "scroll", erie_canal: "ferry", remember_the_alamo: "fort",
  california_gold_rush: "gold", transcontinental_railroad: "rail", ellis_island: "torch", klondike: "minerals", prohibition: "barrel",
  the_60s: "peace", oil_crisis: "oil", silicon_valley: "chip", manifest_destiny: "star", native_sovereignty: "natives", ben_franklin: "kite",
  revolutionary_war: "cannon", george_washington: "tricorn", thomas_jefferson: "quill", eli_whitney: "textiles", lewis_and_clark: "compass",
  robert_fulton: "ship", war_of_1812: "cannon", star_spangled_banner: "flag", monroe_doctrine: "shield", davy_crockett: "fort", panic: "fall",
  abolitionists_civil_rights_movement: "chain", oregon_trail: "wagon", samuel_morse: "tele", p_t_barnum: "leis", pony_express: "horseshoe",
  civil_war: "sabres", abraham_lincoln: "tophat", homestead_act: "house", reconstruction: "hammer", sewards_folly: "snow", great_fire: "fire",
  alexander_graham_bell: "phone", thomas_edison: "bulb", trustbusters: "axe", remember_the_maine: "anchor", teddy_roosevelt: "timber",
  wright_brothers: "plane", panama_canal: "ship", world_war: "net", babe_ruth: "ball", amelia_earhart: "plane", black_tuesday: "fall",
  the_depression: "bowl", dust_bowl: "storm", franklin_d_roosevelt: "umbrella", cold_war: "rocket", lawyer: "scales", elvis_presley: "mic",
  john_f_kennedy: "rocket", civil_disobedience: "hand", martin_luther_king: "people", bill_gates: "computer", internet: "wireless",
  spy: "eye", congress: "gov", supreme_court: "gavel", president: "medal",
};

export const emblemOf = (id) => EMBLEMS[id] ?? "card";

/** What kind of card it is, by which it has its colour. */
function sortOf(table, id) {
  const { kind, types } = table.cards.card[id];
  if (kind === "destiny") return "destiny";
  if (types.includes("leader")) return "leader";
  return types.includes("counter") || types.includes("response") ? "answer" : "event";
}

/** The class of its colour. */
export const look = (table, id) => `is-${sortOf(table, id)}`;

const eras = ({ eras: shown }) => (shown.length > 1 ? `${shown[0]}–${shown.at(-1)}` : shown[0]);

export const sortName = (table, id) => table.words(`pic-sort-${sortOf(table, id)}`);
export const eraName = (table, id) => table.words("pic-era", { eras: eras(table.cards.card[id]) });

const explainCard = (table, id) => table.explain(influenceCard(table, id));

/** What a card says of itself. */
export function influenceCard(table, id) {
  const { name, text } = table.cards.card[id];
  return {
    tint: `influence ${look(table, id)}`, emblem: drawing(emblemOf(id), "ic em"), kind: `${sortName(table, id)} · ${eraName(table, id)}`, title: name,
    text, about: ["card", id], rule: "MD 8.3",
  };
}

const LONGEST = 14; // letters of a word that is set in the narrow face

/** A card in hand. */
export function Card({ table, id, choice }) {
  const { number, name, text, product } = table.cards.card[id];
  const face = classes("influence", look(table, id), hasLongWord(name) && "long", hasLongWord(name, LONGEST) && "longest", lit(table, `card:${id}`));
  const paid = !["none", "choice", emblemOf(id)].includes(product);
  return html`<button type="button" class=${face} data-move=${`card:${id}`} data-from="deck"
    aria-label=${table.words("pic-card", { n: number, name })} ...${both(explainCard(table, id), table.place(`card:${id}`, choice))}>
    <span class="number">${number}</span><span class="era">${eraName(table, id)}</span>
    <span class="emblem">${drawing(emblemOf(id))}${paid && drawing(product, "ic product")}</span>
    <span class="sort">${sortName(table, id)}</span><b>${name}</b><span class="text">${text}</span>
  </button>`;
}

/** A card so small that only emblem and number fit. */
export function Small({ table, id, from }) {
  const { number, name } = table.cards.card[id];
  return html`<span class=${classes("influence small", look(table, id), lit(table, `card:${id}`))} role="img" tabindex="0" data-move=${`card:${id}`}
    data-from=${from} aria-label=${table.words("pic-card", { n: number, name })} ...${explainCard(table, id)}>
    ${drawing(emblemOf(id))}<b>${number}</b>
  </span>`;
}

export const CATEGORIES = { transportation: "rail", telecommunications: "tele", government: "gov", leisure: "leis", culture: "cult" };

export const explainProgression = (table, id) => table.explain(progressionCard(table, id));

export function progressionCard(table, id) {
  const { name, text, category, level } = table.cards.progression[id];
  const kind = table.words("pic-progression-kind", { category, level });
  return { tint: "umber", emblem: drawing(CATEGORIES[category], "ic em"), kind, title: name, text, about: ["progression", id], rule: "MD 9.3" };
}

export const explainBreakthrough = (table, id) => table.explain(breakthroughCard(table, id));

export function breakthroughCard(table, id) {
  const { name, text, level } = table.cards.breakthrough[id];
  const kind = table.words("pic-breakthrough-kind", { level });
  return { tint: "violet", emblem: drawing("bulb", "ic em"), kind, title: name, text, about: ["breakthrough", id], rule: "MD 9.4" };
}
