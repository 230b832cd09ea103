#!/usr/bin/env python3
"""Lets every program that writes files run out of room, and looks at what is left.

  full.py [--programs FOLDER] [--seconds S] [--seed N] [--only WRITER,...]

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
import hashlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, f"{HERE}/../overlay")
import stage  # pylint: disable=wrong-import-position

OBSTACLES = {"full": "No space left on device", "read-only": "Read-only file system", "quota": "Disk quota exceeded", "limit": "File too large"}
PAGE = 4096


class Flaw(Exception):
    """What is against the rules."""


class Disk:
    """A small file system in the way of a program."""

    def __init__(self, folder, obstacle, chance, megabytes=4):
        self.folder, self.obstacle, self.chance = f"{folder}/disk", obstacle, chance
        self.inside, self.room, self.squeezed = f"{self.folder}/d", f"{folder}/room", False
        os.makedirs(self.folder)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"mode=0755,size={megabytes}m", "none", self.folder], check=True)
        os.mkdir(self.inside)
        open(self.room, "w", encoding="ascii").close()
        self.limit = resource.RLIM_INFINITY

    def squeeze(self, free, limit):
        self.squeezed = True
        if self.obstacle == "full":
            with open(f"{self.folder}/ballast", "wb", buffering=0) as ballast:
                try:
                    while True:
                        ballast.write(bytes(PAGE))
                except OSError:
                    pass
                size = ballast.tell()
                ballast.truncate(max(size - free * PAGE, 0))
        elif self.obstacle == "read-only":
            subprocess.run(["mount", "--bind", self.inside, self.inside], check=True)
            subprocess.run(["mount", "-o", "remount,bind,ro", self.inside], check=True)
        elif self.obstacle == "quota":
            os.remove(self.room)
        else:
            self.limit = limit

    def relieve(self, process=None):
        self.squeezed = False
        if self.obstacle == "full":
            os.remove(f"{self.folder}/ballast")
        elif self.obstacle == "read-only":
            subprocess.run(["mount", "-o", "remount,bind,rw", self.inside], check=True)
        elif self.obstacle == "quota":
            open(self.room, "w", encoding="ascii").close()
        else:
            self.limit = resource.RLIM_INFINITY
            if process:
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (self.limit, self.limit))

    def environment(self, folder):
        own = {"SWIFT_BACKTRACE": "enable=no", "HOME": folder}
        if self.obstacle == "quota":
            own |= {"LD_PRELOAD": f"{folder}/quota.so", "QUOTA_FOLDER": self.inside, "QUOTA_ROOM": self.room}
        return dict(os.environ) | own

    def child(self):
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit, resource.RLIM_INFINITY))

    def end(self):
        subprocess.run(["umount", "-R", "-l", self.folder], check=False, stderr=subprocess.DEVNULL)

    def files(self):
        """What lies there, with its content."""
        found = {}
        for folder, _, names in os.walk(self.inside):
            for name in names:
                with open(f"{folder}/{name}", "rb") as file:
                    found[os.path.relpath(f"{folder}/{name}", self.inside)] = hashlib.sha256(file.read()).hexdigest()
        return found


class Tool:
    """A command of stylusctl that writes one file."""

    def __init__(self, name, words, target, old=(), smallest=0):
        self.name, self.words, self.target, self.old, self.smallest = name, words, target, old, smallest

    def play(self, rig, disk):
        if self.old:
            rig.run(disk, *[word.format(d=disk.inside, i=rig.inputs) for word in self.old], must=0)
        before = disk.files()
        disk.squeeze(disk.chance.choice((0, 0, 0, 1, 2)), disk.chance.choice((1, 7, 20)))
        words = [word.format(d=disk.inside, i=rig.inputs) for word in self.words]
        status, said = rig.run(disk, *words)
        after = disk.files()
        outcome = "refused"
        if status == 0:
            if disk.obstacle != "full":
                raise Flaw(f"status 0 in spite of {disk.obstacle}")
            outcome = "found room"
            self.check_new(rig, disk, after, before)
        else:
            rig.check_refusal(disk, status, said, before, after)
        disk.relieve()
        if status == 0:
            return outcome
        status, said = rig.run(disk, *words)
        if status != 0:
            raise Flaw(f"with room again: status {status}: {said}")
        self.check_new(rig, disk, disk.files(), before)
        return outcome

    def check_new(self, rig, disk, after, before):
        path = f"{disk.inside}/{self.target}"
        if set(after) - set(before) - {self.target}:
            raise Flaw(f"left behind: {set(after) - set(before) - {self.target}}")
        if after.get(self.target) == before.get(self.target):
            raise Flaw(f"status 0, but {self.target} is as before")
        if self.target.endswith(".inkd") and rig.run(disk, "export", "-q", "-f", path, f"{rig.folder}/look.svg")[0] != 0:
            raise Flaw(f"{self.target} cannot be read")


class Journal:
    """A daemon whose journal and hands have no room."""

    name = "daemon"

    def play(self, rig, disk):
        first = self.start(rig, disk, "a.evemu")
        self.wait(rig, "strokes are kept", lambda: self.kept(rig) > 0, first)
        self.end(first, 0)
        first = self.start(rig, disk, None)
        count = self.kept(rig)
        self.end(first, 0)
        disk.squeeze(disk.chance.choice((0, 0, 2)), disk.chance.choice((100, 5_000)))
        process = self.start(rig, disk, "b.evemu")
        cause = OBSTACLES[disk.obstacle]
        words = {"full": "full", "read-only": "its file system writable", "quota": "journal", "limit": "journal"}[disk.obstacle]
        self.wait(rig, f"the log says why ({cause})", lambda: cause in self.log or "journal" in self.log and words in self.log.lower(), process)
        disk.relieve(process)
        self.wait(rig, "what was not kept is kept with room again", lambda: self.kept(rig) > count, process, 120)
        self.end(process, 0)
        process = self.start(rig, disk, None)
        if self.kept(rig) <= count:
            raise Flaw(f"{self.kept(rig)} strokes after the next start, {count} before")
        self.end(process, 0)
        return "said, then kept"

    def start(self, rig, disk, recording):
        self.path = f"{rig.folder}/log"
        replay = ["--replay", f"{rig.inputs}/{recording}", "--speed", "max"] if recording else ["--replay", f"{rig.inputs}/none.evemu"]
        with open(self.path, "wb") as log:
            process = subprocess.Popen(
                [f"{rig.programs}/stylusd", "--socket", f"{rig.folder}/s", "--config", f"{rig.inputs}/stylusd.conf", *replay],
                env=disk.environment(rig.folder) | {"STATE_DIRECTORY": f"{disk.inside}/state"}, preexec_fn=disk.child,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        rig.running.append(process)
        self.wait(rig, "the daemon listens", lambda: stage.ask(f"{rig.folder}/s", "org.stylusd.GetStatus")[0] is not None, process)
        return process

    @property
    def log(self):
        with open(self.path, encoding="utf-8", errors="replace") as file:
            return file.read()

    def kept(self, rig):
        answer, _ = stage.ask(f"{rig.folder}/s", "org.stylusd.GetJournal")
        return int((answer or {}).get("strokes", 0))

    def wait(self, rig, what, is_so, process, patience=60):
        limit = time.monotonic() + patience
        while not is_so():
            if process.poll() is not None:
                raise Flaw(f"{what}: the program ended with {process.returncode}: {self.log[-600:]}")
            if time.monotonic() > limit:
                raise Flaw(f"{what}: not within {patience} s: {self.log[-600:]}")
            time.sleep(0.05)

    def end(self, process, wanted):
        if stage.end(process, signal.SIGTERM) != wanted:
            raise Flaw(f"SIGTERM: status {process.returncode}: {self.log[-600:]}")


class Overlay(Journal):
    """An overlay whose kept ink has no room; a daemon plays to it."""

    name = "overlay"

    def play(self, rig, disk):
        sway = stage.Sway(f"{rig.folder}/sway-{os.path.basename(os.path.dirname(disk.folder))}")
        rig.running.append(sway.process)
        daemon = subprocess.Popen(
            [f"{rig.programs}/stylusd", "--socket", f"{rig.folder}/s", "--config", f"{rig.inputs}/no-journal.conf", "--replay",
             f"{rig.inputs}/a.evemu", "--repeat", "1000", "--speed", "2"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        rig.running.append(daemon)
        process = self.begin(rig, disk, sway, True)
        self.wait(rig, "ink is on the screen", lambda: self.strokes(rig) > 3, process)
        before = self.strokes(rig)
        self.end(process, 0)
        disk.squeeze(disk.chance.choice((0, 0, 2)), disk.chance.choice((100, 5_000)))
        process = self.begin(rig, disk, sway, True)
        self.wait(rig, "the log says that ink is not kept, and why", lambda: "not kept" in self.log and OBSTACLES[disk.obstacle] in self.log, process)
        disk.relieve(process)
        self.wait(rig, "ink is kept again", lambda: "kept again" in self.log, process)
        daemon.kill()
        daemon.wait()
        time.sleep(1)
        # Whoever could not read what was kept shows only its own. A stroke that the daemon's end cuts off may come on top.
        count = max(self.strokes(rig), before)
        self.end(process, 0)
        process = self.begin(rig, disk, sway, False)
        try:
            self.wait(rig, "", lambda: self.strokes(rig) >= count, process, 20)
        except Flaw as flaw:
            raise Flaw(f"{count} strokes at the end, {self.strokes(rig)} at the next start; kept: {sorted(disk.files())}") from flaw
        self.end(process, 0)
        return "said, then kept"

    def begin(self, rig, disk, sway, hears):
        self.path = f"{rig.folder}/log"
        environment = disk.environment(rig.folder) | {
            "WAYLAND_DISPLAY": sway.display, "XDG_RUNTIME_DIR": rig.folder, "XDG_CONFIG_HOME": rig.folder, "XDG_STATE_HOME": f"{disk.inside}/state"}
        with open(self.path, "wb") as log:
            process = subprocess.Popen(
                [f"{rig.programs}/inkoverlay", "--socket", f"{rig.folder}/{'s' if hears else 'nobody'}", "--mode", "draw", "--output", "layout"],
                env=environment, preexec_fn=disk.child, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        rig.running.append(process)
        self.wait(rig, "the overlay has an output", lambda: (self.status(rig) or {}).get("outputs"), process)
        return process

    def status(self, rig):
        return stage.ask(f"{rig.folder}/inkoverlay.sock", "org.stylusd.overlay.GetStatus")[0]

    def strokes(self, rig):
        return sum(output.get("strokes", 0) for output in (self.status(rig) or {}).get("outputs", []))


WRITERS = [
    Tool("words add", ["words", "add", "goslar"], "state/stylusctl/words", ["words", "add", "harz"]),
    Tool("words forget", ["words", "forget", "harz"], "state/stylusctl/words", ["words", "add", "harz", "celle"]),
    Tool("export", ["export", "-q", "{i}/demo.inkd", "{d}/new.svg"], "new.svg"),
    Tool("export -f", ["export", "-q", "-f", "{i}/demo.inkd", "{d}/all.svg"], "all.svg", ["export", "-q", "{i}/other.inkd", "{d}/all.svg"]),
    Tool("import -f", ["import", "-q", "-f", "{i}/demo.inkml", "{d}/all.inkd"], "all.inkd", ["export", "-q", "{i}/other.inkd", "{d}/all.inkd"]),
    Tool("thumbnail", ["thumbnail", "{i}/demo.inkd", "{d}/a.png"], "a.png", ["thumbnail", "{i}/other.inkd", "{d}/a.png"]),
    Tool("generate", ["generate", "hello", "--seed", "2", "-o", "{d}/pen.evemu"], "pen.evemu", ["generate", "hi", "--seed", "1", "-o", "{d}/pen.evemu"]),
    Tool("replay --svg", ["replay", "demo", "--speed", "max", "--svg", "{d}/a.svg"], "a.svg", ["export", "-q", "{i}/other.inkd", "{d}/a.svg"]),
    Journal(),
    Overlay(),
]


class Rig:
    """What all rounds share."""

    def __init__(self, programs, folder):
        self.programs, self.folder, self.inputs, self.running = programs, folder, f"{folder}/inputs", []
        os.mkdir(self.inputs)
        subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", f"{folder}/quota.so", f"{HERE}/quota.c", "-ldl"], check=True)
        with open(f"{self.inputs}/stylusd.conf", "w", encoding="ascii") as file:
            file.write("[stylusd]\njournal = yes\n")
        with open(f"{self.inputs}/no-journal.conf", "w", encoding="ascii") as file:
            file.write("[stylusd]\njournal = no\n")
        for name, text in (("a", "one two"), ("b", "three four"), ("none", "i")):
            self.tool("generate", text, "-o", f"{self.inputs}/{name}.evemu")
        self.tool("export", "-q", "demo", f"{self.inputs}/demo.inkd")
        self.tool("export", "-q", "demo", f"{self.inputs}/demo.inkml")
        self.tool("export", "-q", f"{self.inputs}/a.evemu", f"{self.inputs}/other.inkd")

    def tool(self, *words):
        subprocess.run([f"{self.programs}/stylusctl", *words], check=True, stdout=subprocess.DEVNULL)

    def run(self, disk, *words, must=None):
        outcome = subprocess.run(
            [f"{self.programs}/stylusctl", *words], env=disk.environment(self.folder) | {"XDG_STATE_HOME": f"{disk.inside}/state"},
            preexec_fn=disk.child, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False, timeout=120)
        if must is not None and outcome.returncode != must:
            raise Flaw(f"{words}: status {outcome.returncode}: {outcome.stderr}")
        return outcome.returncode, outcome.stderr

    def check_refusal(self, disk, status, said, before, after):
        if status < 0:
            raise Flaw(f"ended by signal {-status}: {said}")
        if OBSTACLES[disk.obstacle] not in said:
            raise Flaw(f"status {status}, but the message does not name the cause: {said!r}")
        if after != before:
            gone, new = set(before) - set(after), set(after) - set(before)
            raise Flaw(f"old files gone: {gone}, left behind: {new}, changed: {[n for n in before if n in after and before[n] != after[n]]}")

    def end(self):
        for process in self.running:
            if process.poll() is None:
                process.kill()
                process.wait()
        self.running = []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", default=f"{HERE}/../../../.build/release")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="writers, by the names of the table, with commas between them")
    wish = parser.parse_args()
    if os.environ.get("FULL_MOUNTS") != "own":
        user = [] if os.geteuid() == 0 else ["-r"]
        os.execvpe("unshare", ["unshare", *user, "-m", sys.executable, "-B", *sys.argv], dict(os.environ, FULL_MOUNTS="own"))
    chance, table, flaws = random.Random(wish.seed), collections.defaultdict(collections.Counter), 0
    writers = [writer for writer in WRITERS if not wish.only or writer.name in wish.only.split(",")]
    folder = tempfile.mkdtemp(prefix="stylusd-full-")
    os.chmod(folder, 0o755)  # sway runs as another user where we are root
    end, rounds = time.monotonic() + wish.seconds, 0
    try:
        rig = Rig(os.path.realpath(wish.programs), folder)
        if not os.path.exists("/usr/bin/sway"):
            print("NOT TRIED: the overlay, without sway")
            writers = [writer for writer in writers if writer.name != "overlay"]
        # The overlay's pictures are files in memory, which RLIMIT_FSIZE refuses first.
        order = [(writer, obstacle) for writer in writers for obstacle in OBSTACLES if (writer.name, obstacle) != ("overlay", "limit")]
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
                    rig.end()
                    disk.end()
                table[writer.name, obstacle][outcome] += 1
            if time.monotonic() > end:
                break
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"| writer | {' | '.join(OBSTACLES)} |\n|---|{'---|' * len(OBSTACLES)}")
    for writer in writers:
        cells = [", ".join(f"{count} {what}" for what, count in sorted(table[writer.name, obstacle].items())) or "not tried" for obstacle in OBSTACLES]
        print(f"| {writer.name} | {' | '.join(cells)} |")
    print(f"{rounds} rounds, seed {wish.seed}, {flaws} flaws")
    sys.exit(1 if flaws else 0)


if __name__ == "__main__":
    main()
