"""A daemon that plays, and an overlay that is killed, for kills.py."""
import os
import signal
import subprocess
import threading
import time

import ledger
import stage

SPEEDS = ("1", "2", "4")
# Words of a recording; at these speeds they last longer than the rounds that it is for.
WORDS = 150


class Stroke:
    """A finished stroke, by how long it took in microseconds, and when it was seen first by our clock."""

    def __init__(self, sequence, duration):
        self.sequence, self.duration, self.seen = sequence, duration, time.monotonic()
        # Whether it was looked for at a kill, and whether nobody can tell on which side of a command it was.
        self.is_noted = self.is_doubtful = False


class Slack(threading.Thread):
    """How late the machine is: how long after 5 ms a thread is run that slept so long, three times, and how long a byte takes to
    the disk, twice; the most of the last three seconds. A step goes through two threads and waits for a sync before its own."""

    def __init__(self, folder):
        super().__init__(daemon=True)
        self.path, self.recent = f"{folder}/slack", []
        self.start()

    def run(self):
        with open(self.path, "wb", buffering=0) as file:
            while True:
                before = time.monotonic()
                time.sleep(0.005)
                woken = time.monotonic()
                file.write(b".")
                os.fdatasync(file.fileno())
                now = time.monotonic()
                slack = 3 * (woken - before - 0.005) + 2 * (now - woken)
                self.recent = [(when, late) for when, late in self.recent if when > now - 3] + [(now, slack)]

    @property
    def most(self):
        return max((late for _, late in self.recent), default=0)


class PlayingDaemon(stage.Daemon):
    """A daemon with a journal: each time that it plays it plays what nobody wrote before."""

    def __init__(self, programs, folder, chance):
        super().__init__(programs, folder, chance)
        self.overlay, self.clock = None, Slack(folder)

    def slack(self):
        return self.clock.most

    def play(self):
        self.end()
        self.write(WORDS)
        self.start(self.chance.choice(SPEEDS))

    def rest(self):
        """Another daemon with the same journal, in which nothing happens."""
        self.end()
        self.write(1)
        self.start("0.001")

    def end(self):
        if self.process is not None:
            stage.end(self.process, signal.SIGTERM)

    def kill(self):
        stage.end(self.process)

    def look(self):
        """Notes what was finished since the last look."""
        for stroke in self.read(self.last, samples=False):
            self.finished.append(Stroke(stroke["sequence"], stroke["duration"]))
            self.last = stroke["sequence"]

    def watch_for(self, seconds):
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            self.look()
            self.overlay.note_ready()
            time.sleep(0.01)

    def whole(self, stroke):
        """A finished stroke with its samples."""
        return next(iter(self.call("GetStrokes", since=stroke.sequence - 1, limit=1, samples=True)["strokes"]))


