#!/usr/bin/env python3
"""Runs the suites of the test program in random order, in random groups, while other processes load the machine.

  shuffle.py [--runs N] [--seed N] [--groups N] [--load N] [--only REGEX] [--skip REGEX] [--logs FOLDER] [PROGRAM]

swift-testing runs tests in parallel, starts them in the order of their source, and has no option to change that. Each
run therefore shuffles the suites and cuts them into groups. Each group runs in a process of its own, one after another.
A suite thus meets other neighbors in each run. Tests outside a suite stay with those of their module.

  --runs N       how many times to run everything (default: 1)
  --seed N       decides order and groups; printed at the end (default: random)
  --groups N     groups per run (default: 8). With 1 all tests run in one process, as in scripts/test
  --load N       processes that do nothing but compute meanwhile (default: 2)
  --only REGEX   only suites whose name matches, such as '^ProgramTests'
  --skip REGEX   without suites whose name matches (default: the tests of compositors and of ink, which scripts/test
                 runs apart)
  --logs FOLDER  where to put the log of each group (default: a new folder in /tmp). Logs of groups that passed are
                 deleted

PROGRAM is what `swift build --build-tests` built (default: .build/debug/*PackageTests.xctest).
Exit status: 0 if every group passed, 1 otherwise.
"""
import argparse
import glob
import os
import random
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.realpath(__file__))
APART = r"^Ink(Drawing|Editing|Fitting|Formats|Geometry|Practice|Recognition|Rendering|Storage)Tests|^[^.]+\.Compositor"
# How long a group may take, in seconds. It only ends what hangs.
PATIENCE = 3600
# Ends with its parent, also if that was killed.
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"


def suites(program):
    """The names of all suites, and of all modules that have tests outside a suite."""
    listed = subprocess.run([program, "--testing-library", "swift-testing", "--list-tests"],
                            check=True, capture_output=True, text=True).stdout
    # Module.Suite/test() or Module.test()
    names = {line.split("/")[0] if "/" in line else line.split(".")[0] for line in listed.splitlines()}
    return sorted(names)


def pattern(name):
    """What --filter calls all tests of a suite, or those of a module that are in no suite."""
    name = re.sub(r"\W", ".", name)
    return f"^{name}/" if "." in name else rf"^{name}\.[^/]*\("


def run(program, names, log):
    """Runs some suites in one process. Returns what failed; an empty list if nothing did."""
    command = [program, "--testing-library", "swift-testing", "--filter", "|".join(map(pattern, names))]
    environment = os.environ | {"NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"}
    with open(log, "w") as output:
        try:
            status = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                                    stderr=subprocess.STDOUT, timeout=PATIENCE).returncode
        except subprocess.TimeoutExpired:
            return [f"stopped after {PATIENCE} s"]
    with open(log, errors="replace") as output:
        issues = [line.strip() for line in output if re.match(r"✘ Test .* recorded an issue", line)]
    return issues or ([f"ended with status {status}"] if status else [])


def shuffled(names, groups, order):
    names = order.sample(names, len(names))
    return [group for group in (names[first::groups] for first in range(groups)) if group]


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--groups", type=int, default=8)
    parser.add_argument("--load", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--skip", default=APART)
    parser.add_argument("--logs")
    options = parser.parse_args()
    programs = glob.glob(f"{HERE}/../../../.build/debug/*PackageTests.xctest")
    if not options.program and not programs:
        parser.error("there is no test program. Fix: swift build --build-tests")
    options.program = os.path.realpath(options.program or programs[0])
    options.logs = options.logs or tempfile.mkdtemp(prefix="stylusd-shuffle-")
    os.makedirs(options.logs, exist_ok=True)
    return options


def main():
    options = parse()
    order, begun, failed = random.Random(options.seed), time.monotonic(), 0
    names = [name for name in suites(options.program)
             if re.search(options.only, name) and not (options.skip and re.search(options.skip, name))]
    load = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(options.load)]
    try:
        for number in range(1, options.runs + 1):
            for group, chosen in enumerate(shuffled(names, options.groups, order), 1):
                log, start = f"{options.logs}/{number}-{group}", time.monotonic()
                issues = run(options.program, chosen, log)
                print(f"run {number}, group {group}: {'FAILED' if issues else 'passed'}, {len(chosen)} suites in "
                      f"{time.monotonic() - start:.0f} s", *issues, sep="\n  ", flush=True)
                if issues:
                    failed += 1
                else:
                    os.remove(log)
    finally:
        for process in load:
            process.kill()
            process.wait()
    print(f"{options.runs} runs of {len(names)} suites in {time.monotonic() - begun:.0f} s, --seed {options.seed}, "
          f"--groups {options.groups}, --load {options.load}: "
          + (f"{failed} groups failed, their logs are in {options.logs}" if failed else "all passed"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
