// A new table: made at once, or set up on a sheet; then one sits at it.
import { send } from "./api.js";
import { seatedBot, usual } from "./levels.js";
import { keepKeys, prefs } from "./prefs.js";
import { visit } from "./router.js";
import { lay } from "./sheet.js";

/** Lay the sheet on which a table is set up. */
export async function openStart(game, mode) {
  const { setUp, Modes, Opponents } = await import("./opponents.js");
  lay(game.title, Opponents, { look: "setup", Head: Modes, game, setup: setUp(game, mode) });
}

/** Lay a sheet with the levels alone; `seat` is given the one that is chosen, `how` says what for. */
export async function openLevels(title, game, seat, how = "") {
  const { Pick } = await import("./opponents.js");
  lay(title, Pick, { look: "pick", game, seat, how });
}

/** Make a table and sit down at it. */
export async function begin(asked) {
  const made = await send("/matches", { ...asked, parts: true });
  keepKeys(made.match, [...made.seats, ...made.invitations, ...(made.join ? [{ seat: "join", key: made.join }] : [])]);
  visit(`/table/${made.match}`);
  return made.match;
}

/** At once: a table that waits for friends, with every seat free but one's own. */
export const invite = (game) =>
  begin({ game: game.game, seats: Array.from({ length: game.players.at(-1) }, (_, seat) => (seat ? {} : { name: prefs.name.value })), gather: true });

/** At once: a table of one's own, every other seat a bot, of the usual level if no other is named. */
export function playBots(game, players = game.players.at(-1), options = {}, bot = usual(game)) {
  const seats = [{ name: prefs.name.value }];
  while (seats.length < players) seats.push(seatedBot(game, bot, seats.map(({ name }) => name)));
  return begin({ game: game.game, seats, options });
}
