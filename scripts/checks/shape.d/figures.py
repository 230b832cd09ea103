"""What scripts/checks/shape measures: each figure with its value and the places that make it so."""
import pathlib
import re
import subprocess
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from declarations import Declarations
from repeats import pairs, shape
from swift import Literals

LIFE = {"begin", "append", "correct", "expect", "end", "cancel"}
TESTED = ["System", "Library", "Canvas", "InkRecognition", "ToolPicker", "LinuxIO"]
COMMITS = 200


@dataclass
class Figure:
    name: str
    text: str
    value: float | None
    digits: int = 0
    is_better_higher: bool = False
    places: list = field(default_factory=list)  # worst first

    def shown(self, value):
        return "-" if value is None else "%.*f" % (self.digits, value)


class File:
    def __init__(self, path, tree):
        text = path.read_text()
        self.path, self.module, self.text = path.relative_to(tree), path.relative_to(tree).parts[2], text
        self.code = Literals(text).blanked()
        self.lines = text.split("\n")
        self.declarations = Declarations(self.code)

    def filled(self, first, last):
        """How many of these lines say something."""
        return sum(1 for line in self.lines[first - 1:last] if line.strip())

    def place(self, line):
        return "%s:%d" % (self.path, line)


def swift_files(folder):
    return sorted(path for path in folder.rglob("*.swift") if "Generated" not in path.parts)


def share_of(values, share):
    """The value below which this share of the values lies."""
    return sorted(values)[int(share * len(values))] if values else 0


