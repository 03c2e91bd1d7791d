// Cards and pieces that explain themselves: on hover, on focus, on a long press.
import { signal } from "@preact/signals";
import { html } from "./html.js";

const AFTER_HOVER = 350;
const AFTER_PRESS = 450;
const WIDE = 190; // pixels of a card
const explained = signal(null);
let timer;
let near = null; // what the pointer or the focus is on: its card and its node
let asked = false; // the reader asked for the card by key
let held = false; // a finger that still lies on what it reads: lifting it chooses nothing

/** What is no longer on the page explains nothing. */
const gone = new MutationObserver(() => near.node.isConnected || hideExplained());

/** Below or above a node; beside one that is wider than a card, so that its neighbours in a list can be read. */
function show(card, node) {
  const box = node.getBoundingClientRect();
  const above = box.y > innerHeight / 2;
  const beside = box.width > WIDE && box.x > WIDE + 16;
  const left = beside ? box.x - WIDE - 8 : Math.min(Math.max(8, box.x + box.width / 2 - WIDE / 2), innerWidth - WIDE - 8);
  const [top, bottom] = beside ? [box.y, innerHeight - box.bottom] : [box.bottom + 8, innerHeight - box.y + 8];
  gone.observe(document.body, { childList: true, subtree: true });
  explained.value = { card, style: { left: `${left}px`, ...(above ? { bottom: `${bottom}px` } : { top: `${top}px` }) } };
}

function later(card, wait, wanted = () => true, touch = false) {
  return (event) => {
    const node = event.currentTarget;
    if (!wanted(node, event)) return;
    clearTimeout(timer);
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

/** Properties that make an element explain a card: { tint, emblem, kind, title, does, note, text, rule }, and `cite`, how players cite. */
export const explain = (card) => ({
  "aria-description": [card.kind, card.does, card.text].filter(Boolean).join(". "),
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
  if (!explained.value) return null;
  const { card, style } = explained.value;
  return html`<div class="explained" data-game=${card.game} style=${style} aria-hidden="true">
    <div class=${`bigcard ${card.tint ?? ""}`}>
      <div class="face">
        ${card.emblem && html`<div class="pic">${card.emblem}</div>`}
        ${card.kind && html`<p class="kind">${card.kind}</p>`}
        <h4>${card.title}</h4>
        ${card.does && html`<p class="does">${card.does}</p>`}
        ${card.note && html`<p class="brings">${card.note}</p>`}
        ${card.text && html`<p>${card.text}</p>`}
        ${card.rule && html`<p class="rule">${card.cite(card.rule)}</p>`}
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
addEventListener("pointerdown", () => (held = false), true);
addEventListener("scroll", hideExplained, true);

/** Escape closes the card, and nothing else with it. */
function escape(event) {
  if (event.key !== "Escape" || !explained.value) return;
  event.stopPropagation();
  hideExplained();
}

addEventListener("keydown", escape, true);
