// Rules that a rule's text names: "8.62", or "step 3" as the game counts its steps.

const NUMBER = /\d+\.\d+/y;
const STEP = /(\p{L}{4,}) (\d+)/uy;
const STEM = 3; // letters that stay when a word for a step is declined

const section = (id) => id.split(".")[0];
const stem = (word) => word.slice(0, STEM).toLocaleLowerCase();

/** A rule by its number, and the steps by word and number: the step of the rule's own section, else the first. */
function finder(game, rule) {
  const [book] = rule.id.split(" ");
  const known = new Set(game.rules.map(({ id }) => id));
  const steps = {};
  for (const { id, cite } of game.rules) {
    const [, word, n] = cite.match(/, (\p{L}+) (\d+)$/u) ?? [];
    if (word && (!steps[`${stem(word)} ${n}`] || section(id) === section(rule.id))) steps[`${stem(word)} ${n}`] = id;
  }
  return {
    number: (text) => (known.has(`${book} ${text}`) ? `${book} ${text}` : null),
    step: (word, n) => steps[`${stem(word)} ${n}`] ?? null,
  };
}

/** The rule that a text names at a place: { id, length }, or null. */
function namedAt(text, at, find) {
  NUMBER.lastIndex = STEP.lastIndex = at;
  if (/[\p{L}\d.]/u.test(text[at - 1] ?? " ")) return null;
  const number = text.match(NUMBER);
  const step = text.match(STEP);
  const id = (number && find.number(number[0])) ?? (step && find.step(step[1], step[2]));
  return id ? { id, length: (number ?? step)[0].length } : null;
}

/** A text in pieces: strings, and { id, text } for every other rule that it names. */
export function pieces(game, rule, text) {
  const find = finder(game, rule);
  const found = [""];
  for (let at = 0; at < text.length; ) {
    const named = namedAt(text, at, find);
    const own = named?.id === rule.id;
    const length = named?.length ?? 1;
    if (named && !own) found.push({ id: named.id, text: text.slice(at, at + length) }, "");
    else found[found.length - 1] += text.slice(at, at + length);
    at += length;
  }
  return found;
}
