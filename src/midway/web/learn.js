// A guided first game: an ordinary table, the host's card beside what he speaks of, and the doors at its end.
import { untracked, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { get, send } from "./api.js";
import { lamp, sign, wick } from "./art.js";
import { RuleLink } from "./decision.js";
import { classes } from "./draw.js";
import { gameOf } from "./games.js";
import { html } from "./html.js";
import { BAR, cardAt, holes, lit, OVERHANG, Pole, rowOf, Veil } from "./light.js";
import { told } from "./log.js";
import { finish } from "./motion.js";
import { notice } from "./notice.js";
import { Play } from "./play.js";
import { keepKeys, keepLearned, learned, prefs, still } from "./prefs.js";
import { visit, visitAgain } from "./router.js";
import { openHowto } from "./rules.js";
import { isSheetOpen } from "./sheet.js";
import { playBots } from "./start.js";
import { Table } from "./table.js";
import { words, wordsOf } from "./words.js";

export const styles = [new URL("learn.css", import.meta.url).href];

const ENOUGH = 3; // other tries after which the host offers to show it
const EACH = 900; // milliseconds for a move of a rival
const WIDE = "(min-width: 1024px)"; // narrower, the card lies at the bottom
const TOUCHED = 1200;

/** A lesson as this browser knows it: a table whose every answer comes with a request. */
class LessonPlay extends Play {
  constructor(game) {
    super("");
    this.game = game;
  }

  get lesson() {
    return this.live.value?.lesson;
  }

  async open() {
    this.close();
    try {
      await this.take(await this.begin());
    } catch (problem) {
      this.missing.value = problem.message;
    }
  }

  close() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  /** The lesson that this browser has begun and the server still has, or else a new one. */
  async begin() {
    const { lesson } = untracked(() => learned(this.game)) ?? {};
    const kept = lesson && (await get(`/lessons/${lesson}`).catch(gone));
    if (kept && !kept.lesson.end) return kept;
    const made = await send("/lessons", { game: this.game });
    prefs.seen.value = { ...prefs.seen.peek(), [this.game]: true }; // the sheet need not open by itself after it
    return get(`/lessons/${made.lesson}`);
  }

  /** What the server answers: the moves of rivals one after another, then the card. */
  async take(snapshot) {
    const { lamps, end } = snapshot.lesson;
    const step = (snapshot.lesson.step = Math.min(snapshot.lesson.step, snapshot.lesson.steps));
    this.match = snapshot.match;
    keepLearned(this.game, { lesson: this.match, step, ...(end && { lamps, done: true }) });
    this.queue = [...(await this.moves(snapshot)), snapshot];
    this.next();
  }

  /** The table after each move since the card before, if a rival made one; what was touched is lit. */
  async moves(snapshot) {
    const { log, lesson, number, seat } = snapshot;
    const before = this.live.value?.number ?? number;
    if (still() || before >= number) return [];
    const moves = told(log, number).filter((entry) => entry.number >= Math.max(before, lesson.since) && entry.seat >= 0);
    if (moves.every((entry) => entry.seat === seat)) return [];
    const ends = [...moves.slice(1).map((entry) => entry.number), number];
    const after = await Promise.all(ends.map((end) => get(`/lessons/${this.match}?at=${end}`)));
    return after.map((shot, index) => ({ ...shot, lesson: { ...lesson, light: moves[index].marks, passing: true } }));
  }

  next() {
    clearTimeout(this.timer);
    this.show(this.queue.shift());
    if (this.queue.length) this.timer = setTimeout(() => this.next(), EACH);
  }

  catchUp() {
    while (this.queue.length) this.next();
    finish();
  }

  /** The host says what happened, and what a scoring brought. */
  tell() {}
  tells() {}
  judge() {}

  /** One press is enough: Back takes anything back. */
  press(option) {
    this.catchUp();
    return this.commit(option);
  }

  /** The host asks for a choice of one's own: none is considered beforehand. */
  get ready() {
    return null;
  }

  commit(option) {
    return this.ask("moves", { code: option.code });
  }

  /** Where a place is to be touched, all of its kind may be. */
  can(mark) {
    return super.can(mark) || this.lesson.taps.some((tap) => kindOf(tap) === kindOf(mark));
  }

  touch(mark, choice) {
    this.touched = mark;
    super.touch(mark, choice);
  }

  /** What cannot be chosen now is answered as other tries are. */
  why(mark, choice) {
    return this.ask("moves", this.lesson.taps.length ? { mark } : { choice });
  }

  undo() {
    return this.ask("back");
  }

  assist(sent) {
    return send(`/lessons/${this.match}/assist`, sent);
  }

  async ask(path, body) {
    if (this.sending.value) return;
    this.catchUp();
    this.sending.value = true;
    this.slip.value = null;
    try {
      await this.take(await send(`/lessons/${this.match}/${path}`, body));
      if (this.lesson.answer) this.outline(this.touched);
    } catch (problem) {
      this.refuse(problem);
    } finally {
      this.sending.value = false;
      this.touched = null;
    }
  }

  outline(mark) {
    this.refusedMark.value = mark;
    setTimeout(() => this.refusedMark.value === mark && (this.refusedMark.value = null), TOUCHED);
  }

  leave() {
    notice(words("lesson-waits", { n: this.lesson.step }));
    visitAgain();
  }

  skip() {
    keepLearned(this.game, { lamps: this.lesson.lamps, done: true });
    visitAgain();
  }
}

const kindOf = (mark) => mark.split(":")[0];

/** A lesson that the server no longer has, or cannot go on with, begins anew. */
function gone(problem) {
  if (problem.status < 400 || problem.status >= 500) throw problem;
  return null;
}

export function Lesson({ game }) {
  const play = useMemo(() => new LessonPlay(game), [game]);
  const { lesson } = play;
  return html`<${Table} play=${play} />
    ${lesson && (lesson.end ? html`<${Bow} play=${play} lesson=${lesson} />` : html`<${Told} play=${play} lesson=${lesson} />`)}`;
}

/** The host speaks: veil, pole and card, measured anew until nothing on the page has moved for a while. */
function Told({ play, lesson }) {
  const host = useRef();
  const light = useSignal({ holes: [], at: null, from: null });
  const { step, kind } = lesson;
  useMeasured(() => {
    const seen = measure(play, host.current);
    if (JSON.stringify(seen) === JSON.stringify(light.value)) return false;
    light.value = seen;
    return true;
  });
  useKeys(play);
  useEffect(() => {
    reveal(play, host.current);
  }, [step, play.live.value.number]);
  useFocusAfterTry(host, step, kind);
  const { holes: lights, at, from } = light.value;
  return html`<div class="lesson">
    <${Veil} holes=${lights} />
    ${from && !lesson.passing && html`<${Pole} from=${from} holes=${lights} step=${step} />`}
    <section class=${classes("host", lesson.passing && "away")} ref=${host} tabindex="-1" aria-label=${words("host")} style=${at && { left: `${at.x}px`, top: `${at.y}px` }}>
      <${Card} play=${play} lesson=${lesson} />
    </section>
  </div>`;
}

/** The marks of what goes on: lit where nothing that the host speaks of is there any more. */
const placesOf = (play) => play.lesson.allowed.flatMap((code) => play.find(code)?.marks ?? []);

/** Holes, and where the card and the lantern of its portrait lie; narrow screens have the card at the bottom and no pole. */
function measure(play, host) {
  const { light, allowed, taps, kind } = play.lesson;
  const rows = kind === "try" ? allowed.map(rowOf) : [];
  const spoken = light.map(lit).filter(Boolean);
  const places = spoken.length || kind !== "try" ? spoken : placesOf(play).map(lit);
  const seen = holes([...places, ...rows].filter(Boolean));
  if (!matchMedia(WIDE).matches) return { holes: seen, at: null, from: null };
  const [card, portrait] = [host, host.querySelector(".wick")].map((node) => node.getBoundingClientRect());
  const at = cardAt(seen, holes(taps.map(lit).filter(Boolean)), { w: card.width, h: card.height });
  const lantern = { x: portrait.x - card.x + 0.87 * portrait.width, y: portrait.y - card.y + 0.2 * portrait.height };
  return { holes: seen, at, from: { x: at.x + lantern.x, y: at.y + lantern.y } };
}

const QUIET = 20; // frames without a change after which nothing moves any more

/** Call `look` in every frame after anything on the page has changed, until it has answered false for a while. */
function useMeasured(look) {
  useLayoutEffect(() => {
    let quiet = 0;
    let frame = null;
    const next = () => {
      quiet = look() ? 0 : quiet + 1;
      frame = quiet < QUIET ? requestAnimationFrame(next) : null;
    };
    const wake = () => {
      quiet = 0;
      frame ??= requestAnimationFrame(next);
    };
    const changes = new MutationObserver(wake);
    changes.observe(document.getElementById("app"), { childList: true, subtree: true, characterData: true });
    addEventListener("resize", wake);
    addEventListener("scroll", wake, true);
    wake();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener("resize", wake);
      removeEventListener("scroll", wake, true);
    };
  }, []);
}

