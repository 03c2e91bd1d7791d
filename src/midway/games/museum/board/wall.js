// The wall of a museum: twenty-five spaces, what hangs there, what joins it. The reader's own can be arranged.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { classes, lit, sum, times } from "midway/draw.js";
import { html } from "midway/html.js";
import {
  arrangeable, below, bond, carry, carrying, inGallery, layoutOf, letGo, pairs, placing, putDown, rightOf, swapped, takeBest, useMine,
  walled, weigh, worthOf,
} from "./arrange.js";
import { clip, explained, museumOf, objectOf, sight, spoken } from "./cards.js";
import { drawing, MASTERPIECE, SIDE, signOf, SPACES } from "./kinds.js";

const visited = signal(null); // whose museum the reader chose to look at, until the turn ends
const NEAR = 5; // pixels within which a press is no drag

/** Whose wall is seen: the one that is counted, or visited in this turn, else that of another who moves, else the reader's own. */
export function seatShown(table) {
  const { match, view } = table.snapshot;
  if (table.scene) return table.scene.seat;
  const { value: chosen } = visited;
  return chosen?.match === match && chosen.turn === table.turn ? chosen.seat : (table.mover ?? table.me ?? view.player);
}

export function visit(table, seat) {
  letGo();
  visited.value = { match: table.snapshot.match, turn: table.turn, seat };
}

/** Back to the reader's own wall; it stays for this turn. */
export function goHome(table) {
  if (table.me === null || seatShown(table) === table.me) return false;
  visit(table, table.me);
  return true;
}

export function Wall({ table }) {
  const seat = seatShown(table);
  const mine = arrangeable(table, seat);
  const coming = comingTo(table, seat);
  const layout = layoutOf(table, seat, coming);
  const hung = layout.map((id) => (coming.includes(id) ? null : id));
  const held = mine && hung[carrying(table)?.from] ? carrying(table) : null;
  useEffect(() => {
    if (mine) weigh(table, hung);
  }, [mine && hung.join()]);
  const scene = { table, seat, hung, shown: held ? swapped(layout, held) : layout, coming, held, mine };
  return html`<section class=${classes("hangings", `s${seat + 1}`, held && "carrying", table.scene && "counting")} data-place="wall" data-scene=${`wall:${seat + 1}`} aria-label=${titleOf(table, seat)}>
    <${Lintel} ...${scene} />
    <div class="spaces" role="group" aria-label=${table.words("pic-spaces")} ...${mine ? hands(scene) : {}}>
      ${times(SPACES, (space) => html`<${Space} key=${space} ...${scene} space=${space} />`)}
      <div class="links" aria-hidden="true">${pairs.map(([one, other]) => joint(scene, one, other))}</div>
    </div>
    <div class="skirting"></div>
    ${table.scene && html`<${Banner} key=${table.scene.title} table=${table} />`}
  </section>`;
}

const titleOf = (table, seat) => table.words(seat === table.me ? "pic-your-museum" : "pic-museum-of", { name: table.name(seat) });

/** The object that the choice being considered, or the purchase being paid, would bring to a museum. */
function comingTo(table, seat) {
  const { view, extras } = table.snapshot;
  const option = table.considered;
  if (option?.verb === "exhibit" && view.player === seat) return [option.args.object];
  return extras.host === seat ? [extras.article] : [];
}

const isTold = (table, space) => table.scene?.places.includes(`space:${space + 1}`);

/** What is counted on the wall: its sign, how much of it there is, what it brings; below, unless that hides more of it. */
function Banner({ table }) {
  const { sign, name, size, number } = table.scene;
  const hidden = (row) => times(SIDE, (column) => isTold(table, row * SIDE + column)).filter(Boolean).length;
  return html`<p class=${classes("banner", hidden(SIDE - 1) > hidden(0) && "above")} aria-hidden="true">
    ${sign ? signOf(sign) : drawing("g-museum")}<span>${name}</span> <b>${size}</b><em>${number}</em>
  </p>`;
}

