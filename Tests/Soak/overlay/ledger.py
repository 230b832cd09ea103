"""Which strokes there are in a drawing and in a daemon's journal, and how the two compare; for soak.py.

A stroke is known by how long it took, from its first sample to its last: a fit keeps that to the microsecond, hands differ by more,
and no layout changes it. A stroke that ended before all of it was known took as long as the last sample of it that came.
"""
import collections
import os
import re
import subprocess

# What a fit may leave of the likeness of a way, and what two ways that have nothing to do with each other do not have.
LIKENESS = 0.98
# What took less is a dot, in microseconds; all dots are alike.
DOT = 60_000
# How many strokes before and behind one may be what it is a part of. Of thousands one is like it by chance.
ABOUT = 50


class Drawn:
    """A stroke of a drawing: its control points, as time in microseconds, place and force."""

    def __init__(self, text):
        rows = [[float(number) for number in point.split()] for point in text.split(",")]
        begin = rows[0][2]
        self.points = [(round((row[2] - begin) * 1000), row[0], row[1], row[3]) for row in rows]
        self.duration = self.points[-1][0]


def strokes_in(programs, path):
    """The strokes of an .inkd file."""
    other = path + ".inkml"
    subprocess.run([f"{programs}/stylusctl", "export", "-q", path, other], check=True)
    with open(other, encoding="utf-8") as file:
        strokes = [Drawn(text) for text in traces(file.read())]
    os.remove(other)
    return strokes


def traces(text):
    """The points of each stroke of an InkML file."""
    return [match[1] for match in re.finditer("<trace [^>]*>([^<]+)<", text)]


def compare(finished, drawn):
    """The durations of finished strokes that are not drawn, and the drawn strokes that are none of them."""
    missing, others = collections.Counter(finished), []
    for stroke in drawn:
        if missing[stroke.duration] > 0:
            missing[stroke.duration] -= 1
        else:
            others.append(stroke)
    return sorted(missing.elements()), others


def parts_among(others, drawn, finished):
    """Those of the others that are the beginning, or all, of a stroke that was finished about then; these are as the daemon tells
    them, with samples. In a drawing strokes follow each other as they were finished, and those whose duration none else has
    tell where one is.

    Of dots nobody can tell."""
    finished = list(finished)
    numbers = collections.defaultdict(list)
    for number, stroke in enumerate(finished):
        numbers[stroke["duration"]].append(number)
    found = []
    for place, stroke in enumerate(drawn):
        if stroke in others and stroke.duration >= DOT:
            neighbours = drawn[max(0, place - ABOUT):place] + drawn[place + 1:place + 1 + ABOUT]
            around = {numbers[other.duration][0] for other in neighbours if len(numbers[other.duration]) == 1}
            candidates = {number + step for number in around for step in range(-ABOUT, ABOUT + 1)}
            if any(is_part(stroke, finished[number]) for number in candidates & set(range(len(finished)))):
                found.append(stroke)
    return found


def is_part(stroke, whole):
    """Whether a drawn stroke ends with a sample of the whole one, and was on its way until then."""
    begin = whole["samples"][0]["time"]
    samples = [(sample["time"] - begin, sample["x"], sample["y"], sample.get("pressure", 0)) for sample in whole["samples"]]
    return any(sample[0] == stroke.duration for sample in samples) and is_alike(stroke.points, samples)


def is_alike(points, samples):
    """Whether control points lie on the way of the samples, wherever that was drawn and however large."""
    ways = []
    index = 0
    for time, *_ in points:
        while index + 1 < len(samples) and samples[index + 1][0] <= time:
            index += 1
        ways.append(between(samples[index], samples[min(index + 1, len(samples) - 1)], time))
    return all(is_line([point[number] for point in points], [way[number] for way in ways]) for number in (1, 2, 3))


def between(one, other, time):
    share = (time - one[0]) / (other[0] - one[0]) if other[0] > one[0] else 0
    return [a + (b - a) * share for a, b in zip(one, other)]


def is_line(some, others):
    """Whether the ones follow from the others by a scale, which mirrors nothing, and an offset; so do those that hardly differ."""
    a, b = ([value - sum(values) / len(values) for value in values] for values in (some, others))
    product, squares = sum(x * y for x, y in zip(a, b)), (sum(x * x for x in a), sum(y * y for y in b))
    return min(squares) < 1e-3 * len(a) or product >= LIKENESS * (squares[0] * squares[1]) ** 0.5
