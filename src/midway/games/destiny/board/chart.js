// The chart: the map, and its frame of tracks.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { piece } from "midway/art.js";
import { classes, count, lit, seats, times } from "midway/draw.js";
import { html } from "midway/html.js";
import { Felt } from "./dice.js";
import { drawing, ids } from "./kinds.js";
import { bordersOf, Kits, Land, Purses, useLands } from "./land.js";
import { PLACES } from "./outlines.js";
import { PanZoom } from "./panzoom.js";
import { Ornaments, Sea, Ways } from "./sea.js";

export function Chart({ table }) {
  const now = [table.snapshot, table.cards];
  const [points, eras, profit] = [useMemo(() => html`<${Points} table=${table} />`, now), useMemo(() => html`<${Eras} table=${table} />`, now), useMemo(() => html`<${Profit} table=${table} />`, now)];
  return html`<section class="chart" aria-label=${table.words("pic-chart")}>
    <span class="corner">${table.words("pic-vp")}</span>${points}<span class="corner gem"></span>
    ${eras}<${View} table=${table} /><${Order} table=${table} />
    <span class="corner">$</span>${profit}<span class="corner gem"></span>
  </section>`;
}

// The map.

const LAND = "territory:";

/** Where the reader looks first: the middle of what can be chosen, else of what the reader holds. */
function focus(table) {
  const { holder } = table.snapshot.view;
  const all = ids(table, "territory");
  const chosen = all.filter((id) => table.state(`territory:${id}`).can);
  const held = all.filter((id) => table.me !== null && holder[id] === table.me);
  const shown = [chosen, held, ["tennessee"]].find((some) => some.length);
  const mean = (axis) => shown.reduce((total, id) => total + PLACES[id].seat[axis], 0) / shown.length;
  return [mean(0), mean(1)];
}

function View({ table }) {
  const view = useRef();
  const moved = useRef();
  useLayoutEffect(() => {
    moved.current = new PanZoom(view.current);
    moved.current.begin(focus(table));
    return () => moved.current.close();
  }, []);
  useEffect(() => {
    const look = ({ detail }) => moved.current.showAny(detail.filter((place) => place.startsWith(LAND)).map((place) => PLACES[place.slice(LAND.length)].seat));
    addEventListener("midway-look", look);
    return () => removeEventListener("midway-look", look);
  }, []);
  const considered = table.considered?.args.territory;
  useEffect(() => {
    if (considered) moved.current.show(PLACES[considered].seat);
  }, [considered]);
  const touched = table.touched.find((mark) => mark.startsWith(LAND))?.slice(LAND.length);
  useEffect(() => {
    if (touched) moved.current.show(PLACES[touched].seat);
  }, [touched, table.turn]);
  const lines = useMemo(() => bordersOf(table), [table.cards]);
  const lands = useLands(table);
  const sea = useMemo(() => html`<${Sea} />`, []);
  const ornaments = useMemo(() => html`<${Ornaments} table=${table} />`, [table.cards]);
  const ways = useMemo(() => html`<${Ways} />`, []);
  const look = ({ target }) => target.dataset.territory && moved.current.show(PLACES[target.dataset.territory].seat);
  const focused = (event) => event.target.matches(":focus-visible") && look(event);
  const button = (name, act) => {
    const label = table.words(`pic-${name}`);
    return html`<button type="button" aria-label=${label} title=${label} onClick=${() => act(moved.current)}>${drawing(name)}</button>`;
  };
  return html`<div class="view" data-place="map" data-frame ref=${view}>
    <svg class="map" role="group" aria-label=${table.words("pic-map")} onfocusin=${focused} onlook=${look}>
      ${sea}${ornaments}<${Land} table=${table} lands=${lands} lines=${lines} />${ways}<${Kits} table=${table} lands=${lands} /><${Purses} table=${table} lands=${lands} />
    </svg>
    <div class="zoom">
      ${button("plus", (map) => map.zoom(1.4))}${button("minus", (map) => map.zoom(1 / 1.4))}${button("fit", (map) => map.fit())}
    </div>
    <${Felt} table=${table} />
  </div>`;
}

