"""What must be on an output's pages, for kills.py: strokes by how long they took, and what commands make of them."""
import collections
import copy

import ledger

# Of strokes that were finished within so many seconds of a clear under the pen nobody can tell on which side they are.
AMID = 1.0
# So many that were finished before can still be wet where a machine is busy.
MOST_WET = 3


def words_of(drawn):
    return collections.Counter(stroke.duration for stroke in drawn)


class Pages:
    """The pages of a document, each as the durations of its strokes in their order, and the steps that can be undone."""

    COMMANDS = ("clear", "undo", "redo", "delete", "move", "page add", "page remove", "page next", "page previous")

    def __init__(self):
        self.pages, self.shown, self.last = [[]], 0, "nothing"
        self.undone, self.steps = [], []
        # Finished strokes that came on the shown page since the overlay settled last, and where these begin in the daemon's.
        self.strokes, self.begun, self.taken = [], 0, 0
        self.removed, self.doubtful = collections.Counter(), collections.Counter()
        self.clear = None
        # Whether nobody but the overlay can tell which page is shown: a step with pages was undone, or done again.
        self.is_turned = False

    @property
    def count(self):
        return sum(map(len, self.pages)) + len(self.strokes)

    def count_until(self, moment):
        """How many strokes there are of what was finished before a moment."""
        return sum(map(len, self.pages)) + sum(stroke.seen < moment for stroke in self.strokes)

    @property
    def can_undo(self):
        return bool(self.steps)

    def copy(self):
        other = copy.copy(self)
        other.pages = [list(page) for page in self.pages]
        other.steps, other.undone = list(self.steps), list(self.undone)
        other.removed, other.doubtful = collections.Counter(self.removed), collections.Counter(self.doubtful)
        return other

    def forget_steps(self):
        """The overlay was killed: what it kept cannot be undone."""
        self.steps, self.undone = [], []

    # While a pen draws.

    def take(self, daemon):
        """What was finished since is expected."""
        self.strokes += daemon.finished[self.taken:]
        self.taken = len(daemon.finished)

    def clear_amid_strokes(self, daemon, sent, answered):
        self.take(daemon)
        self.clear = (sent, answered)
        for stroke in self.strokes:
            if sent - AMID <= stroke.seen <= answered + AMID:
                self.doubt(stroke)

    def doubt(self, stroke):
        if not stroke.is_doubtful:
            stroke.is_doubtful = True
            self.doubtful[stroke.duration] += 1

    def settle_clear(self, found, daemon, bound, faults):
        """Decides by what was found whether a clear is in it. One that was answered before the bound has to be."""
        if self.clear is None:
            return
        (sent, answered), self.clear = self.clear, None
        for stroke in self.strokes:
            if sent - AMID <= stroke.seen <= answered + AMID:
                self.doubt(stroke)
        before = [stroke for stroke in self.strokes if stroke.seen < sent - AMID]
        gone = collections.Counter(self.pages[self.shown]) + collections.Counter(stroke.duration for stroke in before)
        left = gone & found
        if 2 * sum(left.values()) > sum(gone.values()):
            if answered < bound:
                faults.append(f"a clear that was answered {bound - answered:.3f} s before it had to be kept is not: {left}")
            return
        # On a busy machine some were not dry yet.
        if sum(left.values()) > MOST_WET:
            faults.append(f"strokes that a clear left: {left}")
        self.removed += gone - left
        self.doubtful += left
        self.pages[self.shown] = []
        for stroke in before:
            stroke.is_noted = True
        self.strokes = [stroke for stroke in self.strokes if stroke not in before]

    def judge(self, drawn, daemon, cuts, faults, is_whole):
        """Compares what was read with what must be there, and what may be."""
        firm = [stroke for stroke in self.strokes if not stroke.is_doubtful]
        expected = collections.Counter(duration for page in self.pages for duration in page)
        expected += collections.Counter(stroke.duration for stroke in firm)
        found = words_of(drawn)
        others = found - expected - self.doubtful
        missing = expected - found if is_whole else collections.Counter()
        doubled = collections.Counter({key: number for key, number in others.items() if key in expected or key in self.doubtful})
        if doubled:
            faults.append(f"strokes that are there twice: {doubled}")
        if back := (others - doubled) & self.removed:
            faults.append(f"strokes that came back: {back}")
        parts = others - doubled
        if sum(parts.values()) > cuts:
            faults.append(f"strokes that nobody drew: {parts}; {cuts} were cut")
        self.judge_missing(missing, firm, [stroke for stroke in drawn if stroke.duration in parts], daemon, faults)

    def judge_missing(self, missing, firm, parts, daemon, faults):
        """Instead of a stroke the part may be there that was drawn when its daemon went."""
        for duration in missing.elements():
            wholes = [daemon.whole(stroke) for stroke in firm if stroke.duration == duration]
            if not any(ledger.is_part(part, whole) for part in parts for whole in wholes):
                faults.append(f"a finished stroke that took {duration} us is not there "
                              f"(sequence {[whole['sequence'] for whole in wholes]})")

    def begin_from(self, drawn, daemon):
        """What is there now was right, and nothing of it is open."""
        durations = [stroke.duration for stroke in drawn]
        before = sum(map(len, self.pages[:self.shown]))
        after = sum(map(len, self.pages[self.shown + 1:]))
        self.pages[self.shown] = durations[before:len(durations) - after]
        self.removed += self.doubtful - words_of(drawn)
        self.strokes, self.doubtful = [], collections.Counter()
        self.taken = self.begun = len(daemon.finished)
        if len(self.removed) > 5000:
            self.removed = collections.Counter()

    # While nobody does.

    def differences(self, drawn):
        """What is missing and what is too much; nothing if all is as it must be."""
        expected, found = collections.Counter(duration for page in self.pages for duration in page), words_of(drawn)
        if expected == found:
            return ""
        return f"missing {dict(expected - found)}, too much {dict(found - expected)}"

    def after(self, name, session_strokes):
        """The pages after a command; nothing if it cannot be done."""
        other = self.copy()
        if not getattr(other, "do_" + name.replace(" ", "_"))(session_strokes):
            return None
        other.last = name
        return other

    def step(self):
        self.steps.append(([list(page) for page in self.pages], self.shown))
        self.undone = []

    def do_clear(self, _):
        if not self.pages[self.shown]:
            return False
        self.step()
        self.removed += collections.Counter(self.pages[self.shown])
        self.pages[self.shown] = []
        return True

    do_delete = do_clear

    def do_move(self, _):
        if not self.pages[self.shown]:
            return False
        self.step()
        return True

    def do_undo(self, session_strokes):
        if self.steps:
            self.undone.append(([list(page) for page in self.pages], self.shown))
            self.turn_to(*self.steps.pop())
            return True
        # The stroke that was drawn last.
        if session_strokes < 3 or len(self.pages[self.shown]) < 3:
            return False
        self.undone.append(([list(page) for page in self.pages], self.shown))
        self.pages[self.shown].pop()
        return True

    def do_redo(self, _):
        if not self.undone:
            return False
        self.steps.append(([list(page) for page in self.pages], self.shown))
        self.turn_to(*self.undone.pop())
        return True

    def turn_to(self, pages, shown):
        self.is_turned = True
        self.pages, self.shown = pages, shown

    def do_page_add(self, _):
        if len(self.pages) > 4:
            return False
        self.step()
        self.shown += 1
        self.pages.insert(self.shown, [])
        return True

    def do_page_remove(self, _):
        if len(self.pages) < 2:
            return False
        self.step()
        del self.pages[self.shown]
        self.shown = min(self.shown, len(self.pages) - 1)
        return True

    def do_page_next(self, _):
        if self.shown + 1 == len(self.pages):
            return False
        self.shown += 1
        return True

    def do_page_previous(self, _):
        if self.shown == 0:
            return False
        self.shown -= 1
        return True
