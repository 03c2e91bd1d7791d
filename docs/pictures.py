"""Draws the pictures of the README from the real program: `python docs/pictures.py`."""

from __future__ import annotations

from html import escape
from pathlib import Path

from midway import Match, bots
from midway.match import Seat

COLOURS = {"green": "#7fb069", "yellow": "#e6c229", "red": "#e07a6a", "white": "#b8b8b8", "blue": "#6fa8dc"}
WIDTH, LINE, PAD = 80, 19, 18


def terminal() -> str:
    """A match against two bots in its second round, as the terminal shows it."""
    match = Match("worldsfair", [Seat("Ann"), Seat("Greedy", "greedy"), Seat("Greedy 2", "greedy")], seed=1893)
    greedy = bots.find(match.game, "greedy", seed=3)
    while match.state.rounds < 1 or match.seat != 0 or match.decision is None or match.decision.kind != "place":
        decision = match.decision
        assert decision is not None
        match.choose(greedy.choose(match.view(match.seat), decision))
    words = match.game.words("en")
    assert match.game.board is not None
    board = match.game.board(match, words, WIDTH, lambda text, colour: f"\x00{colour}\x01{text}\x02")
    decision = match.decision
    asked = f"{decision.prompt} [{decision.rule}]"
    options = [f"  {number:>2}  {option.text}" for number, option in enumerate(decision.options, 1)]
    return _svg(["$ midway play worldsfair", "", *board.splitlines(), "", asked, *options])


def _svg(lines: list[str]) -> str:
    height = LINE * len(lines) + 2 * PAD
    rows = [f'<text x="{PAD}" y="{PAD + LINE * (n + 0.75):.0f}">{_spans(line)}</text>' for n, line in enumerate(lines)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH * 8.5 + 2 * PAD:.0f} {height}" role="img" '
        'aria-label="World\'s Fair 1893 in the terminal">',
        '<rect width="100%" height="100%" rx="10" fill="#1d1f21"/>',
        '<g font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#e4e2dc" '
        'xml:space="preserve">',
        *rows,
        "</g>",
        "</svg>",
        "",
    ])  # fmt: skip


def _spans(line: str) -> str:
    text = escape(line)
    for name, value in COLOURS.items():
        text = text.replace(f"\x00{name}\x01", f'<tspan fill="{value}">')
    return text.replace("\x02", "</tspan>")


if __name__ == "__main__":
    (Path(__file__).parent / "terminal.svg").write_text(terminal(), encoding="utf-8")
    print("wrote terminal.svg")
