"""The prose of a file: paragraphs of Markdown and manual pages, texts and public doc comments of Swift."""
import re
from dataclasses import dataclass

# Data, and pages of other people's making.
GENERATED = ("/Generated/", "Units/ColorNames.swift", "Tests/", "Fuzz/Corpus", "Training/", "Benchmarks/")


@dataclass(frozen=True)
class Text:
    """A paragraph, a table cell, a message or a comment, without its code."""

    file: str
    line: int
    words: str
    kind: str  # document, manual, message or comment

    @property
    def place(self):
        return "%s:%d" % (self.file, self.line)

    def sentences(self):
        return [one.strip() for one in re.split(r"(?<=[.!?])\s+(?=[A-Z`\"(])", self.words) if one.strip()]


class Paragraphs:
    """Collects lines to paragraphs."""

    def __init__(self, file, kind):
        self.file, self.kind, self.found, self.lines, self.first = file, kind, [], [], 0

    def add(self, number, line):
        if not self.lines:
            self.first = number
        self.lines.append(line.strip())

    def close(self):
        if self.lines:
            self.append(self.first, " ".join(self.lines))
            self.lines = []

    def append(self, number, words):
        """A paragraph that is complete."""
        self.found.append(Text(self.file, number, plain(words), self.kind))


def is_read(name):
    """Whether people read the prose of this file."""
    if name.endswith(".md"):
        return not name.startswith("Fuzz/Corpus")
    if re.fullmatch(r"man/[\w.-]+\.\d", name):
        return True
    return name.endswith(".swift") and name.startswith("Sources/") and not any(part in name for part in GENERATED)


def texts(name, content):
    """All texts of a file, in order."""
    if name.endswith(".md"):
        return markdown(name, content)
    if name.endswith(".swift"):
        return swift(name, content)
    return manual(name, content)


def plain(text):
    """Without code spans, links' targets, emphasis and addresses."""
    text = re.sub(r"``[^`]*``|`[^`]*`", "CODE", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"https?://\S+", "URL", text)
    return re.sub(r"[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}", "", text)


def markdown(name, content):
    paragraphs, fenced = Paragraphs(name, "document"), False
    for number, line in enumerate(content.split("\n"), 1):
        if name == "CHANGELOG.md" and re.match(r"## \[?\d", line) and any(text.line > 3 for text in paragraphs.found):
            break
        if line.lstrip().startswith("```"):
            fenced = not fenced
            paragraphs.close()
            continue
        if fenced or not line.strip() or re.match(r"\s*(\||#|<)", line) or line.startswith("    "):
            paragraphs.close()
            if not fenced and line.startswith("|") and not re.match(r"\|[\s|:-]+$", line):
                cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
                for cell in cells:
                    if len(cell.split()) > 2:
                        paragraphs.append(number, cell.strip())
            elif not fenced and line.startswith("#"):
                paragraphs.append(number, line.lstrip("# "))
            continue
        item = re.match(r"\s*([-*]|\d+\.)\s+(.*)", line)
        if item:
            paragraphs.close()
            line = item.group(2)
        paragraphs.add(number, line)
    paragraphs.close()
    return paragraphs.found


# Macros of mdoc whose arguments are code, and those whose arguments are prose.
CODE_MACRO = re.compile(r"^\.(Fl|Ar|Nm|Pa|Ev|Ic|Cm|Dl|Xr|Dd|Dt|Os|Sh|Ss|Bd|Ed|Bl|El|It|Sx|Lk|Er|Fn|Va|Dv|Li|Ql|Op|Sy|Em)\b")


def manual(name, content):
    paragraphs, literal = Paragraphs(name, "manual"), False
    for number, line in enumerate(content.split("\n"), 1):
        literal = (literal or line.startswith(".Bd -literal")) and not line.startswith(".Ed")
        if literal or line.startswith('.\\"'):
            continue
        if line.startswith(".Nd "):
            paragraphs.append(number, line[4:])
        elif re.match(r"\.(Pp|Sh|Ss|It|Bl|El|Bd|Ed)\b", line) or not line.strip():
            paragraphs.close()
        elif not line.startswith("."):
            paragraphs.add(number, line)
        elif paragraphs.lines and CODE_MACRO.match(line):
            rest = re.search(r"\s([.,;:)]+)$", line)
            paragraphs.add(number, "CODE" + (rest.group(1) if rest else ""))
    paragraphs.close()
    return paragraphs.found


STRING = re.compile(r'"""\n(.*?)\n\s*"""|(?<![#"\\])"((?:[^"\\\n]|\\.)*)"', re.S)
PUBLIC = re.compile(r"\s*(@\w+(\([^)]*\))?\s+)*(public|open)\b")


def swift(name, content):
    """The string literals with several words, and the comments of public declarations."""
    messages = Paragraphs(name, "message")
    uncommented = re.sub(r"(?m)^\s*//.*$", "", content)
    for literal in STRING.finditer(uncommented):
        text = literal.group(1) or literal.group(2) or ""
        text = re.sub(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", "VALUE", text)
        text = re.sub(r"\\\n\s*|\s*\n\s*", " ", text).replace("\\n", " ").replace("\\", "")
        if len(re.findall(r"[A-Za-z]{2,}", text)) >= 4 and not re.search(r"[{}<>=;]{2}|^\s*(SELECT|INSERT|CREATE|PRAGMA)|^[a-z]+: ?[a-z]+$", text):
            messages.append(uncommented[: literal.start()].count("\n") + 1, text.strip())
    return messages.found + comments(name, content)


def comments(name, content):
    found, lines, start = [], [], 0
    for number, line in enumerate(content.split("\n"), 1):
        stripped = line.strip()
        if stripped.startswith("///"):
            if not lines:
                start = number
            lines.append(stripped[3:])
        elif not stripped.startswith("@"):
            if lines and PUBLIC.match(line):
                found += comment(name, start, lines)
            lines = []
    return found


def comment(name, start, lines):
    """The paragraphs of a doc comment, without its examples."""
    paragraphs = Paragraphs(name, "comment")
    for offset, line in enumerate(lines):
        text = line[1:] if line.startswith(" ") else line
        item = re.match(r"\s*- (?:(?:Parameter \w+|Parameters|Returns|Throws|Note|Important|Complexity)\s*:|\w+:)?\s*(.*)", text)
        if not text.strip() or text.startswith("    ") or item:
            paragraphs.close()
            text = item.group(1) if item else ""
        if text.strip():
            paragraphs.add(start + offset, text)
    paragraphs.close()
    return paragraphs.found
