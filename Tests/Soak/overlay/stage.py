"""What the overlay lives among, for soak.py: compositors, a daemon, and how it is doing itself."""
import json
import os
import shutil
import signal
import socket
import subprocess
import time

# Who compositors run as where we are root: sway refuses to.
OTHER_USER = 65534
# How long anything may take, in seconds, on a machine that does other things as well.
PATIENCE = 300


class Failure(Exception):
    """What did not work."""


def wait_until(what, is_so, patience=PATIENCE):
    limit = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > limit:
            raise Failure(f"{what}: not within {patience} s")
        time.sleep(0.02)


def end(process, number=signal.SIGKILL):
    """Sends a signal and waits; the exit status."""
    if process.poll() is None:
        process.send_signal(number)
    return process.wait(PATIENCE)


class Sway:
    """A sway without a screen; inside another one its outputs are windows of that, and can be taken away."""

    def __init__(self, folder, outer=None):
        self.folder, self.outer, self.made = folder, outer, 0
        os.makedirs(folder, mode=0o700)
        with open(f"{folder}/config", "w", encoding="utf-8") as config:
            config.write("xwayland disable\ndefault_border none\nfocus_follows_mouse no\n")
        if os.geteuid() == 0:
            for path in (folder, f"{folder}/config"):
                os.chown(path, OTHER_USER, OTHER_USER)
        self.start()

    def start(self):
        for name in os.listdir(self.folder):
            if name.startswith(("wayland-", "sway-ipc.")):
                os.remove(f"{self.folder}/{name}")
        environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.folder, "XDG_RUNTIME_DIR": self.folder,
            "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_BACKENDS": "headless"}
        if self.outer:
            environment |= {
                "WLR_BACKENDS": "wayland", "WLR_WL_OUTPUTS": "2", "WAYLAND_DISPLAY": self.outer.display}
        command = ["/usr/bin/sway", "-c", f"{self.folder}/config"]
        if os.geteuid() == 0:
            other = str(OTHER_USER)
            command = ["/usr/bin/setpriv", "--reuid", other, "--regid", other, "--clear-groups",
                       "--inh-caps=-all"] + command
        with open(f"{self.folder}/log", "ab") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.made = 2
        wait_until("sway listens", lambda: self.find("wayland-") and self.find("sway-ipc.") and len(
            self.outputs()) == (2 if self.outer else 1))
        return True

    def revive(self):
        """Starts it again if it crashed, as wlroots' pixman renderer does once in some hundred clients; whether it had."""
        return self.process.poll() is not None and self.start()

    def find(self, prefix):
        names = [name for name in sorted(os.listdir(self.folder))
                 if name.startswith(prefix) and not name.endswith(".lock")]
        return f"{self.folder}/{names[0]}" if names else None

    @property
    def display(self):
        return self.find("wayland-") or f"{self.folder}/wayland-1"

    def ask(self, *words):
        """A command or, with -t, a question; what was answered, nothing if sway is gone."""
        answer = subprocess.run(
            ["/usr/bin/swaymsg", "-r", "-s", self.find("sway-ipc.") or "", *words],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        return json.loads(answer.stdout) if answer.returncode in (0, 2) and answer.stdout else []

    def outputs(self, active=True):
        """The names of the outputs."""
        return [output["name"] for output in self.ask("-t", "get_outputs")
                if output.get("active") or not active]

    def unplug(self, name):
        return self.outer.ask("--", f'[title="wlroots - {name}"]', "kill")

    def plug(self):
        self.made += 1
        return self.ask("--", "create_output")


def ask(path, method, /, **parameters):
    """Calls a method of a socket; what it answers, and the name of the error if that is one. Nothing if it cannot be asked."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(PATIENCE)
        try:
            connection.connect(path)
            connection.sendall(json.dumps({"method": method, "parameters": parameters}).encode() + b"\0")
            answer = b""
            while not answer.endswith(b"\0"):
                piece = connection.recv(1 << 16)
                if not piece:
                    return None, None
                answer += piece
        except OSError:
            return None, None
    answer = json.loads(answer[:-1])
    return answer.get("parameters", {}), answer.get("error")


class Daemon:
    """A daemon with a journal. Each time that it begins it plays what was never played before, and again and again."""

    def __init__(self, programs, folder, chance):
        self.programs, self.program, self.folder, self.chance = programs, f"{programs}/stylusd", folder, chance
        self.path, self.process = f"{folder}/s", None
        self.recording = f"{folder}/words.evemu"
        os.makedirs(f"{folder}/state", mode=0o700)
        with open(f"{folder}/stylusd.conf", "w", encoding="utf-8") as configuration:
            configuration.write("[stylusd]\njournal = yes\njournal-megabytes = 4000\n")
        # The last stroke that was counted, how long each up to it took, in microseconds, and how many samples they have.
        self.last, self.finished, self.samples = 0, [], 0

    @property
    def strokes(self):
        return len(self.finished)

    def write(self, words):
        """Has somebody write so many words that nobody has seen before."""
        letters = "abcdefghijklmnopqrstuvwxyz"
        text = " ".join("".join(self.chance.choices(letters, k=self.chance.randint(2, 8))) for _ in range(words))
        subprocess.run(
            [f"{self.programs}/stylusctl", "generate", "-f", text, "--seed", str(self.chance.randrange(1 << 32)), "-o", self.recording],
            check=True)

    def start(self, speed):
        with open(f"{self.folder}/stylusd.log", "ab") as log:
            self.process = subprocess.Popen(
                [self.program, "--socket", self.path, "--config", f"{self.folder}/stylusd.conf",
                 "--replay", self.recording, "--repeat", "1000000", "--speed", speed],
                env=dict(os.environ, STATE_DIRECTORY=f"{self.folder}/state"),
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        wait_until("the daemon listens", self.is_there)

    def is_there(self):
        if self.process.poll() is not None:
            with open(f"{self.folder}/stylusd.log", encoding="utf-8") as log:
                raise Failure("no daemon: " + log.read()[-2000:])
        return self.call("GetStatus") is not None

    def call(self, method, **parameters):
        """What it answers; nothing if it cannot be asked."""
        return ask(self.path, "org.stylusd." + method, **parameters)[0]

    def count(self):
        """Counts the strokes that are finished, and so on the disk, and their samples."""
        for stroke in self.read(self.last, samples=False):
            self.finished.append(stroke["duration"])
            self.samples += stroke["sample_count"]
            self.last = stroke["sequence"]

    def read(self, last=0, samples=True):
        """The finished strokes behind a number."""
        while page := self.call("GetStrokes", since=last, limit=1000, samples=samples):
            if page["missed"]:
                raise Failure(f"the journal lost {page['missed']} strokes")
            yield from page["strokes"]
            last = page["next"]
            if last >= page["newest"]:
                break


class Overlay:
    """The program, from outside."""

    def __init__(self, program, folder, display, socket_path, *arguments):
        self.log_path = f"{folder}/inkoverlay.log"
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(
                [program, "--socket", socket_path, *arguments],
                env=dict(os.environ, WAYLAND_DISPLAY=display, XDG_RUNTIME_DIR=folder, XDG_STATE_HOME=f"{folder}/kept"),
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log)
        self.proc = f"/proc/{self.process.pid}"
        self.commands = f"{folder}/inkoverlay.sock"

    def command(self, method, **parameters):
        """What it answers, and its error if that is one."""
        return ask(self.commands, "org.stylusd.overlay." + method, **parameters)

    @property
    def log(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as log:
            return log.read()

    def says(self, words):
        """How often it has said so."""
        return self.log.count(words)

    def halt(self, seconds):
        """Nobody runs it for a while, as if the machine slept."""
        self.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.process.send_signal(signal.SIGCONT)

    def figures(self):
        """Memory in KiB, descriptors, threads, processor time in seconds, how often its threads went to sleep."""
        fields = {}
        for name in ("status", "smaps_rollup"):
            with open(f"{self.proc}/{name}", encoding="utf-8") as file:
                for line in file:
                    key, _, value = line.partition(":")
                    if value.strip():
                        fields.setdefault(key, value.split()[0])
        with open(f"{self.proc}/stat", encoding="utf-8") as file:
            spent = file.read().rpartition(")")[2].split()[11:13]
        return {
            "rss": int(fields["VmRSS"]), "anon": int(fields["RssAnon"]), "shm": int(fields["RssShmem"]),
            "pss": int(fields["Pss"]), "threads": int(fields["Threads"]),
            **self.descriptors(),
            "cpu": sum(map(int, spent)) / os.sysconf("SC_CLK_TCK"), "sleeps": self.sleeps()}

    def rests(self):
        """Whether nothing wakes it for two seconds."""
        before = self.figures()
        time.sleep(2)
        after = self.figures()
        return before["sleeps"] == after["sleeps"] and before["cpu"] == after["cpu"]

    def descriptors(self):
        """How many it has; those of pictures, whose number follows from that of outputs, apart."""
        pictures = files = 0
        for name in os.listdir(f"{self.proc}/fd"):
            try:
                is_picture = "ink of an overlay" in os.readlink(f"{self.proc}/fd/{name}")
            except OSError:
                continue
            pictures, files = pictures + is_picture, files + (not is_picture)
        return {"files": files, "pictures": pictures}

    def sleeps(self):
        """How often its threads have waited for something."""
        total = 0
        for task in os.listdir(f"{self.proc}/task"):
            with open(f"{self.proc}/task/{task}/status", encoding="utf-8") as file:
                total += sum(int(line.split()[1]) for line in file
                             if line.startswith("voluntary_ctxt_switches"))
        return total


def fresh(folder):
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder, mode=0o755)
    return folder
