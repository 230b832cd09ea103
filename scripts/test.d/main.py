"""Starts a run of scripts/test, which has the help."""
import os
import shutil
import signal
import sys

import choice
import report
import runner
import table as steps

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


class UsageError(Exception):
    """What is wrong with the arguments."""


def read_options(arguments, flags):
    """The options, and whether only the table is asked for."""
    given, listed, left = {"flags": set(), "steps": []}, False, list(arguments)
    while left:
        word = left.pop(0)
        if word == "--list":
            listed = True
        elif word in ("--step", "--since"):
            if not left:
                raise UsageError(f"{word} needs {'a name' if word == '--step' else 'a commit'} (see scripts/test --help)")
            if word == "--step":
                given["steps"].append(left.pop(0))
            else:
                given["since"] = left.pop(0)
        elif word == "--quick":
            given["quick"] = True
        elif word == "--no-vm":
            given["vm"] = False
        elif word.startswith("--") and word[2:] in flags:
            given["flags"].add(word[2:])
        else:
            raise UsageError(f"unknown option {word} (see scripts/test --help)")
    return choice.Options(**given), listed


def choose(table, options, host):
    changed = choice.changed_since(options.since) if options.since else None
    return choice.choose(table, options, host, changed)


def stop(number, _frame):
    raise KeyboardInterrupt(number)


def logs_folder():
    """An empty one; the logs of the last run are kept until the next."""
    folder = f"{ROOT}/.build/test"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder


def say(line):
    print(line, flush=True)


def main(arguments):
    os.chdir(ROOT)
    try:
        table = steps.load(f"{HERE}/steps.toml")
        options, listed = read_options(arguments, table.flags())
        host = choice.Host()
        choices = choose(table, options, host)
    except (UsageError, steps.TableError) as error:
        print(f"test: {error}", file=sys.stderr)
        return 1
    if listed:
        for line in report.listing(table, choices, options):
            say(line)
        return 0
    if options.since and not choices:
        say(f"test: no step is affected by the changes since {options.since}")
        return 0
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    try:
        return runner.Runner(ROOT, logs_folder(), table, options, host, say).run(choices)
    except KeyboardInterrupt as interruption:
        say("test: stopped; all started processes have ended")
        return 128 + (interruption.args[0] if interruption.args else signal.SIGINT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
