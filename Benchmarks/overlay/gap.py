"""How far a drawn tip is from where the pen is."""
import bisect
import math


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
    share = (time - times[after - 1]) / (times[after] - times[after - 1])
    (x0, y0, _), (x1, y1, _) = places[after - 1], places[after]
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
