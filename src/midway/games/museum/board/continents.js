// The four continents: objects on display, decks, Public Opinion, Embargo and Customs.
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { continentOf, seen, Tile } from "./cards.js";
import { classes, CONTINENTS, drawing, lit, times } from "./kinds.js";

const EACH = 2; // objects that a continent shows, if no Headline says otherwise

export const World = ({ table }) => html`<section class="world" aria-label=${table.words("pic-world")}>
  ${CONTINENTS.map((continent, number) => html`<${Continent} key=${continent} table=${table} continent=${continent} number=${number} />`)}
</section>`;

function Continent({ table, continent, number }) {
  const { view, extras } = table.snapshot;
  const looked = table.me === null ? [] : seen(table, view.peek[table.me]).filter((id) => continentOf(table, id) === continent);
  const lying = looked.length ? looked : extras.display[continent]; // what the reader looks at lies over the display
  const stock = view.left[number] + view.opinion[number];
  const notice = ["embargo", "customs"].find((news) => extras.headline === `headline_${news}_${continent}`);
  const open = table.options.some((option) => option.args.continent === continent);
  return html`<article class=${classes("cont panel", notice, open && lit(table, `continent:${continent}`))}>
    <header>
      <button type="button" class="named" aria-label=${spoken(table, continent, number)} ...${table.place(`continent:${continent}`, `continent:${continent}`)}>
        ${table.words(continent)}
      </button>
      <span class="stocked" title=${table.words("pic-in-deck", { n: stock })}>${stock}</span>
      <${Opinion} table=${table} number=${number} />
    </header>
    <div class=${classes("offer", lying.length > EACH && "many")}>
      ${lying.map((id) => html`<${Tile} key=${id} table=${table} id=${id} choice="take" from=${`deck:${continent}`}>
        ${looked.length > 0 && drawing("g-eye", "ic eye")}
      <//>`)}
      ${times(Math.max(0, EACH - lying.length), (gap) => html`<span key=${gap} class="gap">${table.words(stock ? "pic-taken" : "pic-empty")}</span>`)}
      <${Stock} table=${table} continent=${continent} number=${number} stock=${stock} />
      ${notice && html`<span class="notice">${drawing(`g-${notice}`)}${table.words(`pic-${notice}`, { n: view.toll })}</span>`}
    </div>
  </article>`;
}

function spoken(table, continent, number) {
  const { tokens, left, opinion } = table.snapshot.view;
  return table.words("pic-continent", { continent, n: tokens[number], deck: left[number] + opinion[number] });
}

function Opinion({ table, number }) {
  const n = table.snapshot.view.tokens[number];
  if (!n) return null;
  const title = table.words("pic-tokens", { n });
  const told = { kind: table.words("pic-opinion"), title, text: table.words("pic-opinion-about", { n }), rule: "MU score.opinion" };
  return html`<span class="frowns" role="img" tabindex="0" aria-label=${title} ...${table.explain(told)}>
    ${times(n, (token) => html`<i key=${token}>${drawing("g-opinion")}</i>`)}
  </span>`;
}

/** The deck: how many cards, how many of them Public Opinion. */
function Stock({ table, continent, number, stock }) {
  const { left, opinion } = table.snapshot.view;
  const label = table.words("pic-in-deck", { n: stock });
  const text = table.words("pic-deck-about", { objects: left[number], opinion: opinion[number] });
  const told = table.explain({ kind: table.words("pic-deck"), title: table.words(continent), text, rule: "MU end-of-turn.opinion" });
  const place = table.place(`continent:${continent}`, `continent:${continent}`);
  return html`<button type="button" class=${classes("stock", !stock && "out")} aria-label=${label} data-place=${`deck:${continent}`} ...${both(told, place)}>
    ${drawing(`c-${continent}`)}<b>${stock}</b>
  </button>`;
}
