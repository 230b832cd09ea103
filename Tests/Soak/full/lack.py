"""What full.py takes away from programs, and what its rounds share."""
import hashlib
import os
import resource
import shutil
import signal
import subprocess
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, f"{HERE}/../overlay")
import stage  # pylint: disable=wrong-import-position

import tablet

OBSTACLES = {"full": "No space left on device", "read-only": "Read-only file system", "quota": "Disk quota exceeded", "limit": "File too large"}
PAGE = 4096
# More files do not fit on a disk.
MOST_FILES = 100


class Flaw(Exception):
    """What is against the rules."""


class Disk:
    """A small file system in the way of a program."""

    def __init__(self, folder, obstacle, chance, megabytes=4):
        self.folder, self.obstacle, self.chance = f"{folder}/disk", obstacle, chance
        self.inside, self.room, self.squeezed = f"{self.folder}/d", f"{folder}/room", False
        os.makedirs(self.folder)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"mode=0755,size={megabytes}m,nr_inodes={MOST_FILES}", "none", self.folder], check=True)
        os.mkdir(self.inside)
        open(self.room, "w", encoding="ascii").close()
        self.limit = resource.RLIM_INFINITY

    def squeeze(self, free, limit, process=None, new_files=True):
        """Takes the room away: but for some pages, or for files of some bytes, of a process too that runs already. Without new_files, a full
        disk or a quota has no room for another file either."""
        self.squeezed = True
        if self.obstacle == "full":
            with open(f"{self.folder}/ballast", "wb", buffering=0) as ballast:
                if not new_files:
                    self.refuse_new_files()
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
            if not new_files:
                self.refuse_new_files()
        else:
            self.limit = limit
            if process:
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def refuse_new_files(self):
        if self.obstacle == "full":
            os.mkdir(f"{self.folder}/files")
            try:
                for number in range(MOST_FILES):
                    open(f"{self.folder}/files/{number}", "w", encoding="ascii").close()
            except OSError:
                pass
        else:
            open(f"{self.room}.files", "w", encoding="ascii").close()

    def relieve(self, process=None):
        self.squeezed = False
        if self.obstacle == "full":
            os.remove(f"{self.folder}/ballast")
            shutil.rmtree(f"{self.folder}/files", ignore_errors=True)
        elif self.obstacle == "read-only":
            subprocess.run(["mount", "-o", "remount,bind,rw", self.inside], check=True)
        elif self.obstacle == "quota":
            open(self.room, "w", encoding="ascii").close()
        else:
            self.limit = resource.RLIM_INFINITY
            if process:
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (self.limit, self.limit))

    def environment(self, rig, tablet=False):
        """What a program is started with; tablet: with an event node."""
        own, libraries = {"SWIFT_BACKTRACE": "enable=no", "HOME": rig.folder}, []
        if tablet:
            libraries.append(f"{rig.inputs}/tablet.so")
            own |= {"TABLET": f"{rig.inputs}/tablet", "SYSTEMD_DEVICE_VERIFY_SYSFS": "0"}
        if self.obstacle == "quota":
            libraries.append(f"{rig.inputs}/quota.so")
            own |= {"QUOTA_FOLDER": self.inside, "QUOTA_ROOM": self.room}
        if libraries:
            own["LD_PRELOAD"] = ":".join(libraries)
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


