#!/usr/bin/env python3
"""Cuts the power of a disk at many points while our programs write to it, and checks what is left. See README.md."""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict

import machine
from cuts import Cut, sample
from filesystems import DISK, FILE_SYSTEMS, LOG
from judge import FAILURES, WHOLE, Judge
from overlays import SHORTEST_SESSION
from writelog import WriteLog
from writers import INPUTS, References

HERE = os.path.dirname(os.path.realpath(__file__))
REFERENCES = References.NAMES


def parse():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", default=f"{HERE}/../../../.build/release", help="folder of stylusctl, stylusd and inkoverlay")
    parser.add_argument("--work", default="/tmp/powercut", help="folder for disks and results; it is emptied")
    parser.add_argument("--file-systems", help="of " + ", ".join(FILE_SYSTEMS) + "; by default all, in the short form xfs and another one")
    parser.add_argument("--points", type=int, default=500, help="cuts per file system")
    parser.add_argument("--record", type=float, default=60, help="seconds for which the writers write")
    parser.add_argument("--seconds", type=float, help="the short form: as many points as fit into so many seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="cut what was recorded in --work before, do not record")
    parser.add_argument("--expect-failures", action="store_true", help="do not fail because of our programs, only if the references do not come out as they must")
    options = parser.parse_args()
    options.programs = os.path.realpath(options.programs)
    if options.file_systems:
        options.file_systems = options.file_systems.split(",")
    elif options.seconds:
        others = [name for name in FILE_SYSTEMS if name != "xfs"]
        options.file_systems = ["xfs", others[options.seed % len(others)]]
    else:
        options.file_systems = list(FILE_SYSTEMS)
    return options


def main():
    options = parse()
    machine.check_installed()
    outcomes = {}
    if not options.again:
        make_inputs(f"{os.path.realpath(options.work)}/inputs", options.programs, options.seed,
                    int((options.seconds or options.record) / SHORTEST_SESSION) + 2)
    for name in options.file_systems:
        rig = Rig(options, name)
        if not options.again:
            rig.timed("prepare", rig.prepare)
            rig.timed("record", rig.record)
        rig.timed("rebuild", rig.survey)
        outcomes[name] = rig.timed("judge", rig.judge)
        print(f"{name}: {rig.summary()}", flush=True)
    print_table(outcomes)
    sys.exit(verdict(outcomes, options.expect_failures))


class Rig:
    """One file system."""

    def __init__(self, options, name):
        self.options, self.name, self.system = options, name, FILE_SYSTEMS[name]
        self.folder = os.path.realpath(f"{options.work}/{name}")
        self.times, self.cuts, self.entries, self.judging, self.looked = {}, [], [], None, 0

    def timed(self, phase, work):
        begin = time.monotonic()
        result = work()
        self.times[phase] = time.monotonic() - begin
        return result

    def prepare(self):
        """An empty file system, and what the tools and the pen write."""
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        machine.sparse(f"{self.folder}/disk", DISK)
        path = f"{os.environ.get('PATH', '/usr/bin')}:/usr/sbin"  # where users do not look
        subprocess.run([*self.system.make, f"{self.folder}/disk"], check=True, stdout=subprocess.DEVNULL, env=dict(os.environ, PATH=path))

    def record(self):
        machine.copy_sparse(f"{self.folder}/disk", f"{self.folder}/recorded")
        machine.sparse(f"{self.folder}/log", LOG)
        seconds = self.shares()[0] if self.options.seconds else self.options.record
        self.run("record.py", [self.options.programs, str(seconds), str(self.options.seed)], ["recorded", "log"],
                 limit=seconds + 300)
        os.remove(f"{self.folder}/recorded")

    def survey(self):
        self.entries = WriteLog(f"{self.folder}/log").entries
        self.judging = Judge(self.folder, self.entries, self.options.programs)
        self.cuts = sample(self.entries, self.options.points, self.options.seed, self.judging.reports())
        with open(f"{self.folder}/cuts.json", "w", encoding="ascii") as file:
            json.dump([(cut.number, cut.position, cut.mode, cut.seed) for cut in self.cuts], file)
        if os.path.exists(f"{self.folder}/found.jsonl"):
            os.remove(f"{self.folder}/found.jsonl")
        machine.copy_sparse(f"{self.folder}/disk", f"{self.folder}/origin")
        machine.sparse(f"{self.folder}/scratch", DISK)
        allowed = self.shares()[1] if self.options.seconds else 2 * len(self.cuts)
        self.run("survey.py", [str(allowed)], ["origin", "scratch"], limit=120 + allowed)

    def run(self, program, words, disks, limit):
        status = machine.run(["/usr/bin/python3", program, self.folder, self.name, *words], self.folder,
                             [f"{self.folder}/{disk}" for disk in disks], limit=limit)
        os.replace(f"{self.folder}/output", f"{self.folder}/{program}.output")
        if status != 0:
            with open(f"{self.folder}/{program}.output", encoding="utf-8", errors="replace") as file:
                raise machine.Failure(f"{program} ended with {status}:\n{file.read()[-3000:]}")

    def judge(self):
        """Outcomes by writer."""
        cuts = {cut.number: cut for cut in self.cuts}
        outcomes = defaultdict(Counter)
        with open(f"{self.folder}/found.jsonl", encoding="ascii") as found, \
                open(f"{self.folder}/failures.txt", "w", encoding="utf-8") as failures:
            for line in found:
                state = json.loads(line)
                self.looked += 1
                cut = cuts[state["cut"]]
                for writer, path, outcome, reason in self.judging.judge(cut, state):
                    outcomes[writer][outcome] += 1
                    if outcome in FAILURES:
                        print(f"cut {cut.number} at entry {cut.position}, {cut.mode}: {writer}, {path}: {outcome}: {reason}", file=failures)
        return outcomes

    def shares(self):
        """Of the short form: how long to record, and how long to rebuild; the rest is for starts and ends."""
        each = self.options.seconds / len(self.options.file_systems)
        return each * 0.38, each * 0.25

    def summary(self):
        writes = sum(entry.writes for entry in self.entries)
        flushes = sum(entry.flags & 1 for entry in self.entries)
        return (f"{writes} writes, {flushes} flushes, {self.looked} of {len(self.cuts)} cuts; " +
                ", ".join(f"{phase} {seconds:.1f} s" for phase, seconds in self.times.items()))


def make_inputs(folder, programs, seed, sessions):
    """Drawings for the tools to convert, and a recording for the pen to play in each session."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    chance, tool = random.Random(seed), f"{programs}/stylusctl"
    for number in range(INPUTS):
        stem = f"{folder}/{number}"
        generate(tool, chance, 1 + 5 * number, f"{stem}.evemu")
        for kind in ("inkd", "inkml"):
            subprocess.run([tool, "export", "-q", f"{stem}.evemu", f"{stem}.{kind}"], check=True)
    for session in range(sessions):
        generate(tool, chance, 16, f"{folder}/pen-{session + 1}.evemu")


def generate(tool, chance, count, path):
    subprocess.run([tool, "generate", words(chance, count), "--seed", str(chance.randrange(1 << 32)), "-o", path], check=True)


def words(chance, count):
    return " ".join("".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=chance.randint(2, 8))) for _ in range(count))


def print_table(outcomes):
    columns = [column for column in (*WHOLE, *FAILURES) if any(count[column] for writers in outcomes.values() for count in writers.values())]
    print("| file system | writer | " + " | ".join(columns) + " |")
    print("|---|---|" + "---|" * len(columns))
    for name, writers in outcomes.items():
        for writer, count in sorted(writers.items(), key=lambda pair: (pair[0] not in REFERENCES, pair[0])):
            print(f"| {name} | {writer} | " + " | ".join(str(count[column] or "") for column in columns) + " |")


def verdict(outcomes, expect_failures):
    """0 if the references came out as they must and our programs lost nothing."""
    status = 0
    for name, writers in outcomes.items():
        failed = {writer for writer, count in writers.items() if any(count[kind] for kind in FAILURES)}
        if "right" in failed:
            print(f"{name}: the rig is wrong: it finds faults with a writer that has none")
            status = 2
        for writer in ("no-fsync", "no-folder"):
            if writer not in failed:
                print(f"{name}: the rig is blind: it finds no fault with `{writer}`")
                status = 2
        if ours := sorted(failed - set(REFERENCES)):
            print(f"{name}: failed: {', '.join(ours)}")
            status = status or (0 if expect_failures else 1)
    return status


if __name__ == "__main__":
    try:
        main()
    except machine.Failure as failure:
        sys.exit(f"powercut: {failure}")
