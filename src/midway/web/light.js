// What the host speaks of: a veil over the table with a hole for each thing, and his pole with the lamp on the first of them.
import { sum } from "./draw.js";
import { html } from "./html.js";

const AROUND = 7; // pixels between a thing and the rim of its hole
const GAP = 64; // between the first hole and the host's card
const EDGE = 12; // between the card and the sides of the window
const OVERHANG = 34; // the portrait above the card
const PRESSED = 9; // how much worse it is to hide what is to be pressed
const HIDDEN = 0.1; // the part of a thing below the card from which on it is not lit
const LOW = 64; // the card's top below that of the hole beside it
const STRIDE = 20; // between places that are tried one after another
const BAR = 60; // the foot of the page's bar
const ROWS = ".opt, .use"; // what is to be pressed in the decision
const TIGHT = `${ROWS}, .tabs button`; // what lies close beside others of its kind

const clamp = (number, low, high) => Math.max(low, Math.min(number, high));
const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
const named = (mark) => ["mark", "place"].map((name) => `.table [data-${name}="${CSS.escape(mark)}"]`).join(", ");

/** The element that a mark means: the first one seen. */
export const lit = (mark) => [...document.querySelectorAll(named(mark))].find(isSeen) ?? null;

/** The row of a choice in the decision, where it is seen. */
export const rowOf = (code) => [document.querySelector(`.decision [data-code="${code}"]`)].find((row) => row && isSeen(row)) ?? null;

const meet = (one, other) => ({
  left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
});
const cuts = (node) => isSeen(node) && getComputedStyle(node).overflow !== "visible";

/** What is seen of an element inside of all that cuts it off. */
function seenOf(node) {
  let box = node.getBoundingClientRect();
  for (let around = node.parentElement; around; around = around.parentElement) if (cuts(around)) box = meet(box, around.getBoundingClientRect());
  return box;
}

/** True of a card that lies at the bottom of the window, not at its side. */
export const isBelow = (card) => card.height <= innerHeight / 2;

/** The room for holes: between the page's bars, and beside or above a card that lies at the edge of the window. */
export function roomFor(card) {
  const top = Math.max(0, document.querySelector(".bar").getBoundingClientRect().bottom);
  const parts = [document.querySelector(".parts")].find((node) => node && isSeen(node));
  const room = { left: 0, top, right: innerWidth, bottom: parts?.getBoundingClientRect().top ?? innerHeight };
  if (!card) return room;
  return isBelow(card) ? { ...room, bottom: Math.min(room.bottom, card.top) } : { ...room, right: card.left };
}

