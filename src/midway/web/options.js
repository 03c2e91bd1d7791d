// The options of a question: their kinds, one row each, a row for all of a piece, an amount with its steps; what the considered one brings.
import { useLayoutEffect, useRef } from "preact/hooks";
import { classes } from "./draw.js";
import { both } from "./explain.js";
import { html } from "./html.js";
import { Stepper, steppers, textOf } from "./stepper.js";
import { signed } from "./table.js";
import { told, words } from "./words.js";

const TILE = 16; // letters that fit a tile on a phone

const sorted = (table, options) => table.picture.sort?.(table, options) ?? options;

/** The kinds of a question with their options, and the one that is open; null where there are no kinds, or one place is looked at. */
function grouped(play) {
  const kinds = play.live.value.decision?.kinds ?? [];
  if (kinds.length < 2 || play.narrowed.value) return null;
  const listed = kinds.map(({ kind, choice }) => ({ kind, choice, options: play.options.value.filter((option) => option.kind === kind) }));
  const wanted = play.find(play.sticky.value)?.kind ?? play.kind.value;
  const full = listed.filter(({ options }) => options.length);
  return { listed, open: full.find(({ kind }) => kind === wanted) ?? full[0] };
}

/** What stands beside the button, unless there is nothing else: the end of a turn, what is given up. */
export function asides(play) {
  const beside = play.options.value.filter(({ aside }) => aside);
  return beside.length < play.options.value.length ? beside : [];
}

/** The rows of some options: first the pieces that have any, last those that have to wait, unless one place is looked at. */
function rowsOf(play, options) {
  const shared = (play.live.value.decision?.rows ?? []).map((row) => ({ ...row, uses: options.filter(({ marks }) => marks.includes(row.mark)) }));
  const rest = options.filter((option) => !shared.some(({ uses }) => uses.includes(option)));
  const waiting = play.narrowed.value ? [] : shared.filter(({ uses }) => !uses.length);
  const used = shared.filter(({ uses }) => uses.length).toSorted((one, other) => options.indexOf(one.uses[0]) - options.indexOf(other.uses[0]));
  return [...used.map((row) => withUses(play, row)), ...steppers(play, rest), ...waiting];
}

/** A piece's row: its use that is considered, else the first; where there are several, they can be stepped through. */
function withUses(play, { uses, ...row }) {
  const option = uses.find(({ code }) => code === play.sticky.value) ?? uses[0];
  return { ...row, uses, option, times: 1, steps: uses.length > 1 && uses.map((use) => ({ option: use, times: 1 })) };
}

/** A press on a row: of a piece with several uses it considers one, of a piece that has to wait it asks why. */
const pressRow = (play, { option, times, uses, mark, choice }) => (option ? play.press(option, times, uses?.length > 1) : play.why(mark, choice));

/** In an answer, the option that lets it pass; null in the reader's own turn, and where there is nothing else to choose. */
export function passing(play) {
  const { turn, seat } = play.live.value;
  const answers = turn !== null && turn >= 0 && turn !== seat && play.options.value.length > 1;
  return (answers && play.options.value.find(({ verb }) => verb === "pass")) || null;
}

/** What is considered beforehand: of the rows that do something the one that brings most, by the number at its end; else the first. */
function best({ picture }, play, all) {
  const pass = passing(play);
  const rows = all.filter(({ option }) => option && option !== pass && !picture.rarely?.(option));
  const told = rows.filter(({ option }) => option.net !== undefined);
  return told.length ? told.reduce((top, row) => (row.option.net > top.option.net ? row : top)) : rows[0];
}

/** What the panel lists: kinds, rows, and the option that is considered beforehand; in a replay nothing. */
export function listed(table, play) {
  if (play.past.value) return { rows: [], first: null };
  const kinds = grouped(play);
  const beside = asides(play);
  const offered = (kinds?.open?.options ?? play.offered).filter((option) => !beside.includes(option));
  const rows = rowsOf(play, sorted(table, offered));
  const first = table.snapshot.decision?.seat < 0 ? null : best(table, play, rows)?.option.code ?? beside[0]?.code ?? null; // what chance did is never guessed
  return { kinds, rows, first };
}

