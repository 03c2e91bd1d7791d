// The home page: games to play at once, tables that wait, tables to sit down at.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get, seatPath, send, sendText } from "./api.js";
import { lamp, piece, sign, wick } from "./art.js";
import { Bar } from "./bar.js";
import { classes } from "./draw.js";
import { games, pictureOf } from "./games.js";
import { html } from "./html.js";
import { Panorama } from "./panorama.js";
import { keepKeys, learned, prefs, removeFromList } from "./prefs.js";
import { go, visit } from "./router.js";
import { openHowto } from "./rules.js";
import { invite, openStart, playBots } from "./start.js";
import { language, lasting, words } from "./words.js";

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
  const mine = lists.value.mine.filter((row) => !prefs.removed.value.includes(row.match));
  const start = (mode, game = first) => {
    if (mode !== "friends" || !prefs.name.value) return openStart(game, mode);
    return invite(game).catch((problem) => (fault.value = problem.message));
  };
  const play = (game = first) => playBots(game).catch((problem) => (fault.value = problem.message));
  return html`<div class="home">
    <${Bar} onRules=${() => visit(`/rules/${mine[0]?.game ?? first.game}`)} />
    <main>
      <section class="hero">
        <${Panorama} />
        ${isNew(lists.value) && first.lesson
          ? html`<${Greeting} game=${first} start=${start} play=${play} fault=${fault} />`
          : html`<${Pitch} start=${start} play=${play} fault=${fault} />`}
      </section>
      <div class="cols">
        <section class=${`games n${known.length}`} aria-label=${words("games")}>
          ${known.map((game) => html`<${Poster} key=${game.game} game=${game} start=${start} play=${play} />`)}
        </section>
        <div class="lists">
          <${MyTables} rows=${mine.filter((row) => !row.over)} /><${OpenTables} rows=${lists.value.open} fault=${fault} />
          <${Finished} rows=${mine.filter((row) => row.over)} />
          <${More} start=${start} fault=${fault} />
        </div>
      </div>
    </main>
  </div>`;
}

/** Nobody has sat down at a table or begun a lesson in this browser. */
const isNew = ({ mine }) => ![prefs.keys.value, prefs.learned.value, mine].some((kept) => Object.keys(kept).length);

function Pitch({ start, play, fault }) {
  return html`<div class="pitch">
    <h1>${words("take-a-seat")}</h1>
    <p>${words("pitch")}</p>
    <div class="cta">
      <button class="btn primary" onClick=${() => play()}>${sign("i-play")}<span>${words("play-bots-now")}</span></button>
      <button class="btn" onClick=${() => start("friends")}>${sign("i-link")}${words("invite-friends")}</button>
    </div>
    ${fault.value && html`<${Fault} text=${fault.value} />`}
  </div>`;
}

/** The first visit: the host offers the shortest lesson. */
function Greeting({ game, start, play, fault }) {
  const n = game.lesson.minutes;
  return html`<div class="pitch greet">
    ${wick()}
    <h1>${words("first-time")}</h1>
    <p>${words("first-time-how", { n, game: game.title })}</p>
    <div class="cta">
      <a class="btn primary" href=${`/learn/${game.game}`} onClick=${go(`/learn/${game.game}`)}>${sign("i-play")}<span>${words("learn-in", { n })}</span></a>
      <button class="btn" onClick=${() => play(game)}>${sign("i-bot")}${words("play-bots-now")}</button>
      <button class="btn" onClick=${() => start("friends")}>${sign("i-link")}${words("invite-friends")}</button>
    </div>
    ${fault.value && html`<${Fault} text=${fault.value} />`}
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

function Poster({ game, start, play }) {
  const { Poster: Picture } = pictureOf(game, "poster") ?? {};
  return html`<article class="poster" data-poster=${game.game}>
    ${Picture ? html`<${Picture} />` : html`<div class="vig"></div>`}
    <div class="txt">
      <h2>${game.title}</h2>
      <p>${game.line}</p>
      <p class="meta">
        <span>${sign("i-people")}${words("n-players", { low: game.players[0], high: game.players.at(-1) })}</span>
        ${game.minutes > 0 && html`<span>${sign("i-clock")}${lasting(game.minutes)}</span>`}
      </p>
      ${game.lesson && html`<${Learn} game=${game} lesson=${game.lesson} path=${game.game} />`}
      ${learned(game.game)?.done && game.lessons.map((lesson) => html`<${Learn} game=${game} lesson=${lesson} path=${`${game.game}/${lesson.lesson}`} />`)}
      <div class="acts">
        <button class="btn primary" onClick=${() => play(game)}
          aria-label=${words("play-n-bots-at", { n: game.players.at(-1) - 1, game: game.title })}>${sign("i-bot")}${words("play-n-bots", { n: game.players.at(-1) - 1 })}</button>
        <button class="btn" onClick=${() => start("bots", game)} aria-label=${words("set-up-of", { game: game.title })} title=${words("set-up-of", { game: game.title })}>${sign("i-sliders")}<span>${words("set-up")}</span></button>
        <button class="btn" onClick=${() => start("friends", game)} aria-label=${words("invite-to", { game: game.title })} title=${words("invite-to", { game: game.title })}>${sign("i-link")}<span>${words("invite-short")}</span></button>
      </div>
    </div>
  </article>`;
}

/** A lesson of a game: to begin, to go on with, or learned; further ones have a title. */
function Learn({ game, lesson, path }) {
  const { step = 1, lamps = [], done } = learned(path) ?? {};
  const { title, minutes, steps, tries } = lesson;
  const begun = step > 1 && !done;
  const text = title ?? (done ? words("howto") : begun ? words("lesson-go-on") : words("learn-in", { n: minutes }));
  const lit = lamps.filter(Boolean).length;
  const end = done ? words("lamps-lit", { lit, all: tries }) : begun ? words("lesson-step", { n: step, of: steps }) : title ? words("n-minutes", { n: minutes }) : words("with-host");
  const style = { "--part": `${(100 * (step - 1)) / steps}%` };
  const [tag, href, open] = done && !title ? ["button", undefined, () => openHowto(game, game.players.at(-1))] : ["a", `/learn/${path}`, go(`/learn/${path}`)];
  return html`<${tag} class=${classes("learn-btn", done && "done", begun && "part")} style=${style} href=${href} onClick=${open} aria-label=${words("of-game", { text, game: game.title })}>
    ${lamp()}<span>${text}</span><small>${end}</small>
  <//>`;
}

