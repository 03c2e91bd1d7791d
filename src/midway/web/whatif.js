// What if: a band with an awning says what it is, a trail what was tried and what it came to; who is played by hand can be changed.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { piece, sign } from "./art.js";
import { Stack } from "./bands.js";
import { CopyButton } from "./copy.js";
import { classes } from "./draw.js";
import { html } from "./html.js";
import { usePageKeys } from "./keys.js";
import "./later.js";
import { passing } from "./options.js";
import { route } from "./router.js";
import { Table } from "./table.js";
import { WhatIfPlay } from "./whatifplay.js";
import { inOneBreath, words } from "./words.js";

export const styles = ["analysis.css", "whatif.css"].map((file) => new URL(file, import.meta.url).href);

export function WhatIf({ match, at }) {
  const play = useMemo(() => new WhatIfPlay(match, at, { Band, Above, Ended }), [match, at]);
  useSignalEffect(() => {
    play.follows(route.value.hash);
  });
  usePageKeys(play, KEYS, isTables);
  return html`<${Table} play=${play} />`;
}

/** Escape leads back to the match, Home to the beginning, N deals anew; all other keys are the table's. */
const KEYS = { Escape: (play) => play.leave(), Home: (play) => play.startOver(), n: (play) => play.dealAnew() };

/** True if there is nothing yet to leave, or Escape has something nearer to leave. */
const isTables = (play, { key }) => !play.live.value || (key === "Escape" && isBusy(play));
const isBusy = (play) => play.sticky.value !== null || play.narrowed.value || play.slip.value || play.staged.value || play.hint.value || passing(play);

const percent = (chance) => words("percent", { n: Math.round(chance) });

/** What this is, where it left the match, and that nothing counts. */
function Band({ table, play }) {
  const { whatif, seats } = table.snapshot;
  const own = whatif.hands.map((seat) => seats[seat].name);
  const button = (word, icon, key, act, idle = false) => html`<button class="btn" aria-disabled=${idle ? "true" : undefined} onClick=${act}>${sign(icon)}<span>${words(word)}</span>${key && html`<span class="key" aria-hidden="true">${key}</span>`}</button>`;
  return html`<aside class="sandbar" aria-labelledby="whatif">
    ${sign("i-branch", "br")}<h2 id="whatif">${words("whatif")}</h2>
    <p>${words("whatif-from", { n: whatif.at })} ${words(whatif.redealt ? "whatif-redealt" : "whatif-dealt")} ${words("whatif-as", { names: inOneBreath(own) })} <b>${words("whatif-counts")}</b></p>
    <div class="acts">
      ${button("whatif-over", "i-undo", words("whatif-home"), () => play.startOver(), !whatif.path.length)}
      ${button("whatif-anew", "i-again", "N", () => play.dealAnew())}
      ${whatif.ended && html`<${CopyButton} link=${location.origin + play.address()} label=${words("share")} />`}
      ${button("whatif-leave", "i-close", passing(play) ? "" : "Esc", () => play.leave())}
    </div>
  </aside>`;
}

/** The trail, and how everyone stands. */
function Above({ table, play }) {
  return html`<${Crumbs} table=${table} play=${play} /><${Stand} table=${table} play=${play} />`;
}

