#!/usr/bin/env python3
"""Compares generated handwriting with that of real writers, measure by measure.

usage: compare.py REAL.csv GENERATED.csv

REAL.csv has the columns writer, t_ms, x, y (0.005 mm), pressure (0...1023, 0 = in the air),
azimuth_ddeg, altitude_ddeg. GENERATED.csv is what the test `handwritingIsDumpedForComparison`
writes: hand, t_us, x_mm, y_mm, pressure (0...1), azimuth_deg, altitude_deg.

Both go through the same steps: cut at holes in time, resample to 7.5 ms, differentiate with a
local cubic over 7 samples. Prints one row per measure: the generated hands' median, the real
writers' least, median and greatest, and whether the first lies between least and greatest.
Leaves with 1 if one does not.
"""

import csv
import sys

import numpy as np

STEP = 0.0075
HOLE = 0.025
HALF = 3


def read_real(path):
    rows = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["writer"], []).append((
                float(row["t_ms"]) / 1e3, float(row["x"]) * 0.005, float(row["y"]) * 0.005,
                float(row["pressure"]) / 1023, float(row["azimuth_ddeg"]) / 10,
                float(row["altitude_ddeg"]) / 10))
    return {name: np.array(values) for name, values in rows.items()}


def read_generated(path):
    rows = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["hand"], []).append((
                float(row["t_us"]) / 1e6, float(row["x_mm"]), float(row["y_mm"]),
                float(row["pressure"]), float(row["azimuth_deg"]), float(row["altitude_deg"])))
    return {name: np.array(values) for name, values in rows.items()}


def pieces(trace):
    """Splits at holes and resamples each piece: columns x, y, pressure, touching."""
    cuts = np.flatnonzero(np.diff(trace[:, 0]) > HOLE) + 1
    for piece in np.split(trace, cuts):
        if len(piece) < 4 * HALF:
            continue
        t = np.arange(piece[0, 0], piece[-1, 0], STEP)
        columns = [np.interp(t, piece[:, 0], piece[:, k]) for k in (1, 2, 3)]
        nearest = np.clip(np.searchsorted(piece[:, 0], t + 1e-6) - 1, 0, len(piece) - 1)
        columns.append(piece[nearest, 3] > 0)
        yield np.column_stack(columns)


def derivatives(values):
    """First and second derivative from a cubic fitted to 2 HALF + 1 points."""
    offsets = np.arange(-HALF, HALF + 1) * STEP
    fit = np.linalg.pinv(np.vander(offsets, 4, increasing=True))
    first = np.convolve(values, fit[1][::-1], mode="valid")
    second = np.convolve(values, fit[2][::-1], mode="valid") * 2
    return first, second


