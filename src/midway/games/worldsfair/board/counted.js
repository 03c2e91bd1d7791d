// The grounds while a scoring is told: supporters as they stood, medals where they were won, and nothing before its turn.

/** How the scoring that is told counts an area: its cells, and whether it has been told, is being told, or all are and supporters go home. */
export function countOf({ counted }, area) {
  if (!counted) return null;
  const { tally: { rows }, row } = counted;
  const at = rows.findIndex(({ places }) => places.includes(`area:${area}`));
  return { cells: rows[at].cells, told: at <= row, now: at === row, over: rows[row].kind === "recall" };
}

const signOf = ({ signs }, name) => signs.find(([kind]) => kind === name)?.[1] ?? 0;

/** The points of the medal that a seat has won in an area, once that is told. */
export function medalOf(table, area, seat) {
  const count = countOf(table, area);
  return count?.told && !count.over ? signOf(count.cells[seat], "medal") : 0;
}

/** The exhibits of an area that a seat has approved in this scoring, as long as that is not told. */
export function pending(table, area, seat) {
  const count = countOf(table, area);
  return count && !count.told ? signOf(count.cells[seat], area) : 0;
}

/** The supporters of a seat that have yet to go home. */
export function away({ counted }, seat) {
  const rows = counted?.tally.rows ?? [];
  return counted && rows[counted.row].kind !== "recall" ? signOf(rows.at(-1).cells[seat], "supporter") : 0;
}

/** The round that is played, or that is being scored, from 0. */
export const roundOf = ({ snapshot, counted }) => snapshot.view.rounds - (counted ? 1 : 0);
