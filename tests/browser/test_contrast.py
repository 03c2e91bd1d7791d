"""What can be pressed stays readable while it is pointed at, focused or pressed, by day and by night, also where it is dead."""

from __future__ import annotations

import pytest
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum

PRESSED = "button, a[href], summary, select, input, label.btn"
STATES = {"hover": ["hover"], "focus": ["focus", "focus-visible"], "press": ["hover", "active"]}
STILL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets = [sheet];
}"""
# One of each kind is enough: what has the same classes and the same state looks the same.
KINDS = """(pressed) => {
  const met = new Set();
  for (const one of document.querySelectorAll(pressed)) {
    const state = ["aria-pressed", "aria-disabled", "disabled"].map((name) => one.getAttribute(name));
    const kind = [one.tagName, one.className, ...state].join(" ");
    one.toggleAttribute("data-kind-of", !met.has(kind) && one.checkVisibility());
    if (one.checkVisibility()) met.add(kind);
  }
}"""
KIND = "[data-kind-of]"
# What is written for a state holds for every kind, and again for the state alone after the next call. To force the state
# on one after the other would lay out the whole page each time.
FORCED = """([states, kind]) => {
  for (const [rule, selector] of window.forced?.splice(0) ?? []) rule.selectorText = selector;
  window.forced = [];
  const pseudo = new RegExp(`:(${states.join("|")})(?![-\\w])`, "g");
  const force = (rule) => {
    const selector = rule.selectorText ?? "";
    if (states.length && selector.match(pseudo)) {
      rule.selectorText = selector.replaceAll(pseudo, kind);
      window.forced.push([rule, selector]);
    }
    [...(rule.cssRules ?? [])].forEach(force);
  };
  [...document.styleSheets].forEach(force);
}"""
# Each text of what can be pressed that stands out less than 4.5 to 1 from what lies behind it; large text, 3 to 1. A
# picture (url), or fields with an edge between them, have no one colour to compare with; of a gradient all colours are compared.
FAINT = """(pressed) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const stops = (image) => image.match(/(?:rgba?|color|oklab|oklch)\\([^()]*\\)/g) ?? [];
  const behind = (node) => {
    if (!node) return [rgba("white")];
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    if (/url\\(|\\) 0px,/.test(backgroundImage)) return [];
    const own = rgba(backgroundColor);
    const under = own[3] === 1 ? [own] : behind(node.parentElement).map((back) => over(own, back));
    const drawn = backgroundImage === "none" ? [] : stops(backgroundImage).map(rgba);
    return drawn.length ? under.flatMap((back) => drawn.map((stop) => over(stop, back))) : under;
  };
  const opacity = (node) => (node ? Number(getComputedStyle(node).opacity) * opacity(node.parentElement) : 1);
  const faint = (node) => {
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const size = parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const [r, g, b, a] = rgba(color);
    const text = [r, g, b, a * opacity(node)];
    const least = Math.min(...behind(node).map((back) => contrast(over(text, back), back)));
    const names = [node.closest(pressed), node].map((one) => one.className || one.tagName).join(" > ");
    return least < needed - 0.005 && `${names} "${node.textContent.trim().slice(0, 30)}": ${least.toFixed(2)}`;
  };
  const says = (child) => child.nodeType === Node.TEXT_NODE && child.data.trim();
  const written = (node) => [...node.childNodes].some(says) || node.matches("select, input:is(:not([type]), [type=text])");
  const whole = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 1;
  const seen = (node) => node instanceof HTMLElement && whole(node) && !node.closest(".vh, .skip");
  const parts = [...document.querySelectorAll(pressed)].flatMap((one) => [one, ...one.querySelectorAll("*")]);
  const texts = parts.filter((node) => seen(node) && written(node));
  return [...new Set(texts.map(faint).filter(Boolean))];
}"""


class Forced:
    """A page in which everything that can be pressed is in one state at once."""

    def __init__(self, visitor):
        self.page = visitor.page

    def faint(self):
        """What cannot be read well, by state, by day and by night."""
        self.page.evaluate(STILL)
        self.page.evaluate(KINDS, PRESSED)
        found = set()
        for name, state in STATES.items():
            self.page.evaluate(FORCED, [state, KIND])
            for scheme in ("dark", "light"):
                self.page.emulate_media(color_scheme=scheme)
                found |= {f"{name}, {scheme}: {one}" for one in self.page.evaluate(FAINT, KIND)}
        self.page.evaluate(FORCED, [[], KIND])
        return sorted(found)


@pytest.mark.parametrize("game", [Scripted, ScriptedMuseum, ScriptedDestiny])
def test_what_is_pointed_at_can_be_read_at_every_table(visitor, game):
    ann = visitor(own=True)
    table = game(ann, hot_seat=False)
    for _ in range(60):
        table.step()
    while table.match.seat != 0:
        table.step()
    ann.open(table.path)
    ann.asked()
    forced = Forced(ann)
    faint = forced.faint()
    for key, part in (("l", ".turns"), ("?", ".page")):
        ann.page.keyboard.press(key)
        ann.sheet.locator(part).wait_for()
        faint += forced.faint()
        ann.page.keyboard.press("Escape")
    ann.button("Menu").click()
    ann.sheet.locator(".menu-more").wait_for()
    faint += forced.faint()
    ann.open(f"{table.path}/{table.match.number - 1}")
    ann.page.locator(".replaying").wait_for()
    faint += forced.faint()
    assert not faint, "\n".join(faint)


def test_what_is_pointed_at_can_be_read_on_every_page(visitor):
    ann = visitor(own=True)
    faint = []
    ann.open("/")
    ann.page.locator(".poster").last.wait_for()
    forced = Forced(ann)
    faint += forced.faint()
    ann.button("Set up World's Fair 1893").click()
    ann.sheet.locator(".level").first.wait_for()
    faint += forced.faint()
    ann.page.keyboard.press("Escape")
    for path, part in (("/rules/museum", ".rules-box"), ("/learn/worldsfair", ".lesson .card, .lesson")):
        ann.turn_to(path)
        ann.page.locator(part).first.wait_for()
        faint += forced.faint()
    ann.against(1)
    ann.page.keyboard.press("h")
    ann.page.locator(".hint .usedtag").wait_for()  # it is over: its rows stay
    faint += forced.faint()
    table = Scripted(ann).to_the_end()
    ann.turn_to(table.path)
    ann.page.locator(".end").first.wait_for()
    faint += forced.faint()
    made = ann.create([{"name": "Ann"}, {}], gather=True)
    ann.turn_to(f"/table/{made['match']}")
    ann.page.locator(".lobby").wait_for()
    faint += forced.faint()
    assert not faint, "\n".join(faint)
