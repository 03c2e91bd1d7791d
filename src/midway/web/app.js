// The page: its language first, then what the address asks for.
import { effect } from "@preact/signals";
import { render } from "preact";
import { Explained } from "./explain.js";
import { Home } from "./home.js";
import { html } from "./html.js";
import { Missing } from "./missing.js";
import { route } from "./router.js";
import { RulesPage } from "./rules.js";
import { Sheet } from "./sheet.js";
import { TablePage } from "./table.js";
import { language, load, ready } from "./words.js";

effect(() => {
  document.documentElement.lang = language.value;
  load();
});

const PAGES = { "": Home, table: TablePage, rules: RulesPage };

function App() {
  if (!ready()) return null;
  const { kind, id } = route.value;
  const Page = PAGES[kind] ?? Missing;
  return html`<${Page} key=${`${kind} ${id}`} id=${id} /><${Sheet} /><${Explained} />`;
}

render(html`<${App} />`, document.getElementById("app"));
