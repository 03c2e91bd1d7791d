// Pieces that move: an element with data-move glides from where the element of that key was before a change. What is new comes from
// its data-from, but in a scene that was not there before (data-scene) it simply is there.
import { still } from "./prefs.js";

const LONGEST = 220;
let running = [];

const places = (name) => new Map([...document.querySelectorAll(`[data-${name}]`)].map((node) => [node.dataset[name], node]));
const boxes = (nodes) => new Map([...nodes].map(([key, node]) => [key, node.getBoundingClientRect()]));

/** Where everything is; taken before a change. */
export const capture = () => (still() || document.hidden ? null : { pieces: boxes(places("move")), scenes: places("scene") });

/** After the change: let everything glide from where it was, what is new from where it comes. */
export function glide(before) {
  if (!before) return;
  finish();
  const now = places("move");
  const sources = places("place");
  const comes = (node) => {
    const { scene } = node.closest("[data-scene]")?.dataset ?? {};
    return scene === undefined || before.scenes.has(scene) ? sources.get(node.dataset.from)?.getBoundingClientRect() : undefined;
  };
  const moves = [...now].map(([key, node]) => [node, before.pieces.get(key) ?? comes(node), node.getBoundingClientRect()]); // all, before any is moved
  const moved = moves.filter(([, from, to]) => from && far(from, to));
  const step = Math.min(40, LONGEST / 2 / Math.max(1, moved.length));
  running = moved.map(([node, from, to], index) => animate(node, from, to, index * step));
}

/** End all movement at once. */
export function finish() {
  for (const animation of running) animation.finish();
  running = [];
}

const far = (a, b) => b.width > 0 && (Math.abs(a.x - b.x) > 3 || Math.abs(a.y - b.y) > 3);

function animate(node, from, to, delay) {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const keyframes = [{ transform: `translate(${x}px, ${y}px)`, zIndex: 9 }, { transform: "none", zIndex: 9 }];
  const timing = { duration: LONGEST - delay, delay, fill: "backwards", easing: "cubic-bezier(.5, 0, .2, 1)" };
  return node.animate(keyframes, timing);
}

addEventListener("keydown", finish, true);
addEventListener("pointerdown", finish, true);
