"""Tests of scripts/checks/words and scripts/checks/links."""
import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import prose  # noqa: E402
import rules  # noqa: E402

LOADER = importlib.machinery.SourceFileLoader("links", str(HERE.parent / "links"))
links = importlib.util.module_from_spec(importlib.util.spec_from_loader("links", LOADER))
LOADER.exec_module(links)


def broken(words, kind="document"):
    return [line.split(": ")[1] for line in rules.problems(prose.Text("docs/page.md", 1, words, kind))]


class RuleTests(unittest.TestCase):
    def test_each_rule_finds_its_pattern(self):
        for rule, words in {
            "who-clause": "Who knows PencilKit is at home.",
            "what-clause": "What is no text has one row in the table.",
            "measure": "So far the ink is seen.",
            "fronted-of": "Of a lasso only the edge is looked at.",
            "told": "The compositor is told of the change.",
            "bookish": "The file is read anew.",
            "beside": "The service runs beside the desktop.",
            "usual": "The journal is off, as usual.",
            "else": "It is blue; else it stays.",
            "decimal": "It takes .4 s to start.",
            "per": "It costs 5 bytes a pixel.",
            "spelling": "The colour of the ink.",
            "house": "Each street has its own folder.",
            "nobody": "There is no permission that nobody uses.",
            "wants": "The daemon wants a socket.",
            "for-the-reason": "It waits, for it has no room.",
        }.items():
            self.assertIn(rule, broken(words), words)

    def test_plain_sentences_pass(self):
        for words in ("If you know PencilKit, start with this table.", "What does it cost? It costs 5 bytes per pixel.",
                      "The daemon reports 0.4 s.", "Who may connect? Programs of the same user."):
            self.assertEqual(broken(words), [], words)

    def test_a_rule_may_leave_messages_alone(self):
        self.assertEqual(broken("Each street has its own folder.", "message"), [])


class ProseTests(unittest.TestCase):
    def test_markdown_without_its_code(self):
        page = "# A title\n\nOne `told` [link](told.md)\nof two lines.\n\n```\nis told of\n```\n| a cell of words | 5 |\n"
        found = prose.texts("a.md", page)
        self.assertEqual([(text.line, text.words) for text in found], [(1, "A title"), (3, "One CODE link of two lines."), (9, "a cell of words")])

    def test_the_changelog_ends_at_its_first_release(self):
        page = "# Changes\n\n## Unreleased\n\n- One thing that changed.\n\n## 0.2.0\n\n- An old thing.\n"
        self.assertEqual([text.words for text in prose.texts("CHANGELOG.md", page)][-1], "One thing that changed.")

    def test_manual_pages(self):
        page = ".Dd today\n.Sh NAME\n.Nd reads the pen\n.Pp\nIt reads\n.Pa file .\nThen it ends.\n.Bd -literal\nis told of\n.Ed\n"
        self.assertEqual([text.words for text in prose.texts("man/a.1", page)], ["reads the pen", "It reads CODE. Then it ends."])

    def test_messages_and_public_comments(self):
        source = '/// The public thing here.\npublic struct A {}\n/// Its own affair.\nstruct B { let a = "cannot read \\(file): it is gone" }\n'
        found = prose.texts("Sources/A/B.swift", source)
        self.assertEqual([(text.kind, text.words) for text in found],
                         [("message", "cannot read VALUE: it is gone"), ("comment", "The public thing here.")])

    def test_examples_in_comments_are_code(self):
        source = "/// One sentence.\n///\n///     is.told(of: it)\n///\n/// - Parameter a: The file's name.\npublic func a() {}\n"
        self.assertEqual([text.words for text in prose.comments("Sources/A/B.swift", source)], ["One sentence.", "The file's name."])


class LinkTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        (self.root / "docs").mkdir()
        (self.root / "docs" / "page.md").write_text("# One `thing`\n\n## Two, and more\n## Two, and more\n```\n# code\n```\n")
        links.anchors.cache_clear()

    def dead(self, text, name="README.md"):
        return list((links.dead_in_markdown if name.endswith(".md") else links.dead_pages)(self.root, name, text))

    def test_living_links(self):
        text = "[a](docs/page.md#one-thing) [b](docs/page.md#two-and-more-1) [c](https://a.org/x) `[d](x)`"
        self.assertEqual(self.dead(text.replace("`[d](x)`", "")), [])

    def test_dead_links(self):
        self.assertEqual(len(self.dead("[a](docs/none.md)\n[b](docs/page.md#code)\n")), 2)

    def test_pages_that_code_names(self):
        self.assertEqual(self.dead('// docs/page.md, "Two, and more"', "a.swift"), [])
        self.assertEqual(self.dead('// docs/none.md\n// docs/page.md, "Three"', "a.swift"),
                         ["a.swift:1: there is no page docs/none.md", 'a.swift:2: docs/page.md has no heading "Three"'])


if __name__ == "__main__":
    unittest.main()
