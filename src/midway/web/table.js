// The table: board, players, decision, log. Everything a game looks like comes from its own folder.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { piece, sign } from "./art.js";
import { Bar } from "./bar.js";
import { broughtBy, sceneOf } from "./beats.js";
import { Chat } from "./chat.js";
import { Curtain, curtained } from "./curtain.js";
import { addPart } from "./dealing.js";
import { Decision } from "./decision.js";
import { classes } from "./draw.js";
import { Drawn } from "./drawn.js";
import { explain } from "./explain.js";
import { changed, gainOf } from "./figure.js";
import { gameOf, knownNotes, notesOf, partOf as clientPart, pictureOf, wantWords } from "./games.js";
import { askHint, firstOf, mayAsk } from "./hinting.js";
import { html } from "./html.js";
import { TableMenu } from "./invite.js";
import { keys } from "./keys.js";
import { Rank } from "./levels.js";
import { Log, LogButton, openLog } from "./log.js";
import { Missing } from "./missing.js";
import { was } from "./news.js";
import { announce } from "./notify.js";
import { listed } from "./options.js";
import { Play } from "./play.js";
import { keep, learned, prefs } from "./prefs.js";
import { Given, Presence } from "./presence.js";
import { route } from "./router.js";
import { openHowto, openRules } from "./rules.js";
import { Glow } from "./thinking.js";
import { mayTry, tryIt } from "./trying.js";
import { moverOf, touchedIn } from "./walk.js";
import { language, ready, words, wordsOf } from "./words.js";

export function TablePage({ id }) {
  const play = useMemo(() => new Play(id), [id]);
  useSignalEffect(() => {
    play.replay(route.value.number);
  });
  return html`<${Table} play=${play} />`;
}

/** A table as `play` knows it: opened, followed, played at. */
export function Table({ play }) {
  useSignalEffect(() => {
    language.value; // the server writes the log in the reader's language
    play.open();
  });
  useEffect(() => () => play.close(), [play]);
  const seen = useRef(); // the table as it was drawn last
  const open = { help: () => help(play.shown.value), tally: () => summary(play), log: () => openLog(seen.current, play), hint: () => askHint(play), whatIf: () => tryIt(play), game: (key) => seen.current?.picture.keys?.[key]?.(seen.current) };
  useLayoutEffect(() => keys(play, open), [play]);
  useSignalEffect(() => announce(play));
  useSignalEffect(() => {
    if (play.live.value?.gathering) addPart(play.live.value);
  });
  const shot = play.shown.value;
  const game = shot && gameOf(shot.game);
  const picture = game && pictureOf(game);
  if (play.missing.value) return html`<${Missing} text=${play.missing.value} />`;
  if (!play.live.value) return html`<${Bar} />`; // a replay too: keys need to know how the match goes
  wantWords(shot.game);
  if (!picture || !ready(shot.game)) return html`<${Bar} />`;
  if (curtained(play)) return html`<${Curtain} play=${play} />`;
  const table = (seen.current = tableOf(play, game, picture));
  if (shot.gathering && isAlone(shot)) return html`<${Bar} title=${game.title} />`;
  if (shot.gathering) return part("lobby", "Lobby", table, play);
  if (shot.result && !shot.lesson && !shot.whatif && !play.past.value && !play.staged.value) return part("end", "End", table, play);
  return html`<${Room} table=${table} play=${play} />`;
}

/** Nobody else is waited for: the cards are about to be dealt. */
const isAlone = ({ dealing, mine, seats }) => dealing?.begun && seats.every(({ bot }, seat) => bot || mine.includes(seat));

/** A part of the table that is loaded when it is drawn for the first time. */
function Later({ file, name, ...given }) {
  const Part = clientPart(file)?.[name];
  return Part && html`<${Part} ...${given} />`;
}

const PlainBoard = ({ table }) => html`<${Later} file="plain" name="PlainBoard" table=${table} />`;

