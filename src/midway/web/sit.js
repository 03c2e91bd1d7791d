// Sitting down: a link is a seat; one types a name and plays.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { seatPath, send } from "./api.js";
import { piece } from "./art.js";
import { html } from "./html.js";
import "./later.js";
import { keepKeys, learned, prefs } from "./prefs.js";
import { go, route, visit } from "./router.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

/** The seat and key that the address brings along: `#seat=2.KEY`; invitations once said `#sit=1.KEY`, counting from 0. */
function brought(hash) {
  const [, name, seat, key] = /^(seat|sit)=(\d)\.([\w-]+)$/.exec(hash) ?? [];
  return key ? { seat: Number(seat) - (name === "seat" ? 1 : 0), key } : null;
}

export const openSit = (table, play, seat, secret) => lay(words("sit-down"), Sit, { table, play, seat, secret });

/** Opens by itself when the address is an invitation. */
export function SitDown({ table, play }) {
  const invitation = brought(route.value.hash);
  useEffect(() => {
    if (route.value.hash.startsWith("join=")) {
      visit(location.pathname, true);
      if (table.me === null) play.refuse({ message: words("invitation-late") });
    }
    if (!invitation) return;
    if (table.snapshot.mine.includes(invitation.seat)) visit(location.pathname, true);
    else if (table.snapshot.seats[invitation.seat]) openSit(table, play, invitation.seat, invitation.key);
  }, [invitation?.key]);
  return null;
}

/** `secret` is an invitation, or the seat's private key; a component's `key` would be Preact's own. */
function Sit({ table, play, seat, secret: key, close }) {
  const { match, seats } = table.snapshot;
  const fault = useSignal("");
  const sit = async (event) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name").trim();
    try {
      keepKeys(match, [await send(seatPath(match, seat), key ? { name, key } : { name })]);
      prefs.name.value = name;
      visit(`/table/${match}`, true);
      close();
      play.open();
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  const returning = seats[seat].taken;
  return html`<form onSubmit=${sit} class="sheet-form">
    <p class="sit-at">${piece(seat)} ${words(returning ? "sit-again" : "sit-at", { game: table.game.title, n: seat + 1 })}</p>
    <label class="field"><span>${words("your-name")}</span>
      <input name="name" required maxlength="40" autocomplete="nickname" autofocus value=${returning ? seats[seat].name : prefs.name.value} />
    </label>
    <${NewHere} game=${table.game} close=${close} />
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <div class="go-row"><button class="btn primary">${words("sit-down")}</button></div>
  </form>`;
}

/** Whoever does not know the game may learn it first; the lesson leads back here. */
export function NewHere({ game, close }) {
  if (!game.lesson || learned(game.game)) return null;
  const path = `/learn/${game.game}`;
  const learn = (event) => {
    close?.();
    go(path)(event);
  };
  return html`<p class="new-here">${words("invite-learn", { game: game.title })} <a href=${path} onClick=${learn}>${words("invite-learn-in", { n: game.lesson.minutes })}</a></p>`;
}
