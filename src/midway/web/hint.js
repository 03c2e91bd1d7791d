// A hint in the place of the options: the best choices with everyone's chance to win, and the same medals on the board.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { piece, sign } from "./art.js";
import { classes, nodesOf, times } from "./draw.js";
import { firstOf, LAMPS } from "./hinting.js";
import { html } from "./html.js";
import "./later.js";
import { faceOf, rowProps } from "./options.js";
import { language, words } from "./words.js";

export const styles = [new URL("hint.css", import.meta.url).href];

const SHOWN = 3;
const OTHERS = 4; // choices without a medal that are named
const WIDE = 0.12; // of a bar, for a piece in it
const STACKED = 32; // pixels between two medals of one place
const NARROW = 84; // pixels of a card over whose edge a medal would reach
const FLAT = 42; // pixels of a row whose middle is empty
const CARD = 200; // pixels of the widest card that lies close to others

const percent = (chance) => Math.round(100 * chance);

/** The choices with a medal: their options, ranks and figures. Two that cannot be told apart are both first. */
function ranked(play) {
  const { choices, lamps, equal } = play.hint.value;
  const even = equal && lamps === LAMPS;
  const shown = choices.slice(0, SHOWN).map((choice, index) => ({ ...choice, option: play.find(choice.code), rank: even && index === 1 ? 1 : index + 1, even: even && index < 2 }));
  return shown.filter(({ option }) => option);
}

export function Hint({ table, play }) {
  const { lamps, choices } = play.hint.value;
  const over = lamps === LAMPS;
  const rows = ranked(play);
  useLayoutEffect(() => {
    const focus = (code) => document.querySelector(`.hrow[data-code="${code}"]`)?.focus();
    play.rows = rows.map(({ option }) => ({ option, times: 1, press: () => play.press(option), focus: () => focus(option.code) }));
    return () => (play.rows = []);
  });
  return html`<div class="hint" role="group" aria-label=${words("hint")}>
    <header>${sign("i-hint")}<b>${words("hint")}</b>
      ${over ? play.noted && html`<span class="usedtag">${words("hint-noted")}</span>` : html`<${Lamps} lamps=${lamps} />`}
      <button class="btn" onClick=${() => play.hideHint()}>${words(over ? "hint-hide" : "hint-stop")} <span class="key" aria-hidden="true">H</span></button>
    </header>
    ${rows.map((row) => html`<${Row} key=${row.code} table=${table} play=${play} row=${row} over=${over} />`)}
    <footer aria-live="polite">${over ? html`<${Known} table=${table} play=${play} choices=${choices} />` : words("hint-computing")} ${!play.hint.value.strong && words("hint-warming")}</footer>
    <${Medals} table=${table} rows=${firstOf(play.hint.value) === null ? [] : rows} />
  </div>`;
}

const Lamps = ({ lamps }) => html`<span class="lamps" role="img" aria-label=${words("hint-lamps", { n: lamps, of: LAMPS })}>
  ${times(LAMPS, (index) => html`<i class=${index < lamps ? "lit" : index === lamps ? "next" : ""}></i>`)}
</span>`;

function Row({ table, play, row: { option, chances, points, interval, reason, rank, even }, over }) {
  const face = faceOf(table, option);
  const mine = chances[table.me];
  const range = interval.map(percent);
  const kind = option.kind && table.words(`kind-${option.kind}`);
  return html`<button class=${classes("hrow", face.tint, !over && "faint")} data-code=${option.code} aria-pressed=${String(table.considered === option)}
    onClick=${() => play.press(option)} ...${rowProps(table, play, option, face)}>
    <span class=${`rk r${rank}`}>${rank}</span>${face.emblem ?? html`<span></span>`}
    <span class="n">${face.name}${kind && html` <small>${kind}</small>`}${even && html` <small class="even">${words("hint-even")}</small>`}</span>
    <span class="p">${over || range[0] === range[1] ? percent(mine) : `${range[0]}–${range[1]}`}<small>%</small></span>
    <${Bar} table=${table} chances=${chances} />
    <span class="s">${words("hint-points", { n: Math.round(points[table.me]) })}</span>
    ${reason.length > 0 && html`<span class="w">${reason.join(" ")}</span>`}
  </button>`;
}

/** All seats' chances to win, the reader's first. */
function Bar({ table, chances }) {
  const seats = table.order.filter((seat) => chances[seat] >= 0.005);
  const told = table.order.map((seat) => words("hint-chance", { player: table.name(seat), n: percent(chances[seat]) }));
  return html`<span class="stackbar" role="img" aria-label=${new Intl.ListFormat(language.value).format(told)}>
    ${seats.map((seat) => html`<i key=${seat} class=${`s${seat + 1}`} style=${{ flexGrow: 100 * chances[seat] }}>${seat !== table.me && chances[seat] >= WIDE && piece(seat)}</i>`)}
  </span>`;
}

/** What is known of the other choices, and how exactly. */
function Known({ table, play, choices }) {
  const others = choices.slice(SHOWN).map(({ code, chances }) => ({ option: play.find(code), chance: percent(chances[table.me]) }));
  const named = others.slice(0, OTHERS).flatMap(({ option, chance }, index) => [index > 0 && ", ", html`<b>${faceOf(table, option).name} ${chance}</b>`]);
  const [{ tried, interval: [low, high] }] = choices;
  return html`${others.length > 0 && html`${words("hint-others", { n: others.length })} ${named}${others.length > OTHERS ? " …" : "."} `}
    ${words("hint-exact", { games: new Intl.NumberFormat(language.value).format(tried), n: Math.max(1, percent((high - low) / 2)) })}`;
}

/** The medals on the board, where the choices lie. */
function Medals({ table, rows }) {
  const placed = useSignal([]);
  const measure = () => {
    const at = rows.map(({ option }) => option.marks.flatMap(nodesOf).find((node) => node.closest(".board")));
    placed.value = rows.flatMap((row, index) => (at[index] ? [{ ...row, ...spotOf(at[index], at.slice(0, index).filter((node) => node === at[index]).length) }] : []));
  };
  useLayoutEffect(measure, [rows.map(({ code, rank, chances }) => `${code} ${rank} ${chances}`).join()]);
  useEffect(() => {
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => (removeEventListener("resize", measure), removeEventListener("scroll", measure, true));
  });
  return html`<div class="rosettes" aria-hidden="true">
    ${placed.value.map(({ code, rank, chances, look, x, y }) => html`<span key=${code} class=${classes("rosette", `r${rank}`, look)} style=${{ left: `${x}px`, top: `${y}px` }}>
      <span class="rk">${rank}</span>${percent(chances[table.me])}%
    </span>`)}
  </div>`;
}

/** The upper right corner of a node, within a card; or the lower edge of one as narrow as a medal, and of a row. Further medals lie below. */
function spotOf(node, before) {
  const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
  const look = node.ownerSVGElement ? "" : width < NARROW || height < FLAT ? "narrow" : width < CARD ? "within" : "";
  const [x, y] = look === "narrow" ? [(left + right) / 2, bottom] : [right, top];
  return { look, x, y: y + before * STACKED };
}
