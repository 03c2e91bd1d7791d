// The top bar: where one is, and the tools that every page has.
import { useSignal } from "@preact/signals";
import { sign } from "./art.js";
import { html } from "./html.js";
import { prefs, switchTheme } from "./prefs.js";
import { go } from "./router.js";
import { lay } from "./sheet.js";
import { LANGUAGES, language, words } from "./words.js";

export function Bar({ title, where, watching, onRules, log, children }) {
  return html`<header class="bar">
    <a class="brand" href="/" aria-label="Midway" onClick=${go("/")}>${sign("mark")}<span>Midway</span></a>
    ${title && html`<h1 class="game">${title}</h1>`}
    ${where && html`<span class="where">${where}</span>`}
    <span class="grow"></span>
    ${watching && html`<span class="watching" title=${watching.all}>${sign("i-eye")}${watching.shown}</span>`}
    <nav class="tools" aria-label=${words("tools")}>
      <${Languages} />
      <button class="tool theme" aria-label=${words("theme-long")} onClick=${switchTheme}>
        ${sign("i-moon", "t-night")}${sign("i-sun", "t-day")}<span class="long">${words("theme")}</span>
      </button>
      ${onRules && html`<button class="tool rules" aria-label=${words("rules")} onClick=${onRules}>
        ${sign("i-rules")}<span class="long">${words("rules")}</span>
      </button>`}
      ${log}
      <${Sound} />
      <button class="tool menu" aria-label=${words("menu")} onClick=${() => lay(words("menu"), Menu, { more: children })}>
        ${sign("i-menu")}
      </button>
    </nav>
  </header>`;
}

function Languages() {
  const choose = (event) => (prefs.language.value = event.currentTarget.value);
  return html`<label class="tool pick lang">
    <span class="vh">${words("language")}</span>
    <select value=${language.value} onChange=${choose}>
      ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag}>${name}</option>`)}
    </select>
  </label>`;
}

function Sound() {
  const on = prefs.sound.value;
  return html`<button class="tool sound" aria-label=${words("sound")} aria-pressed=${String(on)} onClick=${() => (prefs.sound.value = !on)}>
    ${sign(on ? "i-sound" : "i-mute")}<span class="long">${words("sound")}</span>
  </button>`;
}

function Menu({ more, close }) {
  return html`
    ${more && html`<div class="menu-more" onClick=${close}>${more}</div>`}
    <h3>${words("preferences")}</h3>
    <${Check} pref="confirm" /><${Check} pref="since" /><${Check} pref="sound" /><${Notify} />
    <div class="go-row">
      <button class="btn theme-row" onClick=${switchTheme}>${sign("i-moon", "t-night")}${sign("i-sun", "t-day")}${words("theme-long")}</button>
      <${Languages} />
    </div>`;
}

function Check({ pref }) {
  const flip = () => (prefs[pref].value = !prefs[pref].value);
  return html`<label class="check">
    <input type="checkbox" checked=${prefs[pref].value} onChange=${flip} />
    <span>${words(`pref-${pref}`)}<small>${words(`pref-${pref}-why`)}</small></span>
  </label>`;
}

function Notify() {
  const refused = useSignal(false);
  if (!("Notification" in window)) return null;
  const flip = async () => {
    const wanted = !prefs.notify.value;
    const allowed = !wanted || (await Notification.requestPermission()) === "granted";
    prefs.notify.value = wanted && allowed;
    refused.value = wanted && !allowed;
  };
  return html`<label class="check">
    <input type="checkbox" checked=${prefs.notify.value} onChange=${flip} />
    <span>${words("pref-notify")}<small>${words(refused.value ? "pref-notify-refused" : "pref-notify-why")}</small></span>
  </label>`;
}
