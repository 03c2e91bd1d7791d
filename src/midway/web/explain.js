// Cards and pieces that explain themselves: on hover, on focus, on a long press.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";

const AFTER_HOVER = 350;
const AFTER_PRESS = 450;
const GAP = 8; // pixels between a card and what it explains
const explained = signal(null);
let timer;
let near = null; // what the pointer or the focus is on: its card and its node
let asked = false; // the reader asked for the card by key
let held = false; // a finger that still lies on what it reads: lifting it chooses nothing

/** What is no longer on the page explains nothing. */
const gone = new MutationObserver(() => near.node.isConnected || hideExplained());

function show(card, node) {
  gone.observe(document.body, { childList: true, subtree: true });
  explained.value = { card, node };
}

const within = (at, most) => Math.max(GAP, Math.min(at, most - GAP));

/** Below or above a node; beside one that is wider than the card, so that its neighbours in a list can be read. Where it fits. */
function spotFor(box, { width, height }) {
  const low = box.y > innerHeight / 2;
  const left = within(box.x + box.width / 2 - width / 2, innerWidth - width);
  const top = within(low ? box.bottom - height : box.y, innerHeight - height);
  const below = { left, top: box.bottom + GAP };
  const above = { left, top: box.y - GAP - height };
  const beside = [{ left: box.x - GAP - width, top }, { left: box.right + GAP, top }];
  const over = low ? [above, below] : [below, above];
  const fits = (spot) => spot.left >= 0 && spot.top >= 0 && spot.left + width <= innerWidth && spot.top + height <= innerHeight;
  const spots = box.width > width ? [...beside, ...over] : [...over, ...beside];
  return spots.find(fits) ?? { left, top: within(over[0].top, innerHeight - height) };
}

function later(card, wait, wanted = () => true, touch = false) {
  return (event) => {
    const node = event.currentTarget;
    if (!wanted(node, event)) return;
    clearTimeout(timer);
    card.notes();
    near = { card, node };
    timer = setTimeout(() => {
      if (!node.isConnected) return;
      held = touch;
      show(card, node);
    }, wait);
  };
}

let seenAt = ""; // where the mouse was last
const spot = (event) => `${event.clientX} ${event.clientY}`;
addEventListener("mousemove", (event) => (seenAt = spot(event)), true);

/** False for a mouse that rests while the page changes below it. */
const moved = (event) => spot(event) !== seenAt;

function hideExplained() {
  clearTimeout(timer);
  gone.disconnect();
  explained.value = null;
  asked = false;
}

/** Hide the card of what the pointer or the focus leaves, and no other. */
const leave = ({ currentTarget }) => near?.node === currentTarget && hideExplained();

/** Explain what has the focus, at once; false if that was asked before or it has nothing to say. */
export function explainFocused() {
  if ((explained.value && asked) || near?.node !== document.activeElement) return false;
  show(near.card, near.node);
  asked = true;
  return true;
}

/**
 * Properties that make an element explain a card: { tint, emblem, kind, title, does, note, text, about, line, rule }. When somebody
 * comes near, `card.notes()` are asked for the line about the kind and id in `about`, and for how players cite the rule.
 */
export const explain = (card) => ({
  "aria-description": [card.kind, card.does, card.text, card.line].filter(Boolean).join(". "),
  onMouseEnter: later(card, AFTER_HOVER, (_, event) => moved(event) && matchMedia("(hover: hover)").matches),
  onMouseLeave: leave,
  onFocus: later(card, AFTER_HOVER, (node) => node.matches(":focus-visible")),
  onBlur: leave,
  onTouchStart: later(card, AFTER_PRESS, undefined, true),
  onTouchEnd: hideExplained,
  onTouchMove: hideExplained,
  onContextMenu: (event) => explained.value && event.preventDefault(),
});

/** Properties of two sources; where both handle an event, both do. */
export function both(one, other) {
  const joined = { ...one, ...other };
  for (const name of Object.keys(one)) {
    if (typeof one[name] === "function" && other[name]) {
      joined[name] = (event) => {
        one[name](event);
        other[name](event);
      };
    }
  }
  return joined;
}

export function Explained() {
  const shown = useRef(null);
  useLayoutEffect(() => {
    if (!explained.value) return;
    const { left, top } = spotFor(explained.value.node.getBoundingClientRect(), shown.current.getBoundingClientRect());
    Object.assign(shown.current.style, { left: `${left}px`, top: `${top}px` });
  });
  if (!explained.value) return null;
  const { card } = explained.value;
  const { lines, cites } = card.notes() ?? { lines: {}, cites: {} };
  const [kind, id] = card.about ?? [];
  const line = lines[kind]?.[id];
  return html`<div ref=${shown} class="explained" data-game=${card.game} aria-hidden="true">
    <div class=${`bigcard ${card.tint ?? ""}`}>
      <div class="face">
        ${card.emblem && html`<div class="pic">${card.emblem}</div>`}
        ${card.kind && html`<p class="kind">${card.kind}</p>`}
        <h4>${card.title}</h4>
        ${card.does && html`<p class="does">${card.does}</p>`}
        ${card.note && html`<p class="brings">${card.note}</p>`}
        ${card.text && html`<p>${card.text}</p>`}
        ${line && html`<p>${line}</p>`}
        ${card.rule && html`<p class="rule">${cites[card.rule]}</p>`}
      </div>
    </div>
  </div>`;
}

/** What follows a long press is no choice; a new press is. */
function release(event) {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener("click", release, true);
/** What is pressed needs no explanation, which would lie over the answer. */
function pressed() {
  held = false;
  hideExplained();
}

addEventListener("pointerdown", pressed, true);
addEventListener("scroll", hideExplained, true);

/** Escape closes the card, and nothing else with it. */
function escape(event) {
  if (event.key !== "Escape" || !explained.value) return;
  event.stopPropagation();
  hideExplained();
}

addEventListener("keydown", escape, true);
