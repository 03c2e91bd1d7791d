// Chat of the seats, in the whole log; each player can be muted in this browser.
import { useSignalEffect } from "@preact/signals";
import { get } from "./api.js";
import { sign } from "./art.js";
import { html } from "./html.js";
import { openLog } from "./log.js";
import { prefs } from "./prefs.js";
import { words } from "./words.js";

export function Chat({ table, play }) {
  const { match } = table.snapshot;
  useSignalEffect(() => {
    const count = play.live.value?.chat ?? 0;
    if (count > play.said.peek().length) get(`/matches/${match}/chat`).then((answer) => (play.said.value = answer.chat), () => {});
  });
  const last = play.said.value.filter((line) => !muted(match, line.seat)).at(-1);
  return html`<div class="dock">
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
export const muted = (match, seat) => Boolean(prefs.muted.value[`${match} ${seat}`]);
