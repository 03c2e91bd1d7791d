// Where it turned: the largest moments of a match, each with the board as it was, what was played and what was better.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get } from "./api.js";
import { piece, sign } from "./art.js";
import { gradeSign, Stack } from "./bands.js";
import { classes } from "./draw.js";
import { html } from "./html.js";
import { go } from "./router.js";
import { whatIf } from "./trying.js";
import { words } from "./words.js";

const WIDE = 1000; // pixels that a board is drawn in before it is made small, as in analysis.css

const signed = (number) => (number < 0 ? `−${-Math.round(number)}` : `+${Math.round(number)}`);

export function Moments({ table, told }) {
  const shown = told.moments.map((event) => told.marks.find((mark) => mark.event === event) ?? told.strokes.find((stroke) => stroke.event === event));
  return html`<section class="turnsec" aria-labelledby="turned">
    <header><h2 id="turned">${words("analysis-turned")}</h2><p>${words(shown.length ? "analysis-how" : "analysis-nothing")}</p></header>
    <div class="moments">${shown.map((moment) => html`<${Moment} key=${moment.event} table=${table} moment=${moment} />`)}</div>
  </section>`;
}

function Moment({ table, moment }) {
  const { event, seat } = moment;
  const luck = "change" in moment;
  const path = `/table/${table.snapshot.match}/${event}`;
  const head = words("analysis-head", { name: luck ? words("analysis-chance") : table.name(seat), n: event });
  const grade = luck ? words("analysis-luck-by", { change: signed(moment.change), name: table.name(seat) }) : `${gradeSign(moment.grade)} −${Math.round(moment.lost)}`;
  const [first, second] = luck ? [{ text: words("analysis-before-it"), chances: moment.before }, { text: words("analysis-after-it"), chances: moment.after }] : [moment.played, moment.better];
  const row = (option, look) => html`<span class=${`lab ${luck ? "" : look}`}>${option.text}</span><${Stack} chances=${option.chances} first=${seat} /><b>${Math.round(option.chances[seat])}</b>`;
  return html`<article class="moment panel">
    <${Picture} table=${table} moment=${moment} />
    <div class="txt">
      <p class="h">${piece(seat)}<span>${head}</span><em class=${luck ? "good" : ""}>${grade}</em></p>
      <h3>${luck ? moment.text : words("analysis-was-better", { better: moment.better.text })}</h3>
      <p class="t">${luck ? words("analysis-nobody") : words("analysis-cost", { played: moment.played.text, lost: Math.round(moment.lost), interval: Math.max(1, Math.round(moment.interval)) })}</p>
      <div class="cmp">${row(first, "bad")}${row(second, "good")}</div>
      <div class="do"><a class="btn" href=${path} onClick=${go(path)}>${sign("i-eye")}${words("show-board")}</a>${!luck && html`<${TryIt} table=${table} moment=${moment} />`}</div>
    </div>
  </article>`;
}

/** The way to another choice, as oneself or as whoever moved. */
function TryIt({ table, moment: { event, seat } }) {
  const path = whatIf(table.snapshot.match, event, [seat]);
  const text = seat === table.me ? words("whatif-try") : words("whatif-try-as", { name: table.name(seat) });
  return html`<a class="btn" href=${path} onClick=${go(path)}>${sign("i-branch")}${text}</a>`;
}

/** The board as it was, small; what was played and what was better are marked. */
function Picture({ table, moment }) {
  const { Board, wide } = table.picture;
  const shot = useSignal(null);
  const node = useRef();
  useEffect(() => {
    get(`/matches/${table.snapshot.match}?at=${moment.event}&since=${moment.event}`).then((answer) => (shot.value = answer), () => {});
  }, [moment.event]);
  useEffect(() => {
    if (!shot.value || !node.current) return;
    const fit = () => node.current?.style.setProperty("--small", node.current.clientWidth / WIDE);
    fit();
    addEventListener("resize", fit);
    if (moment.played) for (const [look, option] of [["better", moment.better], ["chosen", moment.played]]) flag(node.current, look, option);
    return () => removeEventListener("resize", fit);
  }, [shot.value]);
  if (!Board) return null;
  return html`<div class=${classes("pic", wide && "parted")} ref=${node} inert aria-hidden="true" data-game=${table.snapshot.game}>
    ${shot.value && html`<div class="table small"><section class="board"><${Board} table=${asItWas(table, shot.value)} /></section></div>`}
  </div>`;
}

/** A table at which nothing can be done. */
function asItWas(table, snapshot) {
  const idle = { can: false, at: false, refused: false, last: null };
  const place = (mark) => ({ type: "button", "data-mark": mark, tabindex: -1 });
  return { ...table, snapshot, was: () => undefined, touched: [], options: [], considered: null, state: () => idle, place };
}

/** Mark the places of an option on a board. */
function flag(board, look, { marks }) {
  const places = marks.map((mark) => board.querySelector(`[data-mark="${CSS.escape(mark)}"]`)).filter(Boolean);
  for (const place of places) {
    place.classList.add(look);
    const tag = Object.assign(document.createElement("span"), { className: `flagtag ${look === "better" ? "good" : "bad"}`, textContent: words(look === "better" ? "analysis-better" : "analysis-played") });
    place.append(tag);
  }
}
