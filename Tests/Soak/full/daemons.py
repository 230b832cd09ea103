"""Daemons whose journal, or what they learned of a hand, has no room."""
import os
import signal
import subprocess
import time

from lack import Flaw, OBSTACLES, stage


class Journal:
    """A daemon whose journal has no room."""

    name = "journal"

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
        process = rig.start(
            [f"{rig.programs}/stylusd", "--socket", f"{rig.folder}/s", "--config", f"{rig.inputs}/stylusd.conf", *replay], self.path,
            env=disk.environment(rig) | {"STATE_DIRECTORY": f"{disk.inside}/state"}, preexec_fn=disk.child)
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
        status = stage.end(process, signal.SIGTERM)
        process.log.wait()
        if status != wanted:
            raise Flaw(f"SIGTERM: status {process.returncode}: {self.log[-600:]}")


class Hand(Journal):
    """A daemon that learns a hand from a tablet that a library stands for: recordings leave no hand behind."""

    name = "hand"
    # A hand is kept when the pen goes, if there is so much to keep (PenHand.worthKeeping).
    WORTH = 256

    def play(self, rig, disk):
        # For a while the tablet is the only one of this machine.
        places = "mount --bind $0/sys /sys && mount -t tmpfs none /run && mkdir /run/udev && mount --bind $0/udev /run/udev"
        subprocess.run(["sh", "-c", places, f"{rig.inputs}/udev-tablet"], check=True)
        try:
            return self.play_live(rig, disk)
        finally:
            for place in ("/run/udev", "/run", "/sys"):
                subprocess.run(["umount", "-l", place], check=False)

    def play_live(self, rig, disk):
        process = self.draw(rig, disk, 0)
        self.end_watch()
        self.end(process, 0)
        before, lessons = self.hands(disk), self.lessons
        if not before or set(disk.files()) != set(before):
            raise Flaw(f"no hand is kept, or more than that: {sorted(disk.files())}: {self.log[-600:]}")
        disk.squeeze(disk.chance.choice((0, 0, 1)), disk.chance.choice((100, 1_000)))
        process = self.draw(rig, disk, lessons)
        cause = OBSTACLES[disk.obstacle]
        self.wait(rig, f"the log says that a hand is not kept, and why ({cause})", lambda: self.complaint(cause), process)
        if "Fix: " not in self.complaint(cause):
            raise Flaw(f"no fix: {self.complaint(cause)}")
        if self.hands(disk) != before:
            raise Flaw(f"the old hand has changed: {before}, {disk.files()}")
        # The pen may draw no more, and the hand must be kept all the same.
        self.end_watch()
        if disk.chance.random() < 0.5:
            disk.relieve(process)
            self.wait(rig, "the hand is kept with room again", lambda: self.hands(disk) != before, process)
            self.end(process, 0)
            lessons += 1
        else:
            self.end(process, 0)
            if self.hands(disk) != before or "is lost" not in self.log:
                raise Flaw(f"the old hand has changed, or the loss is not reported: {before}, {disk.files()}: {self.log[-600:]}")
            disk.relieve()
        process = self.start_live(rig, disk)
        self.wait(rig, f"{lessons} lessons are there at the next start", lambda: self.count(rig) >= lessons, process)
        self.end(process, 0)
        if set(disk.files()) != set(before):
            raise Flaw(f"left behind: {sorted(disk.files())}")
        return "said, then kept"

    def complaint(self, cause):
        return next((line for line in self.log.splitlines() if "hand" in line and cause in line), "")

    def hands(self, disk):
        """The files without the lock, which is there while the daemon runs."""
        return {name: digest for name, digest in disk.files().items() if name.endswith(".hand")}

    def draw(self, rig, disk, known):
        """Starts a daemon and someone who wants predictions, and lets the pen draw until much more is learned than was known."""
        process = self.start_live(rig, disk)
        with open(os.devnull, "w", encoding="ascii") as nowhere:
            self.watch = subprocess.Popen([f"{rig.programs}/stylusctl", "-s", f"{rig.folder}/s", "watch", "--predict", "25"],
                                          stdin=subprocess.DEVNULL, stdout=nowhere, stderr=nowhere)
        rig.running.append(self.watch)
        self.wait(rig, f"more than {known} lessons are learned", lambda: self.count(rig) > known + self.WORTH, process)
        self.lessons = self.count(rig)
        return process

    def end_watch(self):
        """Nothing is learned without anyone who wants predictions."""
        stage.end(self.watch, signal.SIGTERM)

    def start_live(self, rig, disk):
        self.path = f"{rig.folder}/log"
        process = rig.start(
            [f"{rig.programs}/stylusd", "--socket", f"{rig.folder}/s", "--config", f"{rig.inputs}/no-journal.conf"], self.path,
            env=disk.environment(rig, tablet=True) | {"STATE_DIRECTORY": f"{disk.inside}/state"}, preexec_fn=disk.child)
        self.wait(rig, "the daemon listens", lambda: stage.ask(f"{rig.folder}/s", "org.stylusd.GetStatus")[0] is not None, process)
        return process

    def count(self, rig):
        answer, _ = stage.ask(f"{rig.folder}/s", "org.stylusd.GetStatistics")
        return max((hand["lessons"] for hand in (answer or {}).get("hands", [])), default=0)
