#!/usr/bin/env python3
"""Compares regions with what shapely (GEOS, which we did not write) makes of the same.

usage: regions.py FILE

Each line of FILE is a case as JSON, in millimetres. A region of ours is a list of parts, a part a list of
rings, the outer one first. Two kinds:

  {"a": [RING...], "b": [RING...], "evenOdd": BOOL, "results": {NAME: PARTS...}}
      Paths that may cross in any way, and ours of: a, b, union, intersection, subtraction,
      symmetricDifference.
  {"poses": [[x, y, edge x, edge y, radius]...], "tolerance": MM, "parts": PARTS}
      A tip's way, and ours of what it covers.

Prints a line for each result: whether ours is valid (1 or 0), its area, shapely's area, the area in
which they differ, and the length of all edges that went in. For a tip's way the third area is replaced by
two: what ours lacks, beyond 0.001 mm, and what it has too much, beyond the tolerance and 0.001 mm.
"""

import json
import sys

import numpy as np
from shapely import LineString, MultiPolygon, Point, Polygon, is_valid, unary_union
from shapely.ops import polygonize

MARGIN = 0.001


def windings(rings, places):
    """How often closed paths go around each place."""
    total = np.zeros(len(places), dtype=int)
    x, y = places[:, :1], places[:, 1:]
    for ring in rings:
        start = np.array(ring)
        end = np.roll(start, -1, axis=0)
        side = (end[:, 0] - start[:, 0]) * (y - start[:, 1]) - (end[:, 1] - start[:, 1]) * (
            x - start[:, 0]
        )
        down = (start[:, 1] <= y) & (end[:, 1] > y) & (side > 0)
        up = (end[:, 1] <= y) & (start[:, 1] > y) & (side < 0)
        total += down.sum(axis=1) - up.sum(axis=1)
    return total


def lines_of(rings):
    return [LineString(ring + ring[:1]) for ring in rings if len(ring) > 1]


def area_of(rings, even_odd):
    """The places that paths go around: the faces between all edges, chosen by their windings."""
    lines = lines_of(rings)
    faces = list(polygonize(unary_union(lines))) if lines else []
    if not faces:
        return Polygon()
    inside = windings(rings, np.array([face.representative_point().coords[0] for face in faces]))
    chosen = inside % 2 != 0 if even_odd else inside != 0
    return unary_union([face for face, is_chosen in zip(faces, chosen) if is_chosen])


def ours_of(parts):
    shape = MultiPolygon([Polygon(part[0], part[1:]) for part in parts])
    return shape, bool(is_valid(shape))


def compare_pair(case):
    a, b = (area_of(case[name], case["evenOdd"]) for name in "ab")
    length = sum(line.length for line in lines_of(case["a"] + case["b"]))
    expected = {
        "a": a,
        "b": b,
        "union": a.union(b),
        "intersection": a.intersection(b),
        "subtraction": a.difference(b),
        "symmetricDifference": a.symmetric_difference(b),
    }
    for name, theirs in expected.items():
        ours, valid = ours_of(case["results"][name])
        # Where ours is not valid GEOS may refuse to compare it.
        difference = ours.symmetric_difference(theirs).area if valid else -1
        print(name, int(valid), ours.area, theirs.area, difference, length)


def tip(pose):
    x, y, edge_x, edge_y, radius = pose
    start, end = (x - edge_x, y - edge_y), (x + edge_x, y + edge_y)
    line = Point(x, y) if start == end else LineString([start, end])
    return line.buffer(radius, quad_segs=128)


def compare_sweep(case):
    tips = [tip(pose) for pose in case["poses"]]
    pairs = zip(tips, tips[1:]) if len(tips) > 1 else [(tips[0], tips[0])]
    theirs = unary_union([one.union(other).convex_hull for one, other in pairs])
    ours, valid = ours_of(case["parts"])
    lacking = theirs.buffer(-MARGIN).difference(ours).area
    excess = ours.difference(theirs.buffer(case["tolerance"] + MARGIN)).area
    print("sweep", int(valid), ours.area, theirs.area, lacking, excess, theirs.length)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            case = json.loads(line)
            (compare_sweep if "poses" in case else compare_pair)(case)


if __name__ == "__main__":
    main()
