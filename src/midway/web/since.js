// Since your last turn: what was done to the reader, what the others did, and pins on the board with the same numbers.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { piece, sign } from "./art.js";
import { classes, lookAt, nodesOf, pinAt } from "./draw.js";
import { gainOf } from "./figure.js";
import { addStyle } from "./games.js";
import { html } from "./html.js";
import "./later.js";
import { watch } from "./replay.js";
import { signed } from "./table.js";
import { words } from "./words.js";

await addStyle(new URL("since.css", import.meta.url).href);

const TONES = ["harm", "gain"];
const STACKED = 24; // pixels between two pins of one place
const NARROW = 1024; // pixels: on a narrower screen the parts of a wide table take turns
const SHORT = 8; // characters of an amount that need no narrow letters
const LYING = 500; // pixels: on a lower screen the card lies beside the board and covers nothing of it

export function Since({ table, play }) {
  const { acts, turns, start } = play.news.value;
  const [harm, gain] = TONES.map((tone) => acts.filter((act) => act.tone === tone));
  const others = acts.filter((act) => act.tone === "other");
  const [primary, list] = [useRef(), useRef()];
  const long = useSignal(false); // it takes the place of the log as well
  useEffect(() => primary.current.focus({ preventScroll: true }), []);
  useEffect(() => {
    const before = play.tab.value;
    return () => (play.tab.value = before);
  }, []);
  useEffect(() => {
    if (innerWidth < NARROW) play.tab.value = table.picture.partOf?.(acts[play.lit.value].places[0] ?? "") ?? play.tab.value;
  }, [play.lit.value]);
  useLayoutEffect(() => {
    long.value = list.current.scrollHeight > list.current.clientHeight;
  }, []);
  const rows = (some) => some.map((act) => html`<${Row} key=${acts.indexOf(act)} play=${play} act=${act} index=${acts.indexOf(act)} />`);
  return html`<section class=${classes("decision panel since", long.value && "long")} data-place="decision" aria-labelledby="since">
    <div class="head">${piece(table.me)}<h2 class="eyebrow" id="since" aria-live="polite">${words("since")}</h2><span class="x">${words("n-turns", { n: turns })}</span></div>
    <div class="told" ref=${list}>
      ${harm.length > 0 && html`<h3 class="harm">${words("done-to-you")}</h3>`}
      ${harm.length === 0 && gain.length > 0 && html`<h3>${words("to-you")}</h3>`}
      <ol class="acts">${rows([...harm, ...gain])}</ol>
      ${others.length > 0 && html`<h3>${words("the-others")}<small>${words("number-is-place")}</small></h3>`}
      <ol class="acts others">${rows(others)}</ol>
    </div>
    <div class="then"><${Scored} table=${table} /><p id="ask">${table.snapshot.decision.prompt}</p></div>
    <div class="go">
      <button class="btn" onClick=${() => watch(play, start)}>${sign("i-again")}<span>${words("watch-again")}</span></button>
      <button class="btn primary" ref=${primary} onClick=${() => play.goOn()}>${words("to-your-turn")}<span class="key" aria-hidden="true">⏎</span></button>
    </div>
    <${Pins} play=${play} acts=${acts} long=${long.value} />
  </section>`;
}

/** What a scoring now would add for the reader, if the others have changed it. */
function Scored({ table }) {
  const gain = (shot) => gainOf(shot, table.me);
  const was = table.picture.wide ? undefined : table.was(gain);
  if (was === undefined) return null;
  const now = gain(table.snapshot);
  return html`<p class=${classes("scored", now < was && "less")}>${words("since-scored", { now: signed(now), was: signed(was) })}</p>`;
}

function Row({ play, act, index }) {
  const light = () => (play.lit.value = index);
  const seen = play.lit.value === index;
  const row = useRef();
  useEffect(() => seen && row.current.scrollIntoView({ block: "nearest" }), [seen]);
  return html`<li><button class=${`act ${act.tone} ${seen ? "seen" : ""}`} ref=${row} style=${{ "--turn": index }} onClick=${light} onMouseEnter=${light} onFocus=${light}>
    <span class="pin">${index + 1}</span>
    ${act.tone === "other" && piece(act.seat)}
    <span><b>${act.text}</b> ${act.more && html`<small>${act.more}</small>`}</span>
    <span class=${classes("amt", act.amount.length > SHORT && "long")}>${act.amount}</span>
  </button></li>`;
}

/** The first node of each place of an act. */
const spots = (act) => act.places.map((place) => ({ place, node: nodesOf(place)[0] })).filter(({ node }) => node);

/** Where a node is in sight, above a card that covers the lower half of a narrow screen. */
function boxOf(node) {
  const { x, y, right, bottom, width } = node.getBoundingClientRect();
  const card = document.querySelector(".since").getBoundingClientRect();
  const edge = innerWidth < NARROW && card.x < right ? card.y : Infinity;
  return { x, y, right, bottom, width, height: Math.min(bottom, edge - 4) - y };
}

function Pins({ play, acts, long }) {
  const drawn = useSignal([]);
  const lit = play.lit.value;
  const measure = () => (drawn.value = acts.flatMap((act, index) => spots(act).map(({ place, node }) => ({ act, index, box: boxOf(node), at: pinAt(place, boxOf(node)), drawn: node instanceof SVGElement })).filter(({ box }) => box.height > 0)));
  useLayoutEffect(() => {
    const look = () => {
      const act = acts[lit] ?? acts[0];
      lookAt(act.places);
      const [first] = spots(act);
      if (first && innerWidth < NARROW) first.node.scrollIntoView({ block: innerHeight < LYING ? "nearest" : "center" });
      measure();
    };
    look();
    const frame = requestAnimationFrame(look); // another part of the table may come to the front meanwhile
    return () => cancelAnimationFrame(frame);
  }, [lit, long, play.tab.value]);
  useEffect(() => {
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => (removeEventListener("resize", measure), removeEventListener("scroll", measure, true));
  }, []);
  const at = new Map();
  return html`<div class="pins" aria-hidden="true">
    ${drawn.value.map(({ act, index, box, at: { x, y }, drawn: shape }) => {
      const key = `${x} ${y}`;
      const before = at.get(key) ?? 0;
      at.set(key, before + 1);
      return html`
        ${index === lit && !shape && html`<i class=${`around ${act.tone}`} style=${{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}></i>`}
        <span class=${`pin on ${act.tone}`} onClick=${() => (play.lit.value = index)}
          style=${{ left: `${x - before * STACKED}px`, top: `${Math.max(y, 4)}px` }}>${index + 1}</span>`;
    })}
  </div>`;
}
