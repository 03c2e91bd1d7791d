// Words people read: the same Fluent files as the server's, in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { prefs } from "./prefs.js";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" };
const ROOT = new URL("../", import.meta.url);

const guess = () => navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) || "en";
export const language = computed(() => (prefs.language.value in LANGUAGES ? prefs.language.value : guess()));

const bundles = signal({});
const asked = new Map();
const taken = signal([]); // files
const whole = signal(false); // whether the client says more than every visit hears

const laterFile = (tongue) => `web/words/later/${tongue}.ftl`;

function filesOf(game, tongue) {
  if (game) return [`games/${game}/words/${tongue}.ftl`];
  return [`web/words/${tongue}.ftl`, ...(whole.value ? [laterFile(tongue)] : [])];
}

function want(file, game, tongue) {
  if (!asked.has(file)) asked.set(file, fetchWords(file, game, tongue));
  return asked.get(file);
}

async function fetchWords(file, game, tongue) {
  takeWords(game, tongue, await (await fetch(new URL(file, ROOT))).text());
  taken.value = [...taken.value, file];
}

/** Learn words from the text of a Fluent file. */
export function takeWords(game, tongue, text) {
  const key = `${game} ${tongue}`;
  const bundle = bundles.value[key] ?? newBundle(tongue);
  bundle.addResource(new FluentResource(text));
  bundles.value = { ...bundles.value, [key]: bundle };
}

function newBundle(tongue) {
  const bundle = new FluentBundle(tongue, {
    useIsolating: false,
    functions: {
      NAME: ([piece], { form }) => nameOf(bundle, String(piece), form && String(form)),
      DE: ([name]) => elided(String(name)),
    },
  });
  return bundle;
}

/** A piece's name in one of its forms, as `NAME($area, form: "in")` asks for it. */
function nameOf(bundle, piece, form) {
  const message = bundle.getMessage(piece);
  return bundle.formatPattern(form ? message.attributes[form] : message.value);
}

/** A name after the French "de", as `DE($name)` asks for it: d’Ann, de Paul. */
const elided = (name) => (/^([aeiouàâäéèêëîïôöùûüœæ]|h[^a]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`);

/** Load the words of a game, or the client's own, in the present language. */
export function load(game = "") {
  filesOf(game, language.value).forEach((file) => want(file, game, language.value));
}

/** Load the client's other words, in the present language and from now on in every language. */
export async function loadLater() {
  await want(laterFile(language.value), "", language.value);
  whole.value = true;
}

export const ready = (game = "") => filesOf(game, language.value).every((file) => taken.value.includes(file));

const texts = new Map(); // what was said once is said again with every drawing

function format(game, id, args) {
  const tongue = `${game} ${language.value}`;
  const bundle = bundles.value[tongue];
  const key = `${tongue} ${id} ${JSON.stringify(args)}`;
  const message = !texts.has(key) && bundle?.getMessage(id);
  if (message?.value) texts.set(key, bundle.formatPattern(message.value, args));
  return texts.get(key) ?? null;
}

/** A message of the client's own words. */
export const words = (id, args = {}) => format("", id, args) ?? id;

/** What a bot is called, and what is told of it; a game may bring bots along that the client has no words for. */
export const botName = (bot) => format("", `bot-name-${bot}`) ?? bot;
export const botAbout = (bot) => format("", `bot-about-${bot}`) ?? "";

/** How long a game takes, as people say it. */
export const lasting = (minutes) => (minutes >= 120 ? words("n-hours", { n: minutes / 60 }) : words("n-minutes", { n: minutes }));

/** Several names as a sentence lists them; British English has no comma before "and". */
export const inOneBreath = (names) => new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value).format(names);

/** A message of a game's words, or null if it has none of that name. */
export const told = (game, id, args = {}) => format(game, id, args);

/** A message of a game's words, or else of the client's. */
export const wordsOf = (game) => (id, args = {}) => format(game, id, args) ?? words(id, args);
