// Cards and pieces that explain themselves: on hover, on focus, on a long press.
import { signal } from "@preact/signals";
import { html } from "./html.js";
import { words } from "./words.js";

const AFTER_HOVER = 350;
const AFTER_PRESS = 450;
const WIDE = 190; // pixels of a card
const explained = signal(null);
let timer;

/** Below or above a node; beside one that is wider than a card, so that its neighbours in a list can be read. */
function show(card, node) {
  const box = node.getBoundingClientRect();
  const above = box.y > innerHeight / 2;
  const beside = box.width > WIDE && box.x > WIDE + 16;
  const left = beside ? box.x - WIDE - 8 : Math.min(Math.max(8, box.x + box.width / 2 - WIDE / 2), innerWidth - WIDE - 8);
  const [top, bottom] = beside ? [box.y, innerHeight - box.bottom] : [box.bottom + 8, innerHeight - box.y + 8];
  explained.value = { card, style: { left: `${left}px`, ...(above ? { bottom: `${bottom}px` } : { top: `${top}px` }) } };
}

function later(card, wait, wanted = () => true) {
  return (event) => {
    const node = event.currentTarget;
    if (!wanted(node)) return;
    clearTimeout(timer);
    timer = setTimeout(() => node.isConnected && show(card, node), wait);
  };
}

export function hideExplained() {
  clearTimeout(timer);
  explained.value = null;
}

/** Properties that make an element explain a card: { tint, emblem, kind, title, text, rule }. */
export const explain = (card) => ({
  "aria-description": [card.kind, card.text].filter(Boolean).join(". "),
  onMouseEnter: later(card, AFTER_HOVER, () => matchMedia("(hover: hover)").matches),
  onMouseLeave: hideExplained,
  onFocus: later(card, AFTER_HOVER, (node) => node.matches(":focus-visible")),
  onBlur: hideExplained,
  onTouchStart: later(card, AFTER_PRESS),
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
  return html`<div class="explained" style=${style} aria-hidden="true">
    <div class=${`bigcard ${card.tint ?? ""}`}>
      <div class="face">
        ${card.emblem && html`<div class="pic">${card.emblem}</div>`}
        <p class="kind">${card.kind}</p>
        <h4>${card.title}</h4>
        ${card.text && html`<p>${card.text}</p>`}
        ${card.rule && html`<p class="rule">${words("rule-cited", { rule: card.rule })}</p>`}
      </div>
    </div>
  </div>`;
}

addEventListener("scroll", hideExplained, true);
addEventListener("keydown", (event) => event.key === "Escape" && hideExplained());
