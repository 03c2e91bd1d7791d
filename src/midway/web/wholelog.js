// The whole log: by turns, newest first, with what was said; all of it, what concerns the reader, or the chat.
import { useSignal } from "@preact/signals";
import { piece } from "./art.js";
import { Talk, talks } from "./chat.js";
import { addStyle } from "./games.js";
import { html } from "./html.js";
import { played } from "./log.js";
import { go } from "./router.js";
import { words } from "./words.js";

await addStyle(new URL("wholelog.css", import.meta.url).href);

const FILTERS = ["all", "me", "chat"];

export function WholeLog({ table, play, filter, close }) {
  const shown = useSignal(filter);
  const filters = FILTERS.filter((name) => table.me !== null && (name !== "chat" || talks(table)));
  return html`
    ${filters.length > 0 && html`<span class="seg" role="group" aria-label=${words("log-filter")}>
      ${filters.map((name) => html`<button key=${name} aria-pressed=${String(shown.value === name)} onClick=${() => (shown.value = name)}>
        ${words(`log-${name}`)}${name === "chat" && play.fresh.value > 0 && html`<span class="n">${play.fresh.value}</span>`}
      </button>`)}
    </span>`}
    ${shown.value !== "chat" && html`<${Turns} table=${table} play=${play} mine=${shown.value === "me"} close=${close} />`}
    ${talks(table) && shown.value !== "me" && html`<${Talk} table=${table} play=${play} quiet=${shown.value === "all"} />`}`;
}

/** Entries in a row of one player, newest first. */
function grouped(entries) {
  const groups = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.seat === entry.seat) last.entries.push(entry);
    else groups.push({ seat: entry.seat, number: entry.number, entries: [entry] });
  }
  return groups.reverse();
}

function Turns({ table, play, mine, close }) {
  const { snapshot, me } = table;
  const entries = played(play.log.value, snapshot.number).filter((entry) => !mine || entry.seat === me || entry.you);
  return html`<ol class="turns" tabindex="0" aria-label=${words("what-happened")}>
    ${grouped(entries).map(({ seat, number, entries: some }) => html`<li key=${number} class=${seat === me ? "mine" : some.some((entry) => entry.you) ? "yours" : ""}>
      <div class="who">${seat >= 0 && piece(seat)}<b>${seat >= 0 ? table.name(seat) : words("chance")}</b>
        <a href=${`/table/${snapshot.match}/${number}`} onClick=${(event) => (close(), go(`/table/${snapshot.match}/${number}`)(event))}>${words("watch-again")}</a></div>
      <ul>${some.flatMap((entry) => [...entry.lines, ...entry.more].map((line, index) => html`<li key=${`${entry.number} ${index}`}>${line}</li>`))}</ul>
    </li>`)}
  </ol>`;
}
