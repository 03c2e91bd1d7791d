// What a scoring came to: who leads by how much, and the row that made the biggest difference to the reader.
import { words } from "./words.js";

/** Whose points are set against whose: the reader's against the best of the others, or the leader's against the next. */
function pair({ after }, me) {
  const ranked = after.map((_, seat) => seat).toSorted((one, other) => after[other] - after[one]);
  const one = me ?? ranked[0];
  return [one, ranked.find((seat) => seat !== one)];
}

const KINDS = { won: ["win-mine", "win"], leads: ["lead-mine", "lead"], broke: ["tie-break-mine", "tie-break"] };

/** `{ title, says }` of a scoring; `final` if the match ended with it. */
export function verdict(table, tally, final) {
  const { me, name, snapshot: { result } } = table;
  const { after, rows } = tally;
  const most = Math.max(...after);
  const standings = final ? result.standings : after.map((points) => (points === most ? 0 : 1));
  const first = after.map((_, seat) => seat).filter((seat) => standings[seat] === 0);
  const [one, other] = pair(tally, me);
  const lead = most - Math.max(...after.filter((_, seat) => !first.includes(seat)), -Infinity);
  const kind = first.length > 1 ? "level" : KINDS[!final ? "leads" : lead ? "won" : "broke"][first[0] === me ? 0 : 1];
  const gap = (row) => Math.abs(row.cells[one].number - row.cells[other].number);
  const widest = rows.reduce((best, row) => (gap(row) > gap(best) ? row : best));
  const behind = me === null ? 0 : most - after[me];
  const facts = { row: widest.name, one: name(one), mine: widest.cells[one].number, other: name(other), theirs: widest.cells[other].number };
  return {
    title: words("verdict", { kind, n: lead, name: first.map(name).join(" · ") }),
    says: [behind > 0 && behind !== lead && words("verdict-behind", { n: behind }), gap(widest) > 0 && words("verdict-row", facts)].filter(Boolean).join(" "),
  };
}
