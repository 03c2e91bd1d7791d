// What every picture needs: counting, repeating, classes, places that are lit.

export const times = (number, make) => Array.from({ length: number }, (_, index) => make(index));
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** How many of a name there are; a view leaves out what there is nothing of. */
export const count = (counts, name) => counts[name] ?? 0;

export const classes = (...names) => names.filter(Boolean).join(" ");
export const seats = (table) => table.snapshot.seats.map((_, seat) => seat);

/** The classes of a place on the board: may be chosen, is considered, was just refused, was touched by the last move. */
export function lit(table, mark) {
  const { can, at, refused, last } = table.state(mark);
  return classes(can && "can", at && "at", refused && "refused", last !== null && `last s${last + 1}`);
}

/** The nodes of a place, as far as they are in sight; `data-frame` marks what shows a part of something larger. */
export const nodesOf = (place) => [...document.querySelectorAll(`[data-mark="${place}"], [data-place="${place}"]`)].filter((node) => node.getClientRects().length && isFramed(node));

function isFramed(node) {
  const frame = node.closest("[data-frame]")?.getBoundingClientRect();
  const { x, y, width, height } = node.getBoundingClientRect();
  const [right, down] = [x + width / 2, y + height / 2];
  return !frame || (right > frame.left && right < frame.right && down > frame.top && down < frame.bottom);
}

/** Ask the board to bring a place into sight, if it is a part of something that can be moved. */
export const lookAt = (places) => dispatchEvent(new CustomEvent("midway-look", { detail: places }));
