// The land: every territory a button, and on it name, control number or token, goods, City, natives, harbours, reach.
import { useMemo } from "preact/hooks";
import { classes } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { dollars, ids, productOf, stamp } from "./kinds.js";
import { borders, OUTLINES, PLACES } from "./outlines.js";
import { COURSES } from "./sea.js";

const TOKENS = [
  html`<circle r="16" />`, html`<path d="M0-20 18.5 0 0 20-18.5 0z" />`, html`<path d="M0-19.5 20 14.5H-20z" />`,
  html`<path d="M-15-15H15V15H-15z" />`, html`<path d="M-9.5-16.5H9.5L19 0 9.5 16.5H-9.5L-19 0z" />`,
];
const WAYS = {
  ferry: "ferry", telegraph: "tele", railroads: "rail", steamships: "ship", airplanes: "plane", e_commerce: "net", wireless: "wireless", card: "card",
};
const TRIANGLE = 2; // the seat whose token has its middle lower
const LETTER = 7.6; // units that a letter of a name takes
const LEADING = 17;
const PURSE = { height: 38, letter: 13, above: 34 }; // units of a purse, and how far above its seat it lies

/** All that is to be told of a territory now. */
function territoryOf(table, id) {
  const { view, extras } = table.snapshot;
  const holder = view.holder[id];
  const home = view.home.indexOf(id);
  return {
    id,
    ...table.cards.territory[id],
    owner: Number.isInteger(holder) ? holder : null,
    natives: holder === "natives",
    fresh: view.new.includes(id),
    city: view.city.includes(id),
    added: view.added[id] ?? [],
    homeOf: home < 0 ? null : home,
    closed: extras.closed.includes(table.cards.territory[id].region),
    blocked: view.blocked.includes(id),
    reach: extras.reach[id] ?? null,
  };
}

// In words.

const listed = (table, products) => products.map((product) => table.cards.product[product].name).join(", ");

/** How a territory is reached, what that costs, and how an attack stands. */
function reachWords(table, { by, via, cost, odds }) {
  const how = table.words(`pic-by-${by}`, { via });
  return [how, table.words("pic-cost", { n: cost }), odds !== null && table.words("pic-odds", { n: odds })].filter(Boolean).join(", ");
}

