"""What a program hears of live ink.

A stroke's life: Began or Restored, any number of Sampled and Corrected, then Ended, and exactly one of Finished,
Cancelled and LostStroke. A stroke that was drawn while nobody listened comes as Finished alone.
"""

from dataclasses import dataclass, replace
from typing import FrozenSet, List, Optional, Tuple, Union

from .errors import InkError
from .model import Place, Prediction, Sample, Stroke, Tablet, Tool


@dataclass(frozen=True)
class Connected:
    """A daemon is heard from now on; its newest finished stroke, and what it can send."""

    place: Place
    capabilities: FrozenSet[str]


@dataclass(frozen=True)
class ConnectionLost:
    """The daemon is not heard: all tails are void, and the next attempt comes after `retry` seconds."""

    error: InkError
    retry: float


@dataclass(frozen=True)
class Missed:
    """What will never come.

    `what` is "strokes" (so many were finished while nobody listened here, and are kept no longer),
    "updates" (so many were dropped because this program was slow; the strokes come all the same) or "numbering"
    (the daemon began its numbers anew: what was finished just before its end is unknown).
    """

    what: str
    count: int = 0


@dataclass(frozen=True)
class Device:
    """A device is there, or is known better than before; `tablet` is None if no more is known of it."""

    device: int
    tablet: Optional[Tablet]


@dataclass(frozen=True)
class DeviceRemoved:
    device: int


@dataclass(frozen=True)
class Gap:
    """The kernel dropped events of a device; nothing was invented in their place."""

    device: int
    time: int


@dataclass(frozen=True)
class Pad:
    """A button, ring, strip or dial of a pad."""

    device: int
    time: int
    control: str
    index: int
    mode: int
    value: float


@dataclass(frozen=True)
class Proximity:
    """A tool came near a tablet ("entered") or went ("left"; "lost": nobody reported it)."""

    device: int
    time: int
    tool: Tool
    change: str


@dataclass(frozen=True)
class Hover:
    device: int
    tool: Tool
    sample: Sample


@dataclass(frozen=True)
class Began:
    """A tip touched the surface; the stroke has no samples yet and grows while it is open."""

    stroke: Stroke


@dataclass(frozen=True)
class Restored:
    """A stroke is open, and this is all of it so far, in place of what was told of it."""

    stroke: Stroke


@dataclass(frozen=True)
class Sampled:
    """The tip moved while down."""

    stroke: Stroke
    sample: Sample


@dataclass(frozen=True)
class Corrected:
    """The sample at `position` of a stroke is known better."""

    stroke: Stroke
    position: int
    changed: FrozenSet[str]
    sample: Sample


@dataclass(frozen=True)
class Identified:
    """The tool that draws a stroke is known better than when it began."""

    stroke: Stroke


@dataclass(frozen=True)
class Predicted:
    """Where the tip of a stroke goes from its last sample, in place of what was expected before."""

    stroke: Stroke
    origin: Optional[Sample]
    tail: Tuple[Prediction, ...]

    def until(self, moment: int) -> List[Prediction]:
        """The points that the tip passes up to a moment, the last of them at that moment.

        That one lies on the straight line between the points around it; its values but position, pressure and
        uncertainty are those of the later one. Where the tail ends sooner, so does what is returned.
        """
        passed: List[Prediction] = []
        before = Prediction(self.origin, 0.0) if self.origin else None
        for point in self.tail:
            if point.sample.time > moment:
                if before and moment > before.sample.time:
                    passed.append(_between(before, point, moment))
                break
            passed.append(point)
            before = point
        return passed


def _between(start: Prediction, end: Prediction, moment: int) -> Prediction:
    share = (moment - start.sample.time) / (end.sample.time - start.sample.time)

    def mix(first: float, last: float) -> float:
        return first + (last - first) * share

    sample = replace(
        end.sample, time=moment, x=mix(start.sample.x, end.sample.x), y=mix(start.sample.y, end.sample.y),
        pressure=mix(start.sample.pressure, end.sample.pressure))
    return Prediction(sample, mix(start.uncertainty, end.uncertainty))


@dataclass(frozen=True)
class Ended:
    """The tip was lifted, or the stroke was cut short; its tail is void."""

    stroke: Stroke
    time: int
    flags: FrozenSet[str]


@dataclass(frozen=True)
class Finished:
    """Nothing about a stroke will change any more; this is all of it, as the daemon keeps it."""

    stroke: Stroke


@dataclass(frozen=True)
class Cancelled:
    """A stroke never counted, or had come before: forget what was drawn."""

    stroke: int


@dataclass(frozen=True)
class LostStroke:
    """A stroke was open when the connection broke, and nobody knows any more how it went on."""

    stroke: int


Event = Union[
    Connected, ConnectionLost, Missed, Device, DeviceRemoved, Gap, Pad, Proximity, Hover, Began,
    Restored, Sampled, Corrected, Identified, Predicted, Ended, Finished, Cancelled, LostStroke]
