#!/usr/bin/env python3
"""Kills the overlay with SIGKILL again and again while a pen draws, and compares the pages with what the daemon finished.

  kills.py [--kills N] [--seconds S] [--seed K] [--programs DIR] [--keep DIR] [--plant loss|double|back]

A daemon with a journal plays handwriting on a sway without a screen. An overlay keeps the ink. It is killed at random moments: while
it starts, draws, dries strokes, writes steps, and folds a log; and during commands (clear, undo, redo, delete, move, pages). In
some rounds the daemon is killed as well, or first. After each kill the log is read, then the overlay starts again.

What must hold, else the exit status is 1:
  - a stroke that is in the log once stays, until a command or an undo takes it away
  - whenever the overlay had time to settle, its page has each stroke that the daemon finished, once, and nothing else.
    A stroke counts as the same if it took as long, to the microsecond (ledger.py)
  - a command that was answered more than 1 s before the kill is in the log. A later one is there as a whole, or not at all
  - nothing that was cleared, undone or deleted comes back, also not with the strokes that are fetched from the daemon
  - a log is never damaged

The table shows how old finished strokes were when the kill came, and how many of them were in the log. What was not is fetched at
the next start. Steps are to be in the log within 100 ms and the slack of the machine, which is measured beside (killed.py). Later ones,
strokes and commands, are counted; they are no fault, for a busy machine makes them.

--plant shows that the harness finds faults: it takes a stroke from what is read, doubles one, or brings back what was cleared.
The exit status is 0 if that is found.
"""
import argparse
import collections
import copy
import math
import os
import random
import sys
import tempfile
import time

import stage
from killed import KilledOverlay, PlayingDaemon
from pages import AMID, Pages, words_of

# How long steps are to take to the disk, in seconds, and how long they may on a busy machine.
BOUND, LONGEST = 0.1, 1.0
# How many strokes a page has before it is cleared: what is read after each kill is the whole page.
MOST = 600
# Ages of strokes at the kill, in seconds.
AGES = (0.1, 0.2, 0.5, 1, 2, 1e9)


def say(words):
    print(f"kills: {words}", file=sys.stderr, flush=True)


