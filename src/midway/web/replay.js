// Replay: a slider, five buttons, an address for every event.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { piece, sign } from "./art.js";
import { Slip } from "./decision.js";
import { html } from "./html.js";
import "./later.js";
import { told } from "./log.js";
import { prefs } from "./prefs.js";
import { go, route, visit } from "./router.js";
import { mayTry, tryIt } from "./trying.js";
import { words } from "./words.js";

const PACES = { calm: 1200, brisk: 700, once: 300 }; // milliseconds between two steps
const playing = signal(false);

/** The numbers at which a replay stops: after each move and what followed from it. */
function stopsOf(play) {
  const { last } = play.shown.value;
  const starts = told(play.log.value, last).map((entry) => entry.number);
  return [...new Set([0, ...starts.slice(1), last])];
}

/** One step of the replay: `first`, `back`, `forward` or `last`. */
export function step(play, way) {
  const { number, last } = play.shown.value;
  const stops = stopsOf(play);
  const back = stops.findLast((stop) => stop < number) ?? 0;
  const forward = stops.find((stop) => stop > number) ?? last;
  play.goTo({ first: 0, back, forward, last }[way]);
}

/** The turns from an event on once more, at the reader's pace; then back to the table and to what was told of them. */
export function watch(play, start) {
  const { value: news } = play.news;
  play.goOn();
  play.goTo(start);
  const again = () => {
    if (route.value.number === null) return;
    const { number, last } = play.shown.value;
    if (number === last) return leave(play, () => (play.news.value = news));
    step(play, "forward");
    setTimeout(again, PACES[prefs.pace.value]);
  };
  setTimeout(again, PACES.calm);
}

/** Back to the table; then something else. */
function leave(play, then) {
  visit(`/table/${play.match}`, true);
  const stop = effect(() => play.past.value === null && queueMicrotask(() => (stop(), then())));
}

export function Replay({ table, play }) {
  const { game, match, number, last } = table.snapshot;
  const entry = told(play.log.value, number).at(-1);
  return html`<section class="decision panel replaying" aria-label=${words("replay")}>
    <div class="head"><span class="eyebrow">${words("replay")}</span></div>
    <h2 id="ask">${words("event-of", { n: number, last })}</h2>
    <${Controls} play=${play} />
    <p class="rest" aria-live="polite">${entry && html`${entry.seat >= 0 && piece(entry.seat)} ${[...entry.lines, ...entry.more].join(" ")}`}</p>
    <div class="go">${mayTry(play) && html`<button class="btn" onClick=${() => tryIt(play)}>${sign("i-branch")}${words("whatif")}<span class="key" aria-hidden="true">W</span></button>`}<a class="btn primary" href=${`/table/${match}`} onClick=${go(`/table/${match}`)}>${words("back-to-table")}</a></div>
    <${Slip} game=${game} play=${play} />
  </section>`;
}

/** Steps by itself until it is stopped, or the last event is shown. */
function Autoplay({ play }) {
  const { number, last } = play.shown.value;
  useEffect(() => {
    if (number === last && play.past.value) playing.value = false;
    if (!playing.value) return;
    const timer = setTimeout(() => step(play, "forward"), PACES[prefs.pace.value]);
    return () => clearTimeout(timer);
  }, [number, playing.value]);
  const press = () => {
    playing.value = !playing.value;
    if (playing.value && number === last) step(play, "first");
  };
  return html`<button class="btn" aria-label=${words(playing.value ? "replay-stop" : "replay-go")} onClick=${press}>
    ${playing.value ? html`<span aria-hidden="true">❚❚</span>` : sign("i-again")}
  </button>`;
}

export function Controls({ play }) {
  const { number, last } = play.shown.value;
  const slide = (event) => {
    const wanted = Number(event.currentTarget.value);
    play.goTo(stopsOf(play).findLast((stop) => stop <= wanted) ?? 0);
  };
  const button = (way, icon, look = "") => html`<button class="btn"
    aria-label=${words(`step-${way}`)} onClick=${() => step(play, way)}>${sign(icon, look)}</button>`;
  return html`
    <div class="track">
      <input type="range" min="0" max=${last} value=${number} aria-label=${words("event")} onInput=${slide} />
      <span class="fill" style=${{ width: `${(100 * number) / last}%` }}></span>
      <span class="thumb" style=${{ left: `${(100 * number) / last}%` }} aria-hidden="true">${number}</span>
    </div>
    <div class="ctl">
      ${button("first", "i-step", "flip")}${button("back", "i-play", "flip")}<${Autoplay} play=${play} />${button("forward", "i-play")}${button("last", "i-step")}
    </div>`;
}
