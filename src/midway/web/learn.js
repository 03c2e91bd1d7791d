// A guided first game: an ordinary table, and the host's card beside what he speaks of.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { lamp, sign, wick } from "./art.js";
import { Bow } from "./bow.js";
import { RuleLink } from "./decision.js";
import { classes, sum } from "./draw.js";
import { html } from "./html.js";
import "./later.js";
import { LessonPlay } from "./lessonplay.js";
import { cardAt, holes, isBelow, lit, lookAt, Pole, roomFor, rowOf, sticks, Veil } from "./light.js";
import { finish } from "./motion.js";
import { still } from "./prefs.js";
import { isSheetOpen } from "./sheet.js";
import { Table } from "./table.js";
import { words } from "./words.js";

export const styles = [new URL("learn.css", import.meta.url).href];

const ENOUGH = 3; // other tries after which the host offers to show it
const WIDE = "(min-width: 1024px)"; // narrower, the card lies at the bottom
const SHAPES = ["", "slim", "broad"]; // of the card, tried one after another
const FEW = [Infinity, 4, 1]; // rows that are lit; fewer where the card would lie over what is spoken of
const EDGE = 36; // between a thing and a card below it: the portrait stands over its edge
const NEAR = 12; // between a thing and the edge of the window

export function Lesson({ path }) {
  const play = useMemo(() => new LessonPlay(path), [path]);
  const { lesson } = play;
  return html`<${Table} play=${play} />
    ${lesson && (lesson.end ? html`<${Bow} play=${play} lesson=${lesson} />` : html`<${Told} play=${play} lesson=${lesson} />`)}`;
}

/** The host speaks: veil, pole and card, measured anew until nothing on the page has moved for a while. */
function Told({ play, lesson }) {
  const host = useRef();
  const light = useSignal({ holes: [], at: null, from: null, fit: { when: "", shape: 0, hidden: [] } });
  const { step, kind } = lesson;
  useMeasured(() => {
    const seen = measure(play, host.current, light.value.fit);
    if (JSON.stringify(seen) === JSON.stringify(light.value)) return false;
    light.value = seen;
    return true;
  });
  useKeys(play);
  useEffect(() => {
    reveal(play, host.current);
  }, [step, play.live.value.number]);
  useFocusAfterTry(host, step, kind);
  const { holes: lights, at, from, fit } = light.value;
  return html`<div class=${classes("lesson", lesson.light.includes("decision") && "of-decision")}>
    <${Veil} holes=${lights} />
    ${from && !lesson.passing && html`<${Pole} from=${from} holes=${lights} step=${step} />`}
    <section class=${classes("host", lesson.passing && "away", fit.when === whenAt(step) && SHAPES[fit.shape])} ref=${host} tabindex="-1" aria-label=${words("host")} style=${at && { left: `${at.x}px`, top: `${at.y}px` }}>
      <${Card} play=${play} lesson=${lesson} />
    </section>
  </div>`;
}

/** The marks of what goes on: lit where nothing that the host speaks of is there any more. */
const placesOf = (play) => play.lesson.allowed.flatMap((code) => play.find(code)?.marks ?? []);

/** What is never hidden, lit or not: where a choice can be made. A free one is made in the decision; on the board too, where all places are lit. */
function pressedAt(play) {
  const { kind, light } = play.lesson;
  if (kind !== "free") return [kind === "try" ? placesOf(play) : []];
  return light.length && light.every((mark) => play.can(mark)) ? [["decision", ...light], light] : [["decision"]];
}

/** Holes, where the card and the lantern of its portrait lie, and its shape; narrow screens have the card at the bottom and no pole. */
function measure(play, host, fit) {
  const { light, allowed, taps, kind, step } = play.lesson;
  const rows = kind === "try" ? allowed.map(rowOf) : [];
  const spoken = light.map(lit).filter(Boolean);
  const places = spoken.length || kind !== "try" ? spoken : placesOf(play).map(lit);
  const [card, portrait] = [host, host.querySelector(".wick")].map((node) => node.getBoundingClientRect());
  const wide = matchMedia(WIDE).matches;
  const room = roomFor(wide ? null : card);
  const seen = (rows) => holes([...places, ...rows].filter(Boolean), room);
  if (!wide) return { holes: seen(rows), at: null, from: null, fit };
  const put = (pressed, rows) => cardAt(seen(rows), holes([...taps, ...pressed].map(lit).filter(Boolean), room), { w: card.width, h: card.height });
  const tried = pressedAt(play).flatMap((pressed) => FEW.map((few) => put(pressed, rows.slice(0, few))));
  const at = tried.reduce((one, other) => (other.hides < one.hides ? other : one));
  const lantern = { x: portrait.x - card.x + 0.87 * portrait.width, y: portrait.y - card.y + 0.2 * portrait.height };
  return { holes: at.lit, at, from: { x: at.x + lantern.x, y: at.y + lantern.y }, fit: fitted(fit, whenAt(step), at.hides) };
}

