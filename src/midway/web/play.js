// One table as this browser knows it: what is shown, what may be chosen, what is being considered. No drawing here.
import { batch, computed, effect, signal } from "@preact/signals";
import { Live, get, send } from "./api.js";
import { capture, finish, glide } from "./motion.js";
import { begins, card, judge, moved, tell } from "./news.js";
import { prefs, still } from "./prefs.js";
import { visit } from "./router.js";
import { bell, tap } from "./sound.js";
import { walked } from "./walk.js";
import { words } from "./words.js";

const CHANCE = -1;
const PACES = { calm: 1400, brisk: 600, once: 0 }; // milliseconds for each step of others
const READING = { calm: 4000, brisk: 2500, once: 0 }; // milliseconds for a card that is turned over
const REFUSED = 1200;

/** The options that touch each mark. */
function byMark(options) {
  const places = new Map();
  for (const option of options) for (const mark of option.marks) places.set(mark, [...(places.get(mark) ?? []), option]);
  return places;
}

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
    this.kind = signal(null); // the kind of options that was opened
    this.amounts = signal({}); // the amounts that were stepped to, by verb
    this.slip = signal(null);
    this.hint = signal(null); // the hint that is shown, and `stop` to end it
    this.refusedMark = signal(null);
    this.sending = signal(false);
    this.lifted = signal(null); // the seat that looks, where several share a screen
    this.news = signal(null); // what happened since the reader's last turn, until the reader goes on
    this.brief = signal(null); // the same, where a line says enough
    this.walk = signal(null); // the turn that is followed, step by step
    this.deeds = signal({}); // by the number of an event, what it did to the reader
    this.lit = signal(0); // the act whose places are lit
    this.left = signal(null); // the table as the reader's last move in a turn of their own left it
    this.drawn = signal(null); // the card that is turned over in the middle
    this.tab = signal(null); // the part of a wide table that a narrow screen shows
    this.staged = signal(null); // the scoring that is told in the decision's place
    this.said = signal([]); // the lines of the chat
    this.heard = signal(0); // how many of them were read
    this.fresh = computed(() => this.unread());
    this.paused = signal(false);
    this.Panel = null; // what the page puts in the decision's place
    this.first = null; // the code that the panel lists first
    this.rows = []; // the options as the panel lists them: { option, times, steps, focus }
    this.gesture = null; // the number of events before the reader's last press
    this.queue = [];
    this.shownAt = 0; // when the last step was shown
    this.skipping = false; // true on the way straight to the reader's own turn
    this.shown = computed(() => this.past.value ?? this.live.value);
    this.options = computed(() => (this.past.value ? [] : this.live.value?.decision?.options ?? []));
    this.places = computed(() => byMark(this.options.value));
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
    for (const told of this.queue) told.thinking = null; // that thought has ended
    if (this.live.value?.thinking) this.live.value = { ...this.live.value, thinking: null };
    this.queue.push(snapshot);
    if (!this.live.value || still() || document.hidden || this.skipping || prefs.pace.value === "once") this.catchUp();
    else this.follow();
  }

  /** Show what waits, one step at a time, at the reader's pace. */
  follow() {
    if (this.timer || this.paused.value || this.staged.value || !this.queue.length) return;
    const wait = this.shownAt + this.pause(this.queue[0]) - performance.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }

  next() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.queue.length) {
      this.drawn.value = null;
      this.show(this.queue.shift());
    }
    this.follow();
  }

  /** Turn a card over in the middle, or away; what comes after it waits while it can be read. */
  turnOver(card) {
    this.drawn.value = card;
    clearTimeout(this.timer);
    this.timer = null;
    this.follow();
  }

  /** How long the step before stays: not at all for the reader's own move, never long for a person's. */
  pause({ seat, log, seats }) {
    if (this.drawn.value) return READING[prefs.pace.value];
    const by = log[0]?.seat ?? CHANCE;
    if (!log.length || by === seat) return 0;
    return seats[by]?.bot ? PACES[prefs.pace.value] : Math.min(PACES.brisk, PACES[prefs.pace.value]);
  }

  /** Stop following, or go on. */
  halt() {
    this.paused.value = !this.paused.value;
    if (!this.paused.value) return this.follow();
    clearTimeout(this.timer);
    this.timer = null;
  }

  /** Straight to the reader's own turn. */
  skip() {
    this.skipping = true;
    this.catchUp();
  }

  /** Show the newest at once, skipping what is still to be told or animated. */
  catchUp() {
    clearTimeout(this.timer);
    this.timer = null;
    this.paused.value = false;
    while (this.queue.length) this.show(this.queue.shift());
    this.staged.value = null;
    finish();
  }

  /** Tell the scorings of some events in the decision's place; what comes after them waits until they are told or closed. */
  async stage(numbers) {
    this.staged.value = { numbers };
    (await import("./show.js")).stage(this, numbers);
  }

  unstage() {
    this.staged.value = null;
    this.follow();
  }

  show(snapshot) {
    this.shownAt = performance.now();
    if (!snapshot.decision || snapshot.decision.seat === snapshot.seat) this.skipping = false;
    const before = this.live.value;
    const rects = this.past.value ? null : capture();
    const turned = before && snapshot.hides && before.seat !== snapshot.seat; // others' eyes: what they may know is told anew
    batch(() => {
      const known = turned ? [] : this.log.value.filter((entry) => entry.number < (snapshot.log[0]?.number ?? Infinity));
      this.log.value = [...known, ...snapshot.log];
      this.live.value = snapshot;
      this.walk.value = walked(turned ? null : this.walk.value, before, snapshot);
      if (moved(before, snapshot)) this.left.value = snapshot;
      if (before?.number !== snapshot.number) {
        this.first = null;
        this.forget();
      }
      if (before && !turned && !this.past.value) this.tells(snapshot);
    });
    if (before && before.number < snapshot.number && rects) requestAnimationFrame(() => glide(rects));
    if (before) this.sound(before, snapshot);
    if (begins(before, snapshot)) this.tell(snapshot);
    if (turned) this.retell(snapshot.seat);
    else if (before && snapshot.log.some((entry) => entry.you && !this.deeds.value[entry.number])) this.judge();
  }

  /** What was done to the reader. */
  judge() {
    judge(this);
  }

  /** What happened since the reader's last turn. */
  tell(snapshot) {
    tell(this, snapshot);
  }

  /** Stage the scorings that new events ended, where things may move. */
  tells(snapshot) {
    const ended = snapshot.log.filter((entry) => entry.tally).map(({ number }) => number);
    if (ended.length && !still() && !document.hidden && prefs.pace.value !== "once") this.stage(ended);
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

  /** From what happened to the question. */
  goOn() {
    this.news.value = null;
  }

  /** What was considered or sent belongs to the position that was left; its answer may come later than the next position. */
  forget() {
    this.sending.value = false;
    this.news.value = this.brief.value = null;
    this.sticky.value = this.hover.value = this.narrowed.value = this.slip.value = this.kind.value = null;
    this.amounts.value = {};
    this.hideHint();
  }

  hideHint() {
    this.hint.value?.stop();
    this.hint.value = null;
  }

  /** How many messages of others were not read yet. */
  unread() {
    const me = this.live.value?.seat;
    const fresh = this.said.value.slice(this.heard.value);
    return fresh.filter((line) => line.seat !== me && !prefs.muted.value[`${this.match} ${line.seat}`]).length;
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
    return this.find(this.sticky.value) ?? this.find(this.first);
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
    this.slip.value = { title: problem.title, text: problem.message, rule: problem.rule ?? null, cite: problem.cite };
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

  /** Look at the table as it was after a number of events. */
  goTo(number) {
    visit(`/table/${this.match}/${number}`, true);
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
