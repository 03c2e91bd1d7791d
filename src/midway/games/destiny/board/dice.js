// Dice: on felt over the map's lower edge when they are rolled, and small in the log.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { piece } from "midway/art.js";
import { classes, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { prefs } from "midway/prefs.js";
import { inOneBreath, words } from "midway/words.js";
import { lacking } from "./forecast.js";

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const STAYS = { calm: 1600, brisk: 800, once: 800 }; // milliseconds
const ASKED = ["reroll", "reroll-die", "six", "free-step"]; // while one of these is asked the dice lie there

function Die({ die: { seat, number, counts } }) {
  return html`<span class=${classes("die", seat === null ? "nobodys" : `s${seat + 1}`, counts ? "counts" : "idle")} role="img" aria-label=${number}>
    ${times(9, (at) => html`<i class=${PIPS[number].includes(at) ? "pip" : ""}></i>`)}
  </span>`;
}

/** A throw in a line of the log. */
export const Thrown = ({ dice }) => html`<span class="thrown">${dice.map((die, index) => html`<${Die} key=${index} die=${die} />`)}</span>`;

/** The throw that just happened, for a while or until a key; as long as a question is asked about it. */
function useThrow(table) {
  const { number, log, extras } = table.snapshot;
  const seen = useRef(null); // the table up to which throws were shown
  const shown = useSignal(null);
  const timer = useRef();
  const asked = useRef(false);
  asked.current = ASKED.includes(extras.step);
  const clear = () => asked.current || (shown.value = null);
  useLayoutEffect(() => {
    const { current: before } = seen;
    const from = before?.number ?? (asked.current ? 0 : number);
    const last = log.findLast((entry) => entry.dice && entry.number >= from && entry.number < number);
    seen.current = table.snapshot;
    if (!last) return;
    shown.value = told(table, last, before);
    clearTimeout(timer.current);
    timer.current = setTimeout(clear, STAYS[prefs.pace.value]);
  }, [number]);
  useEffect(() => {
    const kinds = ["keydown", "pointerdown"];
    for (const kind of kinds) addEventListener(kind, clear, true);
    return () => {
      clearTimeout(timer.current);
      for (const kind of kinds) removeEventListener(kind, clear, true);
    };
  }, []);
  return shown.value;
}

// What a throw means.

/** A throw, with what came of it: { dice, title, notes }, and the Breakthrough that was researched. */
function told(table, entry, before) {
  const { log } = table.snapshot;
  const { marks } = log.findLast(({ number, seat }) => number < entry.number && seat >= 0) ?? { marks: [] };
  const subject = marks.find((mark) => mark.startsWith("breakthrough:"))?.slice("breakthrough:".length);
  if (isFight(entry.dice)) return { ...entry, title: entry.lines[1], notes: fought(table, entry.dice, before) };
  if (subject) return researched(table, entry, subject, before);
  const [, title, ...notes] = entry.lines;
  return { ...entry, title, notes: notes.slice(0, 2) };
}

const isFight = (dice) => new Set(dice.map(({ seat }) => seat)).size > 1;

/** Why a side has won, and what that changes in Profit: for the reader, else for both. */
function fought(table, dice, before) {
  const decides = dice.findIndex(({ counts }) => counts);
  if (decides < 0) return [];
  const tied = dice[0].number === dice[1].number;
  const rule = table.words("pic-dice-rule", { wins: !tied ? "highest" : decides === 0 ? "attack" : "defence" });
  const seats = dice.map(({ seat }) => seat).filter((seat) => seat !== null);
  const told = seats.includes(table.me) ? [table.me] : seats;
  return [rule, ...told.map((seat) => profit(table, seat, before)).filter(Boolean)];
}

/** How the Profit that a seat will have has changed, where nothing but one choice lies between. */
function profit(table, seat, before) {
  const { log, extras } = table.snapshot;
  if (!before || log.filter((entry) => entry.number >= before.number && entry.seat >= 0).length > 1) return null;
  const change = extras.brings[seat].profit - before.extras.brings[seat].profit;
  return change !== 0 && table.words("pic-dice-profit", { ...named(table, seat), n: change < 0 ? `−${-change}` : `+${change}` });
}

/** Which numbers were of use, which still lack. */
function researched(table, entry, subject, before) {
  const { seat } = entry.dice[0];
  const needs = before ? lacking({ ...table, snapshot: before }, subject, seat) : lacking(table, subject, seat);
  const first = ({ number }, index) => entry.dice.findIndex((die) => die.number === number) === index; // two of a number fill one step
  const dice = entry.dice.map((die, index) => ({ ...die, counts: die.counts || (needs.includes(die.number) && first(die, index)) }));
  const [, title = fills(table, dice), ...more] = entry.lines;
  const idle = [...new Set(dice.filter(({ counts }) => !counts).map(({ number }) => String(number)))];
  const claimed = table.snapshot.view.claimed[subject]?.length > 0;
  const left = claimed ? [] : lacking(table, subject, seat);
  const notes = [
    ...more.slice(0, 2),
    dice.length > 1 && idle.length > 0 && table.words("pic-dice-idle", { n: idle.length, numbers: inOneBreath(idle) }),
    table.snapshot.extras.step === "reroll-die" ? table.words("pic-dice-again") : left.length > 0 && table.words("pic-dice-missing", { numbers: inOneBreath(left.map(String)) }),
  ];
  return { ...entry, dice, title, notes: notes.filter(Boolean), subject, needs };
}

/** What the dice would fill, before they have. */
function fills(table, dice) {
  const numbers = dice.filter(({ counts }) => counts).map(({ number }) => String(number));
  return table.words("pic-dice-fills", { n: numbers.length, numbers: inOneBreath(numbers) });
}

const named = (table, seat) => ({ name: table.name(seat), you: table.name(seat) === words("you") ? "yes" : "no" });

// How it lies there.

/** The dice of each side, and what came of them in a sentence. */
export function Felt({ table }) {
  const thrown = useThrow(table);
  return html`<div class="felt-of" role="status">${thrown && html`<div class="felt" key=${thrown.number} data-place="dice">
    <div class="sides">${sides(thrown.dice).map((dice, index) => html`${index > 0 && html`<span class="against">${table.words("pic-dice-against")}</span>`}<${Side} table=${table} dice=${dice} heading=${heading(table, thrown, dice[0].seat, index)} />`)}</div>
    ${thrown.title && html`<p>${thrown.title}${thrown.notes.length > 0 && html`<small>${thrown.notes.join(" ")}</small>`}</p>`}
  </div>`}</div>`;
}

function sides(dice) {
  const owners = [...new Set(dice.map(({ seat }) => seat))];
  return owners.map((owner) => dice.filter(({ seat }) => seat === owner));
}

/** What a side rolls for. */
function heading(table, { dice, subject, needs }, seat, index) {
  if (seat === null) return table.words("pic-natives");
  if (isFight(dice)) return table.words(index ? "pic-dice-defence" : "pic-dice-attack", named(table, seat));
  if (!subject) return table.name(seat);
  return table.words("pic-dice-research", { ...named(table, seat), breakthrough: subject, numbers: inOneBreath(needs.map(String)) });
}

/** A side's dice. Of several only the highest is known; the others lie beside it without a number. */
function Side({ table, dice, heading }) {
  const [{ seat, of = 1 }] = dice;
  const look = seat === null ? "nobodys" : `s${seat + 1}`;
  return html`<div class="side-of">
    <span class="who">${seat !== null && piece(seat)} ${heading}${of > 1 && html`<small>${table.words("pic-dice-highest", { n: of })}</small>`}</span>
    <span class="row">
      ${dice.map((die, index) => html`<${Die} key=${index} die=${die} />`)}
      ${times(of - 1, (index) => html`<span class=${`die lesser ${look}`} key=${`lesser ${index}`} aria-hidden="true"></span>`)}
    </span>
  </div>`;
}
