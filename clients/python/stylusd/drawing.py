"""An SVG of strokes: width by pressure, erasers in grey."""

import os
from typing import Iterable, List, Optional

from .model import Area, Sample, Stroke

THINNEST, THICKEST = 0.15, 1.2
"""Millimetres at no and at full pressure."""
MARGIN = 2.0


def svg(strokes: Iterable[Stroke], area: Optional[Area] = None) -> str:
    """The picture, in millimetres; of the surface, or where that is unknown, of what the strokes cover."""
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
    """Puts the picture in place of the one that is there; who looks meanwhile sees one or the other."""
    new = f"{path}.new"
    with open(new, "w", encoding="utf-8") as file:
        file.write(svg(strokes, area))
    os.replace(new, path)


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
