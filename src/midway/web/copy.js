// Links to give away: shared where the device can, copied elsewhere.
import { useSignal } from "@preact/signals";
import { sign } from "./art.js";
import { html } from "./html.js";
import { base } from "./reach.js";
import { words } from "./words.js";

async function give(link) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url: link });
  return navigator.clipboard ? navigator.clipboard.writeText(link) : copyOld(link);
}

/** Copying where the browser lends its clipboard only to encrypted pages. */
function copyOld(link) {
  const field = Object.assign(document.createElement("textarea"), { value: link });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error();
}

export function CopyButton({ link, label, className = "btn", children }) {
  const done = useSignal("");
  const press = async () => {
    done.value = await give(link).then(() => words("copied"), () => words("copy-by-hand"));
  };
  return html`<button class=${className} aria-label=${done.value || label} onClick=${press}>${sign("i-link")}<span>${done.value || label}</span>${children}</button>
    <span class="vh" role="status">${done.value}</span>`;
}

const from = () => base.value ?? location.origin;

/** A link as it is read: without its scheme, and where it has no room broken between its parts. */
export const shown = (link) => link.replace("http://", "").split(/(?=\/)|(?<=#)/).map((part) => html`<wbr />${part}`);

export const seatLink = (match, seat, key) => `${from()}/table/${match}#seat=${seat + 1}.${key}`;
export const joinLink = (key) => `${from()}/join#${key}`;
export const watchLink = (match) => `${from()}/table/${match}`;
