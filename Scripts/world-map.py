#!/usr/bin/env python3
"""Makes the world that maps show before anything is imported, from Natural Earth's countries, which are in the public
domain. Debian's r-cran-rnaturalearthdata has them.

    Scripts/world-map.py Sources/Maps/MapTiles/Resources/world.mbtiles

The file has vector tiles of zoom levels 0 to 3 with the layers `land`, `boundary` and `place`. Outlines are divided
where borders meet, and each part is simplified once, so that neighbours still fit.
"""
import collections
import gzip
import math
import os
import sqlite3
import subprocess
import sys

EXTENT, BUFFER, DEEPEST = 4096, 96, 3
TOLERANCE = {0: 8, 1: 7, 2: 6, 3: 5}  # in 4096ths of a tile
PROGRAM = r"""
library(sp); library(rnaturalearthdata)
c <- countries50
for (i in seq_along(c@polygons)) {
  d <- c@data[i,]; parts <- c@polygons[[i]]@Polygons
  l <- parts[[which.max(sapply(parts, function(q) q@area))]]@labpt
  cat("C", as.character(d$iso_a2), as.character(d$adm0_a3), d$labelrank, l[1], l[2], as.character(d$name_long), "\n", sep="\t")
  for (q in parts) cat("P", sprintf("%.6f,%.6f", q@coords[,1], q@coords[,2]), "\n", sep="\t")
}
"""


def project(longitude, latitude):
    latitude = max(min(latitude, 85.05112877980659), -85.05112877980659)
    return ((longitude + 180) / 360, 0.5 - math.atanh(math.sin(math.radians(latitude))) / (2 * math.pi))


def read():
    lines = subprocess.run(["Rscript", "-"], input=PROGRAM, capture_output=True, text=True, check=True).stdout
    countries = []
    for line in lines.splitlines():
        fields = [field for field in line.split("\t") if field.strip()]
        if fields[0] == "C":
            code, long_code, rank, x, y, name = fields[1:7]
            if code == "NA" and long_code != "NAM":
                code = {"KOS": "XK"}.get(long_code, "")
            countries.append((code, int(rank), project(float(x), float(y)), name.strip(), []))
        else:
            ring = [project(*map(float, pair.split(","))) for pair in fields[1:]]
            countries[-1][4].append(ring[:-1] if ring[0] == ring[-1] else ring)
    return countries


def arcs(countries):
    """The rings as lists of arcs, an arc being a tuple of points from its lesser end."""
    neighbours = collections.defaultdict(set)
    for country in countries:
        for ring in country[4]:
            for index, point in enumerate(ring):
                neighbours[point].update((ring[index - 1], ring[(index + 1) % len(ring)]))
    for country in countries:
        for number, ring in enumerate(country[4]):
            nodes = [i for i, point in enumerate(ring) if len(neighbours[point]) > 2] or [ring.index(min(ring))]
            parts = []
            for start, end in zip(nodes, nodes[1:] + [nodes[0] + len(ring)]):
                part = tuple(ring[i % len(ring)] for i in range(start, end + 1))
                turned = part[::-1]
                parts.append((turned, True) if turned < part else (part, False))
            country[4][number] = parts


def simplified(points, tolerance):
    """Douglas and Peucker's line with at most a tolerance of distance; a closed one keeps an area."""
    keep, open_parts = {0, len(points) - 1}, [(0, len(points) - 1)]
    if points[0] == points[-1]:
        far = max(range(len(points)), key=lambda i: math.dist(points[i], points[0]))
        keep.add(far)
        open_parts = [(0, far), (far, len(points) - 1)]
    while open_parts:
        first, last = open_parts.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        worst, at = 0, None
        for index in range(first + 1, last):
            px, py = points[index][0] - ax, points[index][1] - ay
            distance = abs(px * dy - py * dx) / length if length else math.hypot(px, py)
            if distance > worst:
                worst, at = distance, index
        if at is not None and worst > tolerance:
            keep.add(at)
            open_parts += [(first, at), (at, last)]
    return [points[index] for index in sorted(keep)]


def clipped(ring, low, high):
    """Sutherland and Hodgman's polygon within a square."""
    for axis in (0, 1):
        for bound, sign in ((low[axis], 1), (high[axis], -1)):
            result = []
            for index, point in enumerate(ring):
                before = ring[index - 1]
                inside, was = (point[axis] - bound) * sign >= 0, (before[axis] - bound) * sign >= 0
                if inside != was:
                    share = (bound - before[axis]) / (point[axis] - before[axis])
                    result.append(tuple(before[k] + share * (point[k] - before[k]) for k in (0, 1)))
                if inside:
                    result.append(point)
            ring = result
    return ring


