// Learn from your mistakes: what was played is marked and the gain named, not the move; something better is looked for on the board.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { sign } from "./art.js";
import { Stack } from "./bands.js";
import { Aside, Slip } from "./decision.js";
import { classes, nodesOf } from "./draw.js";
import { html } from "./html.js";
import { usePageKeys } from "./keys.js";
import "./later.js";
import { MistakePlay } from "./mistakeplay.js";
import { asides, faceOf, Options } from "./options.js";
import { route } from "./router.js";
import { Table } from "./table.js";
import { words } from "./words.js";

export const styles = ["hint.css", "mistakes.css"].map((file) => new URL(file, import.meta.url).href);

/** Enter goes on, Escape leads back to the analysis, H shows it; all other keys are the table's. */
const KEYS = { Enter: (play) => play.enter(), Escape: (play) => play.leave(), h: (play) => play.reveal() };

/** True if Enter presses a button. */
const isButtons = (play, { key, repeat, target }) => key === "Enter" && (repeat || target.closest("button, a"));

export function Mistakes({ match }) {
  const play = useMemo(() => new MistakePlay(match, Mistake), [match]);
  useSignalEffect(() => {
    play.turnTo(route.value.number);
  });
  useEffect(() => {
    document.title = `${words("mistakes-learn")}, Midway`;
  });
  return html`<${Table} play=${play} />`;
}

/** What stands in the decision's place. */
function Mistake({ table, play }) {
  usePageKeys(play, KEYS, isButtons);
  const { verdict } = play;
  useEffect(() => {
    if (verdict !== "ask") document.querySelector(".mistake .primary").focus({ preventScroll: true }); // what was pressed does nothing now
  }, [verdict]);
  const { Tray } = table.picture;
  return html`<section class="decision panel mistake" data-place="decision" aria-labelledby="ask">
    <div class="head">${sign("i-learn", "hd")}<span class="eyebrow">${words("mistakes-learn")}</span><${Dots} play=${play} /></div>
    <h2 id="ask" aria-live="polite">${words(`mistake-${verdict}`, { n: play.mark.value.event })}</h2>
    ${verdict === "ask"
      ? html`<p class="wasbar">${words("mistake-was", figures(table, play, play.mark.value.played.code))}</p>
          ${Tray && html`<${Tray} table=${table} />`}<${Options} table=${table} play=${play} />`
      : html`<${Said} table=${table} play=${play} /><${Answers} table=${table} play=${play} />`}
    <${Go} table=${table} play=${play} />
    <${Slip} game=${table.snapshot.game} play=${play} />
  </section>
  <${Flags} play=${play} />`;
}

/** How many mistakes there are, and which one this is. */
function Dots({ play }) {
  const at = play.marks.value.indexOf(play.mark.value);
  return html`<span class="dots" role="img" aria-label=${words("mistake-of", { n: at + 1, of: play.marks.value.length })}>
    ${play.marks.value.map((mark, index) => html`<i key=${mark.event} class=${classes(index <= at && "lit", index === at && "now")}></i>`)}
  </span>`;
}

/** An option of the decision by its code. */
const optionOf = (play, code) => play.all.find((option) => option.code === code);

/** What an option is called, its chances, those of what was played and of the best. */
function figures(table, play, code) {
  const { seat, played, options: [best] } = play.mark.value;
  const chance = (one) => one && Math.round(one.chances[seat]);
  return { option: faceOf(table, optionOf(play, code)).name, n: chance(play.figure(code)) ?? 0, now: chance(played), could: chance(best) };
}

/** What came of a try, with its figures. */
function Said({ table, play }) {
  const code = play.verdict === "shown" ? play.mark.value.options[0].code : play.tried.value.code;
  return html`<div class=${classes("said2", !play.solved && "no")}>
    ${sign(play.solved ? "i-check" : "i-hint")}<p>${words(`mistake-${play.verdict}-how`, figures(table, play, code))}</p>
  </div>`;
}

