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

const heard = (path) => known.value[`${path} ${language.value}`] ?? null;

function told(path) {
  remember(`${path} ${language.value}`, () => get(path));
  return heard(path);
}

/** A game as a table needs it, with its cards; with its rules; what explanations add; how strong its bots are. Null until it is known. */
export const gameOf = (name) => told(`/games/${name}/table`);
export const rulesOf = (name) => told(`/games/${name}`);
export const notesOf = (name) => told(notesAt(name));
export const strengthOf = (name) => told(`/games/${name}/strength`);

const notesAt = (name) => `/games/${name}/notes`;

/** What explanations add, if somebody has wanted one. */
export const knownNotes = (name) => heard(notesAt(name));

async function styled(loading) {
  const module = await loading;
  await Promise.all((module.styles ?? []).map(addStyle));
  return module;
}

/** A module of a game's picture, `board`, `poster` or `howto`: {} if the game has none, null until it is there. */
export function pictureOf(game, file = "board") {
  if (!game.pictures.includes(file)) return {};
  const key = `picture ${game.game} ${file}`;
  remember(key, () => styled(import(new URL(`games/${game.game}/board/${file}.js`, ROOT))));
  return known.value[key] ?? null;
}

/** A part of the client that only some visits need, with its styles: null until it is there. */
export function partOf(name) {
  remember(`part ${name}`, () => styled(import(new URL(`web/${name}.js`, ROOT))));
  return known.value[`part ${name}`] ?? null;
}

/** The words of a game are wanted in the present language. */
export const wantWords = (game) => load(game);

/** Load a style sheet, once. */
export function addStyle(href) {
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
