// Sitting down: a link is a seat; one types a name and plays.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "./api.js";
import { piece } from "./art.js";
import { html } from "./html.js";
import { keepKeys, prefs } from "./prefs.js";
import { route, visit } from "./router.js";
import { lay } from "./sheet.js";
import { words } from "./words.js";

/** The seat and key that the address brings along: `#sit=2.KEY`. */
function brought(hash) {
  const [, seat, key] = /^sit=(\d)\.([\w-]+)$/.exec(hash) ?? [];
  return key ? { seat: Number(seat), key } : null;
}

export const openSit = (table, play, seat, secret) => lay(words("sit-down"), Sit, { table, play, seat, secret });

/** Opens by itself when the address is an invitation. */
export function SitDown({ table, play }) {
  const invitation = brought(route.value.hash);
  useEffect(() => {
    if (!invitation) return;
    if (table.snapshot.mine.includes(invitation.seat)) visit(location.pathname, true);
    else if (invitation.seat < table.snapshot.seats.length) openSit(table, play, invitation.seat, invitation.key);
  }, [invitation?.key]);
  return null;
}

/** `secret` is the seat's private key; a component's `key` would be Preact's own. */
function Sit({ table, play, seat, secret: key, close }) {
  const { match, seats } = table.snapshot;
  const fault = useSignal("");
  const sit = async (event) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name").trim();
    try {
      await send(`/matches/${match}/seats/${seat}`, key ? { name, key } : { name });
      prefs.name.value = name;
      if (key) keepKeys(match, [{ seat, key }]);
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
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <div class="go-row"><button class="btn primary">${words("sit-down")}</button></div>
  </form>`;
}
