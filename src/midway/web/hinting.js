// Hints: asking for one, following it while it is computed, hiding it. How it looks is loaded when it is wanted.
import { sendLines } from "./api.js";
import { partOf } from "./games.js";

const SETTLED = 3; // lamps after which the choices keep their places
export const LAMPS = 5;

/** True if there is something to ask about. */
export const mayAsk = ({ past, options, live: { value: shot } }) => !past.value && options.value.length > 1 && !shot.lesson && shot.decision.seat === shot.seat;

/** Ask for a hint, or hide the one that is shown; true if one of them could be done. */
export function askHint(play) {
  if (play.hint.value) return play.hideHint(), true;
  if (!mayAsk(play)) return false;
  follow(play);
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
    await sendLines(`/matches/${play.match}/hint`, { number }, stopped.signal, (told) => isShown() && (play.hint.value = { ...play.hint.value, ...told }));
  } catch (problem) {
    if (!isShown()) return;
    play.hideHint();
    play.refuse(problem);
  }
}

/** The choice that Enter takes: the best one, once it keeps its place. */
export const firstOf = ({ lamps, choices }) => (lamps >= SETTLED ? choices[0].code : null);
