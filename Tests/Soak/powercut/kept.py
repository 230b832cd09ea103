"""Kept ink, as a checker sees it. This is the only place that knows how the overlay keeps it."""
import hashlib
import os
import re
import subprocess

FOLDER = "state/inkoverlay/ink"
TRACE = re.compile(rb"<trace\b[^>]*>(.*?)</trace>", re.DOTALL)


def reported(status):
    """How many strokes the overlay's status says are kept; nothing if it does not say."""
    numbers = [output.get("kept") for output in (status or {}).get("outputs", [])]
    return sum(numbers) if numbers and all(isinstance(number, int) for number in numbers) else None


def strokes(folder, programs):
    """The strokes in a folder of kept ink, each as a hash of its ink, in their order. Fails with ValueError if it is damaged."""
    names = set(os.listdir(folder))
    # An output's log takes the place of its file of earlier versions.
    logs = {name for name in names if name.endswith(".inklog")}
    files = {name for name in names if name.endswith(".inkd") and name.removesuffix(".inkd") + ".inklog" not in logs}
    return [stroke for name in sorted(logs | files) for stroke in strokes_of_file(f"{folder}/{name}", programs)]


def strokes_of_file(path, programs):
    """The strokes in one file."""
    target = f"{path}.inkml"
    export = subprocess.run([f"{programs}/stylusctl", "export", "-q", "-f", path, target], stdin=subprocess.DEVNULL,
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if export.returncode != 0:
        raise ValueError(export.stderr.decode(errors="replace").strip())
    with open(target, "rb") as file:
        traces = TRACE.findall(file.read())
    os.remove(target)
    return [hashlib.sha256(trace).hexdigest()[:16] for trace in traces]
