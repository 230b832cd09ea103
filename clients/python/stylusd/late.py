"""Late sources, which send values that the kernel does not report with a tablet's frames (docs/develop/protocol.md, section 8)."""

import struct
from dataclasses import dataclass
from typing import Any, Iterable, List, Optional

from .connection import Connection
from .errors import Disconnected, InkError
from .model import PROPERTIES, UPRIGHT

LATE_VALUES, LATE_ENDED = 0x50, 0x51
"""The kinds of frames: measurements, and the end of a source."""
MOST_RECORDS = 1_000
"""The largest number of measurements in a frame."""
HEADER = struct.Struct("<IHHQ")
"""Length, kind, version and sequence, before each payload."""
RECORD = struct.Struct("<qQIIHHI6f")
"""The layout of a measurement."""
REASONS = {1: "stopping", 2: "replay_ended", 3: "malformed", 4: "device_gone"}
"""Why the daemon ends a source."""
NONE = 0xFFFF_FFFF
"""The number that stands for an unknown one."""


@dataclass(frozen=True)
class Measurement:
    """The values of one moment. A value that was not measured is None; altitude and azimuth are given together."""

    time: int = 0
    """When it was measured, in microseconds of the source's clock. Ignored with a `stroke`, and for the clock `"arrival"`."""
    pressure: Optional[float] = None
    """The pressure of the tip, 0 to 1."""
    altitude: Optional[float] = None
    """The angle between the pen and the surface, in radians."""
    azimuth: Optional[float] = None
    """The direction in which the pen leans, in radians."""
    roll: Optional[float] = None
    """The rotation about the pen's own axis, in radians."""
    slider: Optional[float] = None
    """The position of an airbrush's wheel, 0 to 1."""
    distance: Optional[float] = None
    """The distance from the surface, 0 to 1."""
    stroke: int = 0
    """The stroke of the sample to which the values belong; 0 to find the sample by its time."""
    index: int = 0
    """The `stylusd.Sample.index` of that sample."""
    sequence: Optional[int] = None
    """The number of the measurement among those of the source, by which lost ones are noticed."""

    @property
    def carried(self) -> int:
        """The properties that were measured, as bits."""
        values = {"pressure": self.pressure, "tilt": self.altitude, "roll": self.roll,
                  "slider": self.slider, "distance": self.distance}
        return sum(1 << PROPERTIES.index(name) for name, value in values.items() if value is not None)

    def record(self) -> bytes:
        """Returns the measurement as bytes of the protocol. Raises ValueError if it contains nothing."""
        if (self.altitude is None) != (self.azimuth is None):
            raise ValueError("altitude and azimuth go together")
        if not self.carried:
            raise ValueError("a measurement of nothing")
        values = [self.pressure or 0.0, UPRIGHT if self.altitude is None else self.altitude,
                  self.azimuth or 0.0, self.roll or 0.0, self.slider or 0.0, self.distance or 0.0]
        return RECORD.pack(
            self.time, self.stroke, self.index, NONE if self.sequence is None else self.sequence,
            self.carried, 0, 0, *values)


def frames(device: int, measurements: Iterable[Measurement]) -> bytes:
    """Returns measurements as frames of the protocol."""
    records = [each.record() for each in measurements]
    data = bytearray()
    for start in range(0, len(records), MOST_RECORDS):
        part = records[start:start + MOST_RECORDS]
        payload = struct.pack("<IIHHI", device, len(part), RECORD.size, 0, 0) + b"".join(part)
        data += HEADER.pack(len(payload), LATE_VALUES, 1, 0) + payload
    return bytes(data)


class LateSource:
    """Sends values of a tablet's tools that arrive separately, for example over Bluetooth. It ends with `close()`.

    - device: the number of the tablet.
    - properties: what it sends, of `"pressure"`, `"tilt"`, `"roll"`, `"slider"` and `"distance"`.
    - clock: the clock of the times: `"monotonic"`, `"own"` (any clock, which the daemon learns) or `"arrival"`.
    - path, patience: as for `stylusd.Connection`.

    Raises `stylusd.Refused` if another source sends one of the properties.
    """

    device: int
    """The number of the tablet."""

    def __init__(self, device: int, properties: Iterable[str], clock: str,
                 path: Optional[str] = None, patience: float = 30):
        self.device = device
        self._connection = Connection(path, patience)
        try:
            self._connection.call("org.stylusd.SendLateValues", {
                "device": device, "properties": list(properties), "clock": clock}, upgrade=True)
        except InkError:
            self._connection.close()
            raise

    def __enter__(self) -> "LateSource":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Ends the source."""
        self._connection.close()

    def fileno(self) -> int:
        """Returns a descriptor that is readable when the daemon has ended the source."""
        return self._connection.fileno()

    def send(self, measurements: List[Measurement]) -> None:
        """Sends measurements, in their order. Raises `stylusd.Disconnected`, with the daemon's reason if it gave one."""
        try:
            self._connection.socket.sendall(frames(self.device, measurements))
        except OSError as error:
            raise Disconnected(self._farewell() or f"the connection broke: {error}") from error

    def _farewell(self) -> str:
        said = b""
        try:
            while len(said) < 65_536:
                more = self._connection.receive()
                if not more:
                    break
                said += more
        except Disconnected:
            pass
        if len(said) < HEADER.size + 8 or HEADER.unpack_from(said)[1] != LATE_ENDED:
            return ""
        reason, count = struct.unpack_from("<II", said, HEADER.size)
        text = said[HEADER.size + 8:][:count].decode(errors="replace")
        return f"the daemon ended the source ({REASONS.get(reason, 'over')}): {text}"
