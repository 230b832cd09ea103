"""What SciPy says of a uniform cubic B-spline: values, slopes, bends, lengths, offsets.

Reads a JSON file: {"points": [[x, y, time], ...], "values": [u, ...], "steps": [[u, millimetres], ...]}.
Prints a JSON object with the same keys as arrays of results.
"""
import json
import sys

import numpy
from scipy.integrate import quad
from scipy.interpolate import BSpline
from scipy.optimize import brentq


def main():
    with open(sys.argv[1]) as file:
        case = json.load(file)
    points = numpy.array(case["points"])
    count = len(points)
    # The line begins at the first control point and does not bend there; so at the last.
    controls = numpy.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    line = BSpline(numpy.arange(count + 6) - 3.0, controls, 3, extrapolate=False)
    slope, bend = line.derivative(1), line.derivative(2)

    def speed(u):
        return float(numpy.hypot(*slope(u)[:2]))

    def length(a, b):
        edges = [a] + [k for k in range(count) if a < k < b] + [b]
        return sum(
            quad(speed, low, high, limit=400, epsabs=1e-12, epsrel=1e-12)[0]
            for low, high in zip(edges, edges[1:])
        )

    def offset(start, way):
        end = 0.0 if way < 0 else float(count - 1)
        whole = length(*sorted((start, end)))
        if abs(way) >= whole:
            return end
        target = lambda u: length(*sorted((start, u))) - abs(way)
        return brentq(target, *sorted((start, end)), xtol=1e-13)

    values = case["values"]
    print(
        json.dumps(
            {
                "locations": [line(u).tolist() for u in values],
                "slopes": [slope(u)[:2].tolist() for u in values],
                "bends": [bend(u)[:2].tolist() for u in values],
                "lengths": [length(0.0, u) for u in values],
                "offsets": [offset(u, way) for u, way in case["steps"]],
            }
        )
    )


main()
