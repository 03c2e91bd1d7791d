// The White City, drawn by rule: rays, a wheel with its cars, halls on the water; by night, fireworks above them.
import { hall } from "./art.js";
import { html } from "./html.js";

const around = (n, draw) => Array.from({ length: n }, (_, index) => draw((2 * Math.PI * index) / n, index));
const at = (x, y, radius, angle) => `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y + radius * Math.cos(angle)).toFixed(1)}`;
const spread = (n, draw) => Array.from({ length: n }, (_, index) => draw((index * 0.618034) % 1, (index * 0.414214) % 1, index));

const rays = (x, y) => around(40, (angle) => `M${x} ${y}L${at(x, y, 1500, angle)}L${at(x, y, 1500, angle + 0.0785)}Z`).join("");

function Wheel({ x, y, r, cars }) {
  const spokes = around(cars, (angle) => `M${at(x, y, r * 0.13, angle - 0.16)}L${at(x, y, r * 0.9, angle)}L${at(x, y, r * 0.13, angle + 0.16)}`);
  return html`
    <g class="tower"><path d=${`M${x - 2} ${y}L${x - 50} ${y + 94}M${x + 6} ${y}L${x - 33} ${y + 94}M${x + 2} ${y}L${x + 50} ${y + 94}M${x - 6} ${y}L${x + 33} ${y + 94}`} /></g>
    <g class="iron">
      <circle cx=${x} cy=${y} r=${r} stroke-width="3" /><circle cx=${x} cy=${y} r=${r * 0.9} stroke-width="2" /><circle cx=${x} cy=${y} r=${r * 0.49} stroke-width="1" />
      <path d=${spokes.join("")} stroke-width=".7" opacity=".8" />
    </g>
    <circle class="hub" cx=${x} cy=${y} r="11" />
    ${around(cars, (angle, index) => html`<g class=${`car ${index === 7 ? "red" : ""}`} transform=${`translate(${at(x, y, r * 1.055, angle)}) scale(.78)`}>
      <path d="M-10-5C-10-9-6-10 0-10S10-9 10-5V8H-10Z" /><path class="win" d="M-7.500-3H-3V2.500H-7.500ZM-2-3H2V2.500H-2ZM3-3H7.500V2.500H3Z" />
    </g>`)}
    ${around(cars, (angle) => {
      const [cx, cy] = at(x, y, r * 0.95, angle + Math.PI / cars).split(" ");
      return html`<circle class="bulb" cx=${cx} cy=${cy} r="1.700" />`;
    })}`;
}

const Balloon = () => html`<g class="balloon" transform="translate(690 44) scale(.74)">
  <path class="bag" d="M104 10C78 10 64 28 64 46C64 66 84 80 96 92H112C124 80 144 66 144 46C144 28 130 10 104 10Z" />
  <path class="gore" d="M104 10C94 20 88 32 88 46C88 64 96 80 100 92M104 10C114 20 120 32 120 46C120 64 112 80 108 92" />
  <path class="band" d="M65 40C84 48 124 48 143 40L144 50C124 58 84 58 64 50Z" /><path class="net" d="M97 92L100 102M111 92L108 102" />
  <path class="basket" d="M97 102H111L109.500 111H98.500Z" />
</g>`;

const BUILDINGS = [
  ["slate", 430, 250], ["moss", 640, 230], ["amber", 846, 220], ["azure", 1168, 216], ["madder", 1330, 240], ["madder", -220, 250], ["amber", -30, 200],
];
const building = ([tint, x, width], ground) =>
  hall(tint, `${tint} bld`, { x, y: ground - width * 0.4077, width, height: width * 0.4077 });

const cloud = (x, y, size) => `M${x} ${y}c${8 * size}-${14 * size} ${28 * size}-${16 * size} ${38 * size}-${6 * size}c${8 * size}-${12 * size} ${32 * size}-${12 * size} ${40 * size} ${2 * size}c${14 * size}-${4 * size} ${28 * size} ${2 * size} ${30 * size} ${12 * size}H${x - 8 * size}c0-${4 * size} ${3 * size}-${8 * size} ${8 * size}-${8 * size}z`;
const wave = (u, v, index) => `M${(-60 + u * 1560).toFixed()} ${256 + 11 * (index % 4)}q${8 + 7 * v} -3.500 ${16 + 14 * v} 0t${16 + 14 * v} 0`;

export function Panorama() {
  return html`<svg class="pano" viewBox="0 0 1440 288" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <rect class="sky" x="-400" y="-200" width="2400" height="700" />
    <path class="rays" d=${rays(1130, 152)} />
    <g class="stars">${spread(60, (u, v, index) => html`<circle cx=${(u * 1440).toFixed()} cy=${(v * 140).toFixed()} r=${0.9 + 0.35 * (index % 3)} />`)}</g>
    <g class="cloud"><path d=${cloud(560, 92, 1)} /><path d=${cloud(900, 76, 0.7)} /><path d=${cloud(1330, 92, 0.8)} /></g>
    <${Balloon} /><${Wheel} x=${1130} y=${152} r=${90} cars=${18} />
    ${BUILDINGS.map((one) => building(one, 246))}
    <path class="lagoon" d="M-400 246H2000V500H-400Z" /><path class="kerb" d="M-400 246H2000" />
    <path class="waves" d=${spread(72, wave).join("")} />
    <path class="glints" d=${spread(66, (u, v) => `M${(u * 1440).toFixed()} ${(250 + 8 * v).toFixed()}v${(7 + 19 * v).toFixed()}`).join("")} />
  </svg>`;
}

const FIREWORKS = [[120, 44, 40, "a"], [300, 40, 32, "b"], [420, 70, 22, "c"], [505, 36, 20, "a"], [690, 34, 22, "b"], [800, 44, 32, "c"], [942, 40, 38, "a"], [1110, 46, 34, "b"]];

function Firework([x, y, r, hue]) {
  const lines = around(18, (angle) => `M${at(x, y, r / 4, angle)}L${at(x, y, r * 0.75, angle)}`).join("");
  const ends = around(18, (angle) => at(x, y, r * 1.12, angle + 0.17).split(" "));
  return html`<path class=${`fw ${hue}`} d=${lines} />${ends.map(([cx, cy]) => html`<circle class=${`fd ${hue}`} cx=${cx} cy=${cy} r="1.600" />`)}`;
}

const AT_NIGHT = [["slate", 0, 165], ["moss", 178, 168], ["amber", 852, 165], ["azure", 1010, 170], ["madder", 1170, 170], ["madder", -160, 170]];

/** Fireworks over the halls: how a game ends for whoever wins it; the halls alone for the others. */
export function Fireworks({ lit }) {
  return html`<svg class="fest" viewBox="0 0 1200 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect class="sky" x="-600" y="-200" width="2400" height="400" />
    ${lit && FIREWORKS.map(Firework)}
    <path class="far" d="M-600 150V118H370V104H382V96H392V104H404V120H470V112H560V122H700V112H780V120H840V110H1800V150Z" />
    ${AT_NIGHT.map((one) => building(one, 150))}
  </svg>`;
}

const HALLS = ["moss", "slate", "amber", "azure", "madder"];

/** The halls in a row, at the foot of a page with little on it. */
export const Skyline = () => html`<div class="skyline" aria-hidden="true">${HALLS.map((tint) => hall(tint, `${tint} bld`))}</div>`;
