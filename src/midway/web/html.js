// Templates without a build step: html`<p>${text}</p>` makes Preact nodes.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);
