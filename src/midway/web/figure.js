// A figure of the reader's own that others have changed since the reader's last move: in a frame, with what it was.
import { classes } from "./draw.js";
import { html } from "./html.js";
import { words } from "./words.js";

const plain = (number) => (number < 0 ? `−${-number}` : `${number}`);

/** How a changed figure looks, and what says so; {} if it has not changed. */
export function changed(table, read, write = plain) {
  const was = table.was(read);
  if (was === undefined) return {};
  return { look: classes("changed", read(table.snapshot) < was && "less"), told: words("figure-was", { was: write(was) }) };
}

/** A figure as `read` finds it in a snapshot; `terse` where there is no room for more than the frame. */
export function Figure({ table, read, write = plain, terse = false }) {
  const { look, told } = changed(table, read, write);
  const now = write(read(table.snapshot));
  return look ? html`<span class=${look} title=${told}>${now}<small class=${terse ? "vh" : ""}>${told}</small></span>` : now;
}

/** What a scoring now would add to the points of a seat, where anything can be said of it. */
export const gainOf = ({ forecast, scores }, seat) => (forecast ? forecast[seat] - scores[seat] : null);
