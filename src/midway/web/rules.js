// Rules and "How to play" at hand: as a sheet over the table, or the rules as a page; loaded when somebody wants them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drawn } from "./art.js";
import { Bar } from "./bar.js";
import { games } from "./games.js";
import { html } from "./html.js";
import { Missing } from "./missing.js";
import { go, route } from "./router.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

const rulebook = async () => (await import("./rulebook.js")).Rulebook;

/** The rules of a game over the table, open at a rule. */
export async function openRules(game, rule) {
  lay(words("rules"), await rulebook(), { look: "rules", game, rule });
}

/** How to play a game, for a number of players, with the question they are asked; its rules if it has no such sheet. */
export async function openHowto(game, players, decision = null, first = false) {
  if (!game.pictures.includes("howto")) return openRules(game.game, decision?.rule);
  (await import("./howto.js")).layHowto(game, players, decision, first);
}

/** The rules as a page of their own: /rules/GAME#RULE. */
export function RulesPage({ id }) {
  const known = games();
  const Rulebook = useSignal(null);
  const game = known?.find((one) => one.game === id);
  useEffect(() => {
    rulebook().then((found) => (Rulebook.value = found));
  }, []);
  useEffect(() => {
    if (game) document.title = `${words("rules")}, ${game.title}, Midway`;
  }, [game]);
  if (known && !game) return html`<${Missing} />`;
  const head = game && html`<${Head} game=${game} known=${known} />`;
  return html`<${Bar} title=${words("rules")} /><main class="rules-page">
    ${game && Rulebook.value && html`<${Rulebook.value} game=${id} rule=${decodeURIComponent(route.value.hash)} head=${head} />`}
  </main>`;
}

/** The title, and the games to choose from. */
function Head({ game, known }) {
  return html`<header class="top">
    <div><h2>${game.title}</h2><p>${words("rules-line")}</p></div>
    <nav class="whichgame" aria-label=${words("games")}>
      ${known.map((one) => html`<a key=${one.game} href=${`/rules/${one.game}`} onClick=${go(`/rules/${one.game}`)} aria-current=${one === game ? "page" : undefined}>
        ${drawn(one.game, one.sign, "em")}${one.title}
      </a>`)}
    </nav>
  </header>`;
}
