// What happened, in words; every entry is an address of its own.
import { piece } from "./art.js";
import { html } from "./html.js";
import { go } from "./router.js";
import { words } from "./words.js";

const LINES = 60; // shown in the panel; the whole log is in the replay

export function Log({ table, play }) {
  const { snapshot } = table;
  const entries = told(play.log.value, snapshot.number).slice(-LINES).reverse();
  return html`<section class="log panel" id="log" aria-label=${words("log")}>
    <h3 class="eyebrow">${words("what-happened")}<a href=${`/table/${snapshot.match}/0`} onClick=${go(`/table/${snapshot.match}/0`)}>${words("replay")}</a></h3>
    <ol aria-live="polite" tabindex="0" aria-label=${words("what-happened")}>
      ${entries.map((entry) => html`<${Entry} key=${entry.number} table=${table} entry=${entry} />`)}
    </ol>
  </section>`;
}

/** Entries that say something; what chance does after a move is told with the move. */
export function told(log, until) {
  const entries = [];
  for (const entry of log) {
    if (entry.number >= until || !entry.lines.length) continue;
    const before = entries.at(-1);
    if (before && entry.seat < 0 && before.seat >= 0) before.more.push(...entry.lines);
    else entries.push({ ...entry, more: [] });
  }
  return entries;
}

function Entry({ table, entry }) {
  const path = `/table/${table.snapshot.match}/${entry.number + 1}`;
  return html`<li>
    ${entry.seat >= 0 ? piece(entry.seat) : html`<span></span>`}
    <p>${entry.lines.join(" ")} ${entry.more.length > 0 && html`<span class="w">${entry.more.join(" ")}</span>`}</p>
    <a class="at" href=${path} onClick=${go(path)} aria-label=${words("replay-from", { n: entry.number + 1 })}>${entry.number + 1}</a>
  </li>`;
}
