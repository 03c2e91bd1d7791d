// Where the objects of a museum stand. Only the last layout counts, so the reader's own is kept in this browser until then.
import { signal } from "@preact/signals";
import { sum, times } from "midway/draw.js";
import { museumOf, objectOf } from "./cards.js";
import { SIDE, SPACES } from "./kinds.js";

const carried = signal(null); // the space an object was picked up from, and the one it is over
const changes = signal(0); // of the kept layout: the browser's memory does not announce them
const weighed = signal({}); // what the server said of a layout

// The plan of a museum.

const planOf = (table, seat) => table.snapshot.extras.plans[seat];
export const inGallery = (table, seat, space) => planOf(table, seat).gallery.includes(space);
export const walled = (table, seat, one, other) => planOf(table, seat).walls.some(([a, b]) => a === one && b === other);
export const rightOf = (space) => (space % SIDE < SIDE - 1 ? space + 1 : null);
export const below = (space) => (space + SIDE < SPACES ? space + SIDE : null);

const after = (space) => [rightOf(space), below(space)].filter((other) => other !== null);

/** Pairs of neighbouring spaces, with or without a wall between them. */
export const pairs = times(SPACES, (space) => after(space).map((other) => [space, other])).flat();
const beside = times(SPACES, (space) => pairs.filter((pair) => pair.includes(space)).map(([one, other]) => (one === space ? other : one)));

/** What joins two objects: their civilisation, or else their domain. */
export function bond(table, one, other) {
  if (!one || !other) return null;
  const [a, b] = [objectOf(table, one), objectOf(table, other)];
  return a.civilisation === b.civilisation ? "civilisation" : a.domain === b.domain ? "domain" : null;
}

// Layouts: for each space the object that hangs there, or null.

const WORTH = { civilisation: 3, domain: 2, null: -1 }; // strangers keep apart while there is room

function appeal(table, seat, spaces, space, id) {
  const open = (other) => spaces[other] && !walled(table, seat, Math.min(space, other), Math.max(space, other));
  return sum(beside[space].filter(open).map((other) => WORTH[bond(table, id, spaces[other])]));
}

const MIDDLE = (SIDE - 1) / 2;
const away = (space) => Math.abs(Math.floor(space / SIDE) - MIDDLE) + Math.abs((space % SIDE) - MIDDLE);
const outwards = times(SPACES, (space) => space).toSorted((one, other) => away(one) - away(other));

/** A new object goes to the free space with most of its kind beside it, from the middle outwards; what hangs already stays. */
function hang(table, seat, spaces, id) {
  const worth = (space) => appeal(table, seat, spaces, space, id);
  const best = outwards.filter((space) => !spaces[space]).reduce((one, other) => (worth(other) > worth(one) ? other : one));
  return spaces.with(best, id);
}

const begun = (table, seat) => table.snapshot.view.space[seat].some(Boolean);

/** True while a museum is the reader's to arrange; what is past is only looked at. */
export const arrangeable = (table, seat) => seat === table.me && !begun(table, seat) && table.snapshot.number === table.snapshot.last;

/** The layout of a museum: as it was fixed, as the reader has kept it, or as the game would arrange it quickly. */
export function layoutOf(table, seat, coming = []) {
  const { objects } = museumOf(table, seat);
  const told = table.snapshot.extras.layouts[seat]; // numbers in order of entry
  const fixed = times(SPACES, (space) => objects[told[space] - 1] ?? null);
  if (begun(table, seat)) return fixed;
  const base = seat === table.me ? kept(table, objects) : fixed;
  const rest = [...objects, ...coming].filter((id) => !base.includes(id));
  return rest.slice(0, SPACES - base.filter(Boolean).length).reduce((layout, id) => hang(table, seat, layout, id), base);
}

function kept(table, objects) {
  changes.value; // read, so that the wall is drawn anew
  const layout = table.kept("layout") ?? [];
  return times(SPACES, (space) => (objects.includes(layout[space]) ? layout[space] : null));
}

function keep(table, layout) {
  table.keep("layout", layout);
  changes.value += 1;
}

export const swapped = (layout, { from, to }) => layout.with(to, layout[from]).with(from, layout[to]);

// Carrying an object from space to space.

/** What the reader carries in this match: { from, to }, or null. */
export const carrying = (table) => (carried.value?.match === table.snapshot.match ? carried.value : null);
export const letGo = () => (carried.value = null);
export const carry = (table, from, to = from) => (carried.value = { match: table.snapshot.match, from, to });

export function putDown(table) {
  const held = carrying(table);
  if (held && held.from !== held.to) keep(table, swapped(layoutOf(table, table.me), held));
  letGo();
}

// What the server helps with.

/** What a layout of the reader's brings: { points }, or null until the server has said so. */
export const worthOf = (layout) => (weighed.value.layout === layout.join() ? weighed.value : null);

/** The server's answer about the reader's museum, unless the museum has changed since; without it people arrange all the same. */
const help = (table, sent, use) => table.assist({ seat: table.me, ...sent }).then((answer) => answer.spaces && use(answer), () => {});

export const weigh = (table, layout) => help(table, { spaces: layout }, ({ points }) => (weighed.value = { points, layout: layout.join() }));
export const takeBest = (table) => help(table, { layout: "best" }, ({ spaces }) => keep(table, spaces));

/** The options that put the next object on a space. */
export const placing = (table) => table.options.filter((option) => option.verb === "space");

/** The reader's layout becomes the last one: every object on its space, in order of entry. */
export function useMine(table) {
  const layout = layoutOf(table, table.me);
  const code = (id) => placing(table).find((option) => Number(option.args.space) === layout.indexOf(id) + 1).code;
  return table.choose(museumOf(table, table.me).objects.map(code));
}
