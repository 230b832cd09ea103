"""Stores the verdicts of a run in a file, so that a later run continues; and summarizes them."""
import json
from collections import Counter


class Verdicts:
    def __init__(self, path):
        self.path = path
        self.known = {int(number): row for number, row in json.loads(path.read_text()).items()} if path.is_file() else {}

    def __contains__(self, number):
        return number in self.known

    def keep_before(self, number):
        """Forgets the verdicts from this number on; none of them if there is no number."""
        if number is not None:
            self.known = {known: row for known, row in self.known.items() if known < number}

    def add(self, number, verdict, module, said, why):
        self.known[number] = {"verdict": verdict, "module": module, "said": said, "why": why}
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(self.known, indent=1))
        part.replace(self.path)

    def judged(self):
        return sum(row["verdict"] in ("killed", "survived") for row in self.known.values())

    def summary(self):
        lines, modules = [], {}
        for row in self.known.values():
            modules.setdefault(row["module"], Counter())[row["verdict"]] += 1
        for module, counts in sorted(modules.items()):
            lines.append("%-18s killed %2d of %2d" % (module, counts["killed"], counts["killed"] + counts["survived"]))
        survivors = [(number, row["said"]) for number, row in sorted(self.known.items()) if row["verdict"] == "survived"]
        if survivors:
            lines += ["", "No test notices:"] + ["%4d %s" % row for row in survivors] + [""]
        total = Counter(row["verdict"] for row in self.known.values())
        judged = total["killed"] + total["survived"]
        lines.append("killed %d of %d (%d %%), %d did not compile" % (
            total["killed"], judged, 100 * total["killed"] / max(1, judged), total["does not compile"]))
        return lines
