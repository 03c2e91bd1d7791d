// What is agreed on before a match; what our sources leave open stands apart, for those who can look into the box.
import { html } from "./html.js";
import { words } from "./words.js";

export function Options({ game, options }) {
  const fields = (some) => some.map((option) => html`<${OptionField} key=${option.name} option=${option} options=${options} />`);
  const open = game.options.filter((option) => option.reading);
  const agreed = game.options.filter((option) => !option.reading);
  return html`
    ${agreed.length > 0 && html`<details class="options-of-table"><summary>${words("options")}</summary>${fields(agreed)}</details>`}
    ${open.length > 0 && html`<details class="options-of-table owners"><summary>${words("for-owners")}</summary>
      <p class="how">${words("for-owners-why")}</p>${fields(open)}
    </details>`}`;
}

function OptionField({ option, options }) {
  const change = (event) => (options.value = { ...options.value, [option.name]: event.currentTarget.value });
  return html`<label class="field"><span>${option.text}</span>
    <select onChange=${change} value=${options.value[option.name] ?? option.values[0].value}>
      ${option.values.map(({ value, text }) => html`<option value=${value}>${text}</option>`)}
    </select>
    ${option.doubt && html`<small>${option.doubt}</small>`}
  </label>`;
}
