"""The sheet: the continent laid flat, the insets, borders that meet."""

import math

import numpy as np
import shapely
import shapely.affinity
from land import polygons, union
from scipy.interpolate import PchipInterpolator
from shapely.geometry import MultiPolygon, Polygon, box
from warp import Cartogram, albers

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
