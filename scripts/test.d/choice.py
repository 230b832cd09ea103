"""Chooses the steps to run: by options, by the abilities of this machine, and by changed files."""
import dataclasses
import fnmatch
import os
import shutil
import subprocess

from table import TableError


@dataclasses.dataclass
class Options:
    """What the caller asks for."""

    flags: set = dataclasses.field(default_factory=set)
    quick: bool = False
    vm: bool = True
    steps: list = dataclasses.field(default_factory=list)
    since: str = ""

    def __post_init__(self):
        self.vm = self.vm and not self.quick


class Host:
    """What this machine has."""

    def has_program(self, name):
        return shutil.which(name) is not None

    def can_make_devices(self):
        """Whether tests can make input devices without a kernel of their own."""
        return os.access("/dev/uinput", os.W_OK)


@dataclasses.dataclass
class Choice:
    step: object
    skipped: str = ""  # why it does not run
    quietly: bool = False  # whether the reason is one that a summary need not repeat for each step


def choose(table, options, host, changed=None):
    """A choice for each step that is asked for, in the table's order.

    changed: paths that have changed since a commit, or None for a run of everything.
    """
    asked = list(options.steps)
    if changed is not None:
        asked += [step.name for step in table.steps if is_affected(step, table, changed) and not is_absent(step, options)]
    partly = bool(options.steps) or changed is not None
    steps = table.with_needs(asked) if partly else table.steps
    return [choice_of(step, options, host, step.name in options.steps) for step in steps]


def is_absent(step, options):
    """Whether this kind of run is one without the step."""
    return bool(step.flag and step.flag not in options.flags or step.unless and step.unless in options.flags)


def choice_of(step, options, host, is_asked_for):
    """Steps that are asked for by name run without the option that adds them; what this machine lacks stays lacking."""
    if step.unless in options.flags and step.unless and not is_asked_for:
        return Choice(step, f"--{step.unless} runs another step", quietly=True)
    if options.quick and not step.quick:
        return Choice(step, "--quick")
    if step.flag and step.flag not in options.flags and not is_asked_for:
        return Choice(step, f"without --{step.flag}", quietly=True)
    if step.machine and not options.vm and not (step.filter and host.can_make_devices()):
        return Choice(step, "--no-vm" if not options.quick else "--quick")
    for program in step.programs:
        if not host.has_program(program) and not comes_with_setup(step, options):
            return Choice(step, f"no {os.path.basename(program)}")
    return Choice(step)


def comes_with_setup(step, options):
    """Whether scripts/setup is called for this step, and may bring what is missing."""
    return bool(step.setup or step.setup_unless_quick and not options.quick)


# ---- what has changed ------------------------------------------------------

def is_affected(step, table, changed):
    """Whether one of these paths can change how the step ends. A path that no step names affects every step."""
    return any(matches(path, step.paths) or not is_known(path, table) for path in changed)


def is_known(path, table):
    """A step that everything affects knows no path in particular."""
    return any(matches(path, [pattern for pattern in step.paths if pattern != "*"]) for step in table.steps)


def matches(path, patterns):
    """A pattern is a path, a folder of it, or has stars (which match slashes as well)."""
    return any(path == pattern or path.startswith(pattern + "/") or fnmatch.fnmatchcase(path, pattern) for pattern in patterns)


def changed_since(commit):
    """Paths that differ between this commit and the files as they are, new ones included."""
    named = git("diff", "--name-only", "--no-renames", "-z", commit, "--")
    return sorted(set(named + git("ls-files", "--others", "--exclude-standard", "-z")))


def git(*words):
    done = subprocess.run(["git", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise TableError(f"git {' '.join(words)} failed: {done.stderr.strip()}")
    return [path for path in done.stdout.split("\0") if path]
