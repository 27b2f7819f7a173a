#!/usr/bin/env python3
"""Makes Sources/Maps/Coordinates/Regions/OffsetOutlines.swift from Natural Earth's country outlines.

Natural Earth (1:10m, version 4.1) is in the public domain. QGIS ships it, simplified, as world_map.gpkg, in
Debian's package qgis-common: /usr/share/qgis/resources/data/world_map.gpkg.

    pip install shapely
    Scripts/offset-regions.py world_map.gpkg > Sources/Maps/Coordinates/Regions/OffsetOutlines.swift

An area is the union of its members' land, and the sea up to about 30 km off its coast that is nearer to it than to
other land. Only then is other land taken away, so that no strip between two members, and no reclaimed land, belongs
to neither. Land borders keep 100 m.
"""
import sqlite3
import sys

from shapely import wkb
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

CHINA = ["CHN", "HKG", "MAC"]
TAIWAN = ["TWN"]
SEA_DEGREES = 0.3
SEA_STEPS = 30
BORDER_TOLERANCE = 0.001
COAST_TOLERANCE = 0.005
SEA_TOLERANCE = 0.02
SLIVER = 2e-5
UNITS_PER_DEGREE = 10_000

# Hong Kong and Macau with their waters, which Natural Earth draws up to 2 km off. After the outline in PRCoords
# (Mingye Wang, CC0), which leaves out Taipa, Coloane and Mirs Bay.
SPECIAL_REGIONS = [
    # Hong Kong: Deep Bay, the Shenzhen River, Sha Tau Kok, Mirs Bay, and the open sea.
    [
        (113.82, 22.15), (113.82, 22.40), (113.90, 22.44), (113.9385, 22.4680), (113.99, 22.4930), (114.0434, 22.5003),
        (114.0550, 22.5035), (114.0680, 22.5140), (114.0780, 22.5180), (114.0920, 22.5290), (114.1130, 22.5300),
        (114.1200, 22.5340), (114.1385, 22.5420), (114.1480, 22.5405), (114.1560, 22.5510), (114.1680, 22.5550),
        (114.1810, 22.5560), (114.1900, 22.5560), (114.2230, 22.5460), (114.2290, 22.5440), (114.2330, 22.5520),
        (114.2600, 22.5540), (114.3300, 22.5570), (114.4400, 22.5620), (114.5000, 22.5000), (114.5000, 22.1480),
        (114.4337, 22.0970), (114.2600, 22.1100), (114.0095, 22.1821),
    ],
    # Macau: the border gate, the inner harbour, the channel of Hengqin, the waters of Coloane and the bridge's port.
    [
        (113.5395, 22.2125), (113.5295, 22.2106), (113.5310, 22.1753), (113.5400, 22.1640), (113.5465, 22.1560),
        (113.5465, 22.1250), (113.5530, 22.1080), (113.5600, 22.0800), (113.6000, 22.0800), (113.6100, 22.1500),
        (113.6000, 22.2050), (113.5725, 22.2085), (113.5560, 22.2130), (113.5490, 22.2140),
    ],
]

# Towns and islands that Natural Earth lacks, or draws on the other side of a border: longitude, latitude, radius.
CORRECTIONS = {
    "CHN": [
        (106.7130, 21.9790, 0.004), (103.9620, 22.5070, 0.003), (103.9650, 22.5150, 0.010),  # Youyiguan, Hekou
        (97.8880, 23.9820, 0.005), (97.8800, 23.9880, 0.010), (98.0700, 24.0840, 0.004),  # Jiegao, Wanding
        (82.5600, 45.1720, 0.020), (107.6400, 42.4100, 0.008), (127.4980, 50.2500, 0.006),  # Alashankou, …, Heihe
        (131.1520, 44.4080, 0.015), (129.7400, 42.4850, 0.008), (128.2000, 41.4220, 0.007),  # Suifenhe, Sanhe, Changbai
    ],
    "VNM": [(107.9660, 21.5240, 0.011)],  # Mong Cai
    "KAZ": [(80.3650, 44.2200, 0.010)],  # Khorgas
    "TWN": [
        (119.9450, 26.1590, 0.035), (120.0000, 26.2250, 0.035), (119.9500, 25.9700, 0.035),  # Matsu
        (120.4900, 26.3660, 0.030),  # Dongyin
    ],
}


