#!/usr/bin/env python3
"""Kills a daemon with SIGKILL at random moments while it plays a recording, and checks its journal after each kill.

  kill.py [--seconds N] [--seed N] [--copy] [--lose N] STYLUSD [ROUNDS [RECORDING]]

Each round starts STYLUSD on the same state folder and compares every sample of every stroke there with what clients
were told in earlier rounds. Then it listens to a fast replay, and kills the daemon after a random number of events. A
stroke counts once a client was told that it is finished and stored.

The kernel survives. The check therefore shows that the daemon reports no stroke too early and that any kill leaves a
readable file. It does not show that fsync was called.

  --seconds N  start no new round after N seconds, whatever ROUNDS says (default: no limit)
  --seed N     decides speeds, moments and the replay; printed at the end (default: random)
  --copy       copy the file and then its log, without a lock, at a random moment before the kill. The next round
               reads the copy, and only strokes that were reported before the copy began must be there.
  --lose N     delete the newest reported stroke from the journal before round N. That round must find it.
  --events N   kill after N events at most, and up to 20 ms (default: 700, about ten strokes). No time limit decides it:
               on a busy machine nothing would have happened by then.

Exit status: 0 if no stroke was lost, changed or numbered twice, 1 otherwise. The folder of a failed run is kept.
"""
import argparse
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

from witness import PATIENCE, Client, Failure, Witness

# Its log is beside it, with -wal behind the name.
JOURNAL = "journal.sqlite3"
CONFIGURATION = "[stylusd]\njournal = yes\njournal-days = 0\nkeep-strokes = 20\n"


def start(program, state, path, *arguments):
    """Starts a daemon and waits until it listens or ends."""
    with open(os.path.join(state, "stylusd.conf"), "w") as file:
        file.write(CONFIGURATION)
    log = os.path.join(state, "log")
    with open(log, "w") as errors:
        daemon = subprocess.Popen(
            [program, "--socket", path, "--config", file.name, *arguments],
            env=dict(os.environ, STATE_DIRECTORY=state), stderr=errors)
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            Client(path).socket.close()
            return daemon
        except OSError:
            ended = daemon.poll()
        if ended is not None or time.monotonic() > limit:
            daemon.kill()
            daemon.wait()
            with open(log) as text:
                raise Failure(f"no daemon (status {ended}): {text.read()}")
        time.sleep(0.002)


def stored(path, since):
    """All strokes after a number, and the last page's description."""
    client, strokes = Client(path), []
    while True:
        page = client.call("GetStrokes", since=since, limit=1000)
        if page["missed"]:
            raise Failure(f"{page['missed']} strokes after {since} are missing")
        strokes += page["strokes"]
        since = page["next"]
        if since == page["newest"]:
            client.socket.close()
            return strokes, page


def beginning(state):
    """The header of the journal's log, which is another one each time SQLite begins the log anew."""
    try:
        with open(os.path.join(state, JOURNAL + "-wal"), "rb") as log:
            return log.read(32)
    except FileNotFoundError:
        return None


def lose(state, number):
    """Deletes a stroke from the journal."""
    database = sqlite3.connect(os.path.join(state, JOURNAL))
    with database:
        if database.execute("DELETE FROM strokes WHERE sequence = ?", [number]).rowcount != 1:
            raise Failure(f"--lose: stroke {number} is not in the journal")
    database.close()


