// A scoring as a show: in the decision's place its table fills row by row while the board is lit. It stays at hand under S.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { piece, sign } from "./art.js";
import { begin, broughtBy, isTold, onward, sceneOf } from "./beats.js";
import { classes, sum, times } from "./draw.js";
import { Frames } from "./frames.js";
import { addStyle } from "./games.js";
import { html } from "./html.js";
import "./later.js";
import { prefs } from "./prefs.js";
import { isSheetOpen, lay } from "./sheet.js";
import { signed } from "./table.js";
import { verdict } from "./verdict.js";
import { words } from "./words.js";

await addStyle(new URL("show.css", import.meta.url).href);

const MANY = 7; // rows that have room to spare
const BEATS = { calm: 1400, brisk: 700 }; // milliseconds for a row or a scene

/** Tell the scorings that events ended, one after another; if they cannot be had, the table goes on. */
export async function stage(play, numbers) {
  const told = await play.tallies().catch(() => []);
  const { value: staged } = play.staged;
  if (staged?.numbers === numbers) next(play, staged.where, told.filter(({ number }) => numbers.includes(number)));
}

/** The next scoring, row by row or at once; after the last the table goes on. */
function next(play, where, [tally, ...rest]) {
  if (tally) play.staged.value = { number: tally.number, where, tally, rest, Show, paused: false, ...begin(tally, tally.at_once ? tally.rows.length - 1 : 0) };
  else play.unstage();
}

/** The last scoring as a sheet, with the earlier ones behind it, newest first. */
export async function laySummary(play, table) {
  const told = await play.tallies().catch(() => []);
  if (told.length) lay(words("tally-table"), Summary, { look: "tallies", table, told: told.toReversed() });
  else play.refuse({ message: words("no-tally") });
}

function Summary({ table, told }) {
  const at = useSignal(0);
  const tally = told[at.value];
  const { title, says } = tally.adds ? verdict(table, tally, at.value === 0 && Boolean(table.snapshot.result)) : {};
  return html`
    <nav class="which" aria-label=${words("tally-table")}>
      ${told.map((one, index) => html`<button key=${one.title} aria-pressed=${String(index === at.value)} onClick=${() => (at.value = index)}>${one.title}</button>`)}
    </nav>
    <${Table} table=${table} staged=${{ tally, row: tally.rows.length - 1 }} whole=${true} />
    ${title && html`<p class="verdict"><b>${title}.</b> ${says}</p>`}`;
}

export function Show({ table, play }) {
  const staged = play.staged.value;
  const { where, tally, rest = [], row, scene, paused, stop } = staged;
  const last = stop ?? tally.rows.length - 1; // a lesson stops it where the host speaks
  const told = isTold(staged, last);
  const summed = told && tally.adds && stop === undefined;
  const here = summed ? verdict(table, tally, Boolean(table.snapshot.result) && !rest.length) : sceneOf(staged) ?? tally.rows[row];
  const go = (change) => (play.staged.value = { ...play.staged.value, ...change });
  const step = () => go(onward(staged, last));
  const pause = () => go({ paused: !paused });
  const again = () => go(begin(tally, 0));
  const on = () => (told ? next(play, where, rest) : go({ row: last, scene: undefined, summed: true }));
  useEffect(() => {
    if (paused || told) return;
    const timer = setTimeout(step, BEATS[prefs.pace.value] ?? BEATS.brisk);
    return () => clearTimeout(timer);
  }, [tally, row, scene, summed, paused]);
  useLayoutEffect(() => play.lesson ? undefined : keys({ Enter: on, " ": on, ArrowRight: step, p: pause, r: again, Escape: () => play.unstage() }), [tally, row, scene, summed, paused]);
  useEffect(bringRow, [row]);
  const beats = !tally.at_once;
  return html`<section class=${classes("decision panel show", !beats && "once", summed && "summed")} data-place="decision" aria-labelledby="say">
    <div class="head"><span class="eyebrow">${tally.title}</span>${beats && html`<span class="x">${words("n-of", { n: row + 1, of: tally.rows.length })}</span>`}</div>
    ${beats && html`<div class="beats" aria-hidden="true">${tally.rows.map((_, index) => html`<i class=${index < row ? "did" : index === row ? "now" : ""}></i>`)}</div>`}
    <p class="say" id="say" aria-live="polite">${here.title}<small>${here.says}</small></p>
    <${Table} table=${table} staged=${staged} whole=${!beats || summed} />
    <div class="reel">
      ${beats && !told && html`<button class="btn" aria-pressed=${String(paused)} aria-label=${words("pause")} onClick=${pause}>${sign("i-pause")}<span class="key" aria-hidden="true">P</span></button>
      <button class="btn" aria-label=${words("one-step")} onClick=${step}>${sign("i-step")}<span class="key" aria-hidden="true">→</span></button>`}
      ${beats && told && stop === undefined && html`<button class="btn" onClick=${again}>${sign("i-again")}<span>${words("watch-again")}</span><span class="key" aria-hidden="true">R</span></button>`}
      <button class="btn primary" onClick=${on}>${words(told ? "go-on" : "result")} <span class="key" aria-hidden="true">⏎</span></button>
    </div>
    <${Frames} places=${summed ? [] : tally.rows[row].places} />
  </section>`;
}

