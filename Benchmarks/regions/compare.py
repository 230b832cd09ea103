#!/usr/bin/env python3
"""Compares the time that regions take with shapely's (GEOS) for the same, in the same run.

usage: compare.py PROGRAM [ROUNDS [TIMES]]

PROGRAM is our `regions-benchmark`, a release build. Each round (default 7) runs each case TIMES times (default
31) in ours and then in shapely. Prints, for each case, the median and the 95th percentile of both in
microseconds over all rounds, and shapely's median by ours: the median over rounds, the least and the
greatest. Needs shapely and numpy: .build/oracles/bin/python after scripts/setup oracles.

Cases: the union and the difference of two wavy rings of N corners that cross each other; a wavy ring of N
corners less the way of a round tip with 100 poses; such ways alone, where shapely buffers a line (sweep);
the same with a tip that grows and shrinks, where it unites the hulls of neighbours (hulls).
"""

import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np
import shapely
from shapely import LineString, Polygon, is_valid

STEP = 1 / 4096
TOLERANCE = 0.01


def on_grid(values):
    return (np.round(np.array(values) / STEP) * STEP).tolist()


def ring(count, x, y, radius, waves):
    turn = np.arange(count) * 2 * math.pi / count
    reach = radius * (1 + 0.2 * np.sin(waves * turn) + 0.02 * np.sin(count / 4 * turn + 1))
    return on_grid(np.stack([x + reach * np.cos(turn), y + reach * np.sin(turn)], axis=1))


def way(count, length, bend):
    along = np.linspace(0, 1, count)
    turn = along * bend
    return on_grid(np.stack([length * along + 4 * np.sin(turn), 6 * np.sin(3 * turn)], axis=1))


def buffered(line, radius):
    """A line's buffer with as many corners to an arc as the tolerance asks for."""
    corners = math.ceil(math.pi / 4 / math.acos(1 - TOLERANCE / radius))
    return LineString(line).buffer(radius, quad_segs=corners)


def cases():
    for count in (100, 1000, 10_000):
        a, b = ring(count, 0, 0, 50, 7), ring(count, 9, 5, 50, 11)
        for work in ("union", "subtraction"):
            yield dict(name=f"{work}-{count}", work=work, a=a, b=b, radius=0)
        eraser = list(buffered([[x - 50, y] for x, y in way(100, 40, 5)], 1).exterior.coords)[:-1]
        yield dict(name=f"erase-{count}", work="subtraction", a=a, b=on_grid(eraser), radius=0)
    for count in (2, 10, 100, 1000):
        line = way(count, 80, 5)
        yield dict(name=f"sweep-{count}", work="sweep", a=line, b=[], radius=1.0)
        pressed = [[x, y, 0.6 + 0.4 * math.sin(i / 5)] for i, (x, y) in enumerate(line)]
        yield dict(name=f"hulls-{count}", work="hulls", a=pressed, b=[], radius=1.0)


def hulls(way):
    tips = shapely.buffer(shapely.points([place[:2] for place in way]), [r for _, _, r in way], quad_segs=6)
    pairs = np.stack([tips[:-1], tips[1:]], axis=1)
    return shapely.union_all(shapely.convex_hull(shapely.multipolygons(pairs)))


def theirs(case, times):
    a, b = (Polygon(case[name]) if case["b"] else None for name in "ab")
    assert not case["b"] or (is_valid(a) and is_valid(b)), case["name"]
    works = {
        "union": lambda: a.union(b),
        "subtraction": lambda: a.difference(b),
        "sweep": lambda: buffered(case["a"], case["radius"]),
        "hulls": lambda: hulls(case["a"]),
    }
    work, spent = works[case["work"]], []
    for _ in range(times):
        start = time.perf_counter_ns()
        result = work()
        spent.append(time.perf_counter_ns() - start)
    return result.area, spent


def ours(program, path, times):
    said = subprocess.run([program, path, str(times)], check=True, capture_output=True, text=True)
    for line in said.stdout.splitlines():
        name, area, *spent = line.split()
        yield name, float(area), [int(word) for word in spent]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rounds, times = (list(map(int, sys.argv[2:])) + [7, 31][len(sys.argv) - 2 :])[:2]
    todo = [dict(case, tolerance=TOLERANCE) for case in cases()]
    spent = {case["name"]: ([], []) for case in todo}
    areas = {}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "cases")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(case) + "\n" for case in todo)
        for _ in range(rounds):
            for name, area, run in ours(sys.argv[1], path, times):
                spent[name][0].append(run)
                areas[name] = area
            for case in todo:
                area, run = theirs(case, times)
                spent[case["name"]][1].append(run)
                assert abs(area - areas[case["name"]]) < 0.02 * area, (case["name"], area)
    print("| case | ours median us | p95 us | shapely median us | p95 us | shapely / ours |")
    print("|---|---|---|---|---|---|")
    for name, both in spent.items():
        ratios = sorted(statistics.median(b) / statistics.median(a) for a, b in zip(*both))
        cells = [f"{np.percentile(runs, share) / 1000:.0f}" for runs in both for share in (50, 95)]
        ratio = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print("|", " | ".join([name] + cells + [ratio]), "|")


if __name__ == "__main__":
    main()
