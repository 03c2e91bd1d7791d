// The end of a lesson: the lamps that were lit, and doors to what comes next.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { send } from "./api.js";
import { lamp, sign, wick } from "./art.js";
import { classes } from "./draw.js";
import { gameOf } from "./games.js";
import { focused, html } from "./html.js";
import { easiest } from "./levels.js";
import { keepKeys } from "./prefs.js";
import { go, visit } from "./router.js";
import { openHowto } from "./rules.js";
import { playBots } from "./start.js";
import { words, wordsOf } from "./words.js";

export function Bow({ play, lesson }) {
  const node = useRef();
  const fault = useSignal("");
  const game = gameOf(play.game);
  useLayoutEffect(() => node.current.showModal(), []);
  const lit = lesson.lamps.filter(Boolean).length;
  const all = lesson.lamps.length;
  const rivals = play.live.value.seats.length - 1;
  const leave = (event) => {
    event.preventDefault();
    visit("/");
  };
  const howto = () => {
    visit("/");
    openHowto(game, rivals + 1);
  };
  const tried = (begun) => () => begun().catch((problem) => (fault.value = problem.message));
  const last = tried(() => playLast(game));
  const taught = game.lessons.find(({ lesson }) => lesson === play.name);
  const whole = tried(() => playBots(game, rivals + 1, taught?.options, easiest(game)));
  const say = wordsOf(play.game);
  return html`<dialog class="bow" ref=${node} aria-labelledby="bow-title" onCancel=${leave}>
    ${wick()}
    <h2 id="bow-title">${lesson.title}</h2>
    <p>${lit === all && words("bow-all-lit", { n: all })} ${lesson.says}</p>
    <div class="lamps" role="img" aria-label=${words("lamps-lit", { lit, all })}>${lesson.lamps.map((on) => lamp(on ? "lit" : ""))}</div>
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <ul>
      ${!taught && html`<${Door} first icon="i-play" title=${say("lesson-last")} text=${say("lesson-last-how")} minutes=${game.lesson.last} open=${last} />`}
      <${Door} first=${Boolean(taught)} icon="i-bot" title=${words("door-whole")} text=${words("door-whole-how", { n: rivals })} minutes=${game.minutes} open=${whole} />
      ${!taught && game.lessons.map(({ lesson, title, minutes }) => html`<${Door} icon="i-play" title=${title} text=${words("door-further")} minutes=${minutes} open=${go(`/learn/${game.game}/${lesson}`)} />`)}
      <${Door} icon="i-rules" title=${words("door-howto")} text=${words("door-howto-how")} minutes=${1} open=${howto} />
    </ul>
  </dialog>`;
}

/** The last rounds of a prepared match, at a table of one's own. */
async function playLast(game) {
  const made = await send(`/games/${game.game}/last`);
  keepKeys(made.match, made.seats);
  visit(`/table/${made.match}`);
}

const Door = ({ first, icon, title, text, minutes, open }) => html`<li><button class=${classes("door", first && "first")} ref=${first && focused} onClick=${open}>
  ${sign(icon)}<div><b>${title}</b><span>${text}</span></div><i>${words("n-minutes", { n: minutes })}</i>
</button></li>`;
