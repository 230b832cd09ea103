#!/usr/bin/env python3
"""Ends the daemon on a nearly full disk, where another program takes every block that is freed, and cuts the power there.

    Tests/Soak/powercut/ending.py [--programs DIR] [--file-system NAME] [--cuts N] [--seed N]

A daemon that frees the blocks of its journal's log before that is on the disk loses strokes on ext4 with data=writeback.
Exit status: 0 if no reported stroke was lost, 1 otherwise.
"""
import argparse
import json
import mmap
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter

import machine
import mapper
from cuts import Cut
from filesystems import DISK, FILE_SYSTEMS, LOG
from judge import JOURNAL, Judge
from powercut import HERE, make_inputs
from writelog import WriteLog

sys.path.insert(0, f"{HERE}/../overlay")
import stage

PLACE, SOCKET, SESSIONS = "/mnt/disk", "/run/ending", 6
LEFT = 8_000_000  # bytes that the first session leaves of the disk


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", default=f"{HERE}/../../../.build/release")
    parser.add_argument("--work", default="/tmp/powercut-ending", help="folder for the disk; it is emptied")
    parser.add_argument("--file-system", default="ext4-writeback", choices=FILE_SYSTEMS)
    parser.add_argument("--cuts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    machine.check_installed()
    programs, work = os.path.realpath(options.programs), os.path.realpath(options.work)
    folder, system = f"{work}/{options.file_system}", FILE_SYSTEMS[options.file_system]
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(folder)
    make_inputs(f"{work}/inputs", programs, options.seed, SESSIONS)
    for name, size in (("disk", DISK), ("log", LOG), ("scratch", DISK)):
        machine.sparse(f"{folder}/{name}", size)
    path = f"{os.environ.get('PATH', '/usr/bin')}:/usr/sbin"
    subprocess.run([*system.make, f"{folder}/disk"], check=True, stdout=subprocess.DEVNULL, env=dict(os.environ, PATH=path))
    machine.copy_sparse(f"{folder}/disk", f"{folder}/origin")
    run(folder, "disk", "log", job=["ending.py", "record", folder, options.file_system, programs])
    sys.exit(1 if survey(folder, options, programs) else 0)


def run(folder, *disks, job):
    if machine.run(["/usr/bin/python3", *job], folder, [f"{folder}/{disk}" for disk in disks]) != 0:
        with open(f"{folder}/output", encoding="utf-8", errors="replace") as file:
            raise machine.Failure(file.read()[-3000:])


def survey(folder, options, programs):
    """Cuts the power around each end but the first; how often strokes were lost."""
    entries = WriteLog(f"{folder}/log").entries
    judging = Judge(folder, entries, programs)
    chance = random.Random(options.seed)
    ends = [index for index, entry in enumerate(entries) if entry.mark.startswith("end")][1:]
    drawn = sorted(min(chance.choice(ends) + chance.randint(-10, 160), len(entries)) for _ in range(options.cuts))
    cuts = [Cut(number, place, chance.choice(("all", "data", "half")), chance.randrange(1 << 32)) for number, place in enumerate(drawn)]
    with open(f"{folder}/cuts.json", "w", encoding="ascii") as file:
        json.dump([(cut.number, cut.position, cut.mode, cut.seed) for cut in cuts], file)
    run(folder, "origin", "scratch", job=["survey.py", folder, options.file_system, str(2 * len(cuts))])
    outcomes = Counter()
    with open(f"{folder}/found.jsonl", encoding="ascii") as found:
        for state in map(json.loads, found):
            cut = cuts[state["cut"]]
            for _, _, outcome, reason in judging.judge(cut, state):
                outcomes[outcome] += 1
                if outcome not in ("old", "new"):
                    print(f"cut {cut.number} at entry {cut.position}, {cut.mode}: {outcome}: {reason}")
    print(f"{options.file_system}: {dict(outcomes)}")
    return sum(outcomes.values()) - outcomes["old"] - outcomes["new"]


def record(shared, name, programs):
    """Runs inside the kernel."""
    system = FILE_SYSTEMS[name]
    for module in ("dm-log-writes", *filter(None, [system.module])):
        subprocess.run(["modprobe", module], check=True)
    device = mapper.create("disk", mapper.sectors("/dev/ubda"), "log-writes", "/dev/ubda /dev/ubdb")
    os.makedirs(PLACE, exist_ok=True)
    mapper.mount(device, PLACE, system.kind, system.options)
    for folder in (f"{PLACE}/{JOURNAL}", f"{PLACE}/direct", SOCKET):
        os.makedirs(folder, mode=0o700)
    with open(f"{SOCKET}/conf", "w", encoding="ascii") as file:
        file.write("[stylusd]\njournal = yes\n")
    with open(f"{shared}/events.jsonl", "w", encoding="ascii") as events:
        for session in range(SESSIONS):
            draw(shared, programs, session, events)
            mapper.message("disk", f"mark end-{session}")
            take_all(session)
    mapper.unmount(PLACE)
    mapper.remove("disk")


def draw(shared, programs, session, events):
    """A daemon with somebody who watches; what it reports as stored goes into the log."""
    silent = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    daemon = subprocess.Popen(
        [f"{programs}/stylusd", "--socket", f"{SOCKET}/s", "--config", f"{SOCKET}/conf", "--speed", "8",
         "--replay", f"{shared}/../inputs/pen-{session + 1}.evemu"], env=dict(os.environ, STATE_DIRECTORY=f"{PLACE}/{JOURNAL}"), **silent)
    stage.wait_until("the daemon listens", lambda: stage.ask(f"{SOCKET}/s", "org.stylusd.GetStatus")[0] is not None, 60)
    watcher = subprocess.Popen([f"{programs}/stylusctl", "watch", "--socket", f"{SOCKET}/s"], **silent)
    end, newest = time.monotonic() + 4, 0
    while time.monotonic() < end:
        time.sleep(0.1)
        page, _ = stage.ask(f"{SOCKET}/s", "org.stylusd.GetStrokes", since=newest, limit=1000, samples=False)
        if page and page["strokes"]:
            newest, number = page["strokes"][-1]["sequence"], f"{session}{newest:06}"
            mapper.message("disk", f"mark {number}")
            print(json.dumps({"mark": int(number), "writer": "journal", "kind": "report", "newest": newest}), file=events, flush=True)
    for process in (daemon, watcher):
        stage.end(process, signal.SIGTERM)


def take_all(session):
    """Another program: the first time it leaves a little of the disk, later it takes all that is left, and gives it back."""
    if session == 0:
        os.sync()
        descriptor = os.open(f"{PLACE}/direct/filler", os.O_WRONLY | os.O_CREAT)
        room = os.fstatvfs(descriptor)
        os.posix_fallocate(descriptor, 0, room.f_bavail * room.f_bsize - LEFT)
        os.close(descriptor)
        return os.sync()
    content = mmap.mmap(-1, 3 * 4096)
    content.write(b"X" * len(content))
    paths = [f"{PLACE}/direct/{number}" for number in range(LEFT // 4096)]
    try:
        for path in paths:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_DIRECT)
            try:
                os.write(descriptor, content)
            finally:
                os.close(descriptor)
    except OSError:
        pass  # the disk is full
    time.sleep(0.3)
    for path in filter(os.path.exists, paths):
        os.remove(path)
    return os.sync()


if __name__ == "__main__":
    if sys.argv[1:2] == ["record"]:
        record(*sys.argv[2:])
    else:
        try:
            main()
        except machine.Failure as failure:
            sys.exit(f"ending: {failure}")
