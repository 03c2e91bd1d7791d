// The names of areas and figures, their colours and their drawings.
import { drawings } from "midway/art.js";

const TINTS = { agriculture: "moss", electricity: "amber", arts: "madder", manufacturing: "slate", transportation: "azure" };
export const AREAS = Object.keys(TINTS);
export const tintOf = (area) => TINTS[area];
export const TICKET_TINT = "violet";
export const FIGURE_TINT = "umber";

const PATRONS = {
  mccormick: "agriculture", westinghouse: "electricity", saint_gaudens: "arts", schwab: "manufacturing", pullman: "transportation",
};
export const FIGURES = ["burnham", "davis", "palmer", ...Object.keys(PATRONS)];

/** The area a figure is the patron of; none for the three who have no area of their own. */
export const patronOf = (figure) => PATRONS[figure];

export const drawing = drawings(new URL("art.svg", import.meta.url).href);
export const emblem = (id) => drawing(`em-${id}`, "em");
