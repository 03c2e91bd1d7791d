"""What is drawn on the land: rivers, ferries, harbours, places of names and pieces."""

import math

import numpy as np
import shapely
from land import SHEET, polygons
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import linemerge, nearest_points, unary_union

# Ferries: two ends, in degrees where both shores are in place, else on the sheet.
FERRIES = {
    ("michigan", "ontario"): [(-84.75, 46.25), (-84.15, 46.75)],
    ("michigan", "southern_ontario"): [(-82.95, 43.3), (-81.35, 43.3)],
    ("southern_ontario", "new_york"): [(-77.6, 44.25), (-76.9, 43.1)],
    ("florida", "cuba"): [(-81.2, 25.6), (-81.0, 22.75)],
    ("yucatan", "cuba"): [(-87.4, 21.0), (-84.3, 22.35)],
}
ALASKA_FERRY = [(172, 140), (228, 196), (322, 160)]  # sheet
# The wall between Alaska and the Northwest Territories, which share no border in the game (sheet).
MOUNTAINS = [
    (204, 30),
    (228, 26),
    (250, 34),
    (200, 52),
    (224, 50),
    (248, 60),
    (208, 76),
    (232, 80),
    (256, 86),
    (216, 104),
    (242, 108),
    (268, 114),
    (252, 132),
]

# Upper courses and mouths, for the eye only: bounds in degrees of the stretch to draw from the rivers layer.
COURSES = {
    "Mississippi": [(-96, 44.85, -92.9, 48), (-91.7, 28.5, -88.8, 31.0)],
    "Ohio": [(-80.52, 40.3, -79.5, 42)],
    "Rio Grande": [(-108, 31.75, -105.4, 38.2)],
}
# Pacific: west of a line down the continent. Atlantic: the rest, without Hudson Bay and the Great Lakes (sheet).
PACIFIC = [(0, 0), (310, 0), (350, 200), (350, 400), (440, 560), (600, 720), (690, 850), (880, 915), (990, 940),
           (1180, 972), (1350, 962), (1350, 1000), (0, 1000)]  # fmt: skip
INLAND = [(760, 0), (1195, 0), (1195, 90), (1120, 240), (1120, 345), (820, 345), (820, 240)]


def border(a, b):
    """The line two finished shapes share, as few pieces as possible."""
    shared = a.intersection(b)
    lines = [part for part in shapely.get_parts(shared) if part.geom_type == "LineString"]
    return linemerge(lines) if lines else shared


def courses(shapes, facts, lines, place):
    """The courses of the rivers that are borders, where they flow inside single territories."""
    borders = unary_union([border(shapes[a], shapes[b]) for a, b in facts])
    found = []
    for name, stretches in COURSES.items():
        for stretch in stretches:
            inside = [line.intersection(box(*stretch)) for line in lines]
            inside = [line for line in inside if line.length > 0.05 and on_course(name, line)]
            inside = [part for line in inside for part in shapely.get_parts(line)]
            merged = shapely.transform(shapely.segmentize(linemerge(inside), 0.2), place) if inside else None
            found += [join(part.simplify(0.8), borders) for part in shapely.get_parts(merged) if merged]
    return found


def on_course(name, line):
    """Whether a line of the rivers layer belongs to a river."""
    x0, y0, x1, y1 = line.bounds
    return {
        "Mississippi": lambda: (x0 > -95.5 and x1 < -92.7 and y0 > 44.8) or (x0 > -91.75 and y1 < 31.05),
        "Ohio": lambda: True,
        "Rio Grande": lambda: x0 > -107.6 and x1 < -105.4,
    }[name]()


def join(line, borders):
    """Lengthen a course to the river it belongs to, if it ends close by."""
    points = list(line.coords)
    for end, at in ((0, 0), (-1, len(points))):
        near = nearest_points(Point(points[end]), borders)[1]
        if 0.5 < near.distance(Point(points[end])) < 16:
            points.insert(at if end == 0 else len(points), near.coords[0])
            break
    return LineString(points)


def ferries(place):
    """The dotted lines."""
    out = [{"a": "alaska", "b": "british_columbia", "d": curve(ALASKA_FERRY)}]
    for (a, b), ends in FERRIES.items():
        (x0, y0), (x1, y1) = place(np.array(ends))
        bend = 0.12
        middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
        out.append({"a": a, "b": b, "d": curve([(x0, y0), middle, (x1, y1)])})
    return out


