// The rules of a game: contents, chapters that go from a paragraph to the letter, search, the words of the game.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { drawn, sign, wick } from "./art.js";
import { addStyle, pictureOf, rulesOf, wantWords } from "./games.js";
import { pieces } from "./cites.js";
import { Turn } from "./howto.js";
import { html } from "./html.js";
import "./later.js";
import { go, visit } from "./router.js";
import { marked, plain } from "./search.js";
import { ready, words } from "./words.js";

await addStyle(new URL("rulebook.css", import.meta.url).href);

const DEPTHS = ["short", "both", "open"];

const emblem = (game, { sign: name, tint }) => drawn(game.game, name, `em ${tint}`);

/** The chapters, with their rules in them; a game without chapters has all rules in one. */
function chaptersOf(game) {
  const rules = Object.fromEntries(game.rules.map((rule) => [rule.id, rule]));
  if (!game.chapters.length) return [{ id: "all", title: words("rules"), text: "", table: [], rules: game.rules }];
  return game.chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.map((id) => rules[id]) }));
}

const written = (rule) => `${rule.id} ${rule.cite} ${rule.title} ${rule.text} ${rule.ruling}`;

/** What a search and a depth leave of the chapters; `inShort` if the paragraph itself has what is searched. */
function sift(chapters, wanted, depth) {
  const has = (text) => wanted.every((word) => plain(text).includes(word));
  const kept = chapters.map((chapter) => {
    const rules = chapter.rules.filter((rule) => has(written(rule)) && (depth !== "open" || rule.ruling));
    return { ...chapter, rules, inShort: has(`${chapter.title} ${chapter.text} ${chapter.table.flat().join(" ")}`) };
  });
  if (depth === "open") return kept.filter(({ rules }) => rules.length);
  return wanted.length ? kept.filter(({ rules, inShort }) => rules.length || inShort) : kept;
}

const ruleAt = (game, hash) => game.rules.find(({ id }) => id === hash || id.split(" ")[1] === hash)?.id;

/** The rulebook; `rule` is the one to open at. */
export function Rulebook({ game: name, rule: hash, head }) {
  const game = rulesOf(name);
  const asked = useSignal("");
  const depth = useSignal("both");
  const followed = useSignal(null); // a rule that another one names, where the page has no address of its own
  const here = useRef();
  const node = useRef();
  const list = useRef(); // the contents: a sheet on a narrow screen
  const wantedRule = followed.value ?? hash;
  const rule = game && wantedRule && ruleAt(game, wantedRule);
  const drawnUp = game && pictureOf(game, "howto") && ready(name); // pictures move what lies below them
  useEffect(() => here.current?.scrollIntoView({ block: "center" }), [game, rule, drawnUp]);
  useEffect(() => (game ? follow(node.current) : undefined), [game, asked.value, depth.value]);
  useLayoutEffect(() => (game ? slash(node.current) : undefined), [game]); // it works as soon as the page is seen
  if (!game) return null;
  const wanted = plain(asked.value).split(" ").filter(Boolean);
  const chapters = sift(chaptersOf(game), wanted, depth.value);
  const found = chapters.flatMap((chapter) => chapter.rules).length;
  const jump = (id) => (event) => {
    event.preventDefault();
    list.current.hidePopover();
    node.current.querySelector(`[data-chapter="${id}"]`)?.scrollIntoView({ block: "start" });
  };
  const see = (id) => (event) => {
    event.preventDefault();
    asked.value = "";
    depth.value = "both";
    if (head) visit(addressOf(game, id));
    else followed.value = id;
    here.current?.scrollIntoView({ block: "center" });
  };
  const enter = (event) => event.key === "Enter" && chapters.length > 0 && jump(chapters[0].id)(event);
  return html`<div class="rules-box"><div class="rulebook" data-game=${game.game} ref=${node}>
    ${head}
    <nav class="contents" aria-label=${words("contents")}>
      <label class="search">${sign("i-search")}<input type="search" aria-label=${words("search-rules")} placeholder=${words("search-n-rules", { n: game.rules.length })}
        value=${asked.value} onInput=${(event) => (asked.value = event.currentTarget.value)} onKeyDown=${enter} /></label>
      <button class="btn narrow-contents" onClick=${() => list.current.showPopover()}>${sign("i-menu")}${words("contents")}</button>
      <p role="status" class=${wanted.length ? "found" : "vh"}>${words("rules-found", { n: found })}${wanted.length > 0 && ` · ${words("chapters-found", { n: chapters.length })}`}</p>
      <div class="list" popover="auto" ref=${list}>
      <div class="sheet-head"><h2>${words("contents")}</h2><button class="x" aria-label=${words("close")} onClick=${() => list.current.hidePopover()}>${sign("i-close")}</button></div>
      <ol>${chapters.map((chapter) => html`<li key=${chapter.id}><a href=${`#${chapter.id}`} data-to=${chapter.id} onClick=${jump(chapter.id)}>
        ${chapter.sign ? emblem(game, chapter) : html`<span></span>`}<span>${chapter.title}</span>${chapter.rules.length > 0 && html`<small>${chapter.rules.length}</small>`}
      </a></li>`)}</ol>
      <fieldset class="depth"><legend class="vh">${words("depth")}</legend>
        ${DEPTHS.map((one) => html`<label key=${one}><input type="radio" name="depth" checked=${depth.value === one} onChange=${() => (depth.value = one)} />${words(`depth-${one}`)}</label>`)}
      </fieldset>
      </div>
    </nav>
    <div class="chapters">
      ${chapters.length === 0 && html`<p class="none">${words("rules-found", { n: 0 })}</p>`}
      ${chapters.map((chapter) => html`<${Chapter} key=${chapter.id} game=${game} chapter=${chapter} wanted=${wanted} depth=${depth.value} rule=${rule} here=${here} see=${see} />`)}
    </div>
    <${Beside} game=${game} />
  </div></div>`;
}

