// The decision: one question, its options, undo and the button that commits; a slip for what has to wait.
import { piece, sign } from "./art.js";
import { classes } from "./draw.js";
import { partOf } from "./games.js";
import { askHint, mayAsk } from "./hinting.js";
import { html } from "./html.js";
import { Waiting } from "./invite.js";
import { Pace } from "./pace.js";
import { aboutOf, asides, faceOf, Options, passing } from "./options.js";
import { card } from "./news.js";
import { openRules } from "./rules.js";
import { textOf } from "./stepper.js";
import { whose } from "./whose.js";
import { Following, moverOf } from "./walk.js";
import { inOneBreath, told, words } from "./words.js";

const LONG = 70; // characters of a question that is set smaller, so that its options have room
const WORDY = 25; // characters of a button and of the hint's beside it, counted twice, from which on the hint is only a sign

export function Decision({ table, play }) {
  const { snapshot, picture } = table;
  const decision = snapshot.decision;
  if (!decision) return snapshot.closed ? html`<${Closed} />` : null;
  if (play.news.value && card.value) return html`<${card.value} table=${table} play=${play} />`;
  const mine = play.options.value.length > 0;
  const steps = picture.steps?.(table);
  const mover = moverOf(snapshot);
  const Hint = play.hint.value && partOf("hint")?.Hint;
  return html`<section class=${classes("decision panel", mover !== null && `rival s${mover + 1}`, Hint && "hinted")} data-place="decision" aria-labelledby="ask">
    <div class=${classes("head", mine && snapshot.turn !== snapshot.seat && snapshot.turn >= 0 && "answer", snapshot.mine.length > 1 && "shared")}>
      ${decision.seat >= 0 && piece(decision.seat)}
      <span class="eyebrow">${whose(snapshot)}</span>
      <${RuleLink} game=${snapshot.game} rule=${decision.rule} cite=${decision.cite} />
    </div>
    ${play.Above && html`<${play.Above} table=${table} play=${play} />`}
    ${steps && html`<ol class="steps">${steps.map(({ text, on }) => html`<li class=${on ? "on" : ""} aria-current=${on ? "step" : undefined}>${text}</li>`)}</ol>`}
    ${play.brief.value && html`<${Brief} play=${play} />`}
    <h2 id="ask" class=${decision.prompt.length > LONG ? "long" : ""} aria-live="polite">${decision.prompt}</h2>
    ${mine && !Hint && html`<${Weigh} game=${snapshot.game} kind=${decision.kind} />`}
    ${picture.Tray && html`<${picture.Tray} table=${table} />`}
    ${mine ? html`<${Hint || Options} table=${table} play=${play} />` : html`<${Following} table=${table} play=${play} /><${Waiting} table=${table} play=${play} />`}
    ${follows(snapshot) && html`<${Pace} play=${play} />`}
    <${Go} table=${table} play=${play} mine=${mine} />
    <${Slip} game=${snapshot.game} play=${play} />
  </section>`;
}

/** A match that whoever runs the server has ended. */
const Closed = () => html`<section class="decision panel" aria-labelledby="ask"><h2 id="ask" class="long">${words("table-closed")}</h2></section>`;

/** Who has played since the reader's last turn, where nothing was done to the reader. */
function Brief({ play }) {
  const names = play.brief.value.acts.map((act) => play.live.value.seats[act.seat].name);
  return html`<p class="brief">${words("have-played", { names: inOneBreath(names), n: names.length })}</p>`;
}

/** What there is to weigh, where a game says so of a question. */
function Weigh({ game, kind }) {
  const text = told(game, `weigh-${kind}`);
  return text && html`<p class="weigh">${text}</p>`;
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

function Go({ table, play, mine }) {
  const { undoable, seat } = table.snapshot;
  if (seat === null) return null;
  const ready = mine ? play.ready : null;
  const pass = mine && passing(play) !== ready && passing(play);
  const label = ready && (faceOf(table, ready).go ?? textOf(table, ready, play.timesOf(ready)));
  const [row, ...rows] = table.listed.rows;
  const amount = row?.steps && !row.mark && !rows.length; // its row is not the button that commits it
  const advised = mine && mayAsk(play) && !play.hint.value;
  return html`<div class=${classes("go", mine && (pass || amount || asides(play).length > 0) && "several", label?.length + 2 * words("hint").length > WORDY && "wordy", advised && "advised")}>
    <button class="btn undo" aria-disabled=${undoable ? undefined : "true"} onClick=${() => play.undo()} aria-label=${words("undo")}>
      ${sign("i-undo")}<span>${words("undo")}</span>
    </button>
    ${advised && html`<button class="btn hintbtn" onClick=${() => askHint(play)} aria-label=${words("hint")}>
      ${sign("i-hint")}<span>${words("hint")}</span><span class="key" aria-hidden="true">H</span>
    </button>`}
    ${mine && asides(play).map((option, index, all) => html`<${Aside} key=${option.code} table=${table} play=${play} option=${option} last=${index === all.length - 1} />`)}
    ${pass && html`<button class="btn aside" onClick=${() => play.commit(pass)}>${pass.text}<span class="key" aria-hidden="true">Esc</span></button>`}
    ${mine && play.weighs.value && !ready && html`<span class="btn primary weighs"></span>`}
    ${ready && html`<button class=${`btn primary ${ready.code === play.sticky.value ? "" : "unasked"}`} onClick=${() => play.commit()}>
      <span class="long">${label}</span>
      <span class="short">${words("confirm")}</span><span class="key" aria-hidden="true">⏎</span>
    </button>`}
  </div>`;
}

/** What stands beside the button: the end of a turn. Pointing at it changes nothing above it, or it would move away under the pointer. */
export function Aside({ table, play, option, last }) {
  const face = faceOf(table, option);
  return html`<button class="btn aside" data-code=${option.code} aria-pressed=${String(play.sticky.value === option.code)} onClick=${() => play.press(option)}
    ...${aboutOf(table, option, face)}>
    ${face.short ?? option.text}${last && html`<span class="key" aria-hidden="true">D</span>`}
  </button>`;
}

export function Slip({ game, play }) {
  const slip = play.slip.value;
  return html`<div role="status">
    ${slip && html`<div class="slip">
      ${sign("i-hand")}
      <p>${slip.title && html`<b>${slip.title}</b> `}${slip.text} <${RuleLink} game=${game} rule=${slip.rule} cite=${slip.cite} /></p>
      <button class="x" aria-label=${words("dismiss")} onClick=${() => (play.slip.value = null)}>×</button>
    </div>`}
  </div>`;
}
