// "Your turn": in the page's title, and as a notification where the reader allows it.
import { prefs } from "./prefs.js";
import { whose } from "./whose.js";
import { words, wordsOf } from "./words.js";

let told = null;
const capital = (text) => text[0].toUpperCase() + text.slice(1);

export function announce(play) {
  const shot = play.live.value;
  if (!shot || play.Panel) return;
  const mine = shot.seat !== null && shot.decision?.seat === shot.seat;
  const title = wordsOf(shot.game)("title");
  document.title = shot.decision ? words("title-turn", { turn: capital(whose(shot)), game: title }) : `${title}, Midway`;
  const turn = mine ? `${shot.match} ${shot.number}` : null;
  if (turn && turn !== told && prefs.notify.value && document.hidden && Notification.permission === "granted") {
    new Notification(document.title, { body: shot.decision.prompt, tag: shot.match });
  }
  told = turn ?? told;
}
