"""Runs the chosen steps in order, and some in the background or in parallel."""
import os
import re
import secrets
import subprocess
import time

import logs
import process
from report import Report

# Their own bounds end them before; this one is for a whole that hangs.
SETUP_LIMIT = 3600


class Runner:
    """root: the project. folder: where the logs are kept. say: takes a line for the terminal."""

    def __init__(self, root, folder, table, options, host, say):
        self.root, self.folder, self.table, self.options, self.host, self.say = root, folder, table, options, host, say
        self.report = Report()
        self.mark = secrets.token_hex(8)
        self.environment = dict(os.environ, **table.variables, **{process.MARK: self.mark})  # for scripts/setup
        # An orphaned backtracer would hold our output open.
        self.environment["SWIFT_BACKTRACE"] = "enable=no"
        self.printed = {}  # values that steps gave, by the step
        self.passed, self.working, self.ran, self.broken_setup, self.started = set(), {}, [], set(), 0

    # ---- all of it

    def run(self, choices):
        began = time.monotonic()
        try:
            if self.set_up(choices):
                self.run_steps(choices)
        finally:
            process.end_marked(self.mark)
        for line in self.report.failures(self.read_log, self.ran):
            self.say(line)
        self.say(self.report.summary(round(time.monotonic() - began)))
        return 1 if self.report.broken else 0

    def run_steps(self, choices):
        left = [choice for choice in choices if not choice.skipped]
        for choice in choices:
            step = choice.step
            if choice.skipped:
                self.report.not_run(choice)
                continue
            left.remove(choice)
            self.await_behind(list(self.working) if step.alone else [name for name in step.needs + step.wants if name in self.working])
            reason = self.obstacle(step)
            if reason:
                self.report.not_tried(step.name, reason)
            elif left and (step.behind or step.beside and not self.host_makes_devices(step)):
                self.start(step)
            else:
                self.run_step(step)
        self.await_behind(list(self.working))

    def obstacle(self, step):
        """Why a step cannot run now."""
        for name in step.needs:
            if name not in self.passed:
                return f"'{name}' did not pass"
        for group in self.groups(step):
            if group in self.broken_setup:
                return f"scripts/setup {group} failed"
        for program in step.programs:
            if not self.host.has_program(program):
                return f"no {os.path.basename(program)}"
        return ""

    # ---- what is installed first

    def groups(self, step):
        return step.setup + (() if self.options.quick else step.setup_unless_quick)

    def set_up(self, choices):
        """False if not even the first group is there."""
        wanted = ["test"]
        for choice in choices:
            if not choice.skipped:
                wanted += [group for group in self.groups(choice.step) if group not in wanted]
        if self.setup(*wanted):
            return True
        for group in wanted:
            if not self.setup(group):
                self.broken_setup.add(group)
                self.report.ended(f"scripts/setup {group}", 1, 0)
        return "test" not in self.broken_setup

    def setup(self, *groups):
        done = subprocess.run(["scripts/setup", *groups], cwd=self.root, env=self.environment, timeout=SETUP_LIMIT, check=False)
        return done.returncode == 0

    # ---- one step

    def run_step(self, step):
        self.say(f"== {step.name}")
        lines, status, seconds = self.attempt(step.name, step, [], step.limit)
        self.conclude(step, lines, status, seconds)

    def attempt(self, name, step, arguments, limit):
        self.ran.append(name)
        return self.result(name, self.process(name, step, arguments, limit, show=self.show), limit)

    def result(self, name, running, limit):
        status, seconds = running.wait()
        if status == process.TIMED_OUT:
            self.say(f"test: {name} was stopped after {limit} s")
        return self.read_log(name), status, seconds

    def process(self, name, step, arguments, limit, show=None, idle=False):
        chosen = ["--filter", self.table.variables[step.filter]] if step.filter and not arguments else arguments
        self.started += 1
        environment = dict(self.environment, **{process.MARK: f"{self.mark}.{self.started}"})
        for needed in self.table.with_needs([step.name]):
            environment.update(self.printed.get(needed.name, {}))
        return process.Process(["bash", "-c", f"set -o pipefail\n{step.command}", step.name, *chosen], limit,
                               self.log_path(name), environment, show, idle, idle and step.yields)

    def conclude(self, step, lines, status, seconds):
        """Takes down how an attempt ended, and makes a second one where that may help."""
        if status == step.cannot:
            self.report.not_tried(step.name, logs_last(lines, r"not tried: (.*)") or f"status {status}")
            return
        if status != 0 and step.optional:
            self.report.not_tried(step.name, step.optional)
            return
        self.report.ended(step.name, status, seconds)
        if status != 0 and step.again and not self.host_makes_devices(step):
            lines, status = self.try_again(step, lines, status)
        if status == 0:
            self.check_complete(step, lines)
        if status == 0 and step.name not in self.report.broken:
            self.passed.add(step.name)
            if step.prints:
                self.printed[step.name] = {step.prints: lines[-1] if lines else ""}

    def host_makes_devices(self, step):
        """Nothing stands still there, so a failure is one; and other steps may see them."""
        return step.filter != "" and self.host.can_make_devices()

    def try_again(self, step, lines, status):
        """An emulated machine may stand still for a second, which some tests cannot bear."""
        arguments = logs.second_attempt(step.again, lines, status, self.table.variables.get(step.filter, ""))
        if arguments is None:
            return lines, status
        self.say(f"test: {step.name} failed in the emulated machine; once more: {' '.join(arguments)}")
        name = f"{step.name}, second attempt"
        more, status, seconds = self.attempt(name, step, arguments, step.again_limit or step.limit)
        self.report.ended(name, status, seconds)
        if status == 0:
            self.report.second_attempt_passed(step.name)
        return lines + more, status

    def check_complete(self, step, lines):
        """A suite that skips itself would look like a success."""
        if not step.complete:
            return
        skipped = logs.skipped_suites(lines, step.complete, step.may_skip)
        for line in skipped:
            self.say(line)
        if skipped or not logs.ran_a_test(lines):
            self.say(f"test: {step.name} skipped some or all of its tests. Fix: see the reason above")
            self.report.ended(f"{step.name}: skipped suites", 1, 0)
            self.report.broken[step.name] = 1

    # ---- behind and beside other steps

    def start(self, step):
        self.working[step.name] = (step, self.process(step.name, step, [], step.limit, idle=step.behind))

    def await_behind(self, names):
        """Waits for steps that run behind or beside others, no longer at idle priority, and shows what they said."""
        for name in names:
            process.hurry(self.working[name][1].mark)
        for name in names:
            step, running = self.working[name]
            lines, status, seconds = self.result(name, running, step.limit)
            self.ran.append(name)
            self.say(f"== {name}")
            for line in lines:
                self.show(line)
            self.conclude(step, lines, status, seconds)
            del self.working[name]

    # ---- what steps say

    def log_path(self, name):
        return f"{self.folder}/{name}.log"

    def read_log(self, name):
        with open(self.log_path(name), encoding="utf-8", errors="replace") as file:
            return logs.plain(file.read()).splitlines()

    def show(self, line):
        if not logs.is_noise(line):
            self.say(line)


def logs_last(lines, pattern):
    """What the last line that matches says."""
    found = [match[1] for match in (re.search(pattern, line) for line in lines) if match]
    return found[-1] if found else ""
