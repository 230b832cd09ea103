"""Decodes the binary form of the live stream (docs/develop/protocol.md, section 5). Most programs use `stylusd.Ink` instead."""

import json
import math
import struct
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Tuple

from .errors import ProtocolError
from .model import (AXES, BUTTONS, FLAGS, PROPERTIES, PROVENANCES, TOOL_KINDS, Prediction, Sample,
                    Tablet, Tool, names_of_bits)

LONGEST_PAYLOAD = 65_536
"""The longest payload of a frame, in bytes."""
HEADER = struct.Struct("<IHHQ")
"""Length, kind, version and sequence, before each payload."""
SAMPLE = struct.Struct("<qiI8fIIHHI")
"""The layout of a sample."""
TOOL = struct.Struct("<III")
"""The layout of a tool."""
LIST = struct.Struct("<IHH")
"""The number and the size of the records that follow."""
NONE = 0xFFFF_FFFF
"""The number that stands for an unknown one."""

CHANGES = {1: "entered", 2: "left", 3: "lost"}
"""The changes of a tool's proximity."""
CONTROLS = {1: "button", 2: "ring", 3: "strip", 4: "dial"}
"""The controls of a pad."""
REASONS = {1: "stopping", 2: "replay_ended", 3: "too_slow", 4: "policy"}
"""Why a stream ends."""
CAPABILITIES = dict(enumerate(("hover", "pads", "updates", "predicted")))
"""What a daemon can send."""
_FLAGS = dict(enumerate(FLAGS))
_PROPERTIES = dict(enumerate(PROPERTIES))


@dataclass(frozen=True)
class Message:
    """One message of the stream.

    Its fields are also attributes: `message.stroke` is `message.fields["stroke"]`. A frame with several samples, corrections or hover
    samples becomes one message for each.
    """

    event: str
    """The name of the event (docs/develop/protocol.md, section 4), such as `"sample"`."""
    sequence: int
    """The number of the message in the stream."""
    fields: Mapping[str, Any] = field(default_factory=dict)
    """The fields of the event. `samples` is a tuple of `stylusd.Sample`, `tail` one of `stylusd.Prediction`, `tool` a `stylusd.Tool` and
    `tablet` a `stylusd.Tablet`. Optional fields may be missing."""

    def __getattr__(self, name: str) -> Any:
        # Also asked for `fields` itself, while a copy has none yet.
        if name == "fields" or name not in self.fields:
            raise AttributeError(name)
        return self.fields[name]

    def get(self, name: str, otherwise: Any = None) -> Any:
        """Returns a field, or `otherwise` if it is missing."""
        return self.fields.get(name, otherwise)


class _Payload:
    """The bytes of one frame behind its header."""

    def __init__(self, data: memoryview):
        self.data = data

    def unpack(self, layout: str, offset: int = 0) -> Tuple[Any, ...]:
        try:
            return struct.unpack_from("<" + layout, self.data, offset)
        except struct.error as error:
            raise ProtocolError(f"a payload of {len(self.data)} bytes is too short") from error

    def word(self, meanings: Mapping[int, str], value: int) -> str:
        try:
            return meanings[value]
        except KeyError:
            raise ProtocolError(f"an unknown value {value}") from None

    def tool(self, offset: int) -> Tool:
        kind, serial, model = self.unpack("III", offset)
        return Tool(self.word(TOOL_KINDS, kind), serial, model)

    def beginning(self) -> Dict[str, Any]:
        stroke, time, device = self.unpack("QqI")
        return {"stroke": stroke, "time": time, "device": device, "tool": self.tool(20)}

    def records(self, offset: int, least: int) -> Iterator[int]:
        """Where each record of the list starts that has its count at `offset`."""
        count, size, _ = self.unpack("IHH", offset)
        start = offset + LIST.size
        if size < least or count * size > len(self.data) - start:
            raise ProtocolError(f"{count} records of {size} bytes in {len(self.data)}")
        return (start + index * size for index in range(count))

    def sample(self, offset: int) -> Sample:
        time, delay, ticks, *axes, known, index, expecting, buttons, _ = SAMPLE.unpack_from(
            self.data, offset)
        if not all(map(math.isfinite, axes)):
            raise ProtocolError("a number that is not finite")
        if not all(0 <= axes[place] <= 1 for place in (2, 6, 7)):
            raise ProtocolError("a share outside 0...1")
        provenance = {}
        for place, name in enumerate(PROPERTIES):
            how = known >> 4 * place & 15
            if 0 < how < len(PROVENANCES):
                provenance[name] = PROVENANCES[how]
        return Sample(
            time=time, kernel_delay=delay, device_ticks=None if ticks == NONE else ticks,
            buttons=names_of_bits(buttons, BUTTONS), provenance=provenance,
            expecting=names_of_bits(expecting, _PROPERTIES), index=None if index == NONE else index,
            **dict(zip(AXES, axes)))

    def tablet(self) -> Dict[str, Any]:
        time, device, count = self.unpack("qII")
        told: Dict[str, Any] = {"time": time, "device": device}
        if count > len(self.data) - 16:
            raise ProtocolError("a description that is cut off")
        if count:
            try:
                told["tablet"] = Tablet.from_json(json.loads(bytes(self.data[16:16 + count])))
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
                raise ProtocolError(f"a description that is none: {error!r}") from error
            if told["tablet"].id != device:
                raise ProtocolError("a description of another device")
        return told


