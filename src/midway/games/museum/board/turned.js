// Cards that change the game for everyone: Public Opinion and the Headline.
import { count, sum } from "midway/draw.js";
import { continentOf, discardOf, displayOf, objectOf } from "./cards.js";
import { handOf } from "./hand.js";
import { CONTINENTS, drawing } from "./kinds.js";

/** The card that was turned over since an earlier snapshot; what touches the reader first. */
export function turned(table, before) {
  const { view } = table.snapshot;
  const stirred = CONTINENTS.filter((continent) => count(view.tokens, continent) > count(before.view.tokens, continent));
  const [own = stirred[0]] = stirred.filter((continent) => lying(table, continent).length);
  if (own) return opinion(table, own, before);
  return view.headline && view.headline !== before.view.headline ? headline(table) : null;
}

/** The reader's discard, as far as it comes from a continent. */
const lying = (table, continent) => (table.me === null ? [] : discardOf(table, table.me).filter((id) => continentOf(table, id) === continent));

function opinion(table, continent, before) {
  const { me, snapshot } = table;
  const names = lying(table, continent).map((id) => objectOf(table, id).name).join(", ");
  const lost = me === null ? 0 : before.parts[me].opinion - snapshot.parts[me].opinion;
  const means = names && lost > 0 ? table.words("pic-stirred-yours", { names, n: lost }) : table.words("pic-stirred-none");
  return {
    sign: drawing("g-opinion"),
    kind: table.words("pic-opinion"),
    title: table.words("pic-stirred", { continent }),
    text: table.words("pic-opinion-about", { n: count(snapshot.view.tokens, continent) }),
    means: me !== null && means,
  };
}

function headline(table) {
  const { headline: id, news } = table.snapshot.view;
  const { name, text } = table.cards.headline[id];
  const means = table.me !== null && NEWS[news] && table.words(`pic-news-${NEWS[news]}`, touched(table));
  return { tint: "umber", sign: drawing("g-news"), kind: table.words("pic-headline"), title: name, text, means };
}

// What each kind of Headline means for the reader: the words for it.
const NEWS = {
  embargo: "embargo", customs: "customs", display_size: "display", no_followers: "ports", active_prestige: "crowd", expert_discount: "experts",
  add_opinion_token: "opinion", remove_opinion_token: "opinion", no_opponent_discard: "truce", waive_opponent_fee_all: "fees",
  no_prestige_payment: "cuts", pavilion_reward: "slots", pavilion_first_points: "slots", pavilion_closed: "slots", loan_discount: "loans",
  no_loans: "no-loans",
};

/** What the reader has that a Headline may touch. */
function touched(table) {
  const { me, order, snapshot: { view, extras, parts } } = table;
  const [hand, discard] = [handOf(table), discardOf(table, me)];
  const continent = CONTINENTS.find((name) => view.headline.endsWith(name));
  const slots = extras.pavilions.filter(({ objects, criteria, closed }) => !closed && objects.length < criteria.length).map(({ objects, criteria }) => criteria[objects.length]);
  return {
    shown: continent ? displayOf(table, continent).length : 0,
    prestige: view.prestige[me],
    cost: Math.min(...Object.values(extras.costs)),
    lost: -parts[me].opinion,
    mine: discard.length,
    theirs: sum(order.filter((seat) => seat !== me).map((seat) => discardOf(table, seat).length)),
    hand: hand.length,
    fits: [...hand, ...discard].filter((id) => slots.some((slot) => meets(table, slot, id))).length,
  };
}

/** True if an object has what a slot of a Pavilion asks for. */
function meets(table, criterion, id) {
  const [axis, key] = criterion.split(":");
  return String({ ...objectOf(table, id), continent: continentOf(table, id) }[axis]) === key;
}