/** Bring what is spoken of into view: its part of a wide table to the front, all of it above a card at the bottom. */
async function reveal(play, host) {
  const { light, allowed } = play.lesson;
  const node = (await found([...light, ...placesOf(play)])) ?? rowOf(allowed[0]);
  if (!node || !host.isConnected) return;
  const wide = matchMedia(WIDE).matches;
  const { top, bottom } = node.getBoundingClientRect();
  const whole = top >= BAR && bottom <= host.getBoundingClientRect().top - OVERHANG;
  if (wide || !whole) node.scrollIntoView({ block: wide ? "nearest" : "start", inline: "nearest", behavior: still() ? "auto" : "smooth" });
}

/** The element of the first mark that is anywhere; parts of a wide table come to the front until it is seen. */
async function found(marks) {
  for (const mark of marks) {
    for (const part of document.querySelectorAll(".parts button, .dock-of button")) {
      if (lit(mark)) break;
      part.click();
      await new Promise(requestAnimationFrame);
    }
    if (lit(mark)) return lit(mark);
  }
  return null;
}

/** After a try the focus comes back to the card; else it stays where it was. */
function useFocusAfterTry(host, step, kind) {
  const before = useRef(null);
  useLayoutEffect(() => {
    if (before.current && before.current !== "listen" && !host.current.contains(document.activeElement)) host.current.focus({ preventScroll: true });
    before.current = kind;
  }, [step, kind]);
}

