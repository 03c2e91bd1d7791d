// The progress mat and the Breakthrough chart.
import { piece } from "midway/art.js";
import { classes, lit, seats } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { CATEGORIES, explainBreakthrough, explainProgression } from "./cards.js";
import { Key } from "./keys.js";
import { BOXES, dollars, drawing, hasLongWord, ids } from "./kinds.js";

// Progress: a column for each category, a row for each level.

export function Progress({ table }) {
  const columns = Object.keys(CATEGORIES);
  return html`<section class="progress panel" aria-label=${table.words("pic-progress")}>
    <h2 class="eyebrow ends"><span>${table.words("pic-progress")}</span><small>${levels(table)}</small></h2>
    <div class="mat">
      ${columns.map((category) => html`<span key=${category} class="heading" title=${table.words(category)}>
        ${drawing(CATEGORIES[category])}<i>${table.words("pic-category", { category })}</i>
      </span>`)}
      ${ids(table, "progression").toSorted(byLevel(table)).map((id) => html`<${Progression} key=${id} table=${table} id=${id} />`)}
    </div>
  </section>`;
}

const byLevel = (table) => (one, other) => {
  const [a, b] = [table.cards.progression[one], table.cards.progression[other]];
  const columns = Object.keys(CATEGORIES);
  return a.level - b.level || columns.indexOf(a.category) - columns.indexOf(b.category);
};

/** The levels that the reader has completed, and the Profit that they brought. */
function levels(table) {
  const { complete } = table.snapshot.extras;
  if (table.me === null) return "";
  const done = complete[table.me];
  return done ? table.words("pic-level-done", { n: done }) : table.words("pic-level-none");
}

function Progression({ table, id }) {
  const { view, extras } = table.snapshot;
  const { name, cost } = table.cards.progression[id];
  const owners = seats(table).filter((seat) => view.owned[seat].includes(id));
  const mine = owners.includes(table.me);
  const price = table.me === null ? cost : (extras.prices[table.me][id] ?? cost);
  const open = table.me !== null && extras.open[table.me].includes(id);
  const state = mine ? table.words("pic-owned") : dollars(table, price);
  const label = [name, state, owners.length && table.words("pic-owners", { names: owners.map(table.name).join(", ") })].filter(Boolean).join(", ");
  const look = classes("step-of", mine ? `mine s${table.me + 1}` : open ? "open" : "shut", hasLongWord(name) && "long", lit(table, `progression:${id}`));
  const acts = both(explainProgression(table, id), table.place(`progression:${id}`, `progress:${id}`));
  return html`<button type="button" class=${look} aria-label=${label} ...${acts}>
    <b>${name}</b>
    <span>${mine ? html`<i class="tick">✓</i>` : html`<i class=${price < cost ? "cheaper" : ""}>${dollars(table, price)}</i>`}
      <em>${owners.filter((seat) => seat !== table.me).map(piece)}</em></span>
  </button>`;
}

// Breakthroughs: who has claimed them, or which numbers are filled by whom.

export function Breakthroughs({ table }) {
  return html`<section class="research panel" aria-label=${table.words("pic-breakthroughs")}>
    <h2 class="eyebrow ends"><span>${table.words("pic-breakthroughs")}</span><${Key} table=${table} letter="b" label="pic-race-whole" /><${Boxes} table=${table} /></h2>
    <ol>${ids(table, "breakthrough").map((id) => html`<li key=${id}><${Breakthrough} table=${table} id=${id} /></li>`)}</ol>
  </section>`;
}

/** What the next City, Pioneer and Card cost in tokens. */
function Boxes({ table }) {
  const { next } = table.snapshot.extras;
  return html`<small class="boxes" role="group" aria-label=${table.words("pic-boxes")}>
    ${BOXES.map((box) => {
      const label = table.words(`pic-box-${box}`, { n: next[box] });
      const look = lit(table, `box:${box}`);
      return html`<button type="button" key=${box} class=${look} title=${label} aria-label=${label} ...${table.place(`box:${box}`, box)}>
        ${drawing(box)}<b>${next[box]}</b>
      </button>`;
    })}
    ${drawing("token")}
  </small>`;
}

function Breakthrough({ table, id }) {
  const { view } = table.snapshot;
  const { name, steps, level, vp } = table.cards.breakthrough[id];
  const owners = view.claimed[id] ?? [];
  const filled = (step) => seats(table).filter((seat) => view.steps[seat][id]?.includes(String(step)));
  const told = owners.length
    ? table.words("pic-claimed-by", { names: owners.map(table.name).join(", ") })
    : steps.map((step) => (filled(step).length ? `${step} ${filled(step).map(table.name).join(", ")}` : `${step}`)).join("; ");
  const look = classes("idea", owners.length ? "done" : level > view.era ? "shut" : "open", hasLongWord(name) && "long", lit(table, `breakthrough:${id}`));
  return html`<button type="button" class=${look} aria-label=${`${name}, ${table.words("pic-points-of", { n: vp })}, ${told}`}
    ...${both(explainBreakthrough(table, id), table.place(`breakthrough:${id}`, `research:${id}`))}>
    <b>${name}</b>
    ${owners.length
      ? html`<span class="claimed">${owners.map(piece)}</span>`
      : html`<span class="numbers">${steps.map((step) => html`<${Step} key=${step} table=${table} step=${step} players=${filled(step)} />`)}</span>`}
    <span class="worth">${vp}</span>
  </button>`;
}

/** A number: the reader's mark if it is theirs, and how many rivals have filled it. */
function Step({ table, step, players }) {
  const mine = players.includes(table.me);
  const rivals = players.length - mine;
  return html`<i class=${classes(mine && "filled")}>${mine ? piece(table.me) : step}${rivals > 0 && html`<sup>${rivals}</sup>`}</i>`;
}
