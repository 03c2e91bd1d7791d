// Winning chances over time, stacked: the reader's band stands on the floor, or the winner's for those who watch. Below, on the same
// axis, what luck gave and took.
import { useSignal } from "@preact/signals";
import { piece, sign } from "./art.js";
import { classes } from "./draw.js";
import { html } from "./html.js";
import { words } from "./words.js";

const WIDE = 1000;
const HIGH = 300;
const GRADES = ["", "?!", "?", "??"];
const NAMES = ["", "slip", "mistake", "blunder"];
const QUARTERS = [0, 25, 50, 75, 100];
const NARROW = "(max-width: 899px)";
const CLOSE = 6; // in hundredths of the width: marks that join on a narrow screen
const APART = 8; // in hundredths of the height: marks that do not touch
const TRIES = [0, 9, -9, 18, -18, 27, -27];
const EDGE = 8; // labels keep away from the sides

export const gradeSign = (grade) => GRADES[grade];
const gradeName = (grade) => words(`analysis-${NAMES[grade]}`);

const share = (told, part) => (100 * part) / told.one;
const across = (told, event) => (100 * event) / told.last;

/** Seats from the floor up. */
function bandOrder(table) {
  const seats = table.snapshot.seats.map((_, seat) => seat);
  const floor = table.me ?? table.snapshot.result.standings.indexOf(0);
  return [floor, ...seats.filter((seat) => seat !== floor)];
}

/** Every seat's chances in hundredths before each event and at the end; what lies outside 0 to 100 is drawn at the edge. */
function rowsOf(told) {
  const rows = [...told.events.map(({ event, chances }) => [event, chances]), [told.last, told.sums.map(({ end }) => end)]];
  return rows.map(([event, chances]) => {
    const inside = chances.map((chance) => Math.max(0, chance));
    const whole = inside.reduce((sum, chance) => sum + chance, 0);
    return { event, shares: inside.map((chance) => (100 * chance) / whole) };
  });
}

/** The upper edges of the bands. */
function stacked(told, order) {
  return rowsOf(told).map(({ event, shares }) => {
    let sum = 0;
    return { event, tops: order.map((seat) => (sum += shares[seat])) };
  });
}

const line = (told, points, high) => points.map(([event, height]) => `${(across(told, event) * WIDE) / 100} ${(high - (height * high) / 100).toFixed(1)}`).join("L");

/** The middle of a band before an event, in hundredths from the top. */
function middle(rows, layer, event) {
  const { tops } = rows.findLast((row) => row.event <= event) ?? rows[0];
  return 100 - (tops[layer] + (layer ? tops[layer - 1] : 0)) / 2;
}

/** Marks with their places; those that would lie on each other join on a narrow screen, and move apart on a wide one. */
function placed(told, rows, order) {
  const narrow = matchMedia(NARROW).matches;
  const spots = [];
  for (const mark of told.marks) {
    const left = across(told, mark.event);
    const middling = middle(rows, order.indexOf(mark.seat), mark.event);
    const taken = (top) => spots.find((spot) => Math.abs(spot.left - left) < (narrow ? CLOSE : 2.6) && Math.abs(spot.top - top) < APART);
    const tops = TRIES.map((by) => Math.min(95, Math.max(5, middling + by)));
    const top = tops.find((one) => !taken(one)) ?? tops[0];
    if (narrow && taken(tops[0])) taken(tops[0]).marks.push(mark);
    else spots.push({ left, top, marks: [mark] });
  }
  return spots;
}

/** Where the name of each band lies: where it is widest, away from the marks. */
function labels(rows, order, told, spots) {
  return order.flatMap((seat, layer) => {
    let best = null;
    for (const { event, tops } of rows) {
      const left = across(told, event);
      const wide = tops[layer] - (layer ? tops[layer - 1] : 0);
      const top = middle(rows, layer, event);
      const free = left > EDGE && left < 100 - EDGE && !spots.some((spot) => Math.abs(spot.left - left) < 9 && Math.abs(spot.top - top) < 9);
      if (free && wide > (best?.wide ?? 9)) best = { seat, left, top, wide };
    }
    return best ? [best] : [];
  });
}

/** A press or a drag on a chart goes to the event under it. */
function useDrag(analysis) {
  const at = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    analysis.jump(Math.min(1, Math.max(0, (event.clientX - box.x) / box.width)));
  };
  return { onPointerDown: at, onPointerMove: (event) => event.buttons === 1 && at(event) };
}

const chapterLines = (told, chapters, high) => chapters.slice(1).map(({ from }) => html`<path class="chap" d=${`M${(across(told, from) * WIDE) / 100} 0V${high}`} />`);
const nowLine = (told, at) => html`<i class="now" style=${{ left: `${across(told, at)}%` }}></i>`;
const hatch = (told) => !told.done && html`<span class="hatch" style=${{ left: `${across(told, told.read)}%` }}></span>`;

