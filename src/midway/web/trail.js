// The trail of a turn on the board: the numbers of its steps where they touched it, and the ways that pieces and cards went.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { classes, isInSight, pinAt } from "./draw.js";
import { html } from "./html.js";
import { stepsOf } from "./walk.js";

export const styles = [new URL("trail.css", import.meta.url).href];

const STACKED = 22; // pixels between two numbers of one place
const LASTS = 2; // the step of the next player with which the trail of a turn ends
const NEAR = 30; // pixels of a way that nobody needs to see
const BEND = 0.16; // of a way, to its left
const PLACES = [".board", ".panels", ".beside"].flatMap((part) => ["mark", "place"].map((name) => `${part} [data-${name}]`)).join(", ");

/** Others' steps that lie on the board: of the turn before until the next player's second step, and of the present one. */
function trailOf(walk, reader) {
  const steps = stepsOf(walk);
  const of = (seat, some) => some.flatMap(({ seat: by, number: event, marks, harm }, index) => (by === seat ? [{ seat, event, marks, harm, number: index + 1 }] : []));
  const prior = walk.prior && steps.length < LASTS ? of(walk.prior.seat, stepsOf(walk.prior)) : [];
  return [...prior, ...of(walk.seat, steps)].filter(({ seat }) => seat !== reader);
}

// Where things are.

const seen = (nodes) => nodes?.find(isInSight);

/** The nodes of the places on the board by their names; what the reader holds is no place of others' steps. */
function places(reader) {
  const own = `[data-place="seat:${reader + 1}"] *`;
  return Map.groupBy([...document.querySelectorAll(PLACES)].filter((node) => !node.matches(own)), ({ dataset }) => dataset.mark ?? dataset.place);
}
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Where a node is in its place, so that it is found again after scrolling. */
function spotOf(node) {
  const around = node.parentElement.closest("[data-place], [data-mark]");
  if (!around) return null;
  const [{ x, y }, outer] = [middle(node.getBoundingClientRect()), around.getBoundingClientRect()];
  return { place: around.dataset.mark ?? around.dataset.place, x: x - outer.x, y: y - outer.y };
}

/** Everything that moves, by its key: where it comes from, where it lies, and in which scene. */
function pieces() {
  const nodes = [...document.querySelectorAll("[data-move]")].filter((node) => node.checkVisibility());
  return new Map(nodes.map((node) => [node.dataset.move, { from: node.dataset.from, spot: spotOf(node), scene: node.closest("[data-scene]")?.dataset.scene }]));
}

/** The nodes of a piece: where it is about to go (`data-goes`), then where it lies. */
const nodesOf = (key) => ["goes", "move"].flatMap((name) => [...document.querySelectorAll(`[data-${name}="${CSS.escape(key)}"]`)]);

/** True if a piece lies elsewhere than it lay, or is about to go there. */
const moves = (key, then, now) => {
  const [was, is] = [then.get(key)?.spot, now.get(key)?.spot];
  return Boolean(nodesOf(key)[0]?.dataset.goes || (was && (was.place !== is?.place || Math.hypot(was.x - is.x, was.y - is.y) > NEAR)));
};

/** The way of a step: of the card or object it names, else of what its player put down, else as the picture says. */
function wayOf({ marks, seat }, named, then, now, says) {
  const home = { place: `seat:${seat + 1}`, edge: true };
  const went = marks.find((mark) => !named.includes(mark) && moves(mark, then, now));
  if (went) return { dotted: true, from: then.get(went)?.spot ?? home, to: nodesOf(went).length ? { piece: went, edge: true } : home };
  const scenes = new Set([...then.values()].map(({ scene }) => scene));
  const put = [...now.keys()].find((key) => !then.has(key) && !named.includes(key) && now.get(key).from === home.place && scenes.has(now.get(key).scene));
  if (put) return { from: home, to: { piece: put } };
  const [from, to] = marks.map((mark) => [says?.(mark), mark]).find(([from]) => from) ?? [];
  return from ? { from: { place: from }, to: { place: to } } : null;
}

/** The point that an end of a way means, if it is in sight; of something large the edge towards another point. */
function pointOf(at, { place, piece, x, y, edge }, towards) {
  const node = seen(piece ? nodesOf(piece) : at.get(place));
  if (!node) return null;
  const box = node.getBoundingClientRect();
  if (x !== undefined) return { x: box.x + x, y: box.y + y };
  const here = middle(box);
  if (!edge || !towards) return here;
  const [across, down] = [towards.x - here.x, towards.y - here.y];
  const part = Math.min(1, Math.min(box.width / Math.abs(across), box.height / Math.abs(down)) / 2);
  return { x: here.x + across * part, y: here.y + down * part };
}

