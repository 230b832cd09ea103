#!/usr/bin/env python3
"""Lets every program that writes files run out of room, and looks at what is left.

  full.py [--programs FOLDER] [--seconds S] [--seed N] [--only WRITER]...

Each round takes one writer and one obstacle:

  full       a tmpfs that is full up to some pages
  read-only  a bind mount that is read-only
  quota      EDQUOT at each write (quota.c, preloaded: user quotas would need a disk with them)
  limit      RLIMIT_FSIZE of some bytes, with SIGXFSZ as it is by default

Without room the old file must stay whole, the message must name the cause, the status must not be 0, and nothing may be left behind.
With room again the same command must work. A program that finds enough room must write all of the new file. Programs that go on (daemon,
overlay) must say what they cannot keep, and keep it once there is room.

The same seed gives the same rounds. Exit status: 0 if nothing was lost. Needs the right to mount, or user namespaces.
"""
import argparse
import collections
import os
import random
import shutil
import sys
import tempfile
import time

import daemons
import overlays
from lack import HERE, Disk, Flaw, OBSTACLES, Rig, stage
from tools import Recorder, Remover, Tool

WRITERS = [
    Tool("words add", ["words", "add", "goslar"], "state/stylusctl/words", ["words", "add", "harz"]),
    Tool("words forget", ["words", "forget", "harz"], "state/stylusctl/words", ["words", "add", "harz", "celle"]),
    Remover("words wipe", ["words", "wipe"], "state/stylusctl/words", ["words", "add", "harz"]),
    Tool("export", ["export", "-q", "{i}/demo.inkd", "{d}/new.svg"], "new.svg"),
    Tool("export -f", ["export", "-q", "-f", "{i}/demo.inkd", "{d}/all.svg"], "all.svg", ["export", "-q", "{i}/other.inkd", "{d}/all.svg"]),
    Tool("import -f", ["import", "-q", "-f", "{i}/demo.inkml", "{d}/all.inkd"], "all.inkd", ["export", "-q", "{i}/other.inkd", "{d}/all.inkd"]),
    Tool("thumbnail", ["thumbnail", "{i}/demo.inkd", "{d}/a.png"], "a.png", ["thumbnail", "{i}/other.inkd", "{d}/a.png"]),
    Tool("generate", ["generate", "hello", "--seed", "2", "-o", "{d}/pen.evemu"], "pen.evemu", ["generate", "hi", "--seed", "1", "-o", "{d}/pen.evemu"]),
    Tool("replay --svg", ["replay", "demo", "--speed", "max", "--svg", "{d}/a.svg"], "a.svg", ["export", "-q", "{i}/other.inkd", "{d}/a.svg"]),
    Tool("recover", ["recover", "-f", "{i}/damaged.inkd", "{d}/all.inkd"], "all.inkd", ["export", "-q", "{i}/other.inkd", "{d}/all.inkd"], ok=[3]),
    Recorder(),
    daemons.Journal(),
    daemons.Hand(),
    overlays.Kept(),
    overlays.Saving(),
    overlays.SavingAtEnd(),
    overlays.Tools(),
    overlays.Calibration(),
    overlays.Scribble(),
]
# An empty file has no bytes for a limit to count.
IMPOSSIBLE = [("inkscribe, on or off", "limit")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", default=f"{HERE}/../../../.build/release")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", help="a writer, by its name in the table; may be repeated")
    wish = parser.parse_args()
    if os.environ.get("FULL_MOUNTS") != "own":
        user = [] if os.geteuid() == 0 else ["-r"]
        os.execvpe("unshare", ["unshare", *user, "-m", sys.executable, "-B", *sys.argv], dict(os.environ, FULL_MOUNTS="own"))
    chance, table, flaws = random.Random(wish.seed), collections.defaultdict(collections.Counter), 0
    writers = [writer for writer in WRITERS if not wish.only or writer.name in wish.only]
    folder = tempfile.mkdtemp(prefix="stylusd-full-")
    os.chmod(folder, 0o755)  # sway runs as another user where we are root
    end, rounds = time.monotonic() + wish.seconds, 0
    rig = Rig(os.path.realpath(wish.programs), folder)
    try:
        if not os.path.exists("/usr/bin/sway"):
            print("NOT TRIED: the overlay and inkscribe, without sway")
            writers = [writer for writer in writers if not isinstance(writer, overlays.Overlay)]
        order = [(writer, obstacle) for writer in writers for obstacle in OBSTACLES if (writer.name, obstacle) not in IMPOSSIBLE]
        while True:
            for writer, obstacle in chance.sample(order, len(order)):
                if time.monotonic() > end and rounds >= len(order):
                    break
                rounds += 1
                place = f"{folder}/{rounds}"
                os.mkdir(place)
                disk = Disk(place, obstacle, chance)
                try:
                    outcome = writer.play(rig, disk)
                except (Flaw, stage.Failure) as flaw:
                    flaws, outcome = flaws + 1, "FLAW"
                    print(f"FLAW: round {rounds}, {writer.name}, {obstacle}: {flaw}", flush=True)
                finally:
                    rig.end_round()
                    disk.end()
                table[writer.name, obstacle][outcome] += 1
            if time.monotonic() > end:
                break
    finally:
        rig.end()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"| writer | {' | '.join(OBSTACLES)} |\n|---|{'---|' * len(OBSTACLES)}")
    for writer in writers:
        cells = [", ".join(f"{count} {what}" for what, count in sorted(table[writer.name, obstacle].items())) or "not tried" for obstacle in OBSTACLES]
        print(f"| {writer.name} | {' | '.join(cells)} |")
    print(f"{rounds} rounds, seed {wish.seed}, {flaws} flaws")
    sys.exit(1 if flaws else 0)


if __name__ == "__main__":
    main()
