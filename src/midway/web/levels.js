// The five levels of bots: an emblem, one to five lamps, and what each is called.
import { drawings } from "./art.js";
import { html } from "./html.js";
import { botName, words } from "./words.js";

const ROLES = ["visitor", "guide", "merchant", "engineer", "architect"];
const USUAL = "merchant";
export const ALONG = "along"; // who plays along in a lesson

const emblem = drawings(new URL("art/levels.svg", import.meta.url).href);

/** The lamps of a level, from 1 to 5; 0 for a bot that is none. */
export const lampsOf = (bot) => ROLES.indexOf(bot) + 1;

/** A bot's emblem on a disc, like a medal; a program has none. */
export const crest = (bot) => lampsOf(bot) > 0 && html`<span class=${`crest l${lampsOf(bot)}`}>${emblem(bot)}</span>`;

/** So many lamps of five. */
export const Lamps = ({ lit, label }) =>
  html`<span class="lamps" role="img" aria-label=${label}>${ROLES.map((role, lamp) => html`<i key=${role} class=${lamp < lit ? "lit" : ""}></i>`)}</span>`;

/** What a bot is: its level, or that it is a program, or plays along. */
export const rank = (bot) => (lampsOf(bot) > 0 || bot === ALONG ? botName(bot) : words("seat-bot", { bot: botName(bot) }));

/** The same, with the lamps of its level. */
export const Rank = ({ bot }) =>
  html`${rank(bot)}${lampsOf(bot) > 0 && html` <${Lamps} lit=${lampsOf(bot)} label=${words("strength-of", { n: lampsOf(bot) })} />`}`;

/** Whom one plays against who has chosen nobody. */
export const usual = (game) => (game.bots.includes(USUAL) ? USUAL : game.bots.at(-1));

/** Whom one meets in a first whole match. */
export const easiest = (game) => game.levels[0]?.bot ?? usual(game);

/** A bot for a seat; a level brings a name along that nobody at the table has. */
export function seatedBot(game, bot, taken) {
  const { names = [] } = game.levels.find((level) => level.bot === bot) ?? {};
  return { bot, name: names.find((name) => !taken.includes(name)) ?? "" };
}
