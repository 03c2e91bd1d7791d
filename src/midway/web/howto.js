// How to play: one sheet for each game, with its goal, a turn in pictures, where points come from, and advice.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { sign } from "./art.js";
import { RuleLink } from "./decision.js";
import { addStyle, pictureOf, wantWords } from "./games.js";
import { html } from "./html.js";
import { go } from "./router.js";
import { openRules } from "./rules.js";
import { lay } from "./sheet.js";
import { ready, words, wordsOf } from "./words.js";

await addStyle(new URL("howto.css", import.meta.url).href);

const ADVICE = [1, 2, 3];

/** Lay the sheet: for a number of players, with the question they are asked; `first` if nobody asked for it. */
export function layHowto(game, players, decision = null, first = false) {
  lay(game.title, HowTo, { look: "howto", eyebrow: words("howto"), game, players, decision, first });
}

function HowTo({ game, players, decision, first, close }) {
  const picture = pictureOf(game, "howto");
  const play = useRef();
  const there = picture && ready(game.game);
  useLayoutEffect(() => keys(game, decision, first, close), [game]);
  useEffect(() => play.current?.focus({ preventScroll: true }), [there]);
  wantWords(game.game);
  if (!there) return null;
  const say = wordsOf(game.game);
  const follow = (path) => (event) => {
    close();
    go(path)(event);
  };
  return html`
    <div class="page" data-game=${game.game} tabindex="0" role="group" aria-label=${words("howto")}>
      ${decision?.rule && html`<p class="asked">${words("you-are-asked")} <em>${decision.prompt}</em> <${RuleLink} game=${game.game} rule=${decision.rule} cite=${decision.cite} /></p>`}
      <p class="goal">${say("howto-goal", { players })}</p>
      <section><h3>${say("howto-turn")}</h3><${Turn} game=${game} picture=${picture} /></section>
      <div class="two">
        <section><h3>${words("howto-points")}</h3><ul class="sources">
          ${picture.sources(players).map(({ id, emblem }) => html`<li key=${id}>${emblem}
            <div>${say(`howto-${id}`, { players })}<small>${say(`howto-${id}-how`, { players })}</small></div>
            <b>${say(`howto-${id}-points`, { players })}</b>
          </li>`)}
        </ul></section>
        <section><h3>${words("howto-advice")}</h3><ul class="advice">
          ${ADVICE.map((n) => html`<li key=${n}>${sign("lamp", "lampling")}<span><b>${say(`howto-advice-${n}-name`)}</b> ${say(`howto-advice-${n}`)}</span></li>`)}
        </ul></section>
      </div>
    </div>
    <footer>
      <span class="grow">${words("howto-once")} <kbd>?</kbd></span>
      <a class="btn" href=${`/rules/${game.game}`} onClick=${follow(`/rules/${game.game}`)}>${sign("i-rules")}${words("all-rules")}</a>
      ${game.lesson && html`<a class="btn" href=${`/learn/${game.game}`} onClick=${follow(`/learn/${game.game}`)}>${sign("lamp", "lampling")}${words("learn-in", { n: game.lesson.minutes })}</a>`}
      <button class="btn primary" ref=${play} onClick=${close}>${words("lets-play")} <span class="key" aria-hidden="true">⏎</span></button>
    </footer>`;
}

/** The stops of a turn, each with its picture. */
export function Turn({ game, picture }) {
  const say = wordsOf(game.game);
  return html`<ol class="turn">
    ${picture.scenes.map((scene, index) => html`<li key=${index}>
      <div class="pic"><svg class="scene" viewBox="0 0 160 96" aria-hidden="true">${scene(say)}</svg><span class="n" aria-hidden="true">${index + 1}</span></div>
      <div><b>${say(`howto-turn-${index + 1}-name`)}</b>${say(`howto-turn-${index + 1}`)}</div>
    </li>`)}
  </ol>`;
}

/** A second `?` leads to the rule; a sheet that nobody asked for goes at any letter. */
function keys(game, decision, first, close) {
  const press = (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "?") openRules(game.game, decision?.rule);
    else if (first && event.key.length === 1 && event.key !== " ") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", press, true);
  return () => removeEventListener("keydown", press, true);
}
