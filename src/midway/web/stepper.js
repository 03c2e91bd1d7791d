// An amount: less, more, and the sums that mean something. A game says which options are amounts, and what may be done several times.
import { times as repeat } from "./draw.js";
import { html } from "./html.js";
import { faceOf, look, money, rowProps } from "./options.js";
import { told, words } from "./words.js";

const FEW = 2; // amounts that stay rows

/** The rows of some options: one for all amounts of a verb, and one with steps for what may be done several times. */
export function steppers(play, options) {
  const rows = [];
  for (const option of options) {
    const alike = option.amount === undefined ? [] : options.filter((other) => other.verb === option.verb && other.amount !== undefined);
    if (option.most > 1) rows.push(row(play, repeat(option.most, (less) => ({ option, times: less + 1, amount: less + 1 })), option.most));
    else if (alike.length <= FEW) rows.push({ option, times: 1 });
    else if (alike[0] === option) rows.push(row(play, alike.map((one) => ({ option: one, times: 1, amount: one.amount }))));
  }
  return rows;
}

/** The amount that was stepped to; at first the one that is wanted, else the most that means something, else the least. */
function row(play, steps, wanted) {
  const sorted = steps.toSorted((one, other) => one.amount - other.amount);
  const amount = play.amounts.value[sorted[0].option.verb] ?? wanted;
  const at = sorted.find((step) => step.amount === amount) ?? sorted.findLast(({ option }) => option.note) ?? sorted[0];
  return { ...at, steps: sorted };
}

/** One step less or more in a row with steps; the code it leads to. */
export function stepBy(play, { steps, option, times }, by) {
  const at = steps.findIndex((step) => step.option === option && step.times === times);
  const next = steps[Math.min(Math.max(at + by, 0), steps.length - 1)];
  stepTo(play, next);
  return next.option.code;
}

function stepTo(play, { option, amount }) {
  play.amounts.value = { ...play.amounts.value, [option.verb]: amount };
  play.sticky.value = option.code;
  play.hover.value = null;
}

/** How an option reads that is done a number of times. */
export function textOf({ snapshot: { game } }, option, times) {
  return (option.most > 1 && told(game, `times-${option.verb}`, { n: times, all: times === option.most ? 1 : 0 })) || option.text;
}

export function Stepper({ table, play, option, steps, times, index }) {
  const face = faceOf(table, option);
  const here = { option, steps, times };
  const step = (by, sign) => html`<button type="button" class="step" aria-label=${words(by < 0 ? "less" : "more")} onClick=${() => stepBy(play, here, by)}>${sign}</button>`;
  const quick = steps.filter((one) => one.option.note && one.option !== option);
  return html`<div class=${`stepper ${face.tint}`} role="group" aria-label=${textOf(table, option, times)}>
    ${step(-1, "−")}
    <button class=${`opt ${option.most ? "line" : ""}`} data-code=${option.code} aria-pressed=${String(table.considered === option)}
      onClick=${() => play.press(option, times)} ...${rowProps(table, play, option, face)}>
      ${index < 9 && html`<span class="key" aria-hidden="true">${index + 1}</span>`}${face.emblem}
      <span class="n" aria-live="polite">${textOf(table, option, times)}</span>
      ${option.note && html`<span class="w">${option.note}</span>`}
      ${option.most && html`<span class="price" title=${words("price")}>${times}</span>`}
      ${times === option.most && option.net !== undefined && html`<b class=${`gets ${look(option.net)}`} title=${words("net")}>${money(option.net)}</b>`}
    </button>
    ${step(1, "+")}
    ${quick.length > 0 && html`<p class="quick">
      ${quick.map((one) => html`<button type="button" key=${one.amount} onClick=${() => stepTo(play, one)}>${one.option.note}</button>`)}
    </p>`}
  </div>`;
}
