// A link as a QR code, for a phone to point at.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "./api.js";
import { html } from "./html.js";
import "./later.js";
import { words } from "./words.js";

export const styles = [new URL("qr.css", import.meta.url).href];

export function Code({ link }) {
  const code = useSignal(null);
  useEffect(() => {
    send("/qr", { text: link }).then((made) => (code.value = made), () => {}); // the link itself stands beside it
  }, [link]);
  const { size, path } = code.value ?? { size: 1, path: "" };
  return html`<div class="code"><svg viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${words("qr-code")}><path d=${path} /></svg></div>`;
}
