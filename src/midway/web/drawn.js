// A card that changes the rules for everyone is turned over in the middle, with what it means for the reader; any key closes it.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";

export function Drawn({ table, play }) {
  const { snapshot, picture } = table;
  const seen = useRef(null); // the table as it was drawn before
  const card = play.drawn.value;
  useLayoutEffect(() => {
    const { current: before } = seen;
    if (play.past.value || snapshot.lesson) return;
    seen.current = snapshot;
    if (!before || before.number >= snapshot.number || before.seat !== snapshot.seat) return;
    const turned = picture.turned?.(table, before);
    if (turned) play.turnOver({ ...turned, turn: table.turn });
    else if (card && card.turn !== table.turn) play.turnOver(null);
  }, [snapshot.number, play.past.value]);
  useEffect(() => {
    if (!card) return;
    const close = () => play.turnOver(null);
    for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, close, true);
    return () => ["keydown", "pointerdown"].forEach((kind) => removeEventListener(kind, close, true));
  }, [card]);
  if (!card || play.past.value) return html`<div class="drawn" role="status"></div>`;
  const { tint = "", sign, kind, title, text, means } = card;
  return html`<div class="drawn" role="status"><div class="turned" key=${title}>
    <div class=${`cardface ${tint}`} aria-hidden="true">${sign}<span>${kind}</span></div>
    <div><h3>${title}</h3><p>${text}</p>${means && html`<p class="means">${means}</p>`}</div>
  </div></div>`;
}
