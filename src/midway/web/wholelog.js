// The whole log: by turns, newest first, with what was said between them; all of it, what concerns the reader, or the chat.
import { useSignal } from "@preact/signals";
import { piece } from "./art.js";
import { talks } from "./chat.js";
import { classes, nodesOf } from "./draw.js";
import { Frames } from "./frames.js";
import { addStyle } from "./games.js";
import { html } from "./html.js";
import "./later.js";
import { parted, thrown, tone, WithHint } from "./log.js";
import { go } from "./router.js";
import { Said, Say, Talk } from "./talk.js";
import { words } from "./words.js";

await addStyle(new URL("wholelog.css", import.meta.url).href);

const FILTERS = ["all", "me", "chat"];
const FEW = 3; // lines after a move that are not folded

/** True where the log lies over the table, and its parts take turns. */
const isNarrow = () => matchMedia("(max-width: 1023px)").matches;

/** All, what concerns the reader, or the chat; `shown` is which. */
export function Filters({ table, play, shown }) {
  const filters = FILTERS.filter((name) => table.me !== null && (name !== "chat" || talks(table)));
  return filters.length > 0 && html`<span class="seg" role="group" aria-label=${words("log-filter")}>
    ${filters.map((name) => html`<button key=${name} aria-pressed=${String(shown.value === name)} onClick=${() => (shown.value = name)}>
      ${words(`log-${name}`)}${name === "chat" && play.fresh.value > 0 && html`<span class="n">${play.fresh.value}</span>`}
    </button>`)}
  </span>`;
}

export function WholeLog({ table, play, shown, close }) {
  return html`
    ${shown.value === "chat"
      ? html`<${Talk} table=${table} play=${play} />`
      : html`<${Turns} table=${table} play=${play} mine=${shown.value === "me"} close=${close} />`}
    ${talks(table) && shown.value === "all" && html`<${Say} table=${table} play=${play} />`}`;
}

/** Entries in a row of one player, and what was said between them; newest first. */
function grouped(entries, said) {
  const groups = [];
  const left = [...said];
  for (const entry of entries) {
    while (left.length && left[0].number <= entry.number) groups.push({ line: left.shift() });
    const last = groups.at(-1);
    if (last?.entries && last.seat === entry.seat) last.entries.push(entry);
    else groups.push({ seat: entry.seat, number: entry.number, entries: [entry] });
  }
  return [...groups, ...left.map((line) => ({ line }))].reverse();
}

function Turns({ table, play, mine, close }) {
  const pointed = useSignal([]); // the places of the line that is pointed at
  const { setup, played } = parted(play.log.value, table.snapshot.number);
  const entries = played.filter((entry) => !mine || entry.seat === table.me || entry.you);
  const said = mine || !talks(table) ? [] : play.said.value;
  return html`<ol class="turns" tabindex="0" aria-label=${words("what-happened")} onKeyDown=${walk}>
    ${grouped(entries, said).map(({ line, ...turn }) =>
      line
        ? html`<li key=${`said ${line.line}`} class="uttered"><${Said} table=${table} line=${line} /></li>`
        : html`<${Turn} key=${turn.number} table=${table} play=${play} turn=${turn} pointed=${pointed} close=${close} />`)}
    ${!mine && setup.length > 0 && html`<li key="setup"><${Folded} title="log-setup" lines=${setup.flatMap(({ lines }) => lines)} /></li>`}
  </ol>
  <${Frames} places=${pointed.value} shapes />`;
}

/** Up and down walk the lines that have a place; where there is none, they scroll. */
function walk(event) {
  const lines = [...event.currentTarget.querySelectorAll(".has-place")];
  const lies = (where) => (line) => document.activeElement.compareDocumentPosition(line) & where;
  const line = { ArrowDown: lines.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)), ArrowUp: lines.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) }[event.key];
  if (!line) return;
  event.preventDefault();
  line.focus();
}

/** Bring a place into sight where the log lies over it, or where it is in another part of the table. */
async function reveal(table, play, mark) {
  if (!isNarrow()) return;
  play.tab.value = table.picture.partOf?.(mark) ?? play.tab.value;
  await new Promise(requestAnimationFrame);
  nodesOf(mark)[0]?.scrollIntoView({ block: "nearest" });
}

/** What one player did in a row. */
function Turn({ table, play, turn: { seat, number, entries }, pointed, close }) {
  const path = play.pathTo(number);
  const look = seat === table.me ? "mine" : tone({ harm: entries.some(({ harm }) => harm), you: entries.some(({ you }) => you) });
  return html`<li class=${look}>
    <div class="who">${seat >= 0 && piece(seat)}<b>${seat >= 0 ? table.name(seat) : words("chance")}</b>
      ${path && html`<a href=${path} onClick=${(event) => (close(), go(path)(event))}>${words("watch-again")}</a>`}</div>
    <ul>${entries.map((entry) => html`<${Entry} key=${entry.number} table=${table} play=${play} entry=${entry} deed=${play.deeds.value[entry.number]} pointed=${pointed} />`)}</ul>
  </li>`;
}

function Entry({ table, play, entry, deed, pointed }) {
  const { lines, more, marks } = entry;
  const light = () => (pointed.value = marks);
  const dark = () => (pointed.value = []);
  const hover = (act) => () => isNarrow() || act(); // there it would make room under the pointer
  const focus = () => reveal(table, play, marks[0]).then(light);
  const places = marks.length > 0 && { tabindex: -1, onMouseEnter: hover(light), onMouseLeave: hover(dark), onFocus: focus, onBlur: dark };
  return html`<li class=${classes("did", tone(entry), places && "has-place")} ...${places}>
    <span class="kind">${emblem(table, entry)}</span>
    <div>${thrown(table, entry)}${lines.join(" ")} ${entry.hint && html`<${WithHint} /> `}${more.length > FEW ? html`<${Folded} title="log-more" lines=${more} />` : more.length > 0 && html`<small>${more.join(" ")}</small>`}</div>
    ${deed && html`<span class="amt">${deed.amount}</span>`}
  </li>`;
}

/** The emblem of what an entry touched, as its picture draws it on an option. */
function emblem(table, { marks }) {
  const args = Object.fromEntries(marks.map((mark) => mark.split(":")));
  return table.picture.face?.(table, { args }).emblem;
}

const Folded = ({ title, lines }) => html`<details>
  <summary>${words(title, { n: lines.length })}</summary>
  <ul>${lines.map((line, index) => html`<li key=${index}>${line}</li>`)}</ul>
</details>`;
