#!/usr/bin/env python3
"""Kills a daemon with SIGKILL at random moments while a recording runs fast, and looks what is in its journal.

  kill.py STYLUSD [ROUNDS [RECORDING]]

Each round starts STYLUSD on the same state folder, compares what it still has with all that clients of the rounds
before were told as finished, every sample with all its fields, and then listens to a fast replay until the kill.
As the kernel lives on, this shows that the daemon tells nothing too early and that the file is whole after any
kill; it does not show that fsync was called. With --copy, file and log are copied at a random moment instead, log
after file and without a lock, while the daemon runs, and the next round reads the copy: then only what the daemon was
told to be synced when the copy began may be expected, and that is what is checked.
Exit status: 0 if nothing was lost, changed or numbered twice.
"""
import argparse
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time


class Client:
    """One connection; calls and replies are JSON with a NUL behind."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(60)
        self.socket.connect(path)
        self.waiting = b""

    def say(self, method, more=False, **parameters):
        call = {"method": "org.stylusd." + method, "parameters": parameters}
        if more:
            call["more"] = True
        self.socket.sendall(json.dumps(call).encode() + b"\0")

    def hear(self):
        while b"\0" not in self.waiting:
            try:
                piece = self.socket.recv(1 << 16)
            except ConnectionResetError:
                return None
            if not piece:
                return None
            self.waiting += piece
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.say(method, **parameters)
        reply = self.hear()
        if "error" in reply:
            raise SystemExit(f"{method}: {reply}")
        return reply["parameters"]


class Witness(threading.Thread):
    """Notes the strokes that one stream tells, until the stream breaks."""

    def __init__(self, path):
        super().__init__()
        self.client = Client(path)
        self.epoch = None
        self.told = {}
        self.at = {}
        self.started = threading.Event()

    def run(self):
        self.client.say("Subscribe", more=True)
        strokes = {}
        while message := self.client.hear():
            event = message["parameters"]
            kind = event["event"]
            if kind == "hello":
                self.epoch = event["epoch"]
            elif kind == "begin":
                strokes[event["stroke"]] = []
            elif kind == "snapshot":
                strokes.setdefault(event["stroke"], []).extend(event["samples"])
            elif kind == "sample":
                strokes[event["stroke"]].append(event["sample"])
            elif kind == "update":
                strokes[event["stroke"]][event["position"]] = event["sample"]
            elif kind == "finished":
                samples = strokes.pop(event["stroke"])
                if "stored" in event:
                    self.told[event["stored"]] = samples
                    self.at[event["stored"]] = time.monotonic()
            elif kind == "end_of_stream":
                return
            self.started.set()


def start(program, state, path, *arguments):
    environment = dict(os.environ, STATE_DIRECTORY=state)
    daemon = subprocess.Popen(
        [program, "--socket", path, "--config", os.path.join(state, "stylusd.conf"), *arguments],
        env=environment, stderr=subprocess.PIPE)
    while True:
        try:
            Client(path).socket.close()
            return daemon
        except OSError:
            if daemon.poll() is not None:
                raise SystemExit(f"no daemon: {daemon.stderr.read().decode()}")
            time.sleep(0.002)


def stored(path, since):
    """All strokes after a number, and the numbering."""
    client, strokes = Client(path), []
    while True:
        page = client.call("GetStrokes", since=since, limit=1000)
        if page["missed"]:
            raise SystemExit(f"{page['missed']} strokes after {since} are missing")
        strokes += page["strokes"]
        since = page["next"]
        if since == page["newest"]:
            return strokes, page


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("rounds", nargs="?", type=int, default=200)
    parser.add_argument("recording", nargs="?", default="demo")
    parser.add_argument("--copy", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=0.4, help="seconds until a kill, at most")
    options = parser.parse_args()
    random.seed(options.seed)
    folder = tempfile.mkdtemp(prefix="stylusd-kill-")
    path = os.path.join(folder, "s")
    state = os.path.join(folder, "state0")
    os.mkdir(state, 0o700)
    config = "[stylusd]\njournal = yes\njournal-days = 0\nkeep-strokes = 20\n"
    told, epoch, counts = {}, None, dict(told=0, unpromised=0, empty=0, last=0)
    begun = time.monotonic()
    for number in range(options.rounds + 1):
        with open(os.path.join(state, "stylusd.conf"), "w") as file:
            file.write(config)
        speed = random.choice(["max", "300", "60"])
        daemon = start(options.program, state, path, "--replay", options.recording, "--speed", speed)
        # The recording waits for the first to subscribe: this is what earlier rounds left. At the end, all of it.
        since = 0 if number == options.rounds else counts["last"]
        strokes, page = stored(path, since)
        if epoch not in (None, page["epoch"]):
            raise SystemExit("another epoch")
        epoch = page["epoch"]
        numbers = [stroke["sequence"] for stroke in strokes]
        if numbers != list(range(since + 1, since + len(numbers) + 1)):
            raise SystemExit(f"the numbers have holes, or come twice: {numbers}")
        kept = {stroke["sequence"]: stroke["samples"] for stroke in strokes}
        for sequence in [s for s in told if s > since]:
            samples = told[sequence]
            if kept.get(sequence) != samples:
                raise SystemExit(f"stroke {sequence} was told as finished and is not there as it was")
        counts["unpromised"] += len(set(kept) - set(told))
        told.update(kept)
        counts["last"] = since + len(numbers)
        if number == options.rounds:
            daemon.kill()
            daemon.wait()
            break
        witness = Witness(path)
        witness.start()
        witness.started.wait(60)
        time.sleep(random.uniform(0, options.longest))
        if options.copy:
            moment = time.monotonic()
            following = os.path.join(folder, f"state{number + 1}")
            os.mkdir(following, 0o700)
            for end in ("", "-wal"):
                name = os.path.join(state, "journal.sqlite3" + end)
                if os.path.exists(name):
                    shutil.copy(name, following)
        daemon.send_signal(signal.SIGKILL)
        daemon.wait()
        witness.join()
        if witness.epoch != epoch and witness.told:
            raise SystemExit("the stream has another epoch")
        fresh = witness.told
        if options.copy:
            fresh = {s: samples for s, samples in fresh.items() if witness.at[s] < moment}
            shutil.rmtree(state)
            state = following
        counts["told"] += len(fresh)
        counts["empty"] += not fresh
        told.update(fresh)
    seconds = time.monotonic() - begun
    print(
        f"{options.rounds} {'copies' if options.copy else 'kills'} in {seconds:.0f} s: {counts['told']} strokes "
        f"were told as finished and are all there to the last field, {counts['last']} are in the journal without a "
        f"hole ({counts['unpromised']} of them told to nobody), {counts['empty']} rounds told none")
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
