// What stands in the place of a page that is not there.
import { Bar } from "./bar.js";
import { html } from "./html.js";
import { Skyline } from "./panorama.js";
import { words } from "./words.js";

export function Missing({ text = words("no-such-page") }) {
  return html`<${Bar} /><main class="missing">
    <h1>${text}</h1><p>${words("missing-why")}</p>
    <a class="btn primary" href="/">${words("home")}</a>
  </main><${Skyline} />`;
}
