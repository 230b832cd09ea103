#!/usr/bin/env python3
"""Turns recordings of pens into the table that fitting-benchmark reads.

usage: tables.py FILE ... > STROKES.csv

A FILE is an evemu recording (.events), or a table of BDALab (.svc: number of rows, then x y time status azimuth
altitude pressure). A recording that does not tell its axes is taken to be of an Intuos4 or 5: 0.005 mm and 2047 steps of
force. Whole numbers in a table are taken to be 0.005 mm, ms and 1/32767, fractions to be mm, s and shares; angles are in
tenths of a degree. A contact is a run of samples with pressure; a pause of 100 ms ends it.

Prints a row for each sample of a contact: stroke,t_ms,x_mm,y_mm,pressure,altitude,azimuth.
"""

import math
import sys

HEADER = "stroke,t_ms,x_mm,y_mm,pressure,altitude,azimuth"
X, Y, PRESSURE, TILT_X, TILT_Y = 0, 1, 0x18, 0x1A, 0x1B
# Least, greatest, steps in a millimeter or radian.
INTUOS = {X: [0, 0, 200], Y: [0, 0, 200], PRESSURE: [0, 2047, 0], TILT_X: [0, 127, 57], TILT_Y: [0, 127, 57]}


def table(path):
    """Samples (time in ms, x, y, force, altitude, azimuth) of a table of BDALab."""
    with open(path, encoding="ascii") as file:
        lines = [line.split() for line in file.read().splitlines()[1:] if line.strip()]
    whole = "." not in lines[0][0]
    length, time, force = (0.005, 1, 1 / 32767) if whole else (1, 1000, 1)
    for row in (list(map(float, line)) for line in lines):
        if len(row) != 7:
            sys.exit(f"tables.py: '{path}' has a row without seven numbers. Fix: correct or delete it")
        touches = row[6] * force if row[3] == 1 else 0
        angles = (math.radians(row[5] / 10), math.radians(row[4] / 10))
        yield (row[2] * time, row[0] * length, row[1] * length, touches, *angles)


def recording(path):
    """The same of an evemu recording, one for each frame."""
    axes, now, axis = {k: list(v) for k, v in INTUOS.items()}, {}, None
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            fields = line.split()
            if line.startswith("A:"):
                said = [int(field) for field in fields[2:4] + fields[6:7]]
                axis = axes.setdefault(int(fields[1], 16), [0, 0, 0])
                axis[: len(said)] = said
            elif line.startswith("#     Event code") and "ABS_" in line:
                axis = axes[int(fields[3])] = [0, 0, 0]
            elif line.startswith("#       ") and axis is not None and fields[1] in ("Min", "Max", "Resolution"):
                axis[("Min", "Max", "Resolution").index(fields[1])] = int(fields[2])
            elif line.startswith("E:"):
                kind, code, value = int(fields[2], 16), int(fields[3], 16), int(fields[4])
                if kind == 3:
                    now[code] = value
                elif kind == 0 and code == 0 and X in now and Y in now:
                    yield frame(path, axes, now, float(fields[1]) * 1000)


def frame(path, axes, now, time):
    if not (axes[X][2] and axes[Y][2]):
        sys.exit(f"tables.py: '{path}' tells no resolution. Fix: add it to the 'A:' lines")
    low, high, _ = axes[PRESSURE]
    force = (now.get(PRESSURE, low) - low) / (high - low)
    lean = []
    for least, greatest, steps in (axes[TILT_X], axes[TILT_Y]):
        upright = (least + greatest + 1) // 2
        lean.append(math.tan((now.get(TILT_X + len(lean), upright) - upright) / (steps or 57)))
    altitude = math.pi / 2 - math.atan(math.hypot(*lean))
    return (time, now[X] / axes[X][2], now[Y] / axes[Y][2], force, altitude, math.atan2(lean[1], lean[0]))


def contacts(samples):
    run = []
    for sample in samples:
        if run and (sample[3] <= 0 or not 0 <= sample[0] - run[-1][0] <= 100):
            yield run
            run = []
        if sample[3] > 0:
            run.append(sample)
    if run:
        yield run


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(HEADER)
    count = 0
    for path in sys.argv[1:]:
        for run in contacts(table(path) if path.endswith(".svc") else recording(path)):
            for time, *rest in run:
                print(f"{count},{time - run[0][0]:.3f}," + ",".join(f"{value:.6g}" for value in rest))
            count += 1


if __name__ == "__main__":
    main()
