"""A client of stylusd, the pen daemon. It needs nothing but Python, and uses numpy if it is installed.

    import stylusd

    with stylusd.Ink() as ink:                       # reconnects and resumes by itself
        for event in ink:
            if isinstance(event, stylusd.Finished):
                print(event.stroke.sequence, len(event.stroke.samples))

- `Ink` receives live ink as events, `stylusd.aio.Ink` does so for asyncio.
- `Connection` makes single calls: tablets, finished strokes, the state of the daemon.
- `stylusd.predictor.Predictor` predicts the tip of a pen from your program's own samples.
- `stylusd.scribble.Scribble` makes areas of your program's windows accept handwriting.
- `stylusd.drawing.svg` draws strokes as SVG.
- `LateSource` sends values that a tablet does not report with its frames.
- `stylusd.frames` and `stylusd.resumption` decode the stream for programs with their own sockets.

`stylusd.model` and `stylusd.events` contain the classes, `stylusd.errors` what can go wrong.

Lengths are in millimeters, angles in radians, pressure is 0 to 1, and times are in microseconds of the daemon's clock.
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
