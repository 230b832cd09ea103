"""What pens, fingers and the mouse press on a canvas with a tool picker, in a window of GTK. Needs what scripts/canvas-library made, and
scripts/setup compositors gtk."""
import json
import pathlib
import subprocess
import sys
import time
import unittest

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]
sys.path[:0] = [str(here), str(root / "Benchmarks/overlay")]
import stage  # noqa: E402
import test_pens  # noqa: E402
import test_windows  # noqa: E402

WIDTH, HEIGHT = 1280, 720


class Window:
    """The program with its window, and the hands above it. Places are logical pixels."""

    def __init__(self, desk):
        self.client = subprocess.Popen([test_windows.out / "presses"], env=desk.environment, text=True, stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE)
        self.fifo = open(desk.fifo, "w")
        self.await_elements()

    def close(self):
        self.fifo.close()
        self.client.stdin.close()
        self.client.stdout.close()
        return self.client.wait(timeout=60)

    def say(self, line):
        self.client.stdin.write(line + "\n")
        self.client.stdin.flush()

    def tell(self):
        self.say("tell")
        return json.loads(self.client.stdout.readline())

    def await_elements(self):
        """The picker has elements once the window is as large as the output."""
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            elements = self.tell()["elements"]
            if len(elements) > 10 and any(y > HEIGHT / 2 for _, _, y in elements):
                return time.sleep(0.5)
            time.sleep(0.1)
        raise AssertionError("the window does not show the picker")

    def hand(self, *lines, wait=0.02):
        """Each line: a word of pen.c, and where, in pixels; more is passed on."""
        for line in lines:
            words = line.split()
            at = 1 + (words[0] == "other")
            if len(words) > at + 1:
                words[at:at + 2] = [str(float(words[at]) / WIDTH), str(float(words[at + 1]) / HEIGHT)]
            self.fifo.write(" ".join(words) + "\n")
            self.fifo.flush()
            time.sleep(wait)

    def await_change(self, name, value):
        """Waits until what is told has this value; what is told then."""
        limit = time.monotonic() + 5
        while (told := self.tell())[name] != value and time.monotonic() < limit:
            time.sleep(0.05)
        return told

    def tap(self, by, x, y, hold=0.12):
        """A press that does not move."""
        press = {"pen": [f"move {x} {y} 0", f"down {x} {y} .5"], "mouse": [f"mouse {x} {y}", "click 1"], "finger": [f"finger {x} {y}"]}
        self.hand(*press[by])
        time.sleep(hold)
        self.hand({"pen": f"up {x} {y}", "mouse": "click 0", "finger": "lift"}[by])
        time.sleep(0.3)

    def slide(self, by, x, y, length=200):
        """A stroke to the right."""
        press = {"pen": [f"move {x} {y} 0", f"down {x} {y} .5"], "mouse": [f"mouse {x} {y}", "click 1"], "finger": [f"finger {x} {y}"]}
        word, end = {"pen": ("move", " .5"), "mouse": ("mouse", ""), "finger": ("slide", "")}[by]
        self.hand(*press[by])
        self.hand(*[f"{word} {x + step} {y}{end}" for step in range(5, length + 1, 5)])
        self.hand({"pen": f"up {x + length} {y}", "mouse": "click 0", "finger": "lift"}[by])
        time.sleep(0.5)

    def tool(self, number):
        """Where the tool of this number is."""
        return [(x, y) for is_radio, x, y in self.tell()["elements"] if is_radio][number]

    def choose(self, number):
        """Chooses a tool with the pen; where it is."""
        x, y = self.tool(number)
        self.tap("pen", x, y)
        return x, y


