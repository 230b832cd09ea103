"""What survived each cut, compared with what had been reported by then."""
import json
import os
import subprocess
import tempfile
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import kept

# Whole files first; the rest are failures.
WHOLE = ("old", "new", "nothing yet")
FAILURES = ("lost", "missing", "empty", "damaged", "doubled", "unreadable", "no mount")
JOURNAL = "daemon"


@dataclass
class History:
    """The versions of one file: where in the log each was reported, and what it contained."""
    begun: list = field(default_factory=list)
    reported: list = field(default_factory=list)
    hashes: list = field(default_factory=list)


class Judge:
    def __init__(self, folder, entries, programs):
        self.folder, self.programs = folder, programs
        places = {int(entry.mark): index for index, entry in enumerate(entries) if entry.mark.isdigit()}
        self.files, self.keeping, self.journal, self.cache = defaultdict(History), [], [], {}
        with open(f"{folder}/events.jsonl", encoding="utf-8") as file:
            for line in file:
                event = json.loads(line)
                self.learn(event, places[event["mark"]])

    def learn(self, event, place):
        writer, report = event["writer"], event["kind"] == "report"
        if writer == "keep":
            if report:
                self.keeping.append((place, event))
        elif writer == "journal":
            self.journal.append((place, event["newest"]))
        else:
            history = self.files[writer, event["path"]]
            if report:
                history.reported.append(place)
                history.hashes.append(event["hash"])
            else:
                history.begun.append(place)

    def reports(self):
        """Where in the log each writer reported something."""
        places = defaultdict(list)
        for (writer, _), history in self.files.items():
            places[writer] += history.reported
        places["keep"] += [place for place, _ in self.keeping]
        places["journal"] += [place for place, _ in self.journal]
        return {writer: sorted(found) for writer, found in places.items() if found}

    def judge(self, cut, found):
        """For each writer and file that had begun by the cut: the outcome, and what to say about it."""
        for (writer, path), history in self.files.items():
            if bisect_left(history.begun, cut.position):
                yield writer, path, *self.judge_file(history, bisect_left(history.reported, cut.position), found, path)
        if position := bisect_left(self.keeping, cut.position, key=lambda pair: pair[0]):
            yield "keep", kept.FOLDER, *self.judge_kept(self.keeping[position - 1][1], found)
        if position := bisect_left(self.journal, cut.position, key=lambda pair: pair[0]):
            yield "journal", JOURNAL, *self.judge_journal(self.journal[position - 1][1], found)

    def judge_file(self, history, reported, found, path):
        if "error" in found:
            return "no mount", found["error"]
        file = found["files"].get(path)
        if file is None:
            return ("missing", f"version {reported} was reported") if reported else ("nothing yet", "")
        if "error" in file:
            return "unreadable", file["error"]
        versions = [number + 1 for number, digest in enumerate(history.hashes) if digest == file["hash"]]
        if not versions:
            return ("empty" if file["size"] == 0 else "damaged"), f"{file['size']} bytes; version {reported} was reported"
        if versions[-1] < reported:
            return "lost", f"version {versions[-1]}; version {reported} was reported"
        return ("old" if reported in versions else "new"), ""

    def judge_kept(self, event, found):
        if "error" in found:
            return "no mount", found["error"]
        expected = self.strokes(event["files"])
        if isinstance(expected, str):
            return "damaged", f"already when it was reported: {expected}"
        expected = Counter(expected[:event["strokes"]])
        short = event["strokes"] - expected.total()
        if short > 0:
            return "lost", f"{short} of {event['strokes']} strokes were not in the file when they were reported"
        files = {path: file for path, file in found["files"].items() if path.startswith(f"{kept.FOLDER}/")}
        if any("error" in file for file in files.values()):
            return "unreadable", ""
        if not files and expected:
            return "missing", f"{expected.total()} strokes were reported"
        strokes = self.strokes(files)
        if isinstance(strokes, str):
            return ("empty" if any(file["size"] == 0 for file in files.values()) else "damaged"), strokes
        lost = (expected - Counter(strokes)).total()
        if lost:
            return "lost", f"{lost} of {expected.total()} strokes"
        if doubled := len(strokes) - len(set(strokes)):
            return "doubled", f"{doubled} strokes are there more than once"
        return ("old" if len(strokes) == expected.total() else "new"), ""

    def strokes(self, files):
        """The strokes in kept files, or what is wrong with them as text."""
        return self.cached("strokes", files, kept.strokes)

    def cached(self, kind, files, look):
        key = kind, tuple(sorted((path, file["hash"]) for path, file in files.items()))
        if key not in self.cache:
            with tempfile.TemporaryDirectory() as folder:
                for path, file in files.items():
                    with open(f"{self.folder}/objects/{file['hash']}", "rb") as source:
                        with open(os.open(f"{folder}/{os.path.basename(path)}", os.O_WRONLY | os.O_CREAT, 0o600), "wb") as target:
                            target.write(source.read())
                try:
                    self.cache[key] = look(folder, self.programs)
                except ValueError as error:
                    self.cache[key] = str(error)
        return self.cache[key]

    def judge_journal(self, newest, found):
        if "error" in found:
            return "no mount", found["error"]
        files = {path: file for path, file in found["files"].items() if path.startswith(f"{JOURNAL}/journal.sqlite3")}
        if any("error" in file for file in files.values()):
            return "unreadable", ""
        if not files:
            return "missing", f"stroke {newest} was reported"
        stored = self.cached("journal", files, newest_stroke)
        if isinstance(stored, str):
            return "damaged", stored
        if stored < newest:
            return "lost", f"the newest is {stored}; {newest} was reported"
        return ("old" if stored == newest else "new"), ""


def newest_stroke(folder, programs):
    """The number of the last stroke in a journal, all strokes up to which are there."""
    listing = subprocess.run(
        [f"{programs}/stylusctl", "journal", "list", "--json", "--file", f"{folder}/journal.sqlite3"],
        stdin=subprocess.DEVNULL, capture_output=True, check=False)
    if listing.returncode != 0:
        raise ValueError(listing.stderr.decode(errors="replace").strip())
    numbers = [json.loads(line)["stroke"]["sequence"] for line in listing.stdout.splitlines()]
    if numbers != list(range(1, len(numbers) + 1)):
        raise ValueError("numbers are missing")
    return len(numbers)
