// The server: requests that answer with data or say in one sentence why not, and the socket that follows a table.
import { prefs } from "./prefs.js";
import { language, words } from "./words.js";

export class Problem extends Error {
  constructor(status, answer) {
    super(answer.text);
    this.status = status;
    this.error = answer.error;
    this.rule = answer.rule;
    this.cite = answer.cite;
  }
}

// Seats count from 1 outside this client and from 0 inside, where they are indices; chance is -1. Every answer and every
// request passes here.
const CHANCE = -1;
const index = (seat) => (seat === "chance" ? CHANCE : seat === null ? null : seat - 1);
const list = (value) => (Array.isArray(value) ? value : []);

export function inward(answer) {
  const rows = [...list(answer.tallies), answer.lesson?.tally].flatMap((tally) => list(tally?.rows));
  const parts = [answer, ...rows.flatMap(({ scenes }) => scenes), answer.decision, answer.thinking, ...list(answer.seats), ...list(answer.invitations), ...list(answer.log), ...list(answer.turns), ...list(answer.chat), ...list(answer.acts), ...list(answer.events), ...list(answer.marks), answer.whatif?.went, ...list(answer.whatif?.turns), ...list(answer.strokes), ...list(answer.log).flatMap(({ dice }) => list(dice))];
  for (const part of parts) if (part?.seat !== undefined) part.seat = index(part.seat);
  if (answer.host) answer.host = index(answer.host);
  if (answer.turn !== undefined) answer.turn = index(answer.turn);
  if (answer.mine) answer.mine = answer.mine.map(index);
  if (answer.whatif) answer.whatif.hands = answer.whatif.hands.map(index);
  for (const part of ["view", "extras"]) if (answer[part]) answer[part] = seated(answer[part]);
  return answer;
}

/** What a game tells, where a seat is {"seat": 2}, with the seat's index instead. */
function seated(told) {
  if (Array.isArray(told)) return told.map(seated);
  if (told === null || typeof told !== "object") return told;
  if ("seat" in told) return index(told.seat);
  return Object.fromEntries(Object.entries(told).map(([name, part]) => [name, seated(part)]));
}

function outward(body) {
  const { seat, hands, ask } = body;
  return { ...body, ...(seat !== undefined && { seat: seat + 1 }), ...(hands && { hands: hands.map((one) => one + 1) }), ...(ask && { ask: outward(ask) }) };
}

/** The address of a seat. */
export const seatPath = (match, seat) => `/matches/${match}/seats/${seat + 1}`;

/** In the reader's language, and of a view only what is drawn. */
const worded = (path) => `${path}${path.includes("?") ? "&" : "?"}drawn=1&lang=${language.value}`;

/** The answer to a request, if it is one that succeeded. Where the server wants a word for a new table, the reader is asked. */
async function reach(path, init) {
  let response;
  try {
    response = await fetch(worded(path), init && { ...init, headers: { ...init.headers, ...known() } });
  } catch {
    throw new Problem(0, { text: words("net-lost") });
  }
  if (response.ok) return response;
  const problem = new Problem(response.status, await read(response));
  const word = problem.error?.endsWith("word") ? await (await import("./word.js")).askWord(problem.message) : null;
  if (!word) throw problem;
  prefs.word.value = word;
  return reach(path, init);
}

/** The word for new tables, if the reader has given one. */
const known = () => (prefs.word.value ? { "Midway-Word": encodeURIComponent(prefs.word.value) } : {});

const read = (response) => response.json().catch(() => ({ text: words("net-lost") }));

const ask = async (path, init) => inward(await read(await reach(path, init)));

export const get = (path) => ask(`/api${path}`);

const posted = (body, method = "POST") => ({
  method,
  body: JSON.stringify(outward(body)),
  headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID?.() ?? String(Math.random()) },
});

export const send = (path, body = {}, method = "POST") => ask(`/api${path}`, posted(body, method));

/** Send, and take each line of the answer as it comes. */
export async function sendLines(path, body, signal, take) {
  const response = await reach(`/api${path}`, { ...posted(body), signal });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop();
    lines.forEach((line) => take(JSON.parse(line)));
  }
}

export const sendText = (path, text) =>
  ask(`/api${path}`, { method: "POST", body: text, headers: { "Content-Type": "text/plain" } });

const GONE = 4404; // a socket is closed so when its table is deleted
const MOMENT = 30; // milliseconds in which the server usually knows what options bring

/**
 * Follow a table: `onSnapshot` for everything new, `onLink` with true or false as the connection comes and goes, `onGone` at its end.
 * The server tells a whole snapshot when the socket opens, and then what has changed; `last` is what comes of it.
 */
export class Live {
  constructor(match, since, onSnapshot, onLink, onGone) {
    Object.assign(this, { match, since, onSnapshot, onLink, onGone, pause: 250, closed: false, last: null, held: null });
    this.open();
    this.wake = () => !document.hidden && this.socket.readyState > 1 && this.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = worded(`/api/matches/${this.match}/live?changes=1&since=${this.since}`);
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}${path}`));
    socket.onmessage = (event) => {
      const told = inward(JSON.parse(event.data));
      if (told.after !== undefined && told.after !== this.last?.number) return this.again();
      this.last = told.foretold ? foretell(this.last, told) : told.after === undefined ? remember(this.last, told) : changed(this.last, told);
      this.pause = 250;
      this.since = this.last.number;
      this.onLink(true);
      this.tell({ ...this.last });
    };
    socket.onclose = ({ code }) => {
      if (this.closed || socket !== this.socket) return;
      if (code === GONE) return this.onGone();
      this.onLink(false);
      this.timer = setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, 8000);
    };
  }

  /** Tell what is new. What options bring is known a moment after them and sorts them: both are told at once, if it is a moment. */
  tell(snapshot) {
    const { held } = this;
    clearTimeout(this.waits);
    this.held = null;
    if (held?.number === snapshot.number) return this.onSnapshot({ ...snapshot, log: [...held.log, ...snapshot.log] });
    if (held) this.onSnapshot(held);
    if (!snapshot.decision?.options.some(({ later }) => later)) return this.onSnapshot(snapshot);
    this.held = snapshot;
    this.waits = setTimeout(() => {
      this.held = null;
      this.onSnapshot(snapshot);
    }, MOMENT);
  }

  /** Something was missed: from here on everything is told anew. */
  again() {
    this.socket.close();
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.waits);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket.close();
  }
}

/** A snapshot with what has changed in it. */
function changed(last, { after, log = [], view, extras, ...told }) {
  return { ...last, ...told, log, began: null, view: { ...last.view, ...view }, extras: { ...last.extras, ...extras } };
}

/** A snapshot with what its options bring; the same one if the match has gone on. */
function foretell(last, { number, foretold }) {
  if (number !== last.number || !last.decision) return { ...last, log: [] };
  const told = new Map(foretold.map((one) => [one.code, { ...one, later: false }]));
  const options = last.decision.options.map((option) => ({ ...option, ...told.get(option.code) }));
  return { ...last, log: [], decision: { ...last.decision, options } };
}

/** A whole snapshot; what was known of its options is not asked again. */
function remember(last, told) {
  if (!last?.decision || !told.decision || last.number !== told.number || last.seat !== told.seat) return told;
  const known = new Map(last.decision.options.map((option) => [option.code, option]));
  const options = told.decision.options.map((option) => (option.later ? known.get(option.code) ?? option : option));
  return { ...told, decision: { ...told.decision, options } };
}
