"""A compositor with exact vertical blanks, a daemon that plays a recording, and clients between them, one at a time."""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parents[2]
OTHER_USER = 65534
PATIENCE = 20


class Failure(Exception):
    """What keeps the benchmark from its work, and the fix."""


def build():
    """The programs as a release build makes them; the folder they are in."""
    swift = ["swift", "build", "--package-path", str(root), "-c", "release"]
    for product in ("stylusd", "stylusctl", "inkoverlay", "overlay-benchmark"):
        if subprocess.run([*swift, "--product", product], stdout=sys.stderr, env={**os.environ, "STYLUSD_BENCHMARKS": "1"}).returncode != 0:
            raise Failure(f"{product} cannot be built")
    shown = subprocess.run([*swift, "--show-bin-path"], capture_output=True, text=True, check=True)
    return pathlib.Path(shown.stdout.strip())


def can_be_real_time():
    return subprocess.run(["chrt", "-f", "5", "true"], capture_output=True).returncode == 0


class Stage:
    """A folder, the programs, and the priority that all of them have."""

    def __init__(self, programs, real_time):
        for program in ("sway", "swaymsg", "setpriv", "cc"):
            if not shutil.which(program):
                raise Failure(f"there is no {program}. Fix: scripts/setup compositors")
        self.programs = programs
        self.real_time = real_time
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="overlay-benchmark-"))
        os.chmod(self.folder, 0o755)
        self.shim = self.folder / "vblank.so"
        flags = subprocess.run(
            ["pkg-config", "--cflags", "wlroots", "wayland-server"], capture_output=True, text=True
        ).stdout.split()
        source = root / "Tests/Support/Compositors/vblank.c"
        made = subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", self.shim, source, *flags, "-ldl"])
        if made.returncode != 0:
            raise Failure("no vertical blanks: wlroots 0.15 is missing. Fix: scripts/setup compositors")

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def command(self, real_time, *words):
        return [*(["chrt", "-f", "5"] if real_time else []), *map(str, words)]

    def recording(self, name, *options):
        """Makes a recording, once."""
        path = self.folder / f"{name}.evemu"
        if not path.exists():
            made = subprocess.run([self.programs / "overlay-benchmark", "--record", path, *map(str, options)])
            if made.returncode != 0:
                raise Failure("there is no recording to play")
        return path


