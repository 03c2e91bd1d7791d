// The decision: one question, its options, undo and the button that commits; a slip for what has to wait.
import { useLayoutEffect, useRef } from "preact/hooks";
import { piece, sign } from "./art.js";
import { both } from "./explain.js";
import { html } from "./html.js";
import { Waiting } from "./invite.js";
import { Pace } from "./pace.js";
import { card } from "./play.js";
import { openRules } from "./rules.js";
import { signed } from "./table.js";
import { whose } from "./whose.js";
import { Following, moverOf } from "./walk.js";
import { language, told, words } from "./words.js";

const TILE = 16; // letters that fit a tile on a phone

export function Decision({ table, play }) {
  const { snapshot, picture } = table;
  const decision = snapshot.decision;
  if (!decision) return null;
  if (play.news.value && card.value) return html`<${card.value} table=${table} play=${play} />`;
  const mine = play.options.value.length > 0;
  const steps = picture.steps?.(table);
  const mover = moverOf(snapshot);
  return html`<section class=${`decision panel ${mover === null ? "" : `rival s${mover + 1}`}`} data-place="decision" aria-labelledby="ask">
    <div class=${`head ${mine && snapshot.turn !== snapshot.seat && snapshot.turn >= 0 ? "answer" : ""}`}>
      ${decision.seat >= 0 && piece(decision.seat)}
      <span class="eyebrow">${whose(snapshot)}</span>
      <${RuleLink} game=${snapshot.game} rule=${decision.rule} cite=${decision.cite} />
    </div>
    ${steps && html`<ol class="steps">${steps.map(({ text, on }) => html`<li class=${on ? "on" : ""} aria-current=${on ? "step" : undefined}>${text}</li>`)}</ol>`}
    ${play.brief.value && html`<${Brief} play=${play} />`}
    <h2 id="ask" aria-live="polite">${decision.prompt}</h2>
    ${mine && html`<${Weigh} game=${snapshot.game} kind=${decision.kind} />`}
    ${picture.Tray && html`<${picture.Tray} table=${table} />`}
    ${mine ? html`<${Options} table=${table} play=${play} />` : html`<${Following} table=${table} play=${play} /><${Waiting} table=${table} play=${play} />`}
    ${follows(snapshot) && html`<${Pace} play=${play} />`}
    <${Go} table=${table} play=${play} mine=${mine} />
    <${Slip} game=${snapshot.game} play=${play} />
  </section>`;
}

/** Who has played since the reader's last turn, where nothing was done to the reader. */
function Brief({ play }) {
  const names = play.brief.value.acts.map((act) => play.live.value.seats[act.seat].name);
  return html`<p class="brief">${words("have-played", { names: new Intl.ListFormat(language.value).format(names), n: names.length })}</p>`;
}

/** What there is to weigh, where a game says so of a question. */
function Weigh({ game, kind }) {
  const text = told(game, `weigh-${kind}`);
  return text && html`<p class="lead weigh">${text}</p>`;
}

/** True while the reader follows a rival who is a bot. */
export const follows = ({ seat, seats, decision }) => seat !== null && decision?.seat !== seat && Boolean(seats[decision?.seat]?.bot);

/** A rule as players cite it, leading to its text. */
export function RuleLink({ game, rule, cite }) {
  if (!rule) return null;
  const open = (event) => {
    event.preventDefault();
    openRules(game, rule);
  };
  return html`<a href=${`/rules/${game}#${encodeURIComponent(rule)}`} onClick=${open}>${cite}</a>`;
}

function Options({ table, play }) {
  const offered = sorted(table, play.offered);
  const list = useRef();
  useLayoutEffect(() => {
    play.rows = offered.map((option, index) => ({ option, focus: () => list.current.children[index].focus() }));
    return () => (play.rows = []);
  });
  const tiles = table.picture.face && offered.length <= 5 && offered.every((option) => option.text.length <= TILE);
  return html`
    ${play.narrowed.value && html`<p class="narrow">
      <button onClick=${() => (play.narrowed.value = null)}>${words("show-all", { n: play.options.value.length })}</button>
    </p>`}
    <div class=${`options ${tiles ? "tiles" : ""}`} ref=${list}>
      ${offered.map((option, index) => html`<${Row} key=${option.code} table=${table} play=${play} option=${option} index=${index} />`)}
    </div>`;
}

export const sorted = (table, options) => table.picture.sort?.(table, options) ?? options;

function Row({ table, play, option, index }) {
  const { tint = "", emblem, name = option.text, cards, note = option.note, card } = table.picture.face?.(table, option) ?? {};
  const about = table.explain({ tint, emblem, title: name, rule: table.snapshot.decision.rule, note: option.note, ...card, does: does(table, option) });
  const enter = () => (play.hover.value = option.code);
  const leave = () => (play.hover.value = null);
  return html`<button class=${`opt ${tint}`} data-code=${option.code} aria-pressed=${String(play.considered.value === option)}
    onClick=${() => play.press(option)} ...${both(about, { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave })}>
    ${index < 9 && html`<span class="key" aria-hidden="true">${index + 1}</span>`}
    ${emblem}
    <span class="n">${name} ${option.gain !== undefined && html`<b>${signed(option.gain)}</b>`}</span>
    ${note && html`<span class="w">${note}</span>`}
    ${cards && html`<span class="c">${cards}</span>`}
  </button>`;
}

/** What an option does, costs and brings, as the game says it of its kind. */
function does({ snapshot: { game, decision } }, { verb }) {
  return told(game, `explain-${decision.kind}-${verb}`) ?? told(game, `explain-${verb}`);
}

function Go({ table, play, mine }) {
  const { undoable, seat } = table.snapshot;
  if (seat === null) return null;
  const ready = mine && first(table, play);
  return html`<div class="go">
    <button class="btn undo" aria-disabled=${undoable ? undefined : "true"} onClick=${() => play.undo()} aria-label=${words("undo")}>
      ${sign("i-undo")}<span>${words("undo")}</span>
    </button>
    ${ready && html`<button class=${`btn primary ${ready.code === play.sticky.value ? "" : "unasked"}`} onClick=${() => play.commit(ready)}>
      <span class="long">${ready.text}</span>
      <span class="short">${words("confirm")}</span><span class="key" aria-hidden="true">⏎</span>
    </button>`}
  </div>`;
}

/** What the button commits: the option being considered, else the first in the list; what chance did is never guessed. */
const first = (table, play) => play.find(play.sticky.value) ?? (table.snapshot.decision.seat < 0 ? null : sorted(table, play.offered)[0]);

export function Slip({ game, play }) {
  const slip = play.slip.value;
  return html`<div role="status">
    ${slip && html`<div class="slip">
      ${sign("i-hand")}
      <p>${slip.text} <${RuleLink} game=${game} rule=${slip.rule} cite=${slip.cite} /></p>
      <button class="x" aria-label=${words("dismiss")} onClick=${() => (play.slip.value = null)}>×</button>
    </div>`}
  </div>`;
}
