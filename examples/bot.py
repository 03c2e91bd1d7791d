"""A bot for World's Fair 1893 in twenty lines; in other games it takes the first choice."""

import json
import sys


def worth(option, view):
    """A supporter goes where most cards lie, and where few supporters are."""
    area = option["args"].get("area")
    cards = sum(view.get("cards", {}).get(area, {}).values())
    supporters = sum(seat.get(area, 0) for seat in view.get("supporters", []))
    return 10 * cards - supporters


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        best = max(told["options"], key=lambda option: worth(option, told["view"]))
        print(json.dumps({"code": best["code"]}), flush=True)
    else:  # what else there is to know: start, error, end
        print(line, end="", file=sys.stderr)
