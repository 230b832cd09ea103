"""A library for the checks: what a Swift file says without its comments, and the texts of its string literals.

Not a parser: a quote inside a regex literal would mislead it.
"""
import re

GAP = "\0"  # what stands in the place of an interpolation
IN_CODE = re.compile(r'//|/\*|#*"')
IN_INTERPOLATION = re.compile(r'//|/\*|#*"|[()]')
COMMENT_ENDS = re.compile(r"/\*|\*/")
NOT_NEWLINE = re.compile(r"[^\n]")


class Literals:
    """The string literals of a Swift file: (start, end, text); and the code without comments, with "N" for literal number N."""

    def __init__(self, text):
        self.text, self.at, self.found, self.comments, self.code = text, 0, [], [], []
        self.scan(IN_CODE)

    def line(self, at):
        return self.text.count("\n", 0, at) + 1

    def scan(self, pattern):
        """Scans code up to the closing bracket of an interpolation, or to the end."""
        depth, is_code = 0, pattern is IN_CODE
        while self.at < len(self.text):
            match = pattern.search(self.text, self.at)
            end = match.start() if match else len(self.text)
            if is_code:
                self.code.append(self.text[self.at:end])
            self.at = end
            if not match:
                return
            if match.group() in ("//", "/*"):
                self.comment(match.group() == "//")
            elif match.group() == "(":
                depth, self.at = depth + 1, self.at + 1
            elif match.group() == ")":
                self.at += 1
                if depth == 0:
                    return
                depth -= 1
            else:
                self.string(len(match.group()) - 1, is_code)

    def comment(self, is_line):
        start = self.at
        if is_line:
            end = self.text.find("\n", self.at)
            self.at = len(self.text) if end < 0 else end
        else:
            depth = 0
            while match := COMMENT_ENDS.search(self.text, self.at):
                self.at = match.end()
                depth += 1 if match.group() == "/*" else -1
                if depth == 0:
                    break
            else:
                self.at = len(self.text)
        self.comments.append((start, self.at))

    def string(self, count, is_code):
        start, hashes = self.at, "#" * count
        quote = '"""' if self.text.startswith('"""', self.at + count) else '"'
        self.at += count + len(quote)
        place = len(self.found)
        self.found.append(None)
        parts = []
        ends = re.compile(r"%s%s|\\%s" % (quote, hashes, hashes))
        while match := ends.search(self.text, self.at):
            parts.append(self.text[self.at:match.start()])
            self.at = match.end()
            if match.group()[0] == '"':
                break
            parts.append(self.escape())
        else:
            self.at = len(self.text)
        self.found[place] = (start, self.at, "".join(parts))
        if is_code:
            self.code.append('"%d"' % place)

    def escape(self):
        """What an escape stands for, after its backslash."""
        after = self.text[self.at:self.at + 1]
        self.at += 1
        if after == "(":
            self.scan(IN_INTERPOLATION)
            return GAP
        if after != "\n":
            return "\n" if after == "n" else after
        while self.text[self.at:self.at + 1] in (" ", "\t"):  # the line goes on
            self.at += 1
        return ""

    def joined(self):
        """The texts as people read them: (line, text), those that + joins as one."""
        texts, inner, last = [], [], 0
        for start, end, text in sorted(self.found):
            if start < last:  # in an interpolation of the one before
                inner.append((self.line(start), text))
                continue
            if texts and re.fullmatch(r"\s*\+\s*", self.text[last:start]):
                texts[-1] = (texts[-1][0], texts[-1][1] + text)
            else:
                texts.append((self.line(start), text))
            last = end
        return sorted(texts + inner)

    def blanked(self):
        """The code with everything at its old place: spaces where comments and strings are."""
        parts, last = [], 0
        for start, end in sorted([span[:2] for span in self.found] + self.comments):
            if start < last:
                continue
            parts.append(self.text[last:start])
            parts.append(NOT_NEWLINE.sub(" ", self.text[start:end]))
            last = end
        return "".join(parts) + self.text[last:]
