// Templates without a build step: html`<p>${text}</p>` makes Preact nodes.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

/** The `ref` of what has the focus once it is drawn; `autofocus` works only once in a document, and ours has many pages. */
export const focused = (node) => node?.focus();
