// Hints: asking for one, following it while it is computed, hiding it. How it looks is loaded when it is wanted.
import { sendLines } from "./api.js";
import { partOf } from "./games.js";
import { words } from "./words.js";

const SETTLED = 3; // lamps after which the choices keep their places
export const LAMPS = 5;

/** True if there is something to ask about. */
const isAsked = ({ past, Panel, options, live: { value: shot } }) => !past.value && !Panel && options.value.length > 1 && !shot.lesson && shot.decision.seat === shot.seat;

/** True if a hint is given for the asking. */
export const mayAsk = (play) => isAsked(play) && !play.live.value.serious;

/** Ask for a hint, or hide the one that is shown; a serious table says that it gives none. True if one of them could be done. */
export function askHint(play) {
  if (play.hint.value) play.hideHint();
  else if (!isAsked(play)) return false;
  else if (play.live.value.serious) play.refuse({ title: words("no-hints"), message: words("no-hints-why") });
  else follow(play);
  return true;
}

/** Take a hint as it comes, until it is over, hidden, or the table has gone on. */
async function follow(play) {
  const { number } = play.live.value;
  const stopped = new AbortController();
  partOf("hint");
  play.narrowed.value = play.slip.value = null;
  play.hint.value = { lamps: 0, choices: [], strong: true, stop: () => stopped.abort() };
  const isShown = () => !stopped.signal.aborted && play.live.value.number === number;
  try {
    const { path, body } = play.hintAt;
    await sendLines(path, body, stopped.signal, (told) => isShown() && (play.hint.value = { ...play.hint.value, ...told }));
  } catch (problem) {
    if (!isShown()) return;
    play.hideHint();
    play.refuse(problem);
  }
}

/** The choice that Enter takes: the best one, once it keeps its place. */
export const firstOf = ({ lamps, choices }) => (lamps >= SETTLED ? choices[0].code : null);
