"""A pen that moves over a screen, as a recording of a tablet that covers it (evemu, Wacom Intuos Pro M).

Words are written by the synthetic hand of `stylusctl generate`. Everything else moves as arms do, slow at the ends and fast between, with
a little tremor. Places are pixels of the screen, times seconds.
"""
import math
import random
import subprocess

RATE = 200
HEADER = """# EVEMU 1.3
N: Wacom Intuos Pro M Pen
I: 0003 056a 0357 0000
P: 01 00 00 00 00 00 00 00
B: 00 1b 00 00 00 00 00 00 00
B: 01 00 00 00 00 00 00 00 00
B: 01 00 00 00 00 00 00 00 00
B: 01 00 00 00 00 00 00 00 00
B: 01 00 00 00 00 00 00 00 00
B: 01 00 00 00 00 00 00 00 00
B: 01 1f 1c 00 00 00 00 00 00
B: 03 07 01 00 0f 00 01 00 00
B: 04 01 00 00 00 00 00 00 00
A: 00 0 44800 4 0 200
A: 01 0 29600 4 0 200
A: 02 -900 899 0 0 287
A: 08 0 1023 0 0 0
A: 18 0 8191 0 0 0
A: 19 0 63 1 0 0
A: 1a -64 63 1 0 57
A: 1b -64 63 1 0 57
A: 28 0 0 0 0 0
"""
SIZE = 44800, 29600
SYN, KEY, ABS, MSC = 0, 1, 3, 4
X, Y, PRESSURE, DISTANCE, TILT_X, TILT_Y, TOOL_ID = 0x00, 0x01, 0x18, 0x19, 0x1A, 0x1B, 0x28
TOOL_PEN, TOUCH = 0x140, 0x14A
SERIAL = 1470169089
FULL = 8191
# In the tablet's units, 200 per millimeter: the height of an x in short texts of `stylusctl generate`, and its line.
LETTER, BASELINE = 1200, 4200


def ease(share):
    """How far an arm has come after this share of its time: with the least jerk."""
    return share ** 3 * (10 + share * (6 * share - 15))


class Tremor:
    """What a hand adds to where it wants to be, in pixels: slow and small."""

    def __init__(self, dice, size):
        self.waves = [(dice.uniform(0.6, 1) * size / (1 + number), dice.uniform(0.7, 1.5) * (1.4 + 2.2 * number), dice.uniform(0, 6.3))
                      for number in range(4)]

    def at(self, time):
        return sum(size * math.sin(pace * time * 2 * math.pi + start) for size, pace, start in self.waves)


