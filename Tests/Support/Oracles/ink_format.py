#!/usr/bin/env python3
"""A reader of ink files, written after docs/develop/ink-format.md and ink-format-strokes.md alone: prints what a file holds.

  Tests/Support/Oracles/ink_format.py FILE    (an ink file, or a line of hexadecimal digits for each of several)

A row for each stroke, then one for each of its control points; doubles as the hexadecimal digits of their bits.
It does not look at what a reader may refuse.
"""
import math
import pathlib
import struct
import sys

SIGNATURE = bytes.fromhex("89696E6B0D0A1A0A")
WORD = (1 << 64) - 1


def signed64(value):
    value &= WORD
    return value - (1 << 64) if value >> 63 else value


def crc32c(data):
    sum_ = 0xFFFFFFFF
    for byte in data:
        sum_ ^= byte
        for _ in range(8):
            sum_ = sum_ >> 1 ^ (0x82F63B78 if sum_ & 1 else 0)
    return sum_ ^ 0xFFFFFFFF


def narrow(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


class Bytes:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        assert self.at <= len(self.data), "too short"
        return self.data[self.at - count:self.at]

    def varint(self):
        value = 0
        for place in range(9):
            byte = self.take(1)[0]
            value |= (byte & 127) << 7 * place
            if byte < 128:
                return value
        raise ValueError("a varint of more than 9 bytes")


class Model:
    def __init__(self, seed=None):
        self.a = self.b = 32768 if seed is None else 256 * seed + 128
        self.n = 0 if seed is None else 12

    def learn(self, bit):
        target, rate = 65535 * bit, 131072 // (2 * self.n + 3)
        self.a += (target - self.a) * max(rate, 4096) >> 16
        self.b += (target - self.b) * max(rate, 512) >> 16
        self.n = min(255, self.n + 1)


class Models(dict):
    """Models by name, made when they are first needed."""

    def __missing__(self, name):
        self[name] = Model()
        return self[name]


class Coder:
    def __init__(self, data):
        self.data, self.at, self.range, self.code = data, 0, 0xFFFFFFFF, 0
        for _ in range(4):
            self.code = self.code << 8 | self.next()
        self.models = Models()

    def next(self):
        self.at += 1
        return self.data[self.at - 1] if self.at <= len(self.data) else 0

    def refill(self):
        while self.range < 1 << 24:
            self.range = self.range << 8 & 0xFFFFFFFF
            self.code = (self.code << 8 | self.next()) & 0xFFFFFFFF

    def bit(self, *name):
        model = self.models[name]
        bound = (self.range >> 15) * min(max((model.a + model.b) >> 2, 16), 32752)
        value = int(self.code < bound)
        if value:
            self.range = bound
        else:
            self.code -= bound
            self.range -= bound
        model.learn(value)
        self.refill()
        return value

    def even(self):
        self.range >>= 1
        value = int(self.code >= self.range)
        if value:
            self.code -= self.range
        self.refill()
        return value

    def raw(self, count):
        value = 0
        for _ in range(count):
            value = value << 1 | self.even()
        return value

    def tree(self, count, *name):
        node = 1
        for _ in range(count):
            node = node << 1 | self.bit(*name, node)
        return node - (1 << count)

    def number(self, *name):
        length = self.tree(7, *name, "length")
        assert length <= 64
        return length if length < 2 else 1 << length - 1 | self.raw(length - 1)

    def signed(self, *name):
        size = self.number(*name)
        return -size if size and self.even() else size

    def double(self, *name):
        if self.bit(*name, "float"):
            return struct.unpack(">f", self.raw(32).to_bytes(4, "big"))[0]
        return struct.unpack(">d", self.raw(64).to_bytes(8, "big"))[0]

    def float(self):
        return struct.unpack(">f", self.raw(32).to_bytes(4, "big"))[0]


def load_seeds():
    page = pathlib.Path(__file__).resolve().parents[3] / "docs" / "develop" / "ink-format-strokes.md"
    rows = page.read_text().split("```seeds\n")[1].split("\n```")[0].split("\n")
    return [bytes.fromhex(row) for row in rows]


class Residuals:
    """Residuals of one channel of one stroke."""

    def __init__(self, coder, name):
        self.coder, self.name, self.sign = coder, name, 0

    def __call__(self, energy):
        coder, name = self.coder, self.name
        length = energy.bit_length()
        if length > 16:
            size = coder.number(name, "large", min(3, (length - 17) // 8))
            return self.signed(size) if size else self.zero()
        level = energy if energy < 2 else 2 * (length - 1) + (energy >> length - 2 & 1)
        if not coder.bit(name, "bins", level, 0):
            return self.zero()
        minus = coder.bit(name, "signs", self.sign)
        self.sign = 2 if minus else 1
        bucket = 0
        while bucket < 24 and coder.bit(name, "bins", level, 1 + bucket):
            bucket += 1
        if bucket == 24:
            size = coder.number(name, "rest")
        elif bucket < 4:
            size = bucket + 1
        else:
            length = 3 + (bucket - 4) // 2
            v = 2 | bucket & 1
            v = v << 1 | coder.bit(name, "halves", bucket)
            size = 1 + (v << length - 3 | coder.raw(length - 3))
        return -size if minus else size

    def zero(self):
        self.sign = 0
        return 0

    def signed(self, size):
        minus = self.coder.bit(self.name, "signs", self.sign)
        self.sign = 2 if minus else 1
        return -size if minus else size


class Energy:
    def __init__(self):
        self.start = 256

    def begin(self):
        self.now, self.first = self.start, True

    def learn(self, size):
        if self.first:
            self.start += (16 * size - self.start) >> 2
            self.now, self.first = 5 * size, False
        else:
            self.now += -(self.now >> 2) + 4 * size


def bounded(residual):
    return min(abs(residual), 1 << 40)


ROWS = ((0, 0, 0), (64, 0, 0), (96, -32, 0), (89, -9, -22), (15, -11, 0), (30, 17, 10), (-20, 0, 0), (70, 14, -20))


def expected(row, values):
    d = [values[-k] - values[-k - 1] for k in range(1, min(4, len(values)))]
    d += [d[-1] if d else 0] * (3 - len(d))
    return signed64(values[-1] + (signed64(sum(c * x for c, x in zip(ROWS[row], d)) + 32) >> 6))


DIVISORS = (1, 100, 200, 255, 1000, 1023, 2047, 4095, 8191, 65535, 65536, 10 ** 6)
CHANNELS = (("x", 1), ("y", 1), ("time", 1), ("force", 0), ("altitude", 0), ("azimuth", 0), ("roll", 0),
            ("width", 1), ("height", 1), ("opacity", 0), ("secondary scale", 0))
USUAL = {"force": 1.0, "altitude": narrow(math.pi / 2), "width": 1.0, "height": 1.0, "opacity": 1.0, "secondary scale": 1.0}


# Of docs/develop/ink-model.md, Inks: the base widths, and what an ink is used with, in the order of the types 1...9.
WIDTHS = ((0.1, 5.0), (0.1, 5.0), (0.3, 8.0), (1.0, 20.0), (0.2, 4.0), (1.0, 20.0), (1.0, 30.0), (0.3, 8.0), (0.5, 60.0))
USED = (0.38, 0.35, 0.8, 4.5, 0.66, 2.5, 6.0, 1.2, 4.0)
PEN, FOUNTAIN, REED = 1, 3, 8
# Landing: seconds, widths, what is left; lift: seconds, widths, share of the path, what is left; how much rounder.
ENDS = {PEN: ((0.006, 4.0, 0.6), (0.016, 9.0, 0.45, 0.06), 0.0),
        FOUNTAIN: (None, (0.018, 8.0, 0.4, 0.1), 0.12),
        REED: ((0.006, 1.5, 0.6), (0.012, 3.0, 0.35, 0.35), 0.3)}


def clamped(value, low, high):
    return min(value, high) if value > low else low


def eased(x):
    x = clamped(x, 0.0, 1.0)
    return x * x * (3 - 2 * x)


def lean(altitude):
    return 1 - clamped(altitude, 0.0, math.pi / 3) / (math.pi / 3)


def tip4(kind, width, force, altitude, speed):
    """Width, height and opacity of content version 4."""
    w = clamped(width, *WIDTHS[kind - 1])
    f, v, t = clamped(force, 0.0, 1.0), clamped(speed, 0.0, 1e6), lean(altitude)
    length = w * (0.8 + 0.5 * f) * (1 - 0.35 * v / (v + 150))
    lead, wax, wet = w * (0.7 + 0.5 * f), w * (0.8 + 0.4 * f), w * (0.55 + 1.1 * f) * (1 + t)
    ball, rubber = w * (0.6 + f) * (1 + 0.8 * t), w * (0.6 + f)
    made = ((ball, ball, 1), (w, w, 1), (length, 0.3 * length, 1), (w, 0.45 * w, 0.5),
            (lead * (1 + 7 * t), lead, (0.25 + 0.75 * f) * (1 - 0.55 * t)), (wax * (1 + 2 * t), wax, 0.45 + 0.55 * f),
            (wet, wet, 0.3 + 0.3 * f), (w, 0.12 * w * (1 + f), 1), (rubber, rubber, 1))[kind - 1]
    return made[0], made[1], narrow(made[2])


def tip5(kind, width, force, altitude, speed, distance):
    """Width, height and opacity of content version 5, away from the ends."""
    w = clamped(width, *WIDTHS[kind - 1])
    f, v, d, t = clamped(force, 0.0, 1.0), clamped(speed, 0.0, 1e6), clamped(distance, 0.0, 1e9), lean(altitude)
    ball = w * (0.28 + 0.8 * (1.55 * f / (f + 0.28))) * (1 - 0.22 * v / (v + 250)) * (0.5 + 0.5 * eased(f / 0.1))
    spread = 0.42 + 0.58 * eased(f / 0.22)
    nib = w * (0.8 + 0.5 * f) * (1 - 0.35 * v / (v + 150)) * spread
    lead, wax, wet = w * (0.62 + 0.5 * f), w * (0.85 + 0.35 * f), w * (0.55 + 1.1 * f) * (1 + t)
    r = math.sqrt(f)
    graphite = min(1.0, f / 0.05) * (0.24 + f * (1.6 * r + 1.9 * math.sqrt(r))) / (1 + 1.5 * t) / 4
    colour = min(1.0, f / 0.04) * (0.36 + 2.1 * f) / (1 + 0.8 * t) / 4
    load = (0.16 + 0.62 * f) * (0.66 + 0.5 / (1 + d / 40))
    cut = 0.36 + 0.64 * eased(f / 0.2)
    edge, rubber = w * cut, w * (0.6 + f)
    made = ((ball, ball, 1), (w, w, 1), (nib, nib * (0.3 + 0.3 * (1 - spread)), 1), (w, 0.38 * w, 1),
            (lead * (1 + 9 * t), lead * (1 + 0.7 * t), graphite), (wax * (1 + 2 * t), wax, colour),
            (wet, wet, load), (edge, edge * (0.12 * (1 + f) + 0.25 * (1 - cut)), 1), (rubber, rubber, 1))[kind - 1]
    return made[0], made[1], narrow(made[2])


def end_speed(times, ways):
    """At the first of these; distances are from there on."""
    passed = way = 0.0
    for k in range(1, min(64, len(times))):
        now, there = abs(times[k] - times[0]), abs(ways[k] - ways[0])
        if now >= 0.03:
            return (way + (there - way) * ((0.03 - passed) / (now - passed))) / 0.03
        passed, way = now, there
    if len(times) > 64:
        passed = 0.03
    return way / passed if passed > 0 else 0.0


def reach(taper, speed, w, length):
    if not taper or not speed > 45:
        return 0.0
    long = min(taper[0] * speed, taper[1] * w, length)
    return long if long > 0.6 * w else 0.0


def left(least, share):
    return least + (1 - least) * math.sqrt(eased(share))


def tips5(kind, width, columns, landed, lifted):
    """The control points' tips of content version 5."""
    x, y, time, force, altitude = columns[:5]
    count = len(x)

    def knot(values, k):
        return (values[k - 1] + 4 * values[k] + values[k + 1]) / 6 if 0 < k < count - 1 else values[k]

    times = [knot(time, k) for k in range(count)]
    xs, ys = ([knot(line, k) for k in range(count)] for line in (x, y))
    ways = [0.0]
    for k in range(1, count):
        across, down = xs[k] - xs[k - 1], ys[k] - ys[k - 1]
        ways.append(ways[-1] + math.sqrt(across * across + down * down))
    w, long = clamped(width, *WIDTHS[kind - 1]), ways[-1]
    land, lift, rounder = ENDS.get(kind, (None, None, 0.0))
    first = reach(land, end_speed(times, ways), w, math.inf) if landed else 0.0
    final = reach(lift, end_speed(times[::-1], ways[::-1]), w, lift[2] * long) if lifted and lift else 0.0
    least = 0.95 * w if kind == PEN and landed and lifted and long < 0.5 else 0.0
    tips = []
    for k in range(count):
        along, across, opacity = tip5(kind, width, narrow(knot(force, k)), narrow(knot(altitude, k)),
                                      Strokes.speed(columns, k), narrow(ways[k]))
        share = left(land[2], ways[k] / first) if ways[k] < first else 1.0
        if long - ways[k] < final:
            share *= left(lift[3], (long - ways[k]) / final)
        if share < 1 or least > 0:
            thicker = rounder * (1 - share) * share * along
            along, across = max(least, share * along), max(least, share * across + thicker)
        tips.append((along, across, opacity))

    def control(k, i):
        value = tips[k][i]
        if 0 < k < count - 1:
            value = max(0.0, value + (2 * value - tips[k - 1][i] - tips[k + 1][i]) / 6)
        return narrow(min(1.0, value)) if i == 2 else value

    return [tuple(control(k, i) for i in range(3)) for k in range(count)]


class Strokes:
    """The strokes of one chunk."""

    def __init__(self, payload):
        outer = Bytes(payload)
        head = Bytes(outer.take(outer.varint()))
        features, self.count, self.points = head.varint(), head.varint(), head.varint()
        assert features & ~3 == 0
        self.masks = features & 1
        head.take(16)
        profile = head.take(1)[0]
        names = ("location", "size", "time", "angle", "force", "share")
        self.steps = None
        if profile == 1:
            self.steps = dict(zip(names, [head.varint() for _ in names]))
        elif profile == 2:
            self.steps = dict(zip(names, (14142, 10000, 2000, 17453, 4096, 4096)))
        self.content = head.varint() if features & 2 else 4
        assert self.content <= 5
        self.coder = Coder(payload[outer.at:])
        seeds = load_seeds()
        for name in [name for name, _ in CHANNELS] + ["mask 0", "mask 1"]:
            for level, row in enumerate(seeds):
                for index, seed in enumerate(row):
                    self.coder.models[name, "bins", level, index] = Model(seed)
        self.energies, self.lasts = {}, {}
        self.before = dict(id=0, origin=0, ink=None, transform=None, seed=0, grain=(0.0, 0.0), date=0, end=0.0)
        self.group, self.inks, self.corner = 0, [], (0, 0)

    def energy(self, name):
        return self.energies.setdefault(name, Energy())

    def id(self, *name):
        kind = self.coder.tree(2, *name)
        before = self.before["id"]
        if kind == 0:
            low = before & ((1 << 62) - 1)
            return before - low + (low + 1 & (1 << 62) - 1)
        if kind == 1:
            high, low = self.coder.raw(60), self.coder.raw(62)
            return (high >> 12 << 16 | 0x4000 | high & 0xFFF) << 64 | 1 << 63 | low
        assert kind == 2
        return self.coder.raw(64) << 64 | self.coder.raw(64)

    def stroke(self):
        c, before, s = self.coder, self.before, {}
        s["id"] = self.id("id")
        s["origin"] = s["id"] if c.bit("own origin") else before["origin"] if c.bit("same origin") else self.id("origin")
        s["ink"] = self.stroke_ink = before["ink"] if c.bit("same ink") else self.ink()
        s["transform"] = self.transform()
        s["seed"] = 0 if c.bit("no seed") else before["seed"] if c.bit("same seed") else c.raw(32)
        s["grain"] = (0.0, 0.0) if c.bit("no grain") else before["grain"] if c.bit("same grain") else (c.double("grain"), c.double("grain"))
        s["group"] = None
        if not c.bit("no group"):
            if not c.bit("same group"):
                self.group = self.id("group")
            s["group"] = self.group
        s["mask"] = self.mask() if self.masks else None
        s["date"] = self.date()
        s["path"] = self.path()
        s["end"] = s["path"][-1][2] if s["path"] else 0.0
        self.before = s
        return s

    def ink(self):
        c = self.coder
        index = c.number("ink")
        if index == len(self.inks):
            kind, adapts = c.raw(8), c.bit("adapts")
            if c.bit("bytes"):
                color = [narrow(c.raw(8) / 255) for _ in range(4)]
            else:
                color = [c.float() for _ in range(4)]
            self.inks.append((kind, adapts, tuple(color)))
        return self.inks[index]

    def transform(self):
        c = self.coder
        if c.bit("identity"):
            return (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        if c.bit("same transform"):
            return self.before["transform"]
        ways = (1.0, 0.0, 0.0, 1.0) if c.bit("moves") else tuple(c.double("transform") for _ in range(4))
        return ways + (c.double("transform"), c.double("transform"))

    def mask(self):
        c = self.coder
        if c.bit("whole"):
            return None
        return [self.ring() for _ in range(c.number("rings"))]

    def ring(self):
        c = self.coder
        count = c.number("corners")
        if count == 0:
            return []
        row = c.tree(3, "mask predictor")
        self.corner = (self.corner[0] + c.signed("first corner", 0), self.corner[1] + c.signed("first corner", 1))
        lines = [[self.corner[0]], [self.corner[1]]]
        self.places(lines, row, ("mask 0", "mask 1"), count, (1, 1))
        return list(zip(*lines))

    def places(self, lines, row, names, count, steps):
        energy = self.energy(names[0])
        energy.begin()
        residuals = [Residuals(self.coder, name) for name in names]
        for _ in range(1, count):
            places = [expected(row, line) for line in lines]
            x = residuals[0](energy.now)
            y = residuals[1]((2 * energy.now + 16 * bounded(x)) // 3)
            energy.learn((bounded(x) + bounded(y)) // 2)
            for line, place, k, step in zip(lines, places, (x, y), steps):
                line.append(signed64(place + k * step))

    def date(self):
        c = self.coder
        if c.bit("no date"):
            return 0
        before = self.before
        end = before["end"] * 1e6
        q = before["date"] + int(math.copysign(math.floor(abs(end) + 0.5), end)) if before["date"] else 0
        return signed64(q + c.signed("date") * (self.steps["time"] if self.steps else 1))

    def path(self):
        c = self.coder
        count = c.number("count")
        self.range = (0.0, 0.0)
        if count == 0:
            return []
        self.range = (0.0, float(count - 1)) if c.bit("whole range") else (c.double("range"), c.double("range"))
        self.scale = self.width = None
        if self.steps and not c.bit("exact"):
            self.scale = c.signed("scale")
        columns = self.location(count)
        for name, wide in CHANNELS[2:]:
            columns.append(self.channel(name, wide, count, columns))
        kind = self.stroke_ink[0]
        if self.content < 5 and kind in (4, 5, 6, 7):
            columns[9] = self.renewed(kind, columns)
        return list(zip(*columns))

    def renewed(self, kind, columns):
        """Opacities of content version 5."""
        width, count, opacities = USED[kind - 1], len(columns[0]), []
        new = tips5(kind, width, columns, not self.range[0] > 0, not self.range[1] < count - 1)
        for i in range(count):
            old = tip4(kind, width, columns[3][i], columns[4][i], self.speed(columns, i))[2]
            value = new[i][2]
            if abs(narrow(columns[9][i] - old)) > 1 / 64:
                value = min(1.0, max(0.0, narrow(value * narrow(columns[9][i] / old))))
            opacities.append(value)
        return opacities

    def form(self, name):
        """A form and its step."""
        if self.scale is None:
            return self.coder.tree(4, name, "form"), 1
        kind = {"x": "location", "y": "location", "width": "size", "height": "size", "time": "time", "force": "force",
                "altitude": "angle", "azimuth": "angle", "roll": "angle"}.get(name, "share")
        per = 1048576.0 if kind in ("force", "share") else 1e6
        unit = self.steps[kind] / (16 * per)
        return ("unit", unit * 2.0 ** -self.scale if kind in ("location", "size") else unit), 16

    def value(self, form, v, wide):
        if isinstance(form, tuple):
            number = v * form[1]
        elif form == 0:
            number = struct.unpack(">d", struct.pack(">Q", v if v >= 0 else 1 << 63 ^ -1 - v))[0]
        elif form == 1:
            number = struct.unpack(">f", struct.pack(">I", v if v >= 0 else 1 << 31 ^ -1 - v))[0]
        elif form < 14:
            number = v / DIVISORS[form - 2]
        else:
            number = v * (math.pi / (180 if form == 14 else 1800))
        return number if wide else narrow(number)

    def first(self, name, place, step):
        return signed64(place + self.coder.signed(name, "first") * step)

    def formula(self, name, wide, mode, columns):
        c, kind = self.coder, self.stroke_ink[0]
        if self.width is None:
            if not c.bit("same width"):
                self.lasts["width", kind] = c.double("base width")
            self.width = self.lasts.get(("width", kind), 0.0)
        index = ("width", "height", "opacity").index(name)
        numbers = [tip[index] for tip in self.tips(kind, self.width, columns)]
        if mode == 3:
            return numbers
        form, step = self.form(name)
        whole = [int(math.copysign(math.floor(abs(n / form[1]) + 0.5), n)) for n in numbers]
        line = [self.first(name, whole[0], step)]
        energy, residual = self.energy(name), Residuals(c, name)
        energy.begin()
        for i in range(1, len(whole)):
            k = residual(energy.now)
            energy.learn(bounded(k))
            line.append(line[-1] + whole[i] - whole[i - 1] + k * step)
        return [self.value(form, v, wide) for v in line]

    def tips(self, kind, width, columns):
        count = len(columns[0])
        if self.content >= 5:
            return tips5(kind, width, columns, not self.range[0] > 0, not self.range[1] < count - 1)
        return [tip4(kind, width, columns[3][i], columns[4][i], self.speed(columns, i)) for i in range(count)]

    @staticmethod
    def speed(columns, i):
        x, y, time = columns[:3]
        low, high = max(0, i - 1), min(len(x) - 1, i + 1)
        passed = time[high] - time[low]
        way = math.sqrt((x[high] - x[low]) * (x[high] - x[low]) + (y[high] - y[low]) * (y[high] - y[low]))
        return narrow(way / passed) if passed > 0 else 0.0

    def location(self, count):
        forms = [self.form("x"), self.form("y")]
        row = self.coder.tree(3, "x", "predictor")
        lines = []
        for name, (form, step) in zip("xy", forms):
            last = self.lasts.get(name, (0, None))
            lines.append([self.first(name, last[0] if last[1] == form else 0, step)])
        self.places(lines, row, ("x", "y"), count, [step for _, step in forms])
        for name, line, (form, _) in zip("xy", lines, forms):
            self.lasts[name] = (line[-1], form)
        return [[self.value(form, v, 1) for v in line] for line, (form, _) in zip(lines, forms)]

    def channel(self, name, wide, count, columns):
        c = self.coder
        mode = c.tree(3, name, "mode")
        if mode == 0:
            return [USUAL.get(name, 0.0)] * count
        if mode == 1:
            if not c.bit(name, "same constant"):
                self.lasts[name, "constant"] = c.double(name, "constant") if wide else c.float()
            return [self.lasts.get((name, "constant"), 0.0)] * count
        if mode == 5:
            return columns[7]
        if mode in (3, 4):
            return self.formula(name, wide, mode, columns)
        assert mode in (2, 6)
        form, step = self.form(name)
        if mode == 2:
            row = c.tree(3, name, "predictor")
        elif not c.bit(name, "same slope"):
            self.lasts[name, "slope"] = c.signed(name, "slope")
        slope = self.lasts.get((name, "slope"), 0)
        place = self.lasts[name][0] if self.lasts.get(name, (0, None))[1] == form else 0
        line = [self.first(name, place, step)]
        if mode == 2:
            self.lasts[name] = (line[0], form)
        energy, residual = self.energy(name), Residuals(c, name)
        energy.begin()
        for i in range(1, count):
            place = expected(row, line) if mode == 2 else line[-1] + (signed64(i * slope) >> 16) - (signed64((i - 1) * slope) >> 16)
            k = residual(energy.now)
            energy.learn(bounded(k))
            line.append(signed64(place + k * step))
        return [self.value(form, v, wide) for v in line]


def bits(value):
    return struct.pack(">d", value).hex()


def main():
    data = pathlib.Path(sys.argv[1]).read_bytes()
    for file in [data] if data.startswith(SIGNATURE) else map(bytes.fromhex, data.decode().split()):
        show(file)


def show(data):
    assert data.startswith(SIGNATURE)
    at = len(SIGNATURE)
    while at < len(data):
        reader = Bytes(data[at:])
        kind = reader.take(1)
        payload = reader.take(reader.varint())
        assert crc32c(reader.data[:reader.at]) == struct.unpack("<I", reader.take(4))[0]
        at += reader.at
        if kind != b"S":
            assert kind == b"H" or kind.islower()
            continue
        strokes = Strokes(payload)
        for _ in range(strokes.count):
            s = strokes.stroke()
            group = "-" if s["group"] is None else f"{s['group']:032x}"
            mask = "-" if s["mask"] is None else ";".join(" ".join(f"{x},{y}" for x, y in ring) for ring in s["mask"])
            row = [f"{s['id']:032x}", f"{s['origin']:032x}", str(s["ink"][0]), str(s["ink"][1]), *map(bits, s["ink"][2]),
                   *map(bits, s["transform"]), str(s["seed"]), *map(bits, s["grain"]), group, str(s["date"]), *map(bits, strokes.range), mask]
            print("\t".join(row))
            for point in s["path"]:
                print("\t".join(map(bits, point)))


main()
