// Where hints are given: at a table of one person against bots, if they are switched on for it or for all tables.
import { useEffect } from "preact/hooks";
import { keep, prefs } from "./prefs.js";

const named = (match) => `${match} hints`;

/** True at a table of one person against bots. */
export const isAlone = ({ seat, seats, mirror }) => seat !== null && !mirror && seats.filter(({ bot }) => !bot).length === 1 && seats.length > 1;

/** True if hints are given at a table. */
export const hints = (shot) => isAlone(shot) && (prefs.kept.value[named(shot.match)] ?? prefs.hints.value);

/** Hints at a table that comes from a lesson. */
export const keepHints = (match) => keep(named(match), true);

/** Switch hints on or off, here and at tables to come. */
export function switchHints(shot) {
  const on = !hints(shot);
  keep(named(shot.match), on);
  prefs.hints.value = on;
}

/** Watch the table while hints are given at it. */
export function useHints(play, given) {
  useEffect(() => {
    if (!given) return undefined;
    let stop = () => {};
    let gone = false;
    import("./hint.js").then(({ attend }) => gone || (stop = attend(play)));
    return () => {
      gone = true;
      stop();
      play.hint.value = null;
    };
  }, [play, given]);
}

/** At once; true if hints are given. */
export function askHint(play) {
  const given = hints(play.live.value) && play.options.value.length > 0;
  if (given) import("./hint.js").then(({ whisper }) => whisper(play));
  return given;
}
