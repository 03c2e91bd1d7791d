// After the game: the verdict, why it went so, the score as the rulebook adds it up, how chances and points went, where it turned.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Charts, Moments, Plays, useAnalysis, Why, whyLine } from "./analysis.js";
import { get, send } from "./api.js";
import { piece, sign } from "./art.js";
import { Bar } from "./bar.js";
import { Chart } from "./chart.js";
import { Chat } from "./chat.js";
import { CopyButton, watchLink } from "./copy.js";
import { proof } from "./dealing.js";
import { classes } from "./draw.js";
import { html } from "./html.js";
import { TableMenu } from "./invite.js";
import "./later.js";
import { LogButton } from "./log.js";
import { mistakesOf } from "./mistakeplay.js";
import { Fireworks } from "./panorama.js";
import { keepResult } from "./odds.js";
import { keepKeys } from "./prefs.js";
import { Controls } from "./replay.js";
import { go, visit } from "./router.js";
import { openRules } from "./rules.js";
import { inOneBreath, words } from "./words.js";

export const styles = ["end.css", "analysis.css"].map((file) => new URL(file, import.meta.url).href);

export function End({ table, play }) {
  const { snapshot, game } = table;
  const ranked = ranking(snapshot.result);
  const course = useSignal([]);
  const analysis = useAnalysis(snapshot.match);
  const told = analysis.told.value?.events.length ? analysis.told.value : null;
  useEffect(() => keepResult(snapshot), [snapshot.match]);
  useSignalEffect(() => {
    get(`/matches/${snapshot.match}/course`).then((answer) => (course.value = answer.turns), () => {});
  });
  const turns = course.value;
  return html`<div class=${classes("end", told && "analysed")} data-game=${snapshot.game} data-number=${snapshot.number}>
    <${Bar} title=${game.title} where=${snapshot.where} onRules=${() => openRules(snapshot.game)} log=${html`<${LogButton} table=${table} play=${play} />`}><${TableMenu} table=${table} play=${play} /><//>
    <main>
      <section class=${classes("won", told && "slim")}>
        <${Fireworks} lit=${winners(snapshot.result).some((seat) => snapshot.mine.includes(seat))} />
        <div class="verdict">${sign("branch", "wreath")}
            <div><h2>${verdict(table)}</h2><p>${margin(table, ranked)}</p></div>
        ${sign("branch", "wreath right")}</div>
      </section>
      <div class="grid">
        ${told ? html`<${Account} table=${table} told=${told} ranked=${ranked} turns=${turns} />` : html`<section class="score panel"><${Final} table=${table} ranked=${ranked} /></section>`}
        <section class="charts panel">
          ${told
            ? html`<${Charts} table=${table} play=${play} analysis=${analysis} chapters=${chaptersOf(turns, told)} />`
            : html`<${Points} table=${table} turns=${turns} /><${Step} table=${table} play=${play} />`}
          <${Chat} table=${table} play=${play} />
        </section>
      </div>
      ${told?.done && html`<${Moments} table=${table} told=${told} />`}
    </main>
  </div>`;
}

/** Why it went so, and the score, one at a time; the score until all has been read. */
function Account({ table, told, ranked, turns }) {
  const asked = useSignal(null);
  const face = told.done ? asked.value ?? "why" : "score";
  const won = winners(table.snapshot.result);
  const title = face === "score" ? words("final-score") : words(won.includes(table.me) ? "why-you-won" : "why-they-won", { n: won.length, names: inOneBreath(won.map(table.name)) });
  const button = (name) => html`<button aria-pressed=${String(face === name)} disabled=${!told.done} onClick=${() => (asked.value = name)}>${words(`analysis-${name}`)}</button>`;
  return html`<section class=${`whypanel panel ${face === "score" ? "score" : ""}`} aria-labelledby="why">
    <header><h2 id="why">${title}</h2><span class="seg" role="group" aria-label=${words("analysis-show")}>${button("why")}${button("score")}</span></header>
    ${face === "why"
      ? html`<p>${whyLine(table, told, won)}</p><${Why} table=${table} told=${told} ranked=${ranked} /><${Plays} table=${table} told=${told} ranked=${ranked} /><${Mistakes} table=${table} told=${told} /><${Acts} table=${table} />`
      : html`${!told.done && html`<p>${words("analysis-why-later")}</p>`}<${Final} table=${table} ranked=${ranked} titled=${false} /><${Points} table=${table} turns=${turns} />`}
  </section>`;
}