/** Bring the row that is told into sight where the table is longer than its panel; the page stays where it is. */
function bringRow() {
  const panel = document.querySelector(".show");
  if (panel.scrollHeight > panel.clientHeight) panel.querySelector(".cur")?.scrollIntoView({ block: "nearest" });
}

/** The keys of the show; they come before those of the table. */
function keys(actions) {
  const press = (event) => {
    const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || isSheetOpen() || event.metaKey || event.ctrlKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  addEventListener("keydown", press, true);
  return () => removeEventListener("keydown", press, true);
}

/** The rows so far; in a whole table also what everybody had before, and their places. */
function Table({ table, staged, whole = false }) {
  const { tally, row: current } = staged;
  const of = (seat) => classes(seat === table.me && "me");
  const brought = (index, seat) => broughtBy(staged, index, seat);
  const now = (seat) => (tally.adds ? tally.before[seat] + sum(tally.rows.map((_, index) => brought(index, seat) ?? 0)) : tally.after[seat]);
  const place = (seat) => 1 + tally.after.filter((points) => points > tally.after[seat]).length;
  const spoken = ({ places }) => places.some((place) => table.snapshot.lesson?.light.includes(place)); // of, by the host of a lesson
  const line = (text, of_seat) => html`<tr class="small"><th scope="row">${text}</th>${table.order.map((seat) => html`<td class=${of(seat)}>${of_seat(seat)}</td>`)}</tr>`;
  return html`<table class=${classes("tally", tally.rows.length > MANY && "long")}>
    <caption>${tally.title}</caption>
    <thead><tr><th scope="col"><span class="vh">${words("tally-what")}</span></th>
      ${table.order.map((seat) => html`<th scope="col" class=${of(seat)}>${piece(seat)}${table.name(seat)}</th>`)}</tr></thead>
    <tbody>${tally.rows.map((row, index) => html`<tr key=${index} class=${classes(index > current ? "wait" : index === current && !whole && "cur", spoken(row) && "spoken")}>
      <th scope="row">${table.picture.tallySign?.(row)}${row.name}</th>
      ${table.order.map((seat) => html`<td class=${of(seat)}>${brought(index, seat) !== null && html`<${Cell} table=${table} tally=${tally} cell=${{ ...row.cells[seat], number: brought(index, seat) }} />`}</td>`)}
    </tr>`)}</tbody>
    ${tally.adds && html`<tfoot>
      ${whole && tally.before.some(Boolean) && line(words("tally-before"), (seat) => tally.before[seat])}
      <tr><th scope="row">${words("tally-now")}</th>${table.order.map((seat) => html`<td class=${of(seat)}>${now(seat)}</td>`)}</tr>
      ${whole && line(words("tally-place"), (seat) => words("nth", { n: place(seat) }))}
    </tfoot>`}
  </table>`;
}

function Cell({ table, tally, cell }) {
  if (cell.text) return html`<span class="text">${cell.text}</span>`;
  const number = cell.number ? html`<b>${tally.adds || cell.number < 0 ? signed(cell.number) : cell.number}</b>` : !cell.signs.length && html`<span class="nil">–</span>`;
  return html`${number}${cell.signs.length > 0 && html`<small>${cell.signs.map(([kind, n]) => table.picture.tallySigns?.(kind, n) ?? times(n, () => html`<i></i>`))}</small>`}`;
}
