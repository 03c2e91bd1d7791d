// Points over time: a line for each seat, cased and ended by its shape; the same figures as a table behind a button.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { piece } from "./art.js";
import { html } from "./html.js";
import { visit } from "./router.js";
import { words } from "./words.js";

const WIDE = 1000;
const HIGH = 300;
const LINE = 24; // pixels of a label

export function Chart({ table, turns }) {
  const open = useSignal(false);
  const scale = scaleOf(turns);
  return html`<figure class="f1">
    <figcaption><h2>${words("points")}</h2>${turns.some((turn) => turn.forecast) && html`<p>${words("points-how")}</p>`}
      <button class="linkish" aria-expanded=${String(open.value)} onClick=${() => (open.value = !open.value)}>${words(open.value ? "as-chart" : "as-table")}</button>
    </figcaption>
    ${open.value ? html`<${Figures} table=${table} turns=${turns} />` : html`<${Plot} table=${table} turns=${turns} scale=${scale} />`}
  </figure>`;
}

function scaleOf(turns) {
  const all = turns.flatMap((turn) => turn.points);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 6) ?? 200;
  return { low, high, ticks: Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step) };
}

const left = (turns, index) => (index / (turns.length - 1)) * 100;
const top = ({ low, high }, value) => 100 - ((value - low) / (high - low)) * 100;

/** Stretches of the same chapter, with the turns they span. */
function chapters(turns) {
  const bands = [];
  turns.forEach((turn, index) => {
    const band = bands.at(-1);
    if (band?.chapter === turn.chapter) band.to = index;
    else bands.push({ chapter: turn.chapter, from: Math.max(0, index - 1), to: index });
  });
  return bands;
}

function Plot({ table, turns, scale }) {
  const [node, high] = [useRef(), useSignal(HIGH)];
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => (high.value = contentRect.height || HIGH));
    watch.observe(node.current);
    return () => watch.disconnect();
  }, []);
  const seats = table.snapshot.seats.map((_, seat) => seat);
  const path = (seat) => turns.map((turn, index) => `${index ? "L" : "M"}${(left(turns, index) * WIDE) / 100} ${(top(scale, turn.points[seat]) * HIGH) / 100}`).join("");
  const bands = chapters(turns);
  const ends = apart(seats.map((seat) => ({ seat, at: top(scale, turns.at(-1).points[seat]) })), (100 * LINE) / high.value);
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.round(((event.clientX - box.x) / box.width) * (turns.length - 1));
    visit(`/table/${table.snapshot.match}/${turns[index].number}`);
  };
  return html`<div ref=${node} class=${`plot pts ${bands.length > 3 ? "many" : ""}`}>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" onClick=${jump}>
      ${bands.map((band, index) => html`<rect class=${`band b${index % 2}`} x=${(left(turns, band.from) * WIDE) / 100} y="0"
        width=${((left(turns, band.to) - left(turns, band.from)) * WIDE) / 100} height=${HIGH} />`)}
      ${scale.ticks.map((tick) => html`<path class="tick" d=${`M0 ${(top(scale, tick) * HIGH) / 100}H${WIDE}`} />`)}
      ${seats.map((seat) => html`<path class="case" d=${path(seat)} /><path class=${`line l${seat + 1}`} d=${path(seat)} />`)}
    </svg>
    ${scale.ticks.map((tick) => html`<span class="yl" style=${{ top: `${top(scale, tick)}%` }}>${tick}</span>`)}
    ${bands.length > 1 && bands.map((band) => html`<span class="rl" style=${{ left: `${(left(turns, band.from) + left(turns, band.to)) / 2}%` }}>${table.words("chapter", { n: band.chapter })}</span>`)}
    ${ends.map(({ seat, at }) => html`<span class="el" style=${{ top: `${at}%` }}>${piece(seat)}<b>${table.name(seat)}</b> ${turns.at(-1).points[seat]}</span>`)}
  </div>`;
}

/** Labels at least a line apart, so that they can be read. */
function apart(labels, gap) {
  const sorted = [...labels].sort((a, b) => a.at - b.at);
  sorted.forEach((label, index) => {
    if (index) label.at = Math.max(label.at, sorted[index - 1].at + gap);
  });
  return sorted;
}

function Figures({ table, turns }) {
  const seats = table.snapshot.seats.map((_, seat) => seat);
  return html`<div class="figures" tabindex="0" role="group" aria-label=${words("points")}><table>
    <thead><tr><th>${words("turn")}</th>${seats.map((seat) => html`<th>${table.name(seat)}</th>`)}</tr></thead>
    <tbody>${turns.map((turn, index) => html`<tr><th scope="row">${index + 1}</th>${turn.points.map((points) => html`<td>${points}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