def runs(flags):
    """Index ranges of the stretches where flags is true."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], flags.astype(int), [0]))))
    return list(zip(edges[::2], edges[1::2]))


def maxima(speed):
    inner = speed[1:-1]
    return np.flatnonzero((inner > speed[:-2]) & (inner >= speed[2:])) + 1


def power_law(speed, curvature):
    """Exponent b of speed ~ curvature^-b (1/mm) by regression over moving, curved samples."""
    keep = (speed > 5) & (curvature > 0.02) & (curvature < 20)
    slope = np.polyfit(np.log(curvature[keep]), np.log(speed[keep]), 1)[0]
    return -slope


def spectrum_peak(signals):
    """Frequency in 2...12 Hz where the summed power of the velocities is greatest."""
    size, total = 256, 0
    window = np.hanning(size)
    for signal in signals:
        for start in range(0, len(signal) - size + 1, size // 2):
            part = signal[start:start + size]
            total = total + np.abs(np.fft.rfft((part - part.mean()) * window)) ** 2
    frequency = np.fft.rfftfreq(size, STEP)
    band = (frequency >= 2) & (frequency <= 12)
    smooth = np.convolve(total, np.ones(3) / 3, mode="same")
    return frequency[band][np.argmax(smooth[band])]


def measures(trace):
    down_speed, air_speed, curvatures = [], [], []
    durations, lifts, intervals, velocities, peaks, extents = [], [], [], [], [], []
    rises, vertical, holds, lines = [], [], [], []
    for piece in pieces(trace):
        vx, ax = derivatives(piece[:, 0])
        vy, ay = derivatives(piece[:, 1])
        pressure = piece[HALF:-HALF, 2]
        touch = piece[HALF:-HALF, 3] > 0
        speed = np.hypot(vx, vy)
        curvature = np.abs(vx * ay - vy * ax) / np.maximum(speed, 1e-3) ** 3
        velocities += [vx, vy]
        down = runs(touch)
        for start, end in down:
            durations.append((end - start) * STEP)
            if end - start < 8:
                continue
            x, y = piece[HALF + start:HALF + end, 0], piece[HALF + start:HALF + end, 1]
            holds.append(np.hypot(x[2:] - x[:-2], y[2:] - y[:-2]))
            lines.append(np.hypot(
                x[3:] - 3 * x[1:-2] + 2 * x[:-3], y[3:] - 3 * y[1:-2] + 2 * y[:-3]))
            inside = slice(start + 2, end - 2)
            down_speed.append(speed[inside])
            curvatures.append(curvature[inside])
            top = maxima(speed[inside])
            intervals += list(np.diff(top) * STEP)
            peaks += list(speed[inside][top])
            extents.append(np.ptp(piece[HALF + start:HALF + end, 1]))
            level = np.median(pressure[start:end])
            rises.append(np.argmax(pressure[start:end] >= 0.8 * level) * STEP)
            moving = speed[inside] > 10
            vertical.append(np.column_stack(
                (vy[inside] / np.maximum(speed[inside], 1), pressure[inside] / level))[moving])
        for (_, start), (end, _) in zip(down, down[1:]):
            lifts.append((end - start) * STEP)
            air_speed.append(speed[start:end])
    v, k, air = (np.concatenate(a) for a in (down_speed, curvatures, air_speed))
    steep = np.concatenate(vertical)
    contact = trace[:, 3] > 0
    pressure = trace[contact, 3]
    azimuth = np.radians(trace[contact, 4])
    mean = np.hypot(np.cos(azimuth).mean(), np.sin(azimuth).mean())
    return {
        "speed in contact, median [mm/s]": np.median(v),
        "speed in contact, p95 [mm/s]": np.percentile(v, 95),
        "speed in the air, median [mm/s]": np.median(air),
        "speed peaks, median [mm/s]": np.median(peaks),
        "slowest tenth over median speed": np.percentile(v, 10) / np.median(v),
        "stroke duration, median [ms]": np.median(durations) * 1e3,
        "stroke duration, p90 [ms]": np.percentile(durations, 90) * 1e3,
        "lift between strokes, median [ms]": np.median(lifts) * 1e3,
        "stroke height, median [mm]": np.median(extents),
        "between speed peaks, median [ms]": np.median(intervals) * 1e3,
        "between speed peaks, quartile range [ms]":
            np.subtract(*np.percentile(intervals, [75, 25])) * 1e3,
        "velocity spectrum, peak [Hz]": spectrum_peak(velocities),
        "power law exponent": power_law(v, k),
        "distance in 15 ms, mean [mm]": np.concatenate(holds).mean(),
        "straight prediction over 15 ms, error over distance":
            np.concatenate(lines).mean() / np.concatenate(holds).mean(),
        "pressure p5 over median": np.percentile(pressure, 5) / np.median(pressure),
        "pressure p50": np.median(pressure),
        "pressure p95 over median": np.percentile(pressure, 95) / np.median(pressure),
        "pressure rise to 80 %, median [ms]": np.median(rises) * 1e3,
        "pressure down over up": np.median(steep[steep[:, 0] > 0.7, 1])
            / np.median(steep[steep[:, 0] < -0.7, 1]),
        "altitude, median [deg]": np.median(trace[contact, 5]),
        "altitude, sd [deg]": np.std(trace[contact, 5]),
        "azimuth, sd [deg]": np.degrees(np.sqrt(-2 * np.log(mean))),
    }


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    real = [measures(trace) for trace in read_real(sys.argv[1]).values()]
    hands = {name: measures(trace) for name, trace in read_generated(sys.argv[2]).items()}
    print("| measure | generated | real: least | median | greatest | within |")
    print("|---|---|---|---|---|---|")
    outside = 0
    for name in real[0]:
        truth = [row[name] for row in real]
        ours = np.median([row[name] for row in hands.values()])
        within = min(truth) <= ours <= max(truth)
        outside += not within
        cells = [f"{value:.3g}" for value in (ours, min(truth), np.median(truth), max(truth))]
        print("| " + " | ".join([name] + cells + ["yes" if within else "NO"]) + " |")
    sys.exit(1 if outside else 0)


if __name__ == "__main__":
    main()