// The tracks.

const GOAL = 30;
const LAST_POINT = 40;
const LEAST_PROFIT = 20;
const PROFIT_STEP = 5;
const TRACK_END = 100;

const standing = (table, at) => seats(table).filter(at);
const crowd = (number) => classes("men", number > 1 && "many", number > 2 && "crowd");
const men = (players) => players.length > 0 && html`<span class=${crowd(players.length)}>${players.map(piece)}</span>`;

/** What a track says to those who cannot see it. */
const spoken = (table, title, numbers) =>
  `${title}: ${seats(table).map((seat) => `${table.name(seat)} ${numbers[seat]}`).join(", ")}`;

function Points({ table }) {
  const { points } = table.snapshot.view;
  const last = Math.max(LAST_POINT, ...points);
  const cell = (number) => html`<span key=${number} class=${classes(number % 2 && "dark", number === GOAL && "goal")}>
    ${number % 5 === 0 && html`<b>${number}</b>`}${men(standing(table, (seat) => points[seat] === number))}
  </span>`;
  return html`<div class="trail points" data-place="points" role="img" aria-label=${spoken(table, table.words("pic-points"), points)}>${times(last + 1, cell)}</div>`;
}

function Profit({ table }) {
  const { profit } = table.snapshot.view;
  const last = Math.max(TRACK_END, ...profit);
  const number = (last - LEAST_PROFIT) / PROFIT_STEP + 1;
  const every = number > 17 ? 2 : 1;
  const cell = (index) => {
    const dollars = LEAST_PROFIT + index * PROFIT_STEP;
    return html`<span key=${index} class=${index % 2 ? "dark" : ""}>
      ${index % every === 0 && html`<b>${dollars}</b>`}${men(standing(table, (seat) => profit[seat] === dollars))}
    </span>`;
  };
  return html`<div class="trail profit" data-place="profit" role="img" aria-label=${spoken(table, table.words("pic-profit"), profit)}>${times(number, cell)}</div>`;
}

function Eras({ table }) {
  const { view: { era, formed, left }, extras } = table.snapshot;
  const still = (number) => {
    if (number === formed) return table.words("pic-cards-left", { n: left });
    return number < formed ? table.words("pic-era-gone") : table.words("pic-cards-ahead", { n: count(extras.ahead, number) });
  };
  return html`<ol class="trail eras" aria-label=${table.words("pic-eras")}>
    ${times(3, (index) => html`<li key=${index} class=${index + 1 === era ? "now" : ""} aria-current=${index + 1 === era ? "true" : undefined}>
      <span><b>${table.words(`era-${index + 1}`)}</b> ${table.words("pic-years", { era: `era-${index + 1}` })} <i>${still(index + 1)}</i></span>
    </li>`)}
  </ol>`;
}

const CHOOSING = ["homes", "order"]; // phases before anybody moves in the turn order

/** The places of the turn order with their token limits; while places are chosen, buttons. */
function Order({ table }) {
  const { order, moving, phase } = table.snapshot.view;
  const { limits } = table.snapshot.extras;
  return html`<ol class="trail order" data-place="order" aria-label=${table.words("pic-order")}>
    ${limits.map((limit, index) => {
      const seat = order[index];
      const now = !CHOOSING.includes(phase) && index === moving;
      const [place, most] = [table.words("pic-place", { n: index + 1 }), table.words("pic-most-tokens", { n: limit })];
      const label = [place, seat !== null && table.name(seat), most].filter(Boolean).join(", ");
      const mark = `place:${index + 1}`;
      return html`<li key=${index} class=${classes(now && "now", phase === "homes" && "unset")} aria-current=${now ? "true" : undefined}>
        <button type="button" class=${lit(table, mark)} aria-label=${label} title=${label} ...${table.place(mark, `turn-${mark}`)}>
          <b>${table.words("pic-place-short", { n: index + 1 })}</b>${seat !== null ? piece(seat) : html`<i class="open"></i>`}
          <span>${drawing("token")}${limit}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}
