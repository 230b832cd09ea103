"""What writes to the disk while it is recorded, apart from the overlay."""
import mmap
import os
import random
import string
import subprocess
import time


def letters(chance, count):
    return "".join(chance.choices(string.ascii_lowercase, k=count))


class References:
    """Five ways to replace a file. Only `right` survives a power cut. The rig must find that, and faults with the next two; the others
    fail in a few moments only.

    right      fsync of the file, rename, fsync of the folder; meanwhile the old file is held open
    no-fsync   rename only
    no-folder  fsync of the file, rename: whole, but maybe the old one, although the new one was reported
    not-held   as right, but the old file is not held: on ext4 with data=writeback others get its blocks before the rename is on the disk
    in-place   the old file is cut to nothing and written, then fsync
    """

    NAMES = ("right", "no-fsync", "no-folder", "not-held", "in-place")

    def __init__(self, recorder, seed):
        self.recorder, self.chance = recorder, random.Random(seed ^ 1)

    def step(self, chance):
        for name in chance.sample(self.NAMES, len(self.NAMES)):
            folder = f"{self.recorder.place}/{name}"
            if not os.path.isdir(folder):
                os.makedirs(folder)
                os.sync()
            content = letters(self.chance, self.chance.choice((100, 5_000, 20_000, 100_000))).encode()
            path = f"{folder}/file"
            self.recorder.begin(name, path)
            self.replace(name, folder, path, content)
            self.recorder.report(name, path)

    def replace(self, name, folder, path, content):
        old = os.open(path, os.O_RDONLY) if name == "right" and os.path.exists(path) else None
        temporary = path if name == "in-place" else f"{folder}/.{letters(self.chance, 8)}"
        with open(temporary, "wb", buffering=0) as file:
            for place in range(0, len(content), 10_000):
                file.write(content[place:place + 10_000])
                time.sleep(0.02)  # as a program that computes what it writes
            if name != "no-fsync":
                os.fsync(file.fileno())
        if temporary != path:
            os.rename(temporary, path)
        if name in ("right", "not-held"):
            descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            os.fsync(descriptor)
            os.close(descriptor)
        if old is not None:
            os.close(old)


class Tools:
    """The commands of stylusctl that write files."""

    def __init__(self, recorder, shared, programs, seed):
        self.recorder, self.inputs, self.program = recorder, f"{shared}/../inputs", f"{programs}/stylusctl"
        self.chance, self.number = random.Random(seed ^ 2), 0
        self.drawings = f"{recorder.place}/drawings"
        os.makedirs(self.drawings)
        self.environment = dict(os.environ, HOME=recorder.place, XDG_STATE_HOME=f"{recorder.place}/state",
                                SWIFT_BACKTRACE="enable=no")
        os.sync()

    def step(self, chance):
        steps = [self.add_word, self.add_word, self.export, self.import_drawing, self.export_new, self.thumbnail, self.generate]
        for step in chance.sample(steps, 2):
            step()
        self.number += 1

    def add_word(self):
        self.run("words add", f"{self.recorder.place}/state/stylusctl/words", "words", "add", letters(self.chance, 9))

    def export(self):
        name = self.chance.choice(("notes.inkd", "notes.svg"))
        self.run("export -f", f"{self.drawings}/{name}", "export", "-q", "-f", self.source("inkd"), f"{self.drawings}/{name}")

    def export_new(self):
        path = f"{self.drawings}/new-{self.number}.inkd"
        self.run("export", path, "export", "-q", self.source("inkd"), path)

    def import_drawing(self):
        path = f"{self.drawings}/imported.inkd"
        self.run("import -f", path, "import", "-q", "-f", self.source("inkml"), path)

    def thumbnail(self):
        path = f"{self.drawings}/picture.png"
        self.run("thumbnail", path, "thumbnail", self.source("inkd"), path)

    def generate(self):
        path = f"{self.drawings}/written.evemu"
        self.run("generate", path, "generate", "-f", letters(self.chance, 3), "-o", path)

    def source(self, kind):
        return f"{self.inputs}/{self.chance.randrange(INPUTS)}.{kind}"

    def run(self, writer, path, *words):
        self.recorder.begin(writer, path)
        subprocess.run([self.program, *words], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
        self.recorder.report(writer, path)


INPUTS = 6


class DirectWriter:
    """A program that makes and removes files without the cache, and so overwrites blocks as soon as others have freed them."""

    def __init__(self, place, seed):
        self.place, self.chance = f"{place}/direct", random.Random(seed ^ 5)
        self.buffer = mmap.mmap(-1, 1 << 16)
        self.buffer.write(b"X" * (1 << 16))
        os.makedirs(self.place)

    def work(self, until):
        while time.monotonic() < until:
            path = f"{self.place}/{self.chance.randrange(40)}"
            if os.path.exists(path):
                os.remove(path)
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_DIRECT)
            with memoryview(self.buffer)[:4096 * self.chance.randint(1, 16)] as content:
                os.write(descriptor, content)
            os.close(descriptor)
            time.sleep(0.02)


class Database:
    """Another program on the same disk, whose fsync makes the file system commit what others changed."""

    def __init__(self, seed):
        self.chance, self.path = random.Random(seed ^ 3), "/mnt/disk/database"

    def step(self, chance):
        if chance.random() < 0.5:
            with open(self.path, "ab", buffering=0) as file:
                file.write(letters(self.chance, 3000).encode())
                os.fdatasync(file.fileno())
