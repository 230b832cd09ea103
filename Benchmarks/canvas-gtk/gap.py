"""How far the ink that is seen ends from where the pen is: of each picture that sway makes, its pixels are asked.

A hand that both the compositor and stylusd tell of writes waves from left to right, each in a band of its own, so that the right
end of a band's ink is the tip. Where the pen is when the picture is shown the hand knows.
"""
import bisect
import json
import math
import os
import re
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
import pathlib

root = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(root / "Tests/Canvas/Pens"), str(root / "clients/python")]
import hands  # noqa: E402
import stage  # noqa: E402
import stylusd  # noqa: E402
import test_pens  # noqa: E402
import test_stylusd  # noqa: E402

BANDS, MILLIMETRE, RADIUS = 8, 96 / 25.4, 0.8 / 2
LEAD = 0.0003  # what the compositor needs before a blank (vblank.c)


class Rows(hands.Hand):
    """Waves from left to right, one in each band; they begin and end at rest."""

    def __init__(self, seconds=2.0, pause=0.5):
        self.strokes = []
        at = hands.LEAD
        for band in range(BANDS):
            places = []
            for i in range(int(seconds / hands.STEP)):
                share = i * hands.STEP / seconds
                share -= math.sin(2 * math.pi * share) / (2 * math.pi)
                angle = share * 2 * math.pi * 5
                places.append((0.1 + 0.6 * share + 0.006 * math.sin(angle), (band + 0.5) / BANDS + 0.025 * math.cos(angle)))
            self.strokes.append((at, places))
            at += len(places) * hands.STEP + pause
        self.length = at

    def place(self, number, moment):
        """In shares of the output, on the straight line between two samples; None while it does not touch."""
        at, places = self.strokes[number]
        step = (moment - at) / hands.STEP
        if not 0 <= step < len(places) - 1:
            return None
        (ax, ay), (bx, by) = places[int(step)], places[int(step) + 1]
        return ax + (bx - ax) * (step % 1), ay + (by - ay) * (step % 1)


class Proxy(threading.Thread):
    """Between a program and the daemon; asks for no tails, if they are not wanted."""

    def __init__(self, path, daemon, has_tails):
        super().__init__(daemon=True)
        self.daemon_path, self.has_tails = daemon, has_tails
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        os.chmod(path, 0o666)
        self.listener.listen()

    def run(self):
        while True:
            client, _ = self.listener.accept()
            daemon = socket.socket(socket.AF_UNIX)
            daemon.connect(str(self.daemon_path))
            for source, target, changes in (client, daemon, not self.has_tails), (daemon, client, False):
                threading.Thread(target=self.copy, args=(source, target, changes), daemon=True).start()

    @staticmethod
    def copy(source, target, changes):
        try:
            while data := source.recv(65536):
                if changes:
                    data = re.sub(rb'"predicted_ms":\d+', b'"predicted_ms":0', data)
                target.sendall(data)
        except OSError:
            pass
        for one in source, target:
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Desk(test_pens.Desk):
    """The compositor with a tablet, which tells of the tips in its pictures."""

    def __enter__(self):
        shim, source = self.stage.folder / "tips.so", root / "Tests/Support/Compositors/tips.c"
        flags = subprocess.run(["pkg-config", "--cflags", "wlroots", "wayland-server"], capture_output=True, text=True).stdout.split()
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", shim, source, *flags, "-ldl"], check=True)
        self.tips = self.folder / "tips"
        self.tips.touch(mode=0o666)
        os.chmod(self.tips, 0o666)
        self.stage.shim = f"{shim}:{self.stage.shim}"
        plain = self.stage.command
        self.stage.command = lambda real_time, *words: plain(real_time, "env", f"TIPS_FILE={self.tips}", f"TIPS_BANDS={BANDS}", *words)
        super().__enter__()
        self.stage.command = plain
        return self


def run(words, has_daemon, has_tails):
    """Writes everything once; the gaps of all frames in mm, and what the program said."""
    hand = Rows()
    on = stage.Stage(None, False)
    try:
        with Desk(on, 60) as desk:
            began, daemon, client = start(desk, hand, words, has_daemon, has_tails)
            hand.play(desk.fifo, began)
            time.sleep(0.5)
            client.terminate()
            said = json.loads(client.communicate(timeout=20)[0].splitlines()[-1])
            if daemon:
                daemon.send_signal(signal.SIGKILL)
                daemon.wait()
            return gaps(desk.tips.read_text(), hand, began), said
    finally:
        on.close()