/** A way as it is drawn: a bent line and its tip. */
function drawWay(at, { seat, event, harm }, { from, to, dotted = false }) {
  const start = pointOf(at, from, pointOf(at, to));
  const end = start && pointOf(at, to, start);
  if (!end || Math.hypot(end.x - start.x, end.y - start.y) < NEAR) return [];
  const [across, down] = [end.x - start.x, end.y - start.y];
  const bend = { x: (start.x + end.x) / 2 + down * BEND, y: (start.y + end.y) / 2 - across * BEND };
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return [{ seat, event, harm, dotted, end, d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, tip: `translate(${end.x} ${end.y}) rotate(${turn})` }];
}

/** Where the numbers of steps lie, several at one place side by side; a step whose things are gone has its number where they went. */
function numbers(at, trail, ways) {
  const before = new Map();
  const put = (step, mark, x, y) => {
    before.set(mark, (before.get(mark) ?? 0) + 1);
    return { ...step, mark, x: x - (before.get(mark) - 1) * STACKED, y };
  };
  return trail.flatMap((step) => {
    const boxes = step.marks.flatMap((mark) => seen(at.get(mark)) ? [[mark, seen(at.get(mark)).getBoundingClientRect()]] : []);
    if (boxes.length) return boxes.map(([mark, box]) => pinAt(mark, box)).map(({ x, y }, index) => put(step, boxes[index][0], x, y));
    return ways.filter(({ event }) => event === step.event).map(({ end }) => put(step, `${end.x} ${end.y}`, end.x - 12, end.y - 12));
  });
}

/** In the mover's colour, harm to the reader in its own; it fades when the reader is asked. */
export function Trail({ table, play }) {
  const drawn = useSignal({ ways: [], prints: [] });
  const known = useRef(null); // the snapshot that was drawn before, and where things lay
  const went = useRef(new Map()); // by the number of an event, its way
  const { value: walk } = play.walk;
  const { snapshot, picture } = table;
  const { number, seat, decision, lesson } = snapshot;
  const shown = walk && seat !== null && !play.past.value && !lesson;
  const asked = decision?.seat === seat || Boolean(play.staged.value);
  const measure = () => {
    if (asked) return;
    const trail = shown ? trailOf(walk, seat) : [];
    const at = trail.length ? places(seat) : new Map();
    const ways = trail.flatMap((step) => (went.current.has(step.event) ? drawWay(at, step, went.current.get(step.event)) : []));
    drawn.value = { ways, prints: numbers(at, trail, ways) };
  };
  useLayoutEffect(() => {
    if (shown && !asked) {
      const [before, now] = [known.current, pieces()];
      const trail = trailOf(walk, seat);
      const newest = trail.at(-1);
      const named = trail.slice(0, -1).flatMap(({ marks }) => marks); // whose ways are there
      const says = picture.way && ((mark) => picture.way(table, before.snapshot, mark, newest.seat));
      const way = before && newest?.event >= before.snapshot.number && wayOf(newest, named, before.pieces, now, says);
      if (way) went.current.set(newest.event, way);
      known.current = { snapshot, pieces: now };
    }
    measure();
  }, [number, shown, walk, table.turn]);
  useEffect(() => {
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => (removeEventListener("resize", measure), removeEventListener("scroll", measure, true));
  });
  const look = ({ seat, event, harm }) => classes(`s${seat + 1}`, (harm || play.deeds.value[event]?.tone === "harm") && "harm");
  return html`<div class=${classes("footprints", asked && "over")} aria-hidden="true">
    <svg>${drawn.value.ways.map((way) => html`<g key=${way.event} class=${classes("way", look(way), way.dotted && "dotted")}>
      <path class="under" d=${way.d} /><path d=${way.d} /><path class="tip" d="M2 0l-13 -7v14z" transform=${way.tip} />
    </g>`)}</svg>
    ${drawn.value.prints.map((step) => html`<span key=${`${step.seat} ${step.number} ${step.mark}`} class=${`print ${look(step)}`} style=${{ left: `${step.x}px`, top: `${step.y}px` }}>${step.number}</span>`)}
  </div>`;
}
