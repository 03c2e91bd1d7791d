// How to play: a turn in five pictures, and where points come from.
import { hall, sign } from "midway/art.js";
import { times } from "midway/draw.js";
import { html } from "midway/html.js";
import { drawing, FIGURE_TINT, TICKET_TINT, tintOf } from "./kinds.js";

export const styles = [new URL("howto.css", import.meta.url).href];

const CARS = 12;

const box = (x, y, width, height = width) => ({ x, y, width, height });
const supporter = (seat, x, y, size) => html`<g class=${`s${seat}`}>${sign(`pc-${seat}`, "", box(x, y, size))}</g>`;

/** A card at a place: its emblem on its tint, with a band at the foot. */
const card = (id, tint, x, y, width, height) => html`<g class=${tint}>
  <rect class="card-of" x=${x} y=${y} width=${width} height=${height} rx="3" />
  ${drawing(`em-${id}`, "em", box(x + width / 2 - 10, y + 5, 20))}
  <rect class="band-of" x=${x} y=${y + height - 9} width=${width} height="9" rx="1.5" />
</g>`;

/** The wheel round a point; its cars are lit up to a number. */
function wheel(x, y, radius, lit) {
  const at = (car, far) => {
    const turn = (car / CARS) * 2 * Math.PI;
    return [x - Math.sin(turn) * far, y + Math.cos(turn) * far];
  };
  const foot = radius * 1.4;
  return html`<path class="leg" d=${`M${x} ${y} l${-radius * 0.6} ${foot} M${x} ${y} l${radius * 0.6} ${foot}`} />
    <circle class="iron" cx=${x} cy=${y} r=${radius} /><circle class="thin" cx=${x} cy=${y} r=${radius * 0.55} />
    ${times(CARS, (car) => html`<path class="thin" d=${`M${x} ${y} L${at(car, radius)}`} />`)}
    ${times(CARS, (car) => {
      const [cx, cy] = at(car, radius);
      return html`<circle class=${car === 0 ? "cab red" : car <= lit ? "lit" : "cab"} cx=${cx} cy=${cy} r=${car ? 3 : 4.2} />`;
    })}`;
}

const place = () => html`${hall(tintOf("electricity"), `bld ${tintOf("electricity")}`, box(22, 26, 116, 48))}
  <rect class="lamps" x="16" y="18" width="128" height="70" rx="6" />
  ${supporter(1, 58, 72, 13)}${supporter(2, 74, 72, 13)}${supporter(1, 90, 72, 13)}
  <path class="go-arrow" d="M96.5 40v24M91 59l5.5 7 5.5-7" />${supporter(1, 88, 22, 17)}`;

const figures = () => html`${card("westinghouse", FIGURE_TINT, 30, 20, 40, 58)}
  <path class="go-arrow" d="M77 49h20M91 43l7 6-7 6" /><text class="num" x="104" y="42">+1</text>${supporter(1, 104, 50, 22)}`;

const collect = () => html`${card("electricity", tintOf("electricity"), 26, 14, 28, 42)}
  ${card("ticket", TICKET_TINT, 57, 14, 28, 42)}${card("arts", tintOf("arts"), 88, 14, 28, 42)}
  <path class="go-arrow" d="M71 62v10M65 67l6 7 6-7" />${supporter(1, 63.5, 78, 15)}${wheel(138, 36, 14, 1)}`;

const REFILLED = [["ticket", TICKET_TINT], ["agriculture", tintOf("agriculture")], ["manufacturing", tintOf("manufacturing")]];

const refill = () => html`<rect class="deck" x="16" y="34" width="30" height="42" rx="3" />${sign("mark", "", box(21, 45, 20))}
  <path class="go-arrow" d="M49 54h6M51.5 50.5l4 3.5-4 3.5" />
  ${REFILLED.map(([id, tint], index) => html`${card(id, tint, 60 + 32 * index, 16, 26, 38)}
    <g class=${tint}><rect class="band-of" x=${60 + 32 * index} y="64" width="26" height="5" rx="2" /></g>
    <text class="lbl soft" x=${73 + 32 * index} y="84" font-size="13" text-anchor="middle">${index + 1}</text>`)}`;

const score = (say) => html`${wheel(52, 42, 30, CARS)}<circle class="coin" cx="116" cy="36" r="19" />
  <text class="on-coin" x="116" y="43.5" font-size="21" text-anchor="middle">${say("howto-first-points", { players: 4 })}</text>
  ${supporter(1, 98, 66, 13)}${supporter(1, 114, 66, 13)}<g opacity=".4">${supporter(1, 130, 66, 13)}</g>`;

export const scenes = [place, figures, collect, refill, score];

/** Where points come from; with two players only the first in an area scores. */
export const sources = (players) => [
  { id: "tickets", emblem: drawing("em-ticket", `em ${TICKET_TINT}`) },
  { id: "first", emblem: sign("laurel") },
  { id: players === 2 ? "tied" : "second", emblem: sign("branch") },
  { id: "sets", emblem: drawing("seal", tintOf("electricity")) },
];
