// Cards: objects in their sizes; experts, Favours and Patrons explained.
import { classes, lit } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { axisOf, CIVILISATIONS, DOMAINS, drawing, homeOf, signOf } from "./kinds.js";
import { pictureOf } from "./pictures.js";

export const objectOf = (table, id) => table.cards.object[id];
export const continentOf = (table, id) => homeOf(objectOf(table, id).civilisation);

/** The objects of a museum in order of entry, and their owners. */
export function museumOf(table, seat) {
  const { entry, owner } = table.snapshot.view;
  return { objects: entry[seat], owners: owner[seat] };
}

/** What everybody saw go to a hand, and to the tray. */
export const knownHand = (table, seat) => table.snapshot.view.place.hand?.[seat] ?? [];
export const inTray = (table) => table.snapshot.view.place.tray ?? [];

/** A player's discard; what is in the tray lies with the discard of the player whose turn it is. */
export function discardOf(table, seat) {
  const { player, place } = table.snapshot.view;
  return [...(place.discard?.[seat] ?? []), ...(player === seat ? inTray(table) : [])];
}

/** The objects that a continent displays. */
export const displayOf = (table, continent) => table.snapshot.view.display[continent];

/** What is read out for an object. */
export function spoken(table, id) {
  const { name, civilisation, domain, value } = objectOf(table, id);
  return table.words("pic-object", { name, civilisation, domain, value });
}

// An object.

const picture = ({ id, domain, civilisation, value }) => html`<i class="frieze"></i>
  ${drawing(`o-${pictureOf(id, domain)}`, "sight")}<b class="val">${value}</b>${drawing(`e-${civilisation}`, "emb")}`;

/** What is drawn of an object in a frame or on a card. */
export const sight = (table, id) => picture({ id, ...objectOf(table, id) });

export const explained = (table, id) => table.explain({ ...objectCard(table, id), rule: "MU furbish.exhibit" });

/** What an object says of itself. */
export function objectCard(table, id) {
  const { name, civilisation, domain, value, date } = objectOf(table, id);
  return {
    tint: civilisation,
    emblem: html`<span class=${`obj portrait ${civilisation}`}>${sight(table, id)}</span>`,
    kind: table.words("pic-object-kind", { civilisation, domain, value }),
    title: name,
    text: date,
    about: ["object", id],
  };
}

/** Properties of an object's button: its place on the board, and how it explains itself. */
const placed = (table, id, choice) => both(explained(table, id), table.place(`object:${id}`, `${choice}:${id}`));

/** An object as a card of a hand or of the display. */
export function Tile({ table, id, choice, look, from, children }) {
  const { civilisation, domain, short } = objectOf(table, id);
  return html`<button type="button" class=${classes("obj tile", civilisation, look, lit(table, `object:${id}`))} aria-label=${spoken(table, id)}
    data-move=${`object:${id}`} data-from=${from} ...${placed(table, id, choice)}>
    ${sight(table, id)}
    <span class="caption"><b>${short}</b><i>${drawing(`m-${domain}`)}${table.words(civilisation)}</i></span>
    ${children}
  </button>`;
}

const tokens = (table, id) => {
  const { civilisation, domain, value } = objectOf(table, id);
  return html`${drawing(`e-${civilisation}`)}${drawing(`m-${domain}`)}<b>${value}</b>`;
};

/** An object so small that only emblem, domain and value fit. */
export const mini = (table, id) => html`<span class=${`obj mini ${objectOf(table, id).civilisation}`} title=${spoken(table, id)}>${tokens(table, id)}</span>`;

/** The same where it lies, as a button. */
export function Small({ table, id, choice, look, from, children }) {
  return html`<button type="button" class=${classes("obj mini", objectOf(table, id).civilisation, look, lit(table, `object:${id}`))}
    aria-label=${spoken(table, id)} data-move=${`object:${id}`} data-from=${from} ...${placed(table, id, choice)}>
    ${tokens(table, id)}${children}
  </button>`;
}

/** The same where nothing can be done with it. */
export function Still({ table, id, from, children }) {
  return html`<span class=${classes("obj mini", objectOf(table, id).civilisation, lit(table, `object:${id}`))} role="img" tabindex="0"
    aria-label=${spoken(table, id)} data-move=${`object:${id}`} data-from=${from} ...${explained(table, id)}>
    ${tokens(table, id)}${children}
  </span>`;
}

/** A paper clip in the colour of the seat that placed or lent an object. */
export const clip = (seat, text) => html`<span class=${`clip s${seat + 1}`} title=${text}>${drawing("g-clip")}</span>`;

// Experts, Favours, Patrons.

const SIGNS = {
  patricia: "g-discard", banker: "g-scale", journalist: "g-quill", restorer: "g-brush", press_officer: "g-opinion",
  quartermaster: "g-crate", amandine_bourdais: "g-pav", wf_registrar: "g-clip", wf_commissioner: "g-masterpiece",
};

/** The sign of an expert: the kind of collection, or the skill. */
export function expertSign(expert, look) {
  const skill = expert.replace("expert_", "");
  const known = CIVILISATIONS.includes(skill) || DOMAINS.includes(skill);
  return drawing(known ? `${CIVILISATIONS.includes(skill) ? "e" : "m"}-${skill}` : SIGNS[skill], look);
}

/** What a Patron counts, as criteria are written. */
export function countedBy(patron) {
  const key = patron.replace("patron_", "");
  return key.startsWith("value_") ? key.replace("_", ":") : `${axisOf(key)}:${key}`;
}

export const expertCard = (table, id) => {
  const { name, text } = table.cards.expert[id];
  return { tint: "umber", emblem: expertSign(id, "ic em"), kind: table.words("pic-expert"), title: name, text, rule: "MU hire.cost" };
};

export const favourCard = (table, id) => {
  const { name, text } = table.cards.favour[id];
  return { tint: "violet", emblem: drawing("g-favour", "ic em"), kind: table.words("pic-favour"), title: name, text, rule: "MU favour.one" };
};

/** How many objects a Patron pays for, and what. */
export function tiersOf(table, patron) {
  const { at_least, points } = table.cards.patron[patron];
  return at_least.map((least, tier) => table.words("pic-tier", { least, points: points[tier] })).join(", ");
}

export const patronCard = (table, id) => {
  const { name, text } = table.cards.patron[id];
  const tiers = tiersOf(table, id);
  const emblem = html`<span class="ic em">${signOf(countedBy(id))}</span>`;
  const about = table.words("pic-patron-about", { text, tiers });
  return { tint: "slate", emblem, kind: table.words("pic-patron"), title: name, text: about, rule: "MU score.patron" };
};

export const explainExpert = (table, id) => table.explain(expertCard(table, id));
export const explainFavour = (table, id) => table.explain(favourCard(table, id));
export const explainPatron = (table, id) => table.explain(patronCard(table, id));
