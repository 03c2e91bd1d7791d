// The same bot for Node: midway play worldsfair --seats you,mine --bot mine="node bot.js"
const { createInterface } = require("node:readline");

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// A supporter goes where most cards lie, and where few supporters are.
function worth({ args }, { cards = {}, supporters = [] }) {
  return 10 * sum(Object.values(cards[args.area] ?? {})) - sum(supporters.map((seat) => seat[args.area] ?? 0));
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type !== "decide") return; // start, error, end
  const best = told.options.reduce((one, other) => (worth(other, told.view) > worth(one, told.view) ? other : one));
  console.log(JSON.stringify({ code: best.code }));
});
