"""Draw the map of Manifest Destiny: the outline of every territory, written to the game's board/territories.js.

    python docs/map/make_map.py        (needs shapely 2.1, numpy and scipy; no network)

Shapes. shapes.json, beside this file, holds outlines and rivers of Natural Earth, which is in the public domain: states and
provinces, countries of North America and rivers at 1:50 million, states of Mexico at 1:10 million, the world at 1:110 million;
longitude and latitude in thousandths of a degree, each point as the step from the one before, small islands left out.

How. Shapes are folded into the territories of the rulebook (`land.py`), projected (Albers), then warped by a
flow-based cartogram (Gastner, Seguy and More 2018) so that small territories have room for their tokens: borders bend,
neighbours stay neighbours. Alaska, Hawaii, South America and the markets are insets. The neighbours of the finished
polygons are compared with the content of the game; any difference is an error.

Drawn by hand: the line between Ontario and Southern Ontario; the plateau that gives Mexico its border with Durango and
keeps Jalisco off Nuevo Leon; three short contacts made long enough to see (Sonora and New Mexico, Baja California and
Arizona, Maryland and New Jersey); the north shore of the Gulf of St Lawrence, given to Labrador; open water where only a
ferry crosses (Michigan and both Ontarios, Southern Ontario and New York); ferry lines; places of names, seats, goods, harbours.

territories.js, in sheet units (see "sheet" for width and height):
  arcs         every border once, apart by spaces: the steps from point to point, and from arc to arc, in half units; a step is
               written as source maps do (twice its size, one more if it goes back; five bits a letter, low ones first)
  territories  id -> rings (numbers of arcs, ~number where it is walked backwards), name (a point of its baseline), anchor
               (which point: start, middle, end), room (for the name), afloat (the name lies on water), seat (control
               number, token), goods (one place per product), ports (ocean -> place)
  courses      what is drawn as a river inside territories      ferries   a, b, d: dotted lines
  scenery      islands that are no territory                    graticule meridians and parallels
  mountains    the wall between Alaska and Canada               insets    id, round, box: frames and medallions
"""

import argparse
import json
import string
import tomllib
from collections import defaultdict
from itertools import combinations, islice, pairwise
from pathlib import Path

import shapely
from land import GAME, HERE, SHEET, mainland, polygons, read
from marks import ANCHORS, MOUNTAINS, ROOMS, courses, ferries, harbours, setting
from shapely.geometry import LineString, Point, box
from sheet import BOXES, MARKETS, ROUND, dense, flat_map, insets, tidy

LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"


def topology(shapes):
    """Every border once: the arcs between the points where other territories begin, and each shape's rings as arcs."""
    rings = {name: [outline(part) for part in polygons(shape)] for name, shape in shapes.items()}
    owners = defaultdict(set)
    for name, outlines in rings.items():
        for ring in outlines:
            for edge in edges(ring):
                owners[edge].add(name)
    beside = defaultdict(set)
    meeting = defaultdict(int)
    for edge in owners:
        for point in edge:
            beside[point].add(frozenset(owners[edge]))
            meeting[point] += 1
    ends = {point for point in beside if len(beside[point]) > 1 or meeting[point] != 2}
    arcs = {}
    walks = {name: [[number_of(arc, arcs) for arc in cut(ring, ends)] for ring in outlines] for name, outlines in rings.items()}
    return list(arcs), walks


def outline(polygon):
    """A ring in half units, without repeated points and without its end."""
    halves = [(round(x * 2), round(y * 2)) for x, y in polygon.exterior.coords]
    return [point for point, after in pairwise(halves) if point != after]


def edges(ring):
    """The edges of a ring, without direction."""
    return [frozenset(edge) for edge in zip(ring, ring[1:] + ring[:1], strict=True)]


def cut(ring, ends):
    """A ring in pieces from end to end; an island is one piece."""
    first = next((index for index, point in enumerate(ring) if point in ends), 0)
    walk = ring[first:] + ring[: first + 1]
    piece = walk[:1]
    for point in walk[1:]:
        piece.append(point)
        if point in ends:
            yield tuple(piece)
            piece = [point]
    if len(piece) > 1:
        yield tuple(piece)


def number_of(arc, arcs):
    """The number of an arc, or its complement if the arc is known the other way round."""
    if arc[::-1] in arcs:
        return ~arcs[arc[::-1]]
    return arcs.setdefault(arc, len(arcs))


def steps(arcs):
    """Arcs as the steps from point to point, the first from the corner of the sheet."""
    points = [(0, 0), *(point for arc in arcs for point in arc)]
    walked = iter([letters(x1 - x0) + letters(y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)])
    return " ".join("".join(islice(walked, len(arc))) for arc in arcs)


def letters(step):
    """A step as letters: all but the last have the sixth bit."""
    rest, written = abs(step) * 2 + (step < 0), ""
    while rest >= 32:
        written += LETTERS[rest % 32 + 32]
        rest //= 32
    return written + LETTERS[rest]