/** The way to the reader's own mistakes, where there are any. */
function Mistakes({ table, told }) {
  const path = `/mistakes/${table.snapshot.match}`;
  return mistakesOf(told, table.me).length > 0 && html`<a class="btn learns" href=${path} onClick=${go(path)}>${sign("i-learn")}${words("mistakes-learn")}</a>`;
}

/** The score as the rulebook adds it up, and what the game shows beside it. */
function Final({ table, ranked, titled = true }) {
  const { Final: Own } = table.picture;
  return html`${titled && html`<h2>${words("final-score")}</h2>`}
    <${Score} table=${table} ranked=${ranked} />
    ${Own && html`<${Own} table=${table} seat=${table.me ?? ranked[0]} />`}
    <${Acts} table=${table} />`;
}

const Points = ({ table, turns }) => turns.length > 1 && html`<${Chart} table=${table} turns=${turns} />`;

/** The replay where there is no analysis. */
function Step({ table, play }) {
  const { match, last } = table.snapshot;
  return html`<div class="replay" role="group" aria-label=${words("replay")}>
    <${Controls} play=${play} />
    <p class="what"><span>${words("replay-how")}</span><a href=${`/table/${match}/${last}`} onClick=${go(`/table/${match}/${last}`)}>${words("final-board")}</a></p>
  </div>`;
}

/** Stretches of the same chapter, with the events they span. */
function chaptersOf(turns, { last }) {
  const chapters = [];
  turns.forEach(({ chapter, number }, index) => {
    if (chapters.at(-1)?.chapter !== chapter) chapters.push({ chapter, from: index ? turns[index - 1].number : 0 });
    chapters.at(-1).to = index === turns.length - 1 ? last : number;
  });
  return chapters;
}

/** Seats from first to last. */
const ranking = ({ standings }) => standings.map((_, seat) => seat).sort((a, b) => standings[a] - standings[b] || a - b);

const winners = (result) => result.standings.map((_, seat) => seat).filter((seat) => result.standings[seat] === 0);

function verdict(table) {
  const won = winners(table.snapshot.result);
  if (won.includes(table.me)) return words(won.length > 1 ? "you-share" : "you-win");
  const names = won.map(table.name).join(", ");
  return words(won.length > 1 ? "they-share" : "they-win", { names });
}

function margin(table, ranked) {
  const { scores } = table.snapshot.result;
  return words("margin", { first: scores[ranked[0]], second: scores[ranked[1]] });
}

const HUES = ["violet", "gilt", "blue", "moss", "madder", "slate", "azure", "umber", "teal"];
const COLUMNS = 4; // parts that fit beside a player's name

/** The parts that add up to the total, and those that only break ties. */
function partsOf({ parts }) {
  const names = Object.keys(parts[0]);
  const total = names.indexOf("total");
  return { adding: names.slice(0, total < 0 ? names.length : total), ties: total < 0 ? [] : names.slice(total + 1) };
}

const keyed = (table, part, index) => html`<i class=${`k ${HUES[index % HUES.length]}`}></i>${table.words(`board-${part}`)}`;