class Rounds:
    """The rounds of a run, and what clients were told in them."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.random = random.Random(options.seed)
        self.path = os.path.join(folder, "s")
        self.state = os.path.join(folder, "state0")
        os.mkdir(self.state, 0o700)
        self.told, self.reported, self.epoch = {}, set(), None
        self.rounds = self.last = self.unpromised = self.empty = self.losses = self.anew = 0
        self.copied = None  # the folder whose copy is the present one, until that was checked
        self.daemon = None

    def run(self):
        limit = time.monotonic() + (self.options.seconds or float("inf"))
        while self.rounds < self.options.rounds and time.monotonic() < limit:
            if self.rounds + 1 == self.options.lose:
                lose(self.state, max(self.reported, default=0))
            self.play()
            self.rounds += 1
        if self.rounds < self.options.lose:
            raise Failure("--lose: no round was left to lose a stroke before")
        # All of it once more, from the first stroke on.
        self.begin()
        self.check(since=0)
        self.end()

    def begin(self):
        speed = self.random.choice(["max", "300", "60"])
        self.daemon = start(
            self.options.program, self.state, self.path, "--replay", self.options.recording, "--speed", speed)

    def end(self):
        """Kills the daemon. One that ended by itself is a failure."""
        self.daemon.send_signal(signal.SIGKILL)
        status = self.daemon.wait()
        if status != -signal.SIGKILL:
            raise Failure(f"the daemon ended by itself with status {status}")

    def play(self):
        self.begin()
        # The recording waits for the first subscriber: the journal has what earlier rounds left. The newest reported stroke may be from
        # any of them, so that the round after a planted loss looks at all.
        self.check(since=0 if self.rounds + 1 == self.options.lose else self.last)
        if self.copied:
            shutil.rmtree(self.copied)
        witness = Witness(self.path, self.random.randint(1, self.options.events))
        witness.start()
        witness.wait()
        time.sleep(self.random.uniform(0, 0.02))
        moment, following = self.copy() if self.options.copy else (float("inf"), self.state)
        self.end()
        ledger = witness.end()
        if following != self.state:
            self.copied, self.state = self.state, following
        if ledger.told and ledger.epoch != self.epoch:
            raise Failure("the stream has another epoch")
        self.note({s: samples for s, samples in ledger.told.items() if ledger.at[s] < moment})
        self.losses += ledger.losses

    def note(self, fresh):
        self.reported |= set(fresh)
        self.empty += not fresh
        self.told.update(fresh)

    def copy(self):
        """Copies the journal while the daemon writes. Returns when that began, and the copy's folder.

        Without a lock, a copy is only whole if SQLite did not begin its log anew meanwhile: what the old log had is then
        in the file, which was copied before. The first bytes of the log differ then.
        """
        following = os.path.join(self.folder, f"state{self.rounds + 1}")
        os.mkdir(following, 0o700)
        while True:
            moment, first = time.monotonic(), beginning(self.state)
            for name in (JOURNAL, JOURNAL + "-wal"):
                if os.path.exists(os.path.join(self.state, name)):
                    shutil.copy(os.path.join(self.state, name), following)
            if beginning(self.state) == first:
                return moment, following
            self.anew += 1

    def check(self, since):
        """Compares the journal after a number with all that clients were told."""
        strokes, page = stored(self.path, since)
        if self.epoch not in (None, page["epoch"]):
            raise Failure("the journal has another epoch")
        self.epoch = page["epoch"]
        numbers = [stroke["sequence"] for stroke in strokes]
        if numbers != list(range(since + 1, since + len(numbers) + 1)):
            raise Failure(f"numbers are missing or come twice: {numbers}")
        kept = {stroke["sequence"]: stroke["samples"] for stroke in strokes}
        for number in (n for n in self.told if n > since):
            if kept.get(number) != self.told[number]:
                raise Failure(f"stroke {number}: {difference(kept.get(number), self.told[number])}")
        self.unpromised += len(kept.keys() - self.told.keys())
        self.told.update(kept)
        self.last = since + len(numbers)


def difference(kept, told):
    if kept is None:
        return f"a client was told that it is stored ({len(told)} samples), and it is not in the journal"
    where = next((i for i, (a, b) in enumerate(zip(kept, told)) if a != b), min(len(kept), len(told)))
    return f"{len(kept)} samples in the journal, {len(told)} told; they differ from sample {where} on"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("rounds", nargs="?", type=int, default=None)
    parser.add_argument("recording", nargs="?", default="demo")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--copy", action="store_true")
    parser.add_argument("--lose", type=int, default=0)
    parser.add_argument("--events", type=int, default=700)
    options = parser.parse_args()
    if options.rounds is None:
        options.rounds = 200 if options.seconds is None else sys.maxsize
    folder, begun = tempfile.mkdtemp(prefix="stylusd-kill-"), time.monotonic()
    rounds = Rounds(options, folder)
    try:
        rounds.run()
    except Failure as failure:
        print(f"FAILED: round {rounds.rounds + 1}, --seed {options.seed}: {failure}. Its files are in {folder}")
        return 1
    finally:
        if rounds.daemon and rounds.daemon.poll() is None:
            rounds.daemon.kill()
            rounds.daemon.wait()
    shutil.rmtree(folder)
    print(
        f"{rounds.rounds} {'copies' if options.copy else 'kills'} in {time.monotonic() - begun:.0f} s, --seed "
        f"{options.seed}: {len(rounds.reported)} strokes were reported as stored, and all of them are in the journal "
        f"with every field. The journal has {rounds.last} strokes without a gap ({rounds.unpromised} reported to "
        f"nobody). {rounds.empty} rounds reported no stroke; the daemon dropped a backlog {rounds.losses} times"
        f"{f'; {rounds.anew} copies were made again' if options.copy else ''}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