Told = List[Tuple[str, Dict[str, Any]]]
"""The events of a frame with their fields."""


def _hello(frame: _Payload) -> Told:
    protocol, heartbeat, capabilities, epoch, stored = frame.unpack("IIQQQ")
    return [("hello", {"protocol": protocol, "heartbeat": heartbeat, "epoch": epoch, "stored": stored,
                       "capabilities": names_of_bits(capabilities, CAPABILITIES)})]


def _ping(frame: _Payload) -> Told:
    return [("ping", {"time": frame.unpack("q")[0]})]


def _end_of_stream(frame: _Payload) -> Told:
    return [("end_of_stream", {"reason": frame.word(REASONS, frame.unpack("II")[0])})]


def _lost(frame: _Payload) -> Told:
    first, last, count, _ = frame.unpack("QQII")
    return [("lost", {"first": first, "last": last, "open": count})]


def _snapshot(frame: _Payload) -> Told:
    count, first = frame.unpack("II", 32)
    samples = tuple(map(frame.sample, frame.records(40, SAMPLE.size)))
    return [("snapshot", {**frame.beginning(), "sample_count": count, "first": first,
                          "samples": samples})]


def _device(event: str) -> Callable[[_Payload], Told]:
    return lambda frame: [(event, frame.tablet())]


def _at(event: str) -> Callable[[_Payload], Told]:
    def read(frame: _Payload) -> Told:
        time, device, _ = frame.unpack("qII")
        return [(event, {"time": time, "device": device})]
    return read


def _pad(frame: _Payload) -> Told:
    time, device, control, index, mode, _, value, _ = frame.unpack("qIBBBBfI")
    if not math.isfinite(value):
        raise ProtocolError("a number that is not finite")
    return [("pad", {"time": time, "device": device, "control": frame.word(CONTROLS, control),
                     "index": index, "mode": mode, "value": value})]


def _proximity(frame: _Payload) -> Told:
    time, device = frame.unpack("qI")
    change, _ = frame.unpack("II", 24)
    return [("proximity", {"time": time, "device": device, "tool": frame.tool(12),
                           "change": frame.word(CHANGES, change)})]


def _hover(frame: _Payload) -> Told:
    device, = frame.unpack("I")
    tool = frame.tool(4)
    return [("hover", {"device": device, "tool": tool, "sample": frame.sample(start)})
            for start in frame.records(16, SAMPLE.size)]


def _begin(frame: _Payload) -> Told:
    return [("begin", frame.beginning())]


def _samples(frame: _Payload) -> Told:
    stroke, = frame.unpack("Q")
    return [("sample", {"stroke": stroke, "sample": frame.sample(start)})
            for start in frame.records(8, SAMPLE.size)]


