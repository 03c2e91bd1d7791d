// Moving over the map: drag, wheel, two fingers, buttons. Nothing here is drawn anew.
import { still } from "midway/prefs.js";
import { HEIGHT, WIDTH } from "./outlines.js";

const READABLE = 0.53; // pixels per unit from which names have 12 pixels
const PHONE = 0.66;
const CLOSEST = 3;
const SLACK = 6; // pixels that a finger may move and still press
const TRAVEL = 220; // milliseconds to a place out of sight

const clamp = (low, value, high) => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value)));

export class PanZoom {
  constructor(view) {
    this.view = view;
    this.map = view.querySelector("svg");
    [this.x, this.y, this.scale] = [0, 0, 1]; // units at the left and top edge, pixels per unit
    this.fingers = new Map();
    this.travelled = 0;
    const listen = (name, act, options) => view.addEventListener(name, act, options);
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) listen(end, (event) => this.fingers.delete(event.pointerId));
    listen("click", (event) => this.travelled > SLACK && event.stopPropagation(), true);
    listen("wheel", (event) => this.wheel(event), { passive: false });
    this.resizing = new ResizeObserver(() => this.draw());
    this.resizing.observe(view);
  }

  close() {
    this.stay();
    this.resizing.disconnect();
  }

  get whole() {
    return Math.min(this.view.clientWidth / WIDTH, this.view.clientHeight / HEIGHT);
  }

  draw() {
    const { clientWidth, clientHeight } = this.view;
    if (!clientWidth) return;
    this.scale = clamp(this.whole, this.scale, CLOSEST);
    const [width, height] = [clientWidth / this.scale, clientHeight / this.scale];
    this.x = clamp(0, this.x, WIDTH - width);
    this.y = clamp(0, this.y, HEIGHT - height);
    this.map.setAttribute("viewBox", `${this.x} ${this.y} ${width} ${height}`);
    this.map.classList.toggle("far", this.scale < READABLE - 0.01);
    this.view.dispatchEvent(new Event("scroll")); // what lies over the map moves along
  }

  /** So that what is drawn can be read: the whole sheet if it can, else the part round a point. */
  begin([x, y]) {
    this.scale = this.view.clientWidth < 600 ? PHONE : Math.max(this.whole, READABLE);
    this.centre(x, y);
  }

  centre(x, y) {
    this.x = x - this.view.clientWidth / this.scale / 2;
    this.y = y - this.view.clientHeight / this.scale / 2;
    this.draw();
  }

  /** Go to a point, where things may move so that the way is seen; a finger or the wheel stops it. */
  travel(x, y) {
    if (still()) return this.centre(x, y);
    const [left, top] = [x - this.view.clientWidth / this.scale / 2, y - this.view.clientHeight / this.scale / 2];
    const from = { x: this.x, y: this.y, time: performance.now() };
    const step = (now) => {
      const part = clamp(0, (now - from.time) / TRAVEL, 1);
      [this.x, this.y] = [from.x + part * (left - from.x), from.y + part * (top - from.y)];
      this.draw();
      this.way = part < 1 ? requestAnimationFrame(step) : null;
    };
    this.stay();
    this.way = requestAnimationFrame(step);
  }

  stay() {
    cancelAnimationFrame(this.way);
  }

  /** True if a point is in sight, and not at its very edge. */
  shows([x, y]) {
    const edge = 40 / this.scale;
    const inside = (at, from, length) => at > from + edge && at < from + length / this.scale - edge;
    return inside(x, this.x, this.view.clientWidth) && inside(y, this.y, this.view.clientHeight);
  }

  /** Bring a point into sight if it is not. */
  show(point) {
    if (!this.shows(point)) this.travel(...point);
  }

  /** Bring one of some points into sight, if none is. */
  showAny(points) {
    if (points.length && !points.some((point) => this.shows(point))) this.travel(...points[0]);
  }

  fit() {
    this.scale = this.whole;
    this.draw();
  }

  zoom(factor, left = this.view.clientWidth / 2, top = this.view.clientHeight / 2) {
    const [x, y] = [this.x + left / this.scale, this.y + top / this.scale];
    this.scale = clamp(this.whole, this.scale * factor, CLOSEST);
    [this.x, this.y] = [x - left / this.scale, y - top / this.scale];
    this.draw();
  }

  down(event) {
    this.stay();
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, event);
  }

  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    this.fingers.set(event.pointerId, event);
    const [right, down] = [event.clientX - last.clientX, event.clientY - last.clientY];
    this.travelled += Math.hypot(right, down);
    const other = [...this.fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) return this.pinch(event, last, other);
    if (this.travelled <= SLACK) return;
    this.x -= right / this.scale;
    this.y -= down / this.scale;
    this.draw();
  }

  pinch(event, last, other) {
    const span = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const frame = this.view.getBoundingClientRect();
    this.zoom(span(event) / span(last), (event.clientX + other.clientX) / 2 - frame.left, (event.clientY + other.clientY) / 2 - frame.top);
  }

  wheel(event) {
    this.stay();
    event.preventDefault();
    const frame = this.view.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 500), event.clientX - frame.left, event.clientY - frame.top);
  }
}
