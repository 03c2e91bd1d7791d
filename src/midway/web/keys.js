// The whole game by keyboard: 1 to 9 choose, D what stands beside the button, Enter commits, left and right step through amounts, kinds
// and replays, U takes back, W asks what if, ? explains the row in focus, then how to play, S shows the last scoring, H asks for a hint or hides it;
// a game adds keys of its own.
import { useLayoutEffect } from "preact/hooks";
import { follows } from "./decision.js";
import { explainFocused } from "./explain.js";
import { asides, passing, turnKind } from "./options.js";
import { paceKey } from "./pace.js";
import { isSheetOpen } from "./sheet.js";
import { stepBy } from "./stepper.js";

const typing = (node) => node.closest?.("input:not([type=checkbox]):not([type=range]), textarea, select, dialog");

/** True if a key is for something else than the table. */
const isElsewhere = (event) => event.metaKey || event.ctrlKey || event.altKey || isSheetOpen() || typing(event.target);

export function keys(play, open) {
  const press = (event) => {
    if (isElsewhere(event)) return;
    if (!play.live.value || play.live.value.gathering) return;
    if (act(play, event, open)) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** What a page does by key before its table does; `isTables` says which presses of these keys are left to the table. */
export function usePageKeys(play, acts, isTables) {
  useLayoutEffect(() => { // they work as soon as the page is seen
    const press = (event) => {
      const act = acts[event.key] ?? acts[event.key.toLowerCase()];
      if (!act || isElsewhere(event) || isTables(play, event)) return;
      act(play);
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [play]);
}

function act(play, event, open) {
  const { key, target } = event;
  if (play.news.value && /^h$/i.test(key)) play.goOn();
  if (play.news.value && !/^l$/i.test(key)) return goOn(play, key, target);
  if (/^[1-9]$/.test(key)) return choose(play, Number(key) - 1);
  if (key === "Enter" && !event.repeat && !target.closest("button, a") && play.options.value.length && play.ready) return play.commit() ?? true;
  if (/^d$/i.test(key) && asides(play).length) return beside(play, asides(play).at(-1)), true;
  if (SIDEWAYS[key] && !play.past.value && sideways(play, SIDEWAYS[key])) return true;
  if (key === "u" || key === "U") return !play.past.value && (play.undo(), true);
  if (key === "?") return explainFocused() || (open.help(), true);
  if (key === "s" || key === "S") return open.tally(), true;
  if (key === "l" || key === "L") return open.log(), true;
  if (key === "h" || key === "H") return open.hint();
  if (key === "w" || key === "W") return open.whatIf();
  if (open.game(key.toLowerCase())) return true;
  if (!play.past.value && follows(play.live.value) && !(["Enter", " "].includes(key) && target.closest("button, a"))) return paceKey(play, key);
  if (key === "Escape") return escape(play), true;
  return (play.past.value || play.live.value.result) && step(play, key);
}

/** Back from what is being considered; an answer that considers nothing lets it pass. */
function escape(play) {
  const busy = play.sticky.value !== null || play.narrowed.value || play.slip.value;
  const pass = busy || play.past.value ? null : passing(play);
  if (pass) play.commit(pass);
  else play.forget();
}

const SIDEWAYS = { ArrowLeft: -1, ArrowRight: 1 };

/** An amount less or more, the next use of a piece, else the next kind of options or the one before. */
function sideways(play, by) {
  const row = play.rows.find(({ steps, option }) => steps && option === play.ready) ?? play.rows.find(({ steps }) => steps);
  if (!row) return turnKind(play, by);
  const code = stepBy(play, row, by);
  if (row.uses) row.focus(code);
  return true;
}

/** On the card since the last turn: on to the question, or straight to an option; up and down its rows; watch. */
function goOn(play, key, target) {
  const { acts, start } = play.news.value;
  const walk = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (walk) return (play.lit.value = (play.lit.value + walk + acts.length) % acts.length), true;
  if (key === "w" || key === "W") return import("./replay.js").then(({ watch }) => watch(play, start)), true;
  if (["Enter", " "].includes(key) && target.closest("button, a")) return false;
  if (!/^([1-9]|Enter| |Escape)$/.test(key)) return false;
  play.goOn();
  if (/[1-9]/.test(key)) requestAnimationFrame(() => choose(play, Number(key) - 1));
  return true;
}

/** Options by number, in the order in which the panel lists them. */
function choose(play, index) {
  const row = play.rows[index];
  if (!row) return false;
  row.press();
  row.focus();
  return true;
}

/** What stands beside the button; Enter then commits it. */
function beside(play, option) {
  play.press(option);
  document.querySelector(`.aside[data-code="${option.code}"]`)?.focus();
}

const STEPS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

function step(play, key) {
  if (!(key in STEPS)) return false;
  import("./replay.js").then((replay) => replay.step(play, STEPS[key]));
  return true;
}
