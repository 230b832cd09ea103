"""A hand that both sides hear of: as a recording for the daemon, and line by line for the compositor's tablet."""
import math
import threading
import time

# The tablet of the recording, in raw units; 200 of them are a millimeter, as on the compositor's.
WIDTH, HEIGHT = 40_000, 22_500
STEP = 0.005
LEAD = 3.0


def wave(left, top, width, seconds):
    """A stroke in shares of the tablet, one place each 5 ms: loops to the right, as fast as somebody writes."""
    places = []
    for i in range(int(seconds / STEP)):
        share = i * STEP / seconds
        # It begins and ends at rest.
        share = share - math.sin(2 * math.pi * share) / (2 * math.pi)
        angle = share * 2 * math.pi * 3
        places.append((left + width * share + 0.012 * math.sin(angle), top + 0.05 * (1 - math.cos(angle)) / 2))
    return places


class Hand:
    """Strokes with the moments at which they begin, from the first event on."""

    def __init__(self, count=8, pause=0.35, seconds=0.8):
        self.strokes = []
        at = LEAD
        for number in range(count):
            left, top = 0.08 + 0.3 * (number % 3), 0.1 + 0.11 * (number // 3)
            places = wave(left, top, 0.2, seconds)
            self.strokes.append((at, places))
            at += len(places) * STEP + pause
        self.length = at

    def recording(self, shift=(0, 0), name="Test Tablet Pen"):
        """As evemu text; moved by so many shares, it is another hand."""
        lines = ["# EVEMU 1.3", f"N: {name}", "I: 0003 056a 0357 0000", "P: 01 00 00 00 00 00 00 00",
                 "B: 00 1b 00 00 00 00 00 00 00", *["B: 01 00 00 00 00 00 00 00 00"] * 5,
                 "B: 01 1f 1c 00 00 00 00 00 00", "B: 03 03 00 00 01 00 00 00 00",
                 f"A: 00 0 {WIDTH} 4 0 200", f"A: 01 0 {HEIGHT} 4 0 200", "A: 18 0 8191 0 0 0"]

        def frame(at, *events):
            now = round((1 + at) * 1e6)
            for event in (*events, "0000 0000 0"):
                lines.append(f"E: {now // 1_000_000}.{now % 1_000_000:06} {event}")

        def place(x, y):
            return f"0003 0000 {round((x + shift[0]) * WIDTH)}", f"0003 0001 {round((y + shift[1]) * HEIGHT)}"

        frame(0, "0001 0140 1", *place(0.02, 0.02))
        for i in range(1, int(LEAD / 0.05)):
            frame(i * 0.05, *place(0.02 + i * 0.0005, 0.02))
        for at, places in self.strokes:
            frame(at - STEP, *place(*places[0]))
            for i, (x, y) in enumerate(places):
                frame(at + i * STEP, *place(x, y), *(["0001 014a 1"] if i == 0 else []), f"0003 0018 {3000 + i}")
            frame(at + len(places) * STEP, "0001 014a 0", "0003 0018 0")
        frame(self.length, "0001 0140 0")
        return "\n".join(lines) + "\n"

    def play(self, fifo, began, late=0.004, on_stroke=None):
        """Tells the compositor what the hand did since `began` (time.monotonic()), so much later than it did it."""
        with open(fifo, "w") as pen:
            def say(at, line):
                rest = began + at + late - time.monotonic()
                if rest > 0:
                    time.sleep(rest)
                pen.write(f"{line} {int((began + at) * 1000)}\n" if line.count(" ") == 3 else line + "\n")
                pen.flush()

            pen.write("in .02 .02\n")
            for number, (at, places) in enumerate(self.strokes):
                say(at - STEP, "move {} {} 0".format(*places[0]))
                for i, (x, y) in enumerate(places):
                    say(at + i * STEP, f"{'move' if i else 'down'} {x} {y} {(3000 + i) / 8191}")
                    if on_stroke:
                        on_stroke(number, i)
                say(at + len(places) * STEP, "up {} {}".format(*places[-1]))
            say(self.length, "out")


def in_background(body, *words, **more):
    thread = threading.Thread(target=body, args=words, kwargs=more, daemon=True)
    thread.start()
    return thread
