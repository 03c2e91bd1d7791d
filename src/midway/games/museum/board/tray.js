// The payment tray: what is taken, what is given, one notch for every point. A rival's object has a tray of its own.
import { classes, sum, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { expertSign, inTray, mini, objectOf } from "./cards.js";
import { drawing } from "./kinds.js";

export function Tray({ table }) {
  const { view } = table.snapshot;
  if (view.player !== table.me || (!view.buying && !view.credit)) return null;
  const rival = view.seller !== null;
  const name = rival ? table.name(view.seller) : "";
  const { takes, gives, full } = rival ? toRival(table) : pooled(table);
  const label = table.words(rival ? "pic-tray-rival" : "pic-tray", { name });
  return html`<div class=${classes("tray", rival && `rival s${view.seller + 1}`)} data-place="tray" role="group" aria-label=${label}>
    <div class="pan"><h3>${table.words("pic-take")}</h3><ul>${takes}</ul></div>
    <div class="pan"><h3>${table.words(rival ? "pic-give-rival" : "pic-give", { name })}</h3><ul>${gives}</ul></div>
    <div class="beam" aria-hidden="true">
      ${times(full, () => html`<i></i>`)}${times(view.credit, () => html`<i class="left"></i>`)}
      ${times(view.owed, (notch) => html`<i class=${classes("due", notch < considered(table) && "soon")}></i>`)}
    </div>
    <p class="sum"><${Sums} table=${table} full=${full} /></p>
  </div>`;
}

/** How much the choice being considered would put down. */
function considered(table) {
  const option = table.considered;
  if (option?.verb === "pay") return objectOf(table, option.args.object).value;
  return option?.verb === "token" ? 1 : 0;
}

const line = (sign, text, points, look) => html`<li class=${look}>${sign}<span>${text}</span><b>${points}</b></li>`;
const chip = (look, art) => html`<span class=${`mini ${look}`}>${art && drawing(art)}</span>`;
const object = (table, id, points = objectOf(table, id).value) => line(mini(table, id), objectOf(table, id).short, points);

/** A line that is there only if it stands for something. */
const some = (points, ...rest) => (points > 0 ? [line(rest[0], rest[1], points, rest[2])] : []);
const owed = (table) => some(table.snapshot.view.owed, chip("blank"), table.words("pic-owed"), "need");

/** What is being bought, with its price. */
function article(table) {
  const { view, extras } = table.snapshot;
  if (!view.buying) return [];
  const id = extras.article;
  if (view.buying !== "hire") return [object(table, id, extras.price)];
  return [line(html`<span class="mini dark">${expertSign(id)}</span>`, table.cards.expert[id].name, extras.price)];
}

/** The tray that pays for several purchases: its cards are known; tokens, and what it has paid for, follow from the sums. */
function pooled(table) {
  const { view, extras } = table.snapshot;
  const cards = inTray(table);
  const worth = sum(cards.map((id) => objectOf(table, id).value));
  const rest = worth + view.owed - view.credit - (extras.price ?? 0);
  const tokens = Math.max(0, -rest);
  const takes = [...some(rest, chip("dark", "g-museum"), table.words("pic-bought")), ...article(table)];
  const gives = [...cards.map((id) => object(table, id)), ...some(tokens, chip("coin", "g-prestige"), table.words("pic-tokens-given")), ...owed(table)];
  return { takes, gives, full: worth + tokens - view.credit };
}

/** What goes to a rival is paid alone, after a fee; its cards lie in the rival's discard already. */
function toRival(table) {
  const { view, extras } = table.snapshot;
  const full = extras.price - view.owed;
  const fee = some(extras.fee, chip("coin", "g-prestige"), table.words("pic-fee-paid"));
  return { takes: article(table), gives: [...fee, ...some(full, chip("dark", "g-discard"), table.words("pic-paid")), ...owed(table)], full };
}

function Sums({ table, full }) {
  const { owed, credit } = table.snapshot.view;
  return html`<span>${table.words("pic-price")} <b>${full + owed}</b></span><span>${table.words("pic-paid")} <b>${full + credit}</b></span>
    ${owed > 0 && html`<span class="miss">${table.words("pic-missing")} <b>${owed}</b></span>`}
    ${credit > 0 && html`<span>${table.words("pic-credit")} <b>${credit}</b></span>`}
    <small>${table.words(credit > 0 ? "pic-credit-lost" : "pic-no-change")}</small>`;
}
