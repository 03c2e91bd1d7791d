// The address says what is shown: `/`, `/join#KEY`, `/table/MATCH`, `/table/MATCH/EVENT`, `/rules/GAME`, `/learn/GAME`, `/learn/GAME/LESSON`, `/strength/GAME`, `/mistakes/MATCH`,
// `/mistakes/MATCH/EVENT`, `/whatif/MATCH/EVENT#PLACE`.
import { signal } from "@preact/signals";

const read = () => {
  const [kind = "", ...rest] = location.pathname.split("/").filter(Boolean);
  const [id = "", number] = kind === "learn" ? [rest.join("/")] : rest;
  return { kind, id, number: /^\d+$/.test(number ?? "") ? Number(number) : null, hash: location.hash.slice(1) };
};

export const route = signal(read());

export function visit(path, replace = false) {
  const from = location.pathname + location.hash;
  history[replace ? "replaceState" : "pushState"](replace ? history.state : { from }, "", path);
  const before = route.value;
  route.value = read();
  if (before.kind !== route.value.kind || before.id !== route.value.id) scrollTo(0, 0);
}

/** Back to the page that led here, or home. */
export const visitAgain = () => visit(history.state?.from ?? "/", true);

/** A handler for links that stay within the page; other presses are the browser's. */
export const go = (path) => (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  visit(path);
};

addEventListener("popstate", () => (route.value = read()));
addEventListener("hashchange", () => (route.value = read()));
