#!/usr/bin/env python3
"""Makes Sources/Ink/InkRecognition/Generated/ListedWords.swift: English words by how common SCOWL's editors think they are.

    listed-words.py FOLDER GENERATED > ListedWords.swift

FOLDER has the lists of Debian's package scowl (/usr/share/dict/scowl), GENERATED the Swift files whose words are left out
(CommonWords.swift and Contractions.swift). The levels 10 to 55 are kept, without possessives.
"""
import os
import re
import sys
import textwrap

MOST = 55


def rows(path):
    for line in open(path, encoding="utf8"):
        fields = line.split()
        if fields and fields[0].isdigit():
            yield from fields[1:]


def main():
    folder, *tables = sys.argv[1:]
    known = {word for table in tables for word in rows(table)}
    levels = {}
    for name in sorted(os.listdir(folder)):
        kind = re.match(
            r"(english|american|special)-(words|upper|proper-names|contractions|abbreviations)\.(\d+)$", name)
        if not kind or int(kind[3]) > MOST:
            continue
        for word in open(os.path.join(folder, name), encoding="latin1").read().split("\n"):
            if not re.fullmatch(r"[A-Za-z][A-Za-z'-]+", word) or word.endswith("'s") or word in known:
                continue
            levels[word] = min(int(kind[3]), levels.get(word, 99))
    print("/// English words that the counted books lack, by the levels of SCOWL's lists: after each level, the")
    print("/// words. docs/develop/licenses.md tells whose they are.")
    print('enum ListedWords {\n  static let english: StaticString = """')
    for level in sorted(set(levels.values())):
        words = sorted(word for word in levels if levels[word] == level)
        for row in textwrap.wrap(" ".join(words), width=92, break_long_words=False, break_on_hyphens=False):
            print(f"    {level} {row}")
    print('    """\n}')


main()
