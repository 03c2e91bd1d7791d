"""A client that plays World's Fair 1893 against a bot of the server, over its socket: `python3 client.py http://127.0.0.1:1893`."""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:1893"


def post(path, body, key=""):
    """What the server answers."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    with urlopen(Request(SERVER + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(match, key, told):
    """Choose while it is our turn: the answer to a move carries the next decision. Returns how many events there are then."""
    while told["decision"] and told["decision"]["options"]:
        move = {"number": told["number"], "code": told["decision"]["options"][0]["code"]}
        told = post(f"/api/matches/{match}/moves?next=1", move, key)
    return told["number"]


made = post("/api/matches", {"game": "worldsfair", "seats": [{"name": "Ann"}, {"bot": "greedy"}]})
match, key = made["match"], made["seats"][0]["key"]
live = f"{SERVER.replace('http', 'ws', 1)}/api/matches/{match}/live"
with connect(live, additional_headers={"Authorization": f"Bearer {key}"}) as socket:
    known = 0
    for text in socket:
        table = json.loads(text)
        if table["result"]:
            print(table["result"]["scores"])
            break
        if table["number"] >= known:  # else it is older than what we know
            known = play(match, key, table)
