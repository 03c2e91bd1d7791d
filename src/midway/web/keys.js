// The whole game by keyboard: 1 to 9 choose, Enter commits, U takes back, ? shows the rule, arrows step through a replay.
import { isSheetOpen } from "./sheet.js";

const typing = (node) => node.closest?.("input:not([type=checkbox]):not([type=range]), textarea, select, dialog");

export function keys(play, openRule) {
  const press = (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isSheetOpen() || typing(event.target)) return;
    if (act(play, event, openRule)) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

function act(play, event, openRule) {
  const { key, target } = event;
  if (/^[1-9]$/.test(key)) return choose(play, Number(key) - 1);
  if (key === "Enter" && play.find(play.sticky.value) && !target.closest("button, a")) return play.commit() ?? true;
  if (key === "u" || key === "U") return !play.past.value && (play.undo(), true);
  if (key === "?") return openRule(), true;
  if (key === "Escape") return play.forget(), true;
  return play.past.value && step(play, key);
}

/** Options by number, in the order of the panel. */
function choose(play, index) {
  const rows = [...document.querySelectorAll(".options .opt")];
  const option = rows[index] && play.find(Number(rows[index].dataset.code));
  if (!option) return false;
  play.press(option);
  rows[index].focus();
  return true;
}

function step(play, key) {
  const steps = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
  if (!(key in steps)) return false;
  document.querySelector(`[data-step=${steps[key]}]`)?.click();
  return true;
}
