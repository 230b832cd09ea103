#!/usr/bin/env python3
"""A day of inkoverlay in fast-forward: a great many samples, while everything around it comes and goes.

  soak.py [--samples N] [--seed N] [--minutes N] [--only KIND,...] [--once] [--mode MODE] [--programs DIR] [--keep DIR]

A daemon with a journal plays handwriting as fast as it can to an overlay on a sway without a screen, once with ink that stays
and once with ink that fades, until N samples in all are finished (1000000). Each daemon writes what none wrote before.
Meanwhile, in an order that the seed decides:

  scale, turn        an output has another scale, or is turned
  off and on         an output is switched off for a while
  unplug, plug       an output goes, and one with another name comes
  sway               the compositor is killed, and begun anew after a while
  kill, stop         the daemon is killed, or ends in good order, and another one begins with the same journal, at another speed
  away               likewise, but so late that what was open has ended as it was
  halt               the overlay does not run for a while, as if the machine slept
  command            another colour, the status, the statistics; ink that fades is cleared, and nothing is drawn for a moment
  save               ink that stays is saved while it is drawn
  steps              undo and redo, clear and undo, ephemeral, off, toggle and draw again, of ink that stays, while nobody draws: what is
                     saved afterwards is byte by byte what was saved before

What must hold, else the exit status is 1:
  - the overlay lives to the end and ends with status 0; no sanitizer says a word
  - of ink that stays, the saved drawing has each stroke that the daemon finished, once and whole, and each that was open when
    its daemon was killed (the overlay says of each that it was cut off, and if it hears more of it later, that it continues).
    None else, none less, and none is a part of another: strokes are told apart by their times (ledger.py), not counted
  - what was saved meanwhile is in it, too
  - of ink that fades it has none
  - memory besides pictures grows from the end of the first fifth to the end of a part by no more than 16 MiB, and for ink that
    stays 2 KiB for each stroke. Pictures are what it tells itself: of each output that there is or that went away with
    ink; threads and descriptors are no more than in the first fifth, but for two connections, and
    those of pictures no more than 12: three for each of the three outputs that there are at most, and three of a former size

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

import ledger
import stage

KIND_OF_ALL = ("scale", "turn", "off and on", "unplug", "plug", "sway", "kill", "stop", "away", "halt", "command", "save", "steps")
# How many times as fast as they were written. A second of writing takes up to 25 ms to be fitted, on a thread of its own: what is
# finished faster than that for long never comes to an end. What fades is not fitted.
SPEEDS = {"draw": ("5", "10", "20"), "ephemeral": ("30", "100", "200")}
# Memory that may come after the first fifth, in KiB: once, and for each stroke that stays.
GROWTH, GROWTH_OF_STROKE = 16384, 2
# No more of these at a time.
PICTURES = 12
# A stroke that was missed is asked for on a connection of its own, and there is one for a command.
CONNECTIONS = 2
# How many words a daemon writes in twenty seconds, longer than it lives, for each time that it is faster than a hand: of ink that is
# written twice, what is cut the second time would be taken for a part of the first.
WORDS = 20
# So long a daemon is away that what is open ends as it is, in seconds.
AWAY = 2.5


def say(words):
    print(f"soak: {words}", file=sys.stderr, flush=True)


def content(path):
    with open(path, "rb") as file:
        return file.read()


class Part:
    """One overlay, from its start to its end."""

    def __init__(self, mode, samples, chance, programs, folder, kinds, minutes):
        self.kinds = kinds
        self.mode, self.samples, self.chance, self.programs = mode, samples, chance, programs
        self.folder = stage.fresh(f"{folder}/{mode}")
        self.done = collections.Counter()
        self.deck, self.rows, self.faults = [], [], []
        self.end = time.monotonic() + 60 * minutes
        # Files with ink that was saved while it was drawn.
        self.saved = []
        self.outer = stage.Sway(f"{self.folder}/outer")
        self.sway = stage.Sway(f"{self.folder}/sway", self.outer)
        self.daemon = stage.Daemon(programs, self.folder, chance)
        self.drawing = f"{self.folder}/all.inkd"
        self.overlay = stage.Overlay(
            f"{programs}/inkoverlay", self.folder, self.sway.display, self.daemon.path,
            "--mode", mode, "--output", "layout", "--save", self.drawing)

    def run(self):
        """Until there were enough samples; then what came of it."""
        try:
            # The first daemon that it hears is the first that plays: it misses nothing.
            self.start_daemon(SPEEDS[self.mode][1 if self.samples else 0])
            stage.wait_until("the first stroke is finished", self.has_begun)
            while not self.is_over() and not self.faults:
                self.turn()
            if not self.faults:
                self.settle()
                self.judge()
        finally:
            for process in (self.overlay.process, self.daemon.process, self.sway.process, self.outer.process):
                if process.poll() is None:
                    stage.end(process)
        return not self.faults

    def is_over(self):
        """Whether there was enough; each thing once, if that is enough."""
        if self.samples == 0:
            return bool(self.rows) and not self.deck
        return self.daemon.samples >= self.samples or time.monotonic() > self.end

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
        # What is not pixels: those it tells of, and some of them are shared with the compositor.
        pixels = sum(output["memory"] for output in self.command("GetStatus")["outputs"]) // 1024
        row["rest"] = row["anon"] + row["shm"] - pixels
        self.rows.append(row)
        if len(self.rows) % 20 == 1:
            say(f"{self.mode}: {row['samples']} samples of {self.samples or 'as many as come'}, {row['rss'] // 1024} MiB, "
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
        stage.wait_until("it knows all outputs", self.knows_outputs)
        self.begin_daemon()
        return done

    def knows_outputs(self):
        """Whether it has heard of each output where and how large it is."""
        there = {output["name"]: output["rect"] for output in self.sway.ask("-t", "get_outputs") if output.get("active")}
        status, _ = self.overlay.command("GetStatus")
        known = {output["name"]: output["area"] for output in (status or {}).get("outputs", []) if output["name"] in there}
        return there and all(
            name in known and all(abs(known[name][mine] - area[theirs]) < 1 for mine, theirs in (
                ("left", "x"), ("top", "y"), ("width", "width"), ("height", "height")))
            for name, area in there.items())

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

    def do_away(self):
        stage.end(self.daemon.process, self.chance.choice((stage.signal.SIGKILL, stage.signal.SIGTERM)))
        time.sleep(AWAY)
        self.begin_daemon()
        return True

    def begin_daemon(self):
        # Once each, it shall be over soon: what is slower leaves less to fit.
        speeds = SPEEDS[self.mode] if self.samples else SPEEDS[self.mode][:1]
        self.meet_daemon(lambda: self.start_daemon(self.chance.choice(speeds)))

    def meet_daemon(self, start):
        known = self.overlay.says("the daemon is running")
        stage.wait_until("it misses the daemon", lambda: self.overlay.says("Waiting for it") > known)
        start()
        stage.wait_until("it hears the daemon", lambda: self.overlay.says("the daemon is running") > known)

    def start_daemon(self, speed):
        self.daemon.write(min(WORDS * int(speed), 400))
        self.daemon.start(speed)

    def do_halt(self):
        self.overlay.halt(self.chance.uniform(0.2, 1.5))
        return True

    def do_command(self):
        """Nothing that changes what is kept."""
        wishes = [("SetInk", {"color": f"#{self.chance.randrange(1 << 24):06x}"}), ("GetStatus", {}), ("GetStatistics", {})]
        if self.mode != "draw":
            wishes += [("Clear", {}), ("SetMode", {"mode": "off"}), ("SetMode", {"mode": "ephemeral"})]
        for method, parameters in wishes:
            self.command(method, **parameters)
        return True

    def command(self, method, **parameters):
        answer, error = self.overlay.command(method, **parameters)
        if answer is None or error:
            raise stage.Failure(f"{method} {parameters}: {error or 'no answer'}")
        return answer

    def do_save(self):
        return self.mode == "draw" and bool(self.save(f"{self.folder}/live-{len(self.saved)}", self.saved))

    def save(self, name, paths):
        """Saves the ink of each output that has any; how many strokes each has."""
        counts = {}
        for output in self.command("GetStatus")["outputs"]:
            if output["strokes"] == 0:
                continue
            path = f"{name}-{output['name']}.inkd"
            self.answer = None
            stage.wait_until(f"it saves {path}", lambda: self.saves(path, output["name"]))
            counts[output["name"]] = self.answer["strokes"]
            paths.append(path)
        return counts

    def saves(self, path, output):
        """It will not while what was finished is not fitted yet; that takes a while where daemons write as fast as they can."""
        self.answer, error = self.overlay.command("Save", path=path, output=output)
        return self.answer is not None and error is None

    def do_steps(self):
        """The user goes back and forth while nobody draws; nothing may come of it."""
        if self.mode != "draw":
            return False
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        self.rest()
        before, after = [], []
        counts = self.save(f"{self.folder}/before", before)
        if not counts:
            return False
        self.go_back_and_forth(counts)
        self.save(f"{self.folder}/after", after)
        if [content(path) for path in before] != [content(path) for path in after]:
            self.faults.append(f"other ink after steps back and forth: {before}, {after}")
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        self.begin_daemon()
        return True

    def go_back_and_forth(self, counts):
        undone = 0
        while undone < self.chance.randint(1, 5) and self.overlay.command("Undo")[1] is None:
            undone += 1
        for _ in range(undone):
            self.command("Redo")
        output = self.chance.choice([None, *counts])
        self.command("Clear", **({"output": output} if output else {}))
        left = sum(one["strokes"] for one in self.command("GetStatus")["outputs"] if output in (None, one["name"]))
        if left:
            self.faults.append(f"{left} strokes are left where all was cleared")
        self.command("Undo")
        for mode in self.chance.choice((("ephemeral", "draw"), ("toggle", "toggle"), ("off", "draw"))):
            self.command("SetMode", mode=mode)

    # The end.

    def settle(self):
        """The overlay gets all that was finished: from a daemon that has nothing to add."""
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        self.rest()
        self.daemon.count()
        known = self.overlay.says("Waiting for it")
        stage.end(self.daemon.process, stage.signal.SIGTERM)
        stage.wait_until("it misses the last daemon", lambda: self.overlay.says("Waiting for it") > known)
        self.note()
        status = stage.end(self.overlay.process, stage.signal.SIGTERM)
        if status != 0:
            self.faults.append(f"it ended with status {status}: {self.overlay.log[-2000:]}")

    def rest(self):
        """The overlay gets to know and to fit all that was drawn: what it has yet to do keeps it awake."""
        self.meet_daemon(self.start_resting)
        stage.wait_until("it rests", self.overlay.rests)

    def start_resting(self):
        """Begins a daemon that plays a frame each eight seconds: no stroke is finished."""
        self.daemon.write(1)
        self.daemon.start("0.001")

    def judge(self):
        self.drawn = ledger.strokes_in(self.programs, self.drawing)
        self.cut = self.overlay.says("was cut off") - self.overlay.says("cut off continues")
        if self.mode == "draw":
            self.judge_strokes()
        elif self.drawn:
            self.faults.append(f"{len(self.drawn)} strokes of ink that fades are in the drawing")
        self.judge_figures()

    def judge_strokes(self):
        missing, others = ledger.compare(self.daemon.finished, self.drawn)
        if missing:
            self.faults.append(f"{len(missing)} finished strokes are not in the drawing; they took {missing[:20]} us")
        self.start_resting()
        doubled = ledger.parts_among(others, self.drawn, self.daemon.read())
        if doubled:
            self.faults.append(f"{len(doubled)} strokes are there twice, or once more as a part; these took "
                               f"{[stroke.duration for stroke in doubled][:20]} us")
        if len(others) != self.cut:
            self.faults.append(f"{len(others)} strokes in the drawing were not finished: {self.cut} were cut")
        self.judge_saved()

    def judge_saved(self):
        """What was saved while it was drawn must have stayed, if maybe as a part of what it became."""
        kept = [stroke.duration for stroke in self.drawn]
        gone = []
        for path in self.saved:
            missing, _ = ledger.compare([stroke.duration for stroke in ledger.strokes_in(self.programs, path)], self.drawn)
            gone += missing
        if len(gone) > self.overlay.says("cut off continues") * max(1, len(self.saved)):
            self.faults.append(f"{len(gone)} strokes that were saved are not among the {len(kept)} at the end: {gone[:20]} us")

    def judge_figures(self):
        for word in ("Sanitizer", "Fatal error"):
            if word in self.overlay.log:
                self.faults.append(self.overlay.log[-4000:])
        early = [row for row in self.rows if row["samples"] <= self.daemon.samples / 5] or self.rows[:1]
        late = self.rows[len(early):]
        strokes = self.rows[-1]["strokes"] - early[-1]["strokes"] if self.mode == "draw" else 0
        pictures = max(row["pictures"] for row in self.rows)
        if pictures > PICTURES:
            self.faults.append(f"{pictures} pictures at a time")
        most = max(row["rest"] for row in early) + GROWTH + GROWTH_OF_STROKE * strokes
        if self.rows[-1]["rest"] > most:
            self.faults.append(f"memory besides pictures: {self.rows[-1]['rest']} KiB, no more than {most} were expected")
        for name in ("files", "threads"):
            before, after = (max(row[name] for row in rows) for rows in (early, late or early))
            if after > before + CONNECTIONS:
                self.faults.append(f"{name}: {before} in the first fifth, then {after}")

    def table(self):
        """Ten rows of how things went."""
        print(f"\n{self.mode}: {self.daemon.samples} samples, {self.daemon.strokes} strokes finished, {self.cut} cut, "
              f"{len(self.drawn)} in the drawing; " + ", ".join(f"{kind} {count}" for kind, count in sorted(self.done.items())))
        print("| samples | s | processor s | RSS MiB | own MiB | besides pictures MiB | PSS MiB | pictures | other descriptors | threads |\n" + "|---" * 10 + "|")
        for number in sorted({round(step * (len(self.rows) - 1) / 10) for step in range(11)}):
            row = self.rows[number]
            print(f"| {row['samples']} | {row['time'] - self.rows[0]['time']:.0f} | {row['cpu']:.1f} | "
                  f"{row['rss'] / 1024:.1f} | {row['anon'] / 1024:.1f} | {row['rest'] / 1024:.1f} | {row['pss'] / 1024:.1f} | {row['pictures']} | "
                  f"{row['files']} | {row['threads']} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=1000000)
    parser.add_argument("--minutes", type=float, default=600, help="a part is over after so many, whatever it has")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--only", type=lambda text: text.split(","), default=KIND_OF_ALL, help="only these things happen")
    parser.add_argument("--once", action="store_true", help="each thing happens once, however few samples that takes")
    parser.add_argument("--mode", choices=("draw", "ephemeral"), help="only with ink that stays, or only with ink that fades")
    parser.add_argument("--programs", default=".build/release", help="the folder of stylusd, stylusctl and inkoverlay")
    parser.add_argument("--keep", help="leave the folders of both parts here")
    options = parser.parse_args()
    say(f"--seed {options.seed}")
    failed = False
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        os.chmod(folder, 0o755)
        for number, mode in enumerate(("draw", "ephemeral")):
            chance = random.Random(options.seed * 2 + number)
            if options.mode not in (None, mode):
                continue
            part = Part(mode, 0 if options.once else options.samples // 2, chance, options.programs, options.keep or folder, options.only, options.minutes)
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
