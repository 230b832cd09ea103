"""Tablets, tools, samples and strokes, as the daemon sends them (docs/develop/protocol.md, sections 3 and 4).

Lengths are in millimeters of the tablet, with x to the right and y down. Angles are in radians. Times are in microseconds of
CLOCK_MONOTONIC or, if the daemon plays a recording, of the recording's own clock.
"""

import struct
from dataclasses import dataclass, field
from typing import Any, Dict, FrozenSet, List, Mapping, Optional, Tuple

PROPERTIES = ("position", "time", "pressure", "tilt", "roll", "slider", "distance", "identity")
"""The properties of a sample, each of which has its own provenance. `tilt` is altitude and azimuth, `identity` the tool."""
PROVENANCES = ("absent", "measured", "held", "refined", "modelled", "predicted")
"""How a value can be known: not at all, from the tablet at that time, from an earlier sample, from a later measurement, from an
estimate without a sensor, or from a prediction."""
TOOL_KINDS = {1: "pen", 2: "eraser", 3: "brush", 4: "pencil", 5: "airbrush", 6: "mouse", 7: "lens"}
"""The kinds of tools, by their numbers in the protocol."""
FLAGS = ("device_lost", "gap", "lift_estimated", "stopped", "resumed", "truncated", "switched")
"""What can be unusual about a stroke: the tablet was unplugged, events were lost, nobody reported the lift, the daemon stopped,
the stroke began in the middle, it has more samples than are kept, or the session left the foreground."""
BUTTONS = {0: "stylus", 1: "stylus2", 2: "stylus3", 4: "left", 5: "right", 6: "middle", 7: "side",
           8: "extra"}
"""The buttons of pens and tablet mice, by their bits in the protocol."""
AXES = ("x", "y", "pressure", "altitude", "azimuth", "roll", "slider", "distance")
"""The numbers of a sample, in the order of the protocol."""
UPRIGHT: float = struct.unpack("<f", bytes.fromhex("da0fc93f"))[0]
"""The altitude of an upright pen: the largest 32-bit float that is not above pi/2. A sample without tilt has it."""
RESTING = {name: UPRIGHT if name == "altitude" else 0.0 for name in AXES}
"""The values of axes that the daemon leaves out."""
_SINGLES = struct.Struct("<8f")


def names_of_bits(bits: int, names: Mapping[int, str]) -> FrozenSet[str]:
    """Returns the names of the bits that are set. A bit without a name is called `bit_` and its number."""
    return frozenset(names.get(bit, f"bit_{bit}") for bit in range(bits.bit_length()) if bits >> bit & 1)


@dataclass(frozen=True)
class Tool:
    """One physical tool."""

    kind: str
    """One of `TOOL_KINDS`, such as `"pen"` or `"eraser"`."""
    serial: int = 0
    """The serial number of the tool; 0 if unknown."""
    model: int = 0
    """The vendor's code of the model; 0 if unknown."""

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Tool":
        """Reads a tool as the protocol writes it."""
        return cls(value["kind"], value["serial"], value["model"])


@dataclass(frozen=True)
class Sample:
    """One reading of a pen.

    A value that the tablet does not measure has its default. Ask `provenance` to find out: `sample.provenance.get("pressure")`
    is None if the pressure is unknown. `stylusd.columns` returns NaN for such values.
    """

    time: int
    """When the pen was there, in microseconds."""
    x: float
    """The distance from the left edge of the tablet, in millimeters."""
    y: float
    """The distance from the upper edge of the tablet, in millimeters."""
    pressure: float = 0.0
    """The pressure of the tip, 0 to 1."""
    altitude: float = UPRIGHT
    """The angle between the pen and the surface: 0 for a pen that lies flat, pi/2 for an upright one."""
    azimuth: float = 0.0
    """The direction in which the pen leans: 0 to 2 pi, from the x axis to the y axis."""
    roll: float = 0.0
    """The rotation of the pen about its own axis, -pi to pi."""
    slider: float = 0.0
    """The position of an airbrush's wheel, 0 to 1."""
    distance: float = 0.0
    """The distance from the surface, 0 to 1 of the range in which the tablet senses the tool."""
    kernel_delay: int = 0
    """How much later than `time` the kernel stamped the sample, in microseconds."""
    device_ticks: Optional[int] = None
    """The tablet's own clock, in its own ticks; None if the tablet sends none."""
    buttons: FrozenSet[str] = frozenset()
    """The pressed buttons, of `BUTTONS`."""
    provenance: Mapping[str, str] = field(default_factory=dict)
    """How each property is known: a name of `PROPERTIES` to one of `PROVENANCES`. A property that is absent is left out."""
    expecting: FrozenSet[str] = frozenset()
    """The properties that may still be corrected."""
    index: Optional[int] = None
    """The number by which the daemon refers to the sample in corrections; None if it expects none."""

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Sample":
        """Reads a sample as the protocol writes it."""
        # Printed as the shortest decimal that reads back to the same float of 32 bits.
        axes = dict(zip(AXES, _SINGLES.unpack(_SINGLES.pack(
            *(value.get(name, rest) for name, rest in RESTING.items())))))
        return cls(
            time=value["time"], kernel_delay=value.get("kernel_delay", 0),
            device_ticks=value.get("device_ticks"), buttons=frozenset(value.get("buttons", ())),
            provenance=dict(value["provenance"]), expecting=frozenset(value.get("expecting", ())),
            index=value.get("index"), **axes)