// The lintel: whose museum, how full, the Grand Gallery, what can be done.

function Lintel({ table, seat, hung, held, shown, mine }) {
  const filled = hung.filter(Boolean).length;
  const name = held && objectOf(table, shown[held.to]).name;
  const away = table.me !== null && seat !== table.me && !table.scene;
  return html`<header class="lintel">
    <h2>${titleOf(table, seat)}</h2>
    <small class="count">${comesNext(table) ?? table.words("pic-filled", { n: filled, of: SPACES })}</small>
    <span class="gallery" role="status">${held ? table.words("pic-carrying", { name }) : gallery(table, seat, hung)}</span>
    ${mine && filled > 0 && html`<${Arranging} table=${table} hung=${hung} />`}
    ${away && html`<button type="button" class="btn" onClick=${() => goHome(table)}>${table.words("pic-back")}<kbd class="key" aria-hidden="true">M</kbd></button>`}
  </header>`;
}

const comesNext = ({ scene, words, name }) => (scene && scene.next !== null ? words("pic-comes-next", { name: name(scene.next) }) : null);

function gallery(table, seat, hung) {
  const inside = hung.filter((id, space) => id && inGallery(table, seat, space)).map((id) => objectOf(table, id));
  const shared = ["domain", "civilisation"].find((part) => new Set(inside.map((object) => object[part])).size === 1);
  const all = inside.length > 1 && shared ? table.words("pic-gallery-all", { kind: inside[0][shared] }) : "";
  return html`<i></i><span class="long">${table.words("pic-gallery")} </span><b>${inside.length}</b> ${table.words("pic-gallery-of")}
    <span class="long">${all}</span>`;
}

function Arranging({ table, hung }) {
  const worth = worthOf(hung);
  const { collections, gallery, full } = table.snapshot.parts[table.me];
  const quick = sum([collections, gallery, full]);
  const possible = worth && quick > worth.points ? quick : 0;
  const last = placing(table).length > 0;
  return html`${worth && html`<span class="worth">${table.words("pic-layout", { points: worth.points, possible })}</span>`}
    <button type="button" class="btn" onClick=${() => takeBest(table)}>${table.words("pic-best-layout")}</button>
    ${last && html`<button type="button" class="btn primary" onClick=${() => useMine(table)}>${table.words("pic-use-layout")}</button>`}`;
}

// A space.

function Space(scene) {
  const { table, seat, shown, coming, held, mine, space } = scene;
  const id = shown[space];
  const gilded = inGallery(table, seat, space) && classes("gal", edges(table, seat, space));
  const look = classes("space", gilded, (held?.to === space || coming.includes(id)) && "at", held && !id && "can", isTold(table, space) && "told");
  const content = id ? html`<${Frame} ...${scene} id=${id} />` : html`<span class="hook"></span>`;
  const label = id ? spoken(table, id) : table.words("pic-free-space", { n: space + 1 });
  const told = id ? explained(table, id) : {};
  if (mine) return html`<button type="button" class=${look} data-space=${space} tabindex=${tabbed(scene) === space ? 0 : -1} aria-label=${label}
    aria-pressed=${held ? String(held.from === space) : undefined} ...${told} onClick=${() => press(scene)}>${content}</button>`;
  const mark = `space:${space + 1}`;
  const choosable = seat === table.me && placing(table).length > 0 && !id;
  if (choosable) return html`<button type="button" class=${classes(look, lit(table, mark))} aria-label=${label} ...${table.place(mark, mark)}>${content}</button>`;
  return html`<div class=${look} aria-label=${label} role="img" tabindex=${id ? 0 : undefined} ...${told}>${content}</div>`;
}

/** Gilt lines where the Grand Gallery ends. */
function edges(table, seat, space) {
  const ends = (other) => other === null || !inGallery(table, seat, other);
  const [above, left] = [space >= SIDE ? space - SIDE : null, space % SIDE ? space - 1 : null];
  return classes(ends(above) && "nt", ends(below(space)) && "nb", ends(left) && "nl", ends(rightOf(space)) && "nr");
}

