"""A client of stylusd, the pen daemon, written from docs/develop/protocol.md alone.

Connection makes calls, Ink is live ink that reconnects and resumes by itself, LateSource sends what a tablet's
frames do not carry.
"""

from .columns import Columns, columns
from .connection import Connection, usual_paths
from .errors import Disconnected, InkError, ProtocolError, Refused, Renumbered, Silent
from .events import (Began, Cancelled, Connected, ConnectionLost, Corrected, Device, DeviceRemoved, Ended,
                     Event, Finished, Gap, Hover, Identified, LostStroke, Missed, Pad, Predicted,
                     Proximity, Restored, Sampled)
from .frames import FrameReader, Message
from .ink import Ink
from .late import LateSource, Measurement
from .model import Area, Place, Prediction, Sample, Stroke, StrokePage, Tablet, Tool
from .resumption import Resumption

__all__ = [
    "Area", "Began", "Cancelled", "Columns", "Connected", "Connection", "ConnectionLost", "Corrected", "Device",
    "DeviceRemoved", "Disconnected", "Ended", "Event", "Finished", "FrameReader", "Gap", "Hover",
    "Identified", "Ink", "InkError", "LateSource", "LostStroke", "Measurement", "Message", "Missed", "Pad",
    "Place", "Predicted", "Prediction", "ProtocolError", "Proximity", "Refused", "Renumbered",
    "Restored", "Resumption", "Sample", "Sampled", "Silent", "Stroke", "StrokePage", "Tablet", "Tool",
    "columns", "usual_paths",
]
