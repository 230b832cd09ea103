"""The command `python3 -m stylusd`, which shows what the package can do."""

import argparse
import dataclasses
import json
import sys
import time
from typing import Any, Dict, List, Optional

from . import drawing, events
from .connection import Connection
from .errors import InkError
from .ink import Ink
from .model import Area, Place, Stroke

REDRAW = 0.5
"""At most so often, in seconds, the picture is written while ink comes."""


def main(arguments: Optional[List[str]] = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except InkError as error:
        print(f"stylusd: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads any more, which is no failure
    except KeyboardInterrupt:
        pass
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m stylusd", description="Ink of stylusd.")
    parser.add_argument("-s", "--socket", help="the daemon's socket, if not the default")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for run, text in [(_info, "who serves there"), (_status, "what the daemon has done"),
                      (_devices, "the tablets that are there"),
                      (_strokes, "the finished strokes that are kept, one JSON object per line"),
                      (_ahead, "where tips are expected, whenever that changes")]:
        command = commands.add_parser(run.__name__[1:], help=text, description=text)
        command.set_defaults(run=run)
    watch = commands.add_parser("watch", help="live strokes, each when it is finished",
                                description="Live strokes; goes on through restarts of the daemon.")
    watch.add_argument("--svg", metavar="FILE", help="draw into FILE while they are written")
    watch.add_argument("--json", action="store_true", help="one JSON object per stroke, with its samples")
    watch.add_argument("--since", metavar="EPOCH:N", type=_place, help="also those after number N")
    watch.add_argument("--strokes", metavar="N", type=int, help="end after N strokes")
    watch.set_defaults(run=_watch)
    return parser


def _place(text: str) -> Place:
    epoch, _, sequence = text.partition(":")
    return Place(int(epoch), int(sequence))


def _tell(value: Any) -> None:
    print(json.dumps(value, default=_plain), flush=True)


def _plain(value: Any) -> Any:
    if isinstance(value, frozenset):
        return sorted(value)
    return dataclasses.asdict(value)


def _info(options: argparse.Namespace) -> None:
    with Connection(options.socket) as daemon:
        _tell(daemon.info())


def _status(options: argparse.Namespace) -> None:
    with Connection(options.socket) as daemon:
        _tell(daemon.status())


def _devices(options: argparse.Namespace) -> None:
    with Connection(options.socket) as daemon:
        for tablet in daemon.tablets():
            _tell(tablet.fields)


def _strokes(options: argparse.Namespace) -> None:
    with Connection(options.socket) as daemon:
        for stroke in daemon.strokes():
            _tell(stroke)


def _ahead(options: argparse.Namespace) -> None:
    shown: Dict[int, bool] = {}
    with Ink(options.socket, pads=False) as ink:
        for event in ink:
            if isinstance(event, events.Predicted):
                shown[event.stroke.stroke] = bool(event.tail)
                _tell({"stroke": event.stroke.stroke, "tail": event.tail})
            for stroke in _without_tail(event, list(shown)):
                if shown.pop(stroke, False):
                    _tell({"stroke": stroke, "tail": []})


def _without_tail(event: events.Event, open_strokes: List[int]) -> List[int]:
    """The strokes whose tails an event takes away."""
    if isinstance(event, (events.ConnectionLost, events.Missed)):
        return open_strokes
    if isinstance(event, (events.Ended, events.Finished)):
        return [event.stroke.stroke]
    if isinstance(event, (events.Cancelled, events.LostStroke)):
        return [event.stroke]
    return []


class _Picture:
    """A file that shows finished and open strokes, written anew at most every REDRAW seconds."""

    def __init__(self, path: str):
        self.path = path
        self.finished: List[Stroke] = []
        self.open: Dict[int, Stroke] = {}
        self.area: Optional[Area] = None
        self.due = 0.0

    def take(self, event: events.Event) -> None:
        if isinstance(event, (events.Began, events.Restored)):
            self.open[event.stroke.stroke] = event.stroke
        elif isinstance(event, events.Finished):
            self.open.pop(event.stroke.stroke, None)
            self.finished.append(event.stroke)
        elif isinstance(event, (events.Cancelled, events.LostStroke)):
            self.open.pop(event.stroke, None)
        elif isinstance(event, events.Device) and event.tablet and event.tablet.area:
            self.area = event.tablet.area
        if time.monotonic() >= self.due:
            self.write()

    def write(self) -> None:
        drawing.write(self.path, self.finished + list(self.open.values()), self.area)
        self.due = time.monotonic() + REDRAW


def _watch(options: argparse.Namespace) -> None:
    picture = _Picture(options.svg) if options.svg else None
    count, is_lost = 0, False
    try:
        with Ink(options.socket, since=options.since, predicted_ms=0) as ink:
            for event in ink:
                if picture:
                    picture.take(event)
                if not (is_lost and isinstance(event, events.ConnectionLost)):
                    _report(event, options.json)
                is_lost = isinstance(event, events.ConnectionLost)
                count += isinstance(event, events.Finished)
                if options.strokes is not None and count >= options.strokes:
                    return
    finally:
        if picture:
            picture.write()


def _report(event: events.Event, as_json: bool) -> None:
    if isinstance(event, events.Finished):
        stroke = event.stroke
        if as_json:
            _tell(stroke)
        else:
            print(f"stroke {stroke.sequence}: {stroke.tool.kind}, {len(stroke.samples)} samples"
                  + (f", {' '.join(sorted(stroke.flags))}" if stroke.flags else ""), flush=True)
    elif isinstance(event, events.ConnectionLost):
        print(f"stylusd: {event.error}; waiting for a daemon", file=sys.stderr)
    elif isinstance(event, events.Missed) and event.what != "updates":
        print(f"stylusd: missed {event.what} {event.count or ''}".rstrip(), file=sys.stderr)
    elif isinstance(event, events.LostStroke):
        print(f"stylusd: stroke {event.stroke} went with the daemon", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
