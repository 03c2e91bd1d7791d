// Cards that change the game for everyone: Public Opinion and the Headline.
import { count } from "midway/draw.js";
import { continentOf, discardOf, objectOf } from "./cards.js";
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
  const { name, text } = table.cards.headline[table.snapshot.view.headline];
  return { tint: "umber", sign: drawing("g-news"), kind: table.words("pic-headline"), title: name, text };
}
