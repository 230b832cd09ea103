#!/usr/bin/env python3
"""A day of inkoverlay in fast-forward: a great many samples, while everything around it comes and goes.

  soak.py [--samples N] [--seed N] [--only KIND,...] [--programs DIR] [--keep DIR]

A daemon with a journal plays handwriting as fast as it can to an overlay on a sway without a screen, once with ink that stays
and once with ink that fades, until N samples in all are finished (1000000). Meanwhile, in an order that the seed decides:

  scale, turn        an output has another scale, or is turned
  off and on         an output is switched off for a while
  unplug, plug       an output goes, and one with another name comes
  sway               the compositor is killed, and begun anew after a while
  kill, stop         the daemon is killed, or ends in good order, and another one begins with the same journal, at another speed
  halt               the overlay does not run for a while, as if the machine slept
  command            `stylusctl overlay`: another colour, the status

What must hold, else the exit status is 1:
  - the overlay lives to the end and ends with status 0; no sanitizer says a word
  - of ink that stays, the saved drawing has each stroke that the daemon finished, once, and each that was open when its
    daemon was killed (the overlay says of each that it ends as it is). None else, none less: nothing may be lost
  - of ink that fades it has none
  - memory of its own (RssAnon) grows from the end of the first fifth to the end of a part by no more than 16 MiB, and for ink
    that stays 2 KiB for each stroke; threads and descriptors are no more than in the first fifth, but for two connections, and those of pictures no more than 12: three for each of
    the three outputs that there are at most, and three of a former size

Progress goes to standard error, the table to standard output. With --keep the folder of each part stays.
"""
import argparse
import collections
import os
import random
import subprocess
import sys
import tempfile
import time

import stage

KIND_OF_ALL = ("scale", "turn", "off and on", "unplug", "plug", "sway", "kill", "stop", "halt", "command")
# How many times as fast as they were written. A second of writing takes up to 25 ms to be fitted, on a thread of its own; what fades is not fitted.
SPEEDS = {"draw": ("10", "30", "60"), "ephemeral": ("30", "100", "200")}
# Memory that may come after the first fifth, in KiB: once, and for each stroke that stays.
GROWTH, GROWTH_OF_STROKE = 16384, 2
# No more of these at a time.
PICTURES = 12
# A stroke that was missed is asked for on a connection of its own, and there is one for a command.
CONNECTIONS = 2
WORDS = "the quick brown fox jumps over the lazy dog"


def say(words):
    print(f"soak: {words}", file=sys.stderr, flush=True)


