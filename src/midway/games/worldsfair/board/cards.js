// Cards: exhibits, tickets and figures. A card is written `kind/title`.
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { emblem, FIGURE_TINT, FIGURES, patronOf, TICKET_TINT, tintOf } from "./kinds.js";

const UNTITLED = "-";
const WIDE = /\p{L}{13}/u; // a word that needs smaller letters to stay whole
const LONGEST = /(?<=\p{L}{5})(?=gra(ph|f))/u; // where a word that fits no card is divided

/** What a card is: how it looks, what it says, how it explains itself. */
export function cardOf(table, name) {
  const [kind, title] = name.split("/");
  const printed = title === UNTITLED ? table.words(kind) : table.cards[kind][title].title;
  if (FIGURES.includes(kind)) return figureOf(table, kind);
  const card = kind === "ticket" ? ticketOf(table, printed) : exhibitOf(table, kind.replace("exhibit_", ""), printed);
  return { ...card, about: [kind, title] };
}

function exhibitOf(table, area, title) {
  const look = { sort: "exhibit", tint: tintOf(area), emblem: emblem(area), title, label: title };
  const text = table.words("pic-about-exhibit", { area });
  return { ...look, kind: table.words("pic-kind-exhibit"), text, rule: "WF cards.exhibit" };
}

function ticketOf(table, title) {
  const look = { sort: "ticket", tint: TICKET_TINT, emblem: emblem("ticket"), title, label: title };
  const text = table.words("pic-about-ticket", table.snapshot.extras.tickets);
  return { ...look, kind: table.words("pic-kind-ticket"), text, rule: "WF cards.ticket" };
}

const patronage = (area) => html`<span class=${`fx ${tintOf(area)}`}>+1 ${emblem(area)}</span>`;

export function figureOf(table, figure) {
  const area = patronOf(figure);
  return {
    sort: "figure",
    tint: FIGURE_TINT,
    emblem: emblem(figure),
    title: table.words(figure),
    label: table.words("pic-short", { figure }),
    effect: area ? patronage(area) : html`<span class="fx">${table.words(`pic-effect-${figure}`)}</span>`,
    kind: table.words("pic-kind-figure"),
    text: table.words(`pic-about-${area ? "patron" : figure}`, { area }),
    rule: `WF figures.${area ? "patrons" : figure}`,
  };
}

/** A card that lies somewhere; `own` are the properties of its place. */
export function Card({ table, card, own }) {
  return html`<button type="button" class=${`card ${card.sort} ${card.tint}`} data-kind="card" aria-label=${card.title} ...${both(table.explain(card), own)}>
    <span class="ce">${card.emblem}</span>
    <span class=${`ct ${WIDE.test(card.label) ? "long" : ""}`}><span>${card.label.replace(LONGEST, "\u00ad")}</span></span>
    ${card.effect}
  </button>`;
}

/** A card so small that only its emblem fits. */
export const mini = (card) => html`<i class=${card.tint} title=${card.title}>${card.emblem}</i>`;
