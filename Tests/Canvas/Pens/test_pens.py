"""A pen that the compositor tells of draws on a canvas, with a toolkit and without one. Needs what scripts/canvas-library made, and
scripts/setup compositors gtk."""
import math
import os
import pathlib
import subprocess
import sys
import time
import unittest

root = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(root / "Benchmarks/overlay"))
import stage  # noqa: E402

prefix = pathlib.Path(os.environ.get("STYLUSD_CANVAS", root / ".build/canvas/root")).resolve()

PROGRAM = """
import gi
gi.require_version("Gtk", "4.0")
gi.require_version("Stylus", "0")
from gi.repository import Gtk, GLib, Stylus
app = Gtk.Application()
said = {}
def activate(app):
    window, canvas = Gtk.ApplicationWindow(application=app), Stylus.Canvas()
    for name in ("began-using-tool", "ended-using-tool", "drawing-changed", "step-made"):
        canvas.connect(name, lambda _, name=name: said.__setitem__(name, said.get(name, 0) + 1))
    window.set_child(canvas)
    window.present()
    def tell():
        steps = 0
        while canvas.undo():
            steps += 1
        while canvas.redo():
            pass
        made, drawing = said.get("step-made"), canvas.get_drawing().get_data()
        canvas.perform("page add")
        canvas.set_background_pattern(Stylus.Pattern.DOTTED, 7)
        document = canvas.get_document()
        canvas.clear()
        canvas.set_document(document)
        is_same = canvas.get_drawing().get_data() == drawing and canvas.get_page_count() == 2 and not canvas.get_can_undo()
        print(said.get("began-using-tool"), said.get("ended-using-tool"), steps, made, is_same, flush=True)
        app.quit()
    GLib.unix_signal_add(0, 15, tell)
app.connect("activate", activate)
app.run([])
"""


class Desk(stage.Sway):
    """A compositor with a tablet whose pen does what it is told."""

    def __enter__(self):
        self.shim = self.stage.folder / "pen.so"
        flags = subprocess.run(["pkg-config", "--cflags", "wlroots", "wayland-server"], capture_output=True, text=True).stdout.split()
        source = root / "Tests/Support/Compositors/pen.c"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", self.shim, source, *flags, "-ldl"], check=True)
        self.fifo = self.folder / "pen"
        os.mkfifo(self.fifo)
        os.chmod(self.fifo, 0o666)
        kept = dict(os.environ)
        self.stage.shim = f"{self.stage.shim}:{self.shim}"
        # The backend's environment is the stage's; what is more comes with the program's name.
        self.stage.command, plain = (lambda real_time, *words: plain(real_time, "env", f"PEN_FIFO={self.fifo}", *words)), self.stage.command
        super().__enter__()
        self.stage.command = plain
        os.environ.update(kept)
        self.environment |= {
            "GDK_BACKEND": "wayland", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
            "LD_LIBRARY_PATH": str(prefix / "lib"), "GI_TYPELIB_PATH": str(prefix / "lib/girepository-1.0"),
            "XDG_CACHE_HOME": str(self.folder),
        }
        return self

    def draw(self, program):
        """Three waves with the tip, and an eraser across the first: what the program says when it is told to end."""
        client = subprocess.Popen(program, env=self.environment, stdout=subprocess.PIPE, text=True)
        time.sleep(2.5)
        with open(self.fifo, "w") as pen:
            def say(line, wait=0.005):
                pen.write(line + "\n")
                pen.flush()
                time.sleep(wait)
            say("in .4 .4", 0.05)
            for row in range(3):
                y = 0.36 + 0.12 * row
                say(f"down .35 {y} .3")
                for i in range(60):
                    say(f"move {0.35 + i * 0.004} {y + 0.03 * math.sin(i * 0.2)} {0.3 + i * 0.005}")
                say(f"up .59 {y}", 0.2)
            say("out", 0.1)
            say("eraser .45 .3", 0.05)
            say("down .45 .3 .5")
            for i in range(20):
                say(f"move .45 {0.3 + i * 0.006} .5")
            say("up .45 .42")
            say("out", 0.5)
        client.terminate()
        said, _ = client.communicate(timeout=180)
        return said.split()


@unittest.skipUnless((prefix / "lib/libstylus-canvas.so.0").exists(), "scripts/canvas-library was not called")
class PensTest(unittest.TestCase):
    def draw(self, program):
        on = stage.Stage(None, False)
        try:
            with Desk(on, 60) as desk:
                return desk.draw(program)
        finally:
            on.close()

    def test_pens_draw_and_erase_on_the_canvas_of_a_program_without_a_toolkit(self):
        self.assertEqual(self.draw([root / ".build/canvas/tests/canvas-wayland"])[0], "2")

    def test_pens_draw_and_erase_on_the_widget(self):
        # Four touches; three strokes and what was erased can be undone; a document of two pages is what it was.
        self.assertEqual(self.draw(["/usr/bin/python3", "-c", PROGRAM]), ["4", "4", "4", "4", "True"])


if __name__ == "__main__":
    unittest.main()
