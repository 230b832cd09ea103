import os
import re
import subprocess
import sys
import tempfile
import time
import unittest

import choice
import main
import process
import runner
from test_choice import FakeHost
from test_table import HERE, parse


class Run:
    """A run of a table in a folder of its own, whose scripts/setup knows the group `broken` only to fail."""

    def __init__(self, *rows, host=None, **options):
        self.lines = []
        with tempfile.TemporaryDirectory() as root:
            os.makedirs(f"{root}/scripts")
            with open(f"{root}/scripts/setup", "w", encoding="utf-8") as file:
                file.write('#!/bin/sh\necho "$@" >>setup\ncase " $* " in *" broken "*) exit 1 ;; esac\n')
            os.chmod(f"{root}/scripts/setup", 0o755)
            made = parse(*rows, variables={"SUITES": "Kernel"})
            given, host = choice.Options(**options), host or FakeHost()
            here = os.getcwd()
            os.chdir(root)
            try:
                self.runner = runner.Runner(root, root, made, given, host, self.lines.append)
                self.status = self.runner.run(choice.choose(made, given, host))
            finally:
                os.chdir(here)
            with open(f"{root}/setup", encoding="utf-8") as file:
                self.setup = file.read().split("\n")
        self.summary = self.lines[-1]


class ARun(unittest.TestCase):
    def test_the_last_line_says_how_each_step_ended(self):
        run = Run({}, {"name": "two", "command": "exit 3"}, {"name": "three", "flag": "three"})
        self.assertEqual(run.status, 1)
        self.assertRegex(run.summary, r"^test: FAILED in \d+ s \(one ok \d+ s, two FAILED \(3\) \d+ s, three NOT TRIED \(without --three\)\)$")

    def test_all_passed_is_status_0(self):
        run = Run({})
        self.assertEqual(run.status, 0)
        self.assertRegex(run.summary, r"^test: passed in \d+ s \(one ok \d+ s\)$")

    def test_what_failed_is_listed_with_its_reason(self):
        run = Run({"command": "echo fine; echo FAIL: the pen; exit 1"}, {"name": "two", "command": "echo the end; exit 1"})
        self.assertEqual(run.lines[-5:-1], ['test: in "one":', "  FAIL: the pen", 'test: in "two":', "  the end"])

    def test_a_step_whose_need_failed_is_not_tried(self):
        run = Run({"command": "false"}, {"name": "two", "needs": ["one"]}, {"name": "three", "wants": ["one"]})
        self.assertIn("two NOT TRIED ('one' did not pass), three ok", run.summary)

    def test_a_value_reaches_those_that_need_it_and_nobody_else(self):
        run = Run({"command": "echo noise; echo /a/b", "prints": "PLACE"}, {"name": "two", "command": 'echo "<$PLACE>"'},
                  {"name": "three", "needs": ["one"], "command": 'echo "[$PLACE]"'})
        self.assertIn("<>", run.lines)
        self.assertIn("[/a/b]", run.lines)

    def test_a_command_in_a_pipe_counts(self):
        self.assertEqual(Run({"command": "false | true"}).status, 1)

    def test_what_is_optional_or_cannot_be_tried_is_no_failure(self):
        run = Run({"command": "false", "optional": "not to be had"},
                  {"name": "two", "command": "echo two: not tried: no network; exit 3", "cannot": 3}, {"name": "three", "needs": ["one"]})
        self.assertEqual(run.status, 0)
        self.assertIn("one NOT TRIED (not to be had), two NOT TRIED (no network), three NOT TRIED ('one' did not pass)", run.summary)

    def test_groups_are_set_up_once_before_all_steps(self):
        run = Run({"setup": ["vm"]}, {"name": "two", "setup_unless_quick": ["oracles"], "setup": ["vm"]})
        self.assertEqual(run.setup, ["test vm oracles", ""])
        self.assertEqual(Run({"setup_unless_quick": ["oracles"]}, quick=True).setup, ["test", ""])

    def test_a_group_that_cannot_be_set_up_is_a_failure_and_costs_its_steps(self):
        run = Run({"setup": ["broken"]}, {"name": "two"})
        self.assertEqual(run.status, 1)
        self.assertIn("scripts/setup broken FAILED (1) 0 s, one NOT TRIED (scripts/setup broken failed), two ok", run.summary)

    def test_a_step_that_hangs_is_ended_with_all_it_started(self):
        run = Run({"limit": 1, "command": "setsid sleep 4711 & sleep 4711"})
        self.assertIn("test: one was stopped after 1 s", run.lines)
        self.assertIn("one FAILED (124)", run.summary)
        self.assertEqual(process.marked(run.runner.mark), [])