class Inputs:
    """What all rigs read: recordings, drawings, settings, and the libraries that are preloaded."""

    def __init__(self, programs, folder):
        self.programs, self.folder = programs, folder
        os.mkdir(folder)
        for name in ("quota", "tablet"):
            subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", f"{folder}/{name}.so", f"{HERE}/{name}.c", "-ldl", "-lpthread"], check=True)
        with open(f"{folder}/stylusd.conf", "w", encoding="ascii") as file:
            file.write("[stylusd]\njournal = yes\n")
        with open(f"{folder}/no-journal.conf", "w", encoding="ascii") as file:
            file.write("[stylusd]\njournal = no\n")
        for name, text in (("a", "one two"), ("b", "three four"), ("none", "i")):
            self.tool("generate", text, "-o", f"{folder}/{name}.evemu")
        tablet.write_sysfs(f"{folder}/udev-tablet", *tablet.compile_recording(f"{folder}/a.evemu", f"{folder}/tablet"))
        self.tool("generate", "i", "--tablet", "wacom-cintiq-16", "-o", f"{folder}/cintiq.evemu")
        tablet.write_touches(f"{folder}/cintiq.evemu", f"{folder}/touches.evemu")
        self.tool("export", "-q", "demo", f"{folder}/demo.inkd")
        self.tool("export", "-q", "demo", f"{folder}/demo.inkml")
        self.tool("export", "-q", f"{folder}/a.evemu", f"{folder}/other.inkd")
        with open(f"{folder}/demo.inkd", "rb") as file:
            content = bytearray(file.read())
        content[len(content) // 2] ^= 0x55
        with open(f"{folder}/damaged.inkd", "wb") as file:
            file.write(content)

    def tool(self, *words):
        subprocess.run([f"{self.programs}/stylusctl", *words], check=True, stdout=subprocess.DEVNULL)


class Rig:
    """What rounds share that come one after the other."""

    def __init__(self, inputs, folder):
        self.programs, self.folder, self.inputs, self.running, self.writers = inputs.programs, folder, inputs.folder, [], []
        os.mkdir(folder)
        os.chmod(folder, 0o755)  # sway runs as another user where we are root
        self.desktop = None

    def run(self, disk, *words, must=None):
        outcome = subprocess.run(
            [f"{self.programs}/stylusctl", *words], env=disk.environment(self) | {"XDG_STATE_HOME": f"{disk.inside}/state"},
            preexec_fn=disk.child, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False, timeout=120)
        if must is not None and outcome.returncode != must:
            raise Flaw(f"{words}: status {outcome.returncode}: {outcome.stderr}")
        return outcome.returncode, outcome.stderr

    def check_refusal(self, disk, status, said, before, after):
        if status < 0:
            raise Flaw(f"ended by signal {-status}: {said}")
        if OBSTACLES[disk.obstacle] not in said:
            raise Flaw(f"status {status}, but the message does not name the cause: {said!r}")
        if "Fix: " not in said:
            raise Flaw(f"status {status}, but the message names no fix: {said!r}")
        if after != before:
            gone, new = set(before) - set(after), set(after) - set(before)
            raise Flaw(f"old files gone: {gone}, left behind: {new}, changed: {[n for n in before if n in after and before[n] != after[n]]}")

    def start(self, words, path, **options):
        """Starts a program whose log goes to a file through a pipe: a limit for files would cut it off."""
        with open(path, "wb") as log:
            writer = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=log)
        self.writers.append(writer)
        process = subprocess.Popen(words, **{"stdin": subprocess.DEVNULL, "stdout": writer.stdin, "stderr": writer.stdin} | options)
        writer.stdin.close()
        process.log = writer
        self.running.append(process)
        return process

    def check_drawing(self, path):
        """Whether a file of the ink format can be read."""
        look = [f"{self.programs}/stylusctl", "export", "-q", "-f", path, f"{self.folder}/look.svg"]
        if subprocess.run(look, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
            raise Flaw(f"{path} cannot be read")

    def sway(self):
        """A compositor for all its rounds."""
        if self.desktop is None:
            self.desktop = stage.Sway(f"{self.folder}/sway")
        return self.desktop

    def end_round(self):
        for process in self.running:
            if process.poll() is None:
                process.kill()
                process.wait()
        for writer in self.writers:
            writer.wait()
        self.running, self.writers = [], []

    def end(self):
        self.end_round()
        if self.desktop:
            stage.end(self.desktop.process)