function Chapter({ game, chapter, wanted, depth, rule, here, see }) {
  const { id, title, text, table, rules, shows } = chapter;
  const opened = wanted.length > 0 || depth === "open" || rules.some((one) => one.id === rule);
  return html`<section class="chapter" data-chapter=${id} aria-label=${title}>
    <h2>${chapter.sign && emblem(game, chapter)}<span>${marked(title, wanted)}</span>${rules.length > 0 && html`<small>${words("rules-found", { n: rules.length })}</small>`}</h2>
    ${depth !== "open" && html`<p class="plain">${marked(text, wanted)}</p>
      ${shows === "turn" && html`<${Pictures} game=${game} />`}
      ${table.length > 0 && html`<${Table} rows=${table} />`}`}
    ${depth !== "short" && rules.length > 0 && html`<details class="law" open=${opened}>
      <summary>${words("to-the-letter")}<small>${words("rules-found", { n: rules.length })}</small></summary>
      ${rules.map((one) => html`<${Rule} key=${one.id} game=${game} rule=${one} wanted=${wanted} here=${one.id === rule ? here : null} see=${see} />`)}
    </details>`}
  </section>`;
}

/** The pictures of a turn, from the sheet "How to play". */
function Pictures({ game }) {
  const picture = pictureOf(game, "howto");
  wantWords(game.game);
  return picture?.scenes && ready(game.game) ? html`<${Turn} game=${game} picture=${picture} />` : null;
}

function Table({ rows: [head, ...rows] }) {
  return html`<div class="scroll"><table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

const addressOf = (game, id) => `/rules/${game.game}#${id.split(" ")[1]}`;

function Rule({ game, rule, wanted, here, see }) {
  const path = addressOf(game, rule.id);
  const link = ({ id, text }) => html`<a class="cited" href=${addressOf(game, id)} onClick=${see(id)}>${marked(text, wanted)}</a>`;
  const linked = (text) => pieces(game, rule, text).map((piece) => (piece.id ? link(piece) : marked(piece, wanted)));
  return html`<article id=${rule.id} ref=${here} class=${here ? "asks" : ""}>
    <h3>${marked(rule.title, wanted)} <a href=${path} onClick=${go(path)} aria-label=${words("rule-address", { rule: rule.cite })}>${rule.place || rule.id}</a></h3>
    <p>${linked(rule.text)}</p>
    ${rule.ruling && html`<p class="ruling"><b>${words("ruling")}</b> ${linked(rule.ruling)}</p>`}
  </article>`;
}

/** The lesson, if there is one, and the words of the game. */
function Beside({ game }) {
  if (!game.lesson && !game.terms.length) return null;
  return html`<aside class="beside-page">
    ${game.lesson && html`<div class="panel">
      ${wick()}<h3>${words("rather-see-it")}</h3><p>${words("lesson-shows")}</p>
      <a class="btn primary" href=${`/learn/${game.game}`} onClick=${go(`/learn/${game.game}`)}>${sign("i-play")}${words("learn-in", { n: game.lesson.minutes })}</a>
      ${game.lessons.map(({ lesson, title, minutes }) => html`<a class="btn" href=${`/learn/${game.game}/${lesson}`} onClick=${go(`/learn/${game.game}/${lesson}`)}>${title} <small>${words("n-minutes", { n: minutes })}</small></a>`)}
    </div>`}
    ${game.terms.length > 0 && html`<div class="panel"><h3>${words("words-of-the-game")}</h3>
      <dl>${game.terms.map(({ name, means }) => html`<dt>${name}</dt><dd>${means}</dd>`)}</dl>
    </div>`}
  </aside>`;
}

/** Mark the present chapter in the contents; a print shows all to the letter. */
function follow(node) {
  const watch = new IntersectionObserver((entries) => {
    const seen = entries.find((entry) => entry.isIntersecting);
    if (!seen) return;
    for (const link of node.querySelectorAll(".contents a")) {
      if (link.dataset.to === seen.target.dataset.chapter) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-20% 0px -70% 0px" });
  for (const chapter of node.querySelectorAll(".chapter")) watch.observe(chapter);
  const print = () => node.querySelectorAll(".law").forEach((law) => (law.open = true));
  addEventListener("beforeprint", print);
  return () => {
    watch.disconnect();
    removeEventListener("beforeprint", print);
  };
}

/** `/` goes to the search. */
function slash(node) {
  const press = (event) => {
    if (event.key !== "/" || event.target.closest?.("input, textarea, select")) return;
    event.preventDefault();
    node.querySelector("input[type=search]").focus();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
