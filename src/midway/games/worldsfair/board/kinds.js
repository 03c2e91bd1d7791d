// The names of areas, figures and cards, their colours and their drawings.
import { html } from "midway/html.js";

const ART = new URL("art.svg", import.meta.url).href;

export const AREAS = ["agriculture", "electricity", "arts", "manufacturing", "transportation"];
export const FIGURES = ["burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman"];
export const TICKET = AREAS.length; // its number among the kinds of cards; exhibits come before it, figures after

const TINTS = { agriculture: "agr", electricity: "ele", arts: "art", manufacturing: "man", transportation: "tra" };
export const tintOf = (area) => TINTS[area];

/** The area a figure is the patron of; none for the three who have no area of their own. */
export const patronOf = (figure) => AREAS[FIGURES.indexOf(figure) - 3];

export const drawing = (id, className) => html`<svg class=${className} aria-hidden="true"><use href=${`${ART}#${id}`} /></svg>`;
export const emblem = (id) => drawing(`em-${id}`, "em");

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
export const times = (number, make) => Array.from({ length: number }, (_, index) => make(index));
export const classes = (...names) => names.filter(Boolean).join(" ");
