#!/usr/bin/env python3
"""Makes Sources/Ink/InkRecognition/Generated/CommonWords.swift: which English words are frequent.

    common-words.py LEXICON SMALL UNIPEN_WORDS [WEIGHT:TEXT]... > CommonWords.swift

Counts the words of texts, each so often as its weight says, and of UNIPEN's labels (words.tsv, unpacked, without the
writers that the recogniser is judged on). A word counts if LEXICON has it (wamerican-large), and is kept if it stands
there eight times, or four times and SMALL has it too (wamerican-small). Ours was made of A. Conan Doyle's Adventures of
Sherlock Holmes (3), T. Hardy's Far from the Madding Crowd (2) and C. and M. Beard's History of the United States (1), from
Project Gutenberg without its prefaces, all in the public domain in the United States; what is kept of them is counts.
"""
import collections
import math
import re
import sys
import textwrap


def lines(path):
    return open(path, encoding="utf8", errors="ignore").read().split("\n")


def main():
    lexicon, small, labels, *texts = sys.argv[1:]
    known, common = set(lines(lexicon)), set(lines(small))
    counts = collections.Counter()

    def count(text, weight):
        for word in re.findall(r"[A-Za-z]+(?:'[a-z]+)?", text):
            if word.lower() in known:
                counts[word.lower()] += weight

    for text in texts:
        weight, path = text.split(":", 1)
        count("\n".join(lines(path)), int(weight))
    for line in lines(labels):
        fields = line.split("\t", 8)
        if len(fields) < 9:
            continue
        number = int(fields[1][1:]) if fields[1].startswith("w") else 0
        if number % 10 != 7 and number % 20 != 3:
            count(fields[7], 1)
    kept = [(w, n) for w, n in counts.items() if n >= 8 or (w in common and n >= 4)]
    kept.sort(key=lambda pair: (-pair[1], pair[0]))
    rows = collections.OrderedDict()
    for word, n in kept[:12000]:
        rows.setdefault(round(2 * math.log2(n)), []).append(word)
    print("/// English words in frequent use, each row with twice the binary logarithm of how often they stand in the texts")
    print("/// that were counted; docs/develop/recognition.md tells which, docs/develop/licenses.md whose.")
    print('enum CommonWords {\n  static let english: StaticString = """')
    for halves, words in rows.items():
        for row in textwrap.wrap(" ".join(words), width=92, break_long_words=False, break_on_hyphens=False):
            print(f"    {halves} {row}")
    print('    """\n}')


main()
