// One table as it is followed: what the server tells, shown one step after another at the reader's pace. No drawing here.
import { batch, computed, signal } from "@preact/signals";
import { Live, get } from "./api.js";
import { counted } from "./beats.js";
import { capture, finish, glide } from "./motion.js";
import { begins, judge, moved, tell } from "./news.js";
import { prefs, still } from "./prefs.js";
import { bell, tap } from "./sound.js";
import { walked } from "./walk.js";

const CHANCE = -1;
const PACES = { calm: 1400, brisk: 600, once: 0 }; // milliseconds for each step of others
const READING = { calm: 4000, brisk: 2500, once: 0 }; // milliseconds for a card that is turned over

export class Followed {
  constructor(match) {
    this.match = match;
    this.live = signal(null); // the newest snapshot that is shown
    this.past = signal(null); // a snapshot of an earlier event while replaying
    this.log = signal([]);
    this.linked = signal(true);
    this.missing = signal(""); // why there is no such table
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
    this.queue = [];
    this.shownAt = 0; // when the last step was shown
    this.skipping = false; // true on the way straight to the reader's own turn
    this.shown = computed(() => this.past.value ?? counted(this.live.value, this.staged.value));
  }

  async open() {
    this.close();
    this.queue = [];
    this.log.value = [];
    const opening = (this.opening = {});
    const problem = await get(`/matches/${this.match}?since=999999`).then(() => null, (refused) => refused);
    if (this.opening !== opening) return; // the page was left meanwhile, or opened anew
    if (problem) {
      this.missing.value = problem.message;
      return;
    }
    this.follower = new Live(this.match, 0, (snapshot) => this.receive(snapshot), (linked) => this.link(linked), () => this.open());
  }

  /** The server is reached, or no longer. */
  link(linked) {
    this.linked.value = linked;
  }

  close() {
    this.opening = null;
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

  /** How long the step before stays: not at all for a move that was made here, never long for a person's. */
  pause({ seat, mine, log, seats }) {
    if (this.drawn.value) return READING[prefs.pace.value];
    const by = log[0]?.seat ?? CHANCE;
    if (!log.length || by === seat || mine.includes(by)) return 0;
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

  /** Tell the scorings of some events in the decision's place; what comes after them waits until they are told or closed.
   * `where` is how far the match had come when they began. */
  async stage(numbers, where) {
    this.staged.value = { numbers, where };
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
      if (before?.number !== snapshot.number) this.forget();
      if (before && !turned && !this.past.value) this.tells(snapshot, before);
    });
    if (before && before.number < snapshot.number && rects) requestAnimationFrame(() => glide(rects));
    if (before) this.sound(before, snapshot);
    if (begins(before, snapshot)) this.tell(snapshot);
    if (turned) this.retell(snapshot.seat);
    else if ((before ? snapshot.log : this.walk.value.entries).some((entry) => entry.you && !this.deeds.value[entry.number])) this.judge();
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
  tells(snapshot, { where }) {
    const ended = snapshot.log.filter((entry) => entry.tally).map(({ number }) => number);
    if (ended.length && !still() && !document.hidden && prefs.pace.value !== "once") this.stage(ended, where);
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

  /** What was told belongs to the position that was left. */
  forget() {
    this.news.value = this.brief.value = null;
  }

  /** How many messages of others were not read yet. */
  unread() {
    const me = this.live.value?.seat;
    const fresh = this.said.value.slice(this.heard.value);
    return fresh.filter((line) => line.seat !== me && !prefs.muted.value[`${this.match} ${line.seat}`]).length;
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
