// Searching as people write: capitals and accents do not matter, and what is found is marked.
import { html } from "./html.js";

/** A text without capitals, accents and printer's apostrophes; every letter stays one letter. */
export const plain = (text) => Array.from(text, bare).join("");

function bare(letter) {
  const [base] = letter.toLocaleLowerCase().normalize("NFD");
  return { ł: "l", "’": "'" }[base] ?? base;
}

/** A text with the places where words occur in it marked. */
export function marked(text, wanted) {
  const letters = Array.from(text);
  const found = places(letters.map(bare).join(""), wanted);
  if (!found.length) return text;
  const parts = [];
  let end = 0;
  for (const [from, to] of found) {
    parts.push(letters.slice(end, from).join(""), html`<mark>${letters.slice(from, to).join("")}</mark>`);
    end = to;
  }
  return [...parts, letters.slice(end).join("")];
}

/** Where words occur, from left to right; places that overlap are one. */
function places(text, wanted) {
  const found = [];
  for (const word of wanted) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  }
  found.sort(([one], [other]) => one - other);
  const joined = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