function Score({ table, ranked }) {
  const { result } = table.snapshot;
  const { adding, ties } = partsOf(result);
  const most = Math.max(1, ...result.scores);
  const columns = adding.length > COLUMNS ? [] : adding;
  return html`<table>
    <thead><tr>
      <th><span class="vh">${words("place")}</span></th><th><span class="vh">${words("player")}</span></th>
      ${columns.map((part, index) => html`<th>${keyed(table, part, index)}</th>`)}
      <th>${table.words("board-total")}</th>
    </tr></thead>
    <tbody>${ranked.map((seat) => html`
      <tr class=${seat === table.me ? "me" : ""}>
        <td class="rk">${result.standings[seat] + 1}</td>
        <th scope="row">${piece(seat)}${table.name(seat)}</th>
        ${columns.map((part) => html`<td>${result.parts[seat][part]}</td>`)}
        <td class="tot">${result.scores[seat]}</td>
      </tr>
      <tr class="bars"><td></td><td colspan=${columns.length + 2}>
        <span class="bar-row">${adding.map((part, index) => result.parts[seat][part] > 0 && html`<i class=${HUES[index % HUES.length]} style=${{ width: `${(100 * result.parts[seat][part]) / most}%` }}></i>`)}</span>
        ${tied(result, seat) && html`<small class="tie">${ties.map((part) => `${table.words(`board-${part}`)} ${result.parts[seat][part]}`).join(" · ")}</small>`}
      </td></tr>`)}
    </tbody>
  </table>
  ${columns.length === 0 && html`<${Ledger} table=${table} ranked=${ranked} adding=${adding} />`}`;
}

/** A score of many parts: a line for each that brought anybody anything, a column for each player. */
function Ledger({ table, ranked, adding }) {
  const { parts } = table.snapshot.result;
  const figure = (seat, part) => String(parts[seat][part]).replace("-", "−");
  const line = (part, index) => html`<tr><th scope="row">${keyed(table, part, index)}</th>${ranked.map((seat) => html`<td>${figure(seat, part)}</td>`)}</tr>`;
  return html`<table class="ledger">
    <thead><tr><th><span class="vh">${words("score-part")}</span></th>
      ${ranked.map((seat) => html`<th title=${table.name(seat)}>${piece(seat)}<span class="vh">${table.name(seat)}</span></th>`)}
    </tr></thead>
    <tbody>${adding.map((part, index) => parts.some((row) => row[part]) && line(part, index))}</tbody>
  </table>`;
}

/** What breaks ties is told where points are equal. */
const tied = (result, seat) => result.scores.filter((score) => score === result.scores[seat]).length > 1;

/** What this browser has checked of the dealing, and how to check the rest. */
function Proof({ snapshot }) {
  const told = proof(snapshot);
  if (!told) return null;
  const sound = told.sealed && told.own !== false;
  const added = told.parts === 0 ? "" : words(told.own ? "fair-own" : "fair-parts", { n: told.parts });
  return html`<p class=${sound ? "dealer" : "fault"} role=${sound ? undefined : "alert"}><small>${sound ? words("fair-proved") : words("fair-broken")} ${sound && added} ${sound && words("fair-verify")}</small></p>`;
}

function Acts({ table }) {
  const { match, next, seat } = table.snapshot;
  const fault = useSignal("");
  const rematch = async () => {
    try {
      const made = await send(`/matches/${match}/rematch`);
      keepKeys(made.match, made.seats);
      visit(`/table/${made.match}`);
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <div class="acts">
      ${next
        ? html`<a class="btn primary" href=${`/table/${next}`} onClick=${go(`/table/${next}`)}>${sign("i-again")}${words("to-rematch")}</a>`
        : seat !== null
          ? html`<button class="btn primary" onClick=${rematch}>${sign("i-again")}${words("rematch")}</button>`
          : html`<a class="btn primary" href="/" onClick=${go("/")}>${words("home")}</a>`}
      <a class="btn" href=${`/api/matches/${match}/record`} download aria-label=${words("download-record")}>${sign("i-down")}<span>${words("record")}</span></a>
      <${CopyButton} link=${watchLink(match)} label=${words("share")} />
    </div>
    <${Proof} snapshot=${table.snapshot} />`;
}
