#!/usr/bin/env python3
"""How long the overlay takes from SIGTERM to its end, and whether all ink is there then.

  sigterm.py [--strokes N,N,...] [--only NAME,...] [--runs N] [--programs DIR] [--keep DIR]

A page of N strokes (1, 20000 and 100000) is kept. Then an overlay starts with it, a pen draws, and SIGTERM comes while

  live        the pen draws on
  halted      the compositor does not run (SIGSTOP)
  gone        the compositor was killed
  hung        a client of the command socket asks a thousand times and reads nothing, another one stops amid a call
  inkd, svg, pdf, png   the pen draws on, and --save names such a file

What must hold, else the exit status is 1: it ends within 2 s (the machine's slack is allowed, see kills.py); with status 0, or with status 1 where
the file of --save is written as NAME.inkd instead; and the next overlay has all strokes that it had, and those that the daemon finished.
"""
import argparse
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time

import stage
from killed import KilledOverlay, PlayingDaemon

NAMES = ("live", "halted", "gone", "hung", "inkd", "svg", "pdf", "png")
# How long the end may take, in seconds.
LIMIT = 2.0
# The points of a stroke of the page.
POINTS = 20


def say(words):
    print(f"sigterm: {words}", file=sys.stderr, flush=True)


def write_page(path, count, programs):
    """An .inkd file of so many strokes."""
    chance, other = random.Random(count), path + ".inkml"
    with open(other, "w", encoding="ascii") as file:
        file.write('<ink xmlns="http://www.w3.org/2003/InkML">\n')
        for _ in range(count):
            x, y = chance.uniform(20, 200), chance.uniform(20, 150)  # on the output
            points = []
            for _ in range(POINTS):
                x, y = x + chance.uniform(-0.2, 0.5), y + chance.uniform(-0.4, 0.4)
                points.append(f"{x:.2f} {y:.2f}")
            file.write("<trace>" + ", ".join(points) + "</trace>\n")
        file.write("</ink>\n")
    subprocess.run([f"{programs}/stylusctl", "import", "-q", "-f", other, path], check=True)
    os.remove(other)


class Ending:
    """One end of one overlay."""

    def __init__(self, name, count, folder, kept, programs):
        self.name, self.count, self.programs = name, count, programs
        self.folder = stage.fresh(f"{folder}/{name}-{count}")
        shutil.copytree(kept, f"{self.folder}/kept")
        self.sway = stage.Sway(f"{self.folder}/sway")
        self.daemon = PlayingDaemon(programs, self.folder, random.Random(count))
        self.overlay = KilledOverlay(programs, self.folder, self.sway, self.daemon)
        self.clients = []

    def run(self):
        try:
            self.draw()
            self.trouble()
            self.daemon.look()
            began = time.monotonic()
            self.status = stage.end(self.overlay.process, stage.signal.SIGTERM)
            self.seconds = time.monotonic() - began
            self.slack = self.daemon.slack()
            self.look_again()
        finally:
            for client in self.clients:
                client.close()
            self.overlay.end()
            for process in (self.daemon.process, self.sway.process):
                if process is not None:
                    process.send_signal(stage.signal.SIGCONT)
                    stage.end(process)
        return self

    def draw(self):
        self.daemon.play()
        arguments = ["--save", f"{self.folder}/all.{self.name}"] if self.name in ("inkd", "svg", "pdf", "png") else []
        self.overlay.start(*arguments)
        # What the pen drew before the overlay listened is not for it.
        stage.wait_until("the page is there", lambda: self.overlay.strokes() > self.count)
        self.begun, self.before = time.monotonic(), self.overlay.strokes()
        self.daemon.watch_for(3)

    def trouble(self):
        if self.name == "halted":
            self.sway.process.send_signal(stage.signal.SIGSTOP)
        elif self.name == "gone":
            stage.end(self.sway.process)
        elif self.name == "hung":
            self.hang()
        self.daemon.watch_for(1)

    def hang(self):
        call = b'{"method":"org.stylusd.overlay.GetStatus","parameters":{}}\0'
        for what in (call * 1000, call[:20]):
            client = socket.socket(socket.AF_UNIX)
            client.connect(self.overlay.commands)
            client.setblocking(False)
            try:
                client.send(what)
            except BlockingIOError:
                pass
            self.clients.append(client)

    def look_again(self):
        """What the next overlay shows."""
        if self.name in ("halted", "gone"):
            self.sway.process.send_signal(stage.signal.SIGCONT)
            stage.end(self.sway.process)
            self.sway.start()
        # What was finished in the first second is counted already, or is not.
        finished = [stroke for stroke in self.daemon.finished if stroke.seen > self.begun + 1]
        self.daemon.rest()
        self.overlay.process = None
        self.overlay.start()
        stage.wait_until("the page is there again", lambda: self.overlay.strokes() >= self.count)
        self.shown = self.overlay.wait_until_settled()["strokes"]
        self.lost = max(0, self.before + len(finished) - self.shown)

    @property
    def is_well(self):
        return self.seconds <= LIMIT + self.slack and self.lost == 0 and (
            self.status == 0 or self.status == 1 and os.path.exists(f"{self.folder}/all.inkd"))

    def row(self):
        files = [f"{name} {os.path.getsize(f'{self.folder}/{name}') / 1e6:.1f} MB" for name in sorted(os.listdir(self.folder))
                 if name.startswith("all") and not name.endswith(".log")]
        return (f"| {self.count} | {self.name} | {self.seconds * 1000:.0f} | {self.status} | {self.shown - self.count} | {self.lost} "
                f"| {', '.join(files)} |" + ("" if self.is_well else " NOT WELL"))


def keep_page(folder, count, programs):
    """The state of an overlay that has a page of so many strokes."""
    page = f"{folder}/page-{count}.inkd"
    write_page(page, count, programs)
    place = stage.fresh(f"{folder}/page-{count}")
    sway = stage.Sway(f"{place}/sway")
    daemon = PlayingDaemon(programs, place, random.Random(1))
    overlay = KilledOverlay(programs, place, sway, daemon)
    try:
        daemon.rest()
        overlay.start("--open", page)
        stage.wait_until("the page is kept", lambda: (overlay.status() or {}).get("kept") == count)
        stage.end(overlay.process, stage.signal.SIGTERM)
        overlay.process = None
    finally:
        overlay.end()
        daemon.end()
        stage.end(sway.process)
    return f"{place}/kept"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strokes", type=lambda text: [int(word) for word in text.split(",")], default=[1, 20000, 100000])
    parser.add_argument("--only", type=lambda text: text.split(","), default=NAMES)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--programs", default=".build/release", help="the folder of stylusd, stylusctl and inkoverlay")
    parser.add_argument("--keep", help="leave the folders here")
    options = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory(prefix="sigterm-") as folder:
        os.chmod(folder, 0o755)
        folder = options.keep or folder
        os.makedirs(folder, mode=0o755, exist_ok=True)
        print("| strokes | while | ms | status | strokes that were drawn | lost | file of --save |\n" + "|---" * 7 + "|", flush=True)
        for count in options.strokes:
            kept = keep_page(folder, count, options.programs)
            say(f"a page of {count} strokes is kept")
            for name in options.only:
                for _ in range(options.runs):
                    ending = Ending(name, count, folder, kept, options.programs).run()
                    print(ending.row(), flush=True)
                    failed = failed or not ending.is_well
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
