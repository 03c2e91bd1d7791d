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
export const nodesOf = (place) => [...document.querySelectorAll(`[data-mark="${place}"], [data-place="${place}"]`)].filter(isInSight);

/** True if a node is drawn, also by a frame that shows only a part; what is folded away has a box but is not. */
export const isInSight = (node) => node.checkVisibility() && isFramed(node);

/** True unless a node lies outside the part that its frame shows. */
function isFramed(node) {
  const frame = node.closest("[data-frame]")?.getBoundingClientRect();
  const { x, y, width, height } = node.getBoundingClientRect();
  const [right, down] = [x + width / 2, y + height / 2];
  return !frame || (right > frame.left && right < frame.right && down > frame.top && down < frame.bottom);
}

const LOW = 60; // pixels: of what is lower, the middle of its end
const PIN = 28; // pixels that a pin needs

/** Where a number is pinned to a place that has a box: beside a piece that is meant for it (`data-pin`), at the end of something low, else at the corner; at a player's panel the one without figures. */
export function pinAt(place, box) {
  const pin = [...document.querySelectorAll(`[data-pin="${place}"]`)].find(isInSight);
  const { x, y, right, bottom, height } = pin?.getBoundingClientRect() ?? box;
  if (pin instanceof SVGElement) return { x: right - 4, y: bottom - 9 };
  if (height >= LOW && place.startsWith("seat:")) return { x: x - 8, y: y - 10 };
  return { x: Math.min(right - (pin ? PIN : 16), innerWidth - PIN), y: height < LOW ? y + height / 2 - 13 : y - 10 };
}

/** Ask the board to bring a place into sight, if it is a part of something that can be moved. */
export const lookAt = (places) => dispatchEvent(new CustomEvent("midway-look", { detail: places }));
