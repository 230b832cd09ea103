"""The events of live ink, which `stylusd.Ink` yields.

The events of a stroke are `Began` or `Restored`, any number of `Sampled`, `Corrected`, `Identified` and `Predicted`, then
`Ended`, and exactly one of `Finished`, `Cancelled` and `LostStroke`. A stroke that was drawn while the program was not connected
arrives as `Finished` only.
"""

from dataclasses import dataclass, replace
from typing import FrozenSet, List, Optional, Tuple, Union

from .errors import InkError
from .model import Place, Prediction, Sample, Stroke, Tablet, Tool


@dataclass(frozen=True)
class Connected:
    """The daemon is connected."""

    place: Place
    """Its newest finished stroke."""
    capabilities: FrozenSet[str]
    """What it can send: `"hover"`, `"pads"`, `"updates"` and `"predicted"`."""


@dataclass(frozen=True)
class ConnectionLost:
    """The connection broke. Remove all predicted tails; open strokes continue or end when the daemon is back."""

    error: InkError
    """Why it broke."""
    retry: float
    """The time until the next attempt, in seconds."""


@dataclass(frozen=True)
class Missed:
    """Something that you will not receive."""

    what: str
    """`"strokes"`: strokes were finished while the program was not connected, and the daemon no longer keeps them.
    `"updates"`: updates were dropped because the program was slow; the finished strokes arrive nevertheless.
    `"numbering"`: the daemon numbers strokes again, so strokes finished just before its end are unknown."""
    count: int = 0
    """How many; 0 if unknown."""


@dataclass(frozen=True)
class Device:
    """A tablet or pad is available, or its description changed."""

    device: int
    """The number of the device."""
    tablet: Optional[Tablet]
    """Its description; None if nothing else is known about it."""


@dataclass(frozen=True)
class DeviceRemoved:
    """A tablet or pad was removed."""

    device: int
    """The number of the device."""


@dataclass(frozen=True)
class Gap:
    """The kernel dropped events of a device. Nothing replaces them."""

    device: int
    """The number of the device."""
    time: int
    """When, in microseconds."""


@dataclass(frozen=True)
class Pad:
    """A button of a pad was pressed or released, or a ring, strip or dial was moved."""

    device: int
    """The number of the pad."""
    time: int
    """When, in microseconds."""
    control: str
    """`"button"`, `"ring"`, `"strip"` or `"dial"`."""
    index: int
    """Which of the controls of that kind, counted from 0."""
    mode: int
    """The mode of the control's group."""
    value: float
    """Of a button, 1 if it is pressed and 0 if it is released. Of a ring, degrees clockwise from the top; of a strip, 0 to 1
    from the top; -1 when the finger is lifted. Of a dial, clicks, clockwise above 0."""


@dataclass(frozen=True)
class Proximity:
    """A tool came into the range of a tablet, or went out of it."""

    device: int
    """The tablet."""
    time: int
    """When, in microseconds."""
    tool: Tool
    """The tool."""
    change: str
    """`"entered"`, `"left"`, or `"lost"` if the tablet did not report that the tool left."""


@dataclass(frozen=True)
class Hover:
    """A tool moved above the surface."""

    device: int
    """The tablet."""
    tool: Tool
    """The tool."""
    sample: Sample
    """Where the tool is, and how it is held."""


@dataclass(frozen=True)
class Began:
    """The tip touched the surface."""

    stroke: Stroke
    """The open stroke, which has no samples yet and grows with each event."""


@dataclass(frozen=True)
class Restored:
    """A stroke is open: it was begun before the program connected, or updates were missed."""

    stroke: Stroke
    """The open stroke with all its samples. It replaces what you received before."""


@dataclass(frozen=True)
class Sampled:
    """The tip moved on the surface."""

    stroke: Stroke
    """The open stroke, which already contains the sample."""
    sample: Sample
    """The new sample."""


@dataclass(frozen=True)
class Corrected:
    """A sample has better values, because a measurement arrived later."""

    stroke: Stroke
    """The open stroke, which already contains the better sample."""
    position: int
    """The position of the sample in the stroke, counted from 0."""
    changed: FrozenSet[str]
    """The properties that changed."""
    sample: Sample
    """The whole sample as it is now."""


@dataclass(frozen=True)
class Identified:
    """The tool of a stroke was identified more exactly, for example by its serial number."""

    stroke: Stroke
    """The open stroke, with the new tool."""


@dataclass(frozen=True)
class Predicted:
    """The predicted path of a tip. It replaces the previous prediction of the stroke, and is no ink."""

    stroke: Stroke
    """The open stroke."""
    origin: Optional[Sample]
    """The last sample of the stroke, where the path begins."""
    tail: Tuple[Prediction, ...]
    """The points of the path, nearest first; empty if a prediction would not be better than the last sample."""

    def until(self, moment: int) -> List[Prediction]:
        """Returns the points up to a moment, such as the one at which your next picture is shown, and the point at that moment.

        The last point lies on the straight line between its neighbors. Its position, pressure and uncertainty are
        interpolated, and its other values are those of the later neighbor. If the tail ends earlier, so does the result.
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
    """The tip was lifted, or the stroke was cut short. Remove its tail; its values may still change."""

    stroke: Stroke
    """The stroke."""
    time: int
    """When, in microseconds."""
    flags: FrozenSet[str]
    """What was unusual about it, of `stylusd.model.FLAGS`."""


@dataclass(frozen=True)
class Finished:
    """A stroke is complete and no longer changes. Every finished stroke arrives exactly once."""

    stroke: Stroke
    """The stroke, as the daemon keeps it."""


@dataclass(frozen=True)
class Cancelled:
    """A stroke does not count, or was received before. Remove what you drew."""

    stroke: int
    """The number of the stroke."""


@dataclass(frozen=True)
class LostStroke:
    """A stroke was open when the connection broke, and its further samples are unknown."""

    stroke: int
    """The number of the stroke."""


Event = Union[
    Connected, ConnectionLost, Missed, Device, DeviceRemoved, Gap, Pad, Proximity, Hover, Began,
    Restored, Sampled, Corrected, Identified, Predicted, Ended, Finished, Cancelled, LostStroke]
"""Any of the events."""
