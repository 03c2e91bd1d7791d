// A what if as a table: its address says where it left the match, its seed, who is played by hand, and what was chosen since. No drawing here.
import { get, send } from "./api.js";
import { Play } from "./play.js";
import { route, visit } from "./router.js";
import { words } from "./words.js";

const SEED = 8; // characters

const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(SEED)), (byte) => (byte % 36).toString(36)).join("");

/** What an address holds after its hash: `SEED~HANDS~CODES`, seats from 1 and codes with a dot between them. */
function readAddress(hash) {
  const [seed = "", hands = "", path = ""] = hash.split("~");
  const numbers = (text, base) => text.split(".").filter(Boolean).map((number) => parseInt(number, base));
  return { seed: /^[0-9a-z]{1,32}$/.test(seed) ? seed : fresh(), hands: numbers(hands, 10).map((seat) => seat - 1), path: numbers(path, 36) };
}

const written = ({ seed, hands, path }) => `${seed}~${hands.map((seat) => seat + 1).join(".")}~${path.map((code) => code.toString(36)).join(".")}`;

export class WhatIfPlay extends Play {
  constructor(match, at, { Band, Above, Ended }) {
    super(match);
    this.at = at;
    Object.assign(this, { Band, Above, Ended });
    this.hash = route.peek().hash; // the address that was followed last
    this.place = readAddress(this.hash);
    this.before = []; // the log of the match, up to where it was left
  }

  // Following.

  async open() {
    this.close();
    this.queue = [];
    try {
      this.before = (await get(`/matches/${this.match}?at=${this.at}&since=0`)).log;
      await this.turnTo();
    } catch (problem) {
      this.missing.value = problem.message;
    }
  }

  close() {
    clearTimeout(this.timer);
    this.timer = null;
    this.closed = (this.closed ?? 0) + 1; // what was asked before is not wanted any more
  }

  /** Another place of the same what if, as an address says. */
  follows(hash) {
    const here = hash === this.hash || hash === written(this.place);
    this.hash = hash;
    if (!here) this.go(readAddress(hash));
  }

  /** Go to a place without anything happening there. */
  async go(place) {
    this.close();
    this.queue = [];
    this.place = place;
    try {
      await this.turnTo();
    } catch (problem) {
      this.refuse(problem);
    }
  }

  /** Show the place as it is: nothing glides, and the log is told anew. */
  async turnTo() {
    this.live.value = null;
    const shot = await this.ask({});
    if (!shot) return;
    this.log.value = this.before;
    this.walk.value = this.left.value = null;
    this.forget();
    this.show(shot);
  }

  /** The answer to what happens next, unless the reader has gone elsewhere meanwhile. */
  async ask(then, path = "") {
    const { closed } = this;
    const { place } = this;
    const answer = await send(`/matches/${this.match}/whatif${path}`, { at: this.at, ...place, ...then });
    if (closed !== this.closed || place !== this.place) return null;
    if (this.live.value) answer.log = answer.log?.filter((entry) => entry.number >= this.live.value.number); // what is new
    return answer;
  }

  /** The address of a place of this what if. */
  address(place = this.place) {
    return `/whatif/${this.match}/${this.at}#${written(place)}`;
  }

  show(snapshot) {
    const { seed, hands, path } = snapshot.whatif;
    const before = this.live.value;
    this.place = { seed, hands, path };
    const byHand = before && hands.includes(before.decision?.seat);
    super.show(snapshot);
    visit(this.address(), !byHand);
    this.letBot();
  }

  /** Let a bot choose if one decides; its step waits for the reader's pace like those of any table. */
  async letBot() {
    const { decision, whatif } = this.live.value;
    if (!decision || whatif.hands.includes(decision.seat)) return;
    try {
      const answer = await this.ask({ bot: true });
      if (answer) this.receive(answer);
    } catch (problem) {
      this.refuse(problem);
    }
  }

  /** The log says what happened; the trail says what it came to. */
  tell() {}
  judge() {}
  retell() {}

  // Choosing.

  press(option, times = 1, several = false) {
    this.catchUp();
    this.slip.value = null;
    if (several && this.sticky.value !== option.code) this.sticky.value = option.code;
    else this.commit(option, times);
  }

  commit(option = this.ready, times = this.timesOf(option)) {
    return option ? this.make({ code: option.code, times }) : null;
  }

  async choose(codes) {
    for (const code of codes) {
      await this.make({ code });
      if (this.slip.value) return;
    }
  }

  why(mark, choice) {
    this.refusedMark.value = mark;
    return this.make({ choice }, mark);
  }

  async make(then, mark = null) {
    if (this.sending.value) return;
    this.sending.value = true;
    try {
      const answer = await this.ask(then);
      if (answer) this.show(answer);
    } catch (problem) {
      this.refuse(problem, mark);
    } finally {
      this.sending.value = false;
    }
  }

  assist(sent) {
    return this.ask({ ask: sent }, "/assist").then((answer) => answer ?? {});
  }

  async tallies() {
    return (await this.ask({}, "/tallies"))?.tallies ?? [];
  }

  /** Where a hint is asked for, and what is sent. */
  get hintAt() {
    return { path: `/matches/${this.match}/whatif/hint`, body: { at: this.at, ...this.place } };
  }

  /** A hint here is noted nowhere. */
  get noted() {
    return false;
  }

  // Going back.

  /** Back to the reader's last choice. */
  undo() {
    const { back } = this.live.value.whatif;
    if (back === null) this.refuse({ message: words("whatif-first") });
    else this.stepTo(back);
  }

  /** Back to where a number of choices had been made. */
  stepTo(step) {
    visit(this.address({ ...this.place, path: this.place.path.slice(0, step) }));
  }

  startOver() {
    this.stepTo(0);
  }

  /** The same beginning with other draws. */
  dealAnew() {
    visit(this.address({ ...this.place, seed: fresh(), path: [] }));
  }

  /** Play a seat by hand, or let its bot play it; one is always played by hand. */
  take(seat) {
    const now = this.live.value.whatif.hands;
    const hands = now.includes(seat) ? now.filter((one) => one !== seat) : [...now, seat].sort();
    if (hands.length) visit(this.address({ ...this.place, hands }), true);
  }

  /** Back to the match, at the event where it was left. */
  leave() {
    visit(`/table/${this.match}/${this.at}`);
  }

  /** A step of the log leads to the match as long as it is the match's. */
  pathTo(number) {
    return number <= this.at ? super.pathTo(number) : null;
  }
}
