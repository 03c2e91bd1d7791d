// The page: its language first, then what the address asks for.
import { effect } from "@preact/signals";
import { render } from "preact";
import { Bar } from "./bar.js";
import { Explained } from "./explain.js";
import { partOf } from "./games.js";
import { Home } from "./home.js";
import { House } from "./house.js";
import { html } from "./html.js";
import { Join } from "./join.js";
import { Missing } from "./missing.js";
import { Notice } from "./notice.js";
import { route } from "./router.js";
import { RulesPage } from "./rules.js";
import { Sheet } from "./sheet.js";
import { TablePage } from "./table.js";
import { language, load, ready } from "./words.js";

effect(() => {
  document.documentElement.lang = language.value;
  load();
});

const PAGES = { "": Home, join: Join, table: TablePage, rules: RulesPage, learn: LearnPage, strength: StrengthPage, mistakes: MistakesPage, whatif: WhatIfPage };

/** A lesson; its module is loaded when one is begun. */
function LearnPage({ id }) {
  const { Lesson } = partOf("learn") ?? {};
  return Lesson ? html`<${Lesson} path=${id} />` : html`<${Bar} />`;
}

/** How strong the bots are; loaded when somebody wants to know. */
function StrengthPage({ id }) {
  const { Strength } = partOf("strength") ?? {};
  return Strength ? html`<${Strength} id=${id} />` : html`<${Bar} />`;
}

/** The reader's own mistakes in a match; loaded when somebody wants to learn from them. */
function MistakesPage({ id }) {
  const { Mistakes } = partOf("mistakes") ?? {};
  return Mistakes ? html`<${Mistakes} match=${id} />` : html`<${Bar} />`;
}

/** A match that goes another way; loaded when somebody wants to try. */
function WhatIfPage({ id }) {
  const { WhatIf } = partOf("whatif") ?? {};
  return WhatIf ? html`<${WhatIf} key=${route.value.number} match=${id} at=${route.value.number} />` : html`<${Bar} />`;
}

function App() {
  if (!ready()) return null;
  const { kind, id } = route.value;
  const Page = PAGES[kind] ?? Missing;
  return html`<${House} /><${Page} key=${`${kind} ${id}`} id=${id} /><${Sheet} /><${Explained} /><${Notice} />`;
}

render(html`<${App} />`, document.getElementById("app"));
