"""What scripts/mutations changes, which it chooses, and what it makes of builds and tests."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here.parent / "checks/python"), str(here)]
from choice import Modules, chosen
from operators import mutations
from scratch import Scratch

# Builds and tests by looking for words in the sources: what stands for a swift that compiles and runs.
SWIFT = """#!/bin/sh
case $1 in
  build) grep -rHn '!(hasError)\\|!= (hasError)\\|!= (isFixed)\\|!= (breaksNext)' Sources | while IFS=: read -r file line text; do
      case $text in *breaksNext*) line=$((line + 1)) ;; esac
      echo "$file:$line:2: error: no such thing"
    done >errors
    if [ -s errors ]; then cat errors; exit 1; fi
    if grep -rq '(isFull)' Sources; then echo 'no space left'; exit 1; fi ;;
  test) [ "$STYLUSD_TESTS $3 $4" = 'OneTests --filter ^OneTests[.]' ] || exit 9
    happens() { grep -rq "isMutation($STYLUSD_MUTATION) != ($1)" Sources || grep -rq "!($1)" Sources; }
    if happens hangs; then exec sleep 600; fi
    if happens isSeen; then echo '✘ Test "a seen thing is told" recorded an issue at A.swift:3'; exit 1; fi
    echo 'Test run with 3 tests in 1 suite passed' ;;
