// What the considered choice would bring: payments for everybody, chances of dice, Profit of land.
import { piece } from "midway/art.js";
import { classes } from "midway/draw.js";
import { html } from "midway/html.js";
import { dollars, productOf } from "./kinds.js";

const signed = (number, write = String) => `${number < 0 ? "−" : "+"}${write(Math.abs(number))}`;
const paid = (table, number) => signed(number, (n) => dollars(table, n));
const percent = (number) => `${Math.round(number)}%`;

/** What the considered option would bring, in numbers, as far as its player may know them. */
export function brings(table, option) {
  const { verb, args, brings: told } = option;
  const product = productOf(table, option);
  if (product) return payment(table, product, option);
  if (verb === "research" && told) return research(table, args.breakthrough, told);
  if (verb === "reroll-die" && told) return reroll(table, option);
  if (verb === "region") return region(table, args.region, told?.lost);
  if (args.territory && told) return land(table, option);
  if (table.snapshot.extras.step === "answer") return { parts: [] }; // its row says it
  if (args.card) return card(table, args.card);
  return { title: option.text, parts: [], note: explained(table, verb) };
}

/** What a choice of its kind does. */
function explained(table, verb) {
  const own = `explain-${table.snapshot.decision.kind}-${verb}`;
  const text = table.words(own);
  return text === own ? table.words(`explain-${verb}`) : text;
}

/** A column for each player: a sum, and how it compares with the others. */
function Bars({ table, sums, write = String }) {
  const most = Math.max(1, ...sums);
  return html`<ul class="payouts">${table.order.map((seat) => html`<li key=${seat} class=${classes(seat === table.me && "me")} style=${`--part: ${(100 * sums[seat]) / most}%`}>
    ${piece(seat)}<span class="vh">${table.name(seat)}</span><b>${write(sums[seat])}</b>
  </li>`)}</ul>`;
}

// Cards.

/** What a product would pay everybody as things stand. */
function payment(table, product, { verb, args }) {
  const { view, extras } = table.snapshot;
  const sums = extras.pays.map((pays) => pays[product].dollars);
  const most = Math.max(...sums);
  const best = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
  const who = most === 0 ? "nobody" : best.includes(table.me) ? (best.length > 1 ? "tied" : "you") : "rival";
  const first = verb === "play" && args.use !== "product" && table.words("pic-pays-event");
  const then = table.words(view.surplus.includes(product) ? "pic-pays-again" : "pic-pays-then", { n: extras.pays[table.me][product].icons });
  return {
    title: table.words("pic-pays", { who, product, name: table.name(best[0]) }),
    net: paid(table, sums[table.me]),
    tone: sums[table.me] > 0 && sums[table.me] === most ? "up" : "down",
    parts: [],
    drawn: html`<${Bars} table=${table} sums=${sums} write=${(n) => dollars(table, n)} />`,
    note: [first, then].filter(Boolean).join(" "),
  };
}

function card(table, id) {
  const { name, number, text } = table.cards.card[id];
  return { title: name, net: String(number), tone: "zero", parts: [], note: text };
}

/** What follows an answer for both sides: the card turns on its player or does nothing; without an answer it takes effect. */
export function follows(table, { verb, args }) {
  const { view } = table.snapshot;
  const [theirs, by] = [view.played[view.chain - 1], table.name(view.played_by[view.chain - 1])];
  const counters = view.chain === 1 && view.target === table.me && verb === "answer" && table.cards.card[args.card].types.includes("counter");
  const outcome = verb === "pass" ? "acts" : counters ? "turns" : "idle";
  return table.words("pic-answer-note", { outcome, theirs: table.cards.card[theirs].name, name: by, n: table.cards.card[args.card]?.number ?? 0 });
}

/** How many presences everybody has in a region, or would lose there. */
function region(table, id, lost) {
  const { holder } = table.snapshot.view;
  const held = (seat) => Object.keys(holder).filter((land) => holder[land] === seat && table.cards.territory[land].region === id).length;
  const sums = lost ?? table.order.map((_, seat) => held(seat));
  const note = table.words(lost ? "pic-region-lost" : "pic-region-held");
  return { title: table.cards.region[id].name, parts: [], drawn: html`<${Bars} table=${table} sums=${sums} />`, note };
}

