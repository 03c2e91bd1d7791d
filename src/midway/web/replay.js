// Replay: a slider, four buttons, an address for every event.
import { piece, sign } from "./art.js";
import { Slip } from "./decision.js";
import { html } from "./html.js";
import { told } from "./log.js";
import { go, visit } from "./router.js";
import { words } from "./words.js";

export function Replay({ table, play }) {
  const { game, match, number, last } = table.snapshot;
  const entry = told(play.log.value, number).at(-1);
  return html`<section class="decision panel replaying" aria-label=${words("replay")}>
    <div class="head"><span class="eyebrow">${words("replay")}</span></div>
    <h2 id="ask">${words("event-of", { n: number, last })}</h2>
    <${Controls} match=${match} number=${number} last=${last} stops=${stops(play.log.value, last)} />
    <p class="rest" aria-live="polite">${entry && html`${entry.seat >= 0 && piece(entry.seat)} ${[...entry.lines, ...entry.more].join(" ")}`}</p>
    <div class="go"><a class="btn primary" href=${`/table/${match}`} onClick=${go(`/table/${match}`)}>${words("back-to-table")}</a></div>
    <${Slip} game=${game} play=${play} />
  </section>`;
}

/** The numbers at which a replay stops: after each move and what followed from it. */
export function stops(log, last) {
  const starts = told(log, last).map((entry) => entry.number);
  return [...new Set([0, ...starts.slice(1), last])];
}

export function Controls({ match, number, last, stops }) {
  const to = (target) => () => visit(`/table/${match}/${target}`, true);
  const back = stops.findLast((stop) => stop < number) ?? 0;
  const forward = stops.find((stop) => stop > number) ?? last;
  const slide = (event) => {
    const wanted = Number(event.currentTarget.value);
    to(stops.findLast((stop) => stop <= wanted) ?? 0)();
  };
  const button = (step, target, icon, className = "") => html`<button class="btn" data-step=${step}
    aria-label=${words(`step-${step}`)} onClick=${to(target)}>${sign(icon, className)}</button>`;
  return html`
    <div class="track">
      <input type="range" min="0" max=${last} value=${number} aria-label=${words("event")} onInput=${slide} />
      <span class="fill" style=${{ width: `${(100 * number) / last}%` }}></span>
      <span class="thumb" style=${{ left: `${(100 * number) / last}%` }} aria-hidden="true">${number}</span>
    </div>
    <div class="ctl">
      ${button("first", 0, "i-step", "flip")}${button("back", back, "i-play", "flip")}
      ${button("forward", forward, "i-play")}${button("last", last, "i-step")}
    </div>`;
}
