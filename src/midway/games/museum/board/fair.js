// The Headline as a newspaper, the Pavilions of the World's Fair, the experts.
import { piece } from "midway/art.js";
import { classes, lit, seats, times } from "midway/draw.js";
import { both } from "midway/explain.js";
import { html } from "midway/html.js";
import { clip, expertSign, explainExpert, Still } from "./cards.js";
import { drawing, signOf } from "./kinds.js";

const SLOTS = 5;
const LONG = 22; // letters of a name that is set narrower

export function Gazette({ table }) {
  const { headline } = table.snapshot.view;
  const { name, text } = headline ? table.cards.headline[headline] : { name: table.words("pic-no-news"), text: table.words("pic-no-news-yet") };
  const told = { kind: table.words("pic-headline"), title: name, text, rule: "MU round.headline" };
  return html`<section class="gazette" data-place="news" aria-label=${told.kind} tabindex="0" ...${table.explain(told)}>
    <span class="masthead">${table.words("pic-gazette")}</span><h2>${name}</h2><p>${text}</p>
  </section>`;
}

export function Fair({ table }) {
  const { pavilions } = table.snapshot.extras;
  if (!pavilions.length) return null;
  return html`<section class="fair panel" aria-label=${table.words("pic-fair")}>
    <h2 class="eyebrow ends"><span>${table.words("pic-fair")}</span><small>${table.words("pic-fair-pays")}</small></h2>
    ${pavilions.map((pavilion, number) => html`<${Pavilion} key=${number} table=${table} pavilion=${pavilion} number=${number} />`)}
  </section>`;
}

/** What pressing a Pavilion would mean now. */
const verb = (table) => (table.snapshot.decision?.kind === "alter" ? "alter" : "place");

function Pavilion({ table, pavilion, number }) {
  const { collection, objects, closed } = pavilion;
  const { name } = table.cards.collection[collection];
  const mark = `pavilion:${number + 1}`;
  return html`<article class=${classes("pav", `roof${number}`, objects.length === SLOTS && "full", closed && "closed", lit(table, mark))}>
    <button type="button" class="over" aria-label=${spoken(table, pavilion)} ...${table.place(mark, `${verb(table)}:${number + 1}`)}></button>
    ${drawing(`front-${number}`, "front")}
    <header><i>${number + 1}</i><h3 class=${name.length > LONG ? "long" : ""}>${name}</h3><${Bonuses} table=${table} pavilion=${pavilion} /></header>
    <ol>${times(SLOTS, (slot) => html`<${Slot} key=${slot} table=${table} pavilion=${pavilion} slot=${slot} />`)}</ol>
    ${closed && html`<span class="notice">${drawing("g-lock")}${table.words("pic-closed")}</span>`}
  </article>`;
}

function spoken(table, { collection, objects, criteria }) {
  const name = table.cards.collection[collection].name;
  const next = objects.length < SLOTS ? wanted(table, criteria[objects.length]) : "";
  return table.words("pic-pavilion", { name, n: objects.length, next });
}

/** A criterion in words. */
function wanted(table, criterion) {
  const [axis, key] = criterion.split(":");
  return axis === "value" ? table.words("pic-value", { n: key }) : table.words(key);
}

/** Both bonuses, and the players who would get them now. */
function Bonuses({ table, pavilion: { bonuses, leaders } }) {
  const names = leaders.filter((seat) => seat !== null).map(table.name);
  const label = table.words("pic-bonuses", { first: bonuses[0], second: bonuses[1], n: names.length, names: names.join(", ") });
  return html`<span class="bonuses" role="img" aria-label=${label} title=${label}>
    ${bonuses.map((points, rank) => html`<span>${leaders[rank] !== null && piece(leaders[rank])}<b>${points}</b></span>`)}
  </span>`;
}

function Slot({ table, pavilion: { objects, owners, criteria, rewards }, slot }) {
  const id = objects[slot];
  if (id) {
    const owner = owners[slot];
    const placed = clip(owner, table.words("pic-placed-by", { name: table.name(owner) }));
    return html`<li class="filled"><${Still} table=${table} id=${id} from=${`seat:${owner + 1}`}>${placed}<//></li>`;
  }
  const [axis, key] = criteria[slot].split(":");
  const label = table.words("pic-slot", { wanted: wanted(table, criteria[slot]), reward: rewards[slot] });
  return html`<li class=${classes(slot === objects.length && "next")}>
    <span class=${classes("crit", axis, axis === "civilisation" && key)} role="img" aria-label=${label} title=${label}>
      ${signOf(criteria[slot])}<span class="reward">+${rewards[slot]}${drawing("g-prestige")}</span>
    </span>
  </li>`;
}

export function Experts({ table }) {
  const { view, extras } = table.snapshot;
  const experts = view.expert.face_up ?? [];
  const hired = seats(table).map((seat) => view.expert.hired?.[seat] ?? []);
  const left = table.words("pic-experts-left", { n: view.experts_left });
  return html`<section class=${classes("experts panel", !extras.pavilions.length && "tall")} aria-label=${table.words("pic-experts")}>
    <h2 class="eyebrow ends"><span>${table.words("pic-experts")}</span><small>${left}</small></h2>
    <ol class="offered">${experts.map((id) => html`<li key=${id}><${Expert} table=${table} id=${id} /></li>`)}</ol>
    ${hired.some((row) => row.length) && html`<ul class="staff" aria-label=${table.words("pic-staff")}>
      ${seats(table).filter((seat) => hired[seat].length).map((seat) => html`<li key=${seat} class=${`s${seat + 1}`}>
        ${piece(seat)}${hired[seat].map((id) => html`<${Employee} key=${id} table=${table} id=${id} seat=${seat} />`)}
      </li>`)}
    </ul>`}
  </section>`;
}

function Expert({ table, id }) {
  const { name, text } = table.cards.expert[id];
  const cost = table.snapshot.extras.costs[id];
  const place = table.place(`expert:${id}`, `hire:${id}`);
  return html`<button type="button" class=${classes("expert", lit(table, `expert:${id}`))} aria-label=${table.words("pic-expert-for", { name, n: cost })}
    data-move=${`expert:${id}`} ...${both(explainExpert(table, id), place)}>
    <span class="medallion">${expertSign(id)}</span><b>${name}</b><small>${text}</small><span class="cost">${cost}</span>
  </button>`;
}

/** An expert hired for good: a sign in the colour of the employer. */
function Employee({ table, id, seat }) {
  const label = table.words("pic-hired-by", { expert: table.cards.expert[id].name, name: table.name(seat) });
  return html`<button type="button" class=${classes("employee", lit(table, `expert:${id}`))} aria-label=${label}
    data-move=${`expert:${id}`} ...${both(explainExpert(table, id), table.place(`expert:${id}`, `consult:${id}`))}>
    ${expertSign(id)}<span>${table.cards.expert[id].name}</span>
  </button>`;
}
