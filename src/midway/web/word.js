// The word that this server wants for new tables, asked of whoever makes one.
import { useEffect } from "preact/hooks";
import { html } from "./html.js";
import "./later.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

/** Ask for the word, saying what the server said; null if the reader gives none. */
export const askWord = (said) => new Promise((give) => lay(words("word-title"), Word, { said, give }));

function Word({ said, give, close }) {
  useEffect(() => () => give(null), []); // the sheet was closed
  const send = (event) => {
    event.preventDefault();
    give(new FormData(event.currentTarget).get("word").trim());
    close();
  };
  return html`<form onSubmit=${send} class="sheet-form">
    <p role="status">${said}</p>
    <label class="field"><span>${words("word")}</span><input name="word" required maxlength="80" autocomplete="off" autofocus /></label>
    <div class="go-row"><button class="btn primary">${words("word-go")}</button></div>
  </form>`;
}
