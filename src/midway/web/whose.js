// Whose turn it is, as the decision and the page's title say it.
import { words } from "./words.js";

/** Where several share a screen the one who decides is named; an answer says in whose turn it is. */
export function whose({ seat, seats, turn, mine, decision, whatif }) {
  if (whatif) return words("whatif-whose", { whose: whose({ seat, seats, turn, mine, decision }) });
  if (decision.seat < 0) return words("chance-decides");
  const named = { player: seats[decision.seat].name, active: seats[turn]?.name };
  const [answers, you] = [turn >= 0 && turn !== decision.seat, mine.length === 1 && seat];
  if (decision.seat === you) return words(answers ? "your-answer" : "your-turn", named);
  if (!answers) return words("turn-of", named);
  return words(turn === you ? "answer-of-yours" : "answer-of", named);
}
