// What happened, in words: the newest in a panel, one line each; the whole log, by turns and with the chat, in a sheet.
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { piece, sign } from "./art.js";
import { html } from "./html.js";
import { go } from "./router.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

const LINES = 60; // shown in the panel; all of them are in the whole log

export function Log({ table, play }) {
  const { snapshot } = table;
  const lines = useMemo(() => parted(play.log.value, snapshot.number).played.slice(-LINES).reverse()
    .map((entry) => html`<${Entry} key=${entry.number} table=${table} play=${play} entry=${entry} />`), [play, play.log.value, snapshot.number]);
  return html`<section class="log panel" id="log" aria-label=${words("log")}>
    <h3 class="eyebrow">${words("what-happened")}
      <span class="ways">
        <button class="linkish" onClick=${() => openLog(table, play)}>${words("whole-log")} <kbd class="key">L</kbd></button>
        ${!snapshot.whatif && html`<a href=${`/table/${snapshot.match}/0`} onClick=${go(`/table/${snapshot.match}/0`)}>${words("replay")}</a>`}
      </span>
    </h3>
    <ol aria-live="polite" tabindex="0" aria-label=${words("what-happened")}>
      ${lines}
    </ol>
  </section>`;
}

const TALL = 330; // pixels that the whole log needs below the question

/** Lay the whole log, with the chat in it; `filter` is what it shows first. On a wide screen it is a column beside the board. */
export async function openLog(table, play, filter = "all") {
  const { WholeLog, Filters } = await import("./wholelog.js");
  const { left, right, bottom } = document.querySelector(".decision")?.getBoundingClientRect() ?? {};
  const column = { "--right": `${innerWidth - right}px`, "--width": `${right - left}px`, "--top": innerHeight - bottom < TALL ? undefined : `${bottom + 10}px` };
  lay(words("what-happened"), WholeLog, { look: "wholelog", at: column, Head: Filters, table, play, shown: signal(filter) });
}

/** The button for the whole log where the panel has no room, with the number of messages that were not read yet. */
export function LogButton({ table, play }) {
  const fresh = play.fresh.value;
  return html`<button class="tool logs" aria-label=${fresh ? words("log-unread", { n: fresh }) : words("log")} onClick=${() => openLog(table, play)}>
    ${sign("i-log")}${fresh > 0 && html`<span class="n" key=${fresh}>${fresh}</span>`}
  </button>`;
}

/** Entries that say something; what chance does after a move, and what had no alternative, is told with the move. */
export function told(log, until) {
  const entries = [];
  for (const entry of log) {
    if (entry.number >= until || !entry.lines.length) continue;
    const before = entries.at(-1);
    if (before && entry.seat < 0 && before.seat >= 0) Object.assign(before, { more: [...before.more, ...entry.lines], dice: entry.dice ?? before.dice, you: before.you || entry.you, harm: before.harm || entry.harm });
    else if (before && entry.only && entry.seat === before.seat) before.more.push(...entry.lines, words("only-choice"));
    else entries.push({ ...entry, more: entry.only ? [words("only-choice")] : [] });
  }
  return entries;
}

/** The entries from the first choice of a player on, and the set-up before them, which is on the board. */
export function parted(log, until) {
  const entries = told(log, until);
  const first = entries.findIndex((entry) => entry.seat >= 0);
  const begins = first < 0 ? entries.length - 1 : first;
  return { setup: entries.slice(0, begins), played: entries.slice(begins) };
}

/** How an entry looks: harm to the reader, something else done to the reader, or neither. */
export const tone = ({ harm, you }) => (harm ? "harm" : you ? "yours" : "");

/** The dice that an entry tells of, where the game rolls some. */
export const thrown = ({ picture: { Thrown } }, { dice }) => dice && Thrown && html`<${Thrown} dice=${dice} />`;

/** The mark of a choice that was made with a hint. */
export const WithHint = () => html`<span class="usedtag">${sign("i-hint")}${words("with-hint")}</span>`;

function Entry({ table, play, entry }) {
  const path = play.pathTo(entry.number + 1);
  const label = words("replay-from", { n: entry.number + 1 });
  return html`<li class=${tone(entry)} title=${[...entry.lines, ...entry.more].join(" ")}>
    ${entry.seat >= 0 ? piece(entry.seat) : html`<span></span>`}
    <p>${thrown(table, entry)}${entry.lines.join(" ")} ${entry.hint && html`<${WithHint} /> `}${entry.more.length > 0 && html`<span class="w">${entry.more.join(" ")}</span>`}</p>
    ${path ? html`<a class="at" href=${path} onClick=${go(path)} aria-label=${label} title=${label}>${entry.number + 1}</a>` : html`<span class="at"></span>`}
  </li>`;
}
