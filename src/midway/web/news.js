// What happened since the reader's last turn: when it is told, and what has changed since.
import { batch, signal } from "@preact/signals";
import { get } from "./api.js";
import { prefs } from "./prefs.js";

const AWAY = 30_000; // milliseconds without a key or press after which the reader may have looked away

let touched = 0; // when the reader last pressed anything
const touch = () => (touched = performance.now());
for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, touch, true);

/** What the card since the last turn looks like, once it is needed. */
export const card = signal(null);
const sinceCard = async () => (card.value ??= (await import("./since.js")).Since);

const since = (play) => get(`/matches/${play.match}/since`).catch(() => null); // the log says the same in plain ink

/** True if the reader's own turn begins with a snapshot, or was already there when the page was opened. */
export function begins(before, { seat, turn, decision, number }) {
  const own = (shot) => shot && shot.seat === seat && shot.turn === seat && shot.decision?.seat === seat;
  return seat !== null && number > 0 && own({ seat, turn, decision }) && !own(before);
}

/** True if a snapshot tells of a move that its reader made in a turn of their own. */
export const moved = (before, { seat, log }) => seat !== null && before?.turn === seat && log.some((entry) => entry.seat === seat && entry.number >= before.number);

/** Learn what was done to the reader: harm or gain, and how much; asked once at a time. */
export async function judge(play) {
  if (play.judging) return;
  play.judging = true;
  const told = await since(play);
  play.judging = false;
  const done = (told?.acts ?? []).filter((act) => act.tone !== "other");
  if (done.length) play.deeds.value = Object.fromEntries(done.map((act) => [act.number, act]));
}

/** What happened since the reader's last turn: on a card if it touched them or they looked away, else in a line. */
export async function tell(play, snapshot) {
  const away = document.hidden || performance.now() - touched > AWAY || prefs.pace.value === "once";
  if (!prefs.since.value) return;
  const told = await since(play);
  if (told && !play.left.value) leave(play, told.start, snapshot);
  if (!told?.acts.length || play.live.value.number !== snapshot.number || play.sticky.value !== null) return;
  const onCard = away || told.acts.some((act) => act.tone !== "other");
  if (onCard) await sinceCard();
  if (play.live.value.number !== snapshot.number) return;
  batch(() => {
    play.lit.value = 0;
    (onCard ? play.news : play.brief).value = told;
  });
}

/** The table as it was after a number of events, for a page that was opened later; or as it is, if nothing happened since. */
async function leave(play, number, now) {
  play.left.value = number >= now.number ? now : await get(`/matches/${play.match}?at=${number}&since=999999`).catch(() => null); // then no figure is framed
}

/** What a figure was when the reader left the table, if others have changed it since. */
export function was(play, read) {
  const { value: left } = play.left;
  const { value: live } = play.live;
  if (!left || play.past.value || left.seat !== live.seat || left.number >= live.number) return undefined;
  const [then, now] = [read(left), read(live)];
  return typeof then === "number" && then !== now ? then : undefined;
}
