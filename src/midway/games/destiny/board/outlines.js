// The outlines of the map: what shares a border is made of the same arcs.
import MAP from "./territories.js";

export const [WIDTH, HEIGHT] = MAP.sheet;
export const PLACES = MAP.territories;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A step that is written as source maps do: letters of five bits, the low ones first; the sixth bit says that more follow. */
function stepOf(letters) {
  const size = [...letters].reduceRight((sum, letter) => sum * 32 + (LETTERS.indexOf(letter) % 32), 0);
  return (size % 2 ? -1 : 1) * Math.floor(size / 2);
}

let [x, y] = [0, 0]; // where the steps lead, in half units

/** The points of an arc, which is written as the steps from the point before. */
function pointsOf(arc) {
  const steps = arc.match(/[g-z0-9+/]*[A-Za-f]/g).map(stepOf);
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    [x, y] = [x + steps[2 * index], y + steps[2 * index + 1]];
    return [x / 2, y / 2];
  });
}

const ARCS = MAP.arcs.split(" ").map(pointsOf);
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
