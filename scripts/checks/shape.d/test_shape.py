"""Planted examples for each figure of scripts/checks/shape: what counts, and what does not."""
import contextlib
import io
import pathlib
import subprocess
import sys
import tempfile
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here.parent / "python"), str(here)]
from figures import Figure, measure
from limits import Limits
from swift import Literals


class Trees(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tree = pathlib.Path(folder.name)
        (self.tree / "Sources").mkdir()

    def write(self, text, path="Sources/Low/Room/File.swift"):
        (self.tree / path).parent.mkdir(parents=True, exist_ok=True)
        (self.tree / path).write_text(text)

    def figure(self, name):
        return next(figure for figure in measure(self.tree) if figure.name == name)

    def value(self, name):
        return self.figure(name).value


def lines(count):
    return "".join("  let a%d = 1\n" % number for number in range(count))


class SizesOfTypes(Trees):
    def test_a_type_has_the_lines_of_its_extensions_in_all_files_and_modules(self):
        self.write("struct One {\n%s}\n" % lines(8))
        self.write("extension One {\n%s}\n" % lines(3), "Sources/Low/Room/One+More.swift")
        self.write("extension One.Inside {\n%s}\n" % lines(2), "Sources/High/Other/File.swift")
        self.assertEqual(self.value("type-max"), 10 + 5 + 4)
        self.assertEqual(self.value("topic-files"), 1)

    def test_empty_lines_and_other_peoples_types_do_not_count(self):
        self.write("struct One {\n\n\n  let a = 1\n\n}\nextension Array {\n%s}\n" % lines(9))
        self.assertEqual(self.value("type-max"), 3)

    def test_braces_in_texts_and_comments_end_no_type(self):
        self.write('struct One {\n  // }\n  /* } /* } */ */\n  let a = "}\\(f("}"))}"\n  let b = """\n    }\n    """\n}\nlet after = 1\n')
        self.assertEqual(self.value("type-max"), 8)

    def test_types_are_counted_above_400_and_500_lines(self):
        self.write("struct A {\n%s}\nfinal class B {\n%s}\nenum C {\n%s}\n" % (lines(398), lines(399), lines(499)))
        self.assertEqual((self.value("types-over-400"), self.value("types-over-500")), (2, 1))

    def test_99_of_100_types_are_smaller_than_the_next(self):
        self.write("".join("struct T%d {\n%s}\n" % (number, lines(number)) for number in range(200)))
        self.assertEqual(self.value("type-p99"), 2 + 198)

    def test_generated_files_do_not_count(self):
        self.write("struct One {\n%s}\n" % lines(8), "Sources/Low/Room/Generated/File.swift")
        self.assertEqual(self.value("type-max"), 0)


class Properties(Trees):
    def test_only_stored_variables_that_the_module_can_write_count(self):
        self.write("""final class One {
  var a = 1
  package var b: Int
  var watched: Int? {
    didSet { print() }
  }
  var closure: (Int) -> Void = { _ in var local = 1 }
  private var c = 1
  fileprivate(set) var d = 1
  package private(set) var e = 1
  let f = 1
  static var g = 1
  var computed: Int { 1 }
  var longer: [String: Int] {
    get { 1 }
  }
  func act() { var local = 1 }
}
extension One { var more: Int { 2 } }
""")
        figure = self.figure("open-properties")
        self.assertEqual(figure.value, 4)
        self.assertEqual(figure.places, ["  4 of 8  One"])

    def test_a_struct_counts_if_it_changes_itself(self):
        self.write("struct Record {\n  var a = 1\n  var b = 2\n}\n")
        self.assertEqual(self.value("open-properties"), 0)
        self.write("struct Machine {\n  var a = 1\n  public var offered = 2\n}\nextension Machine { mutating func go() {} }\n")
        self.assertEqual(self.value("open-properties"), 1)

    def test_what_is_private_to_a_file_does_not_count(self):
        self.write("private final class One {\n  var a = 1\n  final class Inside { var b = 1 }\n}\n")
        self.assertEqual(self.value("open-properties"), 0)


class Names(Trees):
    def test_a_name_is_crowded_from_its_eleventh_definition(self):
        self.write("".join("struct T%d { func take() {} }\n" % number for number in range(10)) + "func other() {}\n")
        self.assertEqual(self.value("crowded-share"), 0)
        self.write("protocol P { func take(_ body: () -> Void) }\n", "Sources/High/Other/File.swift")
        self.assertAlmostEqual(self.value("crowded-share"), 100 * 11 / 12)

    def test_a_name_has_too_many_definitions_from_the_31st(self):
        self.write("func take() {}\n" * 30 + '// func take()\nlet a = "func take()"\n')
        self.assertEqual(self.value("crowded-names"), 0)
        self.write("func take() {}\n" * 31)
        self.assertEqual(self.value("crowded-names"), 1)

    def test_a_nested_name_counts_once_however_many_types_have_it(self):
        self.write("struct A { enum Token {} }\nstruct B { enum Token {} }\nextension C { struct Token {} }\n")
        self.assertEqual(self.value("nested-twice"), 1)

    def test_a_nested_name_that_a_top_level_type_or_an_alias_has_counts(self):
        self.write("struct Page {}\nstruct A {\n  enum Page {}\n  typealias Key = Int\n}\nstruct B { struct Key {} }\n")
        self.assertEqual(self.value("nested-twice"), 2)

    def test_names_of_one_type_do_not_count(self):
        self.write("struct A { enum Inside {} }\nextension A.Inside {}\nextension A { struct Other {} }\nstruct Inner {}\n")
        self.assertEqual(self.value("nested-twice"), 0)


class Lives(Trees):
    def test_four_of_the_names_are_a_strokes_life(self):
        self.write("struct A {\n  func begin() {}\n  func end() {}\n}\nextension A { func append() {}\n func append(_ x: Int) {} }\n")
        self.assertEqual(self.value("stroke-lives"), 0)
        self.write("extension A { func cancel() {} }\n", "Sources/Low/Room/More.swift")
        self.assertEqual(self.figure("stroke-lives").places, ["A: append begin cancel end"])

    def test_cases_count_as_functions_do(self):
        self.write("enum Step {\n  case begin(Int), correct(at: Int, Int)\n  case expect\n  case end\n}\n")
        self.assertEqual(self.value("stroke-lives"), 1)

    def test_an_enum_of_one_line_ends_there(self):
        self.write("enum Step { case begin, append; case correct(Int) }\nextension Step {\n  func end() {}\n}\n")
        self.assertEqual(self.figure("stroke-lives").places, ["Step: append begin correct end"])
        self.write("enum Step { case begin, append, correct }\nfunc end() {}\nstruct Other {\n  func cancel() {}\n}\n")
        self.assertEqual((self.value("stroke-lives"), self.value("nested-twice")), (0, 0))
        self.write("struct A { enum Word { case a } }\nstruct B { struct Other {} }\nstruct C { enum Word { case b }; struct Other {} }\n")
        self.assertEqual(self.value("nested-twice"), 2)

    def test_a_pattern_ends_before_the_braces_behind_it(self):
        self.write("struct Step {\n  func begin() {\n    if case let x? = y {\n      go()\n    }\n  }\n  func append() {}\n"
                   "  func correct() {}\n  func end() {}\n}\n")
        self.assertEqual(self.value("stroke-lives"), 1)

    def test_cases_of_a_switch_do_not_count(self):
        self.write("enum Step {\n  func go() {\n    switch self {\n    case begin: 1\n    case .append, .end: 2\n    case cancel: 3\n    }\n  }\n}\n")
        self.assertEqual(self.value("stroke-lives"), 0)


class Tests(Trees):
    def test_a_layer_and_a_module_are_compared_with_their_tests(self):
        self.write("let a = 1\n\nlet b = 2\nlet c = 3\nlet d = 4\n", "Sources/System/LinuxIO/File.swift")
        self.write("let a = 1\n" * 4, "Sources/System/Other/File.swift")
        self.write("let a = 1\n\n", "Tests/System/LinuxIOTests/File.swift")
        self.assertEqual((self.value("tests-System"), self.value("tests-LinuxIO")), (1 / 8, 1 / 4))

    def test_a_module_is_found_in_any_layer(self):
        self.write("let a = 1\n", "Sources/Anywhere/ToolPicker/File.swift")
        self.write("let a = 1\n", "Tests/Anywhere/ToolPickerTests/File.swift")
        self.assertEqual(self.value("tests-ToolPicker"), 1)

    def test_what_has_no_sources_has_no_figure(self):
        self.assertIsNone(self.value("tests-Canvas"))


class LinesAndPairs(Trees):
    def test_weak_self_counts_in_code_only(self):
        self.write('call { [weak self] in }\n// [weak self]\nlet a = "[weak self]"\ncall { [weak self] in }\n')
        self.assertEqual(self.figure("weak-self").places, ["Sources/Low/Room/File.swift:1", "Sources/Low/Room/File.swift:4"])

    def test_comment_lines_are_long_from_the_101st_character(self):
        self.write("  // %s\n/// %s\n  let a = 1 // %s\n" % ("ä" * 95, "ä" * 97, "a" * 100))
        self.assertEqual(self.figure("long-comments").places, ["Sources/Low/Room/File.swift:2"])

    def block(self, name, count=6):
        return "".join("  let %s%d = %s.value(of: %d)\n" % (name, number, name, number) for number in range(count))

    def test_six_lines_in_two_files_are_a_pair_however_long_the_run(self):
        self.write(self.block("a", 9))
        self.write("let other = 1\n" + self.block("a", 9).replace("\n", "  // a comment\n\n"), "Sources/Low/Room/Other.swift")
        self.assertEqual(self.value("alike-pairs"), 1)
        self.write(self.block("a", 5), "Sources/Low/Room/Other.swift")
        self.assertEqual((self.value("same-pairs"), self.value("alike-pairs")), (0, 0))

    def test_other_names_are_alike_and_not_the_same(self):
        self.write(self.block("a"))
        self.write(self.block("b"), "Sources/Low/Room/Other.swift")
        self.assertEqual((self.value("same-pairs"), self.value("alike-pairs")), (0, 1))
        self.write(self.block("a"), "Sources/Low/Room/Other.swift")
        self.assertEqual((self.value("same-pairs"), self.value("alike-pairs")), (1, 1))

    def test_brackets_imports_and_what_stands_everywhere_are_no_pair(self):
        self.write("}\n}\n}\n)\n}\n}\n")
        self.write("}\n}\n}\n)\n}\n}\n", "Sources/Low/Room/Other.swift")
        self.assertEqual(self.value("same-pairs"), 0)
        for number in range(9):
            self.write(self.block("a"), "Sources/Low/Room/F%d.swift" % number)
        self.assertEqual(self.value("same-pairs"), 0)


class Commits(Trees):
    def git(self, *words):
        subprocess.run(["git", "-C", str(self.tree), "-c", "user.name=x", "-c", "user.email=x", *words], check=True, capture_output=True)

    def test_commits_count_the_modules_that_they_change(self):
        self.git("init", "-q")
        for modules in (["One"], ["One", "Two"], ["Two"], []):
            for name in modules:
                self.write("// %s" % modules, "Sources/Low/%s/File.swift" % name)
            self.write(str(modules), "README.md")
            self.git("add", ".")
            self.git("commit", "-qm", "change")
        self.assertEqual((self.value("commit-median"), self.value("commit-p90")), (1, 2))
        self.assertAlmostEqual(self.value("commit-one"), 100 * 2 / 3)

    def test_without_git_there_is_no_figure(self):
        self.assertIsNone(self.value("commit-median"))


class TheLimits(unittest.TestCase):
    def judge(self, rows, *figures):
        with tempfile.NamedTemporaryFile("w", suffix=".limits") as file:
            file.write(rows)
            file.flush()
            return Limits(pathlib.Path(file.name)).judge(figures)

    def test_what_is_at_its_limit_passes_and_what_is_worse_does_not(self):
        self.assertEqual(self.judge("a 10 5", Figure("a", "things", 10)), ([], []))
        problems, notes = self.judge("a 10 5 # why", Figure("a", "things", 11))
        self.assertEqual((len(problems), notes), (1, []))
        self.assertIn("a: 11 is more than 10 (things)", problems[0])

    def test_more_tests_are_better(self):
        self.assertEqual(self.judge("a .50 .6", Figure("a", "", 0.499, 2, True)), ([], []))
        self.assertEqual(len(self.judge("a .50 .6", Figure("a", "", 0.49, 2, True))[0]), 1)
        self.assertEqual(len(self.judge("a .50 .6", Figure("a", "", 0.53, 2, True))[1]), 1)

    def test_what_is_clearly_better_asks_for_a_new_limit_and_passes(self):
        problems, notes = self.judge("a 100 5", Figure("a", "things", 95))
        self.assertEqual((problems, len(notes)), ([], 1))
        self.assertTrue(notes[0].startswith("note: a is 95. Lower the limit in scripts/checks/"))
        self.assertEqual(self.judge("a 100 5", Figure("a", "things", 96)), ([], []))

    def test_a_figure_without_a_limit_only_shows(self):
        self.assertEqual(self.judge("a - 5", Figure("a", "things", 1000)), ([], []))

    def test_rows_and_figures_belong_together(self):
        self.assertEqual(len(self.judge("a 1 1\nb 1 1", Figure("a", "", 1))[0]), 1)
        self.assertEqual(len(self.judge("a 1 1", Figure("a", "", 1), Figure("b", "", 1))[0]), 1)
        self.assertEqual(len(self.judge("a 1 1", Figure("a", "", None))[0]), 1)
        self.assertEqual(len(self.judge("a 1\na 1 1", Figure("a", "", 1))[0]), 1)


class TheScript(Trees):
    def run_it(self, limits, *words):
        self.write(limits, "limits")
        command = [sys.executable, str(here.parent / "shape"), "--tree", str(self.tree), "--limits", str(self.tree / "limits"), *words]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_it_fails_only_if_a_figure_is_worse_than_its_limit(self):
        names = [figure.name for figure in measure(self.tree)]
        rows = {name: "-" for name in names}
        rows["weak-self"] = "1"
        limits = "".join("%s %s -\n" % row for row in rows.items())
        self.write("call { [weak self] in }\n")
        self.assertEqual(self.run_it(limits)[0], 0)
        self.write("call { [weak self] in }\n" * 2)
        status, said = self.run_it(limits, "--list", "weak-self")
        self.assertEqual(status, 1)
        self.assertIn("Sources/Low/Room/File.swift:2\n", said)
        self.assertTrue(said.endswith("%d figures, 1 worse than their limit\n" % len(names)))

    def test_it_names_what_it_does_not_know(self):
        status, said = self.run_it("", "--list", "nothing")
        self.assertEqual(status, 1)
        self.assertIn("no figure nothing", said)


class TheScanner(unittest.TestCase):
    def test_blanks_stand_where_comments_and_strings_were(self):
        text = 'a /* b\n */ c "d\\(e("f"))" // g\n#"h"i"# j'
        self.assertEqual(Literals(text).blanked(), "a     \n    c %s     \n%s j" % (" " * 12, " " * 7))

    def test_texts_that_a_plus_joins_are_one(self):
        self.assertEqual(Literals('let a = "one \\(f("two")) "\n  + "three"').joined(), [(1, "one \0 three"), (1, "two")])


if __name__ == "__main__":
    with contextlib.redirect_stdout(io.StringIO()):
        unittest.main()
