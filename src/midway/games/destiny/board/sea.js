// What never changes on the map: sea, insets, scenery, mountains, ferries, a compass, two ships, the title.
import { times } from "midway/draw.js";
import { html } from "midway/html.js";
import { COAST, HEIGHT, WIDTH } from "./outlines.js";
import MAP from "./territories.js";

const FRAME = 12; // of an inset round its box
const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];
const radius = ([, , width, height]) => Math.max(width, height) / 2 + 22;

function Ground({ box, round }) {
  const [x, y] = middle(box);
  if (round) return html`<circle class="ground" cx=${x} cy=${y} r=${radius(box)} />`;
  const [left, top, width, height] = box;
  const rect = (grown, look) =>
    html`<rect class=${look} x=${left - grown} y=${top - grown} width=${width + 2 * grown} height=${height + 2 * grown} />`;
  return html`<g>${rect(FRAME + 4, "rule")}${rect(FRAME, "ground framed")}</g>`;
}

function Medallion({ box }) {
  const [x, y] = middle(box);
  const circle = (grown, look) => html`<circle class=${look} cx=${x} cy=${y} r=${radius(box) + grown} />`;
  return html`<g>${circle(7.5, "rule")}${circle(4, "gilt")}${circle(0.5, "rule")}</g>`;
}

const TILED = { patternUnits: "userSpaceOnUse" };
const hatching = (seat) => html`<pattern id=${`hatch${seat + 1}`} class=${`s${seat + 1}`} width="9" height="9"
  patternTransform="rotate(45)" ...${TILED}>
  <rect class="bare" width="9" height="9" /><rect class="dyed" width="4.2" height="9" />
</pattern>`;

/** Everything below the land. */
export const Sea = () => html`<g class="below" aria-hidden="true">
  <defs>
    <pattern id="waves" width="120" height="60" ...${TILED}><path class="wave" d="M8 14q7-6 14 0t14 0M70 44q7-6 14 0t14 0" /></pattern>
    ${times(5, hatching)}
    <path id="coast" d=${COAST} />
  </defs>
  <rect class="sea" width=${WIDTH} height=${HEIGHT} />
  <path class="graticule" d=${MAP.graticule} />
  <rect width=${WIDTH} height=${HEIGHT} fill="url(#waves)" />
  ${MAP.insets.filter(({ id }) => id !== "alaska").map((inset) => html`<${Ground} ...${inset} />`)}
  ${[[30, "far"], [22, "mid"], [14, "near"]].map(([width, look]) => html`<use href="#coast" class=${`ripple ${look}`} stroke-width=${width} />
    <use href="#coast" class="trough" stroke-width=${width - 1.8} />`)}
  <use href="#coast" class="shelf" stroke-width="8" />
  ${MAP.insets.filter(({ round }) => round).map((inset) => html`<${Medallion} ...${inset} />`)}
  <path class="scenery" d=${MAP.scenery} />
</g>`;

const SHIPS = [
  [[1424, 676], 1, [
    ["hull", "M-26 6c4 8 10 10 20 10h16c8 0 12-5 16-12l-6 1-44 1z"],
    ["sail", "M-14 3c-6-10-5-18-1-26 6 7 9 15 9 26zM2 3c-8-12-7-22-1-32 9 9 12 19 11 32zM16 3c-3-7-3-13 0-19 5 5 7 11 7 18z"],
    ["mast", "M-13 5v-32M4 5v-38M18 4v-25M-26 6l-8-9M4-33c6-2 9-1 12 2-3 1-7 1-12 1z"],
    ["mast", "M-40 20q7-5 14 0t14 0 14 0 14 0 14 0M-30 26q6-4 12 0t12 0 12 0 12 0"],
  ]],
  [[214, 462], 0.95, [
    ["hull", "M-34 4c2 8 6 12 14 12h34c9 0 14-5 18-13l-16 1zM-6-30h6v17h-6zM4-26h5v13H4z"],
    ["sail", "M-20-6h34v9h-34zM-14-13h20v6h-20zM-17 7a9 9 0 0 1 18 0 9 9 0 0 1-18 0z"],
    ["mast", "M-8-2v18M-17 7h18M-14 1l12 12M-14 13l12-12M-28 4v-22M20 3v-20"],
    ["smoke", "M-3-33c-2-6 4-7 2-12s8-6 8-11M7-29c0-4 4-4 4-8"],
    ["mast", "M-46 20q7-5 14 0t14 0 14 0 14 0 14 0 14 0M-34 26q6-4 12 0t12 0 12 0 12 0 12 0"],
  ]],
];
const ship = ([[x, y], size, parts]) =>
  html`<g class="ship" transform=${`translate(${x} ${y}) scale(${size})`}>${parts.map(([look, d]) => html`<path class=${look} d=${d} />`)}</g>`;

