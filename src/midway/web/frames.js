// Frames of light around places of the board that something beside it speaks of.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { lookAt, nodesOf } from "./draw.js";
import { html } from "./html.js";

/** Frames around places; `shapes` says that shapes of a map have them too, where the map does not light them itself. */
export function Frames({ places, shapes = false }) {
  const boxes = useSignal([]);
  useLayoutEffect(() => {
    const look = () => (boxes.value = places.map((place) => boxOf(place, shapes)).filter(Boolean));
    lookAt(places);
    look();
    addEventListener("resize", look);
    addEventListener("scroll", look, true);
    return () => {
      removeEventListener("resize", look);
      removeEventListener("scroll", look, true);
    };
  }, [places]);
  return html`<div class="lights" aria-hidden="true">
    ${boxes.value.map(({ x, y, width, height }) => html`<i style=${{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}></i>`)}
  </div>`;
}

const boxOf = (place, shapes) => nodesOf(place).find((node) => shapes || !(node instanceof SVGElement))?.getBoundingClientRect();
