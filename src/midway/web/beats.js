// How far a scoring has been told: row by row, and in a row scene by scene; a row without a scene is told whole.
import { sum } from "./draw.js";

/** The first beat of a row. */
export const begin = ({ rows }, row) => ({ row, scene: rows[row].scenes.length ? 0 : undefined, summed: false });

/** The beat after this one, up to the last row that is told; after the last row of a scoring its sum. */
export function onward({ tally, row, scene }, last) {
  if (scene + 1 < tally.rows[row].scenes.length) return { row, scene: scene + 1 };
  return row < last ? begin(tally, row + 1) : { row, scene: undefined, summed: true };
}

/** True once everything up to the last row is told, and the sum of a scoring that is told to its end. */
export const isTold = ({ tally, row, scene, stop, summed }, last) => row >= last && scene === undefined && (summed || !tally.adds || stop !== undefined);

/** What is being told to the board as a scene, and whose comes next in its row; null if it is a whole row, or nothing. */
export function sceneOf(staged) {
  const scenes = staged?.tally?.rows[staged.row].scenes ?? [];
  const here = scenes[staged?.scene];
  if (!here) return null;
  return { ...here, next: scenes.slice(staged.scene).find(({ seat }) => seat !== here.seat)?.seat ?? null };
}

/** What a row has brought a seat so far; null before its turn has come. */
export function broughtBy({ tally, row, scene }, index, seat) {
  const { cells, scenes } = tally.rows[index];
  if (index !== row || scene === undefined) return index > row ? null : cells[seat].number;
  const mine = scenes.slice(0, scene + 1).filter((one) => one.seat === seat);
  return mine.length ? sum(mine.map(({ number }) => number)) : null;
}

/** A table while its points are counted: what everybody has after the rows told so far. */
export function counted(shot, staged) {
  if (!staged?.tally?.adds) return shot;
  const { tally } = staged;
  const brought = (seat) => (row, index) => broughtBy(staged, index, seat) ?? 0;
  const scores = tally.before.map((points, seat) => points + sum(tally.rows.map(brought(seat))));
  const part = (seat) => (name) => [name, sum(tally.rows.map((row, index) => (row.part === name ? brought(seat)(row, index) : 0)))];
  const parts = shot.parts?.map((all, seat) => Object.fromEntries(Object.keys(all).map(part(seat))));
  return { ...shot, scores, parts, forecast: null };
}
