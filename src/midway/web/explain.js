// Cards and pieces that explain themselves: on hover, on focus, on a long press.
import { signal } from "@preact/signals";
import { html } from "./html.js";
import { words } from "./words.js";

const AFTER_HOVER = 350;
const AFTER_PRESS = 450;
const explained = signal(null);
let timer;

function show(card, node) {
  const box = node.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.x + box.width / 2 - 95), innerWidth - 198);
  const above = box.y > innerHeight / 2;
  const anchor = above ? { bottom: `${innerHeight - box.y + 8}px` } : { top: `${box.bottom + 8}px` };
  explained.value = { card, style: { left: `${left}px`, ...anchor } };
}

function later(card, wait) {
  return (event) => {
    const node = event.currentTarget;
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
  onMouseEnter: later(card, AFTER_HOVER),
  onMouseLeave: hideExplained,
  onFocus: later(card, AFTER_HOVER),
  onBlur: hideExplained,
  onTouchStart: later(card, AFTER_PRESS),
  onTouchEnd: hideExplained,
  onTouchMove: hideExplained,
  onContextMenu: (event) => explained.value && event.preventDefault(),
});

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
