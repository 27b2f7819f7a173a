#!/usr/bin/env python3
"""Measures how far the land border of the offset regions lies from OpenStreetMap's, by neighbour.

OpenStreetMap's border comes from the time zones of PyPI's timezonefinder: a corner that two countries' zones share
lies on their border. One corner a kilometre is compared with the nearest point of OffsetOutlines.swift.

    pip install timezonefinder==6.2.0
    Scripts/border-error.py Sources/Maps/Coordinates/Regions/OffsetOutlines.swift
    Scripts/border-error.py Sources/Maps/Coordinates/Regions/OffsetOutlines.swift --sides Tests/CoordinatesTests/Data/border-sides.csv

The second form writes points on both sides of each border, at 1, 3 and 10 km from it, with what is right there, and
prints how many of them the outlines have on the right side.
"""
import math
import re
import sys

import numpy
from timezonefinder import TimezoneFinder

CHINA = ["Asia/Shanghai", "Asia/Urumqi"]
NEIGHBOURS = {
    "Korea": ["Asia/Pyongyang"],
    "Russia": ["Asia/Vladivostok", "Asia/Yakutsk", "Asia/Chita", "Asia/Barnaul", "Asia/Novosibirsk", "Asia/Khandyga"],
    "Mongolia": ["Asia/Ulaanbaatar", "Asia/Hovd", "Asia/Choibalsan"],
    "Kazakhstan": ["Asia/Almaty", "Asia/Qyzylorda"],
    "Kyrgyzstan": ["Asia/Bishkek"],
    "Tajikistan": ["Asia/Dushanbe"],
    "Afghanistan": ["Asia/Kabul"],
    "Pakistan": ["Asia/Karachi"],
    "India": ["Asia/Kolkata"],
    "Nepal": ["Asia/Kathmandu"],
    "Bhutan": ["Asia/Thimphu"],
    "Myanmar": ["Asia/Yangon"],
    "Laos": ["Asia/Vientiane"],
    "Vietnam": ["Asia/Ho_Chi_Minh", "Asia/Bangkok"],
}
METRES_PER_DEGREE = 111_195
STEP = 1_000

# The kilometres from the border of the points of --sides, and how many there are on each side of a border.
DISTANCES = (1, 3, 10)
POINTS = 12


def corners(finder, zones):
    """The corners of zones, as whole ten-millionths of a degree."""
    names = set(zones)
    found = set()
    for polygon in range(finder.nr_of_polygons):
        if finder.zone_name_from_poly_id(polygon) in names:
            longitudes, latitudes = finder.coords_of(polygon)
            found.update(zip(longitudes.tolist(), latitudes.tolist()))
    return found


def outlines(path):
    """The edges of the first area of a file of outlines, in degrees: longitude and latitude of both ends."""
    text = open(path, encoding="utf-8").read().split("static let china")[1].split("static let")[0]
    edges = []
    for outline in re.findall(r'"""(.*?)"""', text, re.S):
        steps = numpy.array([int(step) for step in outline.replace("\\", " ").split()]).reshape(-1, 2)
        points = steps.cumsum(axis=0) / 10_000
        edges.append(numpy.hstack([points, numpy.roll(points, -1, axis=0)]))
    return numpy.vstack(edges)


def distance(longitude, latitude, edges):
    """The metres from a point to the nearest edge."""
    scale = numpy.array([math.cos(math.radians(latitude)), 1]) * METRES_PER_DEGREE
    start = (edges[:, :2] - (longitude, latitude)) * scale
    way = (edges[:, 2:] - edges[:, :2]) * scale
    length = numpy.maximum((way**2).sum(axis=1), 1e-9)
    part = numpy.clip(-(start * way).sum(axis=1) / length, 0, 1)
    return float(numpy.sqrt(((start + way * part[:, None]) ** 2).sum(axis=1).min()))


def thinned(points):
    """One of the points of each kilometre's square."""
    squares = {}
    for longitude, latitude in points:
        x, y = longitude / 1e7, latitude / 1e7
        key = (round(x * math.cos(math.radians(y)) * METRES_PER_DEGREE / STEP), round(y * METRES_PER_DEGREE / STEP))
        squares.setdefault(key, (x, y))
    return list(squares.values())


def contains(longitude, latitude, edges):
    """Whether a point is inside an odd number of outlines."""
    x1, y1, x2, y2 = edges.T
    crosses = (y1 > latitude) != (y2 > latitude)
    x1, y1, x2, y2 = (values[crosses] for values in (x1, y1, x2, y2))
    return bool(((x2 - x1) * (latitude - y1) / (y2 - y1) + x1 > longitude).sum() % 2)


def sides(finder, china, edges, path):
    """Writes points on both sides of each border, and prints how many of them are on the right side."""
    lines = ["km,latitude,longitude,side,neighbour"]
    right = {}
    for country, zones in NEIGHBOURS.items():
        border = numpy.array(sorted(china & corners(finder, zones))) / 1e7
        starts = sorted(thinned((border * 1e7).tolist()))
        for kilometres in DISTANCES:
            for is_china in (True, False):
                found = 0
                for x, y in starts[len(starts) // (4 * POINTS) :: max(len(starts) // (2 * POINTS), 1)]:
                    point = beside(x, y, kilometres, border, finder, CHINA if is_china else zones)
                    if point is None or found == POINTS:
                        continue
                    found += 1
                    side = "china" if is_china else "abroad"
                    lines.append(f"{kilometres},{point[1]:.4f},{point[0]:.4f},{side},{country}")
                    right.setdefault(kilometres, []).append(contains(*point, edges) == is_china)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print("| from the border | points | on the right side |\n| --- | --- | --- |")
    for kilometres, answers in right.items():
        print(f"| {kilometres} km | {len(answers)} | {sum(answers)} ({sum(answers) / len(answers):.1%}) |")


def beside(x, y, kilometres, border, finder, zones):
    """A point in zones that is as far from the nearest corner of a border as from one of them; None where
    the border winds too much."""
    scale = numpy.array([math.cos(math.radians(y)), 1]) * METRES_PER_DEGREE
    metres = kilometres * 1_000
    for bearing in range(0, 360, 15):
        way = numpy.array([math.sin(math.radians(bearing)), math.cos(math.radians(bearing))]) * metres
        point = numpy.array([x, y]) + way / scale
        nearest = numpy.sqrt((((border - point) * scale) ** 2).sum(axis=1).min())
        if nearest > metres * 0.97 and finder.timezone_at(lng=point[0], lat=point[1]) in zones:
            return point.tolist()
    return None


def main():
    finder = TimezoneFinder(in_memory=True)
    edges = outlines(sys.argv[1])
    china = corners(finder, CHINA)
    if "--sides" in sys.argv:
        sides(finder, china, edges, sys.argv[sys.argv.index("--sides") + 1])
        return
    everything = []
    print("| border with | kilometres compared | median | 90 % | 99 % | greatest |\n| --- | --- | --- | --- | --- | --- |")
    for country, zones in NEIGHBOURS.items():
        shared = thinned(china & corners(finder, zones))
        errors = [distance(x, y, edges) for x, y in shared]
        everything += errors
        if errors:
            row(country, errors)
    row("all", everything)


def row(name, errors):
    metres = [f"{numpy.percentile(errors, part):,.0f} m" for part in (50, 90, 99, 100)]
    print(f"| {name} | {len(errors):,} | {' | '.join(metres)} |")


main()
