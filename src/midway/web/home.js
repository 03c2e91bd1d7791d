// The home page: games to play at once, tables that wait, tables to sit down at.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get, send, sendText } from "./api.js";
import { piece, sign } from "./art.js";
import { Bar } from "./bar.js";
import { games, pictureOf } from "./games.js";
import { html } from "./html.js";
import { Panorama } from "./panorama.js";
import { keepKeys, prefs } from "./prefs.js";
import { go, visit } from "./router.js";
import { openRules } from "./rules.js";
import { openStart, seatedBot } from "./start.js";
import { language, words } from "./words.js";

const AGAIN = 5000; // milliseconds between two looks at the lists

export function Home() {
  const lists = useLists();
  const fault = useSignal("");
  const known = games();
  useSignalEffect(() => {
    document.title = words("home-title");
  });
  if (!known) return html`<${Bar} />`;
  const first = known[0];
  const start = (mode, game = first) => openStart(game, mode);
  return html`<div class="home">
    <${Bar} onRules=${() => openRules(first.game)} />
    <main>
      <section class="hero">
        <${Panorama} />
        <div class="pitch">
          <h1>${words("take-a-seat")}</h1>
          <p>${words("pitch")}</p>
          <div class="cta">
            <button class="btn primary" onClick=${() => playBots(first, fault)}>${sign("i-play")}<span>${words("play-bots-now")}</span></button>
            <button class="btn" onClick=${() => start("friends")}>${sign("i-link")}${words("invite-friends")}</button>
          </div>
          ${fault.value && html`<${Fault} text=${fault.value} />`}
        </div>
      </section>
      <div class="cols">
        <section class=${`games n${known.length}`} aria-label=${words("games")}>
          ${known.map((game) => html`<${Poster} key=${game.game} game=${game} start=${start} fault=${fault} />`)}
        </section>
        <div class="lists">
          <${MyTables} rows=${lists.value.mine} /><${OpenTables} rows=${lists.value.open} />
          <${More} start=${start} fault=${fault} />
        </div>
      </div>
    </main>
  </div>`;
}

/** Why something could not be; seen wherever on the page it was asked for. */
function Fault({ text }) {
  const node = useRef();
  useEffect(() => node.current.scrollIntoView({ block: "nearest" }), [text]);
  return html`<p class="fault" role="alert" ref=${node}>${text}</p>`;
}

/** Tables of this browser and open tables, looked at again and again while the page is seen. */
function useLists() {
  const lists = useSignal({ mine: [], open: [] });
  useSignalEffect(() => {
    language.value;
    const look = async () => {
      if (document.hidden) return;
      const [mine, open] = await Promise.all([get("/mine"), get("/matches")]).catch(() => []);
      if (mine) lists.value = { mine: mine.matches, open: open.matches };
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  });
  return lists;
}

/** At once: a full table, every other seat a bot of the highest level. */
async function playBots(game, fault) {
  const bot = game.bots.at(-1);
  const seats = Array.from({ length: game.players.at(-1) }, (_, seat) => (seat ? seatedBot(bot) : { name: prefs.name.value }));
  try {
    const made = await send("/matches", { game: game.game, seats });
    keepKeys(made.match, made.seats);
    visit(`/table/${made.match}`);
  } catch (problem) {
    fault.value = problem.message;
  }
}

function Poster({ game, start, fault }) {
  const { Poster: Picture } = pictureOf(game, "poster") ?? {};
  return html`<article class="poster">
    ${Picture ? html`<${Picture} />` : html`<div class="vig"></div>`}
    <div class="txt">
      <h2>${game.title}</h2>
      <p>${game.line}</p>
      <p class="meta">
        <span>${sign("i-people")}${words("n-players", { low: game.players[0], high: game.players.at(-1) })}</span>
        ${game.minutes > 0 && html`<span>${sign("i-clock")}${words("n-minutes", { n: game.minutes })}</span>`}
      </p>
      <div class="acts">
        <button class="btn primary" onClick=${() => playBots(game, fault)}
          aria-label=${words("play-n-bots-at", { n: game.players.at(-1) - 1, game: game.title })}>${sign("i-bot")}${words("play-n-bots", { n: game.players.at(-1) - 1 })}</button>
        <button class="btn" onClick=${() => start("bots", game)} aria-label=${words("set-up-of", { game: game.title })} title=${words("set-up-of", { game: game.title })}>${sign("i-sliders")}<span>${words("set-up")}</span></button>
        <button class="btn" onClick=${() => start("friends", game)} aria-label=${words("invite-to", { game: game.title })} title=${words("invite-to", { game: game.title })}>${sign("i-link")}<span>${words("invite-short")}</span></button>
      </div>
    </div>
  </article>`;
}

const others = (row) => row.seats.map((seat) => seat.name).join(", ");

function MyTables({ rows }) {
  const waiting = rows.filter((row) => row.waits && !row.over);
  const shown = [...waiting, ...rows.filter((row) => !waiting.includes(row))].slice(0, 6);
  return html`<section class="waiting panel">
    <h2>${words("waiting-for-you")}${waiting.length > 0 && html` <b>${waiting.length}</b>`}</h2>
    ${shown.length === 0 && html`<p class="none">${words("nothing-waits")}</p>`}
    <ul>${shown.map((row) => html`<li key=${row.match} class=${row.waits && !row.over ? "" : "idle"}>
      ${piece(Math.max(0, row.seats.findIndex((seat) => seat.taken && !seat.bot)))}
      <p><b>${row.title}</b> <span>${others(row)}</span><small>${words(row.over ? "table-over" : row.waits ? "your-turn" : "others-think")}</small></p>
      <a class=${`btn ${row === waiting[0] ? "primary" : ""}`} href=${`/table/${row.match}`} onClick=${go(`/table/${row.match}`)}>${words(row.over ? "look" : row.waits ? "play" : "watch")}</a>
    </li>`)}</ul>
  </section>`;
}

function OpenTables({ rows }) {
  return html`<section class="open panel">
    <h2>${words("open-tables")}</h2>
    ${rows.length === 0 && html`<p class="none">${words("no-open-tables")}</p>`}
    <ul>${rows.slice(0, 5).map((row) => html`<li key=${row.match}>
      <div class=${`seats n${row.seats.length}`}>${row.seats.map((seat, number) => (seat.taken ? piece(number) : html`<i></i>`))}</div>
      <p><b>${row.title}</b><small>${others(row)}</small></p>
      <a class="btn" href=${`/table/${row.match}`} onClick=${go(`/table/${row.match}`)}>${words("sit-down")}</a>
    </li>`)}</ul>
  </section>`;
}

function More({ start, fault }) {
  const open = async ({ currentTarget: input }) => {
    const [file] = input.files;
    if (!file) return;
    try {
      if (file.size > 1_048_576) throw new Error(words("record-large"));
      const made = await sendText("/records", await file.text());
      visit(`/table/${made.match}`);
    } catch (problem) {
      fault.value = problem.message;
    }
    input.value = ""; // so that the same file, mended, can be chosen again
  };
  return html`<div class="more">
    <button class="btn" onClick=${() => start("together")}>${sign("i-people")}${words("share-screen")}</button>
    <label class="btn"><input class="vh" type="file" accept=".txt,text/plain" onChange=${open} />${sign("i-down")}${words("open-record")}</label>
    <button class="btn" onClick=${() => start("mirror")}>${sign("i-rules")}${words("referee")}</button>
  </div>`;
}
