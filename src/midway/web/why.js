// Why it ended so: from the chances at the start by luck, own choices and the others' to the end; and how well everybody played.
import { piece, sign } from "./art.js";
import { html } from "./html.js";
import { level } from "./presence.js";
import { words } from "./words.js";

const STEPS = ["luck", "own", "others"];
const SIGNS = { luck: "i-luck", own: "i-choice", others: "i-people" };

const signed = (number) => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0");
const percent = (n) => words("percent", { n });

/** What made the winner win, in a sentence; nothing where the victory is shared. */
export function whyLine(table, told, winners) {
  if (winners.length > 1) return "";
  const [winner] = winners;
  const { luck, own, others } = told.sums[winner].shown;
  const most = Math.max(luck, own, others);
  const by = most === own ? (luck < 0 ? "against-luck" : "own") : most === luck ? "luck" : "others";
  return words(`analysis-by-${by}`, { name: table.snapshot.seats[winner].name });
}

export function Why({ table, told, ranked }) {
  const off = Math.ceil(Math.max(...told.sums.map(({ interval }) => interval)));
  return html`<p class="keys"><span>${words("analysis-start")}</span>
      ${STEPS.map((step) => html`<span class=${step}>${sign(SIGNS[step])}${words(`analysis-part-${step}`)}</span>`)}<span>${words("analysis-end")}</span></p>
    <ol class="whylist">${ranked.map((seat) => html`<${Way} key=${seat} table=${table} sums=${told.sums[seat].shown} seat=${seat} />`)}</ol>
    ${off > 0 && html`<p class="off">${words("analysis-off", { n: off })}</p>`}`;
}

/** One seat's way from the start to the end. */
function Way({ table, sums, seat }) {
  let at = sums.start;
  const steps = STEPS.map((kind) => ({ kind, by: sums[kind], from: at, to: (at += sums[kind]) }));
  const all = steps.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...all);
  const span = Math.max(100, ...all) - low;
  const left = (value) => `${(100 * (value - low)) / span}%`;
  return html`<li class=${seat === table.me ? "me" : ""}>
    <div class="wh">${piece(seat)}<b>${table.name(seat)}</b><small>${level(table.snapshot.seats[seat])}</small><span class="sc">${table.snapshot.result.scores[seat]}</span></div>
    <div class="fall" aria-hidden="true">
      <i class="grid0" style=${{ left: left(0) }}></i><i class="grid0" style=${{ left: left(100) }}></i><i class="from" style=${{ left: left(sums.start) }}></i>
      ${steps.map(({ kind, by, from, to }, index) => html`<i class=${`step ${kind} ${by < 0 ? "down" : "up"}`} style=${{ left: left(Math.min(from, to)), width: `${Math.max(0.8, (100 * Math.abs(by)) / span)}%`, top: `${9 * index}px` }}></i>`)}
      <i class="to" style=${{ left: left(sums.end) }}></i>
    </div>
    <p><span>${percent(sums.start)}</span>${STEPS.map((step) => html`<span class=${step}>${sign(SIGNS[step])}<span class="vh">${words(`analysis-part-${step}`)}</span>${signed(sums[step])}</span>`)}<b>${percent(sums.end)}</b></p>
  </li>`;
}

const MARKS = ["slips", "mistakes", "blunders"];

/** How well everybody played; the accuracy with what it may be off. */
export function Plays({ table, told, ranked }) {
  return html`<table class="playtab">
    <thead><tr><th>${words("analysis-plays")}</th><th>${words("analysis-accuracy")}</th>${MARKS.map((mark) => html`<th>${words(`analysis-${mark}`)}</th>`)}</tr></thead>
    <tbody>${ranked.map((seat) => html`<tr class=${seat === table.me ? "me" : ""}>
      <td>${piece(seat)}${table.name(seat)}</td><td title=${`± ${told.plays[seat].interval}`}>${percent(Math.round(told.plays[seat].accuracy))}</td>
      ${told.plays[seat].marks.map((number) => html`<td>${number}</td>`)}
    </tr>`)}</tbody>
  </table>`;
}