export function Options({ table, play }) {
  const { kinds, rows } = table.listed;
  const list = useRef();
  const scrolled = useRef(false);
  useLayoutEffect(() => {
    if (scrolled.current) list.current.scrollTop = 0; // asking where it stands would lay out the page once more
    scrolled.current = false;
  }, [table.snapshot.number, kinds?.open?.kind]);
  useLayoutEffect(() => {
    const focus = (node, code) => (node.querySelector(`[data-code="${code}"]`) ?? node.querySelector(".opt") ?? node).focus();
    play.rows = (play.weighs.value ? [] : rows).map((row, index) => ({
      ...row, press: () => pressRow(play, row), focus: (code = row.option?.code) => focus(list.current.children[index], code),
    }));
    return () => (play.rows = []);
  });
  const tiles = table.picture.face && !kinds && rows.length > 1 && rows.length <= 5 && rows.every(({ option, steps, mark }) => !steps && !mark && option.text.length <= TILE);
  const row = ({ option, steps, times, ...piece }, index) => html`<${piece.mark ? Piece : steps ? Stepper : Row} key=${piece.mark ?? option.code} table=${table}
    play=${play} option=${option} steps=${steps} times=${times} index=${index} piece=${piece} />`;
  return html`
    ${play.narrowed.value && html`<p class="narrow">
      <button onClick=${() => (play.narrowed.value = null)}>${words("show-all", { n: play.options.value.length })}</button>
    </p>`}
    ${kinds && html`<${Kinds} table=${table} play=${play} kinds=${kinds} />`}
    ${kinds && rows.some(({ option }) => option?.price !== undefined && option.net !== undefined) && html`<p class="columns" aria-hidden="true">
      <span>${words("price")}</span><span>${words("net-short")}</span>
    </p>`}
    <div class=${classes("options", tiles && "tiles", play.weighs.value && "weighs")} ref=${list} onScroll=${() => (scrolled.current = true)}>${rows.map(row)}</div>
    ${tiles && rows.some(({ option }) => faceOf(table, option).note) && html`<p class="noted">${table.considered && faceOf(table, table.considered).note}</p>`}
    <${Brings} table=${table} play=${play} />`;
}

/** Open the next kind that has options, or the one before. */
export function turnKind(play, by) {
  const kinds = grouped(play);
  if (!kinds?.open) return false;
  const full = kinds.listed.filter(({ options }) => options.length);
  play.openKind(full[(full.indexOf(kinds.open) + by + full.length) % full.length].kind);
  return true;
}

/** One button a kind, with how many rows it has; a kind without any says why. */
function Kinds({ table, play, kinds: { listed, open } }) {
  const press = ({ kind, choice, options }) => () => (options.length ? play.openKind(kind) : play.why(null, choice));
  return html`<div class="kinds" role="group" aria-label=${words("kinds")}>
    ${listed.map((one) => html`<button type="button" key=${one.kind} data-kind=${one.kind} aria-pressed=${String(one === open)} onClick=${press(one)}>
      <b>${steppers(play, one.options).length}</b>${table.words(`kind-${one.kind}`)}
    </button>`)}
  </div>`;
}

/** An option's name, picture and card, as the game draws it. */
export const faceOf = (table, option) => ({ tint: "", name: option.text, note: option.note, ...table.picture.face?.(table, option) });

export const money = (net) => (typeof net === "number" ? (net === 0 ? "0" : signed(net)) : net);
export const look = (net) => (parseFloat(net) === 0 ? "zero" : net < 0 ? "down" : "");

/** Properties of an option's row: it lights its places, and explains itself. */
export function rowProps(table, play, option, face) {
  const enter = () => (play.hover.value = option.code);
  const leave = () => (play.hover.value = null);
  return both(aboutOf(table, option, face), { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave });
}

/** What explains an option where it is not considered by pointing at it. */
export const aboutOf = (table, option, { tint, emblem, name, card }) =>
  table.explain({ tint, emblem, title: name, rule: table.snapshot.decision.rule, note: option.note, ...card, does: does(table, option) });

