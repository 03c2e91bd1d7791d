// What whoever runs the server announces to everybody: a quiet line above every page, until it is read.
import { effect, signal } from "@preact/signals";
import { get } from "./api.js";
import { sign } from "./art.js";
import { html } from "./html.js";
import { language, words } from "./words.js";

const FIRST = 1500; // milliseconds after the page was opened, which has more urgent things to ask
const AGAIN = 30000; // between two looks
const announced = signal(null);
const read = signal(""); // what the reader has closed

async function look() {
  if (document.hidden) return;
  const house = await get("/house").catch(() => null);
  if (house) announced.value = house.announcement;
}

setInterval(look, AGAIN);
document.addEventListener("visibilitychange", look);
setTimeout(() => effect(() => {
  language.value; // own words come in the reader's language
  look();
}), FIRST);

/** The announcement in the reader's language; empty if there is none. */
function textOf({ text, at } = { text: "" }) {
  if (text || !at) return text;
  const stops = new Date(at * 1000);
  if (stops < new Date()) return words("house-stopping");
  return words("house-stops", { time: stops.toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" }) });
}

export function House() {
  const text = textOf(announced.value ?? undefined);
  return html`<div role="status">
    ${text && text !== read.value && html`<p class="house">
      <span>${text}</span><button class="x" aria-label=${words("close")} onClick=${() => (read.value = text)}>${sign("i-close")}</button>
    </p>`}
  </div>`;
}
