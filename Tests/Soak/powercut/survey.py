"""Runs inside the kernel: survey.py SHARED FILESYSTEM SECONDS. Builds the disk after each cut, mounts it, and copies what is there.

/dev/ubda is the disk as it was before the log began, and moves on with the cuts; /dev/ubdb takes what a mount changes. The
log is SHARED/log, the cuts SHARED/cuts.json; if they would take longer than
SECONDS, some are left out, evenly. What is found goes to SHARED/found.jsonl, a line for each cut, and the contents of
files to SHARED/objects, each once, by its SHA-256.
"""
import hashlib
import json
import os
import stat
import subprocess
import sys
import time

import mapper
from cuts import Cut, Disk
from filesystems import FILE_SYSTEMS
from writelog import SECTOR, WriteLog

ORIGIN, SCRATCH, PLACE = "/dev/ubda", "/dev/ubdb", "/mnt/survey"


def main():
    shared, name, seconds = sys.argv[1:4]
    system = FILE_SYSTEMS[name]
    for module in ("dm-snapshot", *filter(None, [system.module])):
        subprocess.run(["modprobe", module], check=True)
    os.makedirs(PLACE, exist_ok=True)
    os.makedirs(f"{shared}/objects", exist_ok=True)
    with open(f"{shared}/cuts.json", encoding="ascii") as file:
        cuts = [Cut(*cut) for cut in json.load(file)]
    log = WriteLog(f"{shared}/log")
    surveyor = Surveyor(log, system, f"{shared}/objects")
    # Disks only move forward, so cuts are taken in the order of what is durable.
    cuts.sort(key=lambda cut: surveyor.disk.after(cut)[0])
    with open(f"{shared}/found.jsonl", "a", encoding="ascii") as found:
        start = time.monotonic()
        for number, cut in enumerate(cuts):
            begin = time.monotonic()
            if begin - start > float(seconds) * (number + 1) / len(cuts):
                continue
            result = surveyor.look(cut)
            print(json.dumps({"cut": cut.number, **result, "seconds": round(time.monotonic() - begin, 3)}), file=found, flush=True)


class Surveyor:
    def __init__(self, log, system, objects):
        self.log, self.system, self.objects = log, system, objects
        self.disk, self.applied, self.known = Disk(log.entries, system.unit, system.commit_unit, system.metadata_unit), 0, set()
        self.origin = os.open(ORIGIN, os.O_RDWR)
        self.sectors = mapper.sectors(ORIGIN)

    def look(self, cut):
        """What is on the disk after a cut."""
        durable, pieces = self.disk.after(cut)
        self.advance(durable)
        device = mapper.create("cut", self.sectors, "snapshot", f"{ORIGIN} {SCRATCH} N 8")
        try:
            target = os.open(device, os.O_RDWR)
            for piece in pieces:
                data = self.log.data(piece.entry)[piece.first * SECTOR:(piece.first + piece.count) * SECTOR]
                os.pwrite(target, data, (piece.entry.sector + piece.first) * SECTOR)
            os.fsync(target)
            os.close(target)
            return {"survived": len(pieces), **self.mounted(device)}
        finally:
            mapper.remove("cut")

    def advance(self, durable):
        """Writes what became durable since the last cut to the disk."""
        if durable == self.applied:
            return
        for entry in self.log.entries[self.applied:durable]:
            if entry.writes:
                os.pwrite(self.origin, self.log.data(entry), entry.sector * SECTOR)
        os.fsync(self.origin)
        self.applied = durable

    def mounted(self, device):
        try:
            mapper.mount(device, PLACE, self.system.kind, self.system.options)
        except OSError as error:
            return {"error": f"mount: {error.strerror}", "files": {}}
        try:
            return {"files": dict(self.files())}
        finally:
            mapper.unmount(PLACE)

    def files(self):
        for folder, folders, names in os.walk(PLACE):
            folders[:] = [name for name in folders if name != "direct"]  # nobody asks for those files
            for name in sorted(names):
                path = f"{folder}/{name}"
                yield os.path.relpath(path, PLACE), self.keep(path)

    def keep(self, path):
        """The size and the hash of a file, or the error that reading it meets."""
        try:
            if not stat.S_ISREG(os.lstat(path).st_mode):
                return {"error": "no regular file"}
            with open(path, "rb") as file:
                content = file.read()
        except OSError as error:
            return {"error": error.strerror}
        digest = hashlib.sha256(content).hexdigest()
        if digest not in self.known:
            self.known.add(digest)
            target = f"{self.objects}/{digest}"
            if not os.path.exists(target):
                with open(target, "wb") as file:
                    file.write(content)
        return {"size": len(content), "hash": digest}


main()
