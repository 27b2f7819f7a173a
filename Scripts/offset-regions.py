#!/usr/bin/env python3
"""Makes Sources/Maps/Coordinates/Regions/OffsetOutlines.swift from Natural Earth's country outlines.

Natural Earth (1:10m, version 4.1) is in the public domain. QGIS ships it, simplified, as world_map.gpkg, in
Debian's package qgis-common: /usr/share/qgis/resources/data/world_map.gpkg.

    pip install shapely
    Scripts/offset-regions.py world_map.gpkg > Sources/Maps/Coordinates/Regions/OffsetOutlines.swift

Each of the four areas is its land, and the sea up to about 20 km off its coast that is not within 10 km of other
land. Land borders keep 100 m.
"""
import sqlite3
import sys

from shapely import wkb
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

AREAS = {"mainland": "CHN", "hongKong": "HKG", "macau": "MAC", "taiwan": "TWN"}
SEA_DEGREES = 0.2
BORDER_TOLERANCE = 0.001
COAST_TOLERANCE = 0.02
UNITS_PER_DEGREE = 10_000


def geometry(blob):
    """The geometry behind a GeoPackage header, whose length depends on its envelope."""
    envelope = {0: 0, 1: 32, 2: 48, 3: 48, 4: 64}[(blob[3] >> 1) & 7]
    return wkb.loads(blob[8 + envelope:])


def read(path):
    rows = sqlite3.connect(path).execute("SELECT ISO_A3, geom FROM countries")
    around = box(68, 0, 142, 58)
    shapes = [(code, geometry(blob).buffer(0)) for code, blob in rows]
    return [(code, shape.intersection(around)) for code, shape in shapes if shape.intersects(around)]


def area(land, others, coarse_others):
    """The land, and the sea that is near it and not near other land."""
    sea = land.simplify(COAST_TOLERANCE).buffer(SEA_DEGREES, quad_segs=2)
    sea = sea.difference(coarse_others.buffer(SEA_DEGREES / 2, quad_segs=2))
    joined = unary_union([sea, land.simplify(BORDER_TOLERANCE)]).difference(others)
    joined = joined.simplify(BORDER_TOLERANCE)
    polygons = [joined] if isinstance(joined, Polygon) else list(joined.geoms)
    return sorted((p for p in polygons if p.area > 1e-4), key=lambda p: -p.area)


def encode(ring):
    """Longitudes and latitudes in ten-thousandths of a degree, each as the step from the point before."""
    numbers, last = [], (0, 0)
    for longitude, latitude in list(ring.coords)[:-1]:
        point = (round(longitude * UNITS_PER_DEGREE), round(latitude * UNITS_PER_DEGREE))
        if point == last:
            continue
        numbers += [point[0] - last[0], point[1] - last[1]]
        last = point
    return numbers


def wrapped(numbers, width=100):
    lines, line = [], ""
    for number in numbers:
        word = str(number)
        if len(line) + len(word) + 1 > width:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return lines + [line]


def main():
    shapes = read(sys.argv[1])
    lands = {name: next(s for c, s in shapes if c == code) for name, code in AREAS.items()}
    abroad = unary_union([s for c, s in shapes if c not in AREAS.values()])
    coarse = {name: land.simplify(COAST_TOLERANCE / 4) for name, land in lands.items()}
    coarse_abroad = abroad.simplify(COAST_TOLERANCE)
    print("// Made by Scripts/offset-regions.py from Natural Earth (public domain). Do not edit.\n")
    print("/// The outlines of the areas in which maps are offset.")
    print("///")
    print("/// A text is one outline: longitude and latitude of its first point in ten-thousandths of a degree,")
    print("/// then the steps from point to point. Points inside an odd number of outlines belong to the area.")
    print("enum OffsetOutlines {")
    for index, name in enumerate(AREAS):
        others = unary_union([abroad] + [land for other, land in lands.items() if other != name])
        coarse_others = unary_union([coarse_abroad] + [c for other, c in coarse.items() if other != name])
        polygons = area(lands[name], others, coarse_others)
        if index:
            print()
        print(f"    static let {name} = [")
        for polygon in polygons:
            for ring in [polygon.exterior, *polygon.interiors]:
                print('        """')
                lines = wrapped(encode(ring))
                for position, line in enumerate(lines):
                    print(f"        {line}" + (" \\" if position < len(lines) - 1 else ""))
                print('        """,')
        print("    ]")
        points = sum(len(p.exterior.coords) for p in polygons)
        holes = sum(len(p.interiors) for p in polygons)
        print(f"{name}: {len(polygons)} polygons, {points} points, {holes} holes", file=sys.stderr)
    print("}")


if __name__ == "__main__":
    main()
