// Fair dealing: this browser adds a random part to the draws of a match. It is sealed first and told when everyone has sealed theirs.
import { seatPath, send } from "./api.js";
import { keepKeys, keyOf, prefs } from "./prefs.js";
import { sha256 } from "./sha256.js";

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The part for a match: the same in every tab, and another if the dealer takes another seed. */
function partOf({ match, seal }) {
  prefs.secret.value ||= random();
  return sha256(`${prefs.secret.value} ${match} ${seal}`);
}

const sealOf = (part) => sha256(`midway part ${part}`);

let [newest, busy, told] = [null, false, ""];

/** Do what a table that waits wants of this browser, one after the other, and nothing twice. */
export async function addPart(snapshot) {
  newest = snapshot;
  if (busy) return;
  busy = true;
  while (newest) {
    const now = newest;
    newest = null;
    await add(now);
  }
  busy = false;
}

/** Seal a part, or tell it. */
async function add(snapshot) {
  const { match, gathering, dealing, mine } = snapshot;
  if (!gathering || !dealing || mine.length === 0) return;
  const [seat, part] = [mine[0], partOf(snapshot)];
  const { seals, parts, open } = dealing;
  const wanted = seals[seat] !== sealOf(part) ? ["seal", sealOf(part)] : open && (parts[seat] === null || waitsForNobody(dealing)) ? ["part", part] : null;
  if (!wanted || told === wanted[1]) return;
  const [what, value] = wanted;
  const taken = await send(`${seatPath(match, seat)}/${what}`, { [what]: value }, "PUT").catch(() => null);
  if (!taken || what !== "part") return;
  told = part;
  keepKeys(match, [{ seat: "part", key: part }, { seat: "seal", key: snapshot.seal }]);
}

/** The seats whose parts are waited for. */
export const awaited = ({ dealing }) => (dealing?.begun ? dealing.seals.map((_, seat) => seat).filter((seat) => dealing.seals[seat] !== null && dealing.parts[seat] === null) : []);

const waitsForNobody = (dealing) => awaited({ dealing }).length === 0;

/**
 * What the end of a match proves: the seed fits the seal that this browser saw, and the part it told went into the draws. `own` is
 * null if it told none; nothing is proved of a seal without salt.
 */
export function proof({ match, seed, seal, dealing }) {
  if (!seed || !dealing?.salt) return null;
  const own = keyOf(match, "part");
  return {
    sealed: sha256(`midway dealer ${dealing.salt} ${seed}`) === seal && (keyOf(match, "seal") ?? seal) === seal,
    parts: dealing.parts.filter((part) => part !== null).length,
    own: own ? dealing.parts.includes(own) : null,
  };
}
