// Whose turn it is, as the decision and the page's title say it.
import { words } from "./words.js";

/** Where several share a screen the one who decides is named; an answer says in whose turn it is. */
export function whose({ seat, seats, turn, mine, decision }) {
  if (decision.seat < 0) return words("chance-decides");
  const named = { player: seats[decision.seat].name, active: seats[turn]?.name };
  if (decision.seat !== seat) return words("turn-of", named);
  if (turn >= 0 && turn !== seat) return words(mine.length > 1 ? "answer-of" : "your-answer", named);
  return mine.length > 1 ? words("turn-of", named) : words("your-turn");
}