function facts(table, land) {
  const held = land.owner !== null && table.words(land.fresh ? "pic-held-new" : "pic-held", { name: table.name(land.owner) });
  return [
    land.closed && table.words("pic-closed"),
    held || table.words(land.natives ? "pic-natives" : "pic-vacant"),
    table.words("pic-control", { n: land.control }),
    listed(table, [...land.products, ...land.added]),
    land.city && table.words("pic-city"),
    land.homeOf !== null && table.words("pic-home-of", { name: table.name(land.homeOf) }),
    land.blocked && table.words("pic-blocked"),
    land.reach && reachWords(table, land.reach),
  ].filter(Boolean);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const cardOf = (table, land) => ({
  tint: land.owner !== null ? `place s${land.owner + 1} owned` : "place",
  kind: table.cards.region[land.region].name,
  title: land.name,
  text: `${capital(facts(table, land).join(", "))}.`,
  about: ["territory", land.id],
  rule: land.reach?.rule ?? "MD 10.1",
});

/** What is to be told of a territory, as a card. */
export const territoryCard = (table, id) => cardOf(table, territoryOf(table, id));

const explained = (table, land) => ({ ...table.explain(cardOf(table, land)), "aria-description": table.line("territory", land.id) });

// As a button.

const CHOICES = { home: "home", build: "build", pick: "pick", "give-up": "give-up", invest: "lift" };

/** What a press on a territory would mean now. */
const meaning = (table, land) => CHOICES[table.snapshot.extras.step] ?? (land.owner === null && !land.natives ? "settle" : "attack");

function look(table, land) {
  const { can, at, last } = table.state(`territory:${land.id}`);
  return classes(
    "t", land.owner !== null && `own s${land.owner + 1}`, land.owner !== null && (land.fresh ? "new" : "est"),
    can && "can", at && "at", last !== null && "last", land.closed && "closed", land.blocked && "blocked",
  );
}

/** Drawn anew only if the position or its own state changes: there are many, and a press changes few. */
function Territory({ table, land, tabbable }) {
  const shown = look(table, land);
  return useMemo(() => button(table, land, shown, tabbable), [land, shown, tabbable, table.options]);
}

function button(table, land, shown, tabbable) {
  const press = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const acts = both(explained(table, land), table.place(`territory:${land.id}`, `${meaning(table, land)}:${land.id}`));
  return html`<path class=${shown} d=${OUTLINES[land.id]} role="button" tabindex=${tabbable ? 0 : -1} data-territory=${land.id}
    aria-label=${`${land.name}: ${facts(table, land).join(", ")}`} onKeyDown=${press} ...${acts} />`;
}

// What lies on it.

/** A name in one line, or in two where it has no room. */
function linesOf(name, room) {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  if (name.length * LETTER <= room || !breaks.length) return [name];
  const middle = breaks.toSorted((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  return [name.slice(0, middle + 1).trim(), name.slice(middle + 1)];
}

function Name({ place, text }) {
  const [x, y] = place.name;
  const lines = linesOf(text, place.room);
  return lines.map((line, index) => html`<text class=${`name ${place.anchor}`} x=${x} y=${y - (lines.length - 1 - index) * LEADING}>${line}</text>`);
}

const good = (product, [x, y]) => html`<g class="good"><circle cx=${x} cy=${y} r="12" />${stamp(product, [x, y], 18)}</g>`;
const added = (product, [x, y]) => html`<g class="good added">
  <rect x=${x - 11} y=${y - 11} width="22" height="22" rx="4" />${stamp(product, [x, y], 18)}
</g>`;

const sign = (name, [x, y], size) => html`<g class=${name}><circle cx=${x} cy=${y} r=${size * 0.64} />${stamp(name, [x, y], size)}</g>`;

const bare = ({ control }) => html`<circle r="15.5" /><text>${control}</text>`;
const token = ({ control, owner }) => html`${TOKENS[owner]}<text y=${owner === TRIANGLE ? 4 : 0}>${control}</text>`;

function Seat({ land, place: [x, y], shown }) {
  const look = land.owner === null ? "seat" : `token s${land.owner + 1} ${land.fresh ? "new" : "est"}`;
  return html`
    ${shown && html`<circle class="halo" cx=${x} cy=${y} r="24" />`}
    ${land.home > 0 && html`<circle class="home-ring" cx=${x} cy=${y} r="22.5" /><circle class="home-line" cx=${x} cy=${y} r="25" />`}
    <g class=${look} transform=${`translate(${x} ${y})`} data-pin=${`territory:${land.id}`}>${(land.owner === null ? bare : token)(land)}</g>`;
}

const harbour = ([ocean, [x, y]]) => html`<g class=${`port ${ocean}`}><circle cx=${x} cy=${y} r="9.5" />${stamp("anchor", [x, y], 13)}</g>`;

function Kit({ table, land }) {
  const { can, at } = table.state(`territory:${land.id}`);
  const shown = look(table, land);
  return useMemo(() => kit(land, shown, can || at), [land, shown]);
}

function kit(land, shown, chosen) {
  const place = PLACES[land.id];
  const [x, y] = place.seat;
  const way = chosen && WAYS[land.reach?.by];
  return html`<g class=${classes("kit", shown, place.afloat && "afloat")}>
    ${Object.entries(place.ports).map(harbour)}
    <${Name} place=${place} text=${land.name} />
    ${land.products.map((product, index) => good(product, place.goods[index] ?? place.goods.at(-1)))}
    <${Seat} land=${land} place=${place.seat} shown=${chosen} />
    ${land.city && sign("city", [x - 15, y + 15], 18)}
    ${land.natives && sign("natives", [x - 15, y + 14], 16)}
    ${land.added.map((product, index) => added(product, [x - 17 - 20 * index, y - 15]))}
    ${way && html`<g class="way"><circle cx=${x + 10} cy=${y + 18} r="10.5" />${stamp(way, [x + 10, y + 18], 14)}</g>`}
  </g>`;
}

// Borders.

/** Lines between territories: all, those of regions, those that are rivers. */
export function bordersOf(table) {
  const { territory } = table.cards;
  const river = (one, other) => territory[one].river.includes(other);
  return { all: borders(() => true), regions: borders((one, other) => territory[one].region !== territory[other].region), rivers: borders(river) };
}

/** True if the considered choice concerns a territory without naming it: by its region, or by a product that it is paid for. */
function concerned(table, land) {
  if (!table.considered) return false;
  const product = productOf(table, table.considered);
  if (product) return land.owner !== null && !land.fresh && !land.blocked && [...land.products, ...land.added].includes(product);
  return table.considered.args.region === land.region;
}

function Frames({ table, lands }) {
  const marked = (name) => lands.filter(({ id }) => table.state(`territory:${id}`)[name]);
  const drawn = (look, chosen) => chosen.map(({ id }) => html`<path key=${`${look} ${id}`} class=${look} d=${OUTLINES[id]} />`);
  const last = lands.filter(({ id }) => table.state(`territory:${id}`).last !== null);
  const { places, tone } = table.pointed;
  return html`<g class="frames" aria-hidden="true">
    ${last.map(({ id }) => html`<path key=${`last ${id}`} class=${`last s${table.state(`territory:${id}`).last + 1}`} d=${OUTLINES[id]} />`)}
    ${drawn("glow", marked("can"))}${drawn("lamps", marked("can"))}${drawn("refusal", marked("refused"))}${drawn("solid", lands.filter((land) => table.state(`territory:${land.id}`).at || concerned(table, land)))}
    ${drawn(classes("pointed", tone), lands.filter(({ id }) => places.includes(`territory:${id}`)))}
  </g>`;
}

/** The owner's colour along the inside of a border. */
const Edge = ({ id, owner }) => html`<clipPath id=${`within-${id}`}><path d=${OUTLINES[id]} /></clipPath>
  <path class=${`edge s${owner + 1}`} clip-path=${`url(#within-${id})`} d=${OUTLINES[id]} />`;

/** From where a territory that is being considered would be reached. */
function Route({ table }) {
  const id = table.considered?.args.territory;
  const via = id && table.snapshot.extras.reach[id]?.via;
  if (!via || !PLACES[via]) return null;
  const [[x0, y0], [x1, y1]] = [PLACES[via].seat, PLACES[id].seat];
  const bend = `${(x0 + x1) / 2 - (y1 - y0) * 0.15} ${(y0 + y1) / 2 + (x1 - x0) * 0.15}`;
  return html`<path class="route" d=${`M${x0} ${y0}Q${bend} ${x1} ${y1}`} />`;
}

/** Every territory as it is now; the same until the position changes. */
export const useLands = (table) => useMemo(() => ids(table, "territory").map((id) => territoryOf(table, id)), [table.snapshot, table.cards]);

/** What is drawn over the land whatever is chosen. */
const lining = (lands, lines) => html`<g class="drawn" aria-hidden="true">
  ${lands.filter(({ owner }) => owner !== null).map(({ id, owner }) => html`<${Edge} key=${id} id=${id} owner=${owner} />`)}
  <path class="border" d=${lines.all} /><path class="region" d=${lines.regions} />
  <path class="course" d=${COURSES} /><path class="river" d=${lines.rivers} /><path class="river-light" d=${lines.rivers} />
</g>`;

export function Land({ table, lands, lines }) {
  const chosen = lands.filter(({ id }) => table.state(`territory:${id}`).can);
  const first = chosen[0] ?? lands.find(({ owner }) => owner === table.me && owner !== null) ?? lands[0];
  return html`
    <g class="lands" onKeyDown=${roam}>
      ${lands.map((land) => html`<${Territory} key=${land.id} table=${table} land=${land} tabbable=${chosen.includes(land) || land === first} />`)}
    </g>
    ${useMemo(() => lining(lands, lines), [lands, lines])}
    <${Frames} table=${table} lands=${lands} />
    <${Route} table=${table} />`;
}

export function Kits({ table, lands }) {
  return html`<g class="kits" aria-hidden="true">${lands.map((land) => html`<${Kit} key=${land.id} table=${table} land=${land} />`)}</g>`;
}

/** What everybody was paid, at the westernmost of the territories that it was paid for. */
export function Purses({ table, lands }) {
  const { places, row } = table.pointed;
  if (row?.kind !== "dollars") return null;
  const west = (seat) => lands.filter(({ id, owner }) => owner === seat && places.includes(`territory:${id}`)).map(({ id }) => PLACES[id].seat).toSorted(([one], [other]) => one - other)[0];
  return html`<g class="purses" aria-hidden="true">${row.cells.map(({ number }, seat) => number > 0 && west(seat) && html`<${Purse} key=${seat} at=${west(seat)} text=${dollars(table, number)} />`)}</g>`;
}

function Purse({ at: [x, y], text }) {
  const width = text.length * PURSE.letter + PURSE.height / 2;
  return html`<g class="purse" transform=${`translate(${x} ${y - PURSE.above})`}>
    <rect x=${-width / 2} y=${-PURSE.height / 2} width=${width} height=${PURSE.height} rx=${PURSE.height / 2} /><text>${text}</text>
  </g>`;
}

// Arrow keys go from a territory to the nearest one in that direction.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function roam(event) {
  const from = event.target.dataset.territory;
  if (!from || !(event.key in ARROWS)) return;
  const [right, down] = ARROWS[event.key];
  const [x, y] = PLACES[from].seat;
  let [best, least] = [null, Infinity];
  for (const [id, { seat }] of Object.entries(PLACES)) {
    const along = (seat[0] - x) * right + (seat[1] - y) * down;
    const aside = Math.abs((seat[0] - x) * down) + Math.abs((seat[1] - y) * right);
    if (along > 0 && along + 2 * aside < least) [best, least] = [id, along + 2 * aside];
  }
  event.preventDefault();
  event.stopPropagation();
  if (best) event.currentTarget.querySelector(`[data-territory="${best}"]`).focus();
}
