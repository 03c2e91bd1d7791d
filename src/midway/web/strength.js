// How strong the bots of a game are, as measured: the ladder, whether chances hold, who beats whom, and how it was measured.
import { useEffect } from "preact/hooks";
import { Bar } from "./bar.js";
import { games, strengthOf } from "./games.js";
import { html } from "./html.js";
import "./later.js";
import { crest, Lamps, lampsOf } from "./levels.js";
import { Missing } from "./missing.js";
import { go } from "./router.js";
import { botAbout, botName, language, words } from "./words.js";

export const styles = [new URL("strength.css", import.meta.url).href];

const ROOM = 50; // points that the axis of the ladder leaves free on both sides
const hundred = (share) => Math.round(100 * share);
const figure = (number, form) => new Intl.NumberFormat(language.value, form).format(number);
const percent = (share) => figure(share, { style: "percent" });
const score = (number) => figure(number, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A bot, or what bots are measured against. */
const named = (bot) => (bot === "tree" ? words("plain-tree") : botName(bot));

/** What a bot may spend on a decision, with its unit. */
function spent(budget) {
  const time = Number.parseInt(budget, 10);
  return budget.endsWith("ms") ? (time < 1000 ? `${time}\u00a0ms` : `${figure(time / 1000)}\u00a0s`) : words("budget-playouts", { n: time });
}

/** The page of one game: /strength/GAME. */
export function Strength({ id }) {
  const known = games();
  const game = id ? known?.find((one) => one.game === id) : known?.[0];
  const found = game && strengthOf(game.game);
  useEffect(() => {
    if (game) document.title = `${words("strength-title")}, ${game.title}, Midway`;
  }, [game]);
  if (known && !game) return html`<${Missing} />`;
  return html`<${Bar} title=${words("strength-title")} /><main class="strength">
    ${game && html`<header>
      <h1>${words("strength-head")}</h1><p>${words("strength-line")}</p>
      <nav aria-label=${words("games")}>${known.map((one) => html`<a key=${one.game} href=${`/strength/${one.game}`} onClick=${go(`/strength/${one.game}`)} aria-current=${one === game ? "page" : undefined}>${one.title}</a>`)}</nav>
    </header>`}
    ${found && html`<${Found} game=${game} found=${found} />`}
  </main>`;
}

function Found({ game, found: { ladder, pairs, calibration } }) {
  const own = pairs.filter((pair) => !pair.budget && pair.players === game.players[0] && lampsOf(pair.bot) && lampsOf(pair.against));
  const others = pairs.filter((pair) => pair.budget || pair.players > game.players[0]);
  if (!ladder && !pairs.length && !calibration) {
    return html`<section class="panel"><h2>${words("strength-none")}</h2><p>${words("strength-how-to")}</p><p class="cmdline">midway ladder ${game.game} --file ladder.jsonl</p></section>`;
  }
  return html`${ladder && html`<${Ladder} ladder=${ladder} />`}
    ${calibration && html`<${Chances} found=${calibration} />`}
    ${own.length > 0 && html`<${Matrix} pairs=${own} players=${game.players[0]} />`}
    ${(ladder || others.length > 0) && html`<${How} ladder=${ladder} pairs=${own} others=${others} />`}`;
}

function Ladder({ ladder: { ratings } }) {
  const low = Math.min(...ratings.map(({ rating, within }) => rating - within)) - ROOM;
  const high = Math.max(...ratings.map(({ rating, within }) => rating + within)) + ROOM;
  const at = (rating) => (100 * (rating - low)) / (high - low);
  return html`<section class="panel" aria-labelledby="s-ladder"><h2 id="s-ladder">${words("ladder")}</h2><p>${words("ladder-line")}</p>
    <ol class="rungs">${ratings.map(({ bot, rating, within }) => html`<li key=${bot} class=${lampsOf(bot) ? "" : "base"}>
      ${crest(bot) || html`<span></span>`}
      <span><h3>${named(bot)}</h3>${lampsOf(bot) > 0 ? html`<${Lamps} lit=${lampsOf(bot)} label=${words("strength-of", { n: lampsOf(bot) })} />` : html`<small>${botAbout(bot)}</small>`}</span>
      <span class="ax" aria-hidden="true"><i class="iv" style=${`left:${at(rating - within)}%;width:${at(rating + within) - at(rating - within)}%`}></i><i class="pt" style=${`left:${at(rating)}%`}></i></span>
      <span class="rt">${rating}<small>± ${within}</small></span>
    </li>`)}</ol></section>`;
}

/** What was said along the bottom, what was won upwards; the table says the same. */
function Chances({ found: { games: played, tenths, said, judge, fair, playouts, players } }) {
  const steps = [0, 25, 50, 75, 100];
  const y = (share) => 1000 - 1000 * share;
  return html`<section class="panel" aria-labelledby="s-chances"><h2 id="s-chances">${words("chances-hold")}</h2><p>${words("chances-line", { n: played })}</p>
    <div class="calib" aria-hidden="true">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
        ${steps.map((step) => html`<path key=${step} class="gr" vector-effect="non-scaling-stroke" d=${`M0 ${10 * step}H1000M${10 * step} 0V1000`} />`)}
        <path class="diag" vector-effect="non-scaling-stroke" d="M0 1000L1000 0" />
        ${tenths.map(({ said, interval: [low, high] }) => html`<path key=${said} class="err" vector-effect="non-scaling-stroke" d=${`M${1000 * said} ${y(high)}V${y(low)}`} />`)}
      </svg>
      ${tenths.map(({ said, won }) => html`<i key=${said} class="dot2" style=${`left:${100 * said}%;top:${100 - 100 * won}%`}></i>`)}
      ${steps.map((step) => html`<span key=${step} class="lb up" style=${`top:${100 - step}%`}>${percent(step / 100)}</span><span class="lb along" style=${`left:${step}%`}>${percent(step / 100)}</span>`)}
      <span class="lb along name">${words("chance-said")}</span><span class="lb up-name">${words("chance-won")}</span>
    </div>
    <div class="bigs">
      <div><b>${score(said)}</b>${words("brier-line", { n: players, fair: score(fair) })}</div>
      <div><b>${score(judge)}</b>${words("brier-judge")}</div>
      <div><b>${score(playouts)}</b>${words("brier-playouts")}</div>
    </div>
    <details><summary>${words("as-table")}</summary><table class="said">
      <thead><tr><th scope="col">${words("chance-said")}</th><th scope="col">${words("chance-won")}</th><th scope="col">${words("chance-between")}</th><th scope="col">${words("chance-times")}</th></tr></thead>
      <tbody>${tenths.map(({ said, won, interval: [low, high], number }) => html`<tr key=${said}><td>${percent(said)}</td><td>${percent(won)}</td><td>${hundred(low)}–${percent(high)}</td><td>${number}</td></tr>`)}</tbody>
    </table></details></section>`;
}

/** Games won of 100 by the bot on the left; between two, what one wins the other loses. */
function Matrix({ pairs, players }) {
  const bots = [...new Set(pairs.flatMap(({ bot, against }) => [bot, against]))].sort((one, other) => lampsOf(one) - lampsOf(other));
  const share = (bot, other) => {
    const met = pairs.find((pair) => pair.bot === bot && pair.against === other);
    const turned = players === 2 && pairs.find((pair) => pair.bot === other && pair.against === bot);
    return met ? met.share : turned ? 1 - turned.share : null;
  };
  return html`<section class="panel" aria-labelledby="s-matrix"><h2 id="s-matrix">${words("who-beats-whom")}</h2><p>${words("who-beats-line", { n: players - 1 })}</p>
    <div class="wide"><table class="matrix">
      <thead><tr><td></td>${bots.map((bot) => html`<th key=${bot} scope="col">${botName(bot)}</th>`)}</tr></thead>
      <tbody>${[...bots].reverse().map((bot) => html`<tr key=${bot}><th scope="row">${botName(bot)}</th>
        ${bots.map((other) => html`<${Cell} key=${other} share=${bot === other ? null : share(bot, other)} fair=${1 / players} />`)}</tr>`)}</tbody>
    </table></div></section>`;
}

/** Green above the fair share, red below it. */
function Cell({ share, fair }) {
  if (share === null) return html`<td class="self">–</td>`;
  const good = hundred(Math.max(0, (share - fair) / (1 - fair)) * 0.8);
  const bad = hundred(Math.max(0, (fair - share) / fair) * 0.7);
  return html`<td style=${`--good:${good}%;--bad:${bad}%`}>${hundred(share)}</td>`;
}

function How({ ladder, pairs, others }) {
  const each = Math.min(...pairs.map((pair) => pair.games));
  return html`<section class="panel" aria-labelledby="s-how"><h2 id="s-how">${words("how-measured")}</h2>
    <ol class="how2">
      ${pairs.length > 0 && html`<li><span>${words("how-games", { n: each })}</span></li>`}
      <li><span>${words("how-seen")}</span></li>
      ${others.map((pair) => html`<li key=${pair.command}><span>${told(pair)}</span></li>`)}
    </ol>
    ${ladder && html`<p class="cmdline">${ladder.command}</p><p class="when">${words("how-when", { n: ladder.games, day: ladder.until, version: ladder.midway })}</p>`}
  </section>`;
}

/** A bot alone among others, in a sentence. */
function told({ bot, against, players, share, interval: [low, high], fair, budget, games: played }) {
  const figures = { n: played, won: hundred(share), low: hundred(low), high: hundred(high), fair: hundred(fair) };
  return words(budget ? "how-budget" : "how-among", { bot: named(bot), other: named(against), rivals: players - 1, budget: budget && spent(budget), ...figures });
}
