"""Marks in the log, and what they mean."""
import hashlib
import json
import os
import threading

import mapper


class Recorder:
    """Puts marks into the log; the only one who does, from any thread."""

    def __init__(self, file, place, objects):
        self.file, self.place, self.objects = file, place, objects
        self.count, self.lock = 0, threading.Lock()
        os.makedirs(objects, exist_ok=True)

    def mark(self, writer, kind, **facts):
        with self.lock:
            mapper.message("disk", f"mark {self.count}")
            print(json.dumps({"mark": self.count, "writer": writer, "kind": kind, **facts}), file=self.file, flush=True)
            self.count += 1

    def begin(self, writer, path):
        self.mark(writer, "begin", path=os.path.relpath(path, self.place))

    def report(self, writer, path):
        """A file was reported as written: what it contains must be there from now on."""
        self.mark(writer, "report", path=os.path.relpath(path, self.place), **self.content(path))

    def content(self, path):
        """The size and the hash of a file, which is kept outside the disk."""
        with open(path, "rb") as file:
            content = file.read()
        digest = hashlib.sha256(content).hexdigest()
        target = f"{self.objects}/{digest}"
        if not os.path.exists(target):
            with open(target, "wb") as file:
                file.write(content)
        return {"size": len(content), "hash": digest}

    def folder(self, path):
        """The same of all files in a folder, by their paths on the disk. A file may vanish meanwhile."""
        files = {}
        for name in sorted(os.listdir(path)) if os.path.isdir(path) else []:
            try:
                files[os.path.relpath(f"{path}/{name}", self.place)] = self.content(f"{path}/{name}")
            except (FileNotFoundError, IsADirectoryError):
                continue
        return files
