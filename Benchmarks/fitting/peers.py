#!/usr/bin/env python3
"""Fits the same strokes with FITPACK and with thinned out Catmull-Rom points, for comparison.

usage: peers.py WRITERS.csv [TARGET]

WRITERS.csv has the columns writer, t_ms, x, y (0.005 mm), pressure (0...1023, 0 = in the air),
azimuth_ddeg, altitude_ddeg. TARGET is the share of the samples that control points may be (0.25).

Each method has one knob, the same for all strokes, which is turned by bisection until all strokes
together have TARGET times as many control points as samples:

- fitpack: scipy.interpolate.splrep's automatic knots over time, cubic, for x, y and force together
  (splprep with time as the parameter, in units of 0.02 mm and 1 % force); its smoothing is the knob.
- even: least squares with knots at equal times; their distance is the knob.
- thinned: samples kept by Ramer, Douglas and Peucker's rule in x, y and force, joined by
  Catmull-Rom curves as WILL's inks are; the rule's tolerance is the knob.

Prints for each the distance from samples to the nearest place of the curve and at the same time, and
the error of force, as 19 of 20 samples hold them.
"""

import csv
import sys
import warnings

import numpy as np
from scipy import interpolate

UNITS = np.array([0.02, 0.02, 0.01])


def strokes(path):
    """Contacts of at least two samples: times in seconds, and x, y, force in units of tolerance."""
    with open(path, newline="") as file:
        run, last = [], None
        for row in csv.DictReader(file):
            time, force = float(row["t_ms"]) / 1000, float(row["pressure"]) / 1023
            new = row["writer"] != last[0] or not 0 <= time - last[1] <= 0.1 if last else True
            if (new or force == 0) and run:
                yield np.array(run)
                run = []
            if force > 0:
                run.append([time, float(row["x"]) * 0.005, float(row["y"]) * 0.005, force])
            last = (row["writer"], time)
        if run:
            yield np.array(run)


def fitpack(time, values, knob):
    """Returns a curve over time and its number of control points."""
    if len(time) < 5:
        return chords(time, values), len(time)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        (knots, parts, degree), _ = interpolate.splprep(values.T, u=time, s=knob * len(time), k=3)
    spline = interpolate.BSpline(knots, np.array(parts).T, degree)
    return spline, len(parts[0])


def even(time, values, knob):
    count = max(0, int(round((time[-1] - time[0]) / knob)) - 1)
    count = min(count, (len(time) - 5) // 1)
    if len(time) < 5 or count < 0:
        return chords(time, values), len(time)
    inner = np.linspace(time[0], time[-1], count + 2)[1:-1]
    knots = np.r_[[time[0]] * 4, inner, [time[-1]] * 4]
    try:
        spline = interpolate.make_lsq_spline(time, values, knots)
    except (np.linalg.LinAlgError, ValueError):
        return chords(time, values), len(time)
    return spline, count + 4


def chords(time, values):
    return lambda t: np.stack([np.interp(t, time, v) for v in values.T], axis=-1)


def thinned(time, values, knob):
    keep = np.zeros(len(time), bool)
    keep[[0, -1]] = True
    stack = [(0, len(time) - 1)]
    while stack:
        a, b = stack.pop()
        if b - a < 2:
            continue
        way = values[b] - values[a]
        square = way @ way
        off = values[a + 1 : b] - values[a]
        share = np.clip(off @ way / square, 0, 1) if square > 0 else np.zeros(b - a - 1)
        far = np.linalg.norm(off - share[:, None] * way, axis=1)
        if far.max() > knob:
            k = a + 1 + int(far.argmax())
            keep[k] = True
            stack += [(a, k), (k, b)]
    t, v = time[keep], values[keep]
    if len(t) < 3:
        return chords(time[keep], values[keep]), len(t)
    # Catmull and Rom's tangents: from the point before to the point after, per unit of the index.
    index = np.arange(len(t))
    curve = interpolate.CubicHermiteSpline(index, v, np.gradient(v, axis=0))
    return lambda at: curve(np.interp(at, t, index)), len(t)


def errors(curve, time, values):
    same = (curve(time) - values) * UNITS
    dense = np.interp(np.arange((len(time) - 1) * 16 + 1) / 16, np.arange(len(time)), time)
    line = curve(dense)[:, :2]
    near = np.empty(len(time))
    for i, value in enumerate(values[:, :2]):
        part = line[max(0, (i - 8) * 16) : (i + 8) * 16 + 1]
        a, way = part[:-1], np.diff(part, axis=0)
        square = np.maximum((way**2).sum(1), 1e-30)
        share = np.clip(((value - a) * way).sum(1) / square, 0, 1)
        near[i] = np.linalg.norm(a + share[:, None] * way - value, axis=1).min() * UNITS[0]
    return near, np.hypot(same[:, 0], same[:, 1]), np.abs(same[:, 2])


def main():
    target = float(sys.argv[2]) if len(sys.argv) > 2 else 0.25
    all_strokes = [s for s in strokes(sys.argv[1]) if len(s) > 1]
    data = [(s[:, 0] - s[0, 0], s[:, 1:] / UNITS) for s in all_strokes]
    samples = sum(len(time) for time, _ in data)
    print("| method | ratio | nearest p95 | same time p95 | force p95 |\n|---|---|---|---|---|")
    for method, low, high in ((fitpack, 1e-3, 1e2), (even, 1e-2, 0.2), (thinned, 1e-2, 1e2)):
        for _ in range(12):
            knob = (low * high) ** 0.5
            points = sum(method(time, values, knob)[1] for time, values in data)
            low, high = (knob, high) if points > target * samples else (low, knob)
        parts = [errors(method(time, values, high)[0], time, values) for time, values in data]
        points = sum(method(time, values, high)[1] for time, values in data)
        found = [np.percentile(np.concatenate(part), 95) for part in zip(*parts)]
        cells = [method.__name__, points / samples, *found]
        print("| " + " | ".join(c if isinstance(c, str) else f"{c:.4f}" for c in cells) + " |")


if __name__ == "__main__":
    main()
