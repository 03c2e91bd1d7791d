// Hints: at a table of one person against bots, after a while without a key or press, or at once with I, the host whispers a choice.
// It lights nothing and never chooses.
import { effect } from "@preact/signals";
import { get } from "./api.js";
import { wick } from "./art.js";
import { addStyle } from "./games.js";
import { html } from "./html.js";
import { signed } from "./table.js";
import { told, words } from "./words.js";

await addStyle(new URL("hint.css", import.meta.url).href);

const IDLE = 8000; // milliseconds

/** Watch a table for its reader's idleness; the answer stops it. */
export function attend(play) {
  let timer = null;
  const again = () => {
    clearTimeout(timer);
    timer = isAsked(play) && play.options.value.length > 1 && !play.hint.value && !play.hushed ? setTimeout(() => whisper(play, false), IDLE) : null;
  };
  const stop = effect(() => {
    play.live.value;
    play.hint.value;
    if (!isAsked(play)) play.hushed = false; // until the next turn
    again();
  });
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, again, true);
  return () => {
    clearTimeout(timer);
    stop();
    for (const kind of ["keydown", "pointerdown"]) removeEventListener(kind, again, true);
  };
}

const isAsked = (play) => !play.past.value && play.options.value.length > 0;

/** Ask for a hint; `but` are the codes that were whispered before. Whoever asks is told if there is nothing to say. */
export async function whisper(play, asked = true, but = []) {
  const { number } = play.live.value;
  if (!isAsked(play)) return;
  const hint = await get(`/matches/${play.match}/hint?but=${but.join(",")}`).catch(() => null);
  if (play.live.value.number !== number) return;
  const option = play.find(hint?.code);
  const reasons = option ? reasonsOf(play.live.value, option, hint) : [];
  if (reasons.length) play.hint.value = { option, reasons, but: [...but, option.code], why: false, Whisper };
  else if (asked) play.refuse({ message: words("no-hint") });
}

/** Why a choice: a line about it, its figures, what it does; the first is told at once. */
function reasonsOf({ game, decision }, { verb, note, net }, { reasons }) {
  const figures = reasons.map(({ key, numbers: { n } }) => words(`hint-${key}`, { n: n ? signed(n) : "0" }));
  const written = typeof net === "string" ? [net] : [];
  const does = told(game, `explain-${decision.kind}-${verb}`) ?? told(game, `explain-${verb}`);
  return [note && `${note}.`, ...figures, ...written, does].filter(Boolean);
}

function Whisper({ play }) {
  const { option, reasons, but, why } = play.hint.value;
  const hush = () => {
    play.hushed = true;
    play.hint.value = null;
  };
  const more = () => (play.hint.value = { ...play.hint.value, why: true });
  return html`<div class="whisper" role="status">
    ${wick()}
    <p><b>${option.text}</b> ${reasons[0]}</p>
    ${why && html`<ul>${reasons.slice(1).map((reason) => html`<li>${reason}</li>`)}</ul>`}
    <div class="row">
      ${reasons.length > 1 && !why && html`<button onClick=${more}>${words("hint-why")}</button>`}
      <button onClick=${() => whisper(play, true, but)}>${words("hint-another")}</button>
      <button onClick=${hush}>${words("hint-hush")}</button>
    </div>
  </div>`;
}
