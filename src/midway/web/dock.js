// Parts of a wide table that take turns below the picture, where a screen of middling size has no room for all.
import { html } from "./html.js";

/** Buttons for the parts: the one that is open, and `open` to choose another. */
export function Dock({ table, parts, shown, open }) {
  return html`<nav class="dock-of" aria-label=${table.words("pic-parts")}>
    ${parts.map(({ id, label, icon }) => html`<button type="button" key=${id} aria-pressed=${String(shown === id)} onClick=${() => open(id)}>
      ${icon}<span>${label}</span>
    </button>`)}
  </nav>`;
}
