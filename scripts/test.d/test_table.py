import pathlib
import re
import subprocess
import tomllib
import unittest

import choice
import table

HERE = pathlib.Path(__file__).resolve().parent
ROW = {"name": "one", "command": "true", "minutes": 1, "limit": 600, "paths": ["one"]}


def parse(*rows, **rest):
    return table.parse({"step": [{**ROW, **row} for row in rows], **rest})


class ATable(unittest.TestCase):
    def test_a_row_is_a_step(self):
        made = parse({"needs": [], "setup": ["vm"]}).steps[0]
        self.assertEqual((made.name, made.command, made.limit, made.setup, made.quick), ("one", "true", 600, ("vm",), True))

    def test_a_row_with_each_is_a_step_for_each_word(self):
        made = parse({"name": "{} build", "each": ["a", "b"], "command": "make {}"},
                     {"name": "{} test", "each": ["a", "b"], "needs": ["{} build"]}).steps
        self.assertEqual([step.name for step in made], ["a build", "b build", "a test", "b test"])
        self.assertEqual((made[1].command, made[3].needs), ("make b", ("b build",)))

    def test_braces_of_a_row_without_each_stay(self):
        self.assertEqual(parse({"command": "echo ${a:-{}}"}).steps[0].command, "echo ${a:-{}}")

    def test_paths_can_name_a_list(self):
        made = parse({"paths": ["@all", "two"]}, paths={"all": ["Sources", "Tests"]})
        self.assertEqual(made.steps[0].paths, ("Sources", "Tests", "two"))

    def test_what_is_wrong_is_named(self):
        for row, words in [
            ({"colour": 1}, "no field 'colour'"), ({"paths": ["@none"]}, "no paths called '@none'"), ({"paths": []}, "its paths are missing"),
            ({"needs": ["two"]}, "needs 'two', which does not come before it"), ({"again": "always"}, "again ="),
            ({"name": "a/b"}, "without a slash"), ({"behind": True, "beside": True}, "not both"),
        ]:
            with self.subTest(words), self.assertRaisesRegex(table.TableError, re.escape(words)):
                parse(row)
        with self.assertRaisesRegex(table.TableError, "each name must be unique"):
            parse({}, {})
        with self.assertRaisesRegex(table.TableError, "'limit' is missing"):
            table.parse({"step": [{key: value for key, value in ROW.items() if key != "limit"}]})

    def test_with_needs_come_the_needs_of_needs_in_the_order_of_the_table(self):
        made = parse({}, {"name": "two"}, {"name": "three", "needs": ["one"]}, {"name": "four", "wants": ["three"]})
        self.assertEqual([step.name for step in made.with_needs(["four"])], ["one", "three", "four"])
        with self.assertRaisesRegex(table.TableError, "no step is called 'five'"):
            made.with_needs(["five"])


class TheTable(unittest.TestCase):
    """The one that scripts/test runs."""

    def setUp(self):
        self.table = table.load(HERE / "steps.toml")
        self.help = (HERE.parent / "test").read_text()

    def test_every_option_that_adds_steps_is_in_the_help_and_every_one_there_does_something(self):
        told = set(re.findall(r"^#   --([a-z-]+) ", self.help, re.M))
        self.assertEqual(told, self.table.flags() | {"quick", "no-vm"})

    def test_every_field_is_explained(self):
        head = (HERE / "steps.toml").read_text().split("[variables]")[0]
        for row in tomllib.loads((HERE / "steps.toml").read_text())["step"]:
            for field in row:
                self.assertRegex(head, rf"\b{field}\b")

    def test_every_file_of_the_project_is_known_to_a_step(self):
        tracked = subprocess.run(["git", "ls-files"], cwd=HERE, capture_output=True, text=True, check=False)
        listed = subprocess.run(["git", "ls-files"], cwd=HERE.parent.parent, capture_output=True, text=True, check=False)
        if tracked.returncode != 0:
            self.skipTest("this is no clone")
        unknown = [path for path in listed.stdout.split("\n") if path and not choice.is_known(path, self.table)]
        self.assertEqual(unknown, [])

    def test_the_scripts_that_commands_start_exist(self):
        for step in self.table.steps:
            for path in re.findall(r"(?<![\w/$.])(?:scripts|Tests)/[\w./-]+", step.command):
                self.assertTrue((HERE.parent.parent / path).exists(), f"{step.name}: {path}")

    def test_a_page_of_the_documentation_does_not_build_the_release(self):
        options = choice.Options()
        names = {step.name for step in self.table.steps if choice.is_affected(step, self.table, ["docs/draw.md"])}
        self.assertIn("check", names)
        self.assertNotIn("release build", names)
        self.assertNotIn("kernel tests", names)
        self.assertEqual(options.vm, True)

    def test_a_source_of_the_daemon_affects_the_kernel_tests_and_not_those_of_ink(self):
        path = "Sources/Service/StylusDaemon/Daemon.swift"
        names = {step.name for step in self.table.steps if choice.is_affected(step, self.table, [path])}
        self.assertLessEqual({"build", "tests", "kernel tests", "service tests", "compositor tests", "fresh root"}, names)
        self.assertNotIn("ink tests", names)
