// How to play: a turn in five pictures, and where points come from.
import { sign } from "midway/art.js";
import { html } from "midway/html.js";
import { drawing } from "./kinds.js";

export const styles = [new URL("board.css", import.meta.url).href, new URL("howto.css", import.meta.url).href];

const BAND = 13; // how high the band with the two signs of an object is

const box = (x, y, width) => ({ x, y, width, height: width });

/** An object at a place: civilisation, domain, drawing, value. */
const object = ([civilisation, domain, sight, value], x, y, width = 38, height = 50) => html`<g class=${civilisation}>
  <rect class="mount" x=${x} y=${y} width=${width} height=${height} rx="3" />
  ${drawing(`o-${sight}`, "", box(x + width / 2 - 13, y + 8, 26))}
  <circle class="coin" cx=${x + 7} cy=${y + 7} r="7.5" /><text class="on-coin" x=${x + 7} y=${y + 11} font-size="11.5" text-anchor="middle">${value}</text>
  <rect class="sheet-of" x=${x} y=${y + height - BAND} width=${width} height=${BAND} rx="2" />
  <g class="ico">${drawing(`m-${domain}`, "", box(x + 4, y + height - 12, 11))}${drawing(`e-${civilisation}`, "", box(x + width - 15, y + height - 12, 11))}</g>
</g>`;

const SHIP = ["egyptian", "navigation", "ship", 4];
const STELE = ["phoenician", "religion", "stele", 2];
const RAFT = ["greek", "navigation", "canoe", 2];
const CANOE = ["polynesian", "navigation", "canoe", 4];
const TRIREME = ["greek", "navigation", "ship", 2];
const BOWL = ["roman", "pottery", "bowl", 2];
const CAT = ["egyptian", "religion", "cat", 2];
const VASE = ["chinese", "pottery", "vase", 2];

const explore = () => html`${object(SHIP, 30, 18)}${object(STELE, 74, 18)}<rect class="lamps" x="25" y="12" width="48" height="61" rx="5" />
  <path class="go-arrow" d="M49 76v9M43.5 80.5l5.5 6.5 5.5-6.5" />${object(RAFT, 118, 18)}`;

const follow = () => html`${object(RAFT, 26, 22)}<path class="go-arrow" d="M68 47h14M76 41l7 6-7 6" />
  <g class="s2">${sign("pc-2", "", box(88, 36, 22))}</g><text class="num" x="119" y="40">+1</text>
  <g class="ico gilt">${drawing("g-prestige", "", box(117, 46, 27))}</g>`;

const furbish = () => html`<rect class="wallp" x="8" y="8" width="144" height="80" rx="4" /><rect class="gal" x="104" y="8" width="48" height="80" />
  ${object(CANOE, 17, 22)}${object(TRIREME, 60, 22)}<rect class="lamps" x="109" y="20" width="38" height="54" rx="4" />
  <text class="num on-gal" x="128" y="53" text-anchor="middle">+1</text><path class="joint" d="M55 47h5M98 47h10" />`;

const PAID = [24, 53, 82, 111];

const pay = () => html`<rect class="sheet-of" x="14" y="60" width="132" height="26" rx="4" />
  ${PAID.map((x) => html`<rect class="paid" x=${x} y="68" width="24" height="10" rx="2" />`)}${object(BOWL, 34, 8, 36, 46)}${object(CAT, 90, 8, 36, 46)}`;

const inventory = () => html`<g transform="rotate(-8 50 60)">${object(BOWL, 24, 28, 34, 44)}</g>${object(CAT, 48, 24, 34, 44)}
  <g transform="rotate(8 90 60)">${object(VASE, 74, 24, 34, 44)}</g><path class="go-arrow" d="M96 84h26c14 0 20-10 20-22v-14M135.5 54l6.5-8 6.5 8" />`;

export const scenes = [explore, follow, furbish, pay, inventory];

const SOURCES = { objects: "museum", collections: "link", patron: "patron", board: "pav", prestige: "prestige" };

/** Where points come from; the same for any number of players. */
export const sources = () => Object.entries(SOURCES).map(([id, look]) => ({ id, emblem: drawing(`g-${look}`, "") }));
