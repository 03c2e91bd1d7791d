// The way to a what if: where one may be tried, and its address.
import { visit } from "./router.js";
import { words } from "./words.js";

/** The address of a what if from an event on; some seats may be played by hand from the beginning. */
export const whatIf = (match, at, hands = []) => `/whatif/${match}/${at}${hands.length ? `#~${hands.map((seat) => seat + 1).join(".")}` : ""}`;

/** True if there is something to try: in any position of a match that is over, in what a seat sees of another. */
function isTried({ Panel, past, live: { value: live }, shown: { value: shot } }) {
  if (Panel || shot.lesson || shot.whatif || shot.gathering) return false;
  return live.result ? past.value !== null && shot.number < shot.last : live.seat !== null;
}

export const mayTry = (play) => isTried(play) && (!play.live.value.serious || play.live.value.result !== null);

/** Go another way from what is shown; a serious table says that it must be over first. True if one of them could be done. */
export function tryIt(play) {
  if (!isTried(play)) return false;
  if (mayTry(play)) visit(whatIf(play.match, play.shown.value.number));
  else play.refuse({ title: words("whatif-not"), message: words("whatif-not-why") });
  return true;
}
