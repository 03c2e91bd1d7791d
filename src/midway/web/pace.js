// Following rivals: how fast their steps are shown, a pause, one step, and the way straight to one's own turn.
import { sign } from "./art.js";
import { html } from "./html.js";
import { prefs } from "./prefs.js";
import { words } from "./words.js";

export const PACES = ["calm", "brisk", "once"];
const KEYS = { p: "halt", P: "halt", ArrowRight: "next", " ": "skip", Enter: "skip" };

export function Pace({ play }) {
  const paused = play.paused.value;
  return html`<div class="pace">
    <span>${words("pace")}</span>
    <span class="seg" role="group" aria-label=${words("pace-long")}>
      ${PACES.map((pace) => html`<button key=${pace} aria-pressed=${String(prefs.pace.value === pace)} onClick=${() => (prefs.pace.value = pace)}>
        ${words(`pace-${pace}`)}
      </button>`)}
    </span>
  </div>
  <div class="reel">
    <button class="btn" aria-label=${words("pause")} aria-pressed=${String(paused)} onClick=${() => play.halt()}>
      ${sign(paused ? "i-play" : "i-pause")}<kbd class="key">P</kbd>
    </button>
    <button class="btn" aria-label=${words("one-step")} onClick=${() => play.next()}>${sign("i-step")}<kbd class="key">→</kbd></button>
    <button class="btn primary" onClick=${() => play.skip()}>${words("skip-to-mine")}<kbd class="key">${words("space")}</kbd></button>
  </div>`;
}

/** The keys of the same: P pauses, → steps, Space and Enter skip. */
export function paceKey(play, key) {
  if (key in KEYS) play[KEYS[key]]();
  return key in KEYS;
}
