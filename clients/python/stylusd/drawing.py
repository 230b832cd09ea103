"""Draws strokes as SVG, with the pressure as width and erasers in gray."""

import errno
import os
import secrets
import stat
from typing import Iterable, List, Optional

from .model import Area, Sample, Stroke

THINNEST, THICKEST = 0.15, 1.2
"""The width of a line at no and at full pressure, in millimeters."""
MARGIN = 2.0
"""The space around strokes on an unknown surface, in millimeters."""


def svg(strokes: Iterable[Stroke], area: Optional[Area] = None) -> str:
    """Returns a picture of strokes in their real size: of the surface or, if `area` is None, of the part that the strokes cover."""
    drawn = [stroke for stroke in strokes if stroke.samples]
    left, top, width, height = (
        (area.left, area.top, area.width, area.height) if area else _bounds(drawn))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.2f}mm" height="{height:.2f}mm"'
        f' viewBox="{left:.2f} {top:.2f} {width:.2f} {height:.2f}">',
        f'<rect x="{left:.2f}" y="{top:.2f}" width="{width:.2f}" height="{height:.2f}" fill="white"/>',
        *(_group(stroke) for stroke in drawn),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def write(path: str, strokes: Iterable[Stroke], area: Optional[Area] = None) -> None:
    """Writes the picture to a file. Another program sees either the old or the new picture, even after a power failure.

    The new file has the permissions of the old one. If the path is a link, the file that it points to is replaced. Pipes and devices
    are written to directly.
    """
    content = svg(strokes, area).encode()
    target = os.path.realpath(path)
    try:
        old: Optional[os.stat_result] = os.stat(target)
    except FileNotFoundError:
        old = None
    if old and not stat.S_ISREG(old.st_mode):
        with open(target, "wb") as file:
            file.write(content)
        return
    if old and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
    _replace(target, content, old)


def _replace(target: str, content: bytes, old: Optional[os.stat_result]) -> None:
    folder = os.path.dirname(target)
    new = os.path.join(folder, f".stylus-{secrets.token_hex(8)}")
    mode = 0o600 if old else 0o666
    number = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, mode)
    try:
        with open(number, "wb") as file:
            if old:
                _pass_on(old, file.fileno())
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, target)
    except BaseException:
        os.unlink(new)
        raise
    place = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(place)
    finally:
        os.close(place)


def _pass_on(old: os.stat_result, number: int) -> None:
    """Gives a new file the owner, group and permissions of an old one. If the group cannot be kept, it may do no more than everybody."""
    mode = stat.S_IMODE(old.st_mode) & 0o777
    try:
        os.fchown(number, old.st_uid, old.st_gid)
    except PermissionError:
        try:
            os.fchown(number, -1, old.st_gid)
        except PermissionError:
            mode &= 0o707 | (mode & 0o7) << 3
    os.fchmod(number, mode)


def _bounds(strokes: List[Stroke]) -> "tuple[float, float, float, float]":
    xs = [sample.x for stroke in strokes for sample in stroke.samples] or [0.0]
    ys = [sample.y for stroke in strokes for sample in stroke.samples] or [0.0]
    return (min(xs) - MARGIN, min(ys) - MARGIN, max(xs) - min(xs) + 2 * MARGIN,
            max(ys) - min(ys) + 2 * MARGIN)


def _group(stroke: Stroke) -> str:
    colour = "#bbbbbb" if stroke.tool.kind == "eraser" else "#1a2a5e"
    samples = stroke.samples
    ends = samples[1:] or samples  # a dot is a line without length, with round caps
    lines = "".join(_line(start, end) for start, end in zip(samples, ends))
    return f'<g id="stroke-{stroke.stroke}" stroke="{colour}" stroke-linecap="round">{lines}</g>'


def _line(start: Sample, end: Sample) -> str:
    width = THINNEST + (THICKEST - THINNEST) * (start.pressure + end.pressure) / 2
    return (f'<line x1="{start.x:.2f}" y1="{start.y:.2f}" x2="{end.x:.2f}" y2="{end.y:.2f}"'
            f' stroke-width="{width:.2f}"/>')
