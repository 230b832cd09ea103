#!/usr/bin/env python3
"""Lets every program that writes files run out of room, and looks at what is left.

  full.py [--programs FOLDER] [--seconds S] [--seed N] [--players N] [--only WRITER]...

Each round takes one writer and one obstacle:

  full       a tmpfs that is full up to some pages
  read-only  a bind mount that is read-only
  quota      EDQUOT at each write (quota.c, preloaded: user quotas would need a disk with them)
  limit      RLIMIT_FSIZE of some bytes, with SIGXFSZ as it is by default

Without room the old file must stay whole, the message must name the cause, the status must not be 0, and nothing may be left behind.
With room again the same command must work. A program that finds enough room must write all of the new file. Programs that go on (daemon,
overlay) must say what they cannot keep, and keep it once there is room.

The same seed gives the same rounds, of which some are played side by side, each with its own daemon, compositor and mounts. Exit status: 0 if nothing was lost. Needs the right to mount, or user namespaces.
"""
import argparse
import collections
import ctypes
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import time

import daemons
import overlays
from lack import HERE, Disk, Flaw, Inputs, OBSTACLES, Rig, stage
from tools import Recorder, Remover, Tool

WRITERS = [
    Tool("words add", ["words", "add", "goslar"], "state/stylusctl/words", ["words", "add", "harz"]),
    Tool("words forget", ["words", "forget", "harz"], "state/stylusctl/words", ["words", "add", "harz", "celle"]),
    Remover("words wipe", ["words", "wipe"], "state/stylusctl/words", ["words", "add", "harz"]),
    Tool("export", ["export", "-q", "{i}/demo.inkd", "{d}/new.svg"], "new.svg"),
    Tool("export -f", ["export", "-q", "-f", "{i}/demo.inkd", "{d}/all.svg"], "all.svg", ["export", "-q", "{i}/other.inkd", "{d}/all.svg"]),
    Tool("import -f", ["import", "-q", "-f", "{i}/demo.inkml", "{d}/all.inkd"], "all.inkd", ["export", "-q", "{i}/other.inkd", "{d}/all.inkd"]),
    Tool("thumbnail", ["thumbnail", "{i}/demo.inkd", "{d}/a.png"], "a.png", ["thumbnail", "{i}/other.inkd", "{d}/a.png"]),
    Tool("generate", ["generate", "-f", "hello", "--seed", "2", "-o", "{d}/pen.evemu"], "pen.evemu", ["generate", "hi", "--seed", "1", "-o", "{d}/pen.evemu"]),
    Tool("replay --svg", ["replay", "demo", "-f", "--speed", "max", "--svg", "{d}/a.svg"], "a.svg", ["export", "-q", "{i}/other.inkd", "{d}/a.svg"]),
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
# A round waits more than it computes: for a pen that plays, for an overlay that shows it, for a daemon that tries again.
PLAYERS = 3
CLONE_NEWNS = 0x00020000




class Rounds:
    """All rounds, for players that play side by side. What a round is depends on the seed and its number alone."""

    def __init__(self, inputs, writers, wish):
        self.inputs, self.writers, self.seed, self.end = inputs, writers, wish.seed, time.monotonic() + wish.seconds
        self.order = [(writer, obstacle) for writer in writers for obstacle in OBSTACLES if (writer.name, obstacle) not in IMPOSSIBLE]
        self.next, self.outcomes = multiprocessing.Value("i", 0), multiprocessing.SimpleQueue()

    def deal(self):
        """The number of a round that nobody plays, until each was played once and the time is over."""
        while True:
            with self.next.get_lock():
                number = self.next.value
                if number >= len(self.order) and time.monotonic() > self.end:
                    return
                self.next.value += 1
            yield number

    def play(self, folder):
        """Plays what is dealt, with mounts of its own: some rounds lay others over /run and /sys."""
        if ctypes.CDLL(None).unshare(CLONE_NEWNS) != 0:
            raise OSError("no right to mount")
        rig = Rig(self.inputs, folder)
        try:
            for number in self.deal():
                self.outcomes.put(self.play_round(rig, number))
        finally:
            rig.end()
            self.outcomes.put(None)

    def play_round(self, rig, number):
        chance = random.Random(f"{self.seed} {number}")
        times, place = divmod(number, len(self.order))
        writer, obstacle = random.Random(f"{self.seed} order {times}").sample(self.order, len(self.order))[place]
        folder = f"{rig.folder}/{number}"
        os.mkdir(folder)
        disk, flaw = Disk(folder, obstacle, chance), ""
        try:
            outcome = writer.play(rig, disk)
        except (Flaw, stage.Failure) as failure:
            flaw, outcome = f"round {number}, {writer.name}, {obstacle}: {failure}", "FLAW"
        finally:
            rig.end_round()
            disk.end()
        return writer.name, obstacle, outcome, flaw


def play_all(rounds, folder, players):
    """The outcomes by writer and obstacle, and how many rounds had a flaw."""
    table, flaws = collections.defaultdict(collections.Counter), 0
    processes = [multiprocessing.Process(target=rounds.play, args=(f"{folder}/{player}",)) for player in range(players)]
    for process in processes:
        process.start()
    playing = players
    while playing:
        told = rounds.outcomes.get()
        if told is None:
            playing -= 1
            continue
        writer, obstacle, outcome, flaw = told
        table[writer, obstacle][outcome] += 1
        if flaw:
            flaws += 1
            print(f"FLAW: {flaw}", flush=True)
    for process in processes:
        process.join()
        if process.exitcode != 0:
            flaws += 1
            print(f"FLAW: a player ended with status {process.exitcode}", flush=True)
    return table, flaws


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", default=f"{HERE}/../../../.build/release")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", help="a writer, by its name in the table; may be repeated")
    parser.add_argument("--players", type=int, default=PLAYERS, help="so many rounds side by side")
    wish = parser.parse_args()
    if os.environ.get("FULL_MOUNTS") != "own":
        user = [] if os.geteuid() == 0 else ["-r"]
        os.execvpe("unshare", ["unshare", *user, "-m", sys.executable, "-B", *sys.argv], dict(os.environ, FULL_MOUNTS="own"))
    writers = [writer for writer in WRITERS if not wish.only or writer.name in wish.only]
    if not os.path.exists("/usr/bin/sway"):
        print("NOT TRIED: the overlay and inkscribe, without sway")
        writers = [writer for writer in writers if not isinstance(writer, overlays.Overlay)]
    folder = tempfile.mkdtemp(prefix="stylusd-full-")
    os.chmod(folder, 0o755)
    try:
        rounds = Rounds(Inputs(os.path.realpath(wish.programs), f"{folder}/inputs"), writers, wish)
        table, flaws = play_all(rounds, folder, wish.players)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"| writer | {' | '.join(OBSTACLES)} |\n|---|{'---|' * len(OBSTACLES)}")
    for writer in writers:
        cells = [", ".join(f"{count} {what}" for what, count in sorted(table[writer.name, obstacle].items())) or "not tried" for obstacle in OBSTACLES]
        print(f"| {writer.name} | {' | '.join(cells)} |")
    print(f"{sum(sum(outcomes.values()) for outcomes in table.values())} rounds, seed {wish.seed}, {flaws} flaws")
    sys.exit(1 if flaws else 0)


if __name__ == "__main__":
    main()
