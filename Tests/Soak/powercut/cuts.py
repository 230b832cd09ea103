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

# What survives of the ordinary writes of the interval. "bypassing" is a cut in the middle of the next FUA write: of a commit.
MODES = ("none", "all", "half", "half", "few", "most", "early", "late", "metadata", "data", "torn", "torn", "bypassing")


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

    def __init__(self, entries, unit=1, commit_unit=1, metadata_unit=None):
        self.entries, self.unit, self.commit_unit, self.metadata_unit = entries, unit, commit_unit, metadata_unit or unit
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
        if cut.mode == "bypassing":
            return self.within_commit(cut.position, chance)
        last, following = self.interval(cut.position)
        written = [(index, self.entries[index]) for index in range(max(last, 0), following) if self.entries[index].writes]
        bypassing = [(index, entry) for index, entry in written if entry.has(FUA)]
        durable = [(index, [Piece(entry, 0, entry.sectors)]) for index, entry in bypassing if index < cut.position]
        ordinary = [(index, entry) for index, entry in written if not entry.has(FUA)]
        if len(durable) < len(bypassing):
            ordinary = []
        surviving = choose(ordinary, cut.mode, chance, lambda entry: self.metadata_unit if entry.has(METADATA) else self.unit)
        return max(last, 0), [piece for _, pieces in sorted(durable + surviving, key=lambda pair: pair[0]) for piece in pieces]

    def within_commit(self, position, chance):
        """The same for a cut during the first FUA write behind the position, of which only a part is on the disk."""
        index = next((index for index in range(position, len(self.entries)) if self.is_bypassing(index)), len(self.entries))
        last = max(self.interval(index)[0], 0)
        earlier = [Piece(self.entries[number], 0, self.entries[number].sectors)
                   for number in range(last, index) if self.is_bypassing(number)]
        return last, earlier + (torn(self.entries[index], chance, self.commit_unit) if index < len(self.entries) else [])

    def is_bypassing(self, index):
        return self.entries[index].writes and self.entries[index].has(FUA)


def choose(writes, mode, chance, unit):
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
            return [(index, torn(entry, chance, unit(entry))) for index, entry in writes if chance.random() < 0.7]
    share = {"all": 1, "most": 0.9, "half": 0.5, "few": 0.1}[mode]
    return [pair for pair in whole if chance.random() < share]


def torn(entry, chance, unit):
    """A part of a write: its beginning, its end, or any units of it."""
    places = range(0, entry.sectors, unit)
    middle = chance.randint(0, len(places))
    kept = chance.choice([places[:middle], places[middle:], [place for place in places if chance.random() < 0.5]])
    return [Piece(entry, place, min(unit, entry.sectors - place)) for place in kept]


def sample(entries, count, seed, reports):
    """So many cuts: a third anywhere, a third right after reports (as many of each writer), a third around flushes.

    reports: where in the log each writer reported something. The cuts are in the order of the log.
    """
    chance = random.Random(seed)
    flushes = Disk(entries).flushes or [0]
    writers = sorted(reports)
    drawn = []
    for number in range(count):
        mode = chance.choice(MODES)
        if number % 3 == 0 or not writers:
            position = chance.randint(0, len(entries))
        elif number % 3 == 1:
            position = chance.choice(reports[writers[number // 3 % len(writers)]]) + 1
            mode = chance.choice((mode, "none"))
        else:
            position = chance.choice(flushes) + chance.randint(0, 2)
        drawn.append((min(position, len(entries)), mode, chance.randrange(1 << 32)))
    return [Cut(number, *cut) for number, cut in enumerate(sorted(drawn))]
