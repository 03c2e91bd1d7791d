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

const address = (game, tongue) => new URL(game ? `games/${game}/words/${tongue}.ftl` : `web/words/${tongue}.ftl`, ROOT);

const fetchWords = async (game, tongue) => takeWords(game, tongue, await (await fetch(address(game, tongue))).text());

/** Learn words from the text of a Fluent file. */
export function takeWords(game, tongue, text) {
  const bundle = new FluentBundle(tongue, {
    useIsolating: false,
    functions: {
      NAME: ([piece], { form }) => nameOf(bundle, String(piece), form && String(form)),
      DE: ([name]) => elided(String(name)),
    },
  });
  bundle.addResource(new FluentResource(text));
  bundles.value = { ...bundles.value, [`${game} ${tongue}`]: bundle };
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
  const key = `${game} ${language.value}`;
  if (!asked.has(key)) asked.set(key, fetchWords(game, language.value));
  return asked.get(key);
}

export const ready = (game = "") => Boolean(bundles.value[`${game} ${language.value}`]);

const texts = new Map(); // what was said once is said again with every drawing

function format(game, id, args) {
  const tongue = `${game} ${language.value}`;
  const bundle = bundles.value[tongue];
  const key = `${tongue} ${id} ${JSON.stringify(args)}`;
  if (bundle && !texts.has(key)) texts.set(key, textOf(bundle, bundle.getMessage(id)?.value, args));
  return texts.get(key) ?? null;
}

const textOf = (bundle, value, args) => (value ? bundle.formatPattern(value, args) : null);

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