def curve(points):
    """A bend through three points."""
    (x0, y0), (x1, y1), (x2, y2) = points
    return f"M{x0:.0f} {y0:.0f}Q{x1:.0f} {y1:.0f} {x2:.0f} {y2:.0f}"


def harbours(shapes, territories):
    """For each coast of a territory a point on the water in front of it, clear of other harbours."""
    land = unary_union([shape.buffer(0.2) for shape in shapes.values()])
    pacific = Polygon(PACIFIC)
    oceans = {"pacific": pacific, "atlantic": box(0, 0, *SHEET).difference(pacific).difference(Polygon(INLAND))}
    taken, out = [], {}
    for name, territory in territories.items():
        for ocean in territory["coasts"]:
            if (name, ocean) in HARBOURS:
                at = HARBOURS[name, ocean]
            else:
                at = harbour(shapes[name], middle(name, shapes[name]), land, oceans[ocean], taken)
            taken.append(at)
            out.setdefault(name, {})[ocean] = [round(at[0]), round(at[1])]
    return out


def harbour(shape, seat, land, ocean, taken):
    """The best place on the water in front of a shape."""
    body = max(polygons(shape), key=lambda part: part.area)
    best = None
    for step in range(0, int(body.exterior.length), 3):
        here = body.exterior.interpolate(step)
        for turn in range(0, 360, 30):
            at = Point(here.x + 10 * math.cos(math.radians(turn)), here.y + 10 * math.sin(math.radians(turn)))
            if not ocean.contains(at) or at.distance(land) < 6.5:
                continue
            crowd = min((math.dist(at.coords[0], other) for other in taken), default=99)
            cost = math.dist(at.coords[0], seat) + max(0, 40 - crowd) * 4
            if best is None or cost < best[0]:
                best = (cost, at.coords[0])
    return best[1]


def middle(name, shape):
    """Round which name, token and goods are set: the middle of the widest place, unless chosen by hand."""
    if name in MIDDLES:
        return MIDDLES[name]
    body = max(polygons(shape), key=lambda part: part.area)
    return tuple(round(v, 1) for v in shapely.maximum_inscribed_circle(body, tolerance=0.5).coords[0])


def setting(name, shape, count):
    """Places for the name, the seat (control number, token) and the goods (product icons) of a territory."""
    x, y = middle(name, shape)
    goods = {1: [(18, 10)], 2: [(19, -2), (19, 22)], 3: [(10, -2), (10, 22), (34, 10)]}[count]
    seat = (-24, 10) if count == 3 else (-14, 10)
    places = {"name": (0, -23), "seat": seat, "goods": goods} | SETTINGS.get(name, {})

    def at(place):
        return [round(x + place[0]), round(y + place[1])]

    return at(places["name"]), at(places["seat"]), [at(p) for p in places["goods"]]


