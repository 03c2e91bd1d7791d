// Seats that wait for somebody, and what the menu of a table offers.
import { seatPath, send } from "./api.js";
import { sign } from "./art.js";
import { html } from "./html.js";
import { closeSheet, lay } from "./sheet.js";
import { openLevels } from "./start.js";
import { words } from "./words.js";

export const freeSeats = (snapshot) => snapshot.seats.map((_, seat) => seat).filter((seat) => !snapshot.seats[seat].taken);

/** In the decision's place while others decide: who is thinking, and the seats still free. */
export function Waiting({ table, play }) {
  const { snapshot } = table;
  const free = freeSeats(snapshot);
  const seat = snapshot.decision.seat;
  const empty = free.includes(seat);
  return html`<p class="rest">${empty ? words("waits-for-somebody") : seat >= 0 && words("is-thinking", { player: table.name(seat) })}</p>
    ${free.length > 0 && html`<div class="options">
      ${snapshot.seat === null
        ? snapshot.listed && html`<button class="btn primary" onClick=${async () => (await import("./sit.js")).openSit(table, play, free[0])}>${words("sit-down")}</button>`
        : html`<button class="btn primary" onClick=${() => openSheet("invite", "Invite", table)}>${sign("i-link")}${words("invite")}</button>`}
    </div>`}`;
}

/** Lay a sheet about the table; they come when they are wanted. */
const openSheet = async (title, name, table) => lay(words(title), (await import("./seating.js"))[name], { table });

/** Choose the bot that plays on for the reader. */
const handOver = ({ game, snapshot: { match, seat } }) =>
  openLevels(words("hand-over"), game, (bot) => send(`${seatPath(match, seat)}/bot`, { bot }), words("hand-over-how"));

/** What belongs to this table in the page's menu. */
export function TableMenu({ table, help, tally, hint, whatif }) {
  const { snapshot } = table;
  return html`<div class="menu-rows">
    ${help && html`<button class="btn" onClick=${later(help)}>${sign("i-rules")}${words("howto")}<kbd class="key">?</kbd></button>`}
    ${tally && html`<button class="btn" onClick=${later(tally)}>${sign("i-log")}${words("tally-table")}<kbd class="key">S</kbd></button>`}
    ${hint && html`<button class="btn" onClick=${later(hint)}>${sign("i-hint")}${words("hint-now")}<kbd class="key">H</kbd></button>`}
    ${whatif && html`<button class="btn" onClick=${later(whatif)}>${sign("i-branch")}${words("whatif")}<kbd class="key">W</kbd></button>`}
    ${!snapshot.gathering && !snapshot.whatif && html`<button class="btn" onClick=${later(() => openSheet("invite", "Invite", table))}>${sign("i-link")}${words("invite")}</button>`}
    ${!snapshot.whatif && html`<a class="btn" href=${`/api/matches/${snapshot.match}/record`} download>${sign("i-down")}${words("download-record")}</a>`}
    ${snapshot.seat !== null && !snapshot.result && !snapshot.gathering && !snapshot.whatif && html`
      <button class="btn" onClick=${later(() => handOver(table))}>${sign("i-bot")}${words("hand-over")}</button>
      <button class="btn" onClick=${later(() => openSheet("webhook", "Webhook", table))}>${sign("i-clock")}${words("webhook")}</button>
      <button class="btn" onClick=${later(() => openSheet("leave-game", "LeaveGame", table))}>${sign("i-close")}${words("leave-game")}</button>`}
    <p class="dealer"><small>${words(snapshot.dealing?.chosen ? "seed-chosen" : snapshot.seed ? "seed-told" : "seal-told")} <code>${snapshot.seed ?? snapshot.seal}</code></small></p>
  </div>`;
}

/** The menu closes first, then the next sheet is laid. */
const later = (act) => () => {
  closeSheet();
  setTimeout(act);
};
