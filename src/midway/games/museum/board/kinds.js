// The names of continents, civilisations and domains, and their drawings.
import { drawings } from "midway/art.js";
import { html } from "midway/html.js";

const HOMES = {
  america_pacific: ["inca", "maya", "polynesian"],
  europe: ["greek", "roman", "celtic"],
  africa_middle_east: ["egyptian", "mesopotamian", "phoenician"],
  asia: ["chinese", "indian", "japanese"],
};
export const CONTINENTS = Object.keys(HOMES);
export const CIVILISATIONS = Object.values(HOMES).flat();
export const homeOf = (civilisation) => CONTINENTS.find((continent) => HOMES[continent].includes(civilisation));
export const DOMAINS = ["agriculture", "architecture", "navigation", "pottery", "religion", "warfare"];
export const SPACES = 25;
export const SIDE = 5;
export const MASTERPIECE = 5;

export const drawing = drawings(new URL("art.svg", import.meta.url).href, "ic");

const LETTERS = { civilisation: "e", domain: "m", continent: "c" };

/** The sign of what a criterion or a Patron counts: `civilisation:greek`, `domain:pottery`, `continent:asia`, `value:3`. */
export function signOf(counted) {
  const [axis, key] = counted.split(":");
  return axis === "value" ? html`<b class="digit">${key}</b>` : drawing(`${LETTERS[axis]}-${key}`);
}

export const axisOf = (kind) => (CIVILISATIONS.includes(kind) ? "civilisation" : DOMAINS.includes(kind) ? "domain" : "continent");