/** How the match went on, where it was left, and the turns since, if they are wanted; each leads back to where it began. */
function Crumbs({ table, play }) {
  const open = useSignal(false);
  const { went, start, now, turns, hands: [me], path } = table.snapshot.whatif;
  const whole = open.value || !turns.length;
  const look = (outlook) => outlook && html`<span class="v">${percent(outlook.chances[me])}</span>`;
  const back = (step, now, text) => (now ? html`<b>${text}</b>` : html`<button class="linkish" onClick=${() => play.stepTo(step)}>${text}</button>`);
  return html`<ol class="crumbs" aria-label=${words("whatif-trail")}>
    ${whole && went && html`<li class="gone">${went.seat >= 0 ? piece(went.seat) : html`<span></span>`}<span>${words("whatif-went")} <b>${went.text}</b></span>${look(went.outlook)}</li>`}
    ${whole && html`<li class=${classes(!turns.length && "now")}>${sign("i-branch", "pc")}<span>${back(0, !path.length, words("whatif-here"))}</span>${look(start)}</li>`}
    ${whole && turns.map(({ step, seat, text, outlook }) => html`<li key=${step}>${piece(seat)}<span>${back(step, false, text)}</span>${look(outlook)}</li>`)}
    ${turns.length > 0 && html`<li class="now">${sign("i-branch", "pc")}
      <span><button class="linkish" aria-expanded=${String(open.value)} onClick=${() => (open.value = !open.value)}>${words("whatif-since", { n: turns.length })}</button></span>${look(now)}
    </li>`}
  </ol>`;
}

/** Every seat's chances and points; a press changes who plays a seat. */
function Stand({ table, play }) {
  const { now, hands } = table.snapshot.whatif;
  const { seats } = table.snapshot;
  return html`<div class="stand" role="group" aria-label=${words("whatif-stand")} style=${{ "--seats": seats.length }}>
    ${now && html`<${Stack} chances=${now.chances} first=${hands[0]} />`}
    ${table.order.map((seat) => {
      const own = hands.includes(seat);
      const told = now ? words("whatif-seat", { name: seats[seat].name, chance: Math.round(now.chances[seat]), points: Math.round(now.points[seat]) }) : seats[seat].name;
      const label = `${told} ${words(own ? "whatif-by-hand" : "whatif-by-bot")}`;
      return html`<button key=${seat} class="seat" aria-pressed=${String(own)} aria-label=${label} title=${label} onClick=${() => play.take(seat)}>
        <span class="who">${piece(seat)}${now && html`<b>${percent(now.chances[seat])}</b>`}</span>
        ${now && html`<small>${words("hint-points", { n: Math.round(now.points[seat]) })}</small>`}
      </button>`;
    })}
  </div>`;
}

/** How it ended, beside how the match did. */
function Ended({ table, play }) {
  const { result, seats, whatif } = table.snapshot;
  const won = seats.filter((_, seat) => result.standings[seat] === 0).map(({ name }) => name);
  const ranked = result.standings.map((_, seat) => seat).sort((one, other) => result.standings[one] - result.standings[other]);
  useEffect(() => {
    document.querySelector(".ended .primary")?.focus({ preventScroll: true }); // what was pressed is gone
  }, []);
  return html`<section class="decision panel ended" data-place="decision" aria-labelledby="ask">
    <div class="head">${sign("i-branch", "hd")}<span class="eyebrow">${words("whatif")}</span></div>
    <h2 id="ask" aria-live="polite">${words("whatif-won", { names: inOneBreath(won), n: won.length })}</h2>
    <${Crumbs} table=${table} play=${play} />
    <table>
      <thead><tr><th><span class="vh">${words("player")}</span></th><th scope="col">${words("whatif-here-points")}</th>${whatif.ended && html`<th scope="col">${words("whatif-there-points")}</th>`}</tr></thead>
      <tbody>${ranked.map((seat) => html`<tr key=${seat}><th scope="row">${piece(seat)}${seats[seat].name}</th><td>${result.scores[seat]}</td>${whatif.ended && html`<td>${whatif.ended[seat]}</td>`}</tr>`)}</tbody>
    </table>
    <div class="go">
      <button class="btn" onClick=${() => play.undo()}>${sign("i-undo")}<span>${words("undo")}</span><span class="key" aria-hidden="true">U</span></button>
      <button class="btn primary" onClick=${() => play.startOver()}>${words("whatif-over")}<span class="key" aria-hidden="true">${words("whatif-home")}</span></button>
    </div>
  </section>`;
}