/** The option tried and the one played; all of them once the best is known. */
function Answers({ table, play }) {
  const { played, options } = play.mark.value;
  const tried = play.tried.value?.code;
  const shown = play.solved ? options : options.filter(({ code }) => code === tried || code === played.code);
  return html`<ol class="answers" tabindex="0" aria-label=${words("mistake-options")}>
    ${shown.map((one) => html`<${Answer} key=${one.code} table=${table} play=${play} one=${one} />`)}
  </ol>`;
}

function Answer({ table, play, one: { code, chances, interval } }) {
  const { seat, played, options: [best] } = play.mark.value;
  const option = optionOf(play, code);
  const { tint, emblem, name } = faceOf(table, option);
  const look = code === played.code ? "was" : code === best.code ? "best" : code === play.tried.value?.code && "near";
  const tag = code === played.code ? "was" : code === play.tried.value?.code && "try";
  return html`<li class=${classes("ans", tint, look)}>
    ${emblem ?? html`<span></span>`}
    <span class="n">${name} ${option.kind && html`<small>${table.words(`kind-${option.kind}`)}</small>`}${tag && html`<em>${words(`mistake-tag-${tag}`)}</em>`}</span>
    <span class="p">${words("percent", { n: Math.round(chances[seat]) })}</span><${Stack} chances=${chances} first=${seat} />
    <span class="s">± ${Math.max(1, Math.round(interval))}</span>
  </li>`;
}

function Go({ table, play }) {
  const { verdict, solved } = play;
  const ready = verdict === "ask" && play.ready;
  const idle = verdict === "ask" && !ready;
  const next = ready ? faceOf(table, ready).name : words(idle ? "mistake-first" : !solved ? "mistake-again" : play.later ? "mistake-next" : "mistake-leave");
  const button = (text, key, press) => html`<button class="btn" onClick=${press}>${text} <span class="key" aria-hidden="true">${key}</span></button>`;
  return html`<div class="go">
    ${!solved ? button(words("mistake-show"), "H", () => play.reveal()) : play.later && button(words("mistake-leave"), "Esc", () => play.leave())}
    ${verdict === "ask" && asides(play).map((option, index, all) => html`<${Aside} key=${option.code} table=${table} play=${play} option=${option} last=${index === all.length - 1} />`)}
    <button class="btn primary" aria-disabled=${idle ? "true" : undefined} onClick=${() => play.enter()}>${next}<span class="key" aria-hidden="true">⏎</span></button>
  </div>`;
}

/** On the board, what was played and what was tried or shown, with the chances. */
function Flags({ play }) {
  const boxes = useSignal([]);
  const { seat, played, options: [best] } = play.mark.value;
  const tried = play.verdict === "shown" ? best.code : play.tried.value?.code;
  const flags = [{ look: "was", code: played.code }, ...(tried === undefined || tried === played.code ? [] : [{ look: tried === best.code ? "best" : "try", code: tried }])];
  const measure = () => {
    boxes.value = flags.flatMap(({ look, code }) => {
      const node = optionOf(play, code).marks.flatMap(nodesOf).find((one) => one.closest(".board"));
      return node ? [{ look, chances: play.figure(code)?.chances, box: node.getBoundingClientRect() }] : [];
    });
  };
  useLayoutEffect(measure, [play.mark.value.event, tried]);
  useEffect(() => {
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => (removeEventListener("resize", measure), removeEventListener("scroll", measure, true));
  });
  return html`<div class="flags" aria-hidden="true">
    ${boxes.value.map(({ look, chances, box: { x, y, width, height } }) => html`<i key=${look} class=${look} style=${{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}>
      <b>${words(`mistake-tag-${look}`)}${chances && ` ${words("percent", { n: Math.round(chances[seat]) })}`}</b>
    </i>`)}
  </div>`;
}
