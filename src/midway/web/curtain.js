// Several people at one screen: a curtain falls between them where hands are hidden.
import { piece } from "./art.js";
import { focused, html } from "./html.js";
import { words } from "./words.js";

/** True if what is shown is for another pair of eyes than those that looked last; a referee enters everything and sees it. */
export function curtained(play) {
  const shot = play.live.value;
  return shot.hides && !shot.whatif && !shot.mirror && shot.mine.length > 1 && !shot.result && play.lifted.value !== shot.seat;
}

export function Curtain({ play }) {
  const { seat, seats } = play.live.value;
  return html`<main class="curtain">
    <div>
      ${piece(seat)}
      <h1>${words("curtain", { player: seats[seat].name })}</h1>
      <p>${words("curtain-why")}</p>
      <button class="btn primary" ref=${focused} onClick=${() => (play.lifted.value = seat)}>${words("curtain-lift")}</button>
    </div>
  </main>`;
}