const round = (number, make) => times(number, (index) => make((360 / number) * index));
const needle = (length, width) => (turn) => html`<g transform=${`rotate(${turn})`}>
  <path class="light" d=${`M0-${length}L${width}-${width}L0 0z`} /><path class="dark" d=${`M0-${length}L-${width}-${width}L0 0z`} />
</g>`;
const COMPASS = html`<g class="compass" transform="translate(1452 424)">
  ${round(32, (turn) => html`<path class="rhumb" transform=${`rotate(${turn})`} d="M0-65V-184" />`)}
  <circle r="58.3" /><circle class="thin" r="52.9" />
  ${round(32, (turn) => html`<path class="thin" transform=${`rotate(${turn})`} d="M0-52.9V-58.3" />`)}
  <g transform="rotate(22.5)">${round(8, needle(33.5, 5.6))}</g><g transform="rotate(45)">${round(4, needle(40, 6.9))}</g>${round(4, needle(54, 8.2))}
  <path class="lily" d="M0-60.5c-5-5-9-9-6-15 3 1 4 3 5 6 0-6 0-10 1-14 1 4 1 8 1 14 1-3 2-5 5-6 3 6-1 10-6 15z" /><circle class="pin" r="5.4" />
</g>`;

const SEAS = [
  ["atlantic", 1446, 580, "ocean"], ["pacific", 322, 742, "ocean"], ["gulf", 982, 752, "bay"], ["hudson", 918, 96, "bay"],
  ["caribbean", 1300, 900, "bay"],
];
const LEADING = 30;

/** The name of a sea, one line for each word of an ocean. */
function seaName(table, [sea, x, y, look]) {
  const name = table.words(`pic-sea-${sea}`);
  const lines = look === "ocean" ? name.split(" ") : [name];
  return lines.map((text, line) => html`<text class=${look} transform=${`translate(${x} ${y + line * LEADING}) skewX(-9)`}>${text}</text>`);
}

const SCROLL = "M-150-46C-100-60-50-54 0-60 50-54 100-60 150-46 156-20 156 24 150 50 100 62 50 56 0 62-50 56-100 62-150 50-156 24-156-20-150-46z";
const BIG = [36, 28]; // sizes of a short and of a long title
const SHORT = 14; // letters
const sizeOf = (text) => BIG[Number(text.length > SHORT)];
const title = (table) => html`<g class="title" transform="translate(404 918)">
  <path class="curl" d="M-150-46c-14-2-22 6-20 18 2 9 12 11 16 4M150-46c14-2 22 6 20 18-2 9-12 11-16 4M-150 50c-14 2-22-6-20-18 2-9 12-11 16-4M150 50c14 2 22-6 20-18-2-9-12-11-16-4" />
  <path class="paper" d=${SCROLL} /><path class="inner" transform="scale(.95 .86)" d=${SCROLL} />
  <text y="-22">${table.words("pic-title-above")}</text>
  <text class="big" y="11" style=${{ fontSize: `${sizeOf(table.words("pic-title"))}px` }}>${table.words("pic-title")}</text>
  <text y="36">${table.words("pic-title-below")}</text>
</g>`;

/** Everything on the sea that is only for the eye. */
export const Ornaments = ({ table }) => html`<g class="ornaments" aria-hidden="true">
  ${COMPASS}${SHIPS.map(ship)}${SEAS.map((sea) => seaName(table, sea))}${title(table)}
</g>`;

const mountain = ([x, y]) => html`<path class="mountain" d=${`M${x - 13} ${y + 9}l10-18 4 6 3-4 10 16`} />
  <path class="slope" d=${`M${x - 3} ${y - 9}l4 6-2 12zM${x + 4} ${y - 7}l10 16h-7z`} />`;

/** What lies over the land: the wall between Alaska and Canada, ferries. */
export const Ways = () => html`<g class="over" aria-hidden="true">
  ${MAP.mountains.map(mountain)}
  ${MAP.ferries.map(({ d }) => html`<path class="ferry-bed" d=${d} /><path class="ferry" d=${d} />`)}
</g>`;

export const COURSES = MAP.courses;
