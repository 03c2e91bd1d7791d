// What a player has: exhibits, approvals, tickets, supporters in supply, figures to play.
import { sign } from "midway/art.js";
import { classes, count, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { Card, cardOf, figureOf, mini } from "./cards.js";
import { away, pending } from "./counted.js";
import { AREAS, drawing, emblem, FIGURES, patronOf, TICKET_TINT, tintOf } from "./kinds.js";

const SETS = "WF end.sets";

export function Holdings({ table, seat }) {
  const figures = FIGURES.flatMap((figure) => times(count(table.snapshot.view.figures[seat], figure), () => figure));
  const mine = seat === table.me;
  return html`<div class="hold">
      <span class="lab">${table.words("pic-exhibits")}</span>
      ${AREAS.map((area) => html`<${Exhibits} table=${table} seat=${seat} area=${area} />`)}
      <span class="lab">${table.words("pic-approved")}</span>
      ${AREAS.map((area) => html`<${Approved} table=${table} seat=${seat} area=${area} />`)}
    </div>
    <div class="foot">
      <${Tickets} table=${table} seat=${seat} />
      <${Supply} table=${table} seat=${seat} />
      ${!mine && figures.length > 0 && html`<span class="few">${figures.map((figure) => mini(figureOf(table, figure)))}</span>`}
    </div>
    ${mine && figures.length > 0 && html`<${Hand} table=${table} figures=${figures} />`}`;
}

const Supply = ({ table, seat }) => html`<span title=${table.words("pic-supply")}>
  ${sign(`pc-${seat + 1}`, "pc")}<b>${table.snapshot.view.supply[seat] - away(table, seat)}</b><span class="unit">${table.words("pic-supply")}</span>
</span>`;

/** Where new things in a panel come from: the area last collected. */
const collected = (table) => `area:${table.snapshot.view.home}`;

/** Emblems on top of each other, one for each card, so that every new one is seen to come. */
const heap = (table, key, id, number) => html`<span class="heap">
  ${times(Math.max(1, number), (index) => html`<i key=${index} data-move=${`${key}:${index}`} data-from=${collected(table)}>${emblem(id)}</i>`)}
</span>`;

/** Properties that list the titles of a player's cards of a kind. */
function listed(table, seat, kind, head) {
  const names = table.snapshot.extras.held[seat].filter((name) => name.startsWith(`${kind}/`));
  if (!names.length) return {};
  const { tint, emblem } = cardOf(table, names[0]);
  return table.explain({ tint, emblem, ...head, text: names.map((name) => cardOf(table, name).title).join(", ") });
}

function Exhibits({ table, seat, area }) {
  const number = count(table.snapshot.view.exhibits[seat], area) + pending(table, area, seat);
  const label = table.words("pic-proposed-of", { area, n: number });
  const head = { kind: table.words("pic-exhibits"), title: table.words(area), rule: "WF cards.exhibit" };
  const look = classes("ex", tintOf(area), !number && "none");
  return html`<span class=${look} role="img" aria-label=${label} ...${listed(table, seat, `exhibit_${area}`, head)}>
    ${heap(table, `exhibit:${seat}:${area}`, area, number)}${number}
  </span>`;
}

function Approved({ table, seat, area }) {
  const number = count(table.snapshot.view.approved[seat], area) - pending(table, area, seat);
  const label = table.words("pic-approved-of", { area, n: number });
  const told = { role: "img", "aria-label": label, title: label };
  if (!number) return html`<span class=${`seal none ${tintOf(area)}`} ...${told}></span>`;
  const key = `seal:${seat}:${area}:${number}`;
  return html`<span key=${key} class=${`seal ${tintOf(area)}`} data-move=${key} data-from=${`area:${area}`} ...${told}>
    ${drawing("seal", "")}<b>${number}</b>
  </span>`;
}

function Tickets({ table, seat }) {
  const { tickets } = table.snapshot.view;
  const most = table.words("pic-most-tickets");
  const unit = table.words("pic-tickets", { n: tickets[seat] });
  const leads = tickets[seat] > 0 && tickets[seat] === Math.max(...tickets);
  const head = { kind: table.words("pic-kind-ticket"), title: `${tickets[seat]} ${unit}`, rule: "WF scoring.1.leader" };
  return html`<span class=${TICKET_TINT} ...${listed(table, seat, "ticket", head)}>
    ${heap(table, `ticket:${seat}`, "ticket", tickets[seat])}<b>${tickets[seat]}</b><span class="unit">${unit}</span>
    ${leads && html`<span role="img" aria-label=${most} title=${most}>${sign("laurel", "laurel")}</span>`}
  </span>`;
}

/** What playing a figure is called; the one asked about if it cannot be played now. */
function choice(table, figure) {
  const area = patronOf(figure);
  if (area) return `patron:${area}`;
  return figure === "davis" ? `davis:${table.snapshot.view.home}` : figure;
}

const Hand = ({ table, figures }) => html`<div class="hand">
  <ul>${figures.map((figure, index) => html`<${Held} key=${`${figure}${index}`} table=${table} figure=${figure} index=${index} />`)}</ul>
  <p><b>${table.words("pic-to-play")}</b>${table.words("pic-to-play-how")}</p>
</div>`;

function Held({ table, figure, index }) {
  const { can, at, refused } = table.state(`figure:${figure}`);
  const place = table.place(`figure:${figure}`, choice(table, figure));
  const look = classes(can && "can", at && "at", refused && "refused");
  return html`<li class=${look} data-move=${`hand:${figure}:${index}`} data-from=${collected(table)}>
    <${Card} table=${table} card=${figureOf(table, figure)} own=${place} />
  </li>`;
}

const approval = (area) => html`<span class=${`seal ${tintOf(area)}`}>${drawing("seal", "")}${emblem(area)}</span>`;

/** The best split of a player's approvals into sets: each takes one of every colour that is left. */
export function Final({ table, seat }) {
  const approved = table.snapshot.view.approved[seat];
  const levels = Math.max(0, ...Object.values(approved));
  const sets = times(levels, (level) => AREAS.filter((area) => count(approved, area) > level));
  if (!levels) return null;
  const rule = html`<a href=${`/rules/worldsfair#${encodeURIComponent(SETS)}`}>${table.cite(SETS)}</a>`;
  return html`<section class="final">
    <h3 class="eyebrow">${table.words("pic-split", { whose: seat === table.me ? "yours" : "theirs", player: table.name(seat) })} ${rule}</h3>
    <ol class="split">
      ${sets.map((areas) => html`<li>${areas.map(approval)}<b>${table.snapshot.extras.sets[areas.length - 1]}</b></li>`)}
    </ol>
  </section>`;
}
