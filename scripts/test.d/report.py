"""The table that --list prints, and the last lines of a run."""
import logs

COMMAND_WIDTH = 100


def listing(table, choices, options):
    """The table of steps, with what this run does with each."""
    rows = [("STEP", "MINUTES", "BOUND", "WHERE", "IN THIS RUN", "REQUIRES", "COMMAND")]
    for choice in choices:
        step = choice.step
        rows.append((step.name, f"{step.minutes:g}", f"{step.limit} s", place(step),
                     f"no ({choice.skipped})" if choice.skipped else "yes", requirements(step), shortened(step.command)))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    lines = ["  ".join([*(text.ljust(width) for text, width in zip(row, widths)), row[-1]]) for row in rows]
    running = [choice.step for choice in choices if not choice.skipped]
    others = [step for step in running if step.behind or step.beside]
    total = sum(step.minutes for step in running if step not in others)
    behind = sum(step.minutes for step in others)
    lines.append(f"{len(running)} of {len(table.steps)} steps, about {total:.0f} minutes; "
                 f"{behind:.0f} minutes go on behind or beside other steps")
    return lines


def requirements(step):
    words = list(step.needs)
    words += [f"scripts/setup {group}" for group in step.setup + step.setup_unless_quick]
    return ", ".join(words + list(step.programs)) or "-"


def shortened(command):
    text = " ".join(command.split())
    return text if len(text) <= COMMAND_WIDTH else text[:COMMAND_WIDTH - 3] + "..."


def place(step):
    if step.behind:
        return "behind"
    if step.beside:
        return "beside"
    if step.machine:
        return "machine"
    return "alone" if step.alone else "here"


class Report:
    """How each step ended."""

    def __init__(self):
        self.told, self.broken, self.silent, self.attempts = [], {}, {}, {}

    def ended(self, name, status, seconds):
        """Of a step, or of an attempt at it; the last attempt counts."""
        if status == 0:
            self.told.append(f"{name} ok {seconds} s")
        else:
            self.told.append(f"{name} FAILED ({status}) {seconds} s")
            self.broken[name] = status

    def second_attempt_passed(self, name):
        """What failed at first and then passed is told, and is no failure."""
        self.broken.pop(name, None)

    def not_run(self, choice):
        if choice.quietly:
            self.silent.setdefault(choice.skipped, []).append(choice.step.name)
        else:
            self.told.append(f"{choice.step.name} NOT RUN ({choice.skipped})")

    def not_tried(self, name, reason):
        self.told.append(f"{name} NOT TRIED ({reason})")

    def summary(self, seconds):
        told = self.told + [f"{', '.join(names)} NOT TRIED ({reason})" for reason, names in self.silent.items()]
        return f"test: {'FAILED' if self.broken else 'passed'} in {seconds} s ({', '.join(told)})"

    def failures(self, read_log, names):
        """What failed, by name and with its reasons, for whoever sees only the end of the output."""
        lines = []
        for name in names:
            reasons = logs.reasons(read_log(name), name in self.broken)
            if reasons:
                lines += [f'test: in "{name}":'] + [f"  {line}" for line in reasons]
        return lines
