#!/usr/bin/env python3
"""Tells with shapely (GEOS, which we did not write) what erasers and lassos must do to strokes.

usage: strokes.py FILE

Each line of FILE is a case as JSON, in millimetres of the drawing, and each is answered by a line of JSON.
A STROKE is {"ink": NAME, "points": [[x, y, width, height, azimuth, roll]...], "range": [from, to],
"transform": [a, b, c, d, tx, ty], "mask": PARTS}, of which a mask may be missing: control points, and all that decides where its ink
lies. PARTS is a list of parts, a part a list of rings, the outer one first. A WAY is {"line": [[x, y]...],
"radius": MM}: a round tip along straight ways. Nothing of ours is asked where the ink lies: curve, tips and
transform are computed here from docs/develop/ink-model.md.

  {"whole": STROKE, "ways": [WAY...], "left": [STROKE...], "covered": PARTS, "slack": MM, "spare": MM}
      What an eraser left of a stroke, and ours of what the whole covers, which may be greater by the spare.
  {"stroke": STROKE, "area": PARTS, "slack": MM}
      What a region does to a stroke: each answer true or false, or null where a region greater or
      smaller by the slack would have another.
  {"stroke": STROKE, "ranges": [[from, to]...], "slack": MM}
      Which stretches of a stroke's line its mask leaves.
"""

import json
import math
import sys

import numpy as np
import shapely
from shapely import LineString, MultiPolygon, Point, Polygon

ARC = 64
CRUMB = 1.5e-4


def shape_of(parts):
    """A region of ours; GEOS holds some that touch themselves at corners for invalid."""
    return shapely.make_valid(MultiPolygon([Polygon(part[0], part[1:]) for part in parts]))


def weights(f):
    return np.stack(
        [(1 - f) ** 3, 3 * f**3 - 6 * f**2 + 4, -3 * f**3 + 3 * f**2 + 3 * f + 1, f**3], axis=-1
    ) / 6


def along(stroke, values):
    """The properties of a stroke's points at parametric values."""
    points = np.array(stroke["points"])
    if len(points) == 1:
        return np.repeat(points, len(values), axis=0)
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    k = np.clip(np.floor(values).astype(int), 0, len(points) - 2)
    near = padded[k[:, None] + np.arange(4)]
    return np.einsum("nj,njp->np", weights(values - k), near)


def values_of(stroke, steps):
    low, high = stroke["range"]
    inner = np.arange(math.floor(low * steps) + 1, math.ceil(high * steps)) / steps
    return np.concatenate([[low], inner, [high]])


def linear(stroke):
    a, b, c, d, _, _ = stroke["transform"]
    return np.array([[a, b], [c, d]])


def moved(stroke, places):
    return places @ linear(stroke) + np.array(stroke["transform"][4:])


def nib_angle(ink, azimuth, roll):
    if ink == "fountain-pen":
        return roll - math.pi / 4
    turn = {"marker": math.pi / 2, "reed": math.pi / 4}
    return azimuth + turn[ink] + roll if ink in turn else azimuth


def tips_of(stroke):
    """Middles, edges from there to one end, and radii of the tip along the path."""
    properties = along(stroke, values_of(stroke, 16))
    width, height = np.maximum(properties[:, 2:4], 0).T
    angle = nib_angle(stroke["ink"], properties[:, 4], properties[:, 5])
    angle = np.where(width > height, angle, angle + math.pi / 2)
    half = (np.abs(width - height) / 2)[:, None]
    edge = np.stack([np.cos(angle), np.sin(angle)], axis=1) * half @ linear(stroke)
    factor = math.sqrt(abs(np.linalg.det(linear(stroke))))
    return moved(stroke, properties[:, :2]), edge, np.minimum(width, height) / 2 * factor


def swept(stroke):
    """Everything that the tip covers, mask or not: the hulls of neighbouring tips."""
    center, edge, radius = tips_of(stroke)
    turn = np.arange(ARC) * 2 * math.pi / ARC
    # Half of the error of a circle's corners lies outside, half inside.
    rim = np.stack([np.cos(turn), np.sin(turn)], axis=1) * (1 + (math.pi / ARC) ** 2 / 4)
    rims = radius[:, None, None] * rim
    tips = np.concatenate([(center - edge)[:, None] + rims, (center + edge)[:, None] + rims], axis=1)
    pairs = np.concatenate([tips[:-1], tips[1:]], axis=1) if len(tips) > 1 else tips
    return shapely.union_all(shapely.convex_hull(shapely.multipoints(pairs)))


