#!/usr/bin/env python3
"""Makes town.mbtiles, a town that exists nowhere, in the schema of OpenMapTiles: Tests/MapTilesTests/Data/make-town.py"""
import gzip
import importlib.util
import math
import os
import random
import sqlite3

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
spec = importlib.util.spec_from_file_location("world_map", os.path.join(ROOT, "Scripts", "world-map.py"))
world = importlib.util.module_from_spec(spec)
spec.loader.exec_module(world)

DEEPEST = 14
TILE = (8628, 5650)  # of zoom 14, with the town's middle: 48.66° N, 9.59° E
random.seed(50)

# The town in units of a tile of zoom 14, y pointing south.
features = []


def add(layer, kind, parts, zoom, **tags):
    features.append((layer, kind, parts, zoom, {key.replace("_in_", ":"): value for key, value in tags.items()}))


def box(x, y, width, height):
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


river = [(-3 + i * 0.25, 0.78 + 0.16 * math.sin(i * 0.9)) for i in range(30)]
add("water", 3, [[(x, y - 0.045) for x, y in river] + [(x, y + 0.045) for x, y in reversed(river)]], 8)
add("water", 3, [[(1.35 + 0.16 * math.cos(a / 9), 0.2 + 0.12 * math.sin(a / 9)) for a in range(56)]], 9)
add("water_name", 1, [[(1.35, 0.2)]], 11, **{"class": "lake", "name": "Lago Chiaro", "name_in_en": "Clear Lake", "name_in_zh": "清湖"})
add("landcover", 3, [[(-1.2, -1.2), (-0.3, -1.1), (-0.25, -0.45), (-0.7, -0.2), (-1.3, -0.4)]], 8, **{"class": "wood"})
add("landcover", 3, [box(1.1, 1.0, 0.9, 0.6)], 9, **{"class": "farmland"})
add("landuse", 3, [box(-0.1, -0.1, 1.15, 0.75)], 9, **{"class": "residential"})
add("park", 3, [box(0.62, 0.34, 0.26, 0.2)], 11, **{"class": "park"})
names = ["Via Roma", "Via Verdi", "Via Dante", "Corso Italia", "Via Mazzini", "Via Po", "Via Cavour", "Via Garibaldi"]
english = ["Rome Street", "Verdi Street", "Dante Street", "Italy Avenue", "Mazzini Street", "Po Street", "Cavour Street",
           "Garibaldi Street"]
chinese = ["罗马街", "威尔第街", "但丁街", "意大利大道", "马志尼街", "波河街", "加富尔街", "加里波第街"]
for i in range(8):
    kind = {3: "primary", 5: "secondary"}.get(i, "minor")
    across = [[(-0.05, i * 0.09 - 0.05), (1.0, i * 0.09 - 0.03)]]
    down = [[(i * 0.14 - 0.02, -0.08), (i * 0.14 + 0.01, 0.64)]]
    for parts, tag in ((across, i), (down, (i + 4) % 8)):
        zoom = {"primary": 8, "secondary": 9}.get(kind, 12)
        add("transportation", 2, parts, zoom, **{"class": kind})
        name = names[tag] + (" Vecchia" if parts is down else "")
        add("transportation_name", 2, parts, max(zoom, 12), **{
            "class": kind, "name": name, "name_in_en": english[tag] + (" Old" if parts is down else ""),
            "name_in_zh": ("老" if parts is down else "") + chinese[tag]})
highway = [[(-3, 1.25), (-0.5, 1.12), (1.2, 1.16), (4, 0.9)]]
add("transportation", 2, highway, 5, **{"class": "motorway"})
add("transportation_name", 2, highway, 12, **{"class": "motorway", "name": "A 99", "name_in_en": "A 99"})
bridge = [[(0.4, 0.58), (0.43, 1.14)]]
add("transportation", 2, bridge, 7, **{"class": "trunk"})
rail = [[(-3, -0.5), (-0.2, -0.16), (1.1, -0.14), (4, -0.6)]]
add("transportation", 2, rail, 8, **{"class": "rail"})
add("transportation", 2, [[(0.62, 0.36), (0.74, 0.45), (0.86, 0.52)]], 13, **{"class": "path"})
for i in range(7):
    for j in range(7):
        if 0.6 < i * 0.14 < 0.8 and 0.3 < j * 0.09 < 0.5:
            continue
        for k in range(3):
            x, y = i * 0.14 + 0.015 + k * 0.04, j * 0.09 - 0.02
            add("building", 3, [box(x, y, 0.026 + random.random() * 0.008, 0.02 + random.random() * 0.02)], 13)
