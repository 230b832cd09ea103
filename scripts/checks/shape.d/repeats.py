"""The pairs of files that share runs of lines: the same lines, or lines of the same shape, with other names, numbers and texts."""
import re
from collections import defaultdict
from functools import cache
from itertools import combinations

RUN = 6  # lines
MOST = 8  # places: what stands in more is the language's, or a habit
FULL = 4  # lines of a run that say something
KEYWORDS = set("""
    as break case catch class continue default defer do else enum extension fallthrough false fileprivate for func guard if import in
    init inout internal is let mutating nil package private protocol public repeat return self static struct switch throw throws true
    try var where while""".split())
WORD = re.compile(r"[A-Za-z_]\w*|\d[\w.]*")
# A case, a property, or what a case stands for: in a row they look alike and have no common part.
LISTED = re.compile(r"(private|public|x|static|let|var|case)?( ?(let|var|case|static|x|\(set\)))* ?(case|let|var) [^={]*$|case [^:{]*: ?(return )?[^ (){]*$")


@cache
def shape(line):
    return WORD.sub(lambda word: word.group() if word.group() in KEYWORDS else "x", line)


def says_enough(run, form):
    full = sum(len(text) > 3 and not (form is shape and LISTED.match(text)) for text in run)
    return full >= FULL and not any(text.startswith("import ") for text in run)


def pairs(files, form):
    """The pairs of files, each with the first lines of what they share."""
    seen = defaultdict(list)
    for number, file in enumerate(files):
        code = file.code.split("\n")
        numbers = [at for at, line in enumerate(code) if line.strip()]
        texts = [form((code if form is shape else file.lines)[at].strip()) for at in numbers]
        for first, run in enumerate(zip(*(texts[skipped:] for skipped in range(RUN)))):
            seen[run].append((number, numbers[first] + 1))
    found = {}
    for run, places in seen.items():
        if 2 <= len(places) <= MOST and says_enough(run, form):
            for one, other in combinations(places, 2):
                if one[0] != other[0]:
                    found.setdefault((one[0], other[0]), "%s ~ %s" % (files[one[0]].place(one[1]), files[other[0]].place(other[1])))
    return sorted(found.values())
