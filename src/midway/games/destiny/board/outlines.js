// The outlines of the map: what shares a border is made of the same arcs.
import MAP from "./territories.js";

export const [WIDTH, HEIGHT] = MAP.sheet;
export const PLACES = MAP.territories;

/** The points of an arc, which is written as a point and steps, in half units. */
function pointsOf(arc) {
  const points = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < arc.length; index += 2) {
    [x, y] = [x + arc[index] / 2, y + arc[index + 1] / 2];
    points.push([x, y]);
  }
  return points;
}

const ARCS = MAP.arcs.map(pointsOf);
const walk = (number) => (number < 0 ? ARCS[~number].toReversed() : ARCS[number]);
const line = (points) => `M${points.join("L")}`;
const ring = (numbers) => `${line(numbers.flatMap((number) => walk(number).slice(1)))}z`;

const besides = ARCS.map(() => []);
for (const [id, { rings }] of Object.entries(PLACES)) {
  for (const number of rings.flat()) besides[number < 0 ? ~number : number].push(id);
}

/** The outline of every territory, by its id. */
export const OUTLINES = Object.fromEntries(Object.entries(PLACES).map(([id, { rings }]) => [id, rings.map(ring).join("")]));

/** The borders between territories that a test picks by the two on either side. */
export const borders = (picks) => ARCS.filter((_, number) => besides[number].length === 2 && picks(...besides[number])).map(line).join("");

/** All that lies on the sea. */
export const COAST = ARCS.filter((_, number) => besides[number].length === 1).map(line).join("");