/** A page of the table that is loaded when it is needed. */
function part(file, name, table, play) {
  const Page = clientPart(file)?.[name];
  return Page ? html`<${Page} table=${table} play=${play} />` : html`<${Bar} title=${table.game.title} />`;
}

/** The scorings so far, as tables. */
async function summary(play) {
  const shot = play.shown.value;
  const game = gameOf(shot.game);
  (await import("./show.js")).laySummary(play, tableOf(play, game, pictureOf(game)));
}

/** How to play, with the question that is asked. */
function help({ game, seats, decision }, first = false) {
  openHowto(gameOf(game), seats.length, first ? null : decision, first);
}

/** The sheet opens by itself once, at one's first table of a game. */
function welcome(play) {
  const { game, seat } = play.shown.value;
  if (seat === null || route.value.number !== null || prefs.seen.value[game] || learned(game)?.done || !gameOf(game).pictures.includes("howto")) return;
  prefs.seen.value = { ...prefs.seen.value, [game]: true };
  help(play.shown.value, true);
}

/** What a picture may read and do; docs/boards.md describes it. */
function tableOf(play, game, picture) {
  const shot = play.shown.value;
  const seats = shot.seats.map((_, seat) => seat);
  const from = shot.seat ?? 0;
  const last = play.last;
  const notes = () => notesOf(shot.game);
  const table = {
    snapshot: shot,
    game,
    picture,
    me: shot.seat,
    mover: moverOf(shot),
    scene: sceneOf(play.staged.value),
    pointed: pointedAt(play),
    counted: play.staged.value?.tally?.adds ? play.staged.value : null,
    was: (read) => was(play, read),
    touched: moverOf(shot) === null ? [] : touchedIn(play.walk.value),
    turn: play.past.value ? `of ${shot.turn}` : play.walk.value?.start,
    order: [...seats.slice(from), ...seats.slice(0, from)],
    name: (seat) => (seat === shot.seat && shot.mine.length === 1 ? words("you") : shot.seats[seat].name),
    words: wordsOf(shot.game),
    cards: game.cards,
    cite: (rule) => notes()?.cites[rule] ?? "",
    line: (kind, id) => knownNotes(shot.game)?.lines[kind]?.[id] ?? "",
    explain: (card) => explain({ ...card, line: card.about && table.line(...card.about), notes, game: shot.game }),
    state: (mark) => ({
      can: play.can(mark),
      at: table.considered?.marks.includes(mark) ?? false,
      refused: play.refusedMark.value === mark,
      last: last?.marks.includes(mark) ? last.seat : null,
    }),
    place: (mark, choice) => place(play, mark, choice),
    options: play.options.value,
    press: (option) => play.press(option),
    choose: (codes) => play.choose(codes),
    assist: (sent) => play.assist(sent),
    kept: (name) => prefs.kept.value[`${shot.match} ${name}`],
    keep: (name, value) => keep(`${shot.match} ${name}`, value),
  };
  table.listed = listed(table, play);
  play.first = play.hint.value ? firstOf(play.hint.value) : play.asks ? table.listed.first : null;
  table.considered = play.considered;
  return table;
}

/** The places that the card or the scoring in the decision's place speaks of, and whether it is harm or gain. */
function pointedAt({ news, lit, staged }) {
  const said = news.value?.acts[lit.value] ?? staged.value?.tally?.rows[staged.value.row];
  return { places: said?.places ?? [], tone: said?.tone ?? "", row: news.value ? null : said ?? null };
}

/** Properties of a real button for a place on the board. */
function place(play, mark, choice) {
  const options = play.touching(mark);
  const enter = () => options.length === 1 && (play.hover.value = options[0].code);
  const leave = () => (play.hover.value = null);
  return {
    type: "button",
    "data-mark": mark,
    "aria-disabled": play.can(mark) ? undefined : "true",
    onClick: (event) => {
      event.stopPropagation();
      play.touch(mark, choice);
    },
    onMouseEnter: enter,
    onMouseLeave: leave,
    onFocus: enter,
    onBlur: leave,
  };
}

