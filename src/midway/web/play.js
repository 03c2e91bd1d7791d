// One table as this browser plays at it: what may be chosen, what is being considered, and what was. No drawing here.
import { batch, computed, effect, signal } from "@preact/signals";
import { get, send } from "./api.js";
import { Followed } from "./follow.js";
import { capture, glide } from "./motion.js";
import { card } from "./news.js";
import { prefs } from "./prefs.js";
import { visit } from "./router.js";
import { words } from "./words.js";

const REFUSED = 1200; // milliseconds

/** The options that touch each mark. */
function byMark(options) {
  const places = new Map();
  for (const option of options) for (const mark of option.marks) places.set(mark, [...(places.get(mark) ?? []), option]);
  return places;
}

export class Play extends Followed {
  constructor(match) {
    super(match);
    this.sticky = signal(null); // the code being considered
    this.hover = signal(null);
    this.narrowed = signal(null); // the mark whose options the panel is narrowed to
    this.kind = signal(null); // the kind of options that was opened
    this.amounts = signal({}); // the amounts that were stepped to, by verb
    this.slip = signal(null);
    this.hint = signal(null); // the hint that is shown, and `stop` to end it
    this.refusedMark = signal(null);
    this.sending = signal(false);
    this.Panel = null; // what the page puts in the decision's place
    this.Band = this.Above = null; // and what under the bar and above the question
    this.first = null; // the code that the panel lists first
    this.rows = []; // the options as the panel lists them: { option, times, steps, focus }
    this.gesture = null; // the number of events before the reader's last press
    this.options = computed(() => (this.past.value ? [] : this.live.value?.decision?.options ?? []));
    this.weighs = computed(() => this.options.value.some(({ later }) => later)); // true until it is known what they bring, which sorts them
    this.places = computed(() => byMark(this.options.value));
  }

  /** Once the server answers again, nobody need read that it did not. */
  link(linked) {
    super.link(linked);
    if (linked && this.slip.value?.lost) this.slip.value = null;
  }

  show(snapshot) {
    if (this.live.value?.number !== snapshot.number) this.first = null;
    super.show(snapshot);
  }

  /** What was considered or sent belongs to the position that was left; its answer may come later than the next position. */
  forget() {
    super.forget();
    this.sending.value = false;
    this.sticky.value = this.hover.value = this.narrowed.value = this.slip.value = this.kind.value = null;
    this.amounts.value = {};
    this.hideHint();
  }

  hideHint() {
    this.hint.value?.stop();
    this.hint.value = null;
  }

  // Choosing.

  find(code) {
    return this.options.value.find((option) => option.code === code) ?? null;
  }

  touching(mark) {
    return this.places.value.get(mark) ?? [];
  }

  /** True if a press on a place does something. */
  can(mark) {
    return this.touching(mark).length > 0;
  }

  /** The options the panel shows: all, or those of the place that was pressed. */
  get offered() {
    return this.narrowed.value ? this.touching(this.narrowed.value) : this.options.value;
  }

  /** True if the panel lists options: no scoring and no card stands in their place. */
  get asks() {
    return !this.staged.value?.Show && !(this.news.value && card.value);
  }

  /** What the button and Enter commit: the option being considered, else the first in the list. */
  get ready() {
    return this.find(this.sticky.value) ?? (this.weighs.value ? null : this.find(this.first));
  }

  /** What the board and the panel show the outcome of. */
  get considered() {
    return this.find(this.hover.value) ?? this.ready;
  }

  /** How many times the panel would do an option; a hint is about doing it once. */
  timesOf(option) {
    return option?.most > 1 && !this.hint.value ? this.amounts.value[option.verb] ?? option.most : 1;
  }

  /** Open a kind of options. */
  openKind(kind) {
    this.sticky.value = this.slip.value = null;
    this.kind.value = kind;
  }

  /** A press on an option: once is enough while it can be taken back and is not one of several; else the first press considers it. */
  press(option, times = 1, several = false) {
    this.catchUp();
    this.goOn();
    this.slip.value = null;
    const twice = several || (option.final && prefs.confirm.value);
    if (twice && this.sticky.value !== option.code) this.sticky.value = option.code;
    else this.commit(option, times);
  }