@dataclass(frozen=True)
class Area:
    """A rectangle of the surface, in millimeters."""

    left: float
    """The left edge."""
    top: float
    """The upper edge."""
    width: float
    """The width."""
    height: float
    """The height."""


@dataclass(frozen=True)
class Tablet:
    """A tablet, or the pad of one."""

    id: int
    """The number of the device, which other objects call `device`. It is valid until the daemon restarts."""
    name: str
    """The name of the device, as the kernel reports it."""
    role: str
    """`"pen"` for a tablet, `"pad"` for its buttons, rings, strips and dials."""
    area: Optional[Area]
    """The surface; None for a pad."""
    measures: Tuple[str, ...]
    """The properties that its tools can measure, of `PROPERTIES`."""
    fields: Mapping[str, Any]
    """The complete description, also what this class has no field for (docs/develop/protocol.md, section 3)."""

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Tablet":
        """Reads a description as the protocol writes it."""
        area = value.get("area")
        rectangle = area and Area(area["left"], area["top"], area["width"], area["height"])
        return cls(value["id"], value["name"], value["role"], rectangle, tuple(value["measures"]),
                   dict(value))


@dataclass
class Stroke:
    """A stroke, open or finished. The one of an open stroke grows while events arrive."""

    stroke: int
    """The number of the stroke, from its first touch. It is valid until the daemon restarts."""
    device: int
    """The tablet on which it is drawn: `Tablet.id`."""
    tool: Tool
    """The tool that draws it."""
    time: int
    """When the tip touched the surface, in microseconds of the daemon's clock. `StrokePage.wall` converts it."""
    samples: List[Sample] = field(default_factory=list)
    """Its samples, in the order in which they were drawn; at most 65,536."""
    sequence: int = 0
    """Its number among the finished strokes, which is permanent within an epoch; 0 if it is open or not kept."""
    flags: FrozenSet[str] = frozenset()
    """What was unusual about it, of `FLAGS`."""
    updated: int = 0
    """The number of samples whose expected values all arrived."""
    expired: int = 0
    """The number of samples with values that were expected and did not arrive."""
    waited: int = 0
    """The time from the lift to the last correction, or to the end of the wait for it, in microseconds."""

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Stroke":
        """Reads a finished stroke as the protocol writes it."""
        return cls(
            stroke=value["stroke"], device=value["device"], tool=Tool.from_json(value["tool"]),
            time=value["time"], samples=[Sample.from_json(each) for each in value.get("samples", ())],
            sequence=value["sequence"], flags=frozenset(value["flags"]),
            updated=value.get("updated", 0), expired=value.get("expired", 0),
            waited=value.get("waited", 0))


@dataclass(frozen=True)
class StrokePage:
    """Some of the finished strokes: a reply of `Connection.page`."""

    strokes: Tuple[Stroke, ...]
    """The strokes, oldest first."""
    next: int
    """Where the next page begins: pass it as `since`. If it equals `newest`, this is the last page."""
    newest: int
    """The sequence of the newest finished stroke; 0 if there never was one."""
    oldest: int
    """The sequence of the oldest stroke that is still kept; 0 if none is."""
    missed: int
    """How many strokes after `since` are no longer kept."""
    epoch: int
    """The numbering of finished strokes. If it is not the one you know, all sequences began again."""
    run: int
    """The run of the daemon. If it is not the one you know, devices and open strokes have other numbers."""
    earlier: int = 0
    """The sequence of the newest stroke of an earlier run; 0 if there is none."""
    clock_offset: Optional[int] = None
    """What to add to the time of a stroke after `earlier` to get microseconds since 1970; None for a recording."""

    def wall(self, stroke: Stroke) -> Optional[int]:
        """Returns when a stroke of the page began, in microseconds since 1970, by the machine's current clocks.

        None for a recording, which has its own times, and for a stroke of an earlier run of the daemon.
        """
        if self.clock_offset is None or stroke.sequence <= self.earlier:
            return None
        return stroke.time + self.clock_offset

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "StrokePage":
        """Reads the reply of GetStrokes. Raises ValueError if it contradicts itself."""
        strokes = tuple(Stroke.from_json(each) for each in value["strokes"])
        page = cls(strokes, value["next"], value["newest"], value["oldest"], value["missed"],
                   value["epoch"], value.get("run", value["epoch"]), value.get("earlier", 0),
                   value.get("clock_offset"))
        if page.next != (strokes[-1].sequence if strokes else page.newest):
            raise ValueError("a page of strokes that does not end where it says")
        return page


@dataclass(frozen=True)
class Prediction:
    """A point of the predicted path of a tip."""

    sample: Sample
    """Where the tip is expected, and when. All its values are predicted or absent."""
    uncertainty: float
    """The average distance by which the tip will miss it, in millimeters."""


@dataclass(frozen=True)
class Place:
    """The last finished stroke that a program received. Store it, and pass it to `stylusd.Ink` the next time."""

    epoch: int
    """The numbering of finished strokes."""
    sequence: int
    """The number of the stroke in it; 0 for none."""


Parameters = Dict[str, Any]
"""The parameters of a call or of its reply, as JSON."""
