// The reader's own mistakes, one after another, as tables: the position as it was, and options to try. No drawing here.
import { batch, computed, signal } from "@preact/signals";
import { get } from "./api.js";
import { Play } from "./play.js";
import { route, visit } from "./router.js";
import { words } from "./words.js";

/** The mistakes of a seat whose options were measured. */
export const mistakesOf = ({ marks }, me) => marks.filter(({ seat, options }) => seat === me && options.length > 0);

/** An option as it is tried: once, whatever it could be done several times. */
const once = (option) => {
  const { most, net, parts, ...rest } = option;
  return most > 1 ? rest : option;
};

export class MistakePlay extends Play {
  constructor(match, Panel) {
    super(match);
    this.Panel = Panel;
    this.marks = signal([]);
    this.mark = signal(null); // the mistake that is looked at
    this.tried = signal(null); // the option that was tried last
    this.revealed = signal(false); // the reader has asked to be shown
    this.options = computed(() => (this.verdict === "ask" ? this.all : []));
  }

  /** All options there were. */
  get all() {
    return this.live.value?.decision?.options ?? [];
  }

  async open() {
    this.close();
    try {
      const [told, now] = await Promise.all([get(`/matches/${this.match}/analysis`), get(`/matches/${this.match}?since=0`)]);
      this.log.value = now.log;
      this.marks.value = mistakesOf(told, now.seat);
      if (this.marks.value.length) await this.turnTo(route.peek().number);
      else this.leave();
    } catch (problem) {
      this.missing.value = problem.message;
    }
  }

  /** Look at the mistake of an event, else at the first. */
  async turnTo(event) {
    const marks = this.marks.peek();
    const mark = marks.find((one) => one.event === event) ?? marks[0];
    if (!mark) return;
    const shot = await get(`/matches/${this.match}?at=${mark.event}&since=${mark.event}`);
    const options = shot.decision.options.map((option) => ({ ...once(option), played: option.code === mark.played.code }));
    batch(() => {
      this.mark.value = mark;
      this.live.value = { ...shot, decision: { ...shot.decision, options } };
      this.again();
    });
  }

  /** Nothing is considered beforehand. */
  get asks() {
    return false;
  }

  /** From mistake to mistake no card is drawn. */
  turnOver() {}

  // Trying.

  press(option, times = 1, several = false) {
    this.slip.value = null;
    if (several && this.sticky.value !== option.code) this.sticky.value = option.code;
    else this.commit(option);
  }

  commit(option = this.ready) {
    if (option) this.tried.value = option;
  }

  choose([code]) {
    this.commit(this.find(code));
  }

  why(mark) {
    this.refuse({ message: words("mistake-elsewhere") }, mark);
  }

  /** The game helps nobody here. */
  async assist() {
    return {};
  }

  /** What was measured of an option; null of one that was too weak to be measured. */
  figure(code) {
    return this.mark.value.options.find((one) => one.code === code) ?? null;
  }

  /** What there is to say: `ask` before a try, else what came of it. */
  get verdict() {
    if (this.revealed.value) return "shown";
    if (!this.tried.value) return "ask";
    const { seat, played, options: [best] } = this.mark.value;
    const { code } = this.tried.value;
    const found = this.figure(code);
    if (code === played.code) return "same";
    if (!found) return "weak";
    if (code === best.code) return "best";
    if (found.chances[seat] + found.interval >= best.chances[seat]) return "even";
    return Math.round(found.chances[seat]) > Math.round(played.chances[seat]) ? "near" : "less";
  }

  /** True once the best is known. */
  get solved() {
    return ["shown", "best", "even"].includes(this.verdict);
  }

  again() {
    this.forget();
    this.tried.value = null;
    this.revealed.value = false;
  }

  reveal() {
    this.revealed.value = true;
  }

  // Going on.

  /** The mistake after this one. */
  get later() {
    return this.marks.value[this.marks.value.indexOf(this.mark.value) + 1];
  }

  /** What Enter does: try what is considered, try again, go on. */
  enter() {
    if (this.verdict === "ask") this.commit();
    else if (!this.solved) this.again();
    else if (this.later) visit(`/mistakes/${this.match}/${this.later.event}`, true);
    else this.leave();
  }

  /** Back to the analysis. */
  leave() {
    visit(`/table/${this.match}`, true);
  }
}