/** The hole for an element, as far as there is room; round for round things. */
function holeOf(node, room) {
  const around = node.matches(TIGHT) ? 1 : AROUND;
  const { left, top, right, bottom } = seenOf(node);
  const wide = { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
  const box = right > left && bottom > top ? meet(wide, room) : wide;
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  return { x: box.left, y: box.top, w, h, r: node.tagName === "circle" ? h / 2 : 10, row: node.matches(ROWS) };
}

/** True of an element that stays at the top of the page however far it is scrolled. */
export const sticks = (node) => getComputedStyle(node).position === "sticky";

/** The holes for elements that are in sight, without those that lie in another; the row to press keeps a rim of its own. */
export function holes(nodes, room) {
  const feet = nodes.filter(sticks).map((node) => node.getBoundingClientRect().bottom + 2 * AROUND);
  const below = { ...room, top: Math.max(room.top, ...feet) };
  const all = nodes.map((node) => holeOf(node, sticks(node) ? room : below)).filter(({ w, h }) => Math.min(w, h) > 2 * AROUND);
  return all.filter((hole) => hole.row || !all.some((other) => other !== hole && covers(other, hole)));
}

/** Let a picture that moves by itself bring a place into its sight. */
export const lookAt = (node) => node.dispatchEvent(new CustomEvent("look", { bubbles: true }));

const covers = (one, other) =>
  one.x <= other.x && one.y <= other.y && one.x + one.w >= other.x + other.w && one.y + one.h >= other.y + other.h;

const common = (low, size, otherLow, otherSize) => Math.max(0, Math.min(low + size, otherLow + otherSize) - Math.max(low, otherLow));
const overlap = (one, other) => common(one.x, one.w, other.x, other.w) * common(one.y, one.h, other.y, other.h);

/** Places for a card of a size beside a hole: right and left, a little lower if need be, below, above. */
function beside(hole, { w, h }) {
  const low = hole.y + Math.min(LOW, hole.h / 2);
  const lower = [0, 1, 2, 3].map((times) => low + times * STRIDE);
  return [
    ...lower.map((y) => ({ x: hole.x + hole.w + GAP, y })),
    ...lower.map((y) => ({ x: hole.x - GAP - w, y })),
    { x: hole.x, y: hole.y + hole.h + GAP },
    { x: hole.x, y: hole.y - GAP - h },
  ];
}

const CORNERS = [Infinity, 0].flatMap((y) => [Infinity, 0].map((x) => ({ x, y }))); // of the window

/** Places all over the window, for a card that nothing else leaves room for. */
function* everywhere() {
  for (let y = BAR; y < innerHeight; y += STRIDE) for (let x = 0; x < innerWidth; x += STRIDE) yield { x, y };
}

/** Where a card of a size lies: beside the first hole if it can, and over as little as can be of all holes and of what is kept clear; how much it hides, and what stays lit: the first hole, and those that are seen beside it. */
export function cardAt(holes, clear, { w, h }) {
  const middle = { x: (innerWidth - w) / 2, y: (innerHeight - h) / 2 };
  const around = (boxes) => boxes.flatMap((box) => beside(box, { w, h }));
  const inside = ({ x, y }) => ({ x: clamp(x, EDGE, innerWidth - w - EDGE), y: clamp(y, BAR + OVERHANG, innerHeight - h - EDGE) });
  const under = ({ x, y }, hole) => overlap({ x, y: y - OVERHANG, w, h: h + OVERHANG }, hole);
  const hides = (place) => sum([...holes, ...clear].map((hole) => weight(hole) * under(place, hole)));
  const weight = (hole) => (hole.row || clear.includes(hole) ? PRESSED : 1);
  const least = (places) => places.map(inside).reduce((best, one) => (hides(one) < hides(best) ? one : best));
  const near = least([...around(holes), middle, ...around(clear), ...CORNERS]);
  const best = hides(near) ? least([near, ...everywhere()]) : near;
  return { ...best, hides: hides(best), lit: holes.filter((hole, index) => index === 0 || under(best, hole) < HIDDEN * hole.w * hole.h) };
}

const Hole = ({ hole, out = 0, look }) => html`<rect class=${look} x=${hole.x - out} y=${hole.y - out} rx=${hole.r + out}
  width=${hole.w + 2 * out} height=${hole.h + 2 * out} />`;

export function Veil({ holes }) {
  return html`<svg class="dim" aria-hidden="true">
    <mask id="holes"><rect width="100%" height="100%" fill="#fff" />${holes.map((hole, index) => html`<${Hole} key=${index} hole=${hole} look="hole" />`)}</mask>
    <rect class="veil" width="100%" height="100%" mask="url(#holes)" />
    ${holes.map((hole, index) => html`<g key=${index}><${Hole} hole=${hole} out=${3} look="halo" /><${Hole} hole=${hole} look="rim" /></g>`)}
  </svg>`;
}

/** The point near the edge of a hole that a pole reaches. */
function reached(hole, from) {
  const sideways = from.x < hole.x || from.x > hole.x + hole.w;
  const inset = sideways ? Math.min(20, hole.h / 2) : 2;
  return { x: clamp(from.x, hole.x + 2, hole.x + hole.w - 2), y: clamp(from.y - 34, hole.y + inset, hole.y + hole.h - inset) };
}

/** The pole: from the lantern in the portrait to the nearest thing on the board. */
export function Pole({ from, holes, step }) {
  const far = (end) => Math.hypot(end.x - from.x, end.y - from.y);
  const ends = holes.filter((hole) => !hole.row).map((hole) => reached(hole, from));
  if (!ends.length) return null;
  const { x, y } = ends.reduce((near, end) => (far(end) < far(near) ? end : near));
  const way = `M${from.x} ${from.y} Q${(from.x + x) / 2} ${(from.y + y) / 2 - 18} ${x} ${y}`;
  return html`<svg class="pole" aria-hidden="true">
    <defs><radialGradient id="lamp-light">
      <stop offset="0" stop-color="#fff3c4" stop-opacity=".95" /><stop offset=".35" stop-color="#ffd981" stop-opacity=".55" />
      <stop offset="1" stop-color="#ffd981" stop-opacity="0" />
    </radialGradient></defs>
    <path class="shaft" d=${way} /><path class="shine" d=${way} />
    <g class="end" style=${{ transform: `translate(${x}px, ${y}px)` }}>
      <circle key=${step} class="glow" r="34" /><path class="cap" d="M-6 -9h12l-2 -5h-8z" /><path class="bulb" d="M-7 -9h14l-2.5 15h-9z" />
    </g>
  </svg>`;
}