function Frame({ table, seat, coming, id }) {
  const { civilisation, domain, value, short } = objectOf(table, id);
  const { objects, owners } = museumOf(table, seat);
  const owner = owners[objects.indexOf(id)] ?? seat;
  const ghost = coming.includes(id);
  const look = classes("obj frame", civilisation, value === MASTERPIECE && "master", ghost && "coming", lit(table, `object:${id}`));
  return html`<span class=${look} ...${{ [ghost ? "data-goes" : "data-move"]: `object:${id}` }} data-from=${`seat:${owner + 1}`}>
    ${sight(table, id)}<span class="label">${drawing(`m-${domain}`)}<span>${short}</span></span>
    ${owner !== seat && clip(owner, table.words("pic-lent-by", { name: table.name(owner) }))}
  </span>`;
}

/** What stands between two spaces: a wall, a bar in the colour of the civilisation, a link for the domain. */
function joint({ table, seat, shown }, one, other) {
  const way = other === one + 1 ? "across" : "down";
  const at = { "--r": Math.floor(one / SIDE), "--c": one % SIDE };
  if (walled(table, seat, one, other)) return html`<i class=${`joint brick ${way}`} style=${at}></i>`;
  const joined = bond(table, shown[one], shown[other]);
  if (!joined) return null;
  const look = classes("joint", joined, way, joined === "civilisation" && objectOf(table, shown[one]).civilisation, isTold(table, one) && isTold(table, other) && "told");
  return html`<i class=${look} style=${at}>${joined === "domain" && drawing("g-link")}</i>`;
}

// Picking up, moving, putting down: by press and press again, by dragging, by keys.

/** The one space that the Tab key reaches; arrows reach the others. */
const tabbed = ({ held, shown }) => held?.to ?? Math.max(0, shown.findIndex(Boolean));

function press({ table, held, hung, space }) {
  if (held) {
    carry(table, held.from, space);
    putDown(table);
  } else if (hung[space]) carry(table, space);
}

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function hands(scene) {
  return { onKeyDown: (event) => step(scene, event), onPointerDown: (event) => grab(scene, event) };
}

function step({ table, held }, event) {
  if (event.key === "Escape" && held) return letGo();
  const from = Number(event.target.closest("[data-space]")?.dataset.space);
  if (!(event.key in STEPS) || Number.isNaN(from)) return;
  event.preventDefault();
  const [down, right] = STEPS[event.key];
  const [row, column] = [Math.floor(from / SIDE) + down, (from % SIDE) + right];
  if (row < 0 || column < 0 || row >= SIDE || column >= SIDE) return;
  const to = row * SIDE + column;
  if (held) carry(table, held.from, to);
  event.currentTarget.querySelector(`[data-space="${to}"]`).focus();
}

const spaceAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-space]")?.dataset.space;

/** A drag by mouse or pen; a finger presses twice, so that the page can still be scrolled. */
function grab({ table, hung }, event) {
  const from = Number(event.target.closest("[data-space]")?.dataset.space);
  if (event.pointerType === "touch" || event.button || !hung[from] || carrying(table)) return;
  const room = event.currentTarget;
  const watch = new AbortController();
  const move = ({ clientX, clientY, pointerId }) => {
    if (!carrying(table) && Math.hypot(clientX - event.clientX, clientY - event.clientY) < NEAR) return;
    room.setPointerCapture(pointerId);
    carry(table, from, Number(spaceAt(clientX, clientY) ?? from));
  };
  const stop = () => {
    watch.abort();
    putDown(table);
  };
  room.addEventListener("pointermove", move, { signal: watch.signal });
  for (const end of ["pointerup", "pointercancel"]) room.addEventListener(end, stop, { signal: watch.signal });
}