class Pen:
    """Goes from place to place; `cue` notes that something is to be done at this moment of the recording."""

    def __init__(self, screen, stylusctl, seed=5):
        self.screen, self.stylusctl = screen, stylusctl
        self.dice = random.Random(seed)
        self.tremor = Tremor(self.dice, 0.5), Tremor(self.dice, 0.5)
        self.samples, self.cues = [], []
        self.time, self.place = 0.0, None

    # ---- deeds

    def appear(self, x, y):
        self.place = x, y
        self.add(x, y, 0, 40)

    def cue(self, *words):
        self.cues.append((self.time, words))

    def rest(self, seconds):
        """Hovers."""
        for _ in range(round(seconds * RATE)):
            self.add(*self.place, 0, 20)

    def go(self, x, y, seconds=None):
        """Hovers to a place, in a shallow arc."""
        (x0, y0), lift = self.place, 0
        away = math.dist(self.place, (x, y))
        seconds = seconds or 0.16 + 0.0125 * math.sqrt(away)
        steps = max(2, round(seconds * RATE))
        for step in range(1, steps + 1):
            share = ease(step / steps)
            lift = math.sin(math.pi * share)
            bow = -0.06 * away * lift
            self.add(x0 + (x - x0) * share, y0 + (y - y0) * share + bow, 0, 6 + 34 * lift)

    def touch(self, seconds):
        """A tap where it is."""
        steps = round(seconds * RATE)
        for step in range(steps):
            self.add(*self.place, 0.35 * math.sin(math.pi * (step + 1) / (steps + 1)) + 0.1, 0)

    def draw(self, points, seconds, pressure=0.5, pause=0.0):
        """A stroke through points, as a smooth curve. It may stay at its beginning before it moves."""
        self.go(*points[0])
        path = Curve(points)
        for _ in range(round(pause * RATE)):
            self.add(*points[0], pressure * 0.8, 0)
        steps = max(4, round(seconds * RATE))
        for step in range(steps + 1):
            share = step / steps
            x, y = path.at(ease(share) * 0.55 + share * 0.45)
            swell = min(1, share / 0.08, (1 - share) / 0.1) if pressure < 0.9 else 1
            self.add(x, y, pressure * (0.25 + 0.75 * max(swell, 0)) * (1 + 0.12 * math.sin(9 * share + len(points))), 0)
        self.rest(0.04)

    def write(self, text, x, y, height, seed=1, pace=1.0, pressure=1.0):
        """Words whose first letter begins at x and whose lower-case letters are `height` high above the line y."""
        strokes, scale = self.synthesize(text, seed), height / LETTER
        left = min(px for stroke in strokes for _, px, _, _ in stroke)
        for stroke in strokes:
            points = [(x + (px - left) * scale, y + (py - BASELINE) * scale) for _, px, py, _ in stroke]
            self.go(*points[0], seconds=min(0.35, 0.06 + math.dist(self.place, points[0]) / 900))
            start, began = stroke[0][0], self.time
            for (time, _, _, force), place in zip(stroke, points):
                self.add(*place, force * pressure, 0, at=began + (time - start) / pace, tremor=False)
        self.rest(0.05)

    # ---- samples

    def add(self, x, y, pressure, distance, at=None, tremor=True):
        self.time = at if at is not None and at > self.time else self.time + 1 / RATE
        self.place = x, y
        if tremor:
            x, y = x + self.tremor[0].at(self.time), y + self.tremor[1].at(self.time)
        self.samples.append((self.time, x, y, pressure, distance))

    def synthesize(self, text, seed):
        """The strokes of a word as lists of (time, x, y, pressure) in the tablet's units."""
        recording = subprocess.run([self.stylusctl, "generate", text, "--seed", str(seed)], check=True, capture_output=True, text=True).stdout
        state, strokes, down = {X: 0, Y: 0, PRESSURE: 0}, [], False
        for line in recording.splitlines():
            if not line.startswith("E:"):
                continue
            _, time, kind, code, value = line.split()
            kind, code, value = int(kind, 16), int(code, 16), int(value)
            if kind == ABS:
                state[code] = value
            elif kind == KEY and code == TOUCH:
                down = value == 1
                if down:
                    strokes.append([])
            elif kind == SYN and down:
                strokes[-1].append((float(time), state[X], state[Y], state[PRESSURE] / FULL))
        return strokes

    def save(self, path):
        with open(path, "w", encoding="ascii") as file:
            file.write(HEADER)
            last = {}
            for time, x, y, pressure, distance in self.samples:
                self.write_frame(file, last, time, {
                    (ABS, X): round(x / self.screen[0] * SIZE[0]), (ABS, Y): round(y / self.screen[1] * SIZE[1]),
                    (ABS, DISTANCE): round(distance), (ABS, PRESSURE): round(min(pressure, 1) * FULL),
                    (ABS, TILT_X): round(24 + 3 * math.sin(time)), (ABS, TILT_Y): round(20 + 3 * math.cos(0.8 * time)),
                    (ABS, TOOL_ID): 2050, (KEY, TOOL_PEN): 1, (KEY, TOUCH): int(pressure > 0)})
            self.write_frame(file, last, self.time + 0.01, {key: 0 for key in last})

    def write_frame(self, file, last, time, values):
        events = [(kind, code, value) for (kind, code), value in values.items() if last.get((kind, code), 0) != value]
        for kind, code, value in events + [(MSC, 0, SERIAL), (SYN, 0, 0)]:
            file.write(f"E: {time:.6f} {kind:04x} {code:04x} {value}\n")
        last.update(values)


class Curve:
    """Through all its points (Catmull-Rom), by share of its length."""

    def __init__(self, points):
        ends = [mirror(points[0], points[1]), *points, mirror(points[-1], points[-2])]
        self.places = [points[0]]
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
            self.places += [tuple(blend(a[i], b[i], c[i], d[i], step / 24) for i in (0, 1)) for step in range(1, 25)]
        self.lengths = [0.0]
        for first, second in zip(self.places, self.places[1:]):
            self.lengths.append(self.lengths[-1] + math.dist(first, second))

    def at(self, share):
        wanted = share * self.lengths[-1]
        index = next((i for i, length in enumerate(self.lengths) if length >= wanted), len(self.lengths) - 1)
        if index == 0:
            return self.places[0]
        low, high = self.lengths[index - 1], self.lengths[index]
        part = (wanted - low) / (high - low) if high > low else 0
        return tuple(self.places[index - 1][i] + (self.places[index][i] - self.places[index - 1][i]) * part for i in (0, 1))


def mirror(end, inner):
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def blend(a, b, c, d, t):
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)


def loop(x, y, width, height, dice, start=-2.2, turns=1.08):
    """A ring that a hand draws, whose end passes its beginning."""
    count = 18
    lean = dice.uniform(-0.05, 0.05)
    for step in range(count + 1):
        angle = start - 2 * math.pi * turns * step / count
        grow = 1 + 0.07 * step / count + lean * math.sin(angle)
        yield x + width / 2 * grow * math.cos(angle), y + height / 2 * grow * math.sin(angle)
