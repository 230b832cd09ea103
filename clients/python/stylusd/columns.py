"""Samples as columns: numpy arrays if numpy is installed, otherwise lists."""

import math
from types import ModuleType
from typing import Any, Iterable, List, NamedTuple, Optional, Sequence, Tuple

from .model import Sample

# The property that says whether a value was known.
_KNOWN_BY = (("x", "position"), ("y", "position"), ("pressure", "pressure"), ("altitude", "tilt"), ("azimuth", "tilt"),
             ("roll", "roll"), ("slider", "slider"), ("distance", "distance"))


class Columns(NamedTuple):
    """The values of samples, in the order of the samples. A value that a sample does not have is NaN."""

    time: Any
    """Times in microseconds, as integers."""
    x: Any
    """Distances from the left edge of the tablet, in millimeters."""
    y: Any
    """Distances from the upper edge of the tablet, in millimeters."""
    pressure: Any
    """Pressures, 0 to 1."""
    altitude: Any
    """Angles between the pen and the surface, in radians."""
    azimuth: Any
    """Directions in which the pen leans, in radians."""
    roll: Any
    """Rotations about the pen's own axis, in radians."""
    slider: Any
    """Positions of an airbrush's wheel, 0 to 1."""
    distance: Any
    """Distances from the surface, 0 to 1."""


def columns(samples: Iterable[Sample]) -> Columns:
    """Returns samples as columns. With numpy: `columns(stroke.samples).pressure.max()`."""
    samples = list(samples)
    values = [[getattr(sample, name) if sample.provenance.get(known, "absent") != "absent" else math.nan for sample in samples]
              for name, known in _KNOWN_BY]
    return Columns(whole([sample.time for sample in samples]), *map(real, values))


def numpy() -> Optional[ModuleType]:
    """Returns numpy; None if it is not installed."""
    try:
        import numpy as found
    except ImportError:
        return None
    return found


def whole(numbers: List[int]) -> Any:
    """Returns a column of 64-bit integers."""
    found = numpy()
    return numbers if found is None else found.array(numbers, found.int64)


def real(numbers: List[float]) -> Any:
    """Returns a column of floats."""
    found = numpy()
    return numbers if found is None else found.array(numbers, found.float64)


def told(**given: Optional[Sequence[Any]]) -> Tuple[int, List[Tuple[str, Sequence[Any]]]]:
    """Returns the number of values of each column, and the columns that are not None. Raises ValueError if their lengths differ."""
    there = [(name, values) for name, values in given.items() if values is not None]
    first, count = there[0][0], len(there[0][1])
    for name, values in there:
        if len(values) != count:
            raise ValueError(f"{name} has {len(values)} values where {first} has {count}")
    return count, there