// Research.

/** The numbers of a Breakthrough that a seat has not filled. */
export function lacking(table, id, seat) {
  const filled = table.snapshot.view.steps[seat][id] ?? [];
  return table.cards.breakthrough[id].steps.filter((step) => !filled.includes(String(step)));
}

function research(table, id, { finish, step, bare, more }) {
  const { vp } = table.cards.breakthrough[id];
  const say = (name, number) => number !== undefined && [table.words(`pic-chance-${name}`, { n: table.snapshot.extras.next.pioneer }), percent(number), "plain"];
  return {
    title: table.words("pic-need", { numbers: lacking(table, id, table.me).join(", ") }),
    net: table.words("pic-finish", { n: Math.round(finish) }),
    tone: finish > 0 ? "up" : "zero",
    parts: [say("step", step), say("bare", bare), say("more", more), ...rivals(table, id)].filter(Boolean),
    note: table.words("pic-research-then", { n: vp }),
  };
}

/** What rolling a die again may bring. */
function reroll(table, { brings: { more, fewer, finish, subject } }) {
  const say = (name, number, tone) => [table.words(`pic-reroll-${name}`), percent(number), tone];
  return {
    title: table.words("pic-need", { numbers: lacking(table, subject, table.me).join(", ") }),
    net: percent(more),
    tone: more > fewer ? "up" : "down",
    parts: [say("more", more, "up"), say("fewer", fewer, fewer > 0 ? "down" : "plain"), say("finish", finish, "plain")],
  };
}

/** The rival who lacks fewest numbers, and whether they may still roll before the reader does again. */
function rivals(table, id) {
  const { order, moving, steps } = table.snapshot.view;
  const begun = table.order.filter((seat) => seat !== table.me && steps[seat][id]?.length);
  const [first] = begun.toSorted((one, other) => lacking(table, id, one).length - lacking(table, id, other).length);
  if (first === undefined) return [];
  const past = order.indexOf(first) < moving;
  return [[table.words("pic-race", { name: table.name(first), n: lacking(table, id, first).length }), table.words(past ? "pic-race-past" : "pic-race-next"), past ? "plain" : "down"]];
}

// Land.

function land(table, { args: { territory }, verb, brings: { profit = 0, theirs, pays = {} } }) {
  const { view, extras } = table.snapshot;
  const reach = ["settle", "attack"].includes(verb) ? extras.reach[territory] : null;
  const chance = reach?.odds ?? null;
  const won = chance === null ? "no" : "yes";
  const parts = [
    profit !== 0 && [table.words("pic-land-profit", { won, theirs: theirs ? signed(theirs) : "no", name: theirs ? table.name(view.holder[territory]) : "" }), profit],
    ...Object.entries(pays).map(([product, [now, then]]) => [table.words("pic-land-pays", { won, product, now, then }), paid(table, then - now), look(then - now)]),
    chance !== null && [table.words("pic-land-lost", { n: Math.round(100 - chance) }), -reach.cost],
  ];
  const net = chance !== null ? percent(chance) : profit || undefined;
  return { title: table.cards.territory[territory].name, net, parts: parts.filter(Boolean) };
}

const look = (number) => (number < 0 ? "down" : "up");

// In an option's row.

/** What a choice is worth to the reader, as far as a number says it: the payment, the chance to finish, Profit weighed by the odds. */
export function worth(table, option) {
  const { verb, brings: told, args } = option;
  const product = productOf(table, option);
  if (product) return table.snapshot.extras.pays[table.me][product].dollars;
  if (verb === "research" && told) return told.finish;
  if (verb === "reroll-die" && told) return told.more;
  if (!args.territory || !told?.profit) return 0;
  const odds = verb === "attack" ? table.snapshot.extras.reach[args.territory].odds : 100;
  return Number((told.profit * odds / 100).toFixed(1));
}

/** What a row says at its end. */
export function net(table, option) {
  const number = worth(table, option);
  if (productOf(table, option)) return number && paid(table, number);
  return ["research", "reroll-die"].includes(option.verb) && option.brings ? percent(number) : number || undefined;
}
