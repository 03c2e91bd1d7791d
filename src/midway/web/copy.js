// Links to give away: shared where the device can, copied elsewhere.
import { useSignal } from "@preact/signals";
import { sign } from "./art.js";
import { html } from "./html.js";
import { words } from "./words.js";

async function give(link) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url: link });
  return navigator.clipboard.writeText(link);
}

export function CopyButton({ link, label, className = "btn" }) {
  const done = useSignal("");
  const press = async () => {
    done.value = await give(link).then(() => words("copied"), () => words("copy-by-hand"));
  };
  return html`<button class=${className} aria-label=${done.value || label} onClick=${press}>${sign("i-link")}<span>${done.value || label}</span></button>
    <span class="vh" role="status">${done.value}</span>`;
}

export const seatLink = (match, seat, key) => `${location.origin}/table/${match}#sit=${seat}.${key}`;
export const watchLink = (match) => `${location.origin}/table/${match}`;
