// Chat of the seats: opened as a sheet; each player can be muted in this browser.
import { useSignal, useSignalEffect } from "@preact/signals";
import { get, send } from "./api.js";
import { piece, sign } from "./art.js";
import { html } from "./html.js";
import { told } from "./log.js";
import { prefs } from "./prefs.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

export function Chat({ table, play }) {
  const { match, seat, seats } = table.snapshot;
  const lines = useSignal([]);
  const read = useSignal(0);
  useSignalEffect(() => {
    const count = play.live.value?.chat ?? 0;
    if (count > lines.peek().length) get(`/matches/${match}/chat`).then((answer) => (lines.value = answer.chat), () => {});
  });
  const heard = lines.value.filter((line) => !muted(match, line.seat));
  const last = heard.at(-1);
  const open = () => {
    read.value = lines.value.length;
    lay(words("chat"), Talk, { table, lines, read });
  };
  const fresh = heard.length - Math.min(read.value, heard.length);
  const entry = told(play.log.value, table.snapshot.number).at(-1);
  return html`<div class="dock">
    <button class="lastlog panel btn" onClick=${() => lay(words("what-happened"), WholeLog, { table, play })}>
      ${entry?.seat >= 0 && piece(entry.seat)}<span class="last">${entry?.lines.join(" ")}</span>${words("log")}
    </button>
    ${seat !== null && talkers(seats) > 1 && html`<button class="chat panel btn" onClick=${open}>
      ${sign("i-chat")}<b>${words("chat")}</b>
      <span class="last">${last && `${table.name(last.seat)}: ${last.text}`}</span>
      ${fresh > 0 && html`<span class="n">${fresh}</span>`}
    </button>`}
  </div>`;
}

const talkers = (seats) => seats.filter((placed) => !placed.bot).length;
const muted = (match, seat) => Boolean(prefs.muted.value[`${match} ${seat}`]);

function mute(match, seat) {
  const key = `${match} ${seat}`;
  prefs.muted.value = { ...prefs.muted.value, [key]: !prefs.muted.value[key] };
}

function Talk({ table, lines, read }) {
  const { match, seat: me } = table.snapshot;
  const fault = useSignal("");
  read.value = lines.value.length;
  const say = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get("text").trim();
    if (!text) return;
    try {
      await send(`/matches/${match}/chat`, { text });
      form.reset();
      fault.value = "";
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`<div class="talk">
    <ol aria-live="polite" tabindex="0" aria-label=${words("chat")}>
      ${lines.value.length === 0 && html`<li>${words("chat-empty")}</li>`}
      ${lines.value.map((line, index) => html`<li key=${index}>
        ${piece(line.seat)}
        <p><b>${table.name(line.seat)}</b> ${muted(match, line.seat) ? html`<i>${words("muted")}</i>` : line.text}</p>
        ${line.seat !== me && html`<button class="mute" aria-pressed=${String(muted(match, line.seat))}
          aria-label=${words("mute", { player: table.name(line.seat) })} onClick=${() => mute(match, line.seat)}>${sign("i-mute")}</button>`}
      </li>`)}
    </ol>
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <form onSubmit=${say}>
      <input name="text" maxlength="500" aria-label=${words("say")} autocomplete="off" autofocus />
      <button class="btn primary">${words("send")}</button>
    </form>
  </div>`;
}

function WholeLog({ table, play }) {
  const entries = told(play.log.value, table.snapshot.number).reverse();
  return html`<ol class="wholelog" tabindex="0" aria-label=${words("what-happened")}>
    ${entries.map((entry) => html`<li key=${entry.number}>${[...entry.lines, ...entry.more].join(" ")}</li>`)}
  </ol>`;
}
