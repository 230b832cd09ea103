"""Commands of stylusctl that write a file."""
import subprocess

from lack import Flaw


class Tool:
    """A command of stylusctl that writes one file, or removes it; ok: other statuses that mean that it is written."""

    def __init__(self, name, words, target, old=(), ok=()):
        self.name, self.words, self.target, self.old, self.ok = name, words, target, old, (0, *ok)

    def play(self, rig, disk):
        if self.old:
            rig.run(disk, *[word.format(d=disk.inside, i=rig.inputs) for word in self.old], must=0)
        before = disk.files()
        disk.squeeze(disk.chance.choice((0, 0, 0, 1, 2)), disk.chance.choice((1, 7, 20)), new_files=disk.chance.random() < 0.7)
        words = [word.format(d=disk.inside, i=rig.inputs) for word in self.words]
        status, said = rig.run(disk, *words)
        after = disk.files()
        outcome = "refused"
        if status in self.ok:
            if disk.obstacle != "full":
                raise Flaw(f"status 0 in spite of {disk.obstacle}")
            outcome = "found room"
            self.check_new(rig, disk, after, before)
        else:
            rig.check_refusal(disk, status, said, before, after)
        disk.relieve()
        if status in self.ok:
            return outcome
        status, said = rig.run(disk, *words)
        if status not in self.ok:
            raise Flaw(f"with room again: status {status}: {said}")
        self.check_new(rig, disk, disk.files(), before)
        return outcome

    def check_new(self, rig, disk, after, before):
        path = f"{disk.inside}/{self.target}"
        if set(after) - set(before) - {self.target}:
            raise Flaw(f"left behind: {set(after) - set(before) - {self.target}}")
        if after.get(self.target) == before.get(self.target):
            raise Flaw(f"status 0, but {self.target} is as before")
        if self.target.endswith(".inkd"):
            rig.check_drawing(path)


class Remover(Tool):
    """A command that removes a file, which needs no room."""

    def play(self, rig, disk):
        rig.run(disk, *self.old, must=0)
        before = disk.files()
        disk.squeeze(0, 1, new_files=False)
        status, said = rig.run(disk, *self.words)
        if status != 0:
            rig.check_refusal(disk, status, said, before, disk.files())
            disk.relieve()
            rig.run(disk, *self.words, must=0)
        if self.target in disk.files():
            raise Flaw(f"status 0, but {self.target} is still there")
        return "removed" if status == 0 else "refused"


class Recorder:
    """stylusctl record, of a tablet that a library stands for."""

    name = "record"

    def play(self, rig, disk):
        old = f"{disk.inside}/pen.evemu"
        with_old = disk.chance.random() < 0.5
        if with_old:
            rig.run(disk, "generate", "hi", "-o", old, must=0)
        before = disk.files()
        disk.squeeze(disk.chance.choice((0, 0, 2)), disk.chance.choice((1, 5_000)))
        status, said = self.record(rig, disk, old, 60)
        after = disk.files()
        part = "pen.evemu.part" if with_old else "pen.evemu"
        rig.check_refusal(disk, status, said, before, {name: digest for name, digest in after.items() if name in before or name != part})
        outcome = "refused"
        if part in after:
            outcome = "kept in part"
            self.check_part(f"{disk.inside}/{part}", said)
            # The last frame may be cut off.
            status, said = rig.run(disk, "recover", "-f", f"{disk.inside}/{part}", f"{rig.folder}/recovered.evemu")
            if status not in (0, 3):
                raise Flaw(f"what was recorded cannot be read: {said}")
        disk.relieve()
        status, said = self.record(rig, disk, f"{disk.inside}/next.evemu", 1)
        if status != 0 or "next.evemu" not in disk.files():
            raise Flaw(f"with room again: status {status}: {said}")
        return outcome

    def check_part(self, path, said):
        with open(path, "rb") as file:
            content = file.read()
        if not content:
            raise Flaw("an empty file is left behind")
        if not content.endswith(b"\n"):
            raise Flaw("what was recorded does not end with a whole line")
        if path.endswith(".part") and path not in said:
            raise Flaw(f"the message does not say where the recording is: {said!r}")

    def record(self, rig, disk, path, seconds):
        outcome = subprocess.run(
            [f"{rig.programs}/stylusctl", "record", "-f", "-o", path, "--seconds", str(seconds), "/dev/input/event9"],
            env=disk.environment(rig, tablet=True), preexec_fn=disk.child, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, check=False, timeout=120)
        return outcome.returncode, outcome.stderr
