"""A command with a time limit; all its child processes end with it."""
import os
import signal
import subprocess
import threading
import time

TIMED_OUT = 124
GRACE = 10  # seconds between a request to end and the end
MARK = "STYLUSD_TEST_RUN"


class Process:
    """Runs `words`; each line of the output goes to `log`, and to `show` if that is given.

    idle: scheduled as idle, it gets what other processes leave. SwiftPM would undo nice. Where the kernel shares time out
    among sessions first (sched_autogroup), that alone counts for nothing.
    last: its session gets the least share, too. Programs that have to answer in time would not.
    """

    def __init__(self, words, limit, log, environment, show=None, idle=False, last=False):
        self.limit, self.began, self.ended, self.timed_out = limit, time.monotonic(), None, False
        self.mark = environment[MARK]
        self.child = subprocess.Popen(
            (["chrt", "--idle", "0"] if idle else []) + words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=environment, start_new_session=True)
        if last:
            weigh(self.child.pid, 19)
        self.log = open(log, "wb")
        self.reader = threading.Thread(target=self.read, args=(show,), daemon=True)
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.reader.start()
        self.watcher.start()

    def read(self, show):
        with self.log, self.child.stdout:
            for line in self.child.stdout:
                self.log.write(line)
                self.log.flush()
                if show:
                    show(line.decode(errors="replace").rstrip("\n"))

    def watch(self):
        try:
            self.child.wait(self.limit)
        except subprocess.TimeoutExpired:
            self.timed_out = True
            self.end()
        self.ended = time.monotonic()

    def end(self):
        """Asks the group to end, then makes it, and whatever has left the group."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.child.pid, number)
                self.child.wait(GRACE)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                pass
        end_marked(self.mark)

    def wait(self):
        """The status as a shell gives it, and the seconds it took."""
        while self.watcher.is_alive():
            self.watcher.join(0.5)  # a wait without a bound would not see Ctrl-C
        # A program that is left over may hold the output open.
        self.reader.join(GRACE)
        code = self.child.returncode
        status = TIMED_OUT if self.timed_out else 128 - code if code < 0 else code
        return status, round(self.ended - self.began)


def weigh(number, nice):
    """What the session of a process gets beside others: from -20, most, to 19. A kernel without such shares has no file."""
    try:
        with open("/proc/%d/autogroup" % number, "w") as share:
            share.write(str(nice))
    except OSError:
        pass  # there is none, it has ended, or we may not


def hurry(mark):
    """Schedules what carries this mark as other processes are, each of its threads, and those that come meanwhile."""
    for number in marked(mark):
        weigh(number, 0)
    for _ in range(5):
        idle = [thread for number in marked(mark) for thread in threads(number) if is_idle(thread)]
        try:
            for thread in idle:
                os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))
        except OSError:
            pass  # it has ended, or we may not: then it goes on as it is
        if not idle:
            return


def end_marked(mark):
    """Ends what carries this mark, or one that begins with it and a dot, in its environment."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        found = marked(mark)
        for process in found:
            try:
                os.kill(process, number)
            except (ProcessLookupError, PermissionError):
                pass
        waited = time.monotonic()
        while found and marked(mark) and time.monotonic() - waited < GRACE:
            time.sleep(0.1)


def is_idle(thread):
    try:
        return os.sched_getscheduler(thread) == os.SCHED_IDLE
    except OSError:
        return False


def threads(number):
    """Those of a process; none if it has ended."""
    try:
        return [int(thread) for thread in os.listdir(f"/proc/{number}/task")]
    except OSError:
        return []


def marked(mark):
    wanted, found = f"{MARK}={mark}.".encode(), []
    for name in os.listdir("/proc"):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                if any((variable + b".").startswith(wanted) for variable in file.read().split(b"\0")):
                    found.append(int(name))
        except OSError:
            pass
    return found