def geometry(blob):
    """The geometry behind a GeoPackage header, whose length depends on its envelope."""
    envelope = {0: 0, 1: 32, 2: 48, 3: 48, 4: 64}[(blob[3] >> 1) & 7]
    return wkb.loads(blob[8 + envelope:])


def read(path):
    """The land of each country around China, by its code."""
    around = box(68, 0, 142, 58)
    lands = {}
    for code, blob in sqlite3.connect(path).execute("SELECT ISO_A3, geom FROM countries"):
        land = geometry(blob).buffer(0).intersection(around)
        lands.setdefault(code, []).append(land)
    lands = {code: unary_union(parts) for code, parts in lands.items()}
    for owner, circles in CORRECTIONS.items():
        corrected = unary_union([Point(x, y).buffer(radius, quad_segs=3) for x, y, radius in circles])
        for code, land in lands.items():
            lands[code] = land.union(corrected) if code == owner else land.difference(corrected)
    return lands


def area(land, abroad):
    """The land, and the sea that is near it and nearer to it than to land abroad."""
    coast, coast_abroad = land.simplify(COAST_TOLERANCE), abroad.simplify(COAST_TOLERANCE)
    coast_abroad = coast_abroad.intersection(coast.buffer(2 * SEA_DEGREES))
    # A point belongs to the nearer land if a distance lies between its distances to both.
    near = []
    for step in range(1, SEA_STEPS + 1):
        distance = SEA_DEGREES * step / SEA_STEPS
        strip = coast.buffer(distance, quad_segs=3)
        near.append(strip.difference(coast_abroad.buffer(distance, quad_segs=3)))
    sea = unary_union(near).simplify(SEA_TOLERANCE / 2)
    joined = unary_union([sea, land.simplify(BORDER_TOLERANCE)]).difference(abroad)
    joined = joined.simplify(BORDER_TOLERANCE)
    polygons = [joined] if isinstance(joined, Polygon) else list(joined.geoms)
    # Slivers along land borders are no regions.
    return sorted((p for p in polygons if p.area > SLIVER), key=lambda p: -p.area)


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


def write(name, comment, polygons):
    print(f"    /// {comment}")
    print(f"    static let {name} = [")
    for polygon in polygons:
        holes = [Polygon(hole).exterior for hole in polygon.interiors if Polygon(hole).area > SLIVER]
        for ring in [polygon.exterior, *holes]:
            print('        """')
            lines = wrapped(encode(ring))
            for position, line in enumerate(lines):
                print(f"        {line}" + (" \\" if position < len(lines) - 1 else ""))
            print('        """,')
    print("    ]")
    points = sum(len(p.exterior.coords) for p in polygons)
    holes = sum(len(p.interiors) for p in polygons)
    print(f"{name}: {len(polygons)} polygons, {points} points, {holes} holes", file=sys.stderr)


def main():
    lands = read(sys.argv[1])

    def union(codes):
        return unary_union([lands[code] for code in codes])

    others = [code for code in lands if code not in CHINA + TAIWAN]
    print("// Made by Scripts/offset-regions.py from Natural Earth (public domain). Do not edit.\n")
    print("/// The outlines of the areas in which maps are offset.")
    print("///")
    print("/// A text is one outline: longitude and latitude of its first point in ten-thousandths of a degree,")
    print("/// then the steps from point to point. Points inside an odd number of outlines belong to the area.")
    print("enum OffsetOutlines {")
    write("china", "The mainland, Hong Kong and Macau.", area(union(CHINA), union(others + TAIWAN)))
    print()
    write("taiwan", "Taiwan. Overlaps the sea of the mainland.", area(union(TAIWAN), union(others)))
    print()
    write("specialRegions", "Hong Kong and Macau.", [Polygon(points) for points in SPECIAL_REGIONS])
    print("}")


if __name__ == "__main__":
    main()