places = [
    ("pharmacy", "Farmacia Centrale", "Central Pharmacy", "中央药房", 0.20, 0.21), ("cafe", "Caffè Milano", "Milan Café", "米兰咖啡馆", 0.34, 0.12),
    ("railway", "Stazione", "Station", "火车站", 0.42, -0.12), ("school", "Scuola Manzoni", "Manzoni School", "曼佐尼学校", 0.5, 0.31),
    ("hospital", "Ospedale", "Hospital", "医院", 0.78, 0.14), ("restaurant", "Trattoria Da Pino", "Pino's Trattoria", "皮诺餐馆", 0.3, 0.42),
    ("park", "Giardini", "Gardens", "花园", 0.74, 0.42), ("library", "Biblioteca", "Library", "图书馆", 0.14, 0.4)]
for kind, name, en, zh, x, y in places:
    add("poi", 1, [[(x, y)]], 14, **{"class": kind, "name": name, "name_in_en": en, "name_in_zh": zh, "rank": 5})
add("place", 1, [[(0.45, 0.25)]], 4, **{"class": "city", "name": "Borgochiaro", "name_in_en": "Clearborough", "name_in_zh": "清堡", "rank": 6})
add("place", 1, [[(2.2, 1.4)]], 9, **{"class": "village", "name": "Castelletto", "name_in_en": "Little Castle", "name_in_zh": "小城堡", "rank": 11})
add("place", 1, [[(-1.4, 0.3)]], 9, **{"class": "village", "name": "Fontane", "name_in_en": "Fountains", "name_in_zh": "泉村", "rank": 11})
add("place", 1, [[(0.15, 0.6)]], 11, **{"class": "suburb", "name": "Oltrefiume", "name_in_en": "Across", "name_in_zh": "河对岸", "rank": 12})
add("boundary", 2, [[(-3, -1.6), (0.5, -1.4), (4, -1.9)]], 4, admin_level=4)

path = os.path.join(HERE, "town.mbtiles")
if os.path.exists(path):
    os.remove(path)
database = sqlite3.connect(path)
database.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
database.execute("CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)")
database.executemany("INSERT INTO metadata VALUES (?, ?)", [
    ("name", "Borgochiaro"), ("format", "pbf"), ("minzoom", "9"), ("maxzoom", "14"),
    ("attribution", '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>')])
for zoom in range(9, DEEPEST + 1):
    scale = world.EXTENT / 2 ** (DEEPEST - zoom)
    low = [(TILE[k] - 3) >> (DEEPEST - zoom) for k in (0, 1)]
    high = [(TILE[k] + 4) >> (DEEPEST - zoom) for k in (0, 1)]
    for column in range(low[0], high[0] + 1):
        for row in range(low[1], high[1] + 1):
            layers = {"water": world.Layer("water")}
            for layer, kind, parts, least, tags in features:
                if zoom < least:
                    continue
                shift = [TILE[0] * scale - column * world.EXTENT, TILE[1] * scale - row * world.EXTENT]
                local = [[(x * scale + shift[0], y * scale + shift[1]) for x, y in part] for part in parts]
                bounds = ([-world.BUFFER] * 2, [world.EXTENT + world.BUFFER] * 2)
                if kind == 1:
                    local = [p for p in local if all(0 <= p[0][k] < world.EXTENT for k in (0, 1))]
                elif kind == 2:
                    local = [piece for part in local for piece in world.pieces(part, *bounds)]
                else:
                    local = [ring for ring in (world.clipped(part, *bounds) for part in local) if len(ring) > 2]
                if local:
                    layers.setdefault(layer, world.Layer(layer)).add(kind, local, tags)
            data = b"".join(layer.encoded() for layer in layers.values())
            database.execute("INSERT INTO tiles VALUES (?, ?, ?, ?)",
                             (zoom, column, (1 << zoom) - 1 - row, gzip.compress(data, 9, mtime=0)))
database.commit()
database.execute("VACUUM")