class AProcess(unittest.TestCase):
    def test_it_begins_at_idle_priority_until_it_is_hurried(self):
        with tempfile.TemporaryDirectory() as folder:
            made = process.Process(["sleep", "4713"], 600, f"{folder}/log", dict(os.environ, **{process.MARK: "a.1"}), idle=True)
            while not process.is_idle(made.child.pid):
                self.assertIsNone(made.child.poll())
                time.sleep(0.02)
            process.hurry("a.1")
            self.assertFalse(process.is_idle(made.child.pid))
            made.end()
            self.assertEqual(made.wait()[0], 128 + process.signal.SIGTERM)

    def test_a_mark_is_that_of_the_runs_of_the_same_name_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            made = process.Process(["sleep", "4713"], 600, f"{folder}/log", dict(os.environ, **{process.MARK: "ab.1"}))
            self.assertEqual(process.marked("a"), [])
            self.assertEqual(process.marked("ab"), [made.child.pid])
            made.end()
            made.wait()


FAILS_ONCE = '''
echo "args $*"
if [ -e again ]; then echo "✔ Test itBreaks() passed after 1 seconds."; exit; fi
touch again
echo "✔ Test itWorks() passed after 1 seconds."
echo "✘ Test itBreaks() failed after 2.000 seconds with 1 issue."
exit 1'''


class AMachine(unittest.TestCase):
    row = {"machine": True, "filter": "SUITES", "again": "tests", "command": FAILS_ONCE}

    def test_what_failed_there_runs_once_more_and_both_attempts_are_told(self):
        run = Run(self.row)
        self.assertEqual(run.status, 0)
        self.assertIn("args --filter Kernel", run.lines)
        self.assertIn(r"args --filter /(itBreaks)\(", run.lines)
        self.assertRegex(run.summary, r"^test: passed in .*\(one FAILED \(1\) \d+ s, one, second attempt ok \d+ s\)$")

    def test_on_this_hosts_kernel_there_is_no_second_attempt(self):
        self.assertEqual(Run(self.row, host=FakeHost(devices=True)).status, 1)

    def test_twice_failed_is_failed(self):
        run = Run({**self.row, "command": "exit 1"})
        self.assertEqual(run.status, 1)
        self.assertRegex(run.summary, r"one FAILED \(1\) \d+ s, one, second attempt FAILED \(1\) \d+ s")

    @unittest.skipIf(os.geteuid() != 0, "only root may raise a priority again")
    def test_a_step_behind_is_awaited_by_those_that_need_it_and_has_their_priority_then(self):
        slow = "while [ ! -e seen ]; do sleep 0.02; done; until chrt -p $$ | grep -q SCHED_OTHER; do sleep 0.02; done; echo value"
        run = Run({"behind": True, "command": slow, "prints": "VALUE"}, {"name": "two", "command": "chrt -p $$; touch seen"},
                  {"name": "three", "needs": ["one"], "command": 'echo "[$VALUE]"'})
        self.assertEqual(run.status, 0)
        self.assertIn("[value]", run.lines)

    @unittest.skipUnless(os.geteuid() == 0 and os.path.exists("/proc/self/autogroup"), "as above, and sessions have shares")
    def test_the_session_of_a_step_behind_is_the_last_until_somebody_needs_it(self):
        share = "cat /proc/$$/autogroup"
        slow = f"until {share} | grep -q 'nice 19'; do sleep 0.02; done; touch last; until {share} | grep -q 'nice 0$'; do sleep 0.02; done"
        run = Run({"behind": True, "yields": True, "limit": 60, "command": slow},
                  {"name": "two", "command": "while [ ! -e last ]; do sleep 0.02; done"},
                  {"name": "three", "needs": ["one"], "command": "true"})
        self.assertEqual(run.status, 0)

    def test_a_step_behind_runs_beside_others_and_is_awaited(self):
        run = Run({"behind": True, "command": "while [ ! -e seen ]; do sleep 0.02; done; echo behind"},
                  {"name": "two", "machine": True, "command": "touch seen"}, {"name": "three", "alone": True, "command": "echo alone"})
        self.assertEqual(run.status, 0)
        self.assertLess(run.lines.index("behind"), run.lines.index("alone"))

    def test_a_step_beside_others_has_their_priority_and_is_awaited(self):
        run = Run({"beside": True, "command": "while [ ! -e seen ]; do sleep 0.02; done; chrt -p $$; echo beside"},
                  {"name": "two", "machine": True, "command": "chrt -p $$ >&2; touch seen"}, {"name": "three", "alone": True, "command": "echo alone"})
        self.assertEqual(run.status, 0)
        policies = [line.rpartition(" ")[2] for line in run.lines if "policy" in line]
        self.assertEqual(policies[0], policies[1])
        self.assertLess(run.lines.index("beside"), run.lines.index("alone"))

    def test_a_step_that_makes_devices_on_this_host_is_beside_no_other(self):
        run = Run({"beside": True, "filter": "SUITES", "command": "touch first"}, {"name": "two", "command": "[ -e first ]"},
                  host=FakeHost(devices=True))
        self.assertEqual(run.status, 0)

    def test_with_nothing_behind_which_it_could_run_it_runs_at_once(self):
        run = Run({"behind": True, "command": "chrt -p $$"}, {"name": "two", "machine": True}, vm=False)
        own = subprocess.run(["chrt", "-p", str(os.getpid())], capture_output=True, text=True, check=True).stdout
        policy = re.search(r"SCHED_\w+", own)[0]
        self.assertTrue(any(policy in line for line in run.lines))
        self.assertRegex(run.summary, r"one ok \d+ s, two NOT RUN \(--no-vm\)")

    def test_a_suite_that_skips_itself_is_a_failure(self):
        passed = 'echo "✔ Test itWorks() passed after 1 seconds."'
        row = {**self.row, "complete": "Kernel", "may_skip": "KernelDesktop"}
        self.assertEqual(Run({**row, "command": f"{passed}; echo '➜ Suite KernelDesktopTests skipped.'"}).status, 0)
        run = Run({**row, "command": f"{passed}; echo '➜ Suite KernelLiveTests skipped.'"})
        self.assertEqual(run.status, 1)
        self.assertIn("➜ Suite KernelLiveTests skipped.", run.lines)
        self.assertIn("one: skipped suites FAILED", run.summary)

    def test_a_step_that_ran_no_test_is_a_failure(self):
        self.assertEqual(Run({**self.row, "complete": "Kernel", "command": "true"}).status, 1)