class KilledOverlay:
    """Overlays, one after the other, that keep their ink in one place."""

    COMMANDS = {
        "clear": [("Clear", {})], "undo": [("Undo", {})], "redo": [("Redo", {})],
        "delete": [("Perform", {"command": "select all"}), ("Perform", {"command": "delete"})],
        "move": [("Perform", {"command": "select all"}), ("Perform", {"command": "move 3 2"})],
        "page add": [("Perform", {"command": "page add"})], "page remove": [("Perform", {"command": "page remove"})],
        "page next": [("Perform", {"command": "page next"})], "page previous": [("Perform", {"command": "page previous"})]}

    def __init__(self, programs, folder, sway, daemon):
        self.programs, self.folder, self.sway, self.daemon = programs, folder, sway, daemon
        self.sway_crashes = 0
        daemon.overlay = self
        self.log_path, self.commands = f"{folder}/inkoverlay.log", f"{folder}/inkoverlay.sock"
        self.kept = f"{folder}/kept/inkoverlay/ink"
        self.process, self.began, self.ready, self.read = None, 0, None, 0
        # How many strokes have ended as they were since that was set to 0.
        self.cuts = 0

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def start(self, *arguments):
        self.revive_sway()
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(
                [f"{self.programs}/inkoverlay", "--socket", self.daemon.path, "--mode", "draw", *arguments],
                env=dict(os.environ, WAYLAND_DISPLAY=self.sway.display, XDG_RUNTIME_DIR=self.folder, HOME=self.folder,
                         XDG_STATE_HOME=f"{self.folder}/kept", XDG_CONFIG_HOME=self.folder, SWIFT_BACKTRACE="enable=no"),
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log)
        self.began, self.ready = time.monotonic(), None

    def revive_sway(self):
        """A compositor that crashed is no fault of the overlay, which has to find the next one."""
        self.sway_crashes += self.sway.revive()

    def kill(self):
        if self.process is None:
            return
        status = self.process.poll()
        if status is not None:
            raise stage.Failure(f"the overlay ended by itself with {status}")
        stage.end(self.process)
        self.read_news()
        self.process = None

    def read_news(self):
        """What the log says since it was read last: how many strokes ended as they were, and nothing that must not be."""
        news = self.log[self.read:]
        self.read += len(news)
        self.cuts += news.count("was cut off")
        for word in ("Sanitizer", "Fatal error", "damaged"):
            if word in news:
                raise stage.Failure(f"the overlay says: {news[-2000:]}")

    def end(self):
        """It is needed no more, whatever became of it."""
        if self.process is not None:
            stage.end(self.process)

    @property
    def log(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as log:
            return log.read()

    def command(self, method, **parameters):
        return stage.ask(self.commands, "org.stylusd.overlay." + method, **parameters)

    def ask(self, method, **parameters):
        """The answer; nothing if there is none."""
        answer, error = self.command(method, **parameters)
        return None if error else answer

    def send(self, name):
        """Sends a command; when it was answered."""
        for method, parameters in self.COMMANDS[name]:
            answer, error = self.command(method, **parameters)
            if answer is None or error:
                raise stage.Failure(f"{name}: {error or 'no answer'} {answer}")
        return time.monotonic()

    def status(self):
        """Of its only output; nothing if it is not there yet."""
        status = self.ask("GetStatus")
        return status["outputs"][0] if status and status.get("outputs") and not status.get("daemon_fault") else None

    def strokes(self):
        return (self.status() or {}).get("strokes", 0)

    def note_ready(self):
        if self.ready is None and self.is_running and self.status():
            self.ready = time.monotonic()

    @property
    def session_strokes(self):
        """How many strokes it surely drew itself."""
        return sum(stroke.seen > (self.ready or time.monotonic()) + 1 for stroke in self.daemon.finished[-50:])

    def wait_until_settled(self, expected=None, patience=60):
        """It has its output and the daemon, and its ink on the disk, and nothing changes: for half a second where there are as
        many strokes as are expected, else for five."""
        limit, since, last = time.monotonic() + patience, time.monotonic(), None
        while time.monotonic() < limit:
            self.revive_sway()
            if not self.is_running:
                raise stage.Failure("the overlay ended by itself")
            status = self.status()
            now = status and (status["strokes"], status.get("kept", status["strokes"]), status["page"], status["pages"])
            if now != last or now is None or now[0] != now[1]:
                last, since = now, time.monotonic()
            elif time.monotonic() > since + (0.5 if expected in (None, now[0]) else 5) + self.daemon.slack():
                return status
            time.sleep(0.03)
        raise stage.Failure(f"it does not settle within {patience} s: {last}")

    def is_folding(self):
        """Whether it writes a file that has no name yet."""
        place = f"/proc/{self.process.pid}/fd"
        try:
            names = [os.readlink(f"{place}/{number}") for number in os.listdir(place)]
        except OSError:
            return False
        return any(name.startswith(self.kept) and not name.endswith((".inklog", "/lock")) for name in names)

    def strokes_in(self, path):
        """The strokes of a file, in their order."""
        target = f"{self.folder}/read.inkml"
        export = subprocess.run([f"{self.programs}/stylusctl", "export", "-q", "-f", path, target],
                                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        if export.returncode != 0:
            raise ValueError(export.stderr.decode(errors="replace").strip())
        with open(target, encoding="utf-8") as file:
            return [ledger.Drawn(text) for text in ledger.traces(file.read())]

    def logged_strokes(self):
        """The strokes in the logs. ValueError if one is damaged."""
        names = os.listdir(self.kept) if os.path.isdir(self.kept) else []
        if strange := [name for name in names if "damaged" in name]:
            raise ValueError(f"set aside: {strange}")
        logs = [name for name in sorted(names) if name.endswith(".inklog") and not name.startswith(".")]
        return [stroke for name in logs for stroke in self.strokes_in(f"{self.kept}/{name}")]
