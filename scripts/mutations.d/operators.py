"""The mutations of a Swift file: small changes that a good test notices."""
import re
from dataclasses import dataclass

from swift import Literals

SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+", "+=": "-=", "-=": "+=", "&&": "||", "||": "&&",
}
SWAP = re.compile(r"(?<= )(?:%s)(?= )" % "|".join(re.escape(word) for word in sorted(SWAPS, key=len, reverse=True)))
RANGE = re.compile(r"(?<=[\w)\]])(?:\.\.<|\.\.\.)(?=[\w(])")
TRUTH = re.compile(r"(?<![\w.`])(?:true|false)\b")
NUMBER = re.compile(r"(?<![\w.$#])\d[\d_]*(?:\.\d+)?(?![\w.]|\.\d)")
CONDITION = re.compile(r"\b(?:if|while|guard) ((?:(?!\b(?:let|var|case|else)\b)[^{},#\n])+?) (?:\{|else \{)")
# A statement of one line: a call or an assignment.
STATEMENT = re.compile(r"\s+((?:try |unsafe |await |_ = )*(?!(?:%s)\b)[A-Za-z_][\w.?!\[\]]*(?:\(.*\)|(?:\[[^=]*\])? [-+*/|&^]?= .*))\s*" % "|".join(
    "let var return case default if guard while for switch func init struct class enum protocol extension import throw repeat do defer "
    "static private fileprivate public package internal mutating typealias else where subscript precondition assert".split()))
FUNCTION = re.compile(r"\bfunc [^\s(<]+(?:<[^>(]*>)?\(")
GOES_ON = (".", "?", ":", "+ ", "- ", "&& ", "|| ", "* ", "/ ", "{", "?? ")
IGNORED = re.compile(r"\s*(?:#|@|import\b)|.*\b(?:reserveCapacity|precondition|preconditionFailure|assert)\(")


@dataclass(frozen=True)
class Mutation:
    path: str
    line: int
    start: int  # in the file's text
    end: int
    old: str
    new: str

    @property
    def module(self):
        return self.path.split("/")[2]

    def apply(self, text):
        return text[:self.start] + self.new + text[self.end:]

    def said(self, text):
        """The line and its change, as people read it."""
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        line = text[first:last if last >= 0 else len(text)].strip()
        if not self.new:
            return "%s:%d: removed: %s" % (self.path, self.line, line)
        if not self.old:
            function = " ".join(text[text.rfind("func ", 0, self.start):self.start].split()).rstrip("{ ")
            return "%s:%d: returns at once: %s" % (self.path, self.line, function)
        return "%s:%d: %s becomes %s in: %s" % (self.path, self.line, self.old, self.new, line)


def mutations(path, text):
    """All of them, in order of their places."""
    code = Literals(text).blanked()
    found, start = [], 0
    lines = code.split("\n")
    for number, line in enumerate(lines, 1):
        if not IGNORED.match(line):
            found += [Mutation(path, number, start + first, start + last, text[start + first:start + last], new)
                      for first, last, new in changes(line, text[start:start + len(line)])]
        start += len(line) + 1
    return sorted(found + removals(path, text, lines) + early_returns(path, code), key=lambda one: (one.start, one.end, one.new))


def changes(line, text):
    """What may change within a line of code: (start, end, what comes there)."""
    for match in SWAP.finditer(line):
        yield match.start(), match.end(), SWAPS[match.group()]
    for match in RANGE.finditer(line):
        yield match.start(), match.end(), "..." if match.group() == "..<" else "..<"
    for match in TRUTH.finditer(line):
        yield match.start(), match.end(), "false" if match.group() == "true" else "true"
    for match in NUMBER.finditer(line):
        for new in neighbours(match.group().replace("_", "")):
            yield match.start(), match.end(), new
    for match in CONDITION.finditer(line):
        yield match.start(1), match.end(1), "!(%s)" % text[match.start(1):match.end(1)]


def neighbours(number):
    if "." in number:
        digits = len(number.split(".")[1])
        return ["%.*f" % (digits, float(number) + 1)] + (["%.*f" % (digits, float(number) - 1)] if float(number) >= 1 else [])
    return [str(int(number) + 1)] + ([str(int(number) - 1)] if int(number) > 0 else [])


def removals(path, text, lines):
    """Statements of one line."""
    found, start, brackets, before = [], 0, [0], ""
    for number, line in enumerate(lines, 1):
        match = STATEMENT.fullmatch(line)
        begins = before.endswith(("{", "}", ")", "]")) or re.search(r"[\w\"!?]$", before) or re.match(r"\s*(?:case|default)\b.*:$|.*\bin$", before)
        after = next((other.strip() for other in lines[number:] if other.strip()), "")
        if match and brackets[-1] == 0 and begins and balanced(line) and not after.startswith(GOES_ON) and not IGNORED.match(line):
            first, last = start + match.start(1), start + match.end(1)
            found.append(Mutation(path, number, first, last, text[first:last], ""))
        for mark in re.findall(r"[{}()\[\]]", line):
            if mark == "{":
                brackets.append(0)
            elif mark == "}":
                brackets = brackets[:-1] or [0]
            else:
                brackets[-1] += 1 if mark in "([" else -1
        before = line.rstrip() or before
        start += len(line) + 1
    return found


def balanced(line):
    return all(line.count(one) == line.count(other) for one, other in ("()", "[]", "{}"))


def early_returns(path, code):
    """Functions without a result that do nothing. The compiler cannot see that they do, so that it warns of nothing."""
    found = []
    for match in FUNCTION.finditer(code):
        at, depth = match.end(), 1
        while depth and at < len(code):
            depth += {"(": 1, ")": -1}.get(code[at], 0)
            at += 1
        if opening := re.compile(r"(?: async)?(?: throws(?:\(\w[\w.]*\))?)? \{(?=\n)").match(code, at):
            place = opening.end()
            found.append(Mutation(path, code.count("\n", 0, place) + 1, place, place, "", " if CommandLine.argc > 0 { return }"))
    return found