@unittest.skipUnless((test_pens.prefix / "lib/libstylus-canvas.so.0").exists(), "scripts/canvas-library was not called")
class PressesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        test_windows.make("presses")

    def setUp(self):
        self.stage = stage.Stage(None, False)
        self.addCleanup(self.stage.close)
        desk = test_pens.Desk(self.stage, 60, size=(WIDTH, HEIGHT))
        desk.__enter__()
        self.addCleanup(desk.__exit__)
        self.window = Window(desk)
        self.addCleanup(self.close)
        self.window.hand("in 600 300", "move 600 300 0")

    def close(self):
        self.assertEqual(self.window.close(), 0)

    def open_panel(self):
        """Opens the settings of the tool that is chosen, with the mouse."""
        x, y = self.window.tool(self.chosen)
        self.window.tap("mouse", x, y)
        self.assertEqual(self.window.await_change("panel", 1)["panel"], 1)

    chosen = 2

    def test_a_canvas_that_is_added_to_a_picker_keeps_its_tool(self):
        self.assertEqual(self.window.tell()["tool"], "tool reed")
        self.window.choose(self.chosen)
        self.assertNotEqual(self.window.tell()["tool"], "tool reed")

    def test_each_press_of_a_pen_counts_that_does_not_move_between(self):
        window = self.window
        x, y = window.choose(self.chosen)
        # The same place opens and closes its panel. Longer than some frames, after which GTK moves the pointer.
        seen = []
        for press in range(6):
            window.hand(f"still {x} {y} .5")
            time.sleep(0.5)
            window.hand(f"up {x} {y}")
            seen.append(window.await_change("panel", 1 - press % 2)["panel"])
            time.sleep(0.3)
        self.assertEqual(seen, [1, 0] * 3)
        self.assertEqual(window.tell()["strokes"], 0)

    def test_a_mouse_that_moves_does_not_cancel_the_press_of_a_pen(self):
        window = self.window
        x, y = window.choose(self.chosen)
        window.hand(f"mouse {x + 20} {y}", f"move {x} {y} 0", f"down {x} {y} .5")
        window.hand(*[f"mouse {x + 20 + step} {y}" for step in range(8)])
        window.hand(f"up {x} {y}")
        self.assertEqual(window.await_change("panel", 1)["panel"], 1)
        # Nor does a button of the pen, or the other button of the mouse.
        window.hand(f"move {x} {y} 0", f"down {x} {y} .5", "button 1", "button 0", "right 1", "right 0", f"up {x} {y}")
        self.assertEqual(window.await_change("panel", 0)["panel"], 0)
        self.assertEqual(window.tell()["strokes"], 0)

    def test_a_press_that_closes_the_panel_leaves_no_ink(self):
        window = self.window
        window.say("fingers")
        window.choose(self.chosen)
        for count, by in enumerate(("pen", "mouse", "finger")):
            with self.subTest(by=by):
                self.open_panel()
                window.tap(by, 300, 200)
                told = window.await_change("panel", 0)
                self.assertEqual((told["panel"], told["strokes"]), (0, 2 * count))
                # The next is a dot, and a stroke is one from its beginning.
                window.tap(by, 300, 200)
                self.assertEqual(window.await_change("strokes", 2 * count + 1)["strokes"], 2 * count + 1)
                self.open_panel()
                window.slide(by, 500, 100 + 100 * count)
                told = window.await_change("strokes", 2 * count + 2)
                self.assertEqual((told["panel"], told["strokes"]), (0, 2 * count + 2))
                self.assertLess(told["ink"][0], 305)
                self.assertGreaterEqual(told["ink"][0] + told["ink"][2], 690)

    def test_a_stroke_that_closes_the_panel_has_its_beginning(self):
        window = self.window
        window.choose(self.chosen)
        self.open_panel()
        window.slide("pen", 400, 200)
        told = window.await_change("strokes", 1)
        self.assertEqual((told["panel"], told["strokes"]), (0, 1))
        self.assertLessEqual(told["ink"][0], 402)
        self.assertGreaterEqual(told["ink"][0] + told["ink"][2], 595)

    def test_a_press_near_the_panel_leaves_no_ink(self):
        window = self.window
        x, y = window.choose(self.chosen)
        self.open_panel()
        window.tap("pen", x, window.tell()["top"] - 20)
        told = window.await_change("panel", 0)
        self.assertEqual((told["panel"], told["strokes"]), (0, 0))

    def test_a_press_that_closes_a_menu_leaves_no_ink(self):
        window = self.window
        window.say("fingers")
        window.tap("pen", 600, 200)
        self.assertEqual(window.await_change("strokes", 1)["strokes"], 1)
        for by in "pen", "mouse", "finger":
            with self.subTest(by=by):
                window.tap("pen", 60, 40)
                self.assertEqual(window.await_change("menu", 1)["menu"], 1)
                time.sleep(0.5)
                window.tap(by, 600, 300)
                told = window.await_change("menu", 0)
                self.assertEqual((told["menu"], told["strokes"]), (0, 1))

    def test_buttons_of_a_pen_draw_nothing_and_end_nothing(self):
        window = self.window
        window.hand("move 300 200 0", "button 1", "move 310 200 0", "button 0")
        self.assertEqual(window.tell()["strokes"], 0)
        window.hand("down 300 200 .5", *[f"move {x} 200 .5" for x in range(305, 360, 5)])
        window.hand("button 1", *[f"move {x} 200 .5" for x in range(360, 420, 5)])
        window.hand("button 0", *[f"move {x} 200 .5" for x in range(420, 505, 5)], "up 500 200")
        told = window.await_change("strokes", 1)
        self.assertEqual(told["strokes"], 1)
        self.assertLessEqual(told["ink"][0], 302)
        self.assertGreaterEqual(told["ink"][0] + told["ink"][2], 495)
        # A button that is held while the tip comes, and released before it is lifted.
        window.hand("move 300 400 0", "button 1", "down 300 400 .5", *[f"move {x} 400 .5" for x in range(305, 400, 5)])
        window.hand("button 0", *[f"move {x} 400 .5" for x in range(400, 505, 5)], "up 500 400")
        told = window.await_change("strokes", 2)
        self.assertEqual(told["strokes"], 2)
        self.assertGreaterEqual(told["ink"][1] + told["ink"][3], 398)
        # The mouse draws after it.
        window.say("fingers")
        window.slide("mouse", 700, 200)
        self.assertEqual(window.await_change("strokes", 3)["strokes"], 3)

    def test_a_hand_that_rests_on_the_page_draws_nothing_while_a_pen_draws(self):
        window = self.window
        window.say("fingers")
        window.hand("move 300 200 0", "down 300 200 .5", *[f"move {x} 200 .5" for x in range(305, 360, 5)])
        window.hand("finger 700 500", *[f"slide {x} 500" for x in range(705, 760, 5)])
        window.hand(*[f"move {x} 200 .5" for x in range(360, 430, 5)], "lift", *[f"move {x} 200 .5" for x in range(430, 505, 5)])
        window.hand("up 500 200")
        told = window.await_change("strokes", 1)
        self.assertEqual(told["strokes"], 1)
        self.assertLessEqual(told["ink"][0], 302)
        self.assertLess(told["ink"][3], 40)
        self.assertGreaterEqual(told["ink"][0] + told["ink"][2], 495)
        # A pen takes back what the hand drew that came before it.
        window.hand("finger 700 500", *[f"slide {x} 500" for x in range(705, 760, 5)])
        window.slide("pen", 300, 300)
        window.hand("slide 800 500", "lift")
        told = window.await_change("strokes", 2)
        self.assertEqual(told["strokes"], 2)
        self.assertLessEqual(told["ink"][0] + told["ink"][2], 520)
        # Fingers draw again.
        window.slide("finger", 300, 400)
        self.assertEqual(window.await_change("strokes", 3)["strokes"], 3)

    def test_a_pen_whose_lift_does_not_come_leaves_its_ink_and_blocks_nothing(self):
        window = self.window
        window.say("fingers")
        stroke = ["move 300 200 0", "down 300 200 .5", *[f"move {x} 200 .5" for x in range(305, 505, 5)]]
        # A dialog takes over.
        window.hand(*stroke)
        window.say("show dialog")
        time.sleep(0.5)
        window.hand("up 500 200")
        window.say("hide dialog")
        time.sleep(0.5)
        told = window.await_change("strokes", 1)
        self.assertEqual((told["strokes"], told["turns"]), (1, 1))
        # The canvas is hidden.
        window.hand(*stroke)
        window.say("hide canvas")
        time.sleep(0.3)
        window.hand("up 500 200")
        window.say("show canvas")
        time.sleep(0.5)
        told = window.await_change("strokes", 2)
        self.assertEqual((told["strokes"], told["turns"]), (2, 1))
        for count, by in enumerate(("mouse", "finger", "pen")):
            window.slide(by, 300, 300 + 50 * count)
            self.assertEqual(window.await_change("strokes", 3 + count)["strokes"], 3 + count)

    def test_a_picker_that_is_hidden_while_it_is_pressed_takes_the_next_press(self):
        window = self.window
        x, y = window.choose(self.chosen)
        window.hand(f"move {x} {y} 0", f"down {x} {y} .5")
        window.say("hide picker")
        time.sleep(0.3)
        window.hand("move 600 300 .5", "up 600 300")
        window.say("show picker")
        time.sleep(0.5)
        self.assertEqual(window.tell()["panel"], 0)
        for panel in 1, 0:
            window.tap("pen", x, y)
            self.assertEqual(window.await_change("panel", panel)["panel"], panel)

    def test_presses_while_the_picker_moves_to_another_edge(self):
        window = self.window
        window.choose(self.chosen)
        _, x, y = min(window.tell()["elements"], key=lambda element: element[1])
        window.hand(f"move {x} {y} 0", f"down {x} {y} .5", wait=0.05)
        window.hand(*[f"move {max(10, x - step)} {y - step / 2} .5" for step in range(0, 600, 25)])
        window.hand(f"up 10 {y - 290}", wait=0)
        for step in range(12):
            window.hand(f"move {10 + 4 * step} 360 0", f"down {10 + 4 * step} 360 .5", f"up {10 + 4 * step} 360", wait=0.01)
        time.sleep(1)
        self.assertLess(max(x for _, x, _ in window.tell()["elements"]), WIDTH / 2, "the picker is not at the left edge")
        # Whatever they met, the next presses count.
        x, y = window.tool(self.chosen)
        window.tap("pen", x, y)
        panel = window.tell()["panel"]
        for press in range(3):
            window.tap("pen", x, y)
            panel = 1 - panel
            self.assertEqual(window.await_change("panel", panel)["panel"], panel)
        strokes = window.tell()["strokes"]
        for _ in range(2):
            window.tap("pen", 900, 300)
        self.assertEqual(window.await_change("strokes", strokes + 2 - panel)["strokes"], strokes + 2 - panel)


if __name__ == "__main__":
    unittest.main()
