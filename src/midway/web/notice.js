// A sentence about what was left, on the page that is shown next.
import { signal } from "@preact/signals";
import { html } from "./html.js";

const LASTS = 6000;
const said = signal("");
let timer;

/** Say something that needs no answer; it goes away by itself. */
export function notice(text) {
  clearTimeout(timer);
  said.value = text;
  timer = setTimeout(() => (said.value = ""), LASTS);
}

export const Notice = () => html`<div role="status">${said.value && html`<p class="net">${said.value}</p>`}</div>`;
