"""The overlay under a playing pen: it keeps ink while strokes come, saves on command, and ends by SIGTERM."""
import os
import random
import signal
import subprocess
import sys
import time

sys.path.insert(0, f"{os.path.dirname(os.path.realpath(__file__))}/../overlay")
import stage

import kept


SHORTEST_SESSION = 5  # seconds


class Desktop:
    """sway without a screen, and sessions of a daemon and an overlay whose files are on the disk."""

    def __init__(self, recorder, shared, programs, seed):
        self.recorder, self.shared, self.programs, self.chance = recorder, shared, programs, random.Random(seed ^ 4)
        self.folder = "/run/desktop"
        os.makedirs(self.folder, mode=0o755)
        disk = recorder.place
        self.state, self.journal, self.ink = f"{disk}/state", f"{disk}/daemon", f"{disk}/ink"
        for folder in (self.state, self.journal, self.ink):
            os.makedirs(folder, mode=0o700, exist_ok=True)
        os.sync()
        self.kept, self.tools = f"{self.state}/inkoverlay/ink", f"{self.state}/inkoverlay/tools"
        self.socket, self.commands = f"{self.folder}/s", f"{self.folder}/inkoverlay.sock"
        with open(f"{self.folder}/stylusd.conf", "w", encoding="ascii") as file:
            file.write("[stylusd]\njournal = yes\n")
        self.sway = stage.Sway(f"{self.folder}/sway")
        self.session, self.running, self.newest = 0, [], 0

    def work(self, until):
        while time.monotonic() < until:
            self.session += 1  # each has a recording of its own, so that no two strokes are alike
            daemon, overlay = self.start()
            end = min(time.monotonic() + self.chance.uniform(SHORTEST_SESSION, 9), until)
            while time.monotonic() < end:
                time.sleep(self.chance.uniform(0.1, 0.9))
                self.look()
                if self.chance.random() < 0.4:
                    self.save()
            self.choose()
            self.finish(daemon, overlay)

    def start(self):
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        with open(f"{self.shared}/stylusd.log", "ab") as log:
            daemon = subprocess.Popen(
                [f"{self.programs}/stylusd", "--socket", self.socket, "--config", f"{self.folder}/stylusd.conf", "--speed", "3",
                 "--replay", f"{self.shared}/../inputs/pen-{self.session}.evemu"],
                env=environment | {"STATE_DIRECTORY": self.journal}, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.running = [daemon]
        stage.wait_until("the daemon listens", lambda: self.ask_daemon("GetStatus") is not None, 60)
        with open(f"{self.shared}/inkoverlay.log", "ab") as log:
            overlay = subprocess.Popen(
                [f"{self.programs}/inkoverlay", "--socket", self.socket, "--mode", "draw", "--output", "layout",
                 "--save", f"{self.ink}/all.inkd"],
                env=environment | {"WAYLAND_DISPLAY": self.sway.display, "XDG_RUNTIME_DIR": self.folder,
                                   "XDG_STATE_HOME": self.state, "XDG_CONFIG_HOME": self.folder, "HOME": self.folder},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.running.append(overlay)
        stage.wait_until("the overlay has an output", lambda: (self.status() or {}).get("outputs"), 60)
        return daemon, overlay

    def ask_daemon(self, method, **parameters):
        return stage.ask(self.socket, f"org.stylusd.{method}", **parameters)[0]

    def status(self):
        return stage.ask(self.commands, "org.stylusd.overlay.GetStatus")[0]

    def look(self):
        """What daemon and overlay say that they have on the disk."""
        page = self.ask_daemon("GetStrokes", since=self.newest, limit=1000, samples=False)
        if page and page["strokes"]:
            self.newest = page["strokes"][-1]["sequence"]
            self.recorder.mark("journal", "report", newest=self.newest)
        number = kept.reported(self.status())
        if number is not None:
            self.recorder.mark("keep", "report", strokes=number, files=self.recorder.folder(self.kept))

    def save(self):
        path = f"{self.ink}/page.inkd"
        self.recorder.begin("Save", path)
        answer, error = stage.ask(self.commands, "org.stylusd.overlay.Save", path=path)
        if answer is not None and error is None:
            self.recorder.report("Save", path)

    def choose(self):
        """Another color: tools are kept, too. Once in a session: a version that nothing reported is not known to the judge."""
        self.recorder.begin("tools", self.tools)
        stage.ask(self.commands, "org.stylusd.overlay.Perform",
                  command=f"color #{self.chance.randrange(1 << 24):06x}")

    def finish(self, daemon, overlay):
        """SIGTERM, while the pen still plays or after it ended."""
        if self.chance.random() < 0.5:
            stage.end(daemon, signal.SIGTERM)
        shown = sum(output["strokes"] for output in self.status()["outputs"])
        self.recorder.mark("keep", "begin")
        self.recorder.begin("--save", f"{self.ink}/all.inkd")
        status = stage.end(overlay, signal.SIGTERM)
        print(f"session {self.session}: {shown} strokes, inkoverlay ended with {status}", flush=True)
        if status == 0:
            self.recorder.report("--save", f"{self.ink}/all.inkd")
            self.recorder.mark("keep", "report", strokes=shown, files=self.recorder.folder(self.kept))
            if os.path.exists(self.tools):
                self.recorder.report("tools", self.tools)
        stage.end(daemon, signal.SIGTERM)

    def close(self):
        for process in (*self.running, self.sway.process):
            stage.end(process)
