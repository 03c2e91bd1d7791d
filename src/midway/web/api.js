// The server: requests that answer with data or say in one sentence why not, and the socket that follows a table.
import { language, words } from "./words.js";

export class Problem extends Error {
  constructor(status, answer) {
    super(answer.text);
    this.status = status;
    this.rule = answer.rule;
  }
}

const withLanguage = (path) => `${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;

async function ask(path, init) {
  let response;
  try {
    response = await fetch(withLanguage(path), init);
  } catch {
    throw new Problem(0, { text: words("net-lost") });
  }
  const answer = await response.json().catch(() => ({ text: words("net-lost") }));
  if (!response.ok) throw new Problem(response.status, answer);
  return answer;
}

export const get = (path) => ask(`/api${path}`);

export const send = (path, body = {}, method = "POST") =>
  ask(`/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID?.() ?? String(Math.random()) },
  });

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
    const path = withLanguage(`/api/matches/${this.match}/live?since=${this.since}`);
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}${path}`));
    socket.onmessage = (event) => {
      const snapshot = JSON.parse(event.data);
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