/** A piece, and a button for each of its uses. One that has to wait says so, and why. */
function Piece({ table, play, option, index, piece: { mark, choice, why, uses } }) {
  const face = table.picture.row(table, mark);
  const { tint, emblem, name } = face;
  const about = option ? rowProps(table, play, option, face) : table.explain({ ...face.card, does: why });
  return html`<div class=${`uses ${tint} ${option ? "" : "waits"}`} role="group" aria-label=${name}>
    <button class="opt line" aria-pressed=${String(uses.includes(table.considered))} ...${about}
      onClick=${() => pressRow(play, { option, times: 1, uses, mark, choice })}>
      ${index < 9 && html`<span class="key" aria-hidden="true">${index + 1}</span>`}${emblem}
      <span class="n">${name} ${!option && html`<small>${words("has-to-wait")}</small>`}</span>
    </button>
    ${uses.map((use) => html`<button class="use" key=${use.code} data-code=${use.code} aria-label=${use.text} aria-pressed=${String(table.considered === use)}
      onClick=${() => play.press(use)} ...${rowProps(table, play, use, face)}>${table.picture.use(table, use)}</button>`)}
  </div>`;
}

function Row({ table, play, option, index }) {
  const face = faceOf(table, option);
  const { tint, emblem, name, small, cards, note, price = option.price, net = option.net } = face;
  const line = price !== undefined || option.kind !== undefined;
  return html`<button class=${classes("opt", line && "line", tint, option.played && "was")} data-code=${option.code} aria-pressed=${String(table.considered === option)}
    onClick=${() => play.press(option)} ...${rowProps(table, play, option, face)}>
    ${index < 9 && html`<span class="key" aria-hidden="true">${index + 1}</span>`}
    ${line && cards ? cards : emblem}
    <span class="n">${name} ${small && html`<small>${small}</small>`} ${!line && net !== undefined && html`<b class=${look(net)}>${money(net)}</b>`}</span>
    ${!line && (option.played || note) && html`<span class="w">${option.played ? words("mistake-played") : note}</span>`}
    ${!line && cards && html`<span class="c">${cards}</span>`}
    ${price !== undefined && html`<span class="price" title=${words("price")}>${price}</span>`}
    ${line && net !== undefined && html`<b class=${`gets ${look(net)}`} title=${words("net")}>${money(net)}</b>`}
  </button>`;
}

/** What an option does, costs and brings, as the game says it of its kind. */
function does({ snapshot: { game, decision } }, { verb }) {
  return told(game, `explain-${decision.kind}-${verb}`) ?? told(game, `explain-${verb}`);
}

/** What the considered option would change, part by part. Its room is kept while nothing is considered, so that no row moves away. */
function Brings({ table, play }) {
  const option = table.considered;
  const times = option ? play.timesOf(option) : 1;
  const told = option && times === (option.most ?? 1) ? outcomeOf(table, option) : null; // of all times together
  if (!told) return play.options.value.some((one) => one.later || outcomeOf(table, one)) && html`<div class="outcome idle"></div>`;
  const { title, net, tone = look(net), parts, drawn, note } = told;
  const counts = net !== undefined || parts.length > 0 || drawn; // else its row and the button have said the same
  return html`<div class="outcome" aria-live="polite">
    ${counts && html`<h3>${option.most > 1 ? textOf(table, option, times) : title}${net !== undefined && html` <b class=${tone}>${money(net)}</b>`}</h3>`}
    ${drawn}
    <dl>${parts.map(([name, amount, of = look(amount)]) => html`<dt>${name}</dt><dd class=${of}>${money(amount)}</dd>`)}</dl>
    ${note && html`<p>${note}</p>`}
  </div>`;
}

/** What an option brings, as the picture says it, else as the server does; null if neither does. */
function outcomeOf(table, option) {
  const told = table.picture.brings?.(table, option) ?? plain(table, option);
  return told.parts?.length || told.drawn || told.note ? told : null;
}

const plain = (table, option) => ({ title: faceOf(table, option).name, net: option.net, parts: option.parts ?? [] });