class Sway:
    """One compositor with one output, ended with the `with` block."""

    def __init__(self, stage, hertz, size=(1920, 1080), max_render_time=None, busy=False, real_time=None):
        self.stage = stage
        self.real_time = stage.real_time if real_time is None else real_time
        self.hertz, self.size, self.busy = hertz, size, busy
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sway-", dir=stage.folder))
        late = f"output * max_render_time {max_render_time}\n" if max_render_time else ""
        (self.folder / "config").write_text(
            "xwayland disable\ndefault_border none\n"
            f"output * mode --custom {size[0]}x{size[1]}@{hertz}Hz\n{late}"
        )
        os.chmod(self.folder, 0o700)
        self.animation = None

    def __enter__(self):
        drop = []
        if os.geteuid() == 0:
            os.chown(self.folder, OTHER_USER, OTHER_USER)
            user = str(OTHER_USER)
            drop = ["setpriv", "--reuid", user, "--regid", user, "--clear-groups", "--inh-caps=-all"]
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder),
        }
        backend = {
            "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
            "LD_PRELOAD": str(self.stage.shim), "VBLANK_MILLIHERTZ": str(self.hertz * 1000),
        }
        with open(self.folder / "log", "w") as log:
            self.process = subprocess.Popen(
                self.stage.command(self.real_time, *drop, "sway", "-c", self.folder / "config"),
                env=self.environment | backend, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.environment["WAYLAND_DISPLAY"] = self.await_socket()
        if self.busy:
            self.animation = subprocess.Popen(
                self.stage.command(
                    self.real_time, self.stage.programs / "overlay-benchmark", "--way", "busy", "--for", 10000),
                env=self.environment)
            time.sleep(0.3)
        return self

    def await_socket(self):
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit and self.process.poll() is None:
            found = [path for path in self.folder.glob("wayland-*") if path.suffix != ".lock"]
            if found and list(self.folder.glob("sway-ipc.*")):
                return str(found[0])
            time.sleep(0.01)
        raise Failure(f"sway does not listen: {(self.folder / 'log').read_text()[-500:]}")

    def __exit__(self, *_):
        for process in (self.animation, self.process):
            if process and process.poll() is None:
                process.send_signal(signal.SIGKILL)
                process.wait()

    def show(self, way, recording, seconds, predict=False, in_process=False, trace=None, watch=None, ink=None, tools=None,
             coming=True):
        """Lets one client show a recording, or wait for a daemon if there is none; what it said at the end, with what it cost.

        `watch` is called with the client's process each second. `ink` is what our overlay draws with, a pen if none.
        `tools` are commands of docs/develop/canvas.md for an overlay that draws for good: while the pen draws already, or before it
        comes."""
        socket = self.folder / "daemon.sock"
        socket.unlink(missing_ok=True)
        playing = []

        def play():
            if recording and not playing:
                playing.append(self.play(recording, socket))

        if coming:
            play()
        try:
            command = self.client(way, socket, seconds, predict, in_process, ink)
            if tools is not None:
                # What was chosen before is forgotten, and no ink kept.
                shutil.rmtree(self.folder / ".local/state", ignore_errors=True)
                command += ["--mode", "draw", "--no-keep"]
            return self.follow(command, trace, watch, tools, f"{socket}-commands", play)
        finally:
            for daemon in playing:
                daemon.send_signal(signal.SIGTERM)
                daemon.wait()

    def play(self, recording, socket):
        daemon = subprocess.Popen(
            self.stage.command(
                self.real_time, self.stage.programs / "stylusd", "--socket", socket, "--replay", recording),
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        limit = time.monotonic() + PATIENCE
        while not socket.exists() and time.monotonic() < limit:
            time.sleep(0.01)
        # From the socket's name to its listening it is a moment.
        time.sleep(0.1)
        return daemon

    def tell(self, tools, commands):
        """Has the overlay do some commands, once it has outputs to do them on."""
        limit = time.monotonic() + PATIENCE
        while not commands.exists() and time.monotonic() < limit:
            time.sleep(0.01)
        time.sleep(0.3)
        for line in tools:
            done = subprocess.run(
                [self.stage.programs / "stylusctl", "overlay", "--socket", commands, "do", *line.split()],
                capture_output=True, text=True)
            if done.returncode != 0:
                raise Failure(f"{line}: {done.stderr.strip()}")

    def client(self, way, socket, seconds, predict, in_process, ink):
        if way == "ours" and not in_process:
            options = ["--socket", socket, "--commands", f"{socket}-commands", "--stats", "json", "--for", seconds]
            options += ["--ink", ink] if ink else []
            return [self.stage.programs / "inkoverlay", *options]
        return [
            self.stage.programs / "overlay-benchmark", "--way", way, "--socket", socket, "--for", seconds,
            *(["--predict"] if predict else []),
        ]

    def follow(self, command, trace, watch, tools, commands, play):
        environment = self.environment | ({"WAYLAND_DEBUG": "1"} if trace else {})
        complaints = trace or self.stage.folder / "complaints"
        with open(complaints, "w") as errors:
            client = subprocess.Popen(
                self.stage.command(self.real_time, *command), env=environment,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True)
            if tools is not None:
                self.tell(tools, pathlib.Path(commands))
            play()
            lines, costs = [], []
            for line in client.stdout:
                lines.append(json.loads(line))
                if client.poll() is None and "presented" in lines[-1]:
                    costs.append((lines[-1]["presented"], cpu(self.process.pid), cpu(client.pid)))
                if watch:
                    watch(client.pid)
        if client.wait() != 0 or not lines:
            raise Failure(f"{command[0]} ended with {client.returncode}: {complaints.read_text()[-500:]}")
        return Outcome(lines[-1], costs)


class Outcome:
    """What a client said of itself, and what the kernel says."""

    def __init__(self, last, costs):
        self.last = last
        self.costs = costs

    @property
    def presented(self):
        return self.last["presented"]

    @property
    def missed(self):
        """The share of its frames that were shown later than they were meant for."""
        return self.last["missed"] / max(self.last["presented"], 1)

    @property
    def latency(self):
        """Mean, median and 99th percentile from sample to showing, in ms."""
        last = self.last
        if "latencies" not in last:
            return tuple(last[key] / 1e3 for key in ("mean", "p50", "p99"))
        times = sorted(last["latencies"])
        if not times:
            raise Failure("nothing was shown")
        return tuple(
            value / 1e3 for value in (sum(times) / len(times), percentile(times, 0.5), percentile(times, 0.99)))

    @property
    def cost(self):
        """Processor time of compositor and client for a frame that was shown, in ms; the first second does not count."""
        (first, sway, client), (last, sway_end, client_end) = self.costs[0], self.costs[-1]
        frames = max(last - first, 1)
        return (sway_end - sway) / frames / 1e6, (client_end - client) / frames / 1e6, frames


def cpu(pid):
    """Processor time of all threads of a process so far, those that ended included, in nanoseconds."""
    # The clock that clock_getcpuclockid(3) names.
    return time.clock_gettime_ns((~pid << 3) | 2)


def percentile(values, share):
    """Of sorted values, the one that so large a share is not above."""
    return values[min(int(len(values) * share), len(values) - 1)]


def memory(pid):
    """Resident and proportional memory in kB; None of a process that is gone."""
    try:
        text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return None
    found = {line.split(":")[0]: line.split()[1] for line in text.splitlines()[1:]}
    return (int(found["Rss"]), int(found["Pss"])) if "Pss" in found else None
