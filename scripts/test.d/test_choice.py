import subprocess
import tempfile
import unittest

import choice
from test_table import parse


class FakeHost:
    def __init__(self, programs=(), devices=False):
        self.programs, self.devices = programs, devices

    def has_program(self, name):
        return name in self.programs

    def can_make_devices(self):
        return self.devices


def reasons(made, host=None, changed=None, **options):
    chosen = choice.choose(made, choice.Options(**options), host or FakeHost(), changed)
    return {each.step.name: each.skipped for each in chosen}


class AChoice(unittest.TestCase):
    def test_a_flag_adds_a_step_and_can_replace_one(self):
        made = parse({"unless": "whole"}, {"name": "two", "flag": "whole"})
        self.assertEqual(reasons(made), {"one": "", "two": "without --whole"})
        self.assertEqual(reasons(made, flags={"whole"}), {"one": "--whole runs another step", "two": ""})

    def test_quick_leaves_out_what_is_not_and_every_machine_whatever_else_is_said(self):
        made = parse({"quick": False, "flag": "slow"}, {"name": "two", "machine": True}, {"name": "three"})
        self.assertEqual(reasons(made, quick=True, flags={"slow"}), {"one": "--quick", "two": "--quick", "three": ""})

    def test_without_a_machine_only_tests_of_a_kernel_run_and_only_where_this_host_makes_devices(self):
        made = parse({"machine": True, "filter": "SUITES"}, {"name": "two", "machine": True})
        self.assertEqual(reasons(made, vm=False), {"one": "--no-vm", "two": "--no-vm"})
        self.assertEqual(reasons(made, FakeHost(devices=True), vm=False), {"one": "", "two": "--no-vm"})

    def test_a_program_that_is_missing_is_named_unless_it_may_be_installed(self):
        made = parse({"programs": ["/usr/bin/node"]}, {"name": "two", "programs": ["sway"], "setup_unless_quick": ["compositors"]})
        self.assertEqual(reasons(made), {"one": "no node", "two": ""})
        self.assertEqual(reasons(made, quick=True), {"one": "no node", "two": "no sway"})
        self.assertEqual(reasons(made, FakeHost(["/usr/bin/node", "sway"]), quick=True), {"one": "", "two": ""})

    def test_a_step_by_name_comes_with_what_it_needs_and_without_its_flag(self):
        made = parse({}, {"name": "two"}, {"name": "three", "needs": ["one"], "flag": "three"})
        self.assertEqual(reasons(made, steps=["three"]), {"one": "", "three": ""})


class WhatHasChanged(unittest.TestCase):
    made = parse({"paths": ["*", "README.md"]}, {"name": "build", "paths": ["Sources", "*.c"]},
                 {"name": "three", "paths": ["Sources/Ink"], "needs": ["build"]}, {"name": "four", "paths": ["clients"], "flag": "four"})

    def test_only_what_a_change_affects_runs_and_what_that_needs(self):
        self.assertEqual(list(reasons(self.made, changed=["README.md"])), ["one"])
        self.assertEqual(list(reasons(self.made, changed=["Sources/Pen/A.swift"])), ["one", "build"])
        self.assertEqual(list(reasons(self.made, changed=["Sources/Ink/A.swift"])), ["one", "build", "three"])
        self.assertEqual(list(reasons(self.made, changed=["x/y.c"])), ["one", "build"])

    def test_a_folder_whose_name_begins_alike_is_another(self):
        self.assertFalse(choice.matches("Sources2/A.swift", ["Sources"]))
        self.assertTrue(choice.matches("Sources", ["Sources"]))

    def test_a_path_that_no_step_names_affects_all_of_them(self):
        self.assertEqual(list(reasons(self.made, changed=["something/new"])), ["one", "build", "three"])

    def test_a_step_that_an_option_adds_is_affected_with_that_option_only(self):
        self.assertEqual(list(reasons(self.made, changed=["clients/a"])), ["one"])
        self.assertEqual(list(reasons(self.made, changed=["clients/a"], flags={"four"})), ["one", "four"])

    def test_nothing_changed_is_nothing_to_do(self):
        self.assertEqual(reasons(self.made, changed=[]), {})

    def test_git_tells_what_is_committed_changed_and_new(self):
        with tempfile.TemporaryDirectory() as folder:
            def run(*words):
                subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=folder, check=True, capture_output=True)

            def write(name):
                with open(f"{folder}/{name}", "a", encoding="utf-8") as file:
                    file.write("x\n")
            run("init", "-q")
            for name in ("kept", "committed", "changed"):
                write(name)
            run("add", ".")
            run("commit", "-qm", "one")
            run("tag", "then")
            write("committed")
            run("commit", "-qam", "two")
            write("changed")
            write("a new one")
            self.assertEqual(in_folder(folder, "then"), ["a new one", "changed", "committed"])
            with self.assertRaisesRegex(choice.TableError, "git diff"):
                in_folder(folder, "no-such-commit")


def in_folder(folder, commit):
    done = subprocess.run
    choice.subprocess.run = lambda words, **rest: done(words, **{**rest, "cwd": folder})
    try:
        return choice.changed_since(commit)
    finally:
        choice.subprocess.run = done