def pieces(line, low, high):
    """The parts of a line whose segments touch a square's bounding box."""
    part = []
    for a, b in zip(line, line[1:]):
        outside = any(max(a[k], b[k]) < low[k] or min(a[k], b[k]) > high[k] for k in (0, 1))
        if outside:
            if part:
                yield part
            part = []
        else:
            part = part + [b] if part else [a, b]
    if part:
        yield part


# MARK: - Vector tiles

def varint(number):
    result = bytearray()
    while number > 127:
        result.append(number & 127 | 128)
        number >>= 7
    result.append(number)
    return bytes(result)


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def zigzag(number):
    return number << 1 if number >= 0 else -number * 2 - 1


class Layer:
    def __init__(self, name):
        self.name, self.features, self.keys, self.values = name, [], {}, {}

    def add(self, kind, parts, tags):
        commands, x, y = [], 0, 0
        for part in parts:
            points = []
            for px, py in part:
                point = (round(px), round(py))
                if not points or points[-1] != point:
                    points.append(point)
            if kind == 3 and len(points) > 1 and points[0] == points[-1]:
                points.pop()
            if len(points) < kind:
                continue
            for index, (px, py) in enumerate(points):
                if index == 0:
                    commands.append(1 | 1 << 3)
                elif index == 1:
                    commands.append(2 | (len(points) - 1) << 3)
                commands += [zigzag(px - x), zigzag(py - y)]
                x, y = px, py
            if kind == 3:
                commands.append(7 | 1 << 3)
        if not commands:
            return
        numbers = []
        for key, value in tags.items():
            encoded = field(4, value) if isinstance(value, int) else field(1, value.encode())
            numbers.append(self.keys.setdefault(key, len(self.keys)))
            numbers.append(self.values.setdefault(encoded, len(self.values)))
        body = field(2, b"".join(map(varint, numbers))) if numbers else b""
        self.features.append(body + field(3, kind) + field(4, b"".join(map(varint, commands))))

    def encoded(self):
        body = field(15, 2) + field(1, self.name.encode())
        body += b"".join(field(2, feature) for feature in self.features)
        body += b"".join(field(3, key.encode()) for key in self.keys)
        body += b"".join(field(4, value) for value in self.values)
        return field(3, body + field(5, EXTENT))


def main(path):
    countries = read()
    arcs(countries)
    uses = collections.Counter(arc for country in countries for ring in country[4] for arc, _ in ring)
    if os.path.exists(path):
        os.remove(path)
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
    database.execute("CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB, "
                     "PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID")
    database.executemany("INSERT INTO metadata VALUES (?, ?)", [
        ("name", "Natural Earth"), ("format", "pbf"), ("minzoom", "0"), ("maxzoom", str(DEEPEST)),
        ("attribution", "Natural Earth"), ("type", "baselayer"), ("version", "1")])
    for zoom in range(DEEPEST + 1):
        scale = EXTENT << zoom
        lines = {arc: simplified([(x * scale, y * scale) for x, y in arc], TOLERANCE[zoom]) for arc in uses}
        rings = []
        for country in countries:
            for parts in country[4]:
                ring = []
                for arc, is_turned in parts:
                    line = lines[arc]
                    ring += (line[::-1] if is_turned else line)[:-1]
                if len(ring) > 2:
                    rings.append((ring, [f([p[k] for p in ring]) for k in (0, 1) for f in (min, max)]))
        borders = [lines[arc] for arc, count in uses.items() if count > 1]
        for column in range(1 << zoom):
            for row in range(1 << zoom):
                origin = (column * EXTENT, row * EXTENT)
                low = [o - BUFFER for o in origin]
                high = [o + EXTENT + BUFFER for o in origin]

                def local(points):
                    return [(x - origin[0], y - origin[1]) for x, y in points]

                land, boundary, place = Layer("land"), Layer("boundary"), Layer("place")
                for ring, (left, right, top, bottom) in rings:
                    if left > high[0] or right < low[0] or top > high[1] or bottom < low[1]:
                        continue
                    part = clipped(ring, low, high)
                    if len(part) > 2:
                        land.add(3, [local(part)], {})
                for line in borders:
                    for part in pieces(line, low, high):
                        boundary.add(2, [local(part)], {"admin_level": 2})
                for code, rank, point, name, _ in countries:
                    x, y = point[0] * scale - origin[0], point[1] * scale - origin[1]
                    if 0 <= x < EXTENT and 0 <= y < EXTENT and rank <= zoom + 3:
                        tags = {"class": "country", "name": name, "rank": rank}
                        if code:
                            tags["iso_a2"] = code
                        place.add(1, [[(x, y)]], tags)
                data = b"".join(layer.encoded() for layer in (land, boundary, place) if layer.features)
                database.execute("INSERT INTO tiles VALUES (?, ?, ?, ?)",
                                 (zoom, column, (1 << zoom) - 1 - row, gzip.compress(data, 9, mtime=0)))
    database.commit()
    database.execute("VACUUM")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
