"""Runs inside the kernel: record.py SHARED FILESYSTEM PROGRAMS SECONDS SEED. Records what the writers write.

/dev/ubda has the file system, /dev/ubdb takes the log. A mark goes into the log whenever an operation begins and whenever
its success is reported; SHARED/events.jsonl says what each mark means.
"""
import os
import random
import subprocess
import sys
import threading
import time

import mapper
from events import Recorder
from filesystems import FILE_SYSTEMS, VM
from overlays import Desktop
from writers import Database, DirectWriter, References, Tools

PLACE = "/mnt/disk"


def main():
    shared, name, programs, seconds, seed = sys.argv[1:6]
    system = FILE_SYSTEMS[name]
    for module in ("dm-log-writes", *filter(None, [system.module])):
        subprocess.run(["modprobe", module], check=True)
    device = mapper.create("disk", mapper.sectors("/dev/ubda"), "log-writes", "/dev/ubda /dev/ubdb")
    os.makedirs(PLACE, exist_ok=True)
    mapper.mount(device, PLACE, system.kind, system.options)
    for path, value in (*VM, *system.hurry):
        with open(path, "w", encoding="ascii") as file:
            file.write(value)
    with open(f"{shared}/events.jsonl", "w", encoding="utf-8") as file:
        recorder = Recorder(file, PLACE, f"{shared}/objects")
        work(recorder, shared, programs, float(seconds), int(seed))
    mapper.unmount(PLACE)
    mapper.remove("disk")


def work(recorder, shared, programs, seconds, seed):
    """Lets everybody write at the same time."""
    until = time.monotonic() + seconds
    desktop = Desktop(recorder, shared, programs, seed)
    failures = []

    def start(work):
        def guarded():
            try:
                work(until)
            except BaseException as error:
                failures.append(error)
                raise
        thread = threading.Thread(target=guarded)
        thread.start()
        return thread
    writers = [References(recorder, seed), Tools(recorder, shared, programs, seed), Database(seed)]
    chance = random.Random(seed)
    threads = [start(desktop.work), start(DirectWriter(PLACE, seed).work)]
    try:
        while time.monotonic() < until and not failures:
            for writer in writers:
                writer.step(chance)
                time.sleep(chance.choice((0, 0.05, 0.3, 0.8)))
    finally:
        for thread in threads:
            thread.join()
        desktop.close()
    if failures:
        raise failures[0]


main()
