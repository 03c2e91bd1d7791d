// A sheet laid over the page: one at a time, closed by its cross, by Escape, or by a press beside it.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { sign } from "./art.js";
import { html } from "./html.js";
import { words } from "./words.js";

const open = signal(null);

/** Lay a sheet: a title and a component that fills it; `close` is among its properties, `look`, `at`, `eyebrow` and `Head` may be. */
export const lay = (title, Body, props = {}) => (open.value = { title, Body, props });
export const closeSheet = () => (open.value = null);
export const isSheetOpen = () => open.value !== null;

export function Sheet() {
  const node = useRef();
  const sheet = open.value;
  useLayoutEffect(() => {
    if (!sheet) return;
    const before = document.activeElement;
    node.current.showModal();
    return () => before.focus();
  }, [sheet !== null]);
  if (!sheet) return null;
  const { title, Body, props } = sheet;
  const beside = (event) => event.target === node.current && closeSheet();
  return html`<dialog ref=${node} class=${props.look} style=${props.at} aria-labelledby="sheet-title" onClose=${closeSheet} onClick=${beside}>
    <div class="sheet-head">
      <h2 id="sheet-title">${props.eyebrow && html`<small>${props.eyebrow}</small>`}${title}</h2>
      ${props.Head && html`<${props.Head} ...${props} />`}
      <button class="x" aria-label=${words("close")} onClick=${closeSheet}>${sign("i-close")}</button>
    </div>
    <div class="sheet" tabindex="-1"><${Body} ...${props} close=${closeSheet} /></div>
  </dialog>`;
}