class Part:
    """One overlay, from its start to its end."""

    def __init__(self, mode, samples, chance, programs, folder, kinds=KIND_OF_ALL):
        self.kinds = kinds
        self.mode, self.samples, self.chance, self.programs = mode, samples, chance, programs
        self.folder = stage.fresh(f"{folder}/{mode}")
        self.done = collections.Counter()
        self.deck, self.rows, self.faults = [], [], []
        recording = f"{self.folder}/words.evemu"
        subprocess.run([f"{programs}/stylusctl", "generate", WORDS, "-o", recording], check=True)
        self.outer = stage.Sway(f"{self.folder}/outer")
        self.sway = stage.Sway(f"{self.folder}/sway", self.outer)
        self.daemon = stage.Daemon(f"{programs}/stylusd", self.folder, recording)
        self.drawing = f"{self.folder}/all.inkd"
        self.overlay = stage.Overlay(
            f"{programs}/inkoverlay", self.folder, self.sway.display, self.daemon.path,
            "--mode", mode, "--output", "layout", "--save", self.drawing)

    def run(self):
        """Until there were enough samples; then what came of it."""
        try:
            # The first daemon that it hears is the first that plays: it misses nothing.
            self.daemon.start(SPEEDS[self.mode][1])
            stage.wait_until("the first stroke is finished", self.has_begun)
            while self.daemon.samples < self.samples and not self.faults:
                self.turn()
            if not self.faults:
                self.settle()
                self.judge()
        finally:
            for process in (self.overlay.process, self.daemon.process, self.sway.process, self.outer.process):
                if process.poll() is None:
                    stage.end(process)
        return not self.faults

    def has_begun(self):
        self.daemon.count()
        return self.daemon.samples > 0

    def turn(self):
        """Some ink, a look at how things go, and then something happens."""
        before = self.daemon.samples
        limit = time.monotonic() + self.chance.uniform(0.2, 1.0)
        while time.monotonic() < limit or self.daemon.samples == before:
            time.sleep(0.05)
            self.daemon.count()
            if self.overlay.process.poll() is not None:
                self.faults.append(f"it ended: {self.overlay.log[-2000:]}")
                return
            if time.monotonic() > limit + stage.PATIENCE:
                self.faults.append("no ink comes any more")
                return
        self.note()
        if not self.deck:
            self.deck = self.chance.sample(self.kinds, len(self.kinds))
        kind = self.deck.pop()
        if getattr(self, "do_" + kind.replace(" ", "_"))() not in (None, False):
            self.done[kind] += 1

    def note(self):
        row = self.overlay.figures() | {
            "samples": self.daemon.samples, "strokes": self.daemon.strokes, "time": time.monotonic()}
        self.rows.append(row)
        if len(self.rows) % 20 == 1:
            say(f"{self.mode}: {row['samples']} of {self.samples} samples, {row['rss'] // 1024} MiB, "
                f"{row['files']} descriptors, {row['cpu']:.1f} s of processor, {sum(self.done.values())} things happened")

    # What happens; each tells whether it could.

    def some_output(self, least=1):
        names = self.sway.outputs()
        return self.chance.choice(names) if len(names) >= least else None

    # What is drawn where the layout has no output is on none, and outputs change one after the other. So for ink that stays
    # they do so between two daemons; ink that fades goes on meanwhile. All have one scale, and none lies on its side.

    def with_quiet_pens(self, change):
        if self.mode != "draw":
            return change()
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        done = change()
        time.sleep(0.2)
        self.begin_daemon()
        return done

    def do_scale(self):
        scale = self.chance.choice(["1", "1.25", "1.5", "2"])
        return self.with_quiet_pens(lambda: self.sway.ask("--", "output", "*", "scale", scale))

    def do_turn(self):
        name, turn = self.some_output(), self.chance.choice(["normal", "180", "flipped"])
        return name and self.sway.ask("--", "output", name, "transform", turn)

    def do_off_and_on(self):
        name, pause = self.some_output(least=2), self.chance.uniform(0, 0.5)
        return name and self.with_quiet_pens(lambda: self.switch(name, pause))

    def switch(self, name, pause):
        self.sway.ask("--", "output", name, "disable")
        time.sleep(pause)
        self.sway.ask("--", "output", name, "enable")
        return True

    def do_unplug(self):
        name = self.some_output(least=2)
        return name and self.with_quiet_pens(lambda: self.sway.unplug(name))

    def do_plug(self):
        # A name is kept with the ink that was on its output. Sixteen names for each compositor are enough.
        if len(self.sway.outputs()) > 2 or self.sway.made == 16:
            return False
        return self.with_quiet_pens(self.sway.plug)

    def do_sway(self):
        stage.end(self.sway.process)
        time.sleep(self.chance.uniform(0, 1))
        return self.with_quiet_pens(self.sway.start)

    def do_kill(self):
        stage.end(self.daemon.process)
        self.begin_daemon()
        return True

    def do_stop(self):
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        self.begin_daemon()
        return True

    def begin_daemon(self):
        known = self.overlay.says("the daemon is there")
        stage.wait_until("it misses the daemon", lambda: self.overlay.says("Waiting for it") > known)
        self.daemon.start(self.chance.choice(SPEEDS[self.mode]))
        stage.wait_until("it hears the daemon", lambda: self.overlay.says("the daemon is there") > known)

    def do_halt(self):
        self.overlay.halt(self.chance.uniform(0.2, 1.5))
        return True

    def do_command(self):
        """Only while the program has a socket for it."""
        path = f"{self.folder}/inkoverlay.sock"
        if not os.path.exists(path):
            return False
        color = f"#{self.chance.randrange(1 << 24):06x}"
        for words in (["ink", "pen", "--color", color], ["status"]):
            subprocess.run(
                [f"{self.programs}/stylusctl", "overlay", *words], env=dict(os.environ, XDG_RUNTIME_DIR=self.folder),
                stdout=subprocess.DEVNULL, check=True, timeout=stage.PATIENCE)
        return True

    # The end.

    def settle(self):
        """The overlay gets all that was finished: from a daemon that has nothing to add."""
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        self.daemon_of_rest()
        self.daemon.count()
        # What it has yet to ask for and to fit keeps it awake.
        stage.wait_until("it rests", self.overlay.rests)
        known = self.overlay.says("Waiting for it")
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        stage.wait_until("it misses the last daemon", lambda: self.overlay.says("Waiting for it") > known)
        self.note()
        status = stage.end(self.overlay.process, stage.signal.SIGTERM)
        if status != 0:
            self.faults.append(f"it ended with status {status}: {self.overlay.log[-2000:]}")

    def daemon_of_rest(self):
        known = self.overlay.says("the daemon is there")
        stage.wait_until("it misses the daemon", lambda: self.overlay.says("Waiting for it") > known)
        # A frame each eight seconds: no stroke is finished.
        self.daemon.start("0.001")
        stage.wait_until("it hears the daemon", lambda: self.overlay.says("the daemon is there") > known)

    def judge(self):
        self.cut = self.overlay.says("ends as it is")
        self.kept = stage.strokes_in(self.drawing)
        wanted = self.daemon.strokes + self.cut if self.mode == "draw" else 0
        if self.kept != wanted:
            self.faults.append(
                f"{self.kept} strokes in the drawing: {self.daemon.strokes} were finished, {self.cut} were cut")
        for word in ("Sanitizer", "Fatal error"):
            if word in self.overlay.log:
                self.faults.append(self.overlay.log[-4000:])
        early = [row for row in self.rows if row["samples"] <= self.samples / 5] or self.rows[:1]
        late = self.rows[len(early):]
        strokes = self.rows[-1]["strokes"] - early[-1]["strokes"] if self.mode == "draw" else 0
        pictures = max(row["pictures"] for row in self.rows)
        if pictures > PICTURES:
            self.faults.append(f"{pictures} pictures at a time")
        most = max(row["anon"] for row in early) + GROWTH + GROWTH_OF_STROKE * strokes
        if self.rows[-1]["anon"] > most:
            self.faults.append(f"memory of its own: {self.rows[-1]['anon']} KiB, no more than {most} were expected")
        for name in ("files", "threads"):
            before, after = (max(row[name] for row in rows) for rows in (early, late or early))
            if after > before + CONNECTIONS:
                self.faults.append(f"{name}: {before} in the first fifth, then {after}")

    def table(self):
        """Ten rows of how things went."""
        print(f"\n{self.mode}: {self.daemon.samples} samples, {self.daemon.strokes} strokes finished, {self.cut} cut, "
              f"{self.kept} in the drawing; " + ", ".join(f"{kind} {count}" for kind, count in sorted(self.done.items())))
        print("| samples | s | processor s | RSS MiB | own MiB | PSS MiB | pictures | other descriptors | threads |\n" + "|---" * 9 + "|")
        for number in sorted({round(step * (len(self.rows) - 1) / 10) for step in range(11)}):
            row = self.rows[number]
            print(f"| {row['samples']} | {row['time'] - self.rows[0]['time']:.0f} | {row['cpu']:.1f} | "
                  f"{row['rss'] / 1024:.1f} | {row['anon'] / 1024:.1f} | {row['pss'] / 1024:.1f} | {row['pictures']} | "
                  f"{row['files']} | {row['threads']} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=1000000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--only", type=lambda text: text.split(","), default=KIND_OF_ALL, help="only these things happen")
    parser.add_argument("--programs", default=".build/release", help="the folder of stylusd, stylusctl and inkoverlay")
    parser.add_argument("--keep", help="leave the folders of both parts here")
    options = parser.parse_args()
    say(f"--seed {options.seed}")
    failed = False
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        os.chmod(folder, 0o755)
        for number, mode in enumerate(("draw", "ephemeral")):
            chance = random.Random(options.seed * 2 + number)
            part = Part(mode, options.samples // 2, chance, options.programs, options.keep or folder, options.only)
            try:
                is_well = part.run()
            except stage.Failure as failure:
                part.faults.append(str(failure) + "\n" + part.overlay.log[-2000:])
                is_well = False
            if is_well:
                part.table()
            for fault in part.faults:
                print(f"soak: FAILED, {mode}: {fault} ({dict(part.done)})", flush=True)
            failed = failed or not is_well
    print("soak: " + (f"failed; --seed {options.seed}" if failed else "nothing was lost"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
