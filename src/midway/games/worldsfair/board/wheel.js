// The Ferris wheel: one car for each space of a round, the red car, the lamps behind it, the rounds in the plinth.
import { classes, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { roundOf } from "./counted.js";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
const AXLE = { x: 200, y: 170 };
const [OUTER, INNER, LAMPS, NUMBERS, HUB] = [134, 119, 126.5, 103, 46];

const fixed = (number) => +number.toFixed(1);

/** The point at a part of the full circle, clockwise from the foot of the wheel. */
export function point(radius, part, axle = AXLE) {
  const angle = 2 * Math.PI * part;
  return [fixed(axle.x - radius * Math.sin(angle)), fixed(axle.y + radius * Math.cos(angle))];
}

export const zigzag = (inner, outer, number, axle) =>
  `M${times(number, (index) => point(index % 2 ? outer : inner, index / number, axle)).join("L")}Z`;

const spoke = (part) => `M${point(HUB, part - 0.0195)}L${point(INNER, part)}L${point(HUB, part + 0.0195)}`;
const spokes = (number) => times(number, (index) => spoke(index / number)).join("");
const rim = (look, radius) => html`<circle class=${`rim ${look}`} cx="200" cy="170" r=${radius} />`;

export const carriage = html`<path class="body" d="M-10 -5C-10 -9 -6 -10 0 -10S10 -9 10 -5V8H-10Z" />
  <path class="win" d="M-7.5 -3H-3V2.5H-7.5ZM-2 -3H2V2.5H-2ZM3 -3H7.5V2.5H3Z" /><path class="sill" d="M-11 8H11" />`;
const flag = html`<path class="pole" d="M0 -10V-22" /><path class="flag" d="M0 -22L11 -18.5L0 -15Z" />`;

export function Wheel({ table }) {
  const { view, extras } = table.snapshot;
  const turn = `${360 * (view.rounds + view.car / extras.spaces)}deg`;
  return html`<svg class="wheel" viewBox="42 0 316 568" role="img" aria-label=${spoken(table)} style=${{ "--turn": turn }}>
    <${Towers} />
    <g class="turning">
      ${rim("", OUTER)}${rim("thin", INNER)}${rim("hair", 72)}
      <path class="lace" d=${zigzag(INNER, OUTER, 4 * extras.spaces)} /><path class="spoke" d=${spokes(extras.spaces)} />
    </g>
    <circle key=${view.rounds} class="lit" cx="200" cy="170" r=${LAMPS} pathLength=${extras.spaces} style=${{ "--lit": view.car }} />
    ${times(extras.spaces, (space) => html`<${Lamp} key=${space} space=${space} of=${extras.spaces} car=${view.car} />`)}
    ${times(extras.spaces - 1, (car) => html`<g key=${car} class="car" style=${{ "--part": (car + 1) / extras.spaces }}>${carriage}</g>`)}
    <g class="car the-car" style=${{ "--part": 0 }}>${carriage}${flag}</g>
    <${Hub} table=${table} />
    <g class="gate"><path d="M168 334H232V351H168Z" /><text x="200" y="347.8">${table.words("pic-start")}</text></g>
    <${Plinth} table=${table} />
  </svg>`;
}

function spoken(table) {
  const { view, extras } = table.snapshot;
  return `${table.words("board-wheel")}: ${table.words("board-car", { left: extras.spaces - view.car })}. ${label(table)}`;
}

function label(table) {
  const { extras, result } = table.snapshot;
  if (result && !table.counted) return table.words("board-over");
  return table.words("board-round", { n: roundOf(table) + 1, of: extras.rounds });
}

const Towers = () => [-1, 1].map((side) => html`<g class="tower" transform=${`matrix(${side} 0 0 1 ${side < 0 ? 400 : 0} 0)`}>
  <path d="M204 170L286 446M190 170L258 446" />
  <path class="lace" d="M201.3 216L231.3 262M217.7 216L212.7 262M212.7 262L245 308M231.3 262L224 308M224 308L258.7 354M245 308L235.3 354M235.3 354L272.3 400M258.7 354L246.7 400M246.7 400L286 446M272.3 400L258 446M200 392H262M200 424H272" />
</g>`);

function Lamp({ space, of, car }) {
  const [x, y] = point(LAMPS, space / of);
  const [tx, ty] = point(NUMBERS, space / of);
  return html`<circle class=${classes("lamp", space <= car && "on")} cx=${x} cy=${y} r="4.6" />
    ${space > 0 && html`<text class=${classes("num", space <= car && "past")} x=${tx} y=${ty + 4.5}>${space}</text>`}`;
}

function Hub({ table }) {
  const { view, extras } = table.snapshot;
  const left = table.counted ? 0 : extras.spaces - view.car;
  return html`<g data-kind="hub">
    <circle class="hub" data-place="hub" cx="200" cy="170" r="48" /><circle class="hub-line" cx="200" cy="170" r="43.5" />
    <text class="hub-n" x="200" y="176">${table.counted ? ROMAN[roundOf(table)] : left}</text>
    <text class="hub-t" x="200" y="192">${table.words("pic-to-go", { n: left })}</text>
  </g>`;
}

function Plinth({ table }) {
  const { extras } = table.snapshot;
  const pitch = 270 / extras.rounds;
  const teeth = times(29, (index) => `M${72 + 9 * index} 456h4v4h-4z`).join("");
  return html`<g class="plinth" data-place="rounds">
      <path class="step" d="M52 556H348V566H52ZM60 546H340V556H60Z" /><path class="wall" d="M66 456H334V546H66Z" />
      <path class="cornice" d="M58 436H342V456H58Z" /><path class="dent" d=${teeth} />
    </g>
    <text class="rl" x="200" y="450.5">${label(table)}</text>
    ${times(extras.rounds, (round) => html`<${Round} key=${round} table=${table} round=${round} pitch=${pitch} />`)}
    <${Marker} table=${table} pitch=${pitch} />`;
}

const middle = (round, pitch) => 65 + pitch * (round + 0.5);

function Round({ table, round, pitch }) {
  const present = roundOf(table);
  const [x, half] = [middle(round, pitch), 0.3775 * pitch];
  const arch = `M${x - half} 540V494A${half} 30 0 0 1 ${x + half} 494V540Z`;
  const past = round < present && "past";
  const pip = (side) => html`<circle class=${classes("pip", past)} cx=${x + (side * half) / 2} cy="524" r="7" />`;
  return html`<g class=${classes("round", past && "done", round === present && "now")}>
    <path class="arch" d=${arch} /><text class="rn" x=${x} y="507">${ROMAN[round]}</text>${pip(-1)}${pip(1)}
  </g>`;
}

/** The marker stands left while a round is played, right while it is scored. */
function Marker({ table, pitch }) {
  const { extras, decision, result } = table.snapshot;
  const scored = decision?.kind === "approve" || result || table.counted;
  const x = middle(Math.min(roundOf(table), extras.rounds - 1), pitch) + (scored ? 1 : -1) * 0.18875 * pitch;
  return html`<g class="marker" style=${{ "--x": `${x}px` }}><circle r="10.5" /><circle class="in" r="6.5" /></g>`;
}
