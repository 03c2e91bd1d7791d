// The poster of World's Fair 1893: the wheel over the White City, and people who have come to see it.
import { hall } from "midway/art.js";
import { times } from "midway/draw.js";
import { html } from "midway/html.js";
import { carriage, point, zigzag } from "./wheel.js";

export const styles = [new URL("poster.css", import.meta.url).href];

const AXLE = { x: 160, y: 104 };
const CARS = 18;
const at = (radius, part) => point(radius, part, AXLE);
const wedges = times(28, (index) => `M160 104L${at(420, index / 28)}L${at(420, (index + 0.5) / 28)}Z`).join("");
const spokes = times(CARS, (index) => `M${at(12, index / CARS - 0.025)}L${at(77, index / CARS)}L${at(12, index / CARS + 0.025)}`).join("");
const star = `M${times(10, (index) => at(index % 2 ? 4 : 9, (index + 5) / 10)).join("L")}Z`;

const tower = (side) => html`<g class="tower" transform=${`matrix(${side} 0 0 1 ${side < 0 ? 320 : 0} 0)`}>
  <path d="M162 104L210 214M154 104L194 214" />
  <path class="lace" d="M162 126L181.2 148M171.6 126L170 148M170 148L190.8 170M181.2 148L178 170M178 170L200.4 192M190.8 170L186 192M186 192L210 214M200.4 192L194 214" />
</g>`;

function car(index) {
  const red = index === 11;
  const [x, y] = at(91, index / CARS);
  const [bx, by] = at(81.5, (index + 0.5) / CARS);
  return html`<g class=${red ? "car red" : "car"} transform=${`translate(${x} ${y}) scale(${red ? 0.95 : 0.72})`}>${carriage}</g>
    <circle class="bulb" cx=${bx} cy=${by} r="1.7" />`;
}

const COAT = "M-6 0L-5 -22Q0 -27 5 -22L6 0Z";
const GOWN = "M-11 0Q-5 -12 -4 -22Q0 -27 4 -22Q5 -12 11 0Z";
const BONNET = ["M-6 -30q0 -9 6 -9t6 9l-3 2z", GOWN];
const TOP_HAT = ["M-5 -31h10v-1.5h-2v-8h-6v8h-2z", COAT];
const BOATER = ["M-7 -31h14v-2h-3v-4h-8v4h-3z", COAT];
const BOWLER = ["M-6 -31.5h12q-2 -7 -6 -7t-6 7z", COAT];
const CROWD = [[34, 248, 1.05, BONNET], [54, 250, 1.15, TOP_HAT], [84, 246, 0.85, BOATER], [112, 249, 0.95, BONNET],
  [214, 248, 0.95, BOWLER], [236, 250, 1.1, BONNET], [262, 247, 0.9, TOP_HAT], [290, 250, 1.15, BOATER]];

const visitor = ([x, y, size, [hat, dress]]) =>
  html`<g transform=${`translate(${x} ${y}) scale(${size})`}><circle cy="-28" r="4" /><path d=${hat} /><path d=${dress} /></g>`;

export const Poster = () => html`<svg class="vig v-wheel" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect class="sky" x="-200" y="-200" width="720" height="640" /><path class="rays" d=${wedges} />
  ${tower(-1)}${tower(1)}
  <g class="iron">
    <circle cx="160" cy="104" r="86" stroke-width="3" /><circle cx="160" cy="104" r="77" stroke-width="2" /><circle cx="160" cy="104" r="44" />
    <path d=${zigzag(77, 86, 56, AXLE)} stroke-width=".8" /><path d=${spokes} stroke-width=".7" opacity=".8" />
  </g>
  <circle class="hub" cx="160" cy="104" r="13" /><path class="star" d=${star} />
  ${times(CARS, car)}
  ${hall("moss", "moss bld", { x: -34, y: 158, width: 150, height: 62 })}
  ${hall("madder", "madder bld", { x: 204, y: 158, width: 150, height: 62 })}
  <path class="ground" d="M-200 214H520V440H-200Z" /><path class="path" d="M128 240L146 214H174L192 240Z" /><path class="kerb" d="M-200 214H520" />
  <g class="crowd">${CROWD.map(visitor)}</g>
  <g class="parasol"><path d="M96 224Q112 208 128 224Z" /><path class="stick" d="M112 216V249" />
    <path d="M220 222Q236 204 254 222Z" /><path class="stick" d="M237 212V250" /></g>
</svg>`;
