// Rules at hand: the whole index of a game, searchable, opened at the rule that asks.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { sign } from "./art.js";
import { Bar } from "./bar.js";
import { gameOf, games } from "./games.js";
import { html } from "./html.js";
import { Missing } from "./missing.js";
import { route } from "./router.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

export const openRules = (game, rule) => lay(words("rules"), Rules, { game, rule });

/** The index as a page of its own: /rules/GAME#RULE. */
export function RulesPage({ id }) {
  const known = games();
  const game = known?.some((one) => one.game === id) ? gameOf(id) : null;
  useEffect(() => {
    if (game) document.title = `${words("rules")}, ${game.title}, Midway`;
  }, [game]);
  if (known && !known.some((one) => one.game === id)) return html`<${Missing} />`;
  return html`<${Bar} title=${game?.title} /><main class="rules-page sheet"><h2>${words("rules")}</h2>${game && html`<${Rules} game=${id} rule=${decodeURIComponent(route.value.hash)} />`}</main>`;
}

const plain = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

function Rules({ game: name, rule }) {
  const game = gameOf(name);
  const asked = useSignal("");
  const here = useRef();
  useEffect(() => here.current?.scrollIntoView({ block: "start" }), [game, rule]);
  if (!game) return null;
  const wanted = plain(asked.value).split(" ").filter(Boolean);
  const found = game.rules.filter((entry) => wanted.every((word) => plain(`${entry.id} ${entry.title} ${entry.text} ${entry.ruling}`).includes(word)));
  return html`<div class="rules-index">
    <label class="search">${sign("i-search")}<input type="search" aria-label=${words("search-rules")} placeholder=${words("search-rules")}
      value=${asked.value} onInput=${(event) => (asked.value = event.currentTarget.value)} /></label>
    <p role="status" class="found">${words("rules-found", { n: found.length })}</p>
    ${found.map((entry) => html`<article key=${entry.id} id=${entry.id} ref=${entry.id === rule ? here : null} class=${entry.id === rule ? "asks" : ""}>
      <h3>${entry.title} <small>${entry.id}</small></h3>
      <p>${entry.text}</p>
      ${entry.ruling && html`<p class="ruling"><b>${words("ruling")}</b> ${entry.ruling}</p>`}
    </article>`)}
  </div>`;
}
