// Two sheets of the reader's own: the whole hand with what each card would bring, and the race for the Breakthroughs.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { piece } from "midway/art.js";
import { classes, lit, seats } from "midway/draw.js";
import { addStyle } from "midway/games.js";
import { html } from "midway/html.js";
import { lay } from "midway/sheet.js";
import { emblemOf, eraName, look, sortName } from "./cards.js";
import { handOf, meaning } from "./hand.js";
import { dollars, drawing, ids, productOf } from "./kinds.js";
import { lacking } from "./forecast.js";

await addStyle(new URL("sheets.css", import.meta.url).href);

const title = (table, name) => table.words(`pic-${name}`);

export const openHand = (table) => lay(title(table, "hand"), WholeHand, { look: "broad", table });
export const openRace = (table) => lay(title(table, "breakthroughs"), Race, { look: "broad", table });

/** The key that opened a sheet closes it. */
function useClosing(key, close) {
  useEffect(() => {
    const press = (event) => event.key.toLowerCase() === key && close();
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

// The hand.

function WholeHand({ table, close }) {
  const held = handOf(table, table.me);
  const { keeps, penalty } = table.snapshot.extras;
  const at = useSignal(held.find((id) => usesOf(table, id).length) ?? held[0]); // the card that the button plays
  const [use] = usesOf(table, at.value);
  const walk = (event) => {
    const all = [...event.currentTarget.querySelectorAll("button")];
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = /^[1-9]$/.test(event.key) ? all[event.key - 1] : by && all[all.indexOf(document.activeElement) + by];
    if (to) to.focus();
  };
  useClosing("c", close);
  useEffect(() => document.querySelector(".hand-sheet [autofocus]")?.scrollIntoView({ block: "nearest", inline: "start" }), []);
  return html`<div data-game="destiny" class="hand-sheet" onKeyDown=${walk}>
    <p class="lead">${table.words("pic-hand-keeps", { n: held.length, keeps: keeps[table.me], each: penalty })}</p>
    <ol>${held.map((id) => html`<li key=${id} onfocusin=${() => (at.value = id)}><${Whole} table=${table} id=${id} first=${id === at.value} close=${close} /></li>`)}</ol>
    ${held.length > 0 && html`<div class="foot">
      <p aria-hidden="true"><kbd class="key">1</kbd>${held.length > 1 && html`–<kbd class="key">${held.length}</kbd>`} ${table.words("pic-hand-picks")}, <kbd class="key">←</kbd> <kbd class="key">→</kbd> ${table.words("pic-hand-walks")}</p>
      ${use && html`<button class="btn primary" onClick=${() => (close(), table.press(use))}>${use.text}</button>`}
    </div>`}
  </div>`;
}

/** A card with all its text; below the line what it would bring now, or why it has to wait. */
function Whole({ table, id, first, close }) {
  const { number, name, text } = table.cards.card[id];
  const { onClick, ...place } = table.place(`card:${id}`, meaning(table, id));
  const press = (event) => {
    close();
    onClick(event);
  };
  return html`<button ...${place} class=${classes("influence whole", look(table, id), lit(table, `card:${id}`))} autofocus=${first} onClick=${press}>
    <span class="number">${number}</span><span class="era">${sortName(table, id)} · ${eraName(table, id)}</span>
    <span class="emblem">${drawing(emblemOf(id))}</span><b>${name}</b><span class="text">${text}</span>
    <span class="now"><${Now} table=${table} id=${id} /></span>
  </button>`;
}

const usesOf = (table, id) => table.options.filter((option) => option.args.card === id && option.verb !== "put-away");

function Now({ table, id }) {
  const uses = usesOf(table, id);
  if (uses.length) return uses.map((option) => html`<span key=${option.code} class="can">${useText(table, option)}</span>`);
  const row = table.snapshot.decision?.rows.find(({ mark }) => mark === `card:${id}`);
  return row?.why || table.words("pic-hand-later");
}

/** What a use of a card brings: of a product what it pays everybody, else what the option says. */
function useText(table, option) {
  const product = productOf(table, option);
  const kind = table.words(`pic-use-${option.verb === "play" ? option.args.use : "answer"}`);
  if (!product) return kind;
  const sums = table.order.map((seat) => [seat, table.snapshot.extras.pays[seat][product].dollars]).filter(([, sum]) => sum);
  const paid = sums.map(([seat, sum]) => `${table.name(seat)} ${dollars(table, sum)}`).join(", ") || dollars(table, 0);
  const pays = table.words("pic-hand-pays", { product, paid });
  return option.args.use === "product" ? pays : `${kind}; ${pays}`;
}

// The race.

function Race({ table, close }) {
  const { view } = table.snapshot;
  const all = ids(table, "breakthrough");
  const claimed = all.filter((id) => view.claimed[id]?.length);
  const open = all.filter((id) => !claimed.includes(id));
  useClosing("b", close);
  return html`<div data-game="destiny" class="race-of" tabindex="0" role="group" aria-label=${title(table, "breakthroughs")}>
    <section><h3>${table.words("pic-race-claimed")}</h3>
      ${!claimed.length && html`<p class="lead">${table.words("pic-race-none")}</p>`}
      <ul>${claimed.map((id) => html`<li key=${id} class="won"><${Named} table=${table} id=${id} />
        <span class="who">${view.claimed[id].map((seat) => html`<span key=${seat}>${piece(seat)}${table.name(seat)}</span>`)}</span><${Worth} table=${table} id=${id} /></li>`)}</ul>
    </section>
    <section><h3>${table.words("pic-race-open")}</h3>
      <ul>${open.map((id) => html`<${Course} key=${id} table=${table} id=${id} />`)}</ul>
    </section>
  </div>`;
}

const Named = ({ table, id }) => html`<span class="named"><b>${table.cards.breakthrough[id].name}</b><small>${table.cards.breakthrough[id].text}</small></span>`;
const Worth = ({ table, id }) => html`<span class="vp">${table.cards.breakthrough[id].vp}<small>${table.words("pic-vp")}</small></span>`;

function Course({ table, id }) {
  const { view } = table.snapshot;
  const { steps, level } = table.cards.breakthrough[id];
  const shut = level > view.era;
  return html`<li class=${classes("course", shut && "shut")}>
    <${Named} table=${table} id=${id} />
    <span class="cells">${steps.map((step) => html`<${Cell} key=${step} table=${table} id=${id} step=${step} />`)}</span>
    <${Worth} table=${table} id=${id} />
    <p>${shut ? table.words("pic-race-shut", { era: `era-${level}` }) : standing(table, id)}</p>
  </li>`;
}

/** A number, and the marks of all who filled it. */
function Cell({ table, id, step }) {
  const { view } = table.snapshot;
  const filled = seats(table).filter((seat) => view.steps[seat][id]?.includes(String(step)));
  const mine = filled.includes(table.me);
  const label = [step, filled.length ? filled.map(table.name).join(", ") : table.words("pic-race-empty")].join(": ");
  return html`<i class=${classes(mine && "mine", table.me !== null && !mine && "lacks")} role="img" aria-label=${label} title=${label}><b>${step}</b><span>${filled.map(piece)}</span></i>`;
}

/** How the race stands: what the reader needs and how likely a roll is, then the rivals. */
function standing(table, id) {
  const of = table.cards.breakthrough[id].steps.length;
  const has = (seat) => of - lacking(table, id, seat).length;
  const chance = table.options.find(({ verb, args }) => verb === "research" && args.breakthrough === id)?.brings?.finish;
  const mine = table.me !== null && table.words("pic-race-you", {
    numbers: lacking(table, id, table.me).join(", "), n: lacking(table, id, table.me).length, chance: chance === undefined ? "no" : Math.round(chance),
  });
  const rivals = seats(table).filter((seat) => seat !== table.me && has(seat) > 0).map((seat) => table.words("pic-race-has", { name: table.name(seat), n: has(seat), of }));
  return [mine, rivals.length ? `${rivals.join(", ")}.` : table.words("pic-race-nobody")].filter(Boolean).join(" ");
}
