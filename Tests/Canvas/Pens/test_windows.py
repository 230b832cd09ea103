"""Canvases in windows that are hidden, scrolled, sent to other workspaces, and a picker that is dark. Needs what scripts/canvas-library
made, and scripts/setup compositors gtk. With STYLUSD_CANVAS=.build/canvas-address/root those that scripts/canvas-library --sanitize
made: then programs run under the address sanitizer, and neither it nor its search for leaks may find anything of ours."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]
sys.path[:0] = [str(here), str(root / "Benchmarks/overlay")]
import stage  # noqa: E402
import test_pens  # noqa: E402

out = root / ".build/canvas/tests"
sanitized = "address" in str(test_pens.prefix)

PICKER = """
import gi, sys
gi.require_version("Gtk", "4.0")
gi.require_version("Stylus", "0")
from gi.repository import Gtk, GLib, Stylus
app = Gtk.Application()
def activate(app):
    window, canvas, picker = Gtk.ApplicationWindow(application=app), Stylus.Canvas(), Stylus.ToolPicker()
    above = Gtk.Overlay(child=canvas)
    above.add_overlay(picker)
    picker.add_canvas(canvas)
    picker.set_dark(sys.argv[1] == "dark")
    window.set_child(above)
    window.fullscreen()
    window.present()
    def take():
        boxes = picker.get_obscured()
        print(boxes if isinstance(boxes, int) else len(boxes), flush=True)
    GLib.timeout_add(2500, lambda: (take(), GLib.timeout_add(3000, app.quit))[0])
app.connect("activate", activate)
app.run([])
"""


def make(program="windows"):
    """Compiles a program with the widgets."""
    out.mkdir(parents=True, exist_ok=True)
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "stylus-canvas-gtk4", "stylus-canvas"], capture_output=True,
                           text=True, check=True,
                           env={**os.environ, "PKG_CONFIG_PATH": f"{test_pens.prefix}/lib/pkgconfig"}).stdout.split()
    # What the sanitizer's library has comes when that is preloaded.
    later = ["-Wl,--unresolved-symbols=ignore-in-shared-libs"] if sanitized else []
    subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-Werror", here / f"{program}.c", "-o", out / program, *flags, *later], check=True)


def light(path):
    """Of a picture, how many pixels of the lower quarter are light, and how many dark."""
    import gi
    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf
    picture = GdkPixbuf.Pixbuf.new_from_file(str(path))
    pixels, stride, step = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
    seen = [sum(pixels[y * stride + x * step:y * stride + x * step + 3])
            for y in range(picture.get_height() * 3 // 4, picture.get_height(), 2) for x in range(0, picture.get_width(), 2)]
    return sum(one > 600 for one in seen), sum(one < 240 for one in seen)


def sanitizer(folder):
    clang = pathlib.Path(shutil.which("swift")).resolve().parent / "clang"
    name = f"libclang_rt.asan-{os.uname().machine}.so"
    path = subprocess.run([clang, f"--print-file-name={name}"], capture_output=True, text=True, check=True).stdout.strip()
    return {"LD_PRELOAD": path, "ASAN_OPTIONS": f"log_path={folder}/sanitizer:detect_leaks=1", "LSAN_OPTIONS": "exitcode=0",
            "G_SLICE": "always-malloc"}


@unittest.skipUnless((test_pens.prefix / "lib/libstylus-canvas.so.0").exists(), "scripts/canvas-library was not called")
class WindowsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        make()

    def run_windows(self, mode, on_line=None):
        on = stage.Stage(None, False)
        try:
            with test_pens.Desk(on, 60) as desk:
                more = sanitizer(desk.folder) if sanitized else {}
                with subprocess.Popen([out / "windows", mode], env=desk.environment | more, stdout=subprocess.PIPE,
                                      text=True) as client:
                    last = ""
                    for line in client.stdout:
                        last = line
                        if on_line:
                            on_line(desk, line.strip())
                    code = client.wait(timeout=180)
                    self.check_findings(desk.folder)
                    self.assertEqual(code, 0)
                return json.loads(last)
        finally:
            on.close()

    def check_findings(self, folder):
        """What the sanitizer wrote: an error ends the program; of what leaked nothing may be ours."""
        for report in folder.glob("sanitizer.*"):
            text = report.read_text()
            self.assertNotIn("ERROR: AddressSanitizer", text)
            leaks = re.split(r"\n(?=(?:Direct|Indirect) leak of )", text)[1:]
            print(len(leaks), "places from which something leaked", file=sys.stderr)
            for leak in leaks:
                self.assertNotRegex(leak, "libstylus", "a leak of ours")

    def check_bounds(self, said):
        print(json.dumps(said), file=sys.stderr)
        # From the middle of the run to its end. Surfaces have two to four buffers, and a descriptor for each.
        before, after = said["descriptors"]
        self.assertLessEqual(after, before + 4)
        # A screen of 1920 x 1080 in each of them.
        buffers = max(0, after - before) * 8_100
        before, after = said["threads"]
        self.assertLessEqual(after, before)
        before, after = said["kilobytes"]
        # The sanitizer keeps what was freed for a while.
        if not sanitized:
            self.assertLess(after, before + 16_000 + buffers, "memory grows")

    def test_two_canvases_that_are_hidden_and_shown_a_hundred_times(self):
        said = self.run_windows("hide")
        self.check_bounds(said)
        # A stroke on each canvas each second turn; those that were open end as they are.
        self.assertEqual(said["strokes"], 200)

    def test_a_canvas_in_a_scrolled_window_on_another_workspace(self):
        def send(desk, line):
            if line not in ("away", "back"):
                return
            socket = next(desk.folder.glob("sway-ipc.*"))
            subprocess.run(["swaymsg", "-q", "-s", socket, "workspace 2" if line == "away" else "workspace 1"],
                           env=desk.environment, check=True)
        said = self.run_windows("scrolled", send)
        self.check_bounds(said)
        self.assertEqual(said["strokes"], 100)

    def test_what_a_canvas_takes_is_given_back(self):
        said = self.run_windows("count")
        print(json.dumps(said), file=sys.stderr)
        for key in "descriptors", "threads":
            one, many, none = said[key]
            # Five more canvases, each with ink of its own: pollers, timers, wakeups and pictures in shared memory.
            self.assertLessEqual((many - one) / 5, 24)
            self.assertLessEqual(none, one)

    def test_pages_that_are_turned(self):
        said = self.run_windows("pages")
        self.check_bounds(said)
        self.assertEqual((said["pages"], said["strokes"]), (20, 1))

    @unittest.skipIf(sanitized, "Python has no sanitizer")
    def test_the_picker_is_dark_when_it_is_told_so(self):
        seen = {}
        for look in "light", "dark":
            on = stage.Stage(None, False)
            try:
                with test_pens.Desk(on, 60) as desk:
                    picture = out / f"picker-{look}.png"
                    with subprocess.Popen(["/usr/bin/python3", "-c", PICKER, look], env=desk.environment,
                                          stdout=subprocess.PIPE, text=True) as client:
                        self.assertNotEqual(client.stdout.readline().strip(), "0")
                        subprocess.run(["grim", picture], env=desk.environment, check=True)
                        client.kill()
                    seen[look] = light(picture)
            finally:
                on.close()
        print(seen, file=sys.stderr)
        self.assertGreater(seen["light"][0], seen["dark"][0] + 5_000)
        self.assertGreater(seen["dark"][1], seen["light"][1] + 5_000)


if __name__ == "__main__":
    unittest.main()
