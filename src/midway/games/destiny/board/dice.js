// Dice: on felt over the map's lower edge when they are rolled, and small in the log.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { piece } from "midway/art.js";
import { classes, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { prefs } from "midway/prefs.js";

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
function useThrow({ snapshot: { number, log, extras } }) {
  const seen = useRef(null); // the number of events up to which throws were shown
  const shown = useSignal(null);
  const timer = useRef();
  const asked = useRef(false);
  asked.current = ASKED.includes(extras.step);
  const clear = () => asked.current || (shown.value = null);
  useLayoutEffect(() => {
    const from = seen.current ?? (asked.current ? 0 : number);
    const last = log.findLast((entry) => entry.dice && entry.number >= from && entry.number < number);
    seen.current = number;
    if (!last) return;
    shown.value = last;
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

/** The dice of each side, and what came of them in a sentence. */
export function Felt({ table }) {
  const thrown = useThrow(table);
  const [result, ...more] = thrown?.lines.slice(1) ?? [];
  return html`<div class="felt-of" role="status">${thrown && html`<div class="felt" key=${thrown.number} data-place="dice">
    <div class="sides">${sides(thrown.dice).map((dice, index) => html`${index > 0 && html`<span class="against">${table.words("pic-dice-against")}</span>`}<${Side} table=${table} dice=${dice} />`)}</div>
    ${result && html`<p>${result}${more.length > 0 && html`<small>${more.slice(0, 2).join(" ")}</small>`}</p>`}
  </div>`}</div>`;
}

function sides(dice) {
  const owners = [...new Set(dice.map(({ seat }) => seat))];
  return owners.map((owner) => dice.filter(({ seat }) => seat === owner));
}

function Side({ table, dice }) {
  const [{ seat, of = 1 }] = dice;
  return html`<div class="side-of">
    <span class="who">${seat !== null && piece(seat)} ${seat === null ? table.words("pic-natives") : table.name(seat)}${of > 1 && html`<small>${table.words("pic-dice-highest", { n: of })}</small>`}</span>
    <span class="row">${dice.map((die, index) => html`<${Die} key=${index} die=${die} />`)}</span>
  </div>`;
}
