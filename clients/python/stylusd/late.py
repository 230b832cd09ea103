"""Late sources: values that do not pass the kernel with a tablet's frames (docs/develop/protocol.md, section 8)."""

import struct
from dataclasses import dataclass
from typing import Any, Iterable, List, Optional

from .connection import Connection
from .errors import Disconnected, InkError
from .model import PROPERTIES, UPRIGHT

LATE_VALUES, LATE_ENDED = 0x50, 0x51
MOST_RECORDS = 1_000
HEADER = struct.Struct("<IHHQ")
RECORD = struct.Struct("<qQIIHHI6f")
REASONS = {1: "stopping", 2: "replay_ended", 3: "malformed", 4: "device_gone"}
NONE = 0xFFFF_FFFF


@dataclass(frozen=True)
class Measurement:
    """Values of one moment; those that are None were not measured. Altitude and azimuth go together.

    time: on the clock of the source, in microseconds; means nothing where `stroke` is given, or for the clock
    "arrival". stroke, index: the sample it belongs to, as a stream named it. sequence: its place among the
    source's values.
    """

    time: int = 0
    pressure: Optional[float] = None
    altitude: Optional[float] = None
    azimuth: Optional[float] = None
    roll: Optional[float] = None
    slider: Optional[float] = None
    distance: Optional[float] = None
    stroke: int = 0
    index: int = 0
    sequence: Optional[int] = None

    @property
    def carried(self) -> int:
        """The bits of the properties that it has."""
        values = {"pressure": self.pressure, "tilt": self.altitude, "roll": self.roll,
                  "slider": self.slider, "distance": self.distance}
        return sum(1 << PROPERTIES.index(name) for name, value in values.items() if value is not None)

    def record(self) -> bytes:
        """The bytes of the wire."""
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
    """The frames that carry measurements."""
    records = [each.record() for each in measurements]
    data = bytearray()
    for start in range(0, len(records), MOST_RECORDS):
        part = records[start:start + MOST_RECORDS]
        payload = struct.pack("<IIHHI", device, len(part), RECORD.size, 0, 0) + b"".join(part)
        data += HEADER.pack(len(payload), LATE_VALUES, 1, 0) + payload
    return bytes(data)


class LateSource:
    """Sends a tablet's late values; it ends with `close()`.

    properties: of "pressure", "tilt", "roll", "slider", "distance". clock: "monotonic", "own" or "arrival".
    """

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
        self._connection.close()

    def fileno(self) -> int:
        """Readable when the daemon has ended the source."""
        return self._connection.fileno()

    def send(self, measurements: List[Measurement]) -> None:
        """Sends measurements in this order. Raises Disconnected, with the daemon's reason if it gave one."""
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
