// A new table: who plays, at which level, with which options; then a press, and one sits at it.
import { useSignal } from "@preact/signals";
import { send } from "./api.js";
import { piece } from "./art.js";
import { html } from "./html.js";
import { keepKeys, prefs } from "./prefs.js";
import { visit } from "./router.js";
import { lay } from "./sheet.js";
import { botAbout, botName, words } from "./words.js";

export const openStart = (game, mode) => lay(game.title, Start, { game, mode });

const MODES = ["bots", "friends", "together", "mirror"];
const YOU = "you", FRIEND = "friend";

/** Who sits where at first, for a way of playing. */
function seated(game, mode, players) {
  const other = mode === "bots" ? game.bots.at(-1) : FRIEND;
  return Array.from({ length: players }, (_, seat) => (seat ? other : YOU));
}

function Start({ game, mode: first, close }) {
  const mode = useSignal(first);
  const whole = first === "bots" || first === "friends";
  const seats = useSignal(seated(game, first, whole ? game.players.at(-1) : game.players[0]));
  const options = useSignal({});
  const listed = useSignal(false);
  const fault = useSignal("");
  const switchMode = (wanted) => {
    mode.value = wanted;
    seats.value = seated(game, wanted, seats.value.length);
  };
  const submit = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = form.getAll("name").map((name) => name.trim());
    if (names[0]) prefs.name.value = names[0];
    try {
      await begin(request(game, mode.value, seats.value, names, options.value, listed.value));
      close();
    } catch (problem) {
      fault.value = problem.message;
    }
  };
  return html`<form class="sheet-form start" onSubmit=${submit}>
    <fieldset class="modes"><legend class="vh">${words("how-to-play")}</legend>
      ${MODES.map((one) => html`<label key=${one} class="btn mode"><input type="radio" name="mode" checked=${mode.value === one} onChange=${() => switchMode(one)} />${words(`mode-${one}`)}</label>`)}
    </fieldset>
    <p class="how">${words(`mode-${mode.value}-how`)}</p>
    <label class="field"><span>${words("players")}</span>
      <select value=${seats.value.length} onChange=${(event) => (seats.value = seated(game, mode.value, Number(event.currentTarget.value)))}>
        ${game.players.map((n) => html`<option value=${n}>${words("players-n", { n })}</option>`)}
      </select>
    </label>
    <fieldset class="sitting"><legend>${words("who-sits-where")}</legend>
      ${seats.value.map((who, seat) => html`<${SeatRow} key=${`${mode.value} ${seat}`} game=${game} mode=${mode.value} seat=${seat} seats=${seats} />`)}
    </fieldset>
    ${mode.value === "friends" && html`<label class="check"><input type="checkbox" checked=${listed.value} onChange=${() => (listed.value = !listed.value)} />
      <span>${words("list-table")}<small>${words("list-table-why")}</small></span></label>`}
    <${Options} game=${game} options=${options} />
    ${fault.value && html`<p class="fault" role="alert">${fault.value}</p>`}
    <div class="go-row"><button class="btn primary">${words("start")}</button></div>
  </form>`;
}

/** Make a table and sit down at it. */
export async function begin(asked) {
  const made = await send("/matches", asked);
  keepKeys(made.match, [...made.seats, ...(made.join ? [{ seat: "join", key: made.join }] : [])]);
  visit(`/table/${made.match}`);
  return made.match;
}

/** At once: a table that waits for friends, with every seat free but one's own. */
export const invite = (game) =>
  begin({ game: game.game, seats: Array.from({ length: game.players.at(-1) }, (_, seat) => (seat ? {} : { name: prefs.name.value })), gather: true });

/** At once: a table of one's own, every other seat a bot of the highest level. */
export function playBots(game, players = game.players.at(-1), options = {}) {
  const bot = game.bots.at(-1);
  const seats = Array.from({ length: players }, (_, seat) => (seat ? seatedBot(bot, seat) : { name: prefs.name.value }));
  return begin({ game: game.game, seats, options });
}

/** A bot at a seat, with a name of its own; its level is told beside it. */
export const seatedBot = (bot, seat) => ({ bot, name: CALLED[seat] });
const CALLED = ["Emil", "Marta", "Otto", "Ida", "Bruno"];

/** What the server is asked for. */
function request(game, mode, seats, names, options, listed) {
  const people = [...names];
  const sitting = seats.map((who, seat) => (who === YOU || who === FRIEND ? { name: people.shift() || "" } : seatedBot(who, seat)));
  const gather = (mode === "friends" || mode === "bots") && seats.includes(FRIEND);
  return { game: game.game, seats: sitting, options, mirror: mode === "mirror", hot_seat: mode === "together", listed: mode === "friends" && listed, gather };
}

function SeatRow({ game, mode, seat, seats }) {
  const who = seats.value[seat];
  const person = who === YOU || who === FRIEND;
  const change = (event) => (seats.value = seats.value.map((old, number) => (number === seat ? event.currentTarget.value : old)));
  return html`<div class="seat-row">
    ${piece(seat)}
    <select aria-label=${words("seat-n", { n: seat + 1 })} value=${who} onChange=${change}>
      <option value=${seat ? FRIEND : YOU}>${words(seat ? (mode === "friends" || mode === "bots" ? "a-friend" : "a-person") : "yourself")}</option>
      ${game.bots.map((bot) => html`<option value=${bot}>${words("a-bot", { bot: botName(bot) })}</option>`)}
    </select>
    ${person
      ? html`<input name="name" maxlength="40" aria-label=${words("name-of-seat", { n: seat + 1 })} placeholder=${words("name")} value=${seat ? "" : prefs.name.value} />`
      : html`<small>${botAbout(who)}</small>`}
  </div>`;
}

/** What is agreed on before a match; what our sources leave open stands apart, for those who can look into the box. */
function Options({ game, options }) {
  const fields = (some) => some.map((option) => html`<${OptionField} key=${option.name} option=${option} options=${options} />`);
  const open = game.options.filter((option) => option.reading);
  const agreed = game.options.filter((option) => !option.reading);
  return html`
    ${agreed.length > 0 && html`<details class="options-of-table"><summary>${words("options")}</summary>${fields(agreed)}</details>`}
    ${open.length > 0 && html`<details class="options-of-table owners"><summary>${words("for-owners")}</summary>
      <p class="how">${words("for-owners-why")}</p>${fields(open)}
    </details>`}`;
}

function OptionField({ option, options }) {
  const change = (event) => (options.value = { ...options.value, [option.name]: event.currentTarget.value });
  return html`<label class="field"><span>${option.text}</span>
    <select onChange=${change} value=${options.value[option.name] ?? option.values[0].value}>
      ${option.values.map(({ value, text }) => html`<option value=${value}>${text}</option>`)}
    </select>
    ${option.doubt && html`<small>${option.doubt}</small>`}
  </label>`;
}
