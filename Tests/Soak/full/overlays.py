"""Overlays whose files have no room; a daemon plays to them."""
import os
import resource
import signal
import subprocess
import time

from daemons import Journal
from lack import Flaw, OBSTACLES, stage


class Overlay(Journal):
    """An overlay under a pen that plays."""

    # What its command line says besides.
    options = []

    def begin(self, rig, disk, hears=True, state=None, options=None):
        """Starts it, and waits for its output. Its own ink and tools are elsewhere, unless it is said otherwise."""
        self.path = f"{rig.folder}/log"
        environment = disk.environment(rig) | {
            "WAYLAND_DISPLAY": rig.sway().display, "XDG_RUNTIME_DIR": rig.folder, "XDG_CONFIG_HOME": rig.folder,
            "XDG_STATE_HOME": state or f"{disk.folder}-state"}
        process = rig.start(
            [f"{rig.programs}/inkoverlay", "--socket", f"{rig.folder}/{'s' if hears else 'nobody'}", "--mode", "draw", "--output", "layout",
             *(self.options if options is None else options)], self.path, env=environment, preexec_fn=disk.child)
        self.wait(rig, "the overlay has an output", lambda: (self.status(rig) or {}).get("outputs"), process)
        return process

    def play_pen(self, rig):
        """Starts a daemon whose pen plays again and again."""
        daemon = subprocess.Popen(
            [f"{rig.programs}/stylusd", "--socket", f"{rig.folder}/s", "--config", f"{rig.inputs}/no-journal.conf", "--replay",
             f"{rig.inputs}/a.evemu", "--repeat", "1000", "--speed", "2"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        rig.running.append(daemon)
        return daemon

    def await_ink(self, rig, process, count=3):
        self.wait(rig, "ink is on the screen", lambda: self.strokes(rig) > count, process)

    def status(self, rig):
        return stage.ask(f"{rig.folder}/inkoverlay.sock", "org.stylusd.overlay.GetStatus")[0]

    def strokes(self, rig):
        return sum(output.get("strokes", 0) for output in (self.status(rig) or {}).get("outputs", []))

    def end_drawing(self, rig, daemon):
        """Kills the daemon, and waits until no stroke comes any more: the overlay ends one that is open 2 s after its daemon went."""
        daemon.kill()
        daemon.wait()
        since, last = time.monotonic(), None
        while time.monotonic() < since + 5:
            outputs = [(output.get("strokes"), output.get("kept")) for output in (self.status(rig) or {}).get("outputs", [])]
            if outputs != last:
                since, last = time.monotonic(), outputs
            time.sleep(0.05)

    def ask_overlay(self, rig, disk, *words):
        return rig.run(disk, "-s", f"{rig.folder}/inkoverlay.sock", "overlay", *words)

    def squeeze(self, disk, process, pages=(0, 0, 2), limits=(1, 100)):
        """Takes the room away; of a program that runs already if that is for files of some bytes: it could make no pictures."""
        disk.squeeze(disk.chance.choice(pages), disk.chance.choice(limits), process)

    def outcome(self, rig, disk, status, said, before, refusal="refused"):
        """How a try to write without room ended: with a refusal as it must be, or on a full disk in the room that was left."""
        if status != 0:
            rig.check_refusal(disk, status, said, before, disk.files())
            return refusal
        if disk.obstacle != "full":
            raise Flaw(f"status 0 in spite of {disk.obstacle}: {said[-600:]}")
        return "found room"


class Kept(Overlay):
    """The ink that is kept."""

    name = "overlay, kept ink"

    def play(self, rig, disk):
        state = f"{disk.inside}/state"
        daemon = self.play_pen(rig)
        process = self.begin(rig, disk, state=state)
        self.await_ink(rig, process)
        before = self.strokes(rig)
        if disk.obstacle == "limit":
            self.squeeze(disk, process)
        else:
            self.end(process, 0)
            self.squeeze(disk, None)
            process = self.begin(rig, disk, state=state)
            self.wait(rig, "the ink that was kept is shown", lambda: self.strokes(rig) >= before, process)
            if disk.obstacle == "read-only" and "The ink in it is shown" not in self.log:
                raise Flaw(f"the log does not say that kept ink is only shown: {self.log[-600:]}")
        self.wait(rig, "the log says that ink is not kept, and why",
                  lambda: "not kept" in self.log and OBSTACLES[disk.obstacle] in self.log and "Fix: " in self.log, process)
        disk.relieve(process)
        self.wait(rig, "ink is kept again", lambda: "kept again" in self.log, process)
        self.end_drawing(rig, daemon)
        # A stroke that the daemon's end cuts off may come on top.
        count = max(self.strokes(rig), before)
        self.end(process, 0)
        process = self.begin(rig, disk, hears=False, state=state)
        try:
            self.wait(rig, "", lambda: self.strokes(rig) >= count, process, 20)
        except Flaw as flaw:
            raise Flaw(f"{count} strokes at the end, {self.strokes(rig)} at the next start; kept: {sorted(disk.files())}") from flaw
        self.end(process, 0)
        return "said, then kept"


class Saving(Overlay):
    """The command Save."""

    name = "overlay, Save"
    options = ["--no-keep"]

    def play(self, rig, disk):
        path = f"{disk.inside}/page.{disk.chance.choice(('inkd', 'xopp', 'svg', 'png'))}"
        self.play_pen(rig)
        process = self.begin(rig, disk)
        self.await_ink(rig, process)
        if self.ask_overlay(rig, disk, "save", "--force", path)[0] != 0:
            raise Flaw("it does not save")
        before = disk.files()
        self.await_ink(rig, process, self.strokes(rig))
        self.squeeze(disk, process)
        status, said = self.ask_overlay(rig, disk, "save", "--force", path)
        outcome = self.outcome(rig, disk, status, said, before)
        disk.relieve(process)
        status, said = self.ask_overlay(rig, disk, "save", "--force", path)
        after = disk.files()
        if status != 0 or set(after) != set(before) or after == before:
            raise Flaw(f"with room again: status {status}: {said}: {after}")
        if path.endswith(".inkd"):
            rig.check_drawing(path)
        self.end(process, 0)
        return outcome


class SavingAtEnd(Overlay):
    """--save, at SIGTERM."""

    name = "overlay, --save"

    def play(self, rig, disk):
        path = f"{disk.inside}/all.{disk.chance.choice(('inkd', 'xopp', 'svg'))}"
        keeps = disk.chance.random() < 0.5
        options = ["--save", path] + ([] if keeps else ["--no-keep"])
        daemon = self.play_pen(rig)
        process = self.begin(rig, disk, options=options)
        self.await_ink(rig, process)
        self.end(process, 0)
        before = disk.files()
        process = self.begin(rig, disk, options=options)
        self.await_ink(rig, process, 5)
        self.end_drawing(rig, daemon)
        count = self.strokes(rig)
        self.squeeze(disk, process)
        status = stage.end(process, signal.SIGTERM)
        process.log.wait()
        outcome = self.outcome(rig, disk, status, self.log, before, "reported")
        if outcome == "reported":
            self.check_rescue(rig, disk, keeps)
        disk.relieve()
        process = self.begin(rig, disk, hears=False, options=options)
        if keeps:
            self.wait(rig, f"all {count} strokes are there again", lambda: self.strokes(rig) >= count, process, 20)
        self.end(process, 0)
        if keeps and disk.files() == before:
            raise Flaw("with room again nothing was written")
        return outcome

    def check_rescue(self, rig, disk, keeps):
        """The ink is where the message says, or in the log for the next time."""
        copies = [name for name in os.listdir(rig.folder) if name.startswith("all") and name.split(".")[-1] in ("inkd", "xopp", "svg")]
        if keeps and "the ink is lost" in self.log:
            raise Flaw(f"ink that is kept is called lost: {self.log[-600:]}")
        if not copies and disk.obstacle != "limit":
            raise Flaw(f"no copy of the ink: {self.log[-600:]}")
        for name in copies:
            if f"{rig.folder}/{name}" not in self.log:
                raise Flaw(f"{name} is not named: {self.log[-600:]}")
            if name.endswith(".inkd"):
                rig.check_drawing(f"{rig.folder}/{name}")
            os.remove(f"{rig.folder}/{name}")


class Tools(Overlay):
    """What was chosen last for pens."""

    name = "overlay, tools"
    options = ["--no-keep"]

    def play(self, rig, disk):
        state = f"{disk.inside}/state"
        process = self.begin(rig, disk, hears=False, state=state)
        self.choose(rig, "color #123456")
        self.wait(rig, "the tools are kept", lambda: self.tools(disk), process)
        # The lock goes last.
        self.wait(rig, "the lock is gone", lambda: len(disk.files()) == 1, process)
        before = disk.files()
        self.squeeze(disk, process, (0,), (1,))
        self.choose(rig, "color #654321")
        cause = OBSTACLES[disk.obstacle]
        self.wait(rig, "the log says why tools are not kept", lambda: "not saved" in self.log and cause in self.log and "Fix: " in self.log, process)
        if disk.files() != before:
            raise Flaw(f"the old tools have changed: {before}, {disk.files()}")
        disk.relieve(process)
        self.wait(rig, "the tools are kept with room again", lambda: self.tools(disk) not in (None, before[self.file]), process)
        self.end(process, 0)
        if set(disk.files()) != set(before):
            raise Flaw(f"left behind: {sorted(disk.files())}")
        return "said, then kept"

    file = "state/inkoverlay/tools"

    def tools(self, disk):
        return disk.files().get(self.file)

    def choose(self, rig, words):
        _, error = stage.ask(f"{rig.folder}/inkoverlay.sock", "org.stylusd.overlay.Perform", command=words)
        if error:
            raise Flaw(f"{words}: {error}")


class Calibration(Overlay):
    """inkoverlay --calibrate, with a pen that touches the four marks."""

    name = "overlay, --calibrate"
    file = "config/stylusd/inkoverlay.conf.d/calibration-056a-0390.conf"

    def play(self, rig, disk):
        status, said = self.calibrate(rig, disk)
        if status != 0:
            raise Flaw(f"it does not calibrate: {said}")
        with open(f"{disk.inside}/{self.file}", "a", encoding="ascii") as file:
            file.write("# the old one\n")
        before = disk.files()
        disk.squeeze(disk.chance.choice((0, 0, 1)), disk.chance.choice((1, 20)))
        status, said = self.calibrate(rig, disk)
        outcome = self.outcome(rig, disk, status, said, before)
        disk.relieve()
        status, said = self.calibrate(rig, disk)
        if status != 0 or disk.files() == before:
            raise Flaw(f"with room again: status {status}: {said}")
        return outcome

    def calibrate(self, rig, disk):
        daemon = subprocess.Popen(
            [f"{rig.programs}/stylusd", "--socket", f"{rig.folder}/s", "--config", f"{rig.inputs}/no-journal.conf", "--replay",
             f"{rig.inputs}/touches.evemu"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        rig.running.append(daemon)
        limit = time.monotonic() + 30
        while stage.ask(f"{rig.folder}/s", "org.stylusd.GetStatus")[0] is None and time.monotonic() < limit:
            time.sleep(0.02)
        # The pictures in memory are files, too: the limit comes once they are there.
        process = rig.start(
            [f"{rig.programs}/inkoverlay", "--calibrate", "--socket", f"{rig.folder}/s"], f"{rig.folder}/log", stdout=subprocess.PIPE, text=True,
            env=disk.environment(rig) | {
                "WAYLAND_DISPLAY": rig.sway().display, "XDG_RUNTIME_DIR": rig.folder, "XDG_CONFIG_HOME": f"{disk.inside}/config"})
        for line in process.stdout:
            if disk.squeezed and disk.obstacle == "limit" and line.startswith("Mark 2"):
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (disk.limit, resource.RLIM_INFINITY))
        status = process.wait(120)
        process.stdout.close()
        process.log.wait()
        stage.end(daemon)
        with open(f"{rig.folder}/log", encoding="utf-8") as log:
            return status, log.read()


class Scribble(Overlay):
    """Whether inkscribe is on. The file is empty: only its name needs room."""

    name = "inkscribe, on or off"
    file = "state/inkscribe/on"

    def play(self, rig, disk):
        self.path = f"{rig.folder}/log"
        process = rig.start(
            [f"{rig.programs}/inkscribe", "--socket", f"{rig.folder}/nobody", "--commands", f"{rig.folder}/scribble.sock"], self.path,
            env=disk.environment(rig) | {"XDG_RUNTIME_DIR": rig.folder, "XDG_CONFIG_HOME": rig.folder, "XDG_STATE_HOME": f"{disk.inside}/state"},
            preexec_fn=disk.child)
        # The socket has a name before anybody listens on it.
        self.wait(rig, "inkscribe answers", lambda: self.tell(rig, disk, "status")[0] == 0, process)
        word = disk.chance.choice(("on", "off"))
        for each in ("on", "off") if word == "on" else ("on",):
            if self.tell(rig, disk, each)[0] != 0:
                raise Flaw(f"it cannot be turned {each}: {self.log}")
            self.wait(rig, f"{each} is kept", lambda each=each: (self.file in disk.files()) == (each == "on"), process)
        before = disk.files()
        disk.squeeze(0, 1, new_files=False)
        status, said = self.tell(rig, disk, word)
        if word == "off" and disk.obstacle != "read-only":
            outcome = "removed"
            if status != 0:
                raise Flaw(f"status {status}, though a file is only removed: {said}")
        else:
            outcome = "said, then kept"
            rig.check_refusal(disk, status, said, before, disk.files())
        disk.relieve(process)
        self.wait(rig, f"{word} is kept with room again", lambda: (self.file in disk.files()) == (word == "on"), process)
        self.end(process, 0)
        return outcome

    def tell(self, rig, disk, word):
        return rig.run(disk, "-s", f"{rig.folder}/scribble.sock", "scribble", word)