const typing = (node) => node.closest("input, textarea, select, dialog");
const pressing = (node) => node.closest("button, a, summary");

function useKeys(play) {
  useEffect(() => {
    const press = (event) => {
      const { key, target } = event;
      if (event.metaKey || event.ctrlKey || event.altKey || isSheetOpen() || typing(target)) return;
      if ((key === "Enter" || key === " ") && pressing(target)) return;
      const act = play.queue.length ? () => play.catchUp() : KEYS[key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act(play);
    };
    const catchUp = () => play.catchUp();
    addEventListener("keydown", press, true); // before the table's own keys
    addEventListener("pointerdown", catchUp, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", catchUp, true);
    };
  }, [play]);
}

const goOn = (play) => (play.lesson.kind === "listen" ? play.ask("next") : tryIt(play));
const show = (play) => play.lesson.kind !== "listen" && play.ask("show");
const KEYS = {
  ArrowRight: goOn, Enter: goOn, " ": goOn, ArrowLeft: (play) => play.undo(), s: show, S: show, Escape: (play) => play.leave(),
};

/** Move the focus to the lit choice: its row beside the board, or its place on it. */
function tryIt(play) {
  finish();
  const { allowed, light } = play.lesson;
  const places = [...placesOf(play), ...light].map(lit).filter(Boolean);
  const rows = allowed.map(rowOf).filter(Boolean);
  const choices = matchMedia(WIDE).matches ? [...rows, ...places] : [...places, ...rows];
  const board = document.querySelector(".board [data-mark]");
  (choices.find((node) => node.matches("button")) ?? board)?.focus();
}

function Card({ play, lesson }) {
  const { step, steps, kind, move, others } = lesson;
  const answer = play.slip.value ?? lesson.answer;
  const shows = kind !== "listen" && others >= ENOUGH;
  const primary = kind === "listen" ? "lesson-next" : shows ? "show-me" : answer ? "lesson-again" : "lesson-try";
  return html`<header>
      ${wick()}
      <div><h2>${words("host")}</h2><p class="role">${words("host-role")}</p></div>
      <button class="x" aria-label=${words("lesson-leave")} title=${words("lesson-leave-key")} onClick=${() => play.leave()}>${sign("i-close")}</button>
    </header>
    <div class="words" aria-live="polite"><div key=${step}>
      ${answer ? html`<${Answer} game=${play.game} answer=${answer} />` : html`<${Says} lesson=${lesson} />`}
      ${move && html`<p class="move">${lamp()}<span>${move}</span>
        ${!shows && html`<button class="btn" title=${words("show-me-how")} onClick=${() => play.ask("show")}>${words("show-me")}</button>`}</p>`}
    </div></div>
    <div class="dots">
      <ol aria-label=${words("lesson-marks", { n: step, of: steps })}>${marks(lesson)}</ol>
      <span class="count" aria-hidden="true">${words("lesson-count", { n: step, of: steps })}</span>
    </div>
    <footer>
      <button class="btn back" aria-label=${words("lesson-back")} aria-disabled=${step > 1 ? undefined : "true"} onClick=${() => play.undo()}>${sign("i-undo")}<span>${words("lesson-back")}</span></button>
      <button class="btn quiet" onClick=${() => play.skip()}>${words("lesson-skip")}</button>
      <span class="grow"></span>
      <button class="btn primary" onClick=${() => (shows ? play.ask("show") : goOn(play))}>${words(primary)} <span class="key" aria-hidden="true">${kind === "listen" ? "→" : "⏎"}</span></button>
    </footer>`;
}

/** The host's words, with the rule itself in bold. */
function Says({ lesson }) {
  const { says, strong } = lesson;
  const parts = strong.reduce((texts, phrase) => texts.flatMap((text) => cut(text, phrase)), [says]);
  return html`<p class="says">${parts.map((part) => (strong.includes(part) ? html`<b>${part}</b>` : part))}</p>`;
}

/** A text before, at and after a phrase. */
function cut(text, phrase) {
  const at = text.indexOf(phrase);
  return at < 0 ? [text] : [text.slice(0, at), phrase, text.slice(at + phrase.length)];
}

/** The answer to another try, with the reason of the rules if they refuse it. */
const Answer = ({ game, answer: { title, text, why, rule, cite } }) => html`<p class="answer">
  ${title && html`<b>${title}</b>`}${text} ${why && html`<span class="why">${why} </span>`}<${RuleLink} game=${game} rule=${rule} cite=${cite} />
</p>`;

/** A dot for listening, a lamp for a try; lamps that were earned glow. */
function marks({ marks, step, lamps }) {
  let tries = 0;
  return marks.map((kind, index) => {
    const earned = kind === "listen" || lamps[tries++];
    const look = index + 1 === step ? "now" : index + 1 < step && (earned ? "done" : "seen");
    return html`<li key=${index} class=${classes(kind !== "listen" && "try", look)} aria-current=${look === "now" ? "step" : undefined}></li>`;
  });
}

/** The end of a lesson: the lamps that were lit, and doors to what comes next. */
function Bow({ play, lesson }) {
  const node = useRef();
  const fault = useSignal("");
  const game = gameOf(play.game);
  useLayoutEffect(() => node.current.showModal(), []);
  const lit = lesson.lamps.filter(Boolean).length;
  const all = lesson.lamps.length;
  const rivals = play.live.value.seats.length - 1;
  const leave = (event) => {
    event.preventDefault();
    visit("/");
  };
  const howto = () => {
    visit("/");
    openHowto(game, rivals + 1);
  };
  const tried = (begun) => () => begun().catch((problem) => (fault.value = problem.message));
  const last = tried(() => playLast(game));
  const whole = tried(() => playBots(game, rivals + 1));
  const say = wordsOf(play.game);
  return html`<dialog class="bow" ref=${node} aria-labelledby="bow-title" onCancel=${leave}>
    ${wick()}
    <h2 id="bow-title">${words("bow-title")}</h2>
    <p>${words(lit === all ? "bow-all-lit" : "bow-says", { n: all })}</p>
    <div class="lamps" role="img" aria-label=${words("lamps-lit", { lit, all })}>${lesson.lamps.map((on) => lamp(on ? "lit" : ""))}</div>
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <ul>
      <${Door} first icon="i-play" title=${say("lesson-last")} text=${say("lesson-last-how")} minutes=${game.lesson.last} open=${last} />
      <${Door} icon="i-bot" title=${words("door-whole")} text=${words("door-whole-how", { n: rivals })} minutes=${game.minutes} open=${whole} />
      <${Door} icon="i-rules" title=${words("door-howto")} text=${words("door-howto-how")} minutes=${1} open=${howto} />
    </ul>
  </dialog>`;
}

/** The last rounds of a prepared match, at a table of one's own. */
async function playLast(game) {
  const made = await send(`/games/${game.game}/last`);
  keepKeys(made.match, made.seats);
  visit(`/table/${made.match}`);
}

const Door = ({ first, icon, title, text, minutes, open }) => html`<li><button class=${classes("door", first && "first")} autofocus=${first} onClick=${open}>
  ${sign(icon)}<div><b>${title}</b><span>${text}</span></div><i>${words("n-minutes", { n: minutes })}</i>
</button></li>`;
