"""A copy of the checkout in which mutations are built and tested."""
import os
import re
import resource
import shutil
import signal
import subprocess
import sys

from schemata import SWITCH

PRODUCT = "stylusdPackageTests"
MEMORY = 4 << 30  # bytes that a test may take: a loop that no longer ends may fill it
MOST_LINES = 5  # of what a failed step said


class Failure(Exception):
    """Something other than the mutation went wrong."""


class Scratch:
    def __init__(self, tree, folder, through=(), seconds=900, processor=120):
        self.tree, self.folder, self.through, self.seconds, self.processor = tree, folder, list(through), seconds, processor
        self.written = set()  # the files that are not as in the checkout

    def update(self):
        """Makes the copy what the checkout is; what is the same keeps its time, so that it is not built again."""
        command = ["git", "-C", str(self.tree), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = {name for name in subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0") if name}
        names = {name for name in names if (self.tree / name).is_file()}
        for name in names:
            self.copy(name)
        for top in self.folder.iterdir():
            for path in [top] if top.is_file() else top.rglob("*") if top.name != ".build" else []:
                if path.is_file() and str(path.relative_to(self.folder)) not in names:
                    path.unlink()

    def copy(self, name):
        source, target = self.tree / name, self.folder / name
        if not target.is_file() or source.read_bytes() != target.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            shutil.copymode(source, target)

    def put(self, texts):
        """Makes the files these texts, by their paths, and all others what the checkout has."""
        for name, text in texts.items():
            path = self.folder / name
            self.written.add(name)
            if not path.is_file() or path.read_text() != text:
                path.write_text(text)
        for name in self.written - set(texts):
            if (self.tree / name).is_file():
                self.copy(name)
            else:
                (self.folder / name).unlink(missing_ok=True)
        self.written = set(texts)

    def build(self, tests):
        """The errors of the compiler: (file, line, text)."""
        status, said = self.run(["swift", "build", "--product", PRODUCT], tests, build=True)
        errors = re.findall(r"^(\S+\.swift):(\d+):\d+: error: (.*)$", said, re.M) if status else []
        if status and not errors:
            raise Failure("the build failed for a reason other than the mutation:\n" + end_of(said))
        return [(path, int(line), text) for path, line, text in errors]

    def test(self, built, tests, number=0):
        """What the tests, some of those that are built, make of a mutation: killed or survived; and why."""
        filters = [word for name in tests for word in ("--filter", "^%s[.]" % name)]
        status, said = self.run(["swift", "test", "--skip-build"] + filters, built, number=number)
        if status is None:
            return "killed", "the tests did not end in %d s" % self.seconds
        if not status:
            return ("survived", "") if re.search(r"\b[1-9]\d* tests?\b", said) else ("no tests", end_of(said))
        failed = re.search(r"✘ Test (.*?) recorded an issue|: error: (\S+ : .*)", said)
        return "killed", (failed.group(1) or failed.group(2)) if failed else "the tests crashed"

    def run(self, command, tests, build=False, number=0):
        """The status of a command, None if it was stopped; and what it said."""
        environment = dict(os.environ, STYLUSD_TESTS=" ".join(tests), STYLUSD_OPTIMISED="1", SWIFT_BACKTRACE="enable=no")
        environment[SWITCH] = str(number)

        def limit():
            # Of processor time, so that a busy machine stops nobody.
            resource.setrlimit(resource.RLIMIT_CPU, (self.processor, self.processor))
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))

        process = subprocess.Popen(self.through + command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, start_new_session=True, text=True, errors="replace",
                                   preexec_fn=None if build else limit)
        try:
            said, _ = process.communicate(timeout=None if build else self.seconds)
            return process.returncode, said
        except subprocess.TimeoutExpired:
            stop(process)
            return None, process.communicate()[0]
        except BaseException:
            stop(process)
            raise


def stop(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        print("the tests ended just now", file=sys.stderr)


def end_of(said):
    return "\n".join(said.strip().splitlines()[-MOST_LINES:])
