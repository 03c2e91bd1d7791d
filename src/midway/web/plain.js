// A game without a picture: its state in words and figures, so that it can be played all the same.
import { html } from "./html.js";
import { words } from "./words.js";

export function PlainBoard({ table }) {
  const fields = Object.entries(table.snapshot.view).filter(([name]) => !["frames", "depth"].includes(name));
  return html`<div class="plainboard" tabindex="0" role="group" aria-label=${words("board")}>
    <table>
      <tbody>${fields.map(([name, value]) => html`<tr key=${name}><th scope="row">${name.replaceAll("_", " ")}</th><td>${shown(value)}</td></tr>`)}</tbody>
    </table>
  </div>`;
}

const isTable = (value) => value !== null && typeof value === "object" && !("count" in value);
const inside = (value) => (isTable(value) ? `(${shown(value)})` : shown(value));

/** A value as the server's view has it: what is hidden is null, or only counted. */
function shown(value) {
  if (value === null) return "?";
  if (typeof value !== "object") return String(value);
  if (!isTable(value)) return `? × ${value.count}`;
  if (Array.isArray(value)) return value.map(inside).join(" · ") || "–";
  return Object.entries(value).map(([name, part]) => `${name} ${inside(part)}`).join(", ") || "–";
}