def ordered(counts):
    """Names with their counts, largest first."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def measure(tree):
    """All figures of a tree."""
    files = [File(path, tree) for path in swift_files(tree / "Sources") if len(path.relative_to(tree).parts) > 3]
    return (sizes(files) + properties(files) + functions(files) + nested(files) + lives(files) + commits(tree) + tests(tree)
            + weak(files) + comments(files) + repeats(files))


def sizes(files):
    lines, own = Counter(), set()
    for file in files:
        for part in file.declarations.parts:
            if part.is_nested:
                continue
            name = part.name.split(".")[0]
            lines[name] += file.filled(part.first, part.last)
            if part.kind != "extension":
                own.add(name)
    counts = [count for name, count in lines.items() if name in own]
    largest = ["%5d %s" % (count, name) for name, count in lines.most_common() if name in own]
    topics = [str(file.path) for file in files if "+" in file.path.name]
    return [
        Figure("type-p99", "lines of a type over all its files, 99 of 100 have fewer", share_of(counts, 0.99), places=largest),
        Figure("type-max", "lines of the largest type", max(counts, default=0), places=largest),
        Figure("types-over-500", "types over 500 lines", sum(count > 500 for count in counts), places=largest),
        Figure("types-over-400", "types over 400 lines", sum(count > 400 for count in counts), places=largest),
        Figure("topic-files", "files named Type+Topic", len(topics), places=topics),
    ]


def properties(files):
    found, classes, mutable, hidden = defaultdict(list), set(), set(), set()
    for file in files:
        for part in file.declarations.parts:
            found[part.name] += [prop for prop in part.properties if prop.is_stored]
            for names, belongs in ((classes, part.kind in ("class", "actor")), (mutable, part.is_mutable), (hidden, part.is_hidden)):
                if belongs:
                    names.add(part.name)
    # What a value offers to other modules is its interface, not its state.
    counts = {name: sum(prop.is_open and (name in classes or not prop.is_offered) for prop in found[name]) for name in mutable - hidden}
    worst = ["%3d of %d  %s" % (count, len(found[name]), name) for name, count in ordered(counts)]
    return [Figure("open-properties", "properties of one type that its whole module can write", max(counts.values(), default=0), places=worst)]


def functions(files):
    names = Counter(name for file in files for name, _ in file.declarations.functions)
    total, crowded = sum(names.values()), sum(count for count in names.values() if count > 10)
    most = ["%3d %s" % (count, name) for name, count in names.most_common() if count > 10]
    return [
        Figure("crowded-share", "% of functions whose name has over 10 definitions", 100 * crowded / max(1, total), digits=1, places=most),
        Figure("crowded-names", "function names with over 30 definitions", sum(count > 30 for count in names.values()), places=most),
    ]


def nested(files):
    inner, outer = defaultdict(list), defaultdict(list)
    for file in files:
        for part in file.declarations.parts:
            for name, line in part.aliases:
                inner[name].append(file.place(line))
            if part.kind != "extension":
                (inner if "." in part.name else outer)[part.name.split(".")[-1]].append(file.place(part.first))
    twice = {name: places + outer[name] for name, places in inner.items() if len(places + outer[name]) > 1}
    worst = ["%2d %s: %s" % (len(places), name, " ".join(places)) for name, places in sorted(twice.items(), key=lambda item: -len(item[1]))]
    return [Figure("nested-twice", "names of nested types that another type has", len(twice), places=worst)]


def lives(files):
    steps = defaultdict(set)
    for file in files:
        for part in file.declarations.parts:
            steps[part.name] |= LIFE & set(part.functions + part.cases)
    found = sorted((name for name in steps if len(steps[name]) >= 4), key=lambda name: (-len(steps[name]), name))
    places = ["%s: %s" % (name, " ".join(sorted(steps[name]))) for name in found]
    return [Figure("stroke-lives", "types with four of begin, append, correct, expect, end, cancel", len(found), places=places)]


def commits(tree):
    command = ["git", "-C", str(tree), "log", "--no-merges", "--format=%x00", "--name-only", "--", "Sources"]
    try:
        log = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        log = ""
    touched = [set(re.findall(r"^Sources/\w+/(\w+)/", commit, re.M)) for commit in log.split("\0")]
    counts = [len(modules) for modules in touched if modules][:COMMITS]
    title = "modules touched by one of the last %d commits that touch any" % COMMITS
    return [
        Figure("commit-median", title + ", median", share_of(counts, 0.5) if counts else None),
        Figure("commit-p90", title + ", 90 of 100", share_of(counts, 0.9) if counts else None),
        Figure("commit-one", "% of them that touch one module", 100 * counts.count(1) / len(counts) if counts else None),
    ]


def tests(tree):
    figures = []
    for name in TESTED:
        sources = [path for path in [tree / "Sources" / name, *sorted((tree / "Sources").glob("*/" + name))] if path.is_dir()]
        lines = written = 0
        for folder in sources:
            below = folder.relative_to(tree / "Sources")
            lines += filled_below(folder)
            tested = pathlib.Path("Tests") / (below if len(below.parts) == 1 else str(below) + "Tests")
            written += filled_below(tree / tested)
        figures.append(Figure("tests-" + name, "lines of tests for each line of sources, " + name, written / lines if lines else None,
                              digits=2, is_better_higher=True))
    return figures


def filled_below(folder):
    return sum(1 for path in swift_files(folder) for line in path.read_text().split("\n") if line.strip())


def weak(files):
    places = [file.place(file.code.count("\n", 0, match.start()) + 1) for file in files for match in re.finditer(r"\[weak self\]", file.code)]
    return [Figure("weak-self", "[weak self]", len(places), places=places)]


def comments(files):
    places = [file.place(number) for file in files for number, line in enumerate(file.lines, 1)
              if len(line) > 100 and line.lstrip().startswith("//")]
    return [Figure("long-comments", "comment lines over 100 columns", len(places), places=places)]


def repeats(files):
    same, alike = pairs(files, str), pairs(files, shape)
    return [
        Figure("same-pairs", "pairs of files that share six lines", len(same), places=same),
        Figure("alike-pairs", "pairs of files that share six lines but for names, numbers and texts", len(alike), places=alike),
    ]
