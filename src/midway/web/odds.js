// How often the reader wins at a table: by the measured ratings of its bots and by the reader's own serious games, kept in this browser.
import { strengthOf } from "./games.js";
import { sum } from "./draw.js";
import { html } from "./html.js";
import { prefs } from "./prefs.js";
import { words } from "./words.js";

const ENOUGH = 20; // games without which nothing is said; the last ones count
const TENFOLD = 400; // points of rating that multiply the odds by ten
const LEAST = 1 / 50; // below which only that is said
const GAMES = [2, 3, 4, 5, 6, 8, 10]; // that a chance of a tenth or more is said in
const NEAR = 0.01; // for fewer games

/** Remember how a serious game against bots ended, once. */
export function keepResult({ match, game, seats, mine, serious, result }) {
  const [me] = mine;
  const rivals = seats.filter((_, seat) => seat !== me).map(({ bot }) => bot);
  const known = prefs.results.peek()[game] ?? [];
  if (!serious || !result || mine.length !== 1 || rivals.includes("") || known.some((one) => one.match === match)) return;
  const won = result.standings[me] === 0 ? 1 / result.standings.filter((before) => before === 0).length : 0;
  prefs.results.value = { ...prefs.results.peek(), [game]: [...known, { match, rivals, won }].slice(-ENOUGH) };
}

const power = (rating) => 10 ** (rating / TENFOLD);

/** How likely a rating is to win against others. */
const chance = (rating, others) => power(rating) / (power(rating) + sum(others.map(power)));

/** The rating at which games would have been won as often as they were; a game more, won by half against the middle, keeps it within reason. */
function ratingOf(games) {
  const middle = sum(games.map(({ others }) => sum(others) / others.length)) / games.length;
  const played = [...games, { others: [middle], won: 0.5 }];
  const more = (rating) => sum(played.map(({ others, won }) => won - chance(rating, others)));
  let [low, high] = [middle - 10 * TENFOLD, middle + 10 * TENFOLD];
  while (high - low > 1) {
    const between = (low + high) / 2;
    if (more(between) > 0) low = between;
    else high = between;
  }
  return low;
}

/** The reader's chance to win against some bots; null where too little was played, or a bot has no rating. */
function oddsAgainst(game, bots) {
  const results = prefs.results.value[game] ?? [];
  const ratings = results.length >= ENOUGH && strengthOf(game)?.ladder?.ratings;
  if (!ratings) return null;
  const rated = (names) => names.map((name) => ratings.find(({ bot }) => bot === name)?.rating);
  const games = results.map(({ rivals, won }) => ({ others: rated(rivals), won })).filter(({ others }) => !others.includes(undefined));
  const others = rated(bots);
  return games.length < ENOUGH || others.includes(undefined) ? null : chance(ratingOf(games), others);
}

/** A chance as wins in a few games: 1 in 6, 2 in 3. */
function inGames(chance) {
  if (chance < 0.1) return { k: 1, n: Math.round(1 / chance) };
  const pairs = GAMES.map((n) => ({ k: Math.min(n - 1, Math.max(1, Math.round(chance * n))), n }));
  const off = ({ k, n }) => Math.abs(chance - k / n);
  return pairs.reduce((best, one) => (off(one) < off(best) - NEAR ? one : best));
}

/** What the reader may expect of a table of bots. */
export function Odds({ game, bots }) {
  const odds = bots.includes("") ? null : oddsAgainst(game, bots);
  if (odds === null) return null;
  const said = odds < LEAST ? words("odds-least", { n: 1 / LEAST }) : words("odds-in", inGames(odds));
  return html`<p class="expect"><span class="big">${said}</span><span>${words("odds-how", { n: ENOUGH })}</span><small>${words("odds-even", { n: bots.length + 1 })}</small></p>`;
}
