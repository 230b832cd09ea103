"""The limits of the figures: rows of a file, "NAME LIMIT GOAL", where - is none."""

CLEARLY = 0.05  # a figure that is better by this share of its limit asks for a lower limit


class Limits:
    def __init__(self, path):
        self.path, self.rows, self.problems = path, {}, []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            try:
                name, limit, goal = words
                self.rows[name] = (read(limit), read(goal))
            except ValueError:
                self.problems.append("%s:%d: not a row \"NAME LIMIT GOAL\": %s" % (path.name, number, line))

    def table(self, figures):
        lines = ["%-20s %8s %8s %8s" % ("", "now", "limit", "goal")]
        for figure in figures:
            limit, goal = self.rows.get(figure.name, (None, None))
            lines.append("%-20s %8s %8s %8s  %s" % (
                figure.name, figure.shown(figure.value), figure.shown(limit), figure.shown(goal), figure.text))
        return lines

    def judge(self, figures):
        """What is wrong, and what may be lowered."""
        problems, notes = list(self.problems), []
        for name in sorted(set(self.rows) - {figure.name for figure in figures}):
            problems.append("%s has a limit for %s, which is no figure. Fix: remove the row" % (self.path.name, name))
        for figure in figures:
            if figure.name not in self.rows:
                problems.append("%s has no row for %s. Fix: add one" % (self.path.name, figure.name))
            elif (limit := self.rows[figure.name][0]) is None:
                continue
            elif figure.value is None:
                problems.append("%s cannot be measured: its sources are gone. Fix: say in shape.d/figures.py where they are" % figure.name)
            else:
                self.compare(figure, limit, problems, notes)
        return problems, notes

    def compare(self, figure, limit, problems, notes):
        value = round(figure.value, figure.digits)
        better = value - limit if figure.is_better_higher else limit - value
        if better < 0:
            problems.append("%s: %s is %s than %s (%s). Fix: see scripts/checks/shape --list %s" % (
                figure.name, figure.shown(value), "less" if figure.is_better_higher else "more", figure.shown(limit), figure.text, figure.name))
        elif better > 0 and better >= CLEARLY * limit:
            notes.append("note: %s is %s. %s the limit in scripts/checks/%s" % (
                figure.name, figure.shown(value), "Raise" if figure.is_better_higher else "Lower", self.path.name))


def read(word):
    return None if word == "-" else float(word)
