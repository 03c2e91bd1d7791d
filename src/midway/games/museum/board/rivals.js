// Everybody's museum as a small plan, prestige, hand and open discard.
import { piece } from "midway/art.js";
import { classes, count, lit, times } from "midway/draw.js";
import { Figure } from "midway/figure.js";
import { html } from "midway/html.js";
import { Given, level, Presence } from "midway/presence.js";
import { inGallery, layoutOf } from "./arrange.js";
import { clip, continentOf, discardOf, knownHand, museumOf, objectOf, Small } from "./cards.js";
import { drawing, SPACES } from "./kinds.js";
import { explainOther } from "./score.js";
import { seatShown, visit } from "./wall.js";

const COLUMNS = ["player", "track", "prestige", "hand", "plan", "discard"];

export function Rivals({ table }) {
  const { fee } = table.snapshot.extras;
  return html`<section class="houses panel" aria-label=${table.words("pic-museums")}>
    <h2 class="eyebrow ends"><span>${table.words("pic-museums")}</span><small>${table.words("pic-fee", { n: fee })}</small></h2>
    <table>
      <thead class="vh"><tr>${COLUMNS.map((name) => html`<th>${table.words(`pic-col-${name}`)}</th>`)}</tr></thead>
      <tbody>${table.order.map((seat) => html`<${Rival} key=${seat} table=${table} seat=${seat} />`)}</tbody>
    </table>
  </section>`;
}

function Rival({ table, seat }) {
  const { view, extras, decision, seats } = table.snapshot;
  const look = classes(`s${seat + 1}`, seat === table.me && "me", decision?.seat === seat && "turn");
  return html`<tr class=${look} data-place=${`seat:${seat + 1}`}>
    <th scope="row"><span class="sits">
      <button type="button" class=${classes("who-is", lit(table, `seat:${seat + 1}`))} ...${table.place(`seat:${seat + 1}`, `lend:${seat + 1}`)}>
        ${piece(seat)}<span><b>${table.name(seat)}</b>${seats[seat].bot && html`<small>${level(seats[seat])}</small>`}</span>
      </button>
      ${seat !== table.me && html`<${Presence} placed=${seats[seat]} />`}<${Given} placed=${seats[seat]} />
    </span></th>
    <td class="on-track"><${Reached} table=${table} seat=${seat} /></td>
    <td class="owns" title=${table.words("pic-prestige", { n: view.prestige[seat] })}>${drawing("g-prestige")}<${Prestige} table=${table} seat=${seat} /></td>
    <td class="owns"><${Held} table=${table} seat=${seat} /></td>
    <td class="planned"><${Plan} table=${table} seat=${seat} /></td>
    <td class="thrown" data-place=${`discard:${seat + 1}`}><${Discard} table=${table} seat=${seat} /></td>
  </tr>`;
}

const Prestige = ({ table, seat }) => (seat === table.me
  ? html`<${Figure} table=${table} read=${({ view }) => view.prestige[seat]} terse=${true} />`
  : table.snapshot.view.prestige[seat]);

/** The place on the track; explained, the points of a rival part by part. */
function Reached({ table, seat }) {
  const { view, extras } = table.snapshot;
  const title = table.words("pic-on-track", { n: view.track[seat], goal: extras.goal });
  if (seat === table.me) return html`<span title=${title}>${view.track[seat]}</span>`;
  return html`<span role="img" tabindex="0" aria-label=${title} ...${explainOther(table, seat)}>${view.track[seat]}</span>`;
}

/** The size of a hand; explained, the cards in it that everybody saw go there. */
function Held({ table, seat }) {
  const { view } = table.snapshot;
  const known = knownHand(table, seat).map((id) => objectOf(table, id).name);
  const title = table.words("pic-cards-held", { n: view.held[seat], favours: view.favours_held[seat] });
  const text = known.length ? table.words("pic-known", { names: known.join(", ") }) : table.words("pic-none-known");
  const told = table.explain({ kind: table.name(seat), title, text, rule: "MU cards.open" });
  return html`<span role="img" tabindex="0" aria-label=${title} ...${told}>${drawing("g-hand")}${view.held[seat]}</span>`;
}

/** A museum as a plan of colours; a press opens its wall. */
function Plan({ table, seat }) {
  const layout = layoutOf(table, seat);
  const tint = (space) => classes(layout[space] && objectOf(table, layout[space]).civilisation, inGallery(table, seat, space) && "red");
  const label = table.words("pic-open-museum", { name: table.name(seat), n: layout.filter(Boolean).length });
  return html`<button type="button" class="plan" aria-label=${label} aria-pressed=${String(seatShown(table) === seat)} onClick=${() => visit(table, seat)}>
    <span class="cells">${times(SPACES, (space) => html`<i class=${tint(space)}></i>`)}</span>
    ${loans(table, seat)}
  </button>`;
}

/** A clip for everybody who has lent something to a museum. */
function loans(table, seat) {
  const lenders = [...new Set(museumOf(table, seat).owners)].filter((owner) => owner !== seat);
  return lenders.map((owner) => clip(owner, table.words("pic-lent-by", { name: table.name(owner) })));
}

/** What pressing a card of a discard would mean now. */
const verb = (table) => ({ object: "choose", retrieve: "take" })[table.snapshot.decision?.kind] ?? "exhibit";

function Discard({ table, seat }) {
  const ids = discardOf(table, seat);
  if (!ids.length) return html`<small>${table.words("pic-no-discard")}</small>`;
  const look = (id) => seat === table.me && frowned(table, id);
  const card = (id) => html`<li key=${id}><${Small} table=${table} id=${id} choice=${verb(table)} from=${`seat:${seat + 1}`} look=${look(id)} /></li>`;
  return html`<ul class="pile-of">${ids.map(card)}</ul>`;
}

/** An object in the reader's discard costs points where its continent has tokens. */
const frowned = (table, id) => count(table.snapshot.view.tokens, continentOf(table, id)) > 0 && "frowned";