function Room({ table, play }) {
  const { snapshot, picture, game } = table;
  const { lesson, whatif } = snapshot;
  const { Board = PlainBoard, wide } = picture;
  const rules = () => openRules(snapshot.game, snapshot.decision?.rule);
  const Panels = wide ? WidePanels : PlayerPanels;
  const where = lesson ? words("lesson-where", { n: lesson.step, of: lesson.steps }) : whatif ? words("whatif-where", { n: whatif.at }) : play.staged.value?.where ?? snapshot.where;
  const menu = lesson ? null : html`<${TableMenu} table=${table} help=${() => help(snapshot)} tally=${() => summary(play)} hint=${mayAsk(play) && (() => askHint(play))} whatif=${mayTry(play) && (() => tryIt(play))} />`;
  const log = lesson ? null : html`<${LogButton} table=${table} play=${play} />`;
  useEffect(() => {
    if (!lesson) welcome(play);
  }, [snapshot.seat]);
  return html`<div class=${classes("table", lesson && "in-lesson", whatif && "sand")} data-game=${snapshot.game} data-number=${snapshot.number} data-seat=${snapshot.seat === null ? null : snapshot.seat + 1}>
    <button class="btn skip" onClick=${() => document.querySelector(".decision :is(.opt, .btn)")?.focus()}>${words("skip")}</button>
    <${Bar} title=${game.title} where=${where} watching=${watchingOf(snapshot)} onRules=${rules} log=${log}>${menu}<//>
    ${play.Band && html`<${play.Band} table=${table} play=${play} />`}
    <main class=${wide ? "room wide" : "room"} data-tab=${wide ? partOf(table, play) : undefined}>
      <section class="board" aria-label=${words("board")}><${Board} table=${table} /></section>
      <${Asked} table=${table} play=${play} />
      <${Panels} table=${table} play=${play} />
      ${!lesson && !whatif && html`<${Chat} table=${table} play=${play} />`}
    </main>
    ${!play.linked.value && html`<p class="net" role="status">${words("net-reconnecting")}</p>`}
    <${Trail} table=${table} play=${play} />
    <${Drawn} table=${table} play=${play} />
    ${route.value.hash && !whatif && html`<${Later} file="sit" name="SitDown" table=${table} play=${play} />`}
  </div>`;
}

/** The trail of a turn; it is loaded when there is somebody to follow. */
function Trail({ table, play }) {
  const wanted = useRef(false);
  wanted.current ||= table.mover !== null;
  const Drawn = wanted.current && clientPart("trail")?.Trail;
  return Drawn && html`<${Drawn} table=${table} play=${play} />`;
}

/** Who watches: told to those who do, counted for all. */
function watchingOf({ seat, watching }) {
  if (watching === 0) return null;
  const all = words("n-watching", { n: watching });
  return { all, shown: seat === null ? words("you-watch") : html`${watching}<span class="vh">${all}</span>` };
}

/** What stands in the decision's place: what the page puts there, a replay, a scoring as a show, or the decision. */
function Asked({ table, play }) {
  const Panel = play.Panel ?? play.past.value?.Replay ?? play.staged.value?.Show ?? (table.snapshot.result && play.Ended) ?? Decision;
  return html`<${Panel} table=${table} play=${play} />`;
}

/** Panels of the players beside the board; on a phone, tabs that are also the scoreboard. */
function PlayerPanels({ table, play }) {
  const { Aside } = table.picture;
  return html`<${Tabs} table=${table} />
    <div class="panels">
      <section class="players" aria-label=${words("players")}>
        ${table.order.map((seat) => html`<${Player} key=${seat} table=${table} seat=${seat} />`)}
        ${Aside && html`<${Aside} table=${table} />`}
      </section>
      <${Log} table=${table} play=${play} />
    </div>`;
}

/** The part that a narrow screen shows: the one chosen, else the first, where scenes are shown too. */
const partOf = (table, play) => (!table.scene && play.tab.value) || table.picture.tabs(table)[0].id;