# Chosen by eye (sheet). SETTINGS are offsets from the middle.
MIDDLES = {
    "northwest_territories": (520, 74), "ontario": (846, 176), "southern_ontario": (1092, 226), "quebec": (1128, 141),
    "newfoundland": (1466, 170), "maine": (1260, 226), "new_england": (1268, 312), "new_york": (1170, 256),
    "pennsylvania": (1150, 338), "new_jersey": (1240, 396), "maryland": (1240, 447), "virginia": (1146, 464),
    "north_carolina": (1196, 534), "south_carolina": (1140, 581), "tennessee": (1000, 524), "cuba": (1262, 815),
    "minnesota": (786, 260), "north_dakota": (688, 242), "south_dakota": (692, 315), "nebraska": (700, 387),
    "kansas": (710, 456), "california": (348, 454), "baja_california": (362, 577), "nuevo_leon": (668, 712),
    "veracruz": (822, 868), "oaxaca": (890, 894), "central_america": (1085, 940),
    "asia": (112, 322), "australia": (115, 853), "europe": (1664, 115), "middle_east": (1665, 297), "africa": (1666, 479),
    "west_south_america": (1566, 734), "east_south_america": (1656, 742), "hawaii": (176, 660),
}  # fmt: skip
ROW = {"seat": (-26, 8), "goods": [(4, 9), (29, 9)], "name": (2, -19)}
SETTINGS = {
    "northwest_territories": {"name": (48, 9), "seat": (0, 2), "goods": [(31, 5)]},
    "ontario": ROW | {"name": (4, -15)},
    "southern_ontario": {"name": (6, -15), "seat": (-26, 8), "goods": [(4, 11), (28, 9)]},
    "quebec": ROW,
    "newfoundland": {"name": (6, -26), "seat": (-16, 8), "goods": [(15, 12)]},
    "pennsylvania": {"name": (20, -12), "seat": (-36, 3), "goods": [(2, 13), (28, 13)]},
    "new_jersey": {"name": (58, -8), "seat": (-4, -1), "goods": [(26, 6)]},
    "maryland": {"name": (62, 4), "seat": (-3, 0), "goods": [(26, 6)]},
    "north_carolina": {"name": (-66, -12), "seat": (0, -1), "goods": [(29, -11), (25, 15)]},
    "tennessee": {"name": (0, 1), "seat": (-62, 0), "goods": [(52, -4)]},
    "cuba": {"name": (-32, -2), "seat": (0, 1), "goods": [(31, 5)]},
    "indiana": {"seat": (-12, 6), "goods": [(14, 20)]},
    "california": {"name": (-4, -23), "seat": (-22, 12), "goods": [(10, 2), (12, 27), (35, 17)]},
    "baja_california": {"name": (-15, 6), "seat": (0, -4), "goods": [(6, 28)]},
    "veracruz": {"name": (-4, -22), "seat": (-14, 8), "goods": [(17, 10)]},
    "oaxaca": {"name": (4, -22), "seat": (-14, 6), "goods": [(18, 8)]},
    "central_america": {"name": (-36, -19), "seat": (0, 2), "goods": [(31, -8), (33, 16)]},
    "europe": {"name": (0, -42), "seat": (-30, 8), "goods": [(3, -4), (3, 21), (29, 8)]},
    "asia": {"name": (0, -48), "seat": (-30, 4), "goods": [(3, -8), (3, 17), (29, 4)]},
    "africa": {"name": (0, -46), "seat": (-18, -2), "goods": [(15, -12), (15, 13)]},
    "middle_east": {"name": (0, -34), "seat": (-22, 8), "goods": [(10, 9), (35, 9)]},
    "australia": {"name": (-6, -30), "seat": (-30, 4), "goods": [(1, 5), (26, 7)]},
    "west_south_america": {"name": (6, 118), "seat": (-6, -20), "goods": [(20, 2), (32, 24)]},
    "east_south_america": {"name": (6, -28), "seat": (-14, 14), "goods": [(19, 4), (19, 29)]},
    "hawaii": {"name": (-14, -26), "seat": (-6, 8), "goods": [(25, 0), (25, 25)]},
}
ANCHORS = {
    "northwest_territories": "start", "new_jersey": "start", "maryland": "start", "baja_california": "end",
    "central_america": "end", "cuba": "end",
}  # fmt: skip
ROOMS = {
    "northwest_territories": 330,
    "southern_ontario": 150, "north_carolina": 145, "south_carolina": 130, "pennsylvania": 120, "central_america": 190,
    "california": 100, "west_south_america": 100, "east_south_america": 100, "virginia": 90, "kentucky": 90, "cuba": 120,
}  # fmt: skip
HARBOURS = {
    ("quebec", "atlantic"): (1390, 190), ("newfoundland", "atlantic"): (1444, 216), ("maritimes", "atlantic"): (1420, 264),
    ("maine", "atlantic"): (1316, 274), ("new_england", "atlantic"): (1336, 312), ("new_york", "atlantic"): (1304, 362),
    ("new_jersey", "atlantic"): (1302, 406), ("maryland", "atlantic"): (1302, 468), ("cuba", "atlantic"): (1340, 788),
    ("louisiana", "atlantic"): (824, 684), ("veracruz", "atlantic"): (782, 788), ("oaxaca", "atlantic"): (904, 842),
    ("oaxaca", "pacific"): (862, 940), ("central_america", "pacific"): (1046, 960), ("central_america", "atlantic"): (1128, 898),
    ("baja_california", "pacific"): (336, 632), ("alaska", "pacific"): (128, 168), ("hawaii", "pacific"): (130, 684),
    ("west_south_america", "pacific"): (1538, 812), ("east_south_america", "atlantic"): (1706, 878),
    ("asia", "pacific"): (198, 300), ("australia", "pacific"): (188, 830), ("europe", "atlantic"): (1600, 96),
    ("middle_east", "atlantic"): (1606, 270), ("africa", "atlantic"): (1610, 494),
}  # fmt: skip