def start(desk, hand, words, has_daemon, has_tails):
    """The program, and the moment at which the hand's clock began."""
    recording, inner = desk.folder / "hand.evemu", desk.folder / "inner.sock"
    recording.write_text(hand.recording())
    daemon = None
    if has_daemon:
        daemon = subprocess.Popen([test_stylusd.programs / "stylusd", "--socket", inner, "--replay", recording], env=desk.environment,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not inner.exists():
            time.sleep(0.01)
        Proxy(desk.folder / "stylusd.sock", inner, has_tails).start()
    client = subprocess.Popen([test_stylusd.out / "pens", desk.folder, "--gap", *words], env=desk.environment, stdout=subprocess.PIPE,
                              text=True)
    began = time.monotonic() + 1
    if daemon:
        # What came least late counts as on time.
        with stylusd.Ink(str(inner), hover=True) as ink:
            first, least = None, math.inf
            for event in ink:
                stamp = getattr(event, "sample", event)
                stamp = getattr(stamp, "time", None)
                if stamp is None:
                    continue
                first = stamp if first is None else first
                least = min(least, time.monotonic() - stamp * 1e-6)
                if (stamp - first) * 1e-6 > hands.LEAD / 2:
                    break
            began = first * 1e-6 + least
    return began, daemon, client


def gaps(text, hand, began):
    """From each picture's tip to the pen at the blank at which it is shown. Of each stroke the first is left out, from which the program may
    learn where the tablet lies, and the beginning and the end of all others."""
    lines = [[float(word) for word in line.split()] for line in text.splitlines()]
    lines = [line for line in lines if len(line) == 1 + 2 * BANDS]
    times = [math.ceil((line[0] * 1e-9 + LEAD) * 60) / 60 for line in lines]
    found = []
    for number, (at, places) in enumerate(hand.strokes):
        if number == 0:
            continue
        start, end = began + at + 0.25, began + at + (len(places) - 1) * hands.STEP - 0.25
        blank = math.ceil(start * 60) / 60
        while blank < end:
            # What is seen from that blank on is the last picture that was made for it or before.
            last = bisect.bisect_right(times, blank + 0.001) - 1
            pen = hand.place(number, blank - began)
            if last >= 0 and pen:
                x, y = lines[last][1 + 2 * number:3 + 2 * number]
                tip = (x / MILLIMETRE - RADIUS, y / MILLIMETRE) if x >= 0 else (0, 0)
                found.append(math.dist(tip, (pen[0] * 1920 / MILLIMETRE, pen[1] * 1080 / MILLIMETRE)))
            blank += 1 / 60
    return sorted(found)


def measure(rounds):
    test_stylusd.make()
    ways = [
        ("GTK draws, the compositor's events", ["--gtk", "--alone"], False, False),
        ("wet ink, the compositor's events", ["--alone"], False, False),
        ("wet ink, stylusd without tails", [], True, False),
        ("**wet ink, stylusd with tails**", [], True, True),
    ]
    found = {name: [] for name, *_ in ways}
    followed = {}
    for turn in range(rounds):
        for name, words, has_daemon, has_tails in ways if turn % 2 == 0 else ways[::-1]:
            values, said = run(words, has_daemon, has_tails)
            found[name] += values
            followed[name] = f"{said['followed']} of {said['strokes']}"
    print("| ink from | followed | frames | mean, mm | median | p95 | of GTK's own mean | load |\n|---|---|---|---|---|---|---|---|")
    usual = statistics.fmean(found[ways[0][0]])
    for name, *_ in ways:
        values = sorted(found[name])
        mean = statistics.fmean(values)
        print(f"| {name} | {followed[name]} | {len(values)} | {mean:.2f} | {stage.percentile(values, 0.5):.2f} | "
              f"{stage.percentile(values, 0.95):.2f} | {mean / usual:.2f} | {os.getloadavg()[0]:.1f} |", flush=True)
