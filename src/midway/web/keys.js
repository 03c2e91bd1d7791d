// The whole game by keyboard: 1 to 9 choose, Enter commits, U takes back, ? explains the row in focus, then how to play, S shows the last scoring,
// arrows step through a replay; a game adds keys of its own.
import { follows } from "./decision.js";
import { explainFocused } from "./explain.js";
import { paceKey } from "./pace.js";
import { isSheetOpen } from "./sheet.js";

const typing = (node) => node.closest?.("input:not([type=checkbox]):not([type=range]), textarea, select, dialog");

export function keys(play, open) {
  const press = (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isSheetOpen() || typing(event.target)) return;
    if (!play.live.value || play.live.value.gathering) return;
    if (act(play, event, open)) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

function act(play, event, open) {
  const { key, target } = event;
  if (play.news.value && !/^l$/i.test(key)) return goOn(play, key, target);
  if (/^[1-9]$/.test(key)) return choose(play, Number(key) - 1);
  if (key === "Enter" && !target.closest("button, a") && commit(play)) return true;
  if (key === "u" || key === "U") return !play.past.value && (play.undo(), true);
  if (key === "?") return explainFocused() || (open.help(), true);
  if (key === "s" || key === "S") return open.tally(), true;
  if (key === "l" || key === "L") return open.log(), true;
  if (open.game(key.toLowerCase())) return true;
  if (!play.past.value && follows(play.live.value) && !(key === "Enter" && target.closest("button, a"))) return paceKey(play, key);
  if (key === "Escape") return play.forget(), true;
  return (play.past.value || play.live.value.result) && step(play, key);
}

/** Commits what is being considered; first considers the first in the list, so that a key pressed once too often plays nothing. */
function commit(play) {
  if (play.find(play.sticky.value)) return play.commit() ?? true;
  if (play.rows.length) play.sticky.value = play.rows[0].option.code;
  return play.rows.length > 0;
}

/** On the card since the last turn: on to the question, or straight to an option; up and down its rows; watch. */
function goOn(play, key, target) {
  const { acts, start } = play.news.value;
  const walk = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (walk) return (play.lit.value = (play.lit.value + walk + acts.length) % acts.length), true;
  if (key === "w" || key === "W") return play.watch(start), true;
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
  play.press(row.option);
  row.focus();
  return true;
}

const STEPS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

function step(play, key) {
  if (!(key in STEPS)) return false;
  play.step(STEPS[key]);
  return true;
}
