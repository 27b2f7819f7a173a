#!/usr/bin/env python3
"""Makes Sources/UIKit/UIKitDrawing/SystemSymbols/SymbolOutlines.swift from the names in Scripts/symbols.txt and the drawings
of Tabler Icons (MIT licence), which the package pytablericons 1.0.1 of PyPI brings as SVG files.

    pip download --no-deps --no-binary :none: pytablericons==1.0.1 && unzip pytablericons-*.whl
    Scripts/symbols.py pytablericons/icons > Sources/UIKit/UIKitDrawing/SystemSymbols/SymbolOutlines.swift

A filled variant is Tabler's own, if there is one. Otherwise the largest outline of the plain drawing is filled, the
lines inside of it become gaps, and the others stay lines.
"""
import os
import re
import sys

MIRRORED_IN_RTL = re.compile(r"(^|\.)(forward|backward|leading|trailing)($|\.)|^list\.|^increase|^decrease|^text\.align")
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"


def paths(file):
    """The outlines of an SVG file, without the invisible box around it."""
    text = open(file).read()
    found = []
    for tag in re.findall(r"<(?:path|circle)[^>]*>", text, re.S):
        attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        if "d" in attributes:
            if attributes["d"].startswith("M0 0h24v24"):
                continue
            found.append("M" + attributes["d"][1:])
        else:
            x, y, r = (float(attributes[name]) for name in ("cx", "cy", "r"))
            found.append(f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z")
    return [part for path in found for part in subpaths(path)]


def subpaths(path):
    """Splits a path at its moves; a relative move becomes absolute."""
    parts, point, start = [], (0.0, 0.0), (0.0, 0.0)
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = arguments(command, text)
        if command in "Mm":
            x, y = numbers[:2]
            if command == "m":
                x, y = x + point[0], y + point[1]
            parts.append(f"M{x:g} {y:g}")
            point = start = (x, y)
            for rest in chunks(numbers[2:], 2):
                parts[-1] += ("l" if command == "m" else "L") + "%g %g" % tuple(rest)
                point = moved(point, "l" if command == "m" else "L", rest)
            continue
        if not parts or (parts[-1][-1] in "zZ"):
            parts.append(f"M{start[0]:g} {start[1]:g}")
        parts[-1] += command + " ".join(f"{number:g}" for number in numbers)
        if command in "zZ":
            point = start
        for chunk in chunks(numbers, COUNTS[command.upper()]):
            point = moved(point, command, chunk)
    return parts


COUNTS = {"L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def arguments(command, text):
    if command not in "Aa":
        return [float(number) for number in re.findall(NUMBER, text)]
    number, gap = f"({NUMBER})", r"[\s,]*"
    arc = gap.join([number, number, number, "([01])", "([01])", number, number])
    return [float(n) for match in re.findall(arc, text) for n in match]


def chunks(numbers, count):
    return [numbers[i:i + count] for i in range(0, len(numbers), count)] if count else []


def moved(point, command, n):
    relative = command.islower()
    x, y = point
    if command in "Hh":
        return (n[0] + (x if relative else 0), y)
    if command in "Vv":
        return (x, n[0] + (y if relative else 0))
    return (n[-2] + (x if relative else 0), n[-1] + (y if relative else 0))


def box(part):
    """The box around a part's points and arcs, roughly."""
    xs, ys, point = [], [], (0.0, 0.0)
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", part):
        for n in chunks(arguments(command, text), COUNTS.get(command.upper(), 2)):
            old, point = point, moved(point, command, n)
            xs.append(point[0])
            ys.append(point[1])
            if command in "Aa" and n[3]:
                xs += [(old[0] + point[0]) / 2 - n[0], (old[0] + point[0]) / 2 + n[0]]
                ys += [(old[1] + point[1]) / 2 - n[1], (old[1] + point[1]) / 2 + n[1]]
    return min(xs), min(ys), max(xs), max(ys)


def area(b):
    return (b[2] - b[0]) * (b[3] - b[1])


def is_inside(inner, outer):
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def filled(parts):
    """Solid, gaps and lines of a filled drawing."""
    solid = max(parts, key=lambda part: area(box(part)))
    others = [part for part in parts if part is not solid]
    gaps = [part for part in others if is_inside(box(part), box(solid))]
    lines = [part for part in others if part not in gaps]
    return "".join(lines), "", solid, "".join(gaps)


def main(icons):
    print("// Made by Scripts/symbols.py from Tabler Icons, (c) Paweł Kuna, under the MIT License: see NOTICE.")
    print()
    print("/// The drawings of the symbols: a line for each, with its name, the letters of its variants, and")
    print("/// the paths of its lines, filled shapes, solid shapes and gaps, in the syntax of SVG.")
    print("nonisolated enum SymbolOutlines {")
    print('    static let text = #"""')
    for line in open(os.path.join(os.path.dirname(__file__), "symbols.txt")):
        line = line.strip()
        if not line or line[0] in "#[":
            continue
        name, words = line.split(": ", 1)
        source, *variants = words.split()
        letters = "".join({"circle": "c", "square": "q", "slash": "s"}.get(variant, "") for variant in variants)
        if source.startswith("~"):
            letters += "m"
            source = source[1:]
        if MIRRORED_IN_RTL.search(name):
            letters += "d"
        parts = subpaths(source[1:]) if source.startswith("=") else paths(f"{icons}/outline/{source}.svg")
        print(f"        {name};{letters};{''.join(parts)};;;")
        if "fill" in variants:
            file = f"{icons}/filled/{source}.svg"
            if os.path.exists(file):
                drawing = "", "".join(paths(file)), "", ""
            else:
                drawing = filled(parts)
            letters = letters.replace("c", "").replace("q", "")
            print(f"        {name}.fill;{letters};{';'.join(drawing)}")
    print('        """#')
    print("}")


main(sys.argv[1])
