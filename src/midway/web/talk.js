// What is said at a table, line by line, and a line to say something.
import { useSignal, useSignalEffect } from "@preact/signals";
import { send } from "./api.js";
import { piece, sign } from "./art.js";
import { muted } from "./chat.js";
import { html } from "./html.js";
import { prefs } from "./prefs.js";
import { words } from "./words.js";

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
