"""A hand practises in the window of docs/examples/practice-canvas, a good one and one that spoils strokes first. Needs what
scripts/canvas-library made, the example, and practice-example, which writes down what the hand does:

    PKG_CONFIG_PATH=$PWD/.build/canvas/root/lib/pkgconfig swift build -c release \\
      --package-path docs/examples/practice-canvas --scratch-path .build/canvas/practice
"""
import os
import pathlib
import re
import subprocess
import time
import unittest

from test_pens import Desk, root, stage

window = root / ".build/canvas/practice/release/practice-canvas"
rehearsal = pathlib.Path(os.environ.get("STYLUSD_PRACTICE", root / ".build/debug/practice-example"))
PICTURES = os.environ.get("STYLUSD_PICTURES")


def hand(skill):
    """Frames of a rehearsed hand: when, where on the tablet as shares of its sides, pressure, and whether it touches."""
    text = subprocess.run([rehearsal, "--rehearse", skill, "--screen", "1920x1080", "hello"], capture_output=True, text=True, check=True).stdout
    most = {int(code, 16): int(top) for code, top in re.findall(r"^A: ([0-9a-f]{2}) \S+ (\d+)", text, re.MULTILINE)}
    values, touches = {0: 0, 1: 0, 0x18: 0}, False
    for second, micro, kind, code, value in re.findall(r"^E: (\d+)\.(\d+) ([0-9a-f]{4}) ([0-9a-f]{4}) (-?\d+)", text, re.MULTILINE):
        kind, code, value = int(kind, 16), int(code, 16), int(value)
        if kind == 3 and code in values:
            values[code] = value / most[code]
        elif (kind, code) == (1, 0x14A):
            touches = value == 1
        elif (kind, code) == (0, 0):
            yield int(second) + int(micro) * 1e-6, values[0], values[1], values[0x18], touches


def play(frames, pen, speed=1.5):
    began, first, is_down = time.monotonic(), None, False
    for at, x, y, force, touches in frames:
        first = first if first is not None else at
        time.sleep(max(0, began + (at - first) / speed - time.monotonic()))
        if at == first:
            words = f"in {x} {y}"
        elif touches != is_down:
            words, is_down = (f"down {x} {y} {force}" if touches else f"up {x} {y}"), touches
        else:
            words = f"move {x} {y} {force}"
        pen.write(words + "\n")
        pen.flush()
    pen.write("out\n")


@unittest.skipUnless(window.exists() and rehearsal.exists(), "docs/examples/practice-canvas was not built")
class PracticeTest(unittest.TestCase):
    def practise(self, skill):
        """What the window said of each stroke."""
        on = stage.Stage(None, False)
        try:
            with Desk(on, 60) as desk:
                client = subprocess.Popen([window, "--full-screen", "hello"], env=desk.environment, stdout=subprocess.PIPE, text=True)
                time.sleep(3)
                with open(desk.fifo, "w") as pen:
                    play(hand(skill), pen)
                time.sleep(3)
                if PICTURES:
                    subprocess.run(["grim", f"{PICTURES}/practice-canvas-{skill}.png"], env=desk.environment, check=True)
                client.terminate()
                said, _ = client.communicate(timeout=180)
                return [line.split(",")[0] for line in said.splitlines()]
        finally:
            on.close()

    def test_a_good_hand_is_right_with_every_stroke(self):
        self.assertEqual(self.practise("good"), ["right"] * 4)

    def test_a_hand_that_spoils_strokes_is_told_how(self):
        self.assertEqual(self.practise("spoiled"), ["reversed", "right", "right", "distorted", "right", "extra", "right"])


if __name__ == "__main__":
    unittest.main()
