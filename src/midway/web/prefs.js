// What the reader prefers, kept in this browser.
import { batch, effect, signal } from "@preact/signals";

const KEY = "midway";
const MOST_REMOVED = 500;
const DEFAULTS = {
  language: "", theme: "", sound: true, confirm: true, notify: false, name: "", keys: {}, muted: {}, kept: {}, seen: {}, removed: [],
  since: true, pace: "brisk", learned: {}, word: "", results: {}, secret: "",
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "{}");
  } catch {
    return {};
  }
}

const kept = stored();
export const prefs = Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, signal(kept[name] ?? value)]));

let reading = false;

// What another tab of this browser keeps holds here too; else this one would write over it.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const now = stored();
  reading = true;
  batch(() => Object.entries(DEFAULTS).forEach(([name, value]) => (prefs[name].value = now[name] ?? value)));
  reading = false;
});

effect(() => {
  const now = Object.fromEntries(Object.entries(prefs).map(([name, value]) => [name, value.value]));
  if (reading) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch { /* a browser that keeps nothing still plays */ }
});

effect(() => {
  const theme = prefs.theme.value;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
});

export function switchTheme() {
  const dark = prefs.theme.value ? prefs.theme.value === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  prefs.theme.value = dark ? "light" : "dark";
}

/** The private key of a seat that this browser was given, so that its link can be shown again. */
export const keyOf = (match, seat) => prefs.keys.value[match]?.[seat];
export function keepKeys(match, seats) {
  const own = { ...prefs.keys.value[match] };
  for (const { seat, key } of seats) own[seat] = key;
  prefs.keys.value = { ...prefs.keys.value, [match]: own };
}

/** A table is not listed in this browser any more. */
export const removeFromList = (match) => (prefs.removed.value = [...prefs.removed.value, match].slice(-MOST_REMOVED));

/** Something of a match that only this browser remembers. */
export const keep = (name, value) => (prefs.kept.value = { ...prefs.kept.value, [name]: value });

/** How far a lesson has come: { lesson, step, steps, lamps, done }. */
export const learned = (game) => prefs.learned.value[game];
export const keepLearned = (game, how) => (prefs.learned.value = { ...prefs.learned.value, [game]: { ...learned(game), ...how } });

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
