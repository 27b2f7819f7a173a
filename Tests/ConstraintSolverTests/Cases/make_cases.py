#!/usr/bin/env python3
"""Makes the frozen cases beside this file: systems of relations, and the optimum that HiGHS finds, level by level.

    pip install highspy
    ./make_cases.py

HiGHS (https://highs.dev) is a linear-programming solver that shares nothing with Touchstone. The tests only read the
cases; nothing but this script needs Python.

A line of the file is a case:
    minimums   the least that each variable may be, or null
    relations  [R, constant, priority, variable, coefficient, variable, coefficient, ...]
               for  sum(coefficient * variable) + constant  R  0,  R being -1 for <=, 0 for =, 1 for >=
    optimum    [priority, least sum of absolute violations], strongest first
A flat layout has "flat", its number of boxes, and "seed" instead of the first two.
"""

import json
import pathlib
import random

import highspy

FOLDER = pathlib.Path(__file__).parent
PRIORITIES = [1000, 999, 750, 500, 251, 250, 50, 1]


def optimum(minimums, relations):
    """The least sum of violations of each priority, strongest first, each without worsening the ones before."""
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("primal_feasibility_tolerance", 1e-9)
    highs.setOptionValue("dual_feasibility_tolerance", 1e-9)
    infinity = highspy.kHighsInf
    for minimum in minimums:
        highs.addVar(-infinity if minimum is None else minimum, infinity)
    levels = {}
    for relation in relations:
        sign, constant, priority, *terms = relation
        columns, coefficients = list(terms[0::2]), list(terms[1::2])
        for side in (1, -1):
            if sign == side:
                continue  # The relation allows this side.
            error = highs.getNumCol()
            highs.addVar(0, infinity)
            levels.setdefault(priority, []).append(error)
            columns.append(error)
            coefficients.append(-side)
        # sum + constant = positive part - negative part, where a part that is allowed is not named.
        low = -infinity if sign == -1 else -constant
        high = infinity if sign == 1 else -constant
        highs.addRow(low, high, len(columns), columns, coefficients)
    result = []
    for priority in sorted(levels, reverse=True):
        errors = levels[priority]
        for column in range(highs.getNumCol()):
            highs.changeColCost(column, 0)
        for error in errors:
            highs.changeColCost(error, 1)
        highs.run()
        assert highs.getModelStatus() == highspy.HighsModelStatus.kOptimal, highs.getModelStatus()
        least = highs.getInfo().objective_function_value
        result.append([priority, round(least, 7)])
        highs.addRow(-infinity, least + 1e-9 * (1 + least), len(errors), errors, [1.0] * len(errors))
    return result


def small(generator):
    """A system of 2 to 9 variables of every kind of relation, most of whose required ones agree."""
    count = generator.randint(2, 9)
    minimums = [generator.choice([None, None, 0]) for _ in range(count)]
    known = [generator.randint(0, 60) for _ in range(count)]
    relations = []
    for _ in range(generator.randint(count, count * 3)):
        sign = generator.choice([-1, 0, 0, 1])
        priority = generator.choice(PRIORITIES)
        chosen = generator.sample(range(count), generator.choice([1, 1, 2, 2, 3])) if count > 2 else [0, 1]
        terms, activity = [], 0
        for variable in chosen:
            coefficient = generator.choice([1, 1, 1, -1, -1, -1, 2, -2, 0.5, 0.75])
            terms += [variable, coefficient]
            activity += coefficient * known[variable]
        if priority == 1000:
            constant = -activity + sign * generator.choice([0, 0, 8])
        else:
            constant = generator.randint(-200, 200)
        relations.append([sign, constant, priority] + terms)
    return minimums, relations


def large(generator, count):
    """A sparse system of hundreds of variables, as screens have them."""
    minimums = [0 if index % 4 >= 2 else None for index in range(count)]
    known = [generator.randint(0, 300) for _ in range(count)]
    relations = []
    for _ in range(count * 2):
        near = generator.randrange(count)
        others = {near, max(0, near - generator.randint(1, 12)), generator.randrange(count)}
        chosen = sorted(others)[: generator.choice([1, 2, 2, 3])]
        sign = generator.choice([-1, 0, 1])
        priority = generator.choice(PRIORITIES)
        terms, activity = [], 0
        for variable in chosen:
            coefficient = generator.choice([1, -1, 1, -1, 0.5, 2])
            terms += [variable, coefficient]
            activity += coefficient * known[variable]
        if priority == 1000:
            relations.append([sign, -activity, priority] + terms)
        else:
            relations.append([sign, generator.randint(-400, 400), priority] + terms)
    return minimums, relations


def flat(count, seed):
    """The flat layout of Tests/LayoutWorkloads, number for number."""
    mask = (1 << 64) - 1
    state = 88172645463325252 ^ (seed * 0x9E3779B97F4A7C15 & mask)

    def number(bound):
        nonlocal state
        state ^= state << 13 & mask
        state ^= state >> 7
        state ^= state << 17 & mask
        return (state >> 16 & 0xFFFFFFFF) % bound

    for _ in range(8):
        number(1)
    relations = []
    for index in range(count):
        besides = number(index) if index else None
        below = number(index) if index else None
        offsets = [number(414), number(568)]
        x, y, width, height = range(index * 4, index * 4 + 4)
        relations += [[1, 0, 1000, x, 1], [-1, -414, 1000, x, 1, width, 1]]
        relations += [[1, -20, 1000, y, 1], [-1, 40 - 736, 1000, y, 1, height, 1]]
        for variable, other, axis in ((x, besides, 0), (y, below, 1)):
            terms = [] if other is None else [other * 4 + axis, -1]
            relations.append([0, -offsets[axis], 500, variable, 1] + terms)
        relations += [[0, -10, 1000, width, 1], [0, -10, 1000, height, 1]]
    return [None, None, 0, 0] * count, relations


def write(name, cases):
    lines = [json.dumps(case, separators=(",", ":")) for case in cases]
    (FOLDER / name).write_text("[\n" + ",\n".join(lines) + "\n]\n")
    print(f"{name}: {len(cases)} cases")


def main():
    generator = random.Random(20260101)
    cases = []
    for _ in range(400):
        minimums, relations = small(generator)
        cases.append({"minimums": minimums, "relations": relations, "optimum": optimum(minimums, relations)})
    write("small.json", cases)

    cases = []
    for count in (100, 100, 200, 200, 400, 600):
        minimums, relations = large(generator, count)
        cases.append({"minimums": minimums, "relations": relations, "optimum": optimum(minimums, relations)})
    write("large.json", cases)

    cases = []
    for count, seed in ((10, 1), (50, 1), (50, 2), (100, 1), (250, 1), (500, 3), (1000, 1)):
        cases.append({"flat": count, "seed": seed, "optimum": optimum(*flat(count, seed))})
    write("flat.json", cases)


main()
