// Choosing opponents: on the left the table, on the right who may sit in the seat that is lit.
import { signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { get } from "./api.js";
import { piece, sign } from "./art.js";
import { classes } from "./draw.js";
import { addStyle } from "./games.js";
import { html } from "./html.js";
import "./later.js";
import { crest, Lamps, lampsOf, Rank, seatedBot, usual } from "./levels.js";
import { PACES } from "./pace.js";
import { Odds } from "./odds.js";
import { prefs } from "./prefs.js";
import { begin } from "./start.js";
import { Options } from "./tableoptions.js";
import { botAbout, botName, inOneBreath, lasting, words } from "./words.js";

await addStyle(new URL("opponents.css", import.meta.url).href);

const MODES = ["bots", "friends", "together", "mirror"];
const MIXED = ["merchant", "engineer", "guide", "architect", "visitor"]; // who comes along when there is one of each
const AGAIN = 3000; // milliseconds until the server is asked again whether bots are warm
const PERSON = { bot: "" };

/** A table that is being set up: how it is played, who sits where ({ bot, name }), and which seat is lit. */
export function setUp(game, first) {
  const players = first === "bots" || first === "friends" ? game.players.at(-1) : game.players[0];
  const setup = { game, mode: signal(first), seats: signal([]), lit: signal(1), options: signal({}), listed: signal(false), serious: signal(false) };
  setup.seats.value = seated(setup, players);
  return setup;
}

/** So many seats: those that are kept, oneself first, and further bots or people. */
function seated({ game, mode }, players, kept = [{ ...PERSON, name: prefs.name.value }]) {
  const seats = kept.slice(0, players);
  while (seats.length < players) seats.push(mode.value === "bots" ? seatedBot(game, usual(game), names(seats)) : { ...PERSON, name: "" });
  return seats;
}

const names = (seats) => seats.map(({ name }) => name);
const people = ({ seats }) => seats.value.slice(1).some(({ bot }) => !bot);

/** Seat somebody where the light is; the next bot's seat lights by itself. */
function seat({ game, seats, lit }, bot) {
  const others = seats.value.filter((_, number) => number !== lit.value);
  const placed = bot ? seatedBot(game, bot, names(others)) : { ...PERSON, name: "" };
  if (bot !== seats.value[lit.value].bot) seats.value = seats.value.with(lit.value, placed);
  const next = seats.value.findIndex(({ bot: there }, number) => there && number > lit.value);
  if (next > 0) lit.value = next;
}

/** Give every bot's seat a level. */
function mix({ game, seats }, levels) {
  const given = [...levels];
  seats.value = seats.value.reduce((done, placed) => [...done, placed.bot ? seatedBot(game, given.shift(), [...names(done), seats.value[0].name]) : placed], []);
}

const bots = ({ seats }) => seats.value.filter(({ bot }) => bot);
const sameFor = (setup, bot) => mix(setup, bots(setup).map(() => bot));
const oneOfEach = (setup) => mix(setup, MIXED.slice(0, bots(setup).length).sort((one, other) => lampsOf(other) - lampsOf(one)));
const surprise = (setup) => mix(setup, bots(setup).map(() => MIXED[Math.floor(Math.random() * MIXED.length)]));

/** What the server is asked for. */
function request({ game, mode, seats, options, listed, serious }) {
  const how = mode.value;
  const byLink = how === "bots" || how === "friends";
  return {
    game: game.game,
    seats: seats.value.map(({ bot, name }) => (bot ? { bot, name } : { name })),
    options: options.value,
    mirror: how === "mirror",
    hot_seat: how === "together",
    listed: how === "friends" && listed.value,
    gather: byLink && seats.value.slice(1).some(({ bot }) => !bot),
    serious: how !== "mirror" && serious.value,
  };
}

/** How one plays, in the head of the sheet. */
export function Modes({ setup }) {
  const change = (mode) => {
    setup.mode.value = mode;
    setup.lit.value = 1;
    setup.seats.value = seated(setup, setup.seats.value.length);
  };
  return html`<${Segments} label=${words("how-to-play")} values=${MODES} value=${setup.mode.value} text=${(mode) => words(`mode-${mode}`)} choose=${change} />`;
}

/** Buttons of which one is pressed. */
function Segments({ label, values, value, text, choose }) {
  return html`<span class="seg" role="group" aria-label=${label}>
    ${values.map((one) => html`<button type="button" key=${one} aria-pressed=${String(one === value)} onClick=${() => choose(one)}>${text(one)}</button>`)}
  </span>`;
}

export function Opponents({ game, setup, close }) {
  const fault = useSignal("");
  const node = useRef();
  const submit = async (event) => {
    event?.preventDefault();
    if (setup.seats.value[0].name.trim()) prefs.name.value = setup.seats.value[0].name.trim();
    try {
      await begin(request(setup));
      close();
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  useLayoutEffect(() => node.current.focus({ preventScroll: true }), []); // its keys work as soon as it is seen
  return html`<form class="opponents" ref=${node} tabindex="-1" autofocus onSubmit=${submit} onKeyDown=${(event) => key(event, setup, submit)}>
    <div class="cols">
      <section class="seats-col" aria-label=${words("your-table")}>
        <h3 class="eyebrow">${words("your-table")}
          <${Segments} label=${words("players")} values=${game.players} value=${setup.seats.value.length} text=${String} choose=${(n) => resize(setup, n)} />
        </h3>
        <div class=${`seatlines n${setup.seats.value.length}`}>${setup.seats.value.map((placed, number) => html`<${SeatLine} key=${number} setup=${setup} placed=${placed} seat=${number} />`)}</div>
        <${Mixes} setup=${setup} />
        <${Odds} game=${game.game} bots=${setup.seats.value.slice(1).map(({ bot }) => bot)} />
        <${House} setup=${setup} />
        <${Options} game=${game} options=${setup.options} />
      </section>
      <${Levels} game=${game} chosen=${setup.seats.value[setup.lit.value].bot} seat=${(bot) => seat(setup, bot)} person=${words(byLink(setup) ? "a-friend" : "a-person")} />
    </div>
    <footer>
      ${fault.value ? html`<p class="fault" role="alert">${fault.value}</p>` : html`<p>${said(setup)}</p>`}
      <button class="btn primary">${words("start")} <kbd class="key" aria-hidden="true">⏎</kbd></button>
    </footer>
  </form>`;
}

const byLink = ({ mode }) => mode.value === "bots" || mode.value === "friends";

function resize(setup, players) {
  setup.seats.value = seated(setup, players, setup.seats.value);
  setup.lit.value = Math.min(setup.lit.value, players - 1);
}

/** What will be played, in a sentence. */
function said(setup) {
  const { game, mode } = setup;
  if (people(setup)) return words(`mode-${mode.value === "bots" ? "friends" : mode.value}-how`);
  const rivals = inOneBreath(names(setup.seats.value.slice(1)));
  return `${words("you-against", { names: rivals })} ${game.minutes ? words("about-time", { time: lasting(game.minutes) }) : ""}`;
}

/** 1 to 5 seat a level, 0 a person; arrows change the seat, Enter starts where nothing else has the focus. */
function key(event, setup, submit) {
  const { seats, lit } = setup;
  if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input, select, summary")) return;
  const level = setup.game.levels[Number(event.key) - 1];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "0") seat(setup, "");
  else if (level) seat(setup, level.bot);
  else if (step) lit.value = Math.min(Math.max(lit.value + step, 1), seats.value.length - 1);
  else if (event.key === "Enter" && event.target === event.currentTarget) return submit(event);
  else return;
  event.preventDefault();
}

function SeatLine({ setup, placed, seat: number }) {
  const { seats, lit } = setup;
  const { bot, name } = placed;
  const named = number === 0 || (!bot && !byLink(setup));
  const write = (event) => (seats.value = seats.value.with(number, { ...placed, name: event.currentTarget.value }));
  const input = named && html`<input name="name" maxlength="40" aria-label=${words("name-of-seat", { n: number + 1 })} placeholder=${words(number ? "name" : "your-name")} value=${name} onInput=${write} />`;
  if (!number) return html`<div class="seatline you">${piece(0)}<span class="initial" aria-hidden="true">${(name || words("you")).slice(0, 1)}</span>${input}<small>${words("you").toLowerCase()}</small></div>`;
  const is = lit.value === number;
  return html`<div class=${classes("seatline", is && "lit", named && "named")}>
    <button type="button" aria-pressed=${String(is)} aria-label=${words("seat-of", { n: number + 1, player: bot ? `${name}, ${botName(bot)}` : words(byLink(setup) ? "a-friend" : "a-person") })} onClick=${() => (lit.value = number)}>
      ${piece(number)}${bot ? emblem(bot) : html`<span class="initial" aria-hidden="true">${sign("i-people")}</span>`}
      <span>${bot ? html`<b>${name}</b><small><${Rank} bot=${bot} /></small>` : !named && html`<b>${words("a-friend-short")}</b><small>${words("by-link")}</small>`}</span>
      ${is && html`<small class="now">${words("choosing")}</small>`}
    </button>${input}
  </div>`;
}

function Mixes({ setup }) {
  const { seats, lit } = setup;
  if (bots(setup).length < 2) return null;
  const { bot, name } = seats.value[lit.value].bot ? seats.value[lit.value] : bots(setup)[0];
  return html`<div class="mixes">
    <button type="button" class="btn" onClick=${() => sameFor(setup, bot)}>${words("all-like", { player: name })}</button>
    <button type="button" class="btn" onClick=${() => oneOfEach(setup)}>${words("one-of-each")}</button>
    <button type="button" class="btn" onClick=${() => surprise(setup)}>${sign("i-shuffle")}${words("surprise-me")}</button>
  </div>`;
}

/** What holds for the table: whether it is serious, how fast bots are shown, who may find it. */
function House({ setup }) {
  const { mode, serious, listed } = setup;
  return html`<div class="conduct">
    ${mode.value !== "mirror" && html`<span>${words("kind-of-game")}</span>
      <${Segments} label=${words("kind-of-game")} values=${[false, true]} value=${serious.value} text=${(is) => words(is ? "serious" : "casual")} choose=${(is) => (serious.value = is)} />
      <p>${words("casual-how")}</p>`}
    ${bots(setup).length > 0 && html`<span>${words("pace-long")}</span>
      <${Segments} label=${words("pace-long")} values=${PACES} value=${prefs.pace.value} text=${(pace) => words(`pace-${pace}`)} choose=${(pace) => (prefs.pace.value = pace)} />`}
    ${mode.value === "friends" && html`<label class="check"><input type="checkbox" checked=${listed.value} onChange=${() => (listed.value = !listed.value)} />
      <span>${words("list-table")}<small>${words("list-table-why")}</small></span></label>`}
  </div>`;
}

/** The medal of a level; a bot from elsewhere has none. */
const emblem = (bot) => crest(bot) || html`<span class="initial" aria-hidden="true">${sign("i-bot")}</span>`;

/** The five levels and bots from elsewhere, and a person after them where one may sit. */
function Levels({ game, chosen, seat, person }) {
  return html`<section class="levels" aria-label=${words("who-sits-here")}>
    <h3 class="eyebrow">${words("who-sits-here")} <${Warmth} game=${game} /><a class="measured" href=${`/strength/${game.game}`} target="_blank" rel="noopener">${words("how-measured-link")}</a></h3>
    ${game.levels.map((level, number) => html`<${Level} key=${level.bot} level=${level} rivals=${game.players[0] - 1} keyed=${String(number + 1)} on=${chosen === level.bot} seat=${seat} />`)}
    ${person && html`<button type="button" class=${classes("level", "person", chosen === "" && "on")} aria-pressed=${String(chosen === "")} onClick=${() => seat("")}>
      <span class="initial">${sign("i-people")}</span><span class="nm">${person}</span><${Seat} keyed="0" on=${chosen === ""} />
    </button>`}
  </section>`;
}

/** A whole number of ten games; ten only where as good as every game was won. */
const ofTen = (wins) => (wins < 10 ? Math.min(9, Math.round(wins)) : 10);

function Level({ level: { bot, seconds, wins }, rivals, keyed, on, seat }) {
  return html`<button type="button" class=${classes("level", on && "on")} aria-pressed=${String(on)} onClick=${() => seat(bot)}>
    ${emblem(bot)}<span class="nm">${botName(bot)} ${lampsOf(bot) > 0 && html`<${Lamps} lit=${lampsOf(bot)} label=${words("strength-of", { n: lampsOf(bot) })} />`}</span>
    <span class="ln">${botAbout(bot) || words("bot-about-other")}</span>
    ${wins !== null && html`<span class="bt">${words(rivals > 1 ? "wins-of-many" : "wins-of", { n: ofTen(wins), rivals })}</span>`}
    <span class="tm">${sign("i-clock")}${seconds ? words("thinks-for", { n: seconds }) : words("answers-at-once")}</span>
    <${Seat} keyed=${keyed} on=${on} />
  </button>`;
}

const Seat = ({ keyed, on }) =>
  html`<span class="st btn">${on ? html`${sign("i-check")}${words("seated")}` : html`<kbd class="key" aria-hidden="true">${keyed}</kbd>${words("seat-here")}`}</span>`;

/** While strong bots warm up, that is said. */
function Warmth({ game }) {
  const state = useSignal("");
  const warming = useComputed(() => state.value === "warming");
  useSignalEffect(() => {
    const look = async () => (state.value = (await get("/warm-up").catch(() => null))?.games[game.game] ?? "");
    if (!state.value) look();
    const timer = warming.value && setInterval(look, AGAIN);
    return () => clearInterval(timer);
  });
  return warming.value && html`<small class="warming" role="status"><${Lamps} lit=${2} label="" />${words("warming-up")}</small>`;
}

/** A sheet with the levels alone. */
export function Pick({ game, seat, how, close }) {
  const fault = useSignal("");
  const pick = async (bot) => {
    try {
      await seat(bot);
      close();
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`${how && html`<p>${how}</p>`}${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <${Levels} game=${game} seat=${pick} />`;
}