/** A picture that shows the players itself: what the game says beside it, and the parts of a narrow screen. */
function WidePanels({ table, play }) {
  const { Aside, tabs } = table.picture;
  return html`${Aside && html`<section class="beside"><${Aside} table=${table} /></section>`}
    <${Log} table=${table} play=${play} />
    <nav class="parts" aria-label=${words("parts")}>
      ${tabs(table).map(({ id, label, icon }) => html`<button key=${id} aria-pressed=${String(partOf(table, play) === id)} onClick=${() => (play.tab.value = id)}>
        ${icon}<span>${label}</span>
      </button>`)}
    </nav>`;
}

export const decides = (snapshot) => (snapshot.decision ? snapshot.decision.seat : null);

function Player({ table, seat }) {
  const { snapshot, picture } = table;
  const { Holdings } = picture;
  const placed = snapshot.seats[seat];
  const turn = decides(snapshot) === seat;
  const gains = (shot) => gainOf(shot, seat);
  const gain = gains(snapshot);
  const brought = table.counted && !table.counted.summed && broughtBy(table.counted, table.counted.row, seat);
  const { look, told = words("if-scored") } = seat === table.me ? changed(table, gains, signed) : {};
  return html`<article
    class=${`player panel s${seat + 1} ${turn ? "is-turn" : ""} ${seat === table.me ? "is-you" : ""}`}
    id=${`player-${seat}`} data-place=${`seat:${seat + 1}`} aria-label=${table.name(seat)}>
    <header data-place=${`gain:${seat + 1}`}>
      ${piece(seat)}
      <h3>
        ${table.name(seat)}${seat !== table.me && html`<${Presence} placed=${placed} />`}
        ${turn && seat === table.me && html`<span class="turn-flag">${words("your-turn")}</span>`}
        <span class="who">${who(placed, seat)}<${Given} placed=${placed} />${turn && seat !== table.me && !placed.bot && html` · <b>${words("their-turn")}</b>`}</span>
      </h3>
      ${snapshot.scores && html`<span class="pts" title=${words("points-so-far")}>${snapshot.scores[seat]}</span>`}
      ${brought > 0 && html`<span class="now">${signed(brought)}<small>${words("counted-here")}</small></span>`}
      ${gain !== null && html`<${Gain} table=${table} gain=${gain} look=${look} was=${told} />`}
    </header>
    ${snapshot.thinking?.seat === seat && html`<${Glow} thinking=${snapshot.thinking} began=${snapshot.number} />`}
    ${Holdings && html`<${Holdings} table=${table} seat=${seat} />`}
  </article>`;
}

/** What a scoring now would add, and what that means. */
function Gain({ table, gain, look, was }) {
  const told = table.explain({ kind: words("if-scored-long"), title: signed(gain), text: words("if-scored-how") });
  return html`<span class=${classes("now", look)} role="img" tabindex="0" aria-label=${`${signed(gain)} ${was}`} ...${told}>
    ${signed(gain)}<small>${was}</small>
  </span>`;
}

export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

function who(placed, seat) {
  return placed.bot ? html`<${Rank} bot=${placed.bot} />` : words(placed.taken ? "seat-n" : "seat-free", { n: seat + 1 });
}

function Tabs({ table }) {
  const { snapshot } = table;
  const show = (id) => () => document.getElementById(id)?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  return html`<nav class="tabs" aria-label=${words("players-and-log")}>
    ${table.order.map((seat) => html`<button key=${seat} class=${`s${seat + 1}`} data-place=${`gain:${seat + 1}`} onClick=${show(`player-${seat}`)}
      aria-current=${decides(snapshot) === seat ? "true" : undefined}>
      ${piece(seat)}<span>${table.name(seat)}</span><b>${snapshot.scores?.[seat] ?? ""}</b><${TabGain} gain=${gainOf(snapshot, seat)} />
    </button>`)}
    <button onClick=${show("log")}>${sign("i-log")}<span>${words("log")}</span><b></b></button>
  </nav>`;
}

const TabGain = ({ gain }) => gain !== null && html`<em>${signed(gain)}<i class="vh"> ${words("if-scored")}</i></em>`;