def turning(stroke):
    """How far beyond what the tip passes a hull may reach where the edge turns in place."""
    _, edge, _ = tips_of(stroke)
    return np.linalg.norm(np.diff(edge, axis=0), axis=1).max(initial=0) / 2


def ink_of(stroke):
    if "mask" not in stroke:
        return swept(stroke)
    return swept(stroke) & mask_of(stroke)


def mask_of(stroke):
    return shapely.transform(shape_of(stroke["mask"]), lambda places: moved(stroke, places))


def way_of(way):
    return LineString(way["line"]).buffer(way["radius"], quad_segs=64)


def pieces(shape):
    return [part for part in shapely.get_parts(shape) if part.area > CRUMB]


def erase(case):
    whole = ink_of(case["whole"])
    hole = shapely.union_all([way_of(way) for way in case["ways"]])
    wanted = whole - hole
    left = [ink_of(stroke) for stroke in case["left"]]
    together = shapely.union_all(left)
    # Holes and cuts narrower than the slack may be there or not.
    slack = case["slack"]
    counts = [len(pieces(wanted.buffer(by))) for by in (-slack, 0, slack)]
    covered = shape_of(case["covered"])
    return {
        "difference": (together ^ wanted).area,
        "shared": sum(part.area for part in left) - together.area,
        "erased": (whole & hole).area,
        "edges": (hole.boundary & whole).length,
        "crumbs": sum(part.area for part in shapely.get_parts(wanted) if part.area <= CRUMB),
        "parts": counts[1] if len(set(counts)) == 1 else None,
        "fallenApart": sum(len(pieces(part.buffer(slack).buffer(-slack))) > 1 for part in left),
        "lacking": (whole.buffer(-slack - turning(case["whole"])) - covered).area,
        "excess": (covered - whole.buffer(case["spare"])).area,
    }


def sure(answer, area, slack):
    answers = [answer(area.buffer(by)) for by in (-slack, slack)]
    return bool(answers[0]) if answers[0] == answers[1] else None


def line_of(stroke):
    """The visible parts of the middle line."""
    places = moved(stroke, along(stroke, values_of(stroke, 64))[:, :2])
    line = LineString(places) if np.ptp(places, axis=0).any() else Point(places[0])
    return line if "mask" not in stroke else line & mask_of(stroke)


def holds_mostly(area, line):
    # A dot has no length.
    return (line & area).length >= line.length / 2 if line.length > 0 else area.intersects(line)


def select(case):
    stroke, area, slack = case["stroke"], shape_of(case["area"]), case["slack"]
    ink, line = ink_of(stroke), line_of(stroke)
    return {
        "touched": sure(lambda area: (ink & area).area > 0, area, slack),
        "mostly": sure(lambda area: holds_mostly(area, line), area, slack),
        "enclosed": sure(lambda area: ink.area > 0 and area.covers(ink), area, slack),
    }


def ranges(case):
    stroke = case["stroke"]
    values = values_of(stroke, 100)
    places = shapely.points(along(stroke, values)[:, :2])
    mask = shape_of(stroke["mask"])
    shapely.prepare(mask)
    wanted = mask.contains(places) if isinstance(places, shapely.Point) else shapely.contains(mask, places)
    far = shapely.distance(mask.boundary, places) > case["slack"]
    ours = np.zeros(len(values), dtype=bool)
    for low, high in case["ranges"]:
        ours |= (values >= low) & (values <= high)
    return {
        "asked": int(far.sum()),
        "inside": int((far & wanted).sum()),
        "wrong": int((far & (ours != wanted)).sum()),
    }


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            case = json.loads(line)
            answer = erase if "whole" in case else select if "area" in case else ranges
            print(json.dumps(answer(case)))


if __name__ == "__main__":
    main()
