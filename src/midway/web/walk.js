// Following a turn: its steps as they come, and who moves before the reader.
import { useLayoutEffect, useRef } from "preact/hooks";
import { piece } from "./art.js";
import { classes } from "./draw.js";
import { html } from "./html.js";
import { told } from "./log.js";
import { Thinker } from "./thinking.js";
import { words } from "./words.js";

/** A turn that begins with a snapshot, or that the first snapshot comes into; `prior` is the turn before it. */
const begun = ({ turn, number, began, log }, prior = null) => ({ seat: turn, start: began ?? number, entries: began === null ? [] : log.filter((entry) => entry.number >= began), prior });

/** The turn that a snapshot belongs to, with what happened in it since another snapshot. */
export function walked(walk, before, snapshot) {
  if (!before || !walk) return begun(snapshot);
  const fresh = snapshot.log.filter((entry) => entry.number >= before.number);
  const now = { ...walk, entries: [...walk.entries, ...fresh] };
  return snapshot.turn === walk.seat ? now : begun(snapshot, { ...now, prior: null });
}

/** The steps of a turn, as they are told. */
export const stepsOf = (walk) => told(walk.entries, Infinity);

/** Whose turn the board follows: another's, while the reader is not asked. */
export function moverOf({ seat, turn, decision, lesson }) {
  const others = !lesson && decision && decision.seat !== seat && turn !== null && turn >= 0 && turn !== seat;
  return others ? turn : null;
}

/** The places that the newest step of a followed turn touched. */
export function touchedIn(walk) {
  const newest = walk?.entries.findLast((entry) => entry.seat === walk.seat);
  return newest?.marks ?? [];
}

/** A rival's turn, in the place of options. */
export const Following = ({ table, play }) => html`<div class="following"><${Steps} play=${play} /><${Thinker} table=${table} /><${Then} table=${table} /></div>`;

/** The steps of the present turn, the newest lit; what was done to the reader in its own colour. */
function Steps({ play }) {
  const { walk, deeds } = play;
  const steps = walk.value ? stepsOf(walk.value) : [];
  const list = useRef();
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [steps.length]);
  if (!steps.length) return null;
  return html`<ol class="walk" ref=${list} tabindex="0" aria-label=${words("walk")}>
    ${steps.map((entry, index) => html`<${Step} key=${entry.number} entry=${entry} number=${index + 1} deed=${deeds.value[entry.number]} now=${index === steps.length - 1} />`)}
  </ol>`;
}

function Step({ entry, number, deed, now }) {
  return html`<li class=${classes(now ? "now" : "did", deed?.tone ?? (entry.harm && "harm"))} aria-current=${now ? "step" : undefined}>
    <span class="dot" aria-hidden="true">${number}</span>
    <span>${entry.lines.join(" ")}${entry.more.length > 0 && html`<small>${entry.more.join(" ")}</small>`}</span>
    ${deed && html`<span class="amt">${deed.amount}</span>`}
  </li>`;
}

/** Who moves after the present mover, up to the reader. */
function coming(table) {
  const { snapshot, me, order } = table;
  if (me === null || moverOf(snapshot) === null) return [];
  const round = [...order.slice(order.indexOf(snapshot.turn) + 1), me];
  const next = table.picture.after ? table.picture.after(table, round) : round;
  return next.slice(0, next.indexOf(me) + 1);
}

function Then({ table }) {
  const next = coming(table);
  const who = (seat) => html`<span key=${seat} class=${seat === table.me ? "you" : ""}>${piece(seat)}${seat === table.me ? words("then-you") : table.name(seat)}</span>`;
  return next.length > 0 && html`<p class="turnline">${words("then-come")} ${next.map(who)}</p>`;
}