export function Chances({ table, analysis, chapters, children }) {
  const open = useSignal(false);
  const told = analysis.told.value;
  return html`<figure>
    <figcaption><h2>${words("analysis-chances")}</h2>
      <p>${words(table.me === null ? "analysis-winner-floor" : "analysis-floor")} <button class="linkish" aria-expanded=${String(open.value)} onClick=${() => (open.value = !open.value)}>${words(open.value ? "as-chart" : "as-table")}</button></p>
      <span class="legend2">${told.grades.map((least, index) => html`<span><i class=${`mk g${index + 1}`}>${GRADES[index + 1]}</i>${words("analysis-grade", { grade: gradeName(index + 1), n: least })}</span>`)}</span>
    </figcaption>
    ${children}
    ${open.value ? html`<${Figures} table=${table} told=${told} />` : html`<${Bands} table=${table} analysis=${analysis} chapters=${chapters} />`}
  </figure>`;
}

function Bands({ table, analysis, chapters }) {
  const told = analysis.told.value;
  const { at } = analysis;
  const order = bandOrder(table);
  const rows = stacked(told, order);
  const edge = (layer) => rows.map(({ event, tops }) => [event, layer < 0 ? 0 : tops[layer]]);
  const spots = placed(told, rows, order);
  const drag = useDrag(analysis);
  return html`<div class="plot chances">
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" ...${drag}>
      ${order.map((seat, layer) => html`<path class=${`area s${seat + 1}`} d=${`M${line(told, edge(layer), HIGH)}L${line(told, edge(layer - 1).reverse(), HIGH)}Z`} />`)}
      ${QUARTERS.slice(1, -1).map((quarter) => html`<path class="quarter" d=${`M0 ${HIGH - (quarter * HIGH) / 100}H${WIDE}`} />`)}
      ${order.slice(0, -1).map((_, layer) => html`<path class=${classes("edge", layer === 0 && "mine")} d=${`M${line(told, edge(layer), HIGH)}`} />`)}
      ${chapterLines(told, chapters, HIGH)}
    </svg>
    ${QUARTERS.map((quarter) => html`<span class="yl" style=${{ top: `${100 - quarter}%` }}>${words("percent", { n: quarter })}</span>`)}
    ${chapters.length > 1 && chapters.map(({ from, to, chapter }) => html`<span class="rl" style=${{ left: `${(across(told, from) + across(told, to)) / 2}%` }}>${table.words("chapter", { n: chapter })}</span>`)}
    ${labels(rows, order, told, spots).map(({ seat, left, top }) => html`<span class="bl" style=${{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">${piece(seat)}${table.name(seat)}</span>`)}
    ${hatch(told)}
    ${spots.map((spot) => html`<${Spot} key=${spot.marks[0].event} table=${table} analysis=${analysis} spot=${spot} />`)}
    ${nowLine(told, at)}
    <${Tip} table=${table} analysis=${analysis} />
  </div>`;
}

function Spot({ table, analysis, spot: { left, top, marks } }) {
  const worst = marks.reduce((one, other) => (other.grade > one.grade ? other : one));
  const label = marks.map((mark) => words("analysis-mark", { name: table.name(mark.seat), n: mark.event, grade: gradeName(mark.grade), lost: Math.round(mark.lost) })).join("; ");
  const chosen = marks.some(({ event }) => event === analysis.at);
  return html`<button class=${classes("mk", `g${worst.grade}`, chosen && "sel")} style=${{ left: `${left}%`, top: `${top}%` }}
    aria-label=${label} onClick=${() => (analysis.chosen.value = marks[0].event)}>${marks.length > 1 ? marks.length : GRADES[worst.grade]}</button>`;
}

/** Winning chances of all seats as one bar; the one that it is about comes first. */
export function Stack({ chances, first }) {
  const order = [first, ...chances.map((_, seat) => seat).filter((seat) => seat !== first)].filter((seat) => chances[seat] >= 0.5);
  return html`<span class="stackbar" aria-hidden="true">
    ${order.map((seat) => html`<i class=${`s${seat + 1}`} style=${{ flexGrow: chances[seat] }}>${chances[seat] >= 12 && seat !== first && piece(seat)}</i>`)}
  </span>`;
}

/** The mistake that is looked at: what was played, and what was better. */
function Tip({ table, analysis }) {
  const told = analysis.told.value;
  const mark = told.marks.find(({ event }) => event === analysis.at);
  if (!mark) return null;
  const left = across(told, mark.event);
  const side = left < 55 ? { left: `calc(${left}% + 20px)` } : { right: `calc(${100 - left}% + 20px)` };
  const pair = (word, { chances }) => html`<span>${words(word)}</span><${Stack} chances=${chances} first=${mark.seat} /><b>${Math.round(chances[mark.seat])}</b>`;
  return html`<div class="tip2" style=${{ ...side, bottom: "8%" }}>
    <p class="h">${piece(mark.seat)}<b>${table.name(mark.seat)}</b><em>${GRADES[mark.grade]} −${Math.round(mark.lost)}</em></p>
    <p>${words("analysis-instead", { played: mark.played.text, better: mark.better.text })}</p>
    <div class="pair">${pair("analysis-played", mark.played)}${pair("analysis-better", mark.better)}</div>
  </div>`;
}

/** What luck came to before each event and at the end, for every seat. */
function luckRows(told) {
  let sums = told.events[0].chances.map(() => 0);
  const rows = [[0, sums]];
  for (const { event, seat, change } of told.events) {
    if (seat < 0) sums = sums.map((sum, one) => sum + change[one]);
    rows.push([event + 1, sums]);
  }
  return rows.map(([event, parts]) => [event, parts.map((part) => share(told, part))]);
}

const signed = (number) => (Math.round(number) < 0 ? `−${-Math.round(number)}` : `+${Math.round(number)}`);

export function Luck({ table, analysis, chapters }) {
  const told = analysis.told.value;
  const rows = luckRows(told);
  const most = Math.max(12, ...rows.flatMap(([, parts]) => parts.map(Math.abs)));
  const height = (part) => 50 + (50 * part) / most;
  const seats = [...bandOrder(table)].reverse();
  const ends = apart(seats.map((seat) => ({ seat, part: rows.at(-1)[1][seat], top: 100 - height(rows.at(-1)[1][seat]) })));
  const drag = useDrag(analysis);
  return html`<div class="luckcap"><h3>${words("analysis-luck")}</h3><p>${words("analysis-luck-how")}</p></div>
    <div class="plot luckplot">
      <svg viewBox=${`0 0 ${WIDE} 100`} preserveAspectRatio="none" aria-hidden="true" ...${drag}>
        <path class="zero" d=${`M0 50H${WIDE}`} />${chapterLines(told, chapters, 100)}
        ${seats.map((seat) => {
          const path = `M${line(told, rows.map(([event, parts]) => [event, height(parts[seat])]), 100)}`;
          return html`<path class="case" d=${path} /><path class=${`line l${seat + 1}`} d=${path} />`;
        })}
      </svg>
      ${[most, 0, -most].map((part) => html`<span class="yl" style=${{ top: `${Math.min(98, Math.max(2, 100 - height(part)))}%` }}>${part ? signed(part) : 0}</span>`)}
      ${ends.map(({ seat, top, part }) => html`<span class="el" style=${{ top: `${top}%` }}>${piece(seat)}<b>${table.name(seat)}</b> ${told.done && signed(part)}</span>`)}
      ${told.strokes.map((stroke) => html`<button class="lk" style=${{ left: `${across(told, stroke.event)}%`, top: `${100 - height(rows.find(([event]) => event === stroke.event + 1)[1][stroke.seat])}%` }}
        aria-label=${words("analysis-stroke", { n: stroke.event, name: table.name(stroke.seat), change: signed(stroke.change) })} onClick=${() => (analysis.chosen.value = stroke.event)}>${sign("i-luck")}</button>`)}
      ${nowLine(told, analysis.at)}
    </div>`;
}

/** Labels at least a line apart, from the top down, and none below the chart. */
function apart(ends, gap = 19) {
  const sorted = [...ends].sort((one, other) => one.top - other.top);
  sorted.forEach((end, index) => index && (end.top = Math.max(end.top, sorted[index - 1].top + gap)));
  const over = sorted.at(-1).top - 100;
  if (over > 0) sorted.forEach((end, index) => (end.top -= over * ((index + 1) / sorted.length)));
  return sorted;
}

/** The same chances as a table: before every real choice and at the end. */
function Figures({ table, told }) {
  const order = bandOrder(table);
  const real = new Set(told.events.filter((event) => event.real).map(({ event }) => event));
  const rows = rowsOf(told).filter(({ event }) => real.has(event) || event === told.last);
  return html`<div class="figures" tabindex="0" role="group" aria-label=${words("analysis-chances")}><table>
    <thead><tr><th>${words("event")}</th>${order.map((seat) => html`<th>${table.name(seat)}</th>`)}</tr></thead>
    <tbody>${rows.map(({ event, shares }) => html`<tr><th scope="row">${event}</th>${order.map((seat) => html`<td>${words("percent", { n: Math.round(shares[seat]) })}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
