// The address at which others reach this server: this page's own, or that of this machine in its network.
import { computed, signal } from "@preact/signals";
import { get } from "./api.js";
import { html } from "./html.js";
import { words } from "./words.js";

const OWN = /^(localhost|127\.[\d.]+|\[::1\])$/;
const here = () => OWN.test(location.hostname);

/** Where others reach the server, and whether it listens on its own machine only; null until that is known. */
export const reach = signal(here() ? null : { addresses: [location.origin], alone: false });
const chosen = signal(0);
export const base = computed(() => reach.value?.addresses[chosen.value] ?? null);

/** Ask once, where the page itself is open at an address that only this machine knows. */
export async function findReach() {
  if (!reach.value) reach.value = await get("/addresses").catch(() => null);
}

/** True if friends need to be in the same network. */
export const isNear = here;

/** The addresses of a machine that has several: only its owner knows in which network the friends are. */
export function Chooser() {
  const { addresses } = reach.value;
  if (addresses.length < 2) return null;
  return html`<label class="address">${words("another-address")} <select value=${chosen.value} onChange=${(event) => (chosen.value = Number(event.currentTarget.value))}>
    ${addresses.map((address, index) => html`<option value=${index}>${address.replace("http://", "")}</option>`)}
  </select></label>`;
}

/** Why friends cannot come here, and what would change it. */
export function Unreachable() {
  const { alone } = reach.value;
  return html`<p>${words(alone ? "lan-alone" : "lan-none")}</p>
    ${alone && html`<code class="command">midway serve --host 0.0.0.0 --port ${location.port || 80}</code>`}`;
}
