"""What a pen does on the page of window.py, as a recording and a list of cues.

    lesson.py picture|film --page STATE --stylusctl PROGRAM --to RECORDING --cues FILE

`picture` annotates the page with several inks, which the cues choose: commands for the overlay, each with its time, one a line. `film`
shows highlighting, the picker, the ruler, the lasso and writing into the text field, and does almost everything with the pen.
"""
import argparse
import json
import math

import chart
from pen import Pen, loop

SCREEN = 1280, 720
# Where the window is on the screen.
WINDOW = 80, 14
PIXEL = 25.4 / 96
# Of the ruler, in pixels: its length and width are 250 and 38 mm.
LENGTH, BREADTH = 250 / PIXEL, 38 / PIXEL
# Where the picker has its buttons when it is docked at the bottom.
BUTTONS = {"pen": (345, 655), "fountain-pen": (430, 655), "marker": (513, 655), "lasso": (723, 655), "ruler": (765, 655), "amber": (945, 673)}
# How long it rests before and after a cue, and until all programs are connected.
BREATH, START = 0.3, 2


class Lesson:
    def __init__(self, options):
        with open(options.page, encoding="utf-8") as file:
            page = json.load(file)
        self.lines = [self.shift(box) for box in page["lines"]]
        self.heading, self.field, self.chart = (self.shift(page[name]) for name in ("heading", "field", "chart"))
        self.pen = Pen(SCREEN, options.stylusctl)
        self.dice = self.pen.dice

    def shift(self, box):
        return box[0] + WINDOW[0], box[1] + WINDOW[1], box[2], box[3]

    def star(self, name):
        x, y = chart.place(name)
        return self.chart[0] + x, self.chart[1] + y

    def pointer(self, along, above=0.0):
        """A place on the line from Dubhe to Polaris, in parts of its length, or so many pixels above it."""
        (x, y), (px, py) = self.star("Dubhe"), self.star("Polaris")
        angle = math.radians(chart.RISE)
        return x + (px - x) * along - above * math.sin(angle), y + (py - y) * along - above * math.cos(angle)

    def ruler_place(self, above=0.0):
        """Its middle, where its lower edge is on that line, or so many pixels above it."""
        return self.pointer(1.2, BREADTH / 2 + 1.5 + above)

    def ruler_command(self, degrees, above=0.0):
        x, y = self.ruler_place(above)
        return "ruler", "place", f"{x * PIXEL:.2f}", f"{y * PIXEL:.2f}", str(degrees)

    # ---- what both do

    def highlight(self, line, left=0.0, right=1.0, seconds=0.6):
        x, y, width, height = self.lines[line]
        middle = y + height / 2 + 1
        begin, end = x + left * width - 2, x + right * width + 2
        self.pen.draw([(begin, middle + 0.7), ((2 * begin + end) / 3, middle - 0.6), ((begin + 2 * end) / 3, middle + 0.6), (end, middle - 0.5)],
                      seconds, pressure=0.55)

    def draw_pointer(self, seconds):
        """Along the ruler's edge, from before Merak to behind Polaris."""
        self.pen.draw([self.pointer(-0.30, -9), self.pointer(0.3, -7), self.pointer(0.7, -8), self.pointer(1.12, -9)], seconds, pressure=0.62)

    def ring(self, name, size, seconds):
        x, y = self.star(name)
        self.pen.draw(list(loop(x, y, size, size * 0.94, self.dice)), seconds, pressure=0.55)

    def choose(self, *commands):
        self.pen.rest(BREATH)
        for words in commands:
            self.pen.cue("do", *words)
            self.pen.rest(0.1)
        self.pen.rest(BREATH)

    # ---- picture

    def picture(self):
        pen = self.pen
        pen.appear(self.lines[2][0], self.lines[2][1])
        pen.rest(START)
        self.choose(("picker", "show"))
        pen.rest(1)
        self.choose(("tool", "marker"), ("color", "#ffd21f"), ("width", "5.2"))
        self.highlight(3, left=0.205)
        self.highlight(4)
        self.choose(("tool", "watercolor"), ("color", "#9be8ff"), ("width", "11"))
        self.wash()
        self.choose(("tool", "crayon"), ("color", "#e0452f"), ("width", "1.5"))
        x, y, width, height = self.heading
        pen.draw([(x + 2, y + height + 4), (x + width * 0.4, y + height + 1), (x + width + 6, y + height + 3)], 0.7, pressure=0.7)
        pen.draw([(x + width + 2, y + height + 9), (x + width * 0.6, y + height + 7), (x + width * 0.12, y + height + 10)], 0.6, pressure=0.6)
        self.choose(("tool", "pen"), ("color", "#ffb02e"), ("width", "0.75"))
        # Painting it for the first time takes a while.
        self.choose(self.ruler_command(-chart.RISE), ("ruler", "on"))
        pen.rest(1.5)
        self.draw_pointer(1.1)
        # Or the pen would take hold of it.
        self.choose(("ruler", "off"))
        self.ring("Polaris", 38, 0.7)
        px, py = self.star("Polaris")
        pen.write("Polaris", px + 40, py + 34, 15, seed=3, pace=1.6)
        for step in range(1, 6):
            self.tick(step)
        self.choose(("tool", "fountain-pen"), ("color", "#1c3f94"), ("width", "1.1"))
        x, y, width, height = self.field
        pen.write("north", x + 26, y + height - 19, 16, seed=1, pace=1.6)
        x, y, _, _ = self.lines[-1]
        self.choose(("tool", "pencil"), ("color", "#4a4f57"), ("width", "0.7"))
        pen.write("try it tonight!", x + 150, y + 92, 13, seed=4, pace=1.9)
        self.choose(("tool", "pen"), self.ruler_command(-chart.RISE, 22), ("ruler", "on"))

    def wash(self):
        """Over the bowl of the Big Dipper, to and fro."""
        corners = [self.star(name) for name in ("Merak", "Dubhe", "Megrez", "Phecda")]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        rows = 5
        points = []
        for row in range(rows):
            share = row / (rows - 1)
            left, right = (ax + (dx - ax) * share, ay + (dy - ay) * share), (bx + (cx - bx) * share, by + (cy - by) * share)
            points += [left, right] if row % 2 == 0 else [right, left]
        self.pen.draw(points, 1.5, pressure=0.6)

    def tick(self, step):
        """Each fifth of the way, numbered."""
        x, y = self.pointer(step / 5 - (0.04 if step == 5 else 0), -26)
        if step < 5:
            self.pen.draw([self.pointer(step / 5, -4), self.pointer(step / 5, -14)], 0.14, pressure=0.6)
        if step < 5:
            self.pen.write(str(step), x - 4, y + 9, 9, seed=step, pace=2)

    # ---- film

    def film(self):
        pen = self.pen
        x, y, width, height = self.lines[3]
        pen.appear(x + 0.5 * width, y + 130)
        pen.rest(START)
        # The ruler waits where one turn brings it to its place.
        self.choose(("picker", "show"), ("shapes", "off"), ("tool", "pen"), ("width", "0.8"), ("tool", "marker"),
                    ("color", "#ffd21f"), ("width", "5.2"), self.ruler_command(0), ("ruler", "off"))
        self.hide_pointer()
        pen.rest(1)
        pen.cue("film")
        pen.rest(0.3)
        self.highlight(3, left=0.205, seconds=0.75)
        self.highlight(4, seconds=0.85)
        self.press("pen")
        pen.cue("expect", "ink", "pen")
        self.press("amber")
        self.press("ruler")
        pen.cue("do", "ruler", "move", "0", "0")
        self.turn_ruler()
        self.draw_pointer(1.0)
        self.press("ruler")
        self.ring("Polaris", 40, 0.6)
        px, py = self.star("Polaris")
        wx, wy = px - 20, py + 200
        pen.write("Polaris", wx, wy, 15, seed=3, pace=2.1)
        self.press("lasso")
        pen.draw(list(loop(wx + 52, wy - 13, 150, 84, self.dice, start=-1.2, turns=1.0)), 1.0, pressure=0.5)
        pen.go(wx + 50, wy - 12)
        pen.rest(0.1)
        pen.draw([(wx + 50, wy - 12), (px + 70, wy - 60), (px + 92, py + 26)], 0.9, pressure=0.5)
        pen.cue("do", "select", "none")
        pen.rest(0.15)
        pen.cue("mode", "ephemeral")
        x, y, width, height = self.field
        pen.write("north", x + 24, y + height - 20, 15, seed=1, pace=1.7)
        pen.go(x + 250, y + 90, 0.5)
        pen.rest(1.2)
        pen.cue("cut")
        pen.rest(0.2)

    def press(self, button):
        x, y = BUTTONS[button]
        self.pen.go(x, y)
        self.pen.cue("pointer", "set", str(x), str(y))
        self.pen.rest(0.06)
        self.pen.cue("pointer", "press", "button1")
        self.pen.touch(0.1)
        self.pen.cue("pointer", "release", "button1")
        self.pen.rest(0.06)
        self.hide_pointer()
        self.pen.rest(0.12)

    def hide_pointer(self):
        """In the corner, where no pixel of its arrow is on the screen but one."""
        self.pen.cue("pointer", "set", str(SCREEN[0] - 1), str(SCREEN[1] - 1))

    def turn_ruler(self):
        """At its left end, about its middle."""
        x, y = self.ruler_place()
        reach, angle = LENGTH / 2 - 40, math.radians(chart.RISE)
        path = [(x - reach * math.cos(angle * step / 6), y + reach * math.sin(angle * step / 6)) for step in range(7)]
        self.pen.draw(path, 0.9, pressure=0.5)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("picture", "film"))
    for name in ("page", "stylusctl", "to", "cues"):
        parser.add_argument("--" + name, required=True)
    options = parser.parse_args()
    lesson = Lesson(options)
    getattr(lesson, options.kind)()
    lesson.pen.save(options.to)
    with open(options.cues, "w", encoding="utf-8") as file:
        for time, words in lesson.pen.cues:
            print(f"{time:.3f}", *words, file=file)


if __name__ == "__main__":
    main()
