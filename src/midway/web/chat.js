// Chat of the seats, in the whole log; each player can be muted in this browser.
import { useSignal, useSignalEffect } from "@preact/signals";
import { get, send } from "./api.js";
import { piece, sign } from "./art.js";
import { html } from "./html.js";
import { openLog, told } from "./log.js";
import { prefs } from "./prefs.js";
import { words } from "./words.js";

export function Chat({ table, play }) {
  const { match } = table.snapshot;
  useSignalEffect(() => {
    const count = play.live.value?.chat ?? 0;
    if (count > play.said.peek().length) get(`/matches/${match}/chat`).then((answer) => (play.said.value = answer.chat), () => {});
  });
  const last = play.said.value.filter((line) => !muted(match, line.seat)).at(-1);
  const entry = told(play.log.value, table.snapshot.number).at(-1);
  return html`<div class="dock">
    <button class="lastlog panel btn" onClick=${() => openLog(table, play)}>
      ${entry?.seat >= 0 && piece(entry.seat)}<span class="last">${entry?.lines.join(" ")}</span>${words("log")}
    </button>
    ${talks(table) && html`<button class="chat panel btn" onClick=${() => openLog(table, play, "chat")}>
      ${sign("i-chat")}<b>${words("chat")}</b>
      <span class="last">${last && `${table.name(last.seat)}: ${last.text}`}</span>
      ${play.fresh.value > 0 && html`<span class="n">${play.fresh.value}</span>`}
    </button>`}
  </div>`;
}

/** True if there is somebody to talk to. */
export const talks = (table) => table.me !== null && talkers(table.snapshot.seats) > 1;

const talkers = (seats) => seats.filter((placed) => !placed.bot).length;
const muted = (match, seat) => Boolean(prefs.muted.value[`${match} ${seat}`]);

function mute(match, seat) {
  const key = `${match} ${seat}`;
  prefs.muted.value = { ...prefs.muted.value, [key]: !prefs.muted.value[key] };
}

/** Something that was said; its speaker can be muted. */
export function Said({ table, line: { seat, text } }) {
  const { match } = table.snapshot;
  const quiet = muted(match, seat);
  return html`${piece(seat)}
    <p><b>${table.name(seat)}</b> ${quiet ? html`<i>${words("muted")}</i>` : text}</p>
    ${seat !== table.me && html`<button class="mute" aria-pressed=${String(quiet)} aria-label=${words("mute", { player: table.name(seat) })}
      onClick=${() => mute(match, seat)}>${sign("i-mute")}</button>`}`;
}

/** All that was said, and a line to say something. */
export function Talk({ table, play }) {
  const lines = play.said.value;
  return html`<div class="talk">
    <ol aria-live="polite" tabindex="0" aria-label=${words("chat")}>
      ${lines.length === 0 && html`<li>${words("chat-empty")}</li>`}
      ${lines.map((line) => html`<li key=${line.line} class="uttered"><${Said} table=${table} line=${line} /></li>`)}
    </ol>
    <${Say} table=${table} play=${play} autofocus />
  </div>`;
}

/** A line to say something; whoever sees it has read the rest. */
export function Say({ table, play, autofocus = false }) {
  const fault = useSignal("");
  useSignalEffect(() => {
    play.heard.value = play.said.value.length;
  });
  const say = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get("text").trim();
    if (!text) return;
    try {
      await send(`/matches/${table.snapshot.match}/chat`, { text });
      form.reset();
      fault.value = "";
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <form class="say" onSubmit=${say}>
      <input name="text" maxlength="500" aria-label=${words("say")} placeholder=${words("say")} autocomplete="off" autofocus=${autofocus} />
      <button class="btn primary">${words("send")}</button>
    </form>`;
}