/** Who sits at a table; seats nobody has taken yet have no name of their own. */
const others = (row) => row.seats.filter((seat) => seat.taken || !row.gathering).map((seat) => seat.name).join(", ");

function MyTables({ rows }) {
  const waiting = rows.filter((row) => row.waits && !row.fault);
  const shown = [...waiting, ...rows.filter((row) => !waiting.includes(row))].slice(0, 6);
  return html`<section class="waiting panel">
    <h2>${words("waiting-for-you")}${waiting.length > 0 && html` <b>${waiting.length}</b>`}</h2>
    ${shown.length === 0 && html`<p class="none">${words("nothing-waits")}</p>`}
    <ul>${shown.map((row) => html`<li key=${row.match} class=${waiting.includes(row) ? "" : "idle"}>
      ${piece(Math.max(0, row.seats.findIndex((seat) => seat.taken && !seat.bot)))}
      <p><b>${row.title}</b> <span>${others(row)}</span><small>${row.fault ?? words(row.gathering ? "lobby-waits" : row.waits ? "your-turn" : "others-think")}</small></p>
      ${!row.fault && html`<${To} row=${row} look=${row === waiting[0] ? "primary" : ""} label=${words(row.waits ? "play" : "open")} />`}
      ${(row.fault || row.gathering) && html`<${Remove} row=${row} />`}
    </li>`)}</ul>
  </section>`;
}

function Finished({ rows }) {
  if (rows.length === 0) return null;
  return html`<section class="finished panel">
    <h2>${words("finished")}</h2>
    <ul>${rows.slice(0, 4).map((row) => html`<li key=${row.match} class="idle">
      <p><b>${row.title}</b><small>${row.fault ?? others(row)}</small></p>
      ${!row.fault && html`<${To} row=${row} label=${words("look")} />`}<${Remove} row=${row} />
    </li>`)}</ul>
  </section>`;
}

const To = ({ row, label, look = "" }) =>
  html`<a class=${`btn ${look}`} href=${`/table/${row.match}`} onClick=${go(`/table/${row.match}`)}>${label}</a>`;

function Remove({ row }) {
  const name = words("remove-from-list", { game: row.title, players: others(row) });
  return html`<button class="x" aria-label=${name} title=${name} onClick=${() => removeFromList(row.match)}>${sign("i-close")}</button>`;
}

function OpenTables({ rows, fault }) {
  return html`<section class="open panel">
    <h2>${words("open-tables")}</h2>
    ${rows.length === 0 && html`<p class="none">${words("no-open-tables")}</p>`}
    <ul>${rows.slice(0, 5).map((row) => html`<li key=${row.match}>
      <div class=${`seats n${row.seats.length}`}>${row.seats.map((seat, number) => (seat.taken ? piece(number) : html`<i></i>`))}</div>
      <p><b>${row.title}</b><small>${row.fault ?? others(row)}</small></p>
      ${!row.fault && (prefs.name.value ? html`<button class="btn" onClick=${() => sitAt(row, fault)}>${words("sit-down")}</button>` : html`<${To} row=${row} label=${words("sit-down")} />`)}
    </li>`)}</ul>
  </section>`;
}

/** One press is enough for somebody whose name is known. */
async function sitAt({ match, seats }, fault) {
  try {
    keepKeys(match, [await send(seatPath(match, seats.findIndex((seat) => !seat.taken)), { name: prefs.name.value })]);
    visit(`/table/${match}`);
  } catch (problem) {
    fault.value = problem.message;
  }
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
