// A table that waits for people: the link first, the seats as they fill, and the button that begins the match.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { seatPath, send } from "./api.js";
import { piece, sign } from "./art.js";
import { Bar } from "./bar.js";
import { CopyButton, joinLink, shown, watchLink } from "./copy.js";
import { awaited } from "./dealing.js";
import { focused, html } from "./html.js";
import { TableMenu } from "./invite.js";
import "./later.js";
import { Skyline } from "./panorama.js";
import { keepKeys, keyOf, prefs } from "./prefs.js";
import { Code } from "./qr.js";
import { seatedBot } from "./levels.js";
import { level } from "./presence.js";
import { base, Chooser, findReach, isNear, reach, Unreachable } from "./reach.js";
import { route, visit } from "./router.js";
import { openRules } from "./rules.js";
import { isSheetOpen } from "./sheet.js";
import { NewHere } from "./sit.js";
import { openLevels } from "./start.js";
import { words } from "./words.js";

export const styles = ["lobby.css", "qr.css"].map((sheet) => new URL(sheet, import.meta.url).href);

export function Lobby({ table, play }) {
  const { match, seats, host } = table.snapshot;
  const fault = useSignal("");
  const page = useRef();
  const brought = /^join=([\w-]+)$/.exec(route.value.hash)?.[1];
  const lobby = {
    table,
    hosts: table.me === host,
    join: brought ?? keyOf(match, "join"),
    taken: seats.filter((placed) => placed.taken).length,
    act: async (path, body, method) => {
      try {
        fault.value = "";
        return await send(path, body, method);
      } catch (problem) {
        fault.value = problem.message;
        return null;
      }
    },
  };
  const sit = async (seat) => {
    const name = page.current.querySelector("input[name=name]");
    if (!name.reportValidity()) return;
    prefs.name.value = name.value.trim();
    const sat = await lobby.act(seatPath(match, seat), { name: prefs.name.value, ...(lobby.join && { key: lobby.join }) });
    if (!sat) return;
    keepKeys(match, [sat, ...(lobby.join ? [{ seat: "join", key: lobby.join }] : [])]);
    visit(`/table/${match}`, true);
    play.open();
  };
  useSignalEffect(() => {
    findReach();
  });
  useLayoutEffect(() => keys(page), []);
  return html`<div class="table lobbied" ref=${page}>
    <${Bar} title=${table.game.title} where=${words("lobby-waits")} onRules=${() => openRules(table.snapshot.game)}><${TableMenu} table=${table} /><//>
    <main class="lobby">
      <${Heading} ...${lobby} />
      ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
      ${table.me === null ? html`<${Guest} ...${lobby} sit=${sit} />` : html`<${LinkBox} ...${lobby} />`}
      <${Seats} ...${lobby} sit=${sit} />
    </main>
    <${Skyline} />
  </div>`;
}

