// What the server says of its games, and the picture each brings along.
import { signal } from "@preact/signals";
import { get } from "./api.js";
import { language, load } from "./words.js";

const ROOT = new URL("../", import.meta.url);
const known = signal({});
const asked = new Set();

function remember(key, promise) {
  if (asked.has(key)) return;
  asked.add(key);
  promise().then((value) => (known.value = { ...known.value, [key]: value }), () => asked.delete(key));
}

/** All games, or null until they are known. */
export function games() {
  const key = `games ${language.value}`;
  remember(key, async () => (await get("/games")).games.sort((one, other) => one.minutes - other.minutes));
  return known.value[key] ?? null;
}

/** A game with its rules and cards, or null until it is known. */
export function gameOf(name) {
  const key = `game ${name} ${language.value}`;
  remember(key, () => get(`/games/${name}`));
  return known.value[key] ?? null;
}

async function picture(game, file) {
  const module = await import(new URL(`games/${game}/board/${file}.js`, ROOT));
  await Promise.all((module.styles ?? []).map((href) => addStyle(href, file)));
  return module;
}

/** A module of a game's picture, `board` or `poster`: {} if the game has none, null until it is there. */
export function pictureOf(game, file = "board") {
  if (!game.pictures.includes(file)) return {};
  const key = `picture ${game.game} ${file}`;
  remember(key, () => picture(game.game, file));
  return known.value[key] ?? null;
}

/** The words of a game are wanted in the present language. */
export const wantWords = (game) => load(game);

/** Of all boards' styles only those of the table that is looked at hold: another game's may use the same names. */
export function wear(styles = []) {
  for (const { sheet, href } of document.querySelectorAll("link[data-part=board]")) if (sheet) sheet.disabled = !styles.includes(href);
}

function addStyle(href, part) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset.part = part;
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
