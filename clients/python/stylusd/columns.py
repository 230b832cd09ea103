"""Many samples at once, each of their values in a column: numpy's arrays where numpy is installed, lists else."""

import math
from types import ModuleType
from typing import Any, Iterable, List, NamedTuple, Optional, Sequence, Tuple

from .model import Sample

# The property that says whether a value was known.
_KNOWN_BY = (("x", "position"), ("y", "position"), ("pressure", "pressure"), ("altitude", "tilt"), ("azimuth", "tilt"),
             ("roll", "roll"), ("slider", "slider"), ("distance", "distance"))


class Columns(NamedTuple):
    """Values of samples in their order: `time` of integers (microseconds), all else of floats, NaN where a sample has none."""

    time: Any
    x: Any
    y: Any
    pressure: Any
    altitude: Any
    azimuth: Any
    roll: Any
    slider: Any
    distance: Any


def columns(samples: Iterable[Sample]) -> Columns:
    """Samples as columns: `columns(stroke.samples).pressure.max()`."""
    samples = list(samples)
    values = [[getattr(sample, name) if sample.provenance.get(known, "absent") != "absent" else math.nan for sample in samples]
              for name, known in _KNOWN_BY]
    return Columns(whole([sample.time for sample in samples]), *map(real, values))


def numpy() -> Optional[ModuleType]:
    """numpy, where it is installed."""
    try:
        import numpy as found
    except ImportError:
        return None
    return found


def whole(numbers: List[int]) -> Any:
    """A column of integers of 64 bits."""
    found = numpy()
    return numbers if found is None else found.array(numbers, found.int64)


def real(numbers: List[float]) -> Any:
    """A column of floats."""
    found = numpy()
    return numbers if found is None else found.array(numbers, found.float64)


def told(**given: Optional[Sequence[Any]]) -> Tuple[int, List[Tuple[str, Sequence[Any]]]]:
    """The columns that are not None, and how many values each has; ValueError if one has more than another."""
    there = [(name, values) for name, values in given.items() if values is not None]
    first, count = there[0][0], len(there[0][1])
    for name, values in there:
        if len(values) != count:
            raise ValueError(f"{name} has {len(values)} values where {first} has {count}")
    return count, there
