// The decision: one question, its options, undo and the button that commits; a slip for what has to wait.
import { piece, sign } from "./art.js";
import { both } from "./explain.js";
import { html } from "./html.js";
import { Waiting } from "./invite.js";
import { openRules } from "./rules.js";
import { decides, signed } from "./table.js";
import { words } from "./words.js";

const TILE = 16; // letters that fit a tile on a phone

export function Decision({ table, play }) {
  const { snapshot, picture } = table;
  const decision = snapshot.decision;
  if (!decision) return null;
  const mine = play.options.value.length > 0;
  const steps = picture.steps?.(table);
  return html`<section class="decision panel" aria-labelledby="ask">
    <div class="head">
      ${decision.seat >= 0 && piece(decision.seat)}
      <span class="eyebrow">${heading(table, mine)}</span>
      <${RuleLink} game=${snapshot.game} rule=${decision.rule} />
    </div>
    ${steps && html`<ol class="steps">${steps.map(({ text, on }) => html`<li class=${on ? "on" : ""} aria-current=${on ? "step" : undefined}>${text}</li>`)}</ol>`}
    <h2 id="ask" aria-live="polite">${decision.prompt}</h2>
    ${picture.Tray && html`<${picture.Tray} table=${table} />`}
    ${mine ? html`<${Options} table=${table} play=${play} />` : html`<${Waiting} table=${table} play=${play} />`}
    <${Go} table=${table} play=${play} mine=${mine} />
    <${Slip} game=${snapshot.game} play=${play} />
  </section>`;
}

function heading(table, mine) {
  const seat = decides(table.snapshot);
  if (seat < 0) return words("chance-decides");
  return mine ? words("your-turn") : words("turn-of", { player: table.name(seat) });
}

export function RuleLink({ game, rule }) {
  if (!rule) return null;
  const open = (event) => {
    event.preventDefault();
    openRules(game, rule);
  };
  return html`<a href=${`/rules/${game}#${encodeURIComponent(rule)}`} onClick=${open}>${words("rule-cited", { rule })}</a>`;
}

function Options({ table, play }) {
  const offered = sorted(table, play.offered);
  const tiles = table.picture.face && offered.length <= 5 && offered.every((option) => option.text.length <= TILE);
  return html`
    ${play.narrowed.value && html`<p class="narrow">
      <button onClick=${() => (play.narrowed.value = null)}>${words("show-all", { n: play.options.value.length })}</button>
    </p>`}
    <div class=${`options ${tiles ? "tiles" : ""}`}>
      ${offered.map((option, index) => html`<${Row} key=${option.code} table=${table} play=${play} option=${option} index=${index} />`)}
    </div>`;
}

export const sorted = (table, options) => table.picture.sort?.(table, options) ?? options;

function Row({ table, play, option, index }) {
  const { tint = "", emblem, name = option.text, cards, note = option.note, told = {} } = table.picture.face?.(table, option) ?? {};
  const enter = () => (play.hover.value = option.code);
  const leave = () => (play.hover.value = null);
  return html`<button class=${`opt ${tint}`} data-code=${option.code} aria-pressed=${String(play.considered.value === option)}
    onClick=${() => play.press(option)} ...${both(told, { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave })}>
    ${index < 9 && html`<span class="key" aria-hidden="true">${index + 1}</span>`}
    ${emblem}
    <span class="n">${name} ${option.gain !== undefined && html`<b>${signed(option.gain)}</b>`}</span>
    ${note && html`<span class="w">${note}</span>`}
    ${cards && html`<span class="c">${cards}</span>`}
  </button>`;
}

function Go({ table, play, mine }) {
  const { undoable, seat } = table.snapshot;
  if (seat === null) return null;
  const ready = mine && play.find(play.sticky.value);
  return html`<div class="go">
    <button class="btn undo" aria-disabled=${undoable ? undefined : "true"} onClick=${() => play.undo()} aria-label=${words("undo")}>
      ${sign("i-undo")}<span>${words("undo")}</span>
    </button>
    ${mine && html`<button class="btn primary" aria-disabled=${ready ? undefined : "true"} onClick=${() => commit(play)}>
      <span class="long">${ready ? ready.text : words("choose-first")}</span>
      <span class="short">${words("confirm")}</span><span class="key" aria-hidden="true">⏎</span>
    </button>`}
  </div>`;
}

function commit(play) {
  if (play.find(play.sticky.value)) play.commit();
  else play.refuse({ message: words("choose-first-long") });
}

export function Slip({ game, play }) {
  const slip = play.slip.value;
  return html`<div role="status">
    ${slip && html`<div class="slip">
      ${sign("i-hand")}
      <p>${slip.text} <${RuleLink} game=${game} rule=${slip.rule} /></p>
      <button class="x" aria-label=${words("dismiss")} onClick=${() => (play.slip.value = null)}>×</button>
    </div>`}
  </div>`;
}