/** C copies the link, Enter begins; not while something else has the focus. */
function keys(page) {
  const press = (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isSheetOpen() || event.target.closest("input, select, button, a")) return;
    const wanted = { c: ".url .btn", C: ".url .btn", Enter: ".go .btn" }[event.key];
    page.current.querySelector(wanted ?? "-")?.click();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

const mayJoin = ({ table, join }) => Boolean(join) || table.snapshot.listed;

function Heading(lobby) {
  const { table, hosts, taken } = lobby;
  const { seats, host } = table.snapshot;
  const full = taken === seats.length;
  const player = seats[host].name;
  const kind = hosts && reach.value && !base.value ? "alone" : table.me === null ? (full || !mayJoin(lobby) ? "watch" : "sit") : full ? "full" : hosts ? "host" : "guest";
  return html`<header><h2>${words(`lobby-${kind}`, { player, game: table.game.title })}</h2>
    <p>${words(hosts ? `lobby-${kind}-how` : "lobby-others-how", { player })}</p></header>`;
}

/** Who comes by the link says a name first, which is remembered; Enter takes the first free seat. */
function Guest({ sit, ...lobby }) {
  if (!mayJoin(lobby)) return null;
  const enter = (event) => {
    event.preventDefault();
    const free = lobby.table.snapshot.seats.findIndex(({ taken }) => !taken);
    if (free >= 0) sit(free);
  };
  return html`<section class="panel linkbox"><form onSubmit=${enter}><label class="field"><span>${words("your-name")}</span>
    <input name="name" required maxlength="40" pattern=".*\\S.*" autocomplete="nickname" ref=${focused} value=${prefs.name.value} /></label></form>
    <p class="lan">${words("lobby-name-how")}</p><${NewHere} game=${lobby.table.game} /></section>`;
}

function LinkBox(lobby) {
  return html`<section class="panel linkbox" aria-label=${words("invitation")}>
    ${!lobby.join ? html`<${NoLink} ...${lobby} />` : base.value ? html`<${Link} ...${lobby} />` : reach.value && html`<${Unreachable} />`}
  </section>`;
}

/** No link: the invitation was ended, or this browser does not know it. */
function NoLink({ table, hosts, act }) {
  const { match } = table.snapshot;
  const renew = async () => {
    const made = await act(`/matches/${match}/invitation`);
    if (made) keepKeys(match, [{ seat: "join", key: made.join }]);
  };
  if (!hosts) return html`<p class="lan">${words("lobby-ask-host")}</p>`;
  return html`<p class="lan">${words("lobby-no-link")}</p><button class="btn primary" onClick=${renew}>${sign("i-link")}${words("make-link")}</button>`;
}

function Link({ table, hosts, join, taken, act }) {
  const { match, seats } = table.snapshot;
  const link = joinLink(join);
  const end = async () => {
    if (await act(`/matches/${match}/invitation`, {}, "DELETE")) keepKeys(match, [{ seat: "join", key: "" }]);
  };
  return html`
    <div class="url"><output>${shown(link)}</output>
      <${CopyButton} link=${link} label=${words("copy-link")} className=${`btn ${taken < seats.length ? "primary" : ""}`}><kbd class="key" aria-hidden="true">C</kbd><//>
    </div>
    <div class="lan">${isNear() && html`<p>${words("lan-near")}</p>`}<${Chooser} />${hosts && html`<button class="linkish" onClick=${end}>${words("end-link")}</button>`}</div>
    <div class="qr"><${Code} key=${link} link=${link} />
      <p><b>${words("qr-point")}</b>${words("qr-same")} <${CopyButton} link=${watchLink(match)} label=${words("copy-watch-link")} className="linkish" /></p>
    </div>`;
}

function Seats(lobby) {
  const { table, hosts, taken, act } = lobby;
  const { match, seats } = table.snapshot;
  const before = useRef(null);
  before.current ??= new Set(seats.filter((placed) => placed.taken).map((placed) => placed.name));
  const enough = table.game.players.includes(taken);
  const waited = awaited(table.snapshot);
  return html`<aside class="panel seats" aria-label=${words("seats")}>
    <span class="eyebrow">${words("seats-taken", { n: taken, of: seats.length })}</span>
    <div class="rows" aria-live="polite">${seats.map((placed, seat) => html`<${Seat} key=${`${seat} ${placed.taken}`} ...${lobby} seat=${seat} just=${placed.taken && !before.current.has(placed.name)} />`)}</div>
    ${waited.length > 0 && html`<p class="lan" role="status">${words("dealing-waits", { names: waited.map((seat) => seats[seat].name).join(", ") })}</p>`}
    ${hosts && html`<div class="go">
      ${enough && html`<button class=${`btn ${taken === seats.length ? "primary" : ""}`} onClick=${() => act(`/matches/${match}/begin`)}>${waited.length ? words("dealing-without") : words("start-with", { n: taken })} <kbd class="key" aria-hidden="true">⏎</kbd></button>`}
      ${!enough && html`<small>${words("lobby-needs", { n: table.game.players[0] })}</small>`}
      ${enough && taken < seats.length && html`<small>${words("lobby-left-out")}</small>`}
    </div>`}
  </aside>`;
}

function Seat({ table, hosts, join, act, sit, seat, just }) {
  const { match, seats } = table.snapshot;
  const placed = seats[seat];
  const mine = seat === table.me;
  const path = seatPath(match, seat);
  const [name, about] = placed.taken ? [mine ? words("you") : placed.name, said(placed, mine, just)] : [words("lobby-free"), words("lobby-free-how")];
  return html`<div class=${`seat s${seat + 1} ${placed.taken ? "" : "free"} ${just ? "just" : ""}`}>
    ${piece(seat)}<span><b>${name}</b><small>${about}</small></span>
    ${placed.bot && hosts && html`<button class="x" aria-label=${words("lobby-no-bot", { player: placed.name })} onClick=${() => act(path, {}, "DELETE")}>${sign("i-close")}</button>`}
    ${(mine || placed.here || (placed.bot && !hosts)) && html`<span class="ok">${words("ready")}</span>`}
    ${!placed.taken && hosts && html`<button class="btn" aria-label=${words("lobby-bot", { n: seat + 1 })} onClick=${() => openLevels(words("lobby-bot", { n: seat + 1 }), table.game, (bot) => send(`${path}/bot`, seatedBot(table.game, bot, seats.map(({ name }) => name))))}>${sign("i-bot")}${words("bot")}</button>`}
    ${!placed.taken && table.me === null && mayJoin({ table, join }) && html`<button class="btn primary" aria-label=${words("sit-at-seat", { n: seat + 1 })} onClick=${() => sit(seat)}>${words("sit-down")}</button>`}
    ${mine && !hosts && html`<button class="linkish" onClick=${() => act(path, {}, "DELETE")}>${words("leave")}</button>`}
  </div>`;
}

function said(placed, mine, just) {
  if (placed.bot) return level(placed);
  if (mine) return words("lobby-you", { player: placed.name });
  return words(just ? "sat-down" : placed.here ? "is-here" : "is-away");
}