/** A step in a window of a size. */
const whenAt = (step) => `${step} ${innerWidth} ${innerHeight}`;

/** The shape of the card at a step: the first that hides nothing, else the one that hides least; `hidden` is how much each does that was tried. */
function fitted(before, when, hides) {
  const { shape, hidden } = before.when === when ? before : { shape: 0, hidden: [] };
  const known = Object.assign([...hidden], { [shape]: hides });
  const least = Math.min(...known);
  return { when, hidden: known, shape: least && known.length < SHAPES.length ? known.length : known.indexOf(least) };
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
    changes.observe(document.getElementById("app"), { childList: true, subtree: true, characterData: true, attributeFilter: ["data-tab", "data-dock"] });
    const moves = ["resize", "scroll", "load"]; // of the window, of its parts, of style sheets
    for (const kind of moves) addEventListener(kind, wake, true);
    wake();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const kind of moves) removeEventListener(kind, wake, true);
    };
  }, []);
}

/** Bring what is spoken of into view: its part of a wide table to the front, the map to it; near a card at the bottom, what is to be pressed. */
async function reveal(play, host) {
  const { light, allowed, kind } = play.lesson;
  while (host.isConnected && !document.querySelector(".board :is([data-mark], [data-place])")) await new Promise(requestAnimationFrame);
  const spoken = await found([...light, ...placesOf(play)]);
  const row = rowOf(allowed[0]);
  if (!host.isConnected) return;
  for (const node of light.map(lit).filter(Boolean).reverse()) lookAt(node); // the first one last: it is in sight whatever happens
  const wide = matchMedia(WIDE).matches;
  const focused = !wide && document.activeElement.closest(".decision .opt"); // whoever is quick has it before everything is in place
  const pressed = !wide && kind === "try" && !placesOf(play).some(lit) && row;
  const node = focused || pressed || spoken || row;
  if (!node) return;
  const behavior = still() ? "auto" : "smooth";
  for (const one of wide ? [row, node] : [node]) one?.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
  if (!wide) scrollTo({ top: heightFor([node, row, ...light.map(lit)].filter(Boolean), host.getBoundingClientRect()), behavior });
}

/** How far a page is scrolled down so that the first of some nodes is in sight, with as many others as there is room for: no further than need be. What sticks to the top is in sight anyway. */
function heightFor(nodes, card) {
  const head = NEAR + sum(nodes.filter(sticks).map((node) => node.offsetHeight));
  const foot = roomFor(card).bottom - (isBelow(card) ? EDGE : NEAR);
  const boxes = nodes.filter((node) => !sticks(node)).map((node) => node.getBoundingClientRect());
  const both = (one, { top, bottom }) => ({ top: Math.min(one.top, top), bottom: Math.max(one.bottom, bottom) });
  const fits = ({ top, bottom }) => bottom - top <= foot - head;
  const { top, bottom } = boxes.reduce((seen, box) => (fits(both(seen, box)) ? both(seen, box) : seen));
  return scrollY + Math.max(-scrollY, Math.min(bottom - foot, top - head));
}

/** The element of the first mark that is anywhere; parts of a wide table come to the front until it is seen. */
async function found(marks) {
  const parts = [...document.querySelectorAll(".parts button, .dock-of button")].filter((part) => part.getClientRects().length);
  const open = parts.filter((part) => part.ariaPressed === "true");
  for (const mark of marks) {
    for (const part of parts) {
      if (lit(mark)) break;
      part.click();
      await new Promise(requestAnimationFrame);
    }
    if (lit(mark)) return lit(mark);
  }
  for (const part of open) part.click(); // nothing of it is shown here: what was open stays so
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
  useLayoutEffect(() => { // they work as soon as the host is seen
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
    const touch = (event) => {
      const { kind, mark } = event.target.closest(".board [data-kind]")?.dataset ?? {};
      if (kind && !event.defaultPrevented && play.touchKind(kind, mark)) event.stopPropagation(); // not after a long press
    };
    addEventListener("keydown", press, true); // before the table's own keys
    addEventListener("pointerdown", catchUp, true);
    addEventListener("click", touch, true); // and before its own presses
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", catchUp, true);
      removeEventListener("click", touch, true);
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
  const [places, spoken] = [placesOf(play), light].map((marks) => marks.map(lit).filter(Boolean));
  const rows = allowed.map(rowOf).filter(Boolean);
  const choices = matchMedia(WIDE).matches ? [...rows, ...places, ...spoken] : [...places, ...rows, ...spoken];
  const board = document.querySelector(".board [data-mark]");
  (choices.find((node) => node.matches("button")) ?? board)?.focus();
}

function Card({ play, lesson }) {
  const { step, steps, kind, move, others } = lesson;
  const answer = play.slip.value ?? lesson.answer;
  const shows = kind !== "listen" && others >= ENOUGH;
  const again = kind === "try" && answer; // a free choice was a good one
  const primary = kind === "listen" ? "lesson-next" : shows ? "show-me" : again ? "lesson-again" : "lesson-try";
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