esac
"""


def body(*lines):
    return "func f() -> Int {\n" + "".join("  %s\n" % line for line in lines) + "}\n"


def made(text):
    """The texts that come of a text, without those whose lines are as before."""
    return [one.apply(text) for one in mutations("A.swift", text)]


class Operators(unittest.TestCase):
    def lines(self, *lines):
        """What the first of these lines becomes."""
        text = body(*lines)
        return {changed.split("\n")[1].strip() for changed in made(text) if changed.split("\n")[1] != text.split("\n")[1]}

    def test_comparisons_change_at_their_borders(self):
        self.assertEqual(self.lines("let x = a < b"), {"let x = a <= b"})
        self.assertEqual(self.lines("let x = a >= b"), {"let x = a > b"})
        self.assertEqual(self.lines("let x = a != b"), {"let x = a == b"})

    def test_ranges_change_at_their_ends(self):
        self.assertEqual(self.lines("let x = c..<d"), {"let x = c...d"})

    def test_arithmetic_and_logic_are_swapped(self):
        self.assertEqual(self.lines("let x = a + b"), {"let x = a - b"})
        self.assertEqual(self.lines("let x = a && b"), {"let x = a || b"})
        self.assertEqual(self.lines("let x = a * b"), {"let x = a / b"})

    def test_truth_values_are_swapped(self):
        self.assertEqual(self.lines("let x = true"), {"let x = false"})
        self.assertEqual(self.lines("let x = y.true"), set())

    def test_numbers_change_by_one(self):
        self.assertEqual(self.lines("let x = 5"), {"let x = 6", "let x = 4"})
        self.assertEqual(self.lines("let x = 0"), {"let x = 1"})
        self.assertEqual(self.lines("let x = 0.25"), {"let x = 1.25"})
        self.assertEqual(self.lines("let x = 1_000"), {"let x = 1001", "let x = 999"})

    def test_parts_of_names_and_hexadecimal_numbers_are_no_numbers(self):
        self.assertEqual(self.lines("let x2 = y.0 + $0"), {"let x2 = y.0 - $0"})
        self.assertEqual(self.lines("let x = 0xFF"), set())

    def test_conditions_are_negated(self):
        self.assertEqual(self.lines("if isOpen {", "}"), {"if !(isOpen) {"})
        self.assertEqual(self.lines("guard isOpen(x) else { return y }"), {"guard !(isOpen(x)) else { return y }"})
        self.assertEqual(self.lines("if let x {", "}"), set())
        self.assertEqual(self.lines("if a, b {", "}"), set())

    def test_statements_are_removed(self):
        self.assertEqual(self.lines("try x.call(y)", "return z"), {""})
        self.assertEqual(self.lines("x[y] = z", "return z"), {""})

    def test_what_declares_returns_or_goes_on_is_not_removed(self):
        for line in ("let x = call(y)", "return call(y)", "throw Problem(y)", "case call(y): break", "precondition(y)"):
            self.assertEqual(self.lines(line, "return z"), set(), line)
        self.assertEqual(self.lines("call(y)", "  .next()"), set())

    def test_arguments_on_lines_of_their_own_are_no_statements(self):
        text = body("call(", "  other(x),", "  another(y)", ")", "return z")
        self.assertEqual(made(text), [])

    def test_functions_without_a_result_return_at_once(self):
        text = "struct A {\n  mutating func go(_ next: (Int) -> Void) throws(E) {\n    let y = x\n  }\n}\n"
        self.assertEqual(made(text), [text.replace("throws(E) {", "throws(E) { if CommandLine.argc > 0 { return }")])
        self.assertEqual(made("func f() -> A {\n  x\n}\n"), [])
        self.assertEqual(made("protocol P {\n  func f()\n}\nstruct A {\n}\n"), [])

    def test_texts_comments_and_what_the_compiler_reads_stay(self):
        self.assertEqual(self.lines('let x = "a < b \\(1 + 2) true" // a < b'), set())
        for line in ("/* a < b */", "#if a < b", "@available(1, *)", "array.reserveCapacity(4)"):
            self.assertEqual(self.lines(line, "return z"), set(), line)

    def test_what_is_said_names_the_place_and_the_change(self):
        text = body("let x = a < b")
        self.assertEqual(mutations("A.swift", text)[0].said(text), "A.swift:2: < becomes <= in: let x = a < b")


class Trees(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tree = pathlib.Path(folder.name) / "tree"
        self.write("Sources/System/One/A.swift", body("let x = a < b + 1", "let y = 2", "if isOpen {", "}"))
        self.write("Sources/System/Two/B.swift", body("let x = a < b"))
        self.write("Sources/Pen/Three/C.swift", body("let x = a < b"))
        self.write("Tests/System/OneTests/A.swift", "")
        self.write("docs/develop/modules.md", "```modules\nOne: Two\nTwo:\n```\n")

    def write(self, name, text):
        path = self.tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path


class Choices(Trees):
    def test_a_seed_always_chooses_the_same(self):
        modules = Modules(self.tree, ["System"])
        self.assertEqual(chosen(modules, 7), chosen(modules, 7))
        orders = {tuple(chosen(modules, seed)) for seed in range(20)}
        self.assertGreater(len(orders), 5)

    def test_each_line_has_one_mutation(self):
        places = [(one.path, one.line) for one in chosen(Modules(self.tree, ["System"]), 1)]
        self.assertEqual(sorted(places), [("Sources/System/One/A.swift", 2), ("Sources/System/One/A.swift", 3),
                                          ("Sources/System/One/A.swift", 4), ("Sources/System/Two/B.swift", 2)])

    def test_a_module_without_tests_has_those_of_the_rooms_that_import_it(self):
        self.assertEqual(Modules(self.tree, ["System"]).tests, {"One": ["OneTests"], "Two": ["OneTests"]})

    def test_a_module_is_found_by_its_name(self):
        self.assertEqual([path.name for path in Modules(self.tree, ["Three", "System/Two"]).files()], ["C.swift", "B.swift"])
        self.assertRaises(ValueError, Modules, self.tree, ["Four"])


class Runs(Trees):
    def setUp(self):
        super().setUp()
        self.write("Sources/System/One/A.swift", body())
        self.write("Sources/System/Two/B.swift", body())
        self.write("Package.swift", "")
        bin_ = self.tree.parent / "bin"
        bin_.mkdir()
        (bin_ / "swift").write_text(SWIFT)
        (bin_ / "swift").chmod(0o755)
        self.environment = dict(os.environ, PATH="%s:%s" % (bin_, os.environ["PATH"]))

    def sources(self, *names):
        """One condition for each."""
        self.path = self.write("Sources/System/One/A.swift", body(*("if %s { return x }" % name for name in names)))
        subprocess.run(["git", "-C", str(self.tree), "init", "-q"], check=True)

    def command(self, *words):
        return [sys.executable, str(here.parent / "mutations"), "--tree", str(self.tree), "--scratch", str(self.tree.parent / "scratch"),
                *words, "System"]

    def run_it(self, *words):
        done = subprocess.run(self.command(*words), env=self.environment, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_what_a_test_notices_is_killed_and_the_rest_survives(self):
        self.sources("isSeen", "isUnseen")
        status, said = self.run_it()
        self.assertEqual(status, 0, said)
        self.assertRegex(said, r"killed +Sources/System/One/A.swift:2: isSeen becomes !\(isSeen\) in: .*\n +by: \"a seen thing is told\"")
        self.assertRegex(said, r"survived +Sources/System/One/A.swift:3:")
        self.assertIn("One                killed  1 of  2", said)
        self.assertTrue(said.endswith("killed 1 of 2 (50 %), 0 did not compile\n"), said)

    def test_what_does_not_compile_counts_as_no_verdict(self):
        self.sources("hasError", "isSeen")
        status, said = self.run_it("--count", "2")
        self.assertEqual(status, 0, said)
        self.assertRegex(said, "does not compile Sources/System/One/A.swift:2: .*\n +by: no such thing")
        self.assertIn("killed 1 of 1 (100 %), 1 did not compile", said)

    def test_what_compiles_only_without_a_switch_is_built_alone(self):
        self.sources("isFixed", "isSeen")
        status, said = self.run_it()
        self.assertEqual(status, 0, said)
        self.assertIn("1 of 2 have a switch", said)
        self.assertRegex(said, "survived +Sources/System/One/A.swift:2:")
        self.assertIn("killed 1 of 2 (50 %), 0 did not compile", said)

    def test_an_error_in_another_line_costs_the_nearest_mutation_its_switch(self):
        self.sources("isSeen", "isUnseen", "breaksNext")
        status, said = self.run_it()
        self.assertEqual(status, 0, said)
        self.assertIn("2 of 3 have a switch", said)
        self.assertIn("killed 1 of 3 (33 %), 0 did not compile", said)

    def test_no_more_are_judged_than_were_asked_for(self):
        self.sources("isSeen", "isUnseen", "hasError", "isFixed")
        status, said = self.run_it("--count", "2")
        self.assertRegex(said, r"killed \d of 2 \(")

    def test_every_mutation_is_undone(self):
        self.sources("isSeen", "isUnseen", "hasError", "isFixed")
        text = self.path.read_text()
        self.run_it()
        self.assertEqual(self.path.read_text(), text)
        folder = self.tree.parent / "scratch/tree/Sources/System/One"
        self.assertEqual([path.name for path in folder.iterdir()], ["A.swift"])
        self.assertEqual((folder / "A.swift").read_text(), text)

    def test_tests_that_do_not_end_are_stopped_and_kill(self):
        scratch = Scratch(self.tree, self.tree, seconds=0.1)
        self.assertIsNone(scratch.run(["sleep", "600"], [])[0])
        scratch.run = lambda command, tests, number=0: (None, "")
        self.assertEqual(scratch.test([], [])[0], "killed")

    def test_tests_that_compute_forever_are_stopped(self):
        scratch = Scratch(self.tree, self.tree, processor=1)
        status, _ = scratch.run([sys.executable, "-c", "while True: pass"], [])
        self.assertNotIn(status, (0, None))

    def test_another_failure_of_the_build_ends_the_run(self):
        self.sources("isFull")
        status, said = self.run_it()
        self.assertEqual(status, 1)
        self.assertIn("no space left", said)

    def test_tests_that_fail_without_a_mutation_end_the_run(self):
        self.sources("!(isSeen)")
        status, said = self.run_it()
        self.assertEqual(status, 1)
        self.assertIn("OneTests: without a mutation: killed", said)

    def test_a_later_run_goes_on_with_the_verdicts_of_the_one_before(self):
        self.sources("isSeen", "isUnseen", "isOther")
        self.assertIn("of 1 (", self.run_it("--count", "1")[1])
        status, said = self.run_it("--from", "next")
        self.assertEqual(len(re.findall(r"^ +\d+ (?:killed|survived)", said, re.M)), 2)
        self.assertIn("killed 1 of 3", said)
        status, said = self.run_it("--from", "3")
        self.assertEqual(len(re.findall(r"^ +\d+ (?:killed|survived)", said, re.M)), 1)
        self.assertIn("killed 1 of 3", said)

    def test_who_ends_a_run_leaves_no_mutation_behind(self):
        self.sources("hangs")
        copy = self.tree.parent / "scratch/tree/Sources/System/One/A.swift"
        process = subprocess.Popen(self.command(), env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        while process.poll() is None and not (copy.is_file() and "!= (hangs)" in copy.read_text()):
            time.sleep(0.02)
        process.terminate()
        said, _ = process.communicate()
        self.assertIn("mutations: stopped", said)
        self.assertEqual((process.returncode, copy.read_text()), (1, self.path.read_text()))

    def test_a_list_tries_none(self):
        self.sources("isSeen", "isUnseen")
        status, said = self.run_it("--list")
        self.assertEqual((status, len(said.splitlines())), (0, 2))
        self.assertFalse((self.tree.parent / "scratch").exists())

    def test_builds_and_tests_start_through_a_command(self):
        self.sources("isSeen")
        tally = self.tree.parent / "tally"
        status, said = self.run_it("--through", "sh -c 'echo \"$2\" >>%s; exec \"$@\"' through" % tally)
        self.assertEqual(status, 0, said)
        self.assertEqual(tally.read_text().split(), ["build", "test", "build", "test"])


if __name__ == "__main__":
    unittest.main()
