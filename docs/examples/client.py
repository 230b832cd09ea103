#!/usr/bin/env python3
"""A client of stylusd, written from docs/protocol.md alone, with Python's own library only.

    client.py SOCKET info       who serves there
    client.py SOCKET strokes    the finished strokes that are kept, one JSON object per line
    client.py SOCKET live       the strokes of the live stream as they finish, until it ends
    client.py SOCKET ahead      where the tip is expected in the next 25 ms, whenever that changes
"""
import json
import socket
import struct
import sys

PROPERTIES = ["position", "time", "pressure", "tilt", "roll", "slider", "distance", "identity"]
KNOWN_HOW = [None, "measured", "held", "refined", "modelled", "predicted"]
FLAGS = ["device_lost", "gap", "lift_estimated", "stopped", "resumed", "truncated"]
BUTTONS = ["stylus", "stylus2", "stylus3", "bit_3", "left", "right", "middle", "side", "extra"]
AXES = ["x", "y", "pressure", "altitude", "azimuth", "roll", "slider", "distance"]

END_OF_STREAM, LOST, SNAPSHOT = 0x03, 0x04, 0x05
BEGIN, SAMPLES, UPDATES, PREDICTED = 0x30, 0x31, 0x32, 0x33
END, FINISHED, CANCELLED = 0x35, 0x36, 0x37

HEADER = struct.Struct("<IHHQ")  # length, type, version, sequence
SAMPLE = struct.Struct("<qiI8fIIHHI")


class Daemon:
    """A connection: first calls and replies, after `live` the frames of a stream."""

    def __init__(self, path):
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.connect(path)
        self.bytes = connection.makefile("rwb")

    def call(self, method, upgrade=False, **parameters):
        """The parameters of the only reply to a call."""
        call = {"method": method, "parameters": parameters, "upgrade": upgrade}
        self.bytes.write(json.dumps(call).encode() + b"\0")
        self.bytes.flush()
        reply = json.loads(b"".join(iter(lambda: self.take(1), b"\0")))
        if "error" in reply:
            raise RuntimeError(f"{reply['error']} {reply.get('parameters')}")
        return reply.get("parameters", {})

    def info(self):
        yield self.call("org.varlink.service.GetInfo")

    def strokes(self):
        """All finished strokes that are kept, fetched page by page."""
        since, newest = 0, None
        while since != newest:
            page = self.call("org.stylusd.GetStrokes", since=since)
            yield from page["strokes"]
            since, newest = page["next"], page["newest"]

    def frames(self, **wishes):
        """The type and the payload of each frame of a live stream."""
        self.call("org.stylusd.Subscribe", upgrade=True, **wishes)
        kind = None
        while kind != END_OF_STREAM:
            length, kind, _, _ = HEADER.unpack(self.take(HEADER.size))
            if length > 65_536:
                raise ValueError(f"a frame of {length} bytes")
            yield kind, self.take(length)

    def live(self):
        """The strokes of a live stream, each when it is finished."""
        open_strokes = {}
        for kind, payload in self.frames():
            stroke = int.from_bytes(payload[:8], "little")  # where the frame is about one
            if kind == BEGIN:
                open_strokes[stroke] = []
            elif kind == SNAPSHOT:  # a long stroke has several, one after another
                open_strokes.setdefault(stroke, []).extend(records(payload, 40))
            elif kind == SAMPLES:
                open_strokes[stroke].extend(records(payload, 8))
            elif kind == UPDATES:  # samples that are known better now
                for position, better in corrections(payload):
                    open_strokes[stroke][position] = better
            elif kind == CANCELLED:
                del open_strokes[stroke]
            elif kind == FINISHED:
                stored, _, flags = struct.unpack_from("<QIH", payload, 16)
                yield {"sequence": stored, "stroke": stroke, "flags": names(FLAGS, flags),
                       "samples": open_strokes.pop(stroke)}
            elif kind == LOST:  # what is open comes again; what has finished, GetStrokes tells
                open_strokes.clear()

    def ahead(self):
        """The tail of a stroke whenever it changes: the points that its tip is expected to pass."""
        shown = set()
        for kind, payload in self.frames(predicted_ms=25):
            stroke = int.from_bytes(payload[:8], "little")  # where the frame is about one
            if kind == PREDICTED:  # in place of the tail before, if there was one
                tail = list(predictions(payload))
                shown = shown | {stroke} if tail else shown - {stroke}
                yield {"stroke": stroke, "tail": tail}
            gone = shown & {stroke} if kind in (END, CANCELLED) else set()
            if kind in (LOST, END_OF_STREAM):
                gone = shown
            shown = shown - gone
            for stroke in sorted(gone):
                yield {"stroke": stroke, "tail": []}

    def take(self, count):
        """The next bytes of the connection, no fewer."""
        taken = self.bytes.read(count)
        if len(taken) < count:
            raise EOFError("the daemon closed the connection")
        return taken


def records(payload, offset):
    """The samples of a list that begins with its count at `offset`."""
    count, size = struct.unpack_from("<IH", payload, offset)
    return [sample(payload, offset + 8 + index * size) for index in range(count)]


def corrections(payload):
    """The positions of samples in their stroke, and the samples as they are now."""
    count, size = struct.unpack_from("<IH", payload, 8)
    for start in range(16, 16 + count * size, size):
        yield struct.unpack_from("<I", payload, start)[0], sample(payload, start + 8)


def predictions(payload):
    """The points of a tail, nearest first: samples and how many millimetres each may be wrong."""
    count, size = struct.unpack_from("<IH", payload, 8)
    for start in range(16, 16 + count * size, size):
        uncertainty, = struct.unpack_from("<f", payload, start)
        yield {"uncertainty": uncertainty, **sample(payload, start + 8)}


def sample(payload, offset):
    """A sample as the JSON form has it, but with the values that rest."""
    time, delay, _, *axes, known, _, _, buttons, _ = SAMPLE.unpack_from(payload, offset)
    provenance = {name: KNOWN_HOW[how] for p, name in enumerate(PROPERTIES)
                  if 0 < (how := known >> 4 * p & 15) < len(KNOWN_HOW)}
    return {"time": time, "kernel_delay": delay, **dict(zip(AXES, axes)),
            "buttons": names(BUTTONS, buttons), "provenance": provenance}


def names(meanings, bits):
    return [name for bit, name in enumerate(meanings) if bits >> bit & 1]


if __name__ == "__main__":
    wishes = {"info": Daemon.info, "strokes": Daemon.strokes, "live": Daemon.live,
              "ahead": Daemon.ahead}
    if len(sys.argv) != 3 or sys.argv[2] not in wishes:
        sys.exit(__doc__)
    for answer in wishes[sys.argv[2]](Daemon(sys.argv[1])):
        print(json.dumps(answer), flush=True)