  /** A press on a place of the board. */
  touch(mark, choice) {
    this.catchUp();
    this.goOn();
    const options = this.touching(mark);
    if (options.length === 1) this.press(options[0]);
    else if (options.length) this.narrowed.value = mark;
    else this.why(mark, choice);
  }

  async why(mark, choice) {
    if (this.past.value) return this.refuse({ message: words("slip-replay") }, mark);
    if (this.live.value.seat === null) return this.refuse({ message: words("slip-watching") }, mark);
    try {
      const answer = await get(`/matches/${this.match}/why?choice=${encodeURIComponent(choice)}`);
      this.refuse({ message: answer.text, rule: answer.rule, cite: answer.cite }, mark);
    } catch (problem) {
      this.refuse(problem, mark);
    }
  }

  commit(option = this.ready, times = this.timesOf(option)) {
    if (!option) return null;
    const { number } = this.live.value;
    this.gesture = number;
    return this.change("moves", { number, code: option.code, on: true, ...(times > 1 && { times }) });
  }

  /** Several choices one after another, for what belongs together; stops where one is refused. */
  async choose(codes) {
    this.gesture = null;
    for (const code of codes) {
      const number = this.live.value.number;
      await this.change("moves", { number, code });
      if (this.slip.value) return;
      await this.after(number);
    }
  }

  /** When the table has gone on from a number of events. */
  after(number) {
    this.catchUp();
    if (this.live.value.number > number) return null;
    return new Promise((resolve) => {
      const stop = effect(() => this.live.value.number > number && queueMicrotask(() => (stop(), resolve())));
    });
  }

  /** Ask the game for help outside its rules. */
  assist(sent) {
    return send(`/matches/${this.match}/assist`, sent);
  }

  /** The scorings so far. */
  async tallies() {
    return (await get(`/matches/${this.match}/tallies`)).tallies;
  }

  /** Where a hint is asked for, and what is sent; it is noted for everyone. */
  get hintAt() {
    return { path: `/matches/${this.match}/hint`, body: { number: this.live.value.number } };
  }

  get noted() {
    return true;
  }

  undo() {
    this.catchUp();
    if (!this.live.value.undoable) return this.refuse({ message: words(this.live.value.serious ? "serious-undo" : "nothing-to-undo") });
    const to = this.gesture; // all that one press did is taken back together
    this.gesture = null;
    return this.change("undo", { number: this.live.value.number, ...(to !== null && { to }) });
  }

  async change(path, body) {
    if (this.sending.value) return;
    this.sending.value = true;
    try {
      await send(`/matches/${this.match}/${path}`, body);
    } catch (problem) {
      if (problem.status !== 409) this.refuse(problem);
    } finally {
      this.sending.value = false;
    }
  }

  refuse(problem, mark = null) {
    this.slip.value = { title: problem.title, text: problem.message, rule: problem.rule ?? null, cite: problem.cite, lost: problem.status === 0 };
    this.refusedMark.value = mark;
    setTimeout(() => this.refusedMark.value === mark && (this.refusedMark.value = null), REFUSED);
  }

  // Going back.

  async replay(number) {
    const asked = (this.asked = number);
    if (number === null) {
      if (this.past.value) this.forget();
      this.past.value = null;
      return;
    }
    try {
      const [snapshot, { Replay }] = await Promise.all([get(`/matches/${this.match}?at=${number}&since=${Math.max(0, number - 1)}`), import("./replay.js")]);
      if (this.asked !== asked) return;
      const rects = this.past.value && capture();
      batch(() => {
        this.forget();
        this.past.value = { ...snapshot, Replay };
      });
      if (rects) requestAnimationFrame(() => glide(rects));
    } catch (problem) {
      visit(`/table/${this.match}`, true);
      this.refuse(problem);
    }
  }

  /** The address of the table as it was after a number of events; null if there is none. */
  pathTo(number) {
    return `/table/${this.match}/${number}`;
  }

  /** Look at the table as it was after a number of events. */
  goTo(number) {
    visit(`/table/${this.match}/${number}`, true);
  }
}
