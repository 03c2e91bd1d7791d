// The load on boardgame.io's server, the same as bench/load.py puts on Midway, over its own socket protocol.
//   node driver.js ADDRESS '{"kind": "moves", "tables": 300, "wide": 64, "watched": false, "seconds": 3}'
//   node driver.js ADDRESS '{"kind": "lags", "tables": 10, "rate": 50, "seconds": 8}'
// It prints "begin" when all tables are made, and then the outcome as JSON.
const http = require('http');
const { io } = require('socket.io-client');

const [address, asked] = [process.argv[2], JSON.parse(process.argv[3])];
const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nine moves without three in a row
const MAKERS = 8;
const agent = new http.Agent({ keepAlive: true });
const now = () => Number(process.hrtime.bigint()) / 1e6;
const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const post = (path, body) => new Promise((done, failed) => {
  const data = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(data) };
  const request = http.request(address + path, { method: 'POST', agent, headers }, (response) => {
    let text = '';
    response.on('data', (chunk) => { text += chunk; });
    response.on('end', () => (response.statusCode === 200 ? done(JSON.parse(text)) : failed(new Error(text))));
  });
  request.on('error', failed);
  request.end(data);
});

const connect = () => io(`${address}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });

// A match whose two seats are taken.
async function match() {
  const { matchID } = await post('/games/tic-tac-toe/create', { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials, number: 0 };
}

// A socket sits down at a match: done when it has got the state.
const sync = (socket, table, seat) => new Promise((done) => {
  socket.once('sync', done);
  const send = () => socket.emit('sync', table.matchID, String(seat), table.credentials[seat], 2);
  if (socket.connected) send(); else socket.once('connect', send);
});

function move(socket, table) {
  const seat = table.number % 2;
  const payload = { type: 'clickCell', args: [DRAWN[table.number]], playerID: String(seat), credentials: table.credentials[seat] };
  socket.emit('update', { type: 'MAKE_MOVE', payload }, table.number, table.matchID, String(seat));
}

async function many(number, make) {
  const made = [];
  let left = number;
  await Promise.all(Array.from({ length: MAKERS }, async () => { while (left-- > 0) made.push(await make()); }));
  return made;
}

// How many moves are acknowledged: so many tables at a time, each waits for its last move to come back.
async function moves({ tables, wide, watched, seconds }) {
  const made = await many(tables, async () => {
    const table = await match();
    table.sockets = watched ? [connect(), connect()] : [connect()];
    for (const [seat, socket] of table.sockets.entries()) await sync(socket, table, seat);
    return table;
  });
  console.log('begin');
  let done = 0;
  const start = now();
  const end = start + seconds * 1000;
  const play = (table) => new Promise((over) => {
    const mover = () => table.sockets[watched ? table.number % 2 : 0];
    table.sockets.forEach((socket) => socket.on('update', (matchID, state) => {
      if (socket !== mover() || state._stateID !== table.number + 1) return;
      done += 1;
      table.number += 1;
      if (table.number === DRAWN.length || now() > end) over(); else move(mover(), table);
    }));
    move(mover(), table);
  });
  await Promise.all(Array.from({ length: wide }, async () => {
    while (made.length > 0 && now() < end) await play(made.pop());
  }));
  return { moves: done, seconds: (now() - start) / 1000 };
}

// Milliseconds from a move to the update at the other player's socket, at a steady rate over all tables.
async function lags({ tables, rate, seconds }) {
  const found = [];
  const count = Math.floor(rate * seconds);
  const spare = await many(Math.ceil(count / DRAWN.length) + tables, match);
  const made = await many(tables, async () => {
    const place = { table: spare.pop(), sockets: [connect(), connect()], posted: null };
    const sit = () => Promise.all(place.sockets.map((socket, seat) => sync(socket, place.table, seat)));
    place.sockets.forEach((socket, seat) => socket.on('update', (matchID, state) => {
      if (!place.posted || seat === place.posted.seat || state._stateID !== place.posted.number + 1) return;
      found.push(now() - place.posted.when);
      place.table.number += 1;
      if (place.table.number < DRAWN.length) {
        place.posted = null;
      } else {
        place.table = spare.pop();
        sit().then(() => { place.posted = null; });
      }
    }));
    await sit();
    return place;
  });
  console.log('begin');
  await rest(1000);
  const start = now();
  for (let number = 0; number < count; number += 1) {
    await rest(Math.max(0, start + (number * 1000) / rate - now()));
    const place = made[number % tables];
    if (place.posted) continue;
    const seat = place.table.number % 2;
    place.posted = { seat, number: place.table.number, when: now() };
    move(place.sockets[seat], place.table);
  }
  await rest(1000);
  return { lags: found };
}

(asked.kind === 'moves' ? moves(asked) : lags(asked)).then((outcome) => {
  console.log(JSON.stringify(outcome));
  process.exit(0);
});
