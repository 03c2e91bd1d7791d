// The analysis of a finished match: asked for once, followed while it is made, and which event of it is looked at.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { get } from "./api.js";
import { piece, sign } from "./art.js";
import { Chances, Luck } from "./bands.js";
import { html } from "./html.js";
import { told as entries } from "./log.js";
import { go } from "./router.js";
import { isSheetOpen } from "./sheet.js";
import { whatIf } from "./trying.js";
import { words } from "./words.js";

export { Moments } from "./moments.js";
export { Plays, Why, whyLine } from "./why.js";

const PAUSE = 1500; // milliseconds between two looks at an analysis that is being made
const LAMPS = 10;

/** One analysis as this page knows it: what the server tells, and the event that is looked at. */
export class Analysis {
  constructor(match) {
    this.match = match;
    this.told = signal(null);
    this.chosen = signal(null);
    this.began = null; // when it was first seen being made, and how far it was
    this.wanted = signal(false); // the reader wants to be told when it is done
  }

  async follow() {
    const told = await get(`/matches/${this.match}/analysis`).catch(() => null);
    if (this.closed) return;
    if (told) this.take(told);
    if (told ? !told.done && !told.fault : true) this.timer = setTimeout(() => this.follow(), PAUSE);
  }

  take(told) {
    if (told.done && this.wanted.value && Notification.permission === "granted") new Notification(words("analysis-done"), { tag: this.match });
    if (!told.done && told.read > 0) this.began ??= { at: Date.now(), read: told.read };
    this.told.value = told;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The event that is looked at: the one chosen, else where it turned most, else the last. */
  get at() {
    const told = this.told.value;
    return this.chosen.value ?? told.moments[0] ?? told.last;
  }

  get numbers() {
    return [...this.told.value.events.map(({ event }) => event), this.told.value.last];
  }

  /** One event on or back; from mark to mark if only those are wanted. */
  step(by, marked) {
    const stops = marked ? this.told.value.marks.map(({ event }) => event) : this.numbers;
    const next = by > 0 ? stops.find((stop) => stop > this.at) : stops.findLast((stop) => stop < this.at);
    if (next !== undefined) this.chosen.value = next;
  }

  /** The event nearest to a place on the time axis, from 0 to 1. */
  jump(part) {
    const wanted = part * this.told.value.last;
    this.chosen.value = this.numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
  }

  /** Seconds that are left, as far as the pace so far tells. */
  get left() {
    const { read, last } = this.told.value;
    if (!this.began || read <= this.began.read) return null;
    return ((Date.now() - this.began.at) / 1000 / (read - this.began.read)) * (last - read);
  }
}

/** The analysis of a match, followed while the page is there. */
export function useAnalysis(match) {
  const analysis = useMemo(() => new Analysis(match), [match]);
  useEffect(() => {
    analysis.follow();
    return () => analysis.close();
  }, [analysis]);
  return analysis;
}

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right step through the events, with Shift from mark to mark. */
export function useKeys(analysis) {
  useLayoutEffect(() => { // they work as soon as the page is seen
    const press = (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isSheetOpen() || !STEPS[event.key] || event.target.closest?.("input, textarea, select")) return;
      analysis.step(STEPS[event.key], event.shiftKey);
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [analysis]);
}

/** The charts on one time axis, and the event that is looked at. */
export function Charts({ table, play, analysis, chapters }) {
  useKeys(analysis);
  const told = analysis.told.value;
  return html`
    <${Chances} table=${table} analysis=${analysis} chapters=${chapters}>${!told.done && html`<${Reading} analysis=${analysis} />`}<//>
    <${Luck} table=${table} analysis=${analysis} chapters=${chapters} />
    <${Looked} table=${table} play=${play} analysis=${analysis} />`;
}

/** How far the analysis has come. */
function Reading({ analysis }) {
  const { read, last, before } = analysis.told.value;
  const { left } = analysis;
  const lit = Math.floor((LAMPS * read) / last);
  const ask = async () => (analysis.wanted.value = (await Notification.requestPermission()) === "granted");
  return html`<div class="reading" role="status">
    <span class="tolamps" aria-hidden="true">${Array.from({ length: LAMPS }, (_, index) => html`<i class=${index < lit ? "lit" : ""}></i>`)}</span>
    <span><b>${words("event-of", { n: read, last })}.</b> ${before > 0 ? words("analysis-before", { n: before }) : left !== null && words("analysis-left", { n: Math.max(1, Math.round(left)) })} ${words("analysis-meanwhile")}</span>
    ${"Notification" in window && html`<button class="btn" disabled=${analysis.wanted.value} onClick=${ask}>${words(analysis.wanted.value ? "analysis-will-tell" : "analysis-tell")}</button>`}
  </div>`;
}

/** The slider over the events, what happened at the one that is looked at, and the way to its board. */
function Looked({ table, play, analysis }) {
  const { at } = analysis;
  const { last } = analysis.told.value;
  const entry = entries(play.log.value, at + 1).at(-1);
  const path = `/table/${table.snapshot.match}/${at}`;
  const other = whatIf(table.snapshot.match, at);
  const button = (way, icon, look, press) => html`<button class="btn" aria-label=${words(`step-${way}`)} onClick=${press}>${sign(icon, look)}</button>`;
  return html`<div class="replay" role="group" aria-label=${words("replay")}>
    <div class="track">
      <input type="range" min="0" max=${last} value=${at} aria-label=${words("event")} onInput=${(event) => analysis.jump(Number(event.currentTarget.value) / last)} />
      <span class="fill" style=${{ width: `${(100 * at) / last}%` }}></span>
      <span class="thumb" style=${{ left: `${(100 * at) / last}%` }} aria-hidden="true">${at}</span>
    </div>
    <p class="what" aria-live="polite">${entry && entry.seat >= 0 && piece(entry.seat)}<span>${entry && [...entry.lines, ...entry.more].join(" ")}</span><a href=${path} onClick=${go(path)}>${words("open-board")}</a>${at < last && html`<a href=${other} onClick=${go(other)}>${words("whatif")}</a>`}</p>
    <div class="ctl">
      ${button("first", "i-step", "flip", () => (analysis.chosen.value = 0))}${button("back", "i-play", "flip", () => analysis.step(-1))}
      ${button("forward", "i-play", "", () => analysis.step(1))}${button("last", "i-step", "", () => (analysis.chosen.value = last))}
    </div>
  </div>`;
}
