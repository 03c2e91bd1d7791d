// How to play: a turn in five pictures, and where points come from.
import { sign } from "midway/art.js";
import { html } from "midway/html.js";
import { drawing } from "./kinds.js";

export const styles = [new URL("howto.css", import.meta.url).href];

const box = (x, y, width) => ({ x, y, width, height: width });
const piece = (seat, x, y, size) => html`<g class=${`s${seat}`}>${sign(`pc-${seat}`, "", box(x, y, size))}</g>`;
const icon = (id, x, y, size) => html`<g class="ico">${drawing(id, "", box(x, y, size))}</g>`;
const label = (x, y, text, look = "lbl soft", size = 13) =>
  html`<text class=${look} x=${x} y=${y} font-size=${size} text-anchor="middle">${text}</text>`;

const PLACES = [{ seat: 2, tokens: 3 }, { seat: 1, tokens: 5 }, { seat: 3, tokens: 7 }];

const order = (say) => PLACES.map(({ seat, tokens }, index) => {
  const x = 20 + 46 * index;
  return html`<rect class="sheet-of" x=${x} y="22" width="40" height="58" rx="4" />${label(x + 20, 38, say(`howto-place-${index + 1}`))}
    ${piece(seat, x + 12, 43, 16)}${label(x + 16, 75, tokens, "", 14)}<circle class="coin" cx=${x + 28} cy="70.5" r="4.5" />`;
});

const cards = () => html`<rect class="sheet-of" x="26" y="12" width="52" height="72" rx="4" /><rect class="head" x="26" y="12" width="52" height="24" rx="4" />
  <g class="on-head">${drawing("wheat", "", box(42, 14, 20))}</g><path class="ink" opacity=".35" d="M34 48h36M34 57h36M34 66h36M34 75h24" />
  <path class="go-arrow" d="M86 48h14M94 42l7 6-7 6" />${label(128, 54, "$10", "good", 21)}`;

const BOXES = ["token", "city", "pioneer"];
const CATEGORIES = ["rail", "tele", "gov", "leis", "cult"];

const investment = () => html`${BOXES.map((id, index) => html`<rect class="sheet-of" x=${30 + 42 * index} y="12" width="37" height="34" rx="4" />${icon(id, 37.5 + 42 * index, 18, 22)}`)}
  ${CATEGORIES.map((id, index) => html`<rect class="sheet-of" x=${12 + 28 * index} y="54" width="24" height="30" rx="3" />${icon(id, 15 + 28 * index, 60, 18)}`)}`;

const VACANT = ["M82 24 116 28 112 52 84 54z", "M14 34 44 30 50 60 22 68z"];

const expansion = () => html`<rect class="sea" width="160" height="96" /><path class="land me" d="M46 30 78 26 82 54 52 60z" />
  ${VACANT.map((shape) => html`<path class="land" d=${shape} />`)}<path class="land them" d="M54 62 84 57 110 56 104 84 62 86z" />
  ${piece(1, 57, 37, 15)}${piece(2, 76, 64, 15)}
  <circle class="sheet-of" cx="99" cy="40" r="8" />${label(99, 45, 2, "")}<circle class="sheet-of" cx="33" cy="49" r="8" />${label(33, 54, 1, "")}
  <path class="lamps" d=${VACANT.join(" ")} />${icon("die", 122, 56, 24)}`;

const GROWTH = [20, 25, 30, 40];

const adjustments = () => html`<path class="ink" d="M20 78h120" opacity=".5" />
  ${GROWTH.map((profit, index) => {
    const last = index === GROWTH.length - 1;
    const x = 24 + 29 * index;
    const high = 14 + 9 * index;
    return html`<rect class=${last ? "profit" : "past"} x=${x} y=${78 - high} width="20" height=${high} rx="2" />
      ${label(x + 10, 72 - high, profit, last ? "good" : "lbl soft", last ? 17 : 13)}`;
  })}`;

export const scenes = [order, cards, investment, expansion, adjustments];

const SOURCES = { progressions: "bulb", breakthroughs: "die", cities: "city", land: "map" };

/** Where points come from; the same for any number of players. */
export const sources = () => Object.entries(SOURCES).map(([id, look]) => ({ id, emblem: drawing(look, "") }));
