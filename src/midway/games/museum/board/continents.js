// The four continents: objects on display, decks, Public Opinion, Embargo and Customs.
import { classes, count, lit, times } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { displayOf, Tile } from "./cards.js";
import { CONTINENTS, drawing } from "./kinds.js";

const EACH = 2; // objects that a continent shows, if no Headline says otherwise

export const World = ({ table }) => html`<section class="world" data-place="world" aria-label=${table.words("pic-world")}>
  ${CONTINENTS.map((continent) => html`<${Continent} key=${continent} table=${table} continent=${continent} />`)}
</section>`;

function Continent({ table, continent }) {
  const { view } = table.snapshot;
  const looked = (table.me !== null && view.peek[table.me][continent]) || [];
  const lying = looked.length ? looked : displayOf(table, continent); // what the reader looks at lies over the display
  const stock = count(view.left, continent) + count(view.opinion, continent);
  const notice = ["embargo", "customs"].find((news) => view.headline === `headline_${news}_${continent}`);
  const open = table.options.some((option) => option.args.continent === continent);
  return html`<article class=${classes("cont panel", notice, open && lit(table, `continent:${continent}`))}>
    <header data-place=${`continent:${continent}`}>
      <button type="button" class="named" aria-label=${spoken(table, continent, stock)} ...${table.place(`continent:${continent}`, `continent:${continent}`)}>
        ${table.words(continent)}
      </button>
      <span class="stocked" title=${table.words("pic-in-deck", { n: stock })}>${stock}</span>
      <${Opinion} table=${table} continent=${continent} />
    </header>
    <div class=${classes("offer", lying.length > EACH && "many")}>
      ${lying.map((id) => html`<${Tile} key=${id} table=${table} id=${id} choice="take" from=${`deck:${continent}`}>
        ${looked.length > 0 && drawing("g-eye", "ic eye")}
      <//>`)}
      ${times(Math.max(0, EACH - lying.length), (gap) => html`<span key=${gap} class="gap">${table.words(stock ? "pic-taken" : "pic-empty")}</span>`)}
      <${Stock} table=${table} continent=${continent} stock=${stock} />
      ${notice && html`<span class="notice">${drawing(`g-${notice}`)}${table.words(`pic-${notice}`, { n: view.toll })}</span>`}
    </div>
  </article>`;
}

const spoken = (table, continent, deck) =>
  table.words("pic-continent", { continent, n: count(table.snapshot.view.tokens, continent), deck });

function Opinion({ table, continent }) {
  const n = count(table.snapshot.view.tokens, continent);
  if (!n) return null;
  const title = table.words("pic-tokens", { n });
  const told = { kind: table.words("pic-opinion"), title, text: table.words("pic-opinion-about", { n }), rule: "MU score.opinion" };
  return html`<span class="frowns" role="img" tabindex="0" aria-label=${title} ...${table.explain(told)}>
    ${times(n, (token) => html`<i key=${token}>${drawing("g-opinion")}</i>`)}
  </span>`;
}

/** The deck: how many cards, how many of them Public Opinion. */
function Stock({ table, continent, stock }) {
  const { left, opinion } = table.snapshot.view;
  const label = table.words("pic-in-deck", { n: stock });
  const text = table.words("pic-deck-about", { objects: count(left, continent), opinion: count(opinion, continent) });
  const told = table.explain({ kind: table.words("pic-deck"), title: table.words(continent), text, rule: "MU end-of-turn.opinion" });
  const place = table.place(`continent:${continent}`, `continent:${continent}`);
  return html`<button type="button" class=${classes("stock", !stock && "out")} aria-label=${label} data-place=${`deck:${continent}`} ...${both(told, place)}>
    ${drawing(`c-${continent}`)}<b>${stock}</b>
  </button>`;
}
