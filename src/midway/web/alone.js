// An analysis that stands alone, in a file that needs no server: what it tells and its words lie in the page.
import { render } from "preact";
import { Analysis, Plays, useKeys, Why, whyLine } from "./analysis.js";
import { inward } from "./api.js";
import { Chances, Luck } from "./bands.js";
import { html } from "./html.js";
import { prefs } from "./prefs.js";
import { inOneBreath, takeWords, words } from "./words.js";

const read = (id) => JSON.parse(document.getElementById(id).textContent);

function Alone({ table, analysis }) {
  useKeys(analysis);
  const told = analysis.told.value;
  const { standings } = table.snapshot.result;
  const ranked = standings.map((_, seat) => seat).sort((one, other) => standings[one] - standings[other] || one - other);
  const won = ranked.filter((seat) => standings[seat] === 0);
  const parts = { table, told, ranked, analysis, chapters: [] };
  return html`<section class="whypanel panel">
      <header><h2>${words("why-they-won", { n: won.length, names: inOneBreath(won.map(table.name)) })}</h2></header>
      <p>${whyLine(table, told, won)}</p><${Why} ...${parts} /><${Plays} ...${parts} />
    </section>
    <section class="charts panel"><${Chances} ...${parts} /><${Luck} ...${parts} /></section>`;
}

const snapshot = inward(read("match"));
const { lang } = document.documentElement;
prefs.language.value = lang;
takeWords("", lang, read("words"));
const analysis = new Analysis(null);
analysis.take(inward(read("told")));
render(html`<${Alone} table=${{ snapshot, me: null, name: (seat) => snapshot.seats[seat].name }} analysis=${analysis} />`, document.querySelector(".grid"));