class Arguments(unittest.TestCase):
    flags = {"canvas", "weights"}

    def test_options_are_read(self):
        options, listed = main.read_options(["--canvas", "--no-vm", "--step", "a", "--step", "b", "--since", "HEAD~3", "--list"], self.flags)
        self.assertEqual((options.flags, options.vm, options.steps, options.since, listed), ({"canvas"}, False, ["a", "b"], "HEAD~3", True))
        self.assertFalse(main.read_options(["--quick"], self.flags)[0].vm)

    def test_what_is_no_option_is_refused(self):
        for words in (["--canvases"], ["canvas"], ["--step"], ["--since"]):
            with self.assertRaises(main.UsageError):
                main.read_options(words, self.flags)


class TheScript(unittest.TestCase):
    script = str(HERE.parent / "test")

    def run_script(self, *words):
        return subprocess.run([self.script, *words], capture_output=True, text=True, check=False)

    def test_help_and_the_list_start_nothing(self):
        self.assertIn("--powercut", self.run_script("--help").stdout)
        listed = self.run_script("--list", "--quick").stdout
        self.assertRegex(listed, r"fresh root +\S+ +2400 s +alone +no \(--quick\)")

    def test_an_unknown_option_or_step_is_refused_with_status_1(self):
        for words in (["--fast"], ["--step", "none"], ["--since", "no-such-commit"]):
            done = self.run_script(*words)
            self.assertEqual(done.returncode, 1)
            self.assertRegex(done.stderr, "^test: ")


INTERRUPTED = f"""
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what a shell starts in the background
sys.path.insert(0, {str(HERE)!r})
import main, runner, choice, table
made = table.parse({{"step": [{{"name": "one", "command": "setsid sleep 4712 & touch began; sleep 4712", "minutes": 1, "limit": 900,
                                 "paths": ["one"]}}]}})
main.steps.load = lambda path: made
main.ROOT = sys.argv[1]
sys.exit(main.main([]))
"""


class AnInterruption(unittest.TestCase):
    def test_nothing_that_was_started_is_left(self):
        with tempfile.TemporaryDirectory() as root:
            os.makedirs(f"{root}/scripts")
            with open(f"{root}/scripts/setup", "w", encoding="utf-8") as file:
                file.write("#!/bin/sh\n")
            os.chmod(f"{root}/scripts/setup", 0o755)
            child = subprocess.Popen([sys.executable, "-B", "-c", INTERRUPTED, root], stdout=subprocess.PIPE, text=True)
            while not os.path.exists(f"{root}/began"):
                self.assertIsNone(child.poll())
                time.sleep(0.02)
            child.send_signal(process.signal.SIGINT)
            said, _ = child.communicate()
            self.assertEqual(child.returncode, 130)
            self.assertIn("test: stopped", said)
            self.assertEqual([each for each in sleepers("4712")], [])


def sleepers(seconds):
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                if file.read().split(b"\0")[:2] == [b"sleep", seconds.encode()]:
                    yield name
        except OSError:
            pass
