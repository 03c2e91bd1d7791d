// The sheets that the menu of a table opens: links that bring somebody, a bot for one's seat, leaving, a webhook.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { seatPath, send } from "./api.js";
import { piece, sign } from "./art.js";
import { CopyButton, seatLink, shown, watchLink } from "./copy.js";
import { partOf } from "./games.js";
import { html } from "./html.js";
import { freeSeats } from "./invite.js";
import "./later.js";
import { usual } from "./levels.js";
import { keepKeys, keyOf, removeFromList } from "./prefs.js";
import { base, Chooser, findReach, isNear, reach, Unreachable } from "./reach.js";
import { visit } from "./router.js";
import { words } from "./words.js";

export function Invite({ table }) {
  const { match, seats, seat } = table.snapshot;
  useEffect(() => {
    findReach();
  }, []);
  const free = freeSeats(table.snapshot);
  const { Code } = partOf("qr") ?? {};
  const key = free.length > 0 && keyOf(match, free[0]);
  const link = key ? seatLink(match, free[0], key) : watchLink(match);
  if (reach.value && !base.value) return html`<${Unreachable} />`;
  return html`
    ${isNear() && html`<p>${words("lan-near")}</p>`}
    ${reach.value && html`<${Chooser} />`}
    ${free.length > 0 && html`<h3>${words("invite-seats")}</h3><p>${words("invite-how")}</p>`}
    <div>${free.map((number) => html`<${SeatLink} key=${number} match=${match} seat=${number} name=${seats[number].name} label=${words("copy-link")} />`)}</div>
    <h3>${words("invite-watch")}</h3>
    <div><div class="linkrow">${sign("i-eye", "pc")}<p><small>${shown(watchLink(match))}</small></p><${CopyButton} link=${watchLink(match)} label=${words("copy-link")} /></div></div>
    ${Code && reach.value && html`<div class="qr"><${Code} link=${link} /><p><b>${words("qr-point")}</b>${words(key ? "qr-sits" : "qr-watches")}</p></div>`}
    ${seat !== null && html`<h3>${words("my-link")}</h3><p>${words("my-link-how")}</p>
      <div><${SeatLink} match=${match} seat=${seat} name=${seats[seat].name} label=${words("copy-link")} /></div>`}`;
}

/** A link to a seat; a new one ends the old. */
function SeatLink({ match, seat, name, label }) {
  const fault = useSignal("");
  const key = keyOf(match, seat);
  const renew = async () => {
    try {
      keepKeys(match, [await send(`${seatPath(match, seat)}/key`)]);
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`<div class="linkrow">
    ${piece(seat)}
    <p><b>${name}</b><small>${fault.value || (key ? words("seat-n", { n: seat + 1 }) : words("link-unknown"))}
      ${key && html` · <button class="linkish" onClick=${renew}>${words("make-link")}</button>`}</small></p>
    ${key
      ? html`<${CopyButton} link=${seatLink(match, seat, key)} label=${label} />`
      : html`<button class="btn" onClick=${renew}>${words("make-link")}</button>`}
  </div>`;
}

/** A bot plays on, the table is gone from the reader's list, and the reader is home again. */
export function LeaveGame({ table, close }) {
  const { match, mine } = table.snapshot;
  const fault = useSignal("");
  const leave = async (event) => {
    event.preventDefault();
    const everywhere = new FormData(event.currentTarget).has("everywhere");
    try {
      for (const seat of mine) await send(`${seatPath(match, seat)}/bot`, { bot: usual(table.game), everywhere });
    } catch (problem) {
      fault.value = problem.message;
      return;
    }
    removeFromList(match);
    close();
    visit("/");
  };
  return html`<form onSubmit=${leave} class="sheet-form"><p>${words("leave-game-how")}</p>
    <label class="check"><input type="checkbox" name="everywhere" /> ${words("leave-everywhere")}</label>
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <div class="go-row"><button type="button" class="btn" onClick=${close}>${words("leave-game-stay")}</button><button class="btn primary">${words("leave-game")}</button></div>
  </form>`;
}

export function Webhook({ table, close }) {
  const { match, seat } = table.snapshot;
  const fault = useSignal("");
  const keep = async (event) => {
    event.preventDefault();
    try {
      await send(`${seatPath(match, seat)}/webhook`, { url: new FormData(event.currentTarget).get("url").trim() }, "PUT");
      close();
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`<form onSubmit=${keep} class="sheet-form">
    <label class="field"><span>${words("webhook-url")}</span><input name="url" type="url" maxlength="500" placeholder="https://" /><small>${words("webhook-how")}</small></label>
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <div class="go-row"><button class="btn primary">${words("save")}</button></div>
  </form>`;
}