def path(geometry):
    """SVG path data in whole units, each point as the step from the one before."""
    out = []
    for part in shapely.get_parts(geometry):
        if part.geom_type == "Polygon":
            out += [trace(ring.coords[:-1]) + "z" for ring in [part.exterior, *part.interiors]]
        elif part.geom_type == "LineString":
            out.append(trace(part.coords))
    return "".join(out)


def trace(points):
    """A line of a path."""
    whole = [(round(x), round(y)) for x, y in points]
    moves = [f"{x1 - x0} {y1 - y0}" for (x0, y0), (x1, y1) in pairwise(whole) if (x0, y0) != (x1, y1)]
    return f"M{whole[0][0]} {whole[0][1]}l{' '.join(moves)}".replace(" -", "-")


def room(name, shape, x, y, afloat):
    """How long a name may be round its middle without leaving its territory far behind."""
    if name in ROOMS:
        return ROOMS[name]
    if afloat:
        return 150
    level = LineString([(0, y - 7), (SHEET[0], y - 7)]).intersection(shape)
    spans = [part.bounds for part in shapely.get_parts(level) if part.bounds[0] <= x <= part.bounds[2]]
    return max(80, round(2 * min(x - spans[0][0], spans[0][2] - x) + 20)) if spans else 100


def graticule(place):
    """Every tenth meridian and parallel, bent like the land; to be drawn under it."""
    lines = [LineString([(lon, lat) for lat in range(4, 71, 2)]) for lon in range(-150, -39, 10)]
    lines += [LineString([(lon, lat) for lon in range(-160, -29, 2)]) for lat in range(10, 71, 10)]
    net = shapely.transform(shapely.MultiLineString([shapely.segmentize(line, 1) for line in lines]), place)
    return net.intersection(box(0, 0, *SHEET)).simplify(0.6)


def check(shapes, territories):
    """Compare who touches whom with the data; corner contact counts (rule 10.1). Returns the corner contacts."""
    wanted = {tuple(sorted((name, other))) for name, t in territories.items() for other in t["land"] + t["river"]}
    found, corners = set(), []
    for a, b in combinations(sorted(shapes), 2):
        if shapes[a].distance(shapes[b]) < 0.06:
            found.add((a, b))
            if shapes[a].intersection(shapes[b]).length < 1:
                corners.append((a, b))
    problems = [f"no contact: {a} - {b}" for a, b in sorted(wanted - found)]
    problems += [f"contact not in the data: {a} - {b}" for a, b in sorted(found - wanted)]
    problems += [f"no shape: {name}" for name in territories if name not in shapes]
    if problems:
        raise SystemExit("\n".join(problems))
    return corners


def main():
    """Draw the map."""
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--territories", type=Path, default=GAME / "content/territories.toml")
    options.add_argument("--out", type=Path, default=GAME / "board/territories.js")
    given = options.parse_args()
    territories = tomllib.loads(given.territories.read_text(encoding="utf-8"))["territory"]

    source, lines = read(HERE / "shapes.json")
    land, scenery = mainland(source)
    place = flat_map(land)
    shapes = tidy({name: shapely.transform(dense(shape), place) for name, shape in land.items()})
    apart = insets(source)
    for group in (["alaska"], ["hawaii"], ["west_south_america", "east_south_america"], *([m] for m in MARKETS)):
        shapes |= tidy({name: apart[name] for name in group})
    corners = check(shapes, territories)

    arcs, rings = topology(shapes)
    ports = harbours(shapes, territories)
    placed = {}
    for name, territory in territories.items():
        (x, y), seat, goods = setting(name, shapes[name], len(territory["products"]))
        afloat = not shapes[name].contains(Point(x, y))
        placed[name] = {
            "rings": rings[name], "name": [x, y], "room": room(name, shapes[name], x, y, afloat), "afloat": afloat, "seat": seat,
            "goods": goods, "ports": ports.get(name, {}), "anchor": ANCHORS.get(name, "middle"),
        }  # fmt: skip
    water = [(a, b) for a in territories for b in territories[a]["river"]]
    sheet = {
        "sheet": SHEET,
        "scenery": path(tidy({"scenery": shapely.transform(dense(scenery), place)})["scenery"]),
        "graticule": path(graticule(place)),
        "courses": path(courses(shapes, water, lines, place)),
        "ferries": ferries(place),
        "mountains": MOUNTAINS,
        "insets": [{"id": name, "round": name in ROUND, "box": BOXES[name]} for name in BOXES],
        "territories": placed,
        "arcs": steps(arcs),
    }
    note = "// The outlines of the map, written by docs/map/make_map.py, which says what is what.\n"
    text = json.dumps(sheet, separators=(",", ":"))
    given.out.write_text(f"{note}export default {text};\n", encoding="utf-8")
    print(f"{len(placed)} territories, {len(arcs)} arcs, {len(text) / 1000:.0f} kB; corner contacts: {corners}")


if __name__ == "__main__":
    main()