def _updates(frame: _Payload) -> Told:
    stroke, = frame.unpack("Q")
    told: Told = []
    for start in frame.records(8, 8 + SAMPLE.size):
        position, changed, _ = frame.unpack("IHH", start)
        told.append(("update", {
            "stroke": stroke, "position": position, "sample": frame.sample(start + 8),
            "changed": names_of_bits(changed, _PROPERTIES)}))
    return told


def _predicted(frame: _Payload) -> Told:
    stroke, = frame.unpack("Q")
    tail = []
    for start in frame.records(8, 8 + SAMPLE.size):
        uncertainty, = frame.unpack("f", start)
        if not (math.isfinite(uncertainty) and uncertainty > 0):
            raise ProtocolError("an uncertainty that is not above 0")
        tail.append(Prediction(frame.sample(start + 8), uncertainty))
    return [("predicted", {"stroke": stroke, "tail": tuple(tail)})]


def _identity(frame: _Payload) -> Told:
    stroke, time = frame.unpack("Qq")
    frame.unpack("I", 28)
    return [("identity", {"stroke": stroke, "time": time, "tool": frame.tool(16)})]


def _end(frame: _Payload) -> Told:
    stroke, time, flags, _, _ = frame.unpack("QqHHI")
    return [("end", {"stroke": stroke, "time": time, "flags": names_of_bits(flags, _FLAGS)})]


def _finished(frame: _Payload) -> Told:
    stroke, time, stored, count, flags, _ = frame.unpack("QqQIHH")
    updated, expired, waited = frame.unpack("IIq", 32) if len(frame.data) >= 48 else (0, 0, 0)
    return [("finished", {"stroke": stroke, "time": time, "stored": stored, "sample_count": count,
                          "flags": names_of_bits(flags, _FLAGS), "updated": updated,
                          "expired": expired, "waited": waited})]


def _cancelled(frame: _Payload) -> Told:
    stroke, time = frame.unpack("Qq")
    return [("cancelled", {"stroke": stroke, "time": time})]


READERS: Dict[int, Callable[[_Payload], Told]] = {
    0x01: _hello, 0x02: _ping, 0x03: _end_of_stream, 0x04: _lost, 0x05: _snapshot,
    0x10: _device("device_added"), 0x11: _at("device_removed"), 0x12: _at("gap"), 0x13: _pad,
    0x14: _device("device_changed"), 0x20: _proximity, 0x21: _hover, 0x30: _begin, 0x31: _samples,
    0x32: _updates, 0x33: _predicted, 0x34: _identity, 0x35: _end, 0x36: _finished,
    0x37: _cancelled,
}
"""What decodes each kind of frame; others are skipped."""
COUNTED = frozenset({"sample", "update", "hover"})
"""The events of which a frame can have several, each with a sequence of its own."""


class FrameReader:
    """Decodes the bytes of a stream, which may arrive in pieces of any size. After a `stylusd.ProtocolError`, close the stream."""

    def __init__(self) -> None:
        self._rest = bytearray()

    @property
    def is_within_frame(self) -> bool:
        """Whether a frame is incomplete."""
        return bool(self._rest)

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yields the messages that are complete with these bytes. Take all of them before you pass the next bytes."""
        self._rest += data
        position = 0
        try:
            while len(self._rest) - position >= HEADER.size:
                length, kind, _, sequence = HEADER.unpack_from(self._rest, position)
                if length > LONGEST_PAYLOAD:
                    raise ProtocolError(f"a frame of {length} bytes")
                start = position + HEADER.size
                if len(self._rest) - start < length:
                    return
                payload = bytes(self._rest[start:start + length])
                position = start + length
                yield from self._messages(kind, sequence, payload)
        finally:
            del self._rest[:position]

    @staticmethod
    def _messages(kind: int, sequence: int, payload: bytes) -> Iterator[Message]:
        reader: Optional[Callable[[_Payload], Told]] = READERS.get(kind)
        told = reader(_Payload(memoryview(payload))) if reader else []
        for place, (event, fields) in enumerate(told):
            yield Message(event, sequence + (place if event in COUNTED else 0), fields)

