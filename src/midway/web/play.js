// One table as this browser knows it: what is shown, what may be chosen, what is being considered. No drawing here.
import { batch, computed, effect, signal } from "@preact/signals";
import { Live, Problem, get, send } from "./api.js";
import { capture, finish, glide } from "./motion.js";
import { prefs, still } from "./prefs.js";
import { visit } from "./router.js";
import { bell, tap } from "./sound.js";
import { words } from "./words.js";

const BETWEEN = 260; // milliseconds between two moves of others, so that each can be seen
const REFUSED = 1200;

export class Play {
  constructor(match) {
    this.match = match;
    this.live = signal(null); // the newest snapshot that is shown
    this.past = signal(null); // a snapshot of an earlier event while replaying
    this.log = signal([]);
    this.linked = signal(true);
    this.missing = signal(""); // why there is no such table
    this.sticky = signal(null); // the code being considered
    this.hover = signal(null);
    this.narrowed = signal(null); // the mark whose options the panel is narrowed to
    this.slip = signal(null);
    this.refusedMark = signal(null);
    this.sending = signal(false);
    this.lifted = signal(null); // the seat that looks, where several share a screen
    this.tab = signal(null); // the part of a wide table that a narrow screen shows
    this.queue = [];
    this.shown = computed(() => this.past.value ?? this.live.value);
    this.options = computed(() => (this.past.value ? [] : this.live.value?.decision?.options ?? []));
    this.considered = computed(() => this.find(this.hover.value) ?? this.find(this.sticky.value));
  }

  // Following.

  async open() {
    this.close();
    this.queue = [];
    this.log.value = [];
    try {
      await get(`/matches/${this.match}?since=999999`);
    } catch (problem) {
      this.missing.value = problem.message;
      return;
    }
    this.follower = new Live(this.match, 0, (snapshot) => this.receive(snapshot), (linked) => (this.linked.value = linked));
  }

  close() {
    this.follower?.close();
    clearTimeout(this.timer);
  }

  receive(snapshot) {
    this.queue.push(snapshot);
    if (!this.live.value || still() || document.hidden) this.catchUp();
    else if (!this.timer) this.next();
  }

  next() {
    this.timer = null;
    const snapshot = this.queue.shift();
    if (!snapshot) return;
    this.show(snapshot);
    this.timer = setTimeout(() => this.next(), this.queue.length ? BETWEEN : 0);
  }

  /** Show the newest at once, skipping what is still to be animated. */
  catchUp() {
    clearTimeout(this.timer);
    this.timer = null;
    while (this.queue.length) this.show(this.queue.shift());
    finish();
  }

  show(snapshot) {
    const before = this.live.value;
    const rects = this.past.value ? null : capture();
    const turned = before && snapshot.hides && before.seat !== snapshot.seat; // others' eyes: what they may know is told anew
    batch(() => {
      const known = turned ? [] : this.log.value.filter((entry) => entry.number < (snapshot.log[0]?.number ?? Infinity));
      this.log.value = [...known, ...snapshot.log];
      this.live.value = snapshot;
      if (before?.number !== snapshot.number) this.forget();
    });
    if (before && before.number < snapshot.number && rects) requestAnimationFrame(() => glide(rects));
    if (before) this.sound(before, snapshot);
    if (turned) this.retell(snapshot.seat);
  }

  /** The whole log as a seat may know it, where several share a screen. */
  async retell(seat) {
    const told = await get(`/matches/${this.match}?since=0`).catch(() => null); // the next snapshot brings what is new
    if (told?.seat !== seat || this.live.value.seat !== seat) return;
    const later = this.log.value.filter((entry) => entry.number > (told.log.at(-1)?.number ?? -1));
    this.log.value = [...told.log, ...later];
  }

  sound(before, snapshot) {
    const mine = (shot) => shot.decision && shot.seat !== null && shot.decision.seat === shot.seat;
    if (mine(snapshot) && !mine(before)) bell();
    else if (snapshot.number > before.number) tap();
  }

  /** What was considered or sent belongs to the position that was left; its answer may come later than the next position. */
  forget() {
    this.sending.value = false;
    this.sticky.value = this.hover.value = this.narrowed.value = this.slip.value = null;
  }

  // Choosing.

  find(code) {
    return this.options.value.find((option) => option.code === code) ?? null;
  }

  touching(mark) {
    return this.options.value.filter((option) => option.marks.includes(mark));
  }

  /** The options the panel shows: all, or those of the place that was pressed. */
  get offered() {
    return this.narrowed.value ? this.touching(this.narrowed.value) : this.options.value;
  }

  /** A press on an option: once is enough while it can be taken back; else the first press considers it. */
  press(option) {
    this.catchUp();
    this.slip.value = null;
    const twice = option.final && prefs.confirm.value;
    if (twice && this.sticky.value !== option.code) this.sticky.value = option.code;
    else this.commit(option);
  }

  /** A press on a place of the board. */
  touch(mark, choice) {
    this.catchUp();
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
      this.refuse({ message: answer.text, rule: answer.rule }, mark);
    } catch (problem) {
      this.refuse(problem, mark);
    }
  }

  commit(option = this.find(this.sticky.value)) {
    if (option) return this.change("moves", { number: this.live.value.number, code: option.code });
  }

  /** Several choices one after another, for what belongs together; stops where one is refused. */
  async choose(codes) {
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

  undo() {
    this.catchUp();
    if (!this.live.value.undoable) return this.refuse({ message: words("nothing-to-undo") });
    return this.change("undo", { number: this.live.value.number });
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
    this.slip.value = { text: problem.message, rule: problem instanceof Problem || problem.rule ? problem.rule : null };
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
      const snapshot = await get(`/matches/${this.match}?at=${number}&since=${Math.max(0, number - 1)}`);
      if (this.asked !== asked) return;
      this.forget();
      this.past.value = snapshot;
    } catch (problem) {
      visit(`/table/${this.match}`, true);
      this.refuse(problem);
    }
  }

  /** The last event of a player before what is shown, and the places it touched. */
  get last() {
    const until = this.shown.value?.number ?? 0;
    for (let index = this.log.value.length - 1; index >= 0; index--) {
      const entry = this.log.value[index];
      if (entry.number < until && entry.seat >= 0) return entry;
    }
    return null;
  }
}
