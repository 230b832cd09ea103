#!/usr/bin/env python3
"""Makes Sources/Ink/InkRecognition/Generated/WordsOf<Language>.swift: which words of a language are frequent.

    language-words.py DATA LANGUAGE NAME > WordsOfNAME.swift

DATA is the folder wordfreq/data of PyPI's package wordfreq 3.1.1; LANGUAGE is de, fr, es, it, pt, nl or pl. Needs PyPI's
msgpack. Counts are those that the words would have in 920,000 words of text, as in CommonWords.swift. Words with other
letters than the language's are left out, and those that only join two words by an apostrophe.

wordfreq writes "ss" for the German sharp s. The words of the stems below get it back.
"""
import collections
import gzip
import math
import re
import sys
import textwrap

import msgpack

MOST = 40_000
TEXT = 920_000
LETTERS = {
    "de": "äöü", "fr": "àâçéèêëîïôùûüÿœæ", "es": "áéíñóúü", "it": "àèéìòùî", "pt": "áâãàçéêíóôõúü",
    "nl": "ëïöüéèêáóàâûôç", "pl": "ąćęłńóśźż",
}
# Words that are whole although they have an apostrophe.
WHOLE = {
    "fr": r"aujourd'hui|quelqu'un|quelqu'une|presqu'île|prud'hom.*|entr'.*",
    "nl": r".*'s|.*'tje|zo'n|m'n|z'n|d'r|'n",
    "de": r".*'s", "it": r"po'|mo'|be'", "es": "", "pt": r".*d'água", "pl": "",
}
# Where "ss" is a sharp s: after a long vowel, as people have written since 1996.
SHARP_WORDS = re.compile(
    r"strasse|gross|gröss|weiss|heiss|(?<!ein)fuss(?!i)|füsse|grüss|gruss|spass(?!w)|späss|massn|mass(?=e?s?$|stab|stäb|gebl|band|los)|"
    r"mässig|ermäss|mässe|süss|schliess|fliess|giess|geniess|auss(?=er|en)|draussen|äusser|strauss|sträuss|stoss|stöss|stiess|bloss|"
    r"blöss|liess|hiess|^sass|besass|säss|^ass$|^assen$|frass|vergass|beiss|reiss|schweiss|fleiss|dreissig|"
    r"gemäss|strassburg|meissel|meissen|kloss|klöss|sosse|schmeiss|scheiss|spiess|schiess(?!l)|preuss|buss(?=e)|büss|russ(?=$|ig)|niess|muss(?=e$)|gefäss|"
    r"gesäss|ausmass|abriss(?=x)")
NOT_SHARP = re.compile(r"bussard|kreisst|kreissp|elsäss|kongress|prozess|interess|wissen|messe|grosso|diskuss|fussel|massen(?=me|ha|kom|gr|au|me|pr|ve|pa)|omnibusse|busses")


def sharpened(word):
    return word if NOT_SHARP.search(word) else SHARP_WORDS.sub(lambda m: m[0].replace("ss", "ß"), word)


def main():
    folder, language, name = sys.argv[1:]
    with gzip.open(f"{folder}/large_{language}.msgpack.gz") as file:
        buckets = msgpack.unpackb(file.read(), raw=False)[1:]
    letters = f"a-z{LETTERS[language]}"
    plain = re.compile(rf"[{letters}]+(-[{letters}]+)*")
    whole = re.compile(WHOLE[language] or r"(?!)")
    single = set("aiou" if language != "de" else "")
    rows = collections.OrderedDict()
    count = 0
    for centibels, words in enumerate(buckets):
        halves = round(2 * math.log2(TEXT * 10 ** (-centibels / 100)))
        for word in sorted(words):
            fits = plain.fullmatch(word) or (whole.fullmatch(word) and set(word) <= set(letters_of(language)))
            if not fits or (len(word) == 1 and word not in single | set("yàéèóeyaoôwz")) or count == MOST:
                continue
            rows.setdefault(halves, []).append(sharpened(word) if language == "de" else word)
            count += 1
    print(f"/// Words of {name} in frequent use, each row with twice the binary logarithm of how often they stand in 920,000")
    print("/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,")
    print("/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.")
    print(f'enum WordsOf{name} {{\n  static let table: StaticString = """')
    for halves, words in rows.items():
        for row in textwrap.wrap(" ".join(words), width=120, break_long_words=False, break_on_hyphens=False):
            print(f"    {halves} {row}")
    print('    """\n}')


def letters_of(language):
    return "abcdefghijklmnopqrstuvwxyz'-" + LETTERS[language]


main()
