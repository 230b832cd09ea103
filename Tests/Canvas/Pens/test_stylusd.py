"""Pens that the compositor and stylusd both tell of, on a canvas in GTK. Needs what scripts/canvas-library made, scripts/setup
compositors gtk, and stylusd in STYLUSD_PROGRAMS (a folder) or .build/release.

    test_stylusd.py            the tests
    test_stylusd.py --figures  how late ink is with stylusd and without"""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time
import unittest

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]
sys.path[:0] = [str(here), str(root / "Benchmarks/overlay"), str(root / "clients/python")]
import hands  # noqa: E402
import stage  # noqa: E402
import stylusd  # noqa: E402
import test_pens  # noqa: E402

programs = pathlib.Path(os.environ.get("STYLUSD_PROGRAMS", root / ".build/release"))
out = root / ".build/canvas/tests"


def make():
    out.mkdir(parents=True, exist_ok=True)
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "stylus-canvas-gtk4", "stylus-canvas"], capture_output=True, text=True, check=True,
                           env={**os.environ, "PKG_CONFIG_PATH": f"{test_pens.prefix}/lib/pkgconfig"}).stdout.split()
    subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-Werror", here / "pens.c", "-o", out / "pens", *flags], check=True)


class Paper:
    """A picture: where it is dark."""

    def __init__(self, path):
        import gi
        gi.require_version("GdkPixbuf", "2.0")
        from gi.repository import GdkPixbuf
        picture = GdkPixbuf.Pixbuf.new_from_file(str(path))
        self.width, self.height = picture.get_width(), picture.get_height()
        pixels, stride, step = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
        self.dark = {(x, y) for y in range(self.height) for x in range(self.width) if pixels[y * stride + x * step] < 128}

    def misses(self, hand, reach):
        """Of the hand's places, how many have no ink within `reach` pixels; and of the ink, how much lies farther from any."""
        near, missing = set(), 0
        around = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]
        for _, places in hand.strokes:
            dense = []
            for (ax, ay), (bx, by) in zip(places, places[1:]):
                dense += [(ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4) for k in range(4)]
            for x, y in dense:
                column, row = round(x * self.width), round(y * self.height)
                spots = {(column + i, row + j) for i, j in around}
                missing += not spots & self.dark
                near |= spots
        return missing, len(self.dark - near)


class Session:
    """A program with a canvas, a compositor's tablet, and a daemon that tells of the same hand, or of another."""

    def __init__(self, hand, *words, daemon=True, shift=(0, 0), late=0.004, during=None):
        self.hand = hand
        on = stage.Stage(None, False)
        try:
            with test_pens.Desk(on, 60) as desk:
                self.folder = desk.folder
                self.said = self._run(desk, words, daemon, shift, late, during)
                picture = desk.folder / "drawing.png"
                self.paper = Paper(picture)
                (out / "last.png").write_bytes(picture.read_bytes())
        finally:
            on.close()

    def _run(self, desk, words, daemon, shift, late, during):
        recording = desk.folder / "hand.evemu"
        recording.write_text(self.hand.recording(shift))
        self.daemon = self._start(desk, recording) if daemon else None
        client = subprocess.Popen([out / "pens", desk.folder, *words], env=desk.environment, stdout=subprocess.PIPE, text=True)
        began = time.monotonic()
        if self.daemon:
            with stylusd.Ink(str(desk.folder / "stylusd.sock")) as ink:
                next(event for event in ink if isinstance(event, stylusd.Proximity))
                began = time.monotonic()
        note = (lambda number, sample: during(self, number, sample)) if during else None
        self.hand.play(desk.fifo, began, late, note)
        time.sleep(0.5)
        client.terminate()
        said, _ = client.communicate(timeout=180)
        if self.daemon:
            self.daemon.send_signal(signal.SIGKILL)
            self.daemon.wait()
        return json.loads(said.splitlines()[-1])

    def _start(self, desk, recording):
        daemon = subprocess.Popen([programs / "stylusd", "--socket", desk.folder / "stylusd.sock", "--replay", recording],
                                  env=desk.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        limit = time.monotonic() + 180
        while not (desk.folder / "stylusd.sock").exists() and time.monotonic() < limit:
            time.sleep(0.01)
        time.sleep(0.1)
        return daemon


@unittest.skipUnless((test_pens.prefix / "lib/libstylus-canvas.so.0").exists(), "scripts/canvas-library was not called")
@unittest.skipUnless((programs / "stylusd").exists(), f"there is no {programs}/stylusd")
class StylusdTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        make()

    def check_ink(self, session):
        missing, astray = session.paper.misses(session.hand, 4)
        self.assertEqual(missing, 0, "places without ink")
        self.assertEqual(astray, 0, "pixels beside the way of the hand")
        self.assertEqual(session.said["strokes"], len(session.hand.strokes))

    def test_strokes_follow_the_daemon_once_it_is_known_where_the_tablet_lies(self):
        session = Session(hands.Hand())
        self.check_ink(session)
        # Whether it hears the daemon at the end says nothing: that ends with its recording.
        self.assertGreaterEqual(session.said["followed"], 5)
        self.assertEqual(session.said["left"], 0)

    def test_without_a_daemon_and_switched_off_strokes_are_the_compositors(self):
        for words, daemon in ([], False), (["--alone"], True):
            session = Session(hands.Hand(count=4), *words, daemon=daemon)
            self.check_ink(session)
            self.assertEqual((session.said["followed"], session.said["hears"]), (0, 0))

    def test_a_daemon_that_dies_in_mid_stroke_leaves_neither_gap_nor_double(self):
        def kill(session, number, sample):
            if (number, sample) == (6, 80):
                session.daemon.send_signal(signal.SIGKILL)
        session = Session(hands.Hand(), during=kill)
        self.check_ink(session)
        self.assertGreaterEqual(session.said["followed"], 3)
        self.assertEqual((session.said["left"], session.said["hears"]), (1, 0))

    def test_a_daemon_that_hangs_in_mid_stroke_leaves_neither_gap_nor_double(self):
        def stop(session, number, sample):
            if (number, sample) == (6, 80):
                session.daemon.send_signal(signal.SIGSTOP)
        session = Session(hands.Hand(), during=stop)
        self.check_ink(session)
        self.assertEqual(session.said["left"], 1)


def figures():
    make()
    print("| program | pens from | followed | samples | mean | p99 |\n|---|---|---|---|---|---|")
    for words, name in ([], "idle"), (["--asleep"], "asleep 80 of 250 ms"):
        for more, source in (["--alone"], "the compositor"), ([], "stylusd"):
            said = Session(hands.Hand(count=12, seconds=1.5), *words, *more).said
            print(f"| {name} | {source} | {said['followed']} of {said['strokes']} | {said['samples']} | {said['mean']:.1f} | "
                  f"{said['p99']:.1f} |", flush=True)


if __name__ == "__main__":
    figures() if "--figures" in sys.argv else unittest.main()
