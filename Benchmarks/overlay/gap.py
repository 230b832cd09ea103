"""How far a drawn tip is from where the pen is."""
import bisect
import math
import statistics

from stage import percentile


def gaps(report):
    """Of each frame that was shown while the pen touched, the distance from its tip to the pen, in mm."""
    times, places = [], []
    for stroke in report["strokes"]:
        for number, (time, x, y) in enumerate(stroke):
            times.append(time)
            places.append((x, y, number == 0))
    found = []
    for time, x, y in report["tips"]:
        if (pen := position(times, places, time)) is not None:
            found.append(math.dist((x, y), pen))
    return found


def position(times, places, time):
    """Where the pen was, on the straight line between two samples of a stroke; None while it did not touch."""
    after = bisect.bisect_right(times, time)
    if after in (0, len(times)) or places[after][2]:
        return None
    span = times[after] - times[after - 1]
    share = (time - times[after - 1]) / span if span else 0
    (x0, y0, _), (x1, y1, _) = places[after - 1], places[after]
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share


def figures(values, usual):
    """Of sorted distances: count, mean, median, 95th percentile, and the mean as a share of the usual ones'; a stroke
    so short that no frame showed it leaves dashes."""
    if not values:
        return ["0", "-", "-", "-", "-"]
    mean = statistics.fmean(values)
    share = f"{mean / statistics.fmean(usual):.2f}" if usual and statistics.fmean(usual) else "-"
    return [str(len(values)), f"{mean:.2f}", f"{percentile(values, 0.5):.2f}", f"{percentile(values, 0.95):.2f}", share]
