"""A Linux kernel that is a process (Debian's user-mode-linux). Each start takes about 2 s and needs no rights."""
import os
import shlex
import subprocess

KERNEL = "/usr/bin/linux.uml"
HERE = os.path.dirname(os.path.realpath(__file__))
XSTATE = os.path.realpath(f"{HERE}/../../../scripts/uml.d/xstate.c")


class Failure(Exception):
    """What did not work."""


def check_installed():
    """Fails with advice unless everything that the rig needs is there."""
    programs = [KERNEL, "/bin/busybox", "/usr/bin/python3", "/usr/bin/sway", "/usr/sbin/mkfs.ext4", "/usr/sbin/mkfs.xfs"]
    absent = [path for path in programs if not os.path.exists(path)]
    if absent:
        raise Failure(f"{', '.join(absent)} not found. Fix: scripts/setup powercut")


def needs_xstate_shim():
    """Whether the processor has more state than Linux 6.1 for user mode writes back (AMX): it panics without help."""
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        return " amx_tile" in file.read()


def xstate_shim(folder):
    """The library that completes those writes; compiled once."""
    path = f"{folder}/xstate.so"
    if not os.path.exists(path):
        subprocess.run(["gcc", "-O1", "-shared", "-fPIC", "-o", path, XSTATE], check=True)
    return path


def run(job, shared, disks=(), memory="900M", limit=900):
    """Boots, runs `job` (words of a command), and waits. Its exit status; what it prints is in SHARED/output.

    disks: files that are /dev/ubda, /dev/ubdb and so on inside.
    """
    for name in ("status", "output"):
        if os.path.exists(f"{shared}/{name}"):
            os.remove(f"{shared}/{name}")
    with open(f"{shared}/job", "w", encoding="utf-8") as file:
        file.write(f"cd {shlex.quote(HERE)} && exec {shlex.join(job)}\n")
    environment = dict(os.environ, TMPDIR="/dev/shm", HOME=shared)
    if needs_xstate_shim() or os.environ.get("POWERCUT_XSTATE_SHIM"):
        environment["LD_PRELOAD"] = xstate_shim(shared)
    command = [KERNEL, f"mem={memory}", "root=/dev/root", "rootfstype=hostfs", "rootflags=/", "ro", f"init={HERE}/boot",
               "con=null", "con0=fd:0,fd:1", "quiet", f"shared={shared}"]
    command += [f"ubd{chr(ord('a') + number)}={path}" for number, path in enumerate(disks)]
    with open(f"{shared}/console", "wb") as console:
        kernel = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=console, stderr=console,
                                  start_new_session=True)
        try:
            kernel.wait(limit)
        except subprocess.TimeoutExpired:
            raise Failure(f"the kernel did not end within {limit} s; see {shared}/console and {shared}/output") from None
        finally:
            end_group(kernel)
    if not os.path.exists(f"{shared}/status"):
        raise Failure(f"the kernel ended before its job; see {shared}/console")
    with open(f"{shared}/status", encoding="ascii") as file:
        return int(file.read())


def end_group(kernel):
    """Ends what is left of a kernel: it is a group of processes, one for each of the processes inside."""
    try:
        os.killpg(kernel.pid, 9)
    except ProcessLookupError:
        pass
    if kernel.poll() is None:
        kernel.wait()


def sparse(path, size):
    """A file of zeros that takes no room."""
    with open(path, "wb") as file:
        file.truncate(size)
    return path


def copy_sparse(source, target):
    subprocess.run(["cp", "--sparse=always", source, target], check=True)
