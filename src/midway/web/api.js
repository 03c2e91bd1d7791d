// The server: requests that answer with data or say in one sentence why not, and the socket that follows a table.
import { language, words } from "./words.js";

export class Problem extends Error {
  constructor(status, answer) {
    super(answer.text);
    this.status = status;
    this.rule = answer.rule;
    this.cite = answer.cite;
  }
}

// Seats count from 1 outside this client and from 0 inside, where they are indices; chance is -1. Every answer and every
// request passes here.
const CHANCE = -1;
const index = (seat) => (seat === "chance" ? CHANCE : seat === null ? null : seat - 1);
const list = (value) => (Array.isArray(value) ? value : []);

function inward(answer) {
  const parts = [answer, answer.decision, answer.thinking, ...list(answer.seats), ...list(answer.log), ...list(answer.turns), ...list(answer.chat), ...list(answer.acts), ...list(answer.events), ...list(answer.marks), ...list(answer.strokes), ...list(answer.log).flatMap(({ dice }) => list(dice))];
  for (const part of parts) if (part?.seat !== undefined) part.seat = index(part.seat);
  if (answer.host) answer.host = index(answer.host);
  if (answer.turn !== undefined) answer.turn = index(answer.turn);
  if (answer.mine) answer.mine = answer.mine.map(index);
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

const outward = (body) => ("seat" in body ? { ...body, seat: body.seat + 1 } : body);

/** The address of a seat. */
export const seatPath = (match, seat) => `/matches/${match}/seats/${seat + 1}`;

/** In the reader's language, and of a view only what is drawn. */
const worded = (path) => `${path}${path.includes("?") ? "&" : "?"}drawn=1&lang=${language.value}`;

/** The answer to a request, if it is one that succeeded. */
async function reach(path, init) {
  let response;
  try {
    response = await fetch(worded(path), init);
  } catch {
    throw new Problem(0, { text: words("net-lost") });
  }
  if (!response.ok) throw new Problem(response.status, await read(response));
  return response;
}

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

/** Follow a table: `onSnapshot` for everything new, `onLink` with true or false as the connection comes and goes. */
export class Live {
  constructor(match, since, onSnapshot, onLink) {
    Object.assign(this, { match, since, onSnapshot, onLink, pause: 250, closed: false });
    this.open();
    this.wake = () => !document.hidden && this.socket.readyState > 1 && this.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = worded(`/api/matches/${this.match}/live?since=${this.since}`);
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}${path}`));
    socket.onmessage = (event) => {
      const snapshot = inward(JSON.parse(event.data));
      this.pause = 250;
      this.since = snapshot.number;
      this.onLink(true);
      this.onSnapshot(snapshot);
    };
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.onLink(false);
      this.timer = setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, 8000);
    };
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket.close();
  }
}
