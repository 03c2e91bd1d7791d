// A lesson as a table: what the server answers, shown one step after another. No drawing here.
import { computed, untracked } from "@preact/signals";
import { get, send } from "./api.js";
import { counted } from "./beats.js";
import { ALONG } from "./levels.js";
import { told } from "./log.js";
import { finish } from "./motion.js";
import { notice } from "./notice.js";
import { Play } from "./play.js";
import { keepLearned, learned, prefs, still } from "./prefs.js";
import { visitAgain } from "./router.js";
import { words } from "./words.js";

const EACH = 900; // milliseconds for a move of a rival
const TOUCHED = 1200;

/** A lesson as this browser knows it: a table whose every answer comes with a request. */
export class LessonPlay extends Play {
  constructor(path) {
    super("");
    this.path = path;
    [this.game, this.name = ""] = path.split("/");
    this.shown = computed(() => counted(this.live.value, this.staged.value));
  }

  get lesson() {
    return this.live.value?.lesson;
  }

  async open() {
    this.close();
    try {
      await this.take(await this.begin());
    } catch (problem) {
      this.missing.value = problem.message;
    }
  }

  close() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  /** The lesson that this browser has begun and the server still has, or else a new one. */
  async begin() {
    const { lesson } = untracked(() => learned(this.path)) ?? {};
    const kept = lesson && (await get(`/lessons/${lesson}`).catch(gone));
    if (kept && !kept.lesson.end) return kept;
    const made = await send("/lessons", { game: this.game, lesson: this.name });
    prefs.seen.value = { ...prefs.seen.peek(), [this.game]: true }; // the sheet need not open by itself after it
    return get(`/lessons/${made.lesson}`);
  }

  /** What the server answers: the moves of rivals one after another, then the card. */
  async take(snapshot) {
    const { lamps, end } = snapshot.lesson;
    const step = (snapshot.lesson.step = Math.min(snapshot.lesson.step, snapshot.lesson.steps));
    this.match = snapshot.match;
    keepLearned(this.path, { lesson: this.match, step, ...(end && { lamps, done: true }) });
    this.queue = [...(await this.moves(snapshot)), snapshot];
    if (snapshot.lesson.tally) this.Show ??= (await import("./show.js")).Show;
    this.next();
  }

  show(snapshot) {
    super.show({ ...snapshot, seats: snapshot.seats.map((placed) => ({ ...placed, bot: placed.bot && ALONG })) });
    this.staged.value = this.countOf(snapshot.lesson);
    const wanted = this.find(snapshot.lesson.allowed[0]);
    if (wanted && snapshot.lesson.kind === "try") this.lay(wanted);
  }

  /** Lay what is asked for in the panel: its kind open, its amount stepped to. */
  lay({ kind, verb, amount, most }) {
    if (kind) this.kind.value = kind;
    if (amount !== undefined || most > 1) this.amounts.value = { ...this.amounts.value, [verb]: amount ?? 1 };
  }

  /** The table's own show of a scoring: it goes on from where the card before left it, to where this one speaks of it. */
  countOf({ tally, told, passing }) {
    if (!tally || passing) return null;
    const before = this.staged.value?.number === tally.number ? this.staged.value.row : 0;
    const stop = told - 1;
    return { number: tally.number, tally, Show: this.Show, stop, row: still() ? stop : Math.min(before, stop) };
  }

  /** The table after each move since the card before, if a rival made one; what was touched is lit. */
  async moves(snapshot) {
    const { log, lesson, number, seat } = snapshot;
    const before = this.live.value?.number ?? number;
    if (still() || before >= number) return [];
    const moves = told(log, number).filter((entry) => entry.number >= Math.max(before, lesson.since) && entry.seat >= 0);
    if (moves.every((entry) => entry.seat === seat)) return [];
    const ends = [...moves.slice(1).map((entry) => entry.number), number];
    const after = await Promise.all(ends.map((end) => get(`/lessons/${this.match}?at=${end}`)));
    return after.map((shot, index) => ({ ...shot, lesson: { ...lesson, light: moves[index].marks, passing: true } }));
  }

  next() {
    clearTimeout(this.timer);
    this.show(this.queue.shift());
    if (this.queue.length) this.timer = setTimeout(() => this.next(), EACH);
  }

  catchUp() {
    while (this.queue.length) this.next();
    const staged = this.staged.value;
    if (staged) this.staged.value = { ...staged, row: staged.stop, scene: undefined };
    finish();
  }

  /** The host says what happened, and what a scoring brought. */
  tell() {}
  tells() {}
  judge() {}

  /** One press is enough: Back takes anything back. */
  press(option, times = 1, several = false) {
    this.catchUp();
    if (several && this.sticky.value !== option.code) this.sticky.value = option.code;
    else this.commit(option, times);
  }

  /** The host asks for a choice of one's own: none is considered beforehand. */
  get ready() {
    return null;
  }

  async commit({ code }, times = 1) {
    for (let done = 0; done < times && this.find(code); done++) {
      await this.ask("moves", { code });
      if (this.lesson.answer || this.slip.value) return;
    }
  }

  /** Where a place is to be touched, all of its kind may be. */
  can(mark) {
    return super.can(mark) || this.lesson.taps.some((tap) => kindOf(tap) === kindOf(mark));
  }

  touch(mark, choice) {
    this.touched = mark;
    super.touch(mark, choice);
  }

  /** A press on a kind of thing that is no choice; true if the host answers it. A thing that lies at a place which goes on means that place. */
  touchKind(kind, mark) {
    if (!this.lesson.answered.includes(kind) || this.touching(mark).some(({ code }) => this.lesson.allowed.includes(code))) return false;
    this.touched = mark;
    this.ask("moves", { mark: kind });
    return true;
  }

  /** What cannot be chosen now is answered as other tries are. */
  why(mark, choice) {
    return this.ask("moves", this.lesson.taps.length ? { mark } : { choice });
  }

  undo() {
    return this.ask("back");
  }

  assist(sent) {
    return send(`/lessons/${this.match}/assist`, sent);
  }

  async ask(path, body) {
    if (this.sending.value) return;
    this.catchUp();
    this.sending.value = true;
    this.slip.value = null;
    try {
      await this.take(await send(`/lessons/${this.match}/${path}`, body));
      if (this.lesson.answer) this.outline(this.touched);
    } catch (problem) {
      this.refuse(problem);
    } finally {
      this.sending.value = false;
      this.touched = null;
    }
  }

  outline(mark) {
    this.refusedMark.value = mark;
    setTimeout(() => this.refusedMark.value === mark && (this.refusedMark.value = null), TOUCHED);
  }

  leave() {
    notice(words("lesson-waits", { n: this.lesson.step }));
    visitAgain();
  }

  skip() {
    keepLearned(this.path, { lamps: this.lesson.lamps, done: true });
    visitAgain();
  }
}

const kindOf = (mark) => mark.split(":")[0];

/** A lesson that the server no longer has, or cannot go on with, begins anew. */
function gone(problem) {
  if (problem.status < 400 || problem.status >= 500) throw problem;
  return null;
}
