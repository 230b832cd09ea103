"""The types, functions and properties that a Swift file declares, by its braces and keywords."""
import bisect
import re
from dataclasses import dataclass, field

TOKEN = re.compile(
    r"[{}()\[\]]"
    r"|(?<![\w.`#])(?:"
    r"(?P<type>(?<!import )(?:struct|class|enum|actor|protocol|extension)) +(?!(?:func|var|let|subscript|override|final)\b)(?P<name>`?\w[\w.`]*|\[[\w.]*\])"
    r"|typealias +(?P<alias>\w+)|case +(?P<case>\w[^\n{};]*)"
    r"|func +(?P<func>`?\w+`?|[-+*/%=<>!&|^~?]+)"
    r"|(?P<other>init|deinit|subscript)(?=[(<?! {])"
    r"|(?P<property>var|let) +(?P<variable>`?\w+`?))")
# What stands between a property's name and its accessors, if it has no value.
COMPUTED = re.compile(r"\s*:[^={}\n]*(?:\n\s+[^={}\n]*)??\{(?!\s*(?:willSet|didSet)\b)")
CASE = re.compile(r"(?:^|,\s*)(\w+)(?=\s*(?:[(,=]|$))")
HIDDEN = re.compile(r"\b(?:private|fileprivate)\b(?!\()")
CLOSED = re.compile(r"\b(?:private|fileprivate)(?:\(set\))?(?!\w)")


@dataclass
class Part:
    """A declaration of a type, or one of its extensions: whose it is and which lines it has."""
    name: str  # with the names of the types around it
    kind: str
    first: int
    last: int = 0
    is_nested: bool = False
    is_hidden: bool = False  # private to its file
    is_mutable: bool = False  # has functions that change it, or is a class
    functions: list = field(default_factory=list)
    cases: list = field(default_factory=list)
    aliases: list = field(default_factory=list)
    properties: list = field(default_factory=list)


@dataclass
class Property:
    name: str
    is_stored: bool
    is_open: bool  # writable from the whole module
    is_offered: bool  # public, or of the package


class Declarations:
    """The parts of types in a file, in order; and all its functions, those of protocols and within others included: (name, line)."""

    def __init__(self, code):
        self.code, self.parts, self.functions = code, [], []
        self.starts = [0] + [match.end() for match in re.finditer("\n", code)]
        self.scopes, self.brackets, self.pending = [], 0, None
        for match in TOKEN.finditer(code):
            self.read(match)

    def line(self, at):
        return bisect.bisect_right(self.starts, at)

    def read(self, match):
        token = match.group()
        if token in "([":
            self.brackets += 1
        elif token in ")]":
            self.brackets -= 1
        elif token == "{":
            self.open()
        elif token == "}":
            self.close(match.start())
        elif match["type"]:
            self.pending = (self.part(match), self.brackets)
        elif match["func"] or match["other"]:
            if match["func"]:
                self.function(match["func"].strip("`"), match.start())
            self.pending = (None, self.brackets)
        elif self.owner() and self.brackets == self.scopes[-1][1]:
            self.member(match)

    def function(self, name, at):
        self.functions.append((name, self.line(at)))
        if self.owner():
            self.owner().functions.append(name)
            self.owner().is_mutable |= bool(re.search(r"\b(?:mutating|consuming)\b", self.before(at)))

    def member(self, match):
        if match["alias"]:
            self.owner().aliases.append((match["alias"], self.line(match.start())))
        elif match["case"]:
            self.owner().cases += CASE.findall(match["case"])
        else:
            self.property(match)

    def owner(self):
        """The part whose body this is, not that of one of its functions."""
        return self.scopes[-1][0] if self.scopes else None

    def open(self):
        part = None
        if self.pending and self.pending[1] == self.brackets:
            part, self.pending = self.pending[0], None
        self.scopes.append((part, self.brackets))

    def close(self, at):
        if self.scopes:
            part, self.brackets = self.scopes.pop()
            if part:
                part.last = self.line(at)
        self.pending = None

    def part(self, match):
        around = [part for part, _ in self.scopes if part]
        name = match["name"].replace("`", "")
        is_hidden = bool(HIDDEN.search(self.before(match.start()))) or any(part.is_hidden for part in around)
        if around and match["type"] != "extension":
            name = around[-1].name + "." + name
        part = Part(name, match["type"], self.line(match.start()), is_nested=bool(around), is_hidden=is_hidden,
                    is_mutable=match["type"] in ("class", "actor"))
        self.parts.append(part)
        return part

    def property(self, match):
        before = self.before(match.start())
        is_stored = not COMPUTED.match(self.code, match.end()) and not re.search(r"\b(?:static|class)\b", before)
        is_open = is_stored and match["property"] == "var" and not CLOSED.search(before)
        is_offered = bool(re.search(r"\b(?:public|package)\b", before))
        self.owner().properties.append(Property(match["variable"].strip("`"), is_stored, is_open, is_offered))

    def before(self, at):
        """The modifiers before a keyword: what stands before it on its line."""
        start = max(self.code.rfind(mark, 0, at) for mark in "\n;{}")
        return self.code[start + 1:at]
