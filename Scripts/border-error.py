#!/usr/bin/env python3
"""Measures how far the land border of the offset regions lies from OpenStreetMap's, by neighbour.

OpenStreetMap's border comes from the time zones of PyPI's timezonefinder: a corner that two countries' zones share
lies on their border. One corner a kilometre is compared with the nearest point of OffsetOutlines.swift.

    pip install timezonefinder==6.2.0
    Scripts/border-error.py Sources/Maps/Coordinates/Regions/OffsetOutlines.swift
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


def main():
    finder = TimezoneFinder(in_memory=True)
    edges = outlines(sys.argv[1])
    china = corners(finder, CHINA)
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
