// Following a turn: its steps as they come, who moves before the reader, and their trail on the board.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { piece } from "./art.js";
import { classes } from "./draw.js";
import { html } from "./html.js";
import { told } from "./log.js";
import { words } from "./words.js";

const STACKED = 22; // pixels between two marks of one place
const LASTS = 2; // the step of the next player with which the trail of a turn ends

/** A turn that begins with a snapshot; `prior` is the turn before it. */
const begun = ({ turn, number }, prior = null) => ({ seat: turn, start: number, entries: [], prior });

/** The turn that a snapshot belongs to, with what happened in it since another snapshot. */
export function walked(walk, before, snapshot) {
  if (!before || !walk) return begun(snapshot);
  const fresh = snapshot.log.filter((entry) => entry.number >= before.number);
  const now = { ...walk, entries: [...walk.entries, ...fresh] };
  return snapshot.turn === walk.seat ? now : begun(snapshot, { ...now, prior: null });
}

const stepsOf = (walk) => told(walk.entries, Infinity);

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
export const Following = ({ table, play }) => html`<div class="following"><${Steps} play=${play} /><${Then} table=${table} /></div>`;

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
  return html`<li class=${classes(now ? "now" : "did", deed?.tone)} aria-current=${now ? "step" : undefined}>
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

// The trail.

/** Others' steps whose marks lie on the board: of the turn before until the next player's second step, and of the present one. */
function trailOf(walk, reader) {
  const steps = stepsOf(walk);
  const marks = (seat, some) => some.flatMap((entry, index) => (entry.seat === seat ? entry.marks.map((mark) => ({ seat, mark, number: index + 1 })) : []));
  const prior = walk.prior && steps.length < LASTS ? marks(walk.prior.seat, stepsOf(walk.prior)) : [];
  return [...prior, ...marks(walk.seat, steps)].filter(({ seat }) => seat !== reader);
}

const PLACES = [".board", ".panels", ".beside"].flatMap((part) => ["mark", "place"].map((name) => `${part} [data-${name}]`)).join(", ");

/** Where each mark of a trail lies; several at one place side by side. */
function placed(trail) {
  if (!trail.length) return [];
  const nodes = Map.groupBy(document.querySelectorAll(PLACES), ({ dataset }) => dataset.mark ?? dataset.place);
  const at = new Map();
  return trail.flatMap((step) => {
    const box = nodes.get(step.mark)?.find((node) => node.getClientRects().length)?.getBoundingClientRect();
    if (!box) return [];
    const before = at.get(step.mark) ?? 0;
    at.set(step.mark, before + 1);
    return [{ ...step, x: box.right - 14 - before * STACKED, y: box.y - 8 }];
  });
}

/** Numbers in the mover's colour where the steps of a turn touched the board; they fade when the reader is asked. */
export function Trail({ table, play }) {
  const drawn = useSignal([]);
  const { value: walk } = play.walk;
  const { number, seat, decision, lesson } = table.snapshot;
  const shown = walk && seat !== null && !play.past.value && !lesson;
  const asked = decision?.seat === seat;
  const measure = () => {
    if (!asked) drawn.value = shown ? placed(trailOf(walk, seat)) : [];
  };
  useLayoutEffect(measure, [number, shown, walk, table.turn]);
  useEffect(() => {
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => (removeEventListener("resize", measure), removeEventListener("scroll", measure, true));
  });
  return html`<div class=${classes("footprints", asked && "over")} aria-hidden="true">
    ${drawn.value.map(({ seat, mark, number, x, y }) => html`<span key=${`${seat} ${number} ${mark}`} class=${`print s${seat + 1}`} style=${{ left: `${x}px`, top: `${y}px` }}>${number}</span>`)}
  </div>`;
}
