"""What the daemon tells of: tablets, tools, samples, strokes (docs/develop/protocol.md, sections 3 and 4).

Lengths are millimetres, angles radians, times microseconds on CLOCK_MONOTONIC (of a recording, on its own
clock).
"""

import struct
from dataclasses import dataclass, field
from typing import Any, Dict, FrozenSet, List, Mapping, Optional, Tuple

PROPERTIES = ("position", "time", "pressure", "tilt", "roll", "slider", "distance", "identity")
PROVENANCES = ("absent", "measured", "held", "refined", "modelled", "predicted")
TOOL_KINDS = {1: "pen", 2: "eraser", 3: "brush", 4: "pencil", 5: "airbrush", 6: "mouse", 7: "lens"}
FLAGS = ("device_lost", "gap", "lift_estimated", "stopped", "resumed", "truncated")
BUTTONS = {0: "stylus", 1: "stylus2", 2: "stylus3", 4: "left", 5: "right", 6: "middle", 7: "side",
           8: "extra"}
AXES = ("x", "y", "pressure", "altitude", "azimuth", "roll", "slider", "distance")
UPRIGHT: float = struct.unpack("<f", bytes.fromhex("da0fc93f"))[0]
"""pi/2 as a float of 32 bits that is not above it; what a sample without tilt has on the wire."""
RESTING = {name: UPRIGHT if name == "altitude" else 0.0 for name in AXES}
_SINGLES = struct.Struct("<8f")


def names_of_bits(bits: int, names: Mapping[int, str]) -> FrozenSet[str]:
    """The names of the bits that are set; one without a name is `bit_` and its number."""
    return frozenset(names.get(bit, f"bit_{bit}") for bit in range(bits.bit_length()) if bits >> bit & 1)


@dataclass(frozen=True)
class Tool:
    """One physical tool; serial and model are 0 where unknown."""

    kind: str
    serial: int = 0
    model: int = 0

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Tool":
        return cls(value["kind"], value["serial"], value["model"])


@dataclass(frozen=True)
class Sample:
    """One reading of a pen; `provenance` names how each property that it has is known."""

    time: int
    x: float
    y: float
    pressure: float = 0.0
    altitude: float = UPRIGHT
    azimuth: float = 0.0
    roll: float = 0.0
    slider: float = 0.0
    distance: float = 0.0
    kernel_delay: int = 0
    device_ticks: Optional[int] = None
    buttons: FrozenSet[str] = frozenset()
    provenance: Mapping[str, str] = field(default_factory=dict)
    expecting: FrozenSet[str] = frozenset()
    index: Optional[int] = None

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Sample":
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
    """A rectangle of the surface."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Tablet:
    """A tablet (`role` "pen") or its pad; what this client does not know of it is in `fields`."""

    id: int
    name: str
    role: str
    area: Optional[Area]
    measures: Tuple[str, ...]
    fields: Mapping[str, Any]

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Tablet":
        area = value.get("area")
        rectangle = area and Area(area["left"], area["top"], area["width"], area["height"])
        return cls(value["id"], value["name"], value["role"], rectangle, tuple(value["measures"]),
                   dict(value))


@dataclass
class Stroke:
    """A stroke; `sequence` is its number among the finished ones, 0 if it is open or not kept."""

    stroke: int
    device: int
    tool: Tool
    time: int
    samples: List[Sample] = field(default_factory=list)
    sequence: int = 0
    flags: FrozenSet[str] = frozenset()
    updated: int = 0
    expired: int = 0
    waited: int = 0

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Stroke":
        return cls(
            stroke=value["stroke"], device=value["device"], tool=Tool.from_json(value["tool"]),
            time=value["time"], samples=[Sample.from_json(each) for each in value.get("samples", ())],
            sequence=value["sequence"], flags=frozenset(value["flags"]),
            updated=value.get("updated", 0), expired=value.get("expired", 0),
            waited=value.get("waited", 0))


@dataclass(frozen=True)
class StrokePage:
    """Some finished strokes: the reply of GetStrokes."""

    strokes: Tuple[Stroke, ...]
    next: int
    newest: int
    oldest: int
    missed: int
    epoch: int
    run: int
    earlier: int = 0
    clock_offset: Optional[int] = None

    def wall(self, stroke: Stroke) -> Optional[int]:
        """When a stroke of the page began, in microseconds since 1970, as the machine's clocks stand now.

        None for a recording, whose times are its own, and for a stroke of an earlier run of the daemon.
        """
        if self.clock_offset is None or stroke.sequence <= self.earlier:
            return None
        return stroke.time + self.clock_offset

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "StrokePage":
        strokes = tuple(Stroke.from_json(each) for each in value["strokes"])
        page = cls(strokes, value["next"], value["newest"], value["oldest"], value["missed"],
                   value["epoch"], value.get("run", value["epoch"]), value.get("earlier", 0),
                   value.get("clock_offset"))
        if page.next != (strokes[-1].sequence if strokes else page.newest):
            raise ValueError("a page of strokes that does not end where it says")
        return page


@dataclass(frozen=True)
class Prediction:
    """Where a tip is expected to be, and by how many millimetres that will be wrong on average."""

    sample: Sample
    uncertainty: float


@dataclass(frozen=True)
class Place:
    """How far somebody's finished strokes go, in which numbering."""

    epoch: int
    sequence: int


Parameters = Dict[str, Any]