class Run:
    """Kills until there were enough."""

    def __init__(self, options, folder):
        self.options, self.chance = options, random.Random(options.seed)
        self.folder = stage.fresh(f"{folder}/stage")
        self.sway = stage.Sway(f"{self.folder}/sway")
        self.daemon = PlayingDaemon(options.programs, self.folder, self.chance)
        self.overlay = KilledOverlay(options.programs, self.folder, self.sway, self.daemon)
        self.done, self.faults = collections.Counter(), []
        # What is on the pages, as far as commands and finished strokes decide it.
        self.pages = Pages()
        # What the log may have had at the last kill.
        self.candidates = []
        # Durations of strokes that were in a log since the page was empty.
        self.logged = collections.Counter()
        self.ages = {age: [0, 0] for age in AGES}
        self.late, self.recovered, self.slacks = 0, 0, []
        self.due = self.late_commands = 0
        self.moment, self.was_ready, self.slack = 0, None, 0
        self.plant = options.plant

    @property
    def kills(self):
        return self.done["kill"]

    def run(self):
        end = time.monotonic() + self.options.seconds
        begun = time.monotonic()
        try:
            while self.kills < self.options.kills and time.monotonic() < end and not self.faults:
                self.play(self.chance.randint(4, 10))
                if not self.faults:
                    self.rest(self.chance.randint(3, 7))
                say(f"{self.kills} kills in {time.monotonic() - begun:.0f} s, {len(self.daemon.finished)} strokes finished, "
                    f"{self.recovered} fetched, {dict(self.done)}")
        except stage.Failure as failure:
            self.faults.append(f"{failure}\n{self.overlay.log[-3000:]}")
        finally:
            self.overlay.end()
            for process in (self.daemon.process, self.sway.process):
                if process is not None:
                    stage.end(process)
        self.seconds = time.monotonic() - begun

    # A pen draws.

    def play(self, rounds):
        """Kills while strokes come."""
        self.daemon.play()
        self.overlay.ready = None
        if not self.overlay.is_running:
            self.overlay.start()
        for _ in range(rounds):
            if self.faults or self.kills >= self.options.kills:
                return
            is_early = self.chance.random() < 0.3
            wait = self.chance.uniform(0, 0.3) if is_early else self.chance.uniform(0.3, 2.5)
            self.daemon.watch_for(wait)
            if self.chance.random() < 0.08:
                self.clear_under_pen()
            if self.chance.random() < 0.1:
                self.kill_daemon()
            self.kill()
            # Only a daemon can tell what was finished just before it was killed.
            if self.daemon.process.poll() is not None:
                self.daemon.play()
            self.judge_log()
            self.overlay.start()
            self.done["early" if is_early else "drawing"] += 1

    def kill_daemon(self):
        self.daemon.kill()
        self.overlay.ready = None
        self.done["daemon killed"] += 1
        # At times so late that what was open ends as it is.
        if self.chance.random() < 0.5:
            time.sleep(self.chance.uniform(0, 3))
        if self.chance.random() < 0.5:
            self.daemon.play()
            self.daemon.watch_for(self.chance.uniform(0, 1))

    def kill(self):
        self.slack = self.daemon.slack()
        self.slacks.append(self.slack)
        self.daemon.look()
        self.moment, self.was_ready = time.monotonic(), self.overlay.ready
        self.overlay.kill()
        self.done["kill"] += 1

    def clear_under_pen(self):
        """Some of the strokes of that moment may be on either side of it. What was finished before has to be there first, or
        it is fetched afterwards."""
        self.daemon.look()
        self.pages.take(self.daemon)
        sent = time.monotonic()
        if self.overlay.strokes() < self.pages.count_until(sent - AMID):
            return
        answered = self.overlay.ask("Clear")
        if answered is not None:
            self.daemon.watch_for(self.chance.uniform(0, 0.4))
            self.pages.clear_amid_strokes(self.daemon, sent, time.monotonic())
            self.done["clear under the pen"] += 1

    def judge_log(self):
        """What was in the log stays, nothing is there that nobody drew, and nothing twice."""
        self.daemon.look()
        drawn = self.read_log()
        if drawn is None:
            return
        found = words_of(drawn)
        self.pages.take(self.daemon)
        self.pages.settle_clear(found, self.daemon, self.moment - LONGEST - self.slack, self.faults)
        self.pages.judge(drawn, self.daemon, self.overlay.cuts, self.faults, is_whole=False)
        gone = self.logged - found - self.pages.doubtful - self.pages.removed
        # The part of a stroke that a daemon cut goes when the stroke goes on.
        if sum(gone.values()) > self.overlay.cuts:
            self.faults.append(f"{gone} were in the log and are not any more")
        self.logged = found
        self.note_ages(found)

    def note_ages(self, found):
        left = collections.Counter(found)
        for stroke in self.daemon.finished[self.pages.begun:]:
            is_there = left[stroke.duration] > 0
            left[stroke.duration] -= is_there
            age = self.moment - stroke.seen
            if stroke.is_noted or stroke.is_doubtful:
                continue
            stroke.is_noted = True
            self.recovered += not is_there
            if self.was_ready is None or not 0 <= age < self.moment - self.was_ready:
                continue
            row = self.ages[next(limit for limit in AGES if age < limit)]
            row[0] += 1
            row[1] += is_there
            self.late += not is_there and age > BOUND + self.slack

    # Nobody draws.

    def rest(self, rounds):
        """The overlay settles: now all that was finished is there. Then commands, and kills during them."""
        self.daemon.rest()
        self.settle()
        for number in range(rounds):
            if self.faults or self.kills >= self.options.kills:
                return
            self.command(is_first=number == 0)
        if self.chance.random() < 0.08:
            self.fold()
        if self.pages.count > MOST:
            self.sweep()

    def settle(self):
        """Waits until the overlay knows and keeps all that was finished, and compares."""
        self.daemon.look()
        self.pages.take(self.daemon)
        self.overlay.wait_until_settled(self.pages.count)
        drawn = self.saved()
        # The daemon of before may have gone in the middle of a stroke.
        self.overlay.read_news()
        if self.plant and len(drawn) > 2:
            drawn = self.planted(drawn)
        found = words_of(drawn)
        self.pages.settle_clear(found, self.daemon, time.monotonic(), self.faults)
        self.pages.judge(drawn, self.daemon, self.overlay.cuts, self.faults, is_whole=True)
        self.pages.begin_from(drawn, self.daemon)
        self.logged = words_of(drawn)
        self.overlay.cuts = 0
        self.done["settled"] += 1

    def planted(self, drawn):
        if self.plant == "loss":
            return drawn[:1] + drawn[2:]
        if self.plant == "double":
            return drawn + drawn[1:2]
        gone = self.pages.removed - words_of(drawn)
        if not gone:
            return drawn
        back = copy.copy(drawn[0])
        back.duration = next(gone.elements())
        return drawn + [back]

    def saved(self):
        path = f"{self.folder}/page.inkd"
        answer, error = self.overlay.command("Save", path=path)
        if answer is None or error:
            if error == "org.stylusd.overlay.NothingToSave" or self.overlay.strokes() == 0:
                return []
            raise stage.Failure(f"Save: {error or 'no answer'}")
        return self.overlay.strokes_in(path)

    def read_log(self):
        try:
            return self.overlay.logged_strokes()
        except ValueError as error:
            self.faults.append(f"the log cannot be read: {error}")
            return None

    def command(self, is_first):
        """Some commands, and a kill amid them or soon after."""
        states, answered = self.some_commands(is_first)
        time.sleep(self.chance.choice((0, self.chance.uniform(0, 0.15), self.chance.uniform(0, 0.15), 0.4, 1.5)))
        self.kill()
        is_due = answered[-1] < self.moment - BOUND - self.slack
        self.done["command"] += 1
        self.judge_states(states, answered)
        self.overlay.start()
        if self.chance.random() < 0.3:
            # The start itself is killed; that must not change anything.
            time.sleep(self.chance.uniform(0, 0.5))
            self.kill()
            self.done["start"] += 1
            # None of them is due: the log may have had any of them when it was killed first.
            self.judge_states(list(reversed(self.candidates)), [0.0] + [math.inf] * (len(self.candidates) - 1))
            self.overlay.start()
        self.compare_with_page(f"after {[state.last for state in states[1:]]}")
        if is_due and len(states) > 1:
            self.due += 1
            self.late_commands += self.pages is not states[-1]

    def some_commands(self, is_first):
        """The pages after each of them, and when it was answered."""
        states, answered = [self.pages.copy()], [0.0]
        for name in self.chance.sample(Pages.COMMANDS, self.chance.randint(1, 4)):
            if name == "undo" and not (is_first and len(states) == 1) and not states[-1].can_undo:
                continue
            after = states[-1].after(name, self.overlay.session_strokes if is_first else 0)
            if after is None:
                continue
            answered.append(self.overlay.send(name))
            states.append(after)
            self.done[name] += 1
            if after.is_turned:
                break
            if self.chance.random() < 0.3:
                time.sleep(self.chance.uniform(0, 0.1))
        return states, answered

    def judge_states(self, states, answered):
        """The log has one of the states that it may have."""
        drawn = self.read_log()
        if drawn is None:
            return
        limit = self.moment - LONGEST - self.slack
        first = max(number for number, moment in enumerate(answered) if moment <= limit)
        # Pages that come, go or are turned may have the same strokes: the next start tells which it is.
        self.candidates = [state for state in reversed(states[first:]) if not state.differences(drawn)]
        for state in self.candidates:
            state.forget_steps()
        if self.candidates:
            self.pages, self.logged = self.candidates[0], words_of(drawn)
            return
        self.faults.append(
            f"after {[state.last for state in states[1:]]}, of which {first} had to be there, the log has "
            f"{len(drawn)} strokes; {[state.differences(drawn) for state in states]}")

    def fold(self):
        """A log is written anew when nothing was drawn for ten seconds: killed as soon as a file without a name is there."""
        limit = time.monotonic() + 12
        while time.monotonic() < limit and not self.overlay.is_folding():
            time.sleep(0.0005)
        time.sleep(self.chance.uniform(0, 0.01))
        self.done["folding" if self.overlay.is_folding() else "after rest"] += 1
        self.kill()
        self.judge_states([self.pages], [0.0])
        self.overlay.start()
        self.compare_with_page("after folding")

    def compare_with_page(self, when):
        """The overlay that was started again has just what its log had."""
        status = self.overlay.wait_until_settled(self.pages.count)
        shown = [state for state in self.candidates if len(state.pages) == status["pages"]
                 and (state.is_turned or state.shown + 1 == status["page"])]
        if not shown:
            self.faults.append(
                f"{when}: page {status['page']} of {status['pages']} is shown, "
                f"not one of {[(state.shown + 1, len(state.pages)) for state in self.candidates]}")
            return
        self.pages = shown[0]
        self.pages.shown, self.pages.is_turned = status["page"] - 1, False
        if faults := self.pages.differences(self.saved()):
            self.faults.append(f"{when}, and the next start: {faults}")

    def sweep(self):
        """The page is cleared, for good."""
        while self.pages.count:
            self.overlay.send("clear")
            self.pages = self.pages.after("clear", 0) or self.pages
            if self.pages.count:
                self.overlay.send("page remove")
                self.pages = self.pages.after("page remove", 0) or self.pages
        self.overlay.wait_until_settled(0)
        self.pages.forget_steps()
        self.logged = collections.Counter()

    # What came of it.

    def table(self):
        print(f"{self.kills} kills in {self.seconds:.0f} s; {len(self.daemon.finished)} strokes finished; "
              f"sway crashed {self.overlay.sway_crashes} times; "
              + ", ".join(f"{name} {count}" for name, count in sorted(self.done.items()) if name != "kill"))
        print("| age of a stroke at the kill | strokes | in the log |\n|---|---|---|")
        low = 0
        for age in AGES:
            name = f"{low} to {age} s" if age < 1e9 else f"more than {low} s"
            print(f"| {name} | {self.ages[age][0]} | {self.ages[age][1]} |")
            low = age
        slacks = sorted(self.slacks) or [0]
        print(f"slack of the machine: median {slacks[len(slacks) // 2] * 1000:.0f} ms, most {slacks[-1] * 1000:.0f} ms; "
              f"{self.late} strokes older than 100 ms and the slack were not in the log; {self.recovered} were fetched at the next start; "
              f"of {self.due} commands as old, {self.late_commands} were not in the log")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=1e9, help="end after so long, however few kills there were")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--programs", default=".build/release", help="the folder of stylusd, stylusctl and inkoverlay")
    parser.add_argument("--keep", help="leave the folder here")
    parser.add_argument("--plant", choices=("loss", "double", "back"), help="whether the harness finds this")
    options = parser.parse_args()
    say(f"--seed {options.seed}")
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        os.chmod(folder, 0o755)
        run = Run(options, options.keep or folder)
        run.run()
    run.table()
    for fault in run.faults:
        print(f"kills: FAILED: {fault}", flush=True)
    if options.plant:
        print("kills: " + ("what was planted was found" if run.faults else "what was planted was not found"))
        return 0 if run.faults else 1
    print("kills: " + (f"failed; --seed {options.seed}" if run.faults else "nothing was lost, nothing came twice, nothing came back"))
    return 1 if run.faults else 0


if __name__ == "__main__":
    sys.exit(main())
