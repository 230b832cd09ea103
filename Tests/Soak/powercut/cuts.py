"""Where the power is cut, and which of the writes that were under way survive.

A cut is a position in the log. All writes before the last flush that completed before it are on the disk, and so are FUA writes
that completed. Any subset of the other writes of the same interval, between two flushes, may be on the disk. Only states that can
happen are built: ordinary writes are recorded at the end of their interval, so where a FUA write of the interval is still to come,
none of them can be taken to have been issued, and all are left out.
"""
import random
from bisect import bisect_left
from dataclasses import dataclass

from writelog import FLUSH, FUA, METADATA

# What survives of the ordinary writes of the interval. The last is a cut in the middle of the next flushing write itself.
MODES = ("none", "all", "half", "half", "few", "most", "early", "late", "metadata", "data", "torn", "torn", "flushing")
PAGE = 8  # sectors: file systems count on these to be written whole where they say that it is metadata


@dataclass(frozen=True)
class Cut:
    number: int
    position: int
    mode: str
    seed: int


@dataclass(frozen=True)
class Piece:
    """Some sectors of a write."""
    entry: object
    first: int
    count: int


class Disk:
    """What is on the disk after a cut."""

    def __init__(self, entries):
        self.entries = entries
        self.flushes = [index for index, entry in enumerate(entries) if entry.has(FLUSH)]

    def interval(self, position):
        """The flush before the position (-1: none), and the one at or behind it."""
        place = bisect_left(self.flushes, position)
        last = self.flushes[place - 1] if place else -1
        following = self.flushes[place] if place < len(self.flushes) else len(self.entries)
        return last, following

    def after(self, cut):
        """How many entries are durable from the start of the log, and the pieces of later ones that survive, in order."""
        chance = random.Random(cut.seed)
        last, following = self.interval(cut.position)
        if cut.mode == "flushing" and following < len(self.entries):
            commit = self.entries[following]
            return following, torn(commit, chance) if commit.writes else []
        written = [(index, self.entries[index]) for index in range(max(last, 0), following) if self.entries[index].writes]
        bypassing = [(index, entry) for index, entry in written if entry.has(FUA)]
        durable = [(index, [Piece(entry, 0, entry.sectors)]) for index, entry in bypassing if index < cut.position]
        ordinary = [(index, entry) for index, entry in written if not entry.has(FUA)]
        if len(durable) < len(bypassing):
            ordinary = []
        surviving = choose(ordinary, cut.mode, chance)
        return max(last, 0), [piece for _, pieces in sorted(durable + surviving, key=lambda pair: pair[0]) for piece in pieces]


def choose(writes, mode, chance):
    """Which of the writes survive, each with its index: a list of pieces each."""
    whole = [(index, [Piece(entry, 0, entry.sectors)]) for index, entry in writes]
    middle = chance.randint(0, len(whole))
    match mode:
        case "none":
            return []
        case "early":
            return whole[:middle]
        case "late":
            return whole[middle:]
        case "metadata":
            return [pair for pair in whole if pair[1][0].entry.has(METADATA)]
        case "data":
            return [pair for pair in whole if not pair[1][0].entry.has(METADATA)]
        case "torn":
            return [(index, torn(entry, chance)) for index, entry in writes if chance.random() < 0.7]
    share = {"all": 1, "most": 0.9, "half": 0.5, "few": 0.1, "flushing": 0.5}[mode]
    return [pair for pair in whole if chance.random() < share]


def torn(entry, chance):
    """A part of a write: its beginning, its end, or any sectors of it."""
    unit = PAGE if entry.has(METADATA) else 1
    places = range(0, entry.sectors, unit)
    middle = chance.randint(0, len(places))
    kept = chance.choice([places[:middle], places[middle:], [place for place in places if chance.random() < 0.5]])
    return [Piece(entry, place, min(unit, entry.sectors - place)) for place in kept]


def sample(entries, count, seed, first=0):
    """So many cuts behind entry `first`: a third anywhere, a third at marks, a third at flushes. In the order of the log."""
    chance = random.Random(seed)
    disk = Disk(entries)
    anywhere = range(first, len(entries) + 1)
    marks = [index for index in anywhere[:-1] if entries[index].mark] or anywhere
    flushes = [index for index in disk.flushes if index >= first] or anywhere
    positions = []
    for number in range(count):
        kind = number % 3
        position = chance.choice((anywhere, marks, flushes)[kind])
        positions.append(min(position + (chance.randint(0, 2) if kind else 0), len(entries)))
    cuts = [(position, chance.choice(MODES), chance.randrange(1 << 32)) for position in positions]
    return [Cut(number, *cut) for number, cut in enumerate(sorted(cuts))]
