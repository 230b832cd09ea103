"""Decides what to request and which events to report, so that every finished stroke is reported once, whatever breaks.

It has no socket and no clock, for programs that have their own (docs/develop/protocol.md, sections 4 and 6). Most programs use
`stylusd.Ink` instead. A stroke can arrive through the stream and from the store; the first one counts.
"""

from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterable, List, Optional, Set

from . import events
from .errors import Disconnected, ProtocolError, Renumbered
from .events import Event
from .frames import Message
from .model import Place, Stroke, StrokePage

MOST = 4_096
"""The largest number of open strokes or devices that is accepted from a daemon."""
LONGEST = 65_536
"""The number of samples of a stroke that daemons keep."""


@dataclass
class _Open:
    """A stroke that is drawn, and how many of its samples were told."""

    stroke: Stroke
    told: int = 0


@dataclass
class _Roll:
    """What follows a hello or a loss with its number; who is not named is gone."""

    number: int
    strokes: Set[int]
    devices: Set[int]


class Resumption:
    """The state of a program that receives every finished stroke once.

    For each connection, pass the run of the daemon to `meet`, request pages after `first_since`, subscribe, and pass every message to
    `take`. If `since` is not None after a message or a page, request the page after it before you pass the next message.

    - place: the last finished stroke that the program has; None to begin with new events.
    - devices: the numbers of the devices to which it subscribes; None for all of them.
    """

    place: Optional[Place]
    """The last finished stroke that was reported."""
    since: Optional[int]
    """The stroke after which to request a page now; None if there is nothing to request."""
    ended: Optional[str]
    """Why the stream ended; None if it has not."""

    def __init__(self, place: Optional[Place] = None, devices: Optional[Iterable[int]] = None):
        self.place = place
        self.since: Optional[int] = None
        self.ended: Optional[str] = None
        self._devices = None if devices is None else set(devices)
        self._open: Dict[int, _Open] = {}
        self._present: Set[int] = set()
        self._overtaken: Set[int] = set()
        self._roll: Optional[_Roll] = None
        self._run: Optional[int] = None
        self._is_stale = False  # what is open and there was told by an earlier run
        self._told: List[Event] = []

    @property
    def first_since(self) -> Optional[int]:
        """The stroke after which to request pages before subscribing; None if nothing can have been missed."""
        return self.place.sequence if self.place else None

    # The daemon.

    def meet(self, run: int) -> None:
        """Accepts the run of the daemon that is now connected. Call it first. Raises `stylusd.Renumbered`."""
        known, self._run = self._run, run
        if known in (None, run):
            return
        if self._devices is not None:
            raise Renumbered("the daemon was restarted, and its devices have new numbers")
        self._is_stale = True
        self._overtaken.clear()

    # The store.

    def take_page(self, page: StrokePage, since: int) -> List[Event]:
        """Accepts a page that was requested, and returns its events. Then look at `since`."""
        self.since = None
        if self._run is not None and page.run != self._run:
            raise Disconnected("the daemon was restarted during the request")
        if self.place and self.place.epoch != page.epoch:
            self._renumber(page.epoch)
            if since > 0:  # what came answers a question about other numbers
                self.since = 0
                return self._tell()
        # Nobody knows which devices those of an earlier run were drawn on.
        known = self.place.sequence if self.place else 0
        foreign = 0 if self._devices is None else sum(
            known < stroke.sequence <= page.earlier for stroke in page.strokes)
        if page.missed + foreign:
            self._told.append(events.Missed("strokes", page.missed + foreign))
        for stroke in page.strokes:
            self._take_stroke(stroke, stroke.sequence > page.earlier)
        known = self.place.sequence if self.place else 0
        self.place = Place(page.epoch, max(known, page.next))
        if since < page.next < page.newest:
            self.since = page.next
        return self._tell()

    def _take_stroke(self, stroke: Stroke, is_of_this_run: bool) -> None:
        if self.place is None or stroke.sequence <= self.place.sequence:
            return
        self.place = Place(self.place.epoch, stroke.sequence)
        known = self._open.get(stroke.stroke)
        if known and known.stroke.time == stroke.time:
            del self._open[stroke.stroke]
        else:  # another stroke had the number, in an earlier run
            self._lose({stroke.stroke}, set())
        if is_of_this_run and len(self._overtaken) < MOST:
            self._overtaken.add(stroke.stroke)
        if self._devices is None or (is_of_this_run and stroke.device in self._devices):
            self._told.append(events.Finished(stroke))

    def _renumber(self, epoch: int) -> None:
        if self._devices is not None:
            raise Renumbered("the daemon was restarted, and its devices have new numbers")
        self.place = Place(epoch, 0)
        self._told.append(events.Missed("numbering"))
        self._forget_all()
        self._overtaken.clear()

    def _forget_all(self) -> None:
        self._is_stale = False
        self._roll = None
        self._lose(set(self._open), set(self._present))

    def _lose(self, strokes: Set[int], devices: Set[int]) -> None:
        for stroke in sorted(strokes & set(self._open)):
            del self._open[stroke]
            self._told.append(events.LostStroke(stroke))
        for device in sorted(devices & self._present):
            self._present.remove(device)
            self._told.append(events.DeviceRemoved(device))

    def _tell(self) -> List[Event]:
        told, self._told = self._told, []
        return told

    # The stream.

    def take(self, message: Message) -> List[Event]:
        """Accepts a message, and returns its events. Then look at `since` and `ended`."""
        self.since = None
        begins_roll = message.event in ("hello", "lost")
        if self._is_stale and begins_roll:
            self._forget_all()
        # What was not named yet may still be, behind another hello.
        if self._roll and not begins_roll and not self._is_on_roll(message, self._roll.number):
            roll, self._roll = self._roll, None
            self._lose(roll.strokes, roll.devices)
        self._READERS.get(message.event, Resumption._pass)(self, message)
        return self._tell()

    @staticmethod
    def _is_on_roll(message: Message, number: int) -> bool:
        return (message.sequence <= number
                and message.event in ("snapshot", "device_added", "end", "proximity"))

    def _call(self, number: int) -> None:
        """From here on what is there is named again."""
        self._roll = _Roll(number, set(self._open), set(self._present))

    def _hello(self, message: Message) -> None:
        if message.protocol != 1:
            raise ProtocolError(f"it speaks protocol {message.protocol}")
        if self.place and self.place.epoch != message.epoch:
            self._renumber(message.epoch)
        self.ended = None
        self._overtaken.clear()
        self._call(message.sequence)
        newest = Place(message.epoch, message.stored)
        self._told.append(events.Connected(newest, message.capabilities))
        if self.place is None:
            self.place = newest
        elif newest.sequence > self.place.sequence:
            self.since = self.place.sequence

    def _lost(self, message: Message) -> None:
        self._call(message.sequence)
        self._told.append(events.Missed("updates", message.last - message.first + 1))
        self.since = self.place.sequence if self.place else 0

    def _end_of_stream(self, message: Message) -> None:
        self.ended = message.reason

    def _begin_stroke(self, message: Message) -> Optional[_Open]:
        if message.stroke in self._overtaken:
            return None
        if self._roll:
            self._roll.strokes.discard(message.stroke)
        begun = _Open(Stroke(message.stroke, message.device, message.tool, message.time))
        self._open[message.stroke] = begun
        if len(self._open) > MOST:
            raise ProtocolError("too many open strokes")
        return begun

    def _begin(self, message: Message) -> None:
        begun = self._begin_stroke(message)
        if begun:
            self._told.append(events.Began(begun.stroke))

    def _snapshot(self, message: Message) -> None:
        known = self._open.get(message.stroke)
        if message.first == 0 or known is None:
            known = self._begin_stroke(message)
        if known is None:
            return
        known.stroke.samples.extend(message.samples[:LONGEST - len(known.stroke.samples)])
        known.told = message.first + len(message.samples)
        if known.told >= message.sample_count:
            self._told.append(events.Restored(known.stroke))

    def _sample(self, message: Message) -> None:
        known = self._open.get(message.stroke)
        if known is None:
            return
        known.told += 1
        if len(known.stroke.samples) < LONGEST:
            known.stroke.samples.append(message.sample)
        self._told.append(events.Sampled(known.stroke, message.sample))

    def _update(self, message: Message) -> None:
        known = self._open.get(message.stroke)
        if known is None:
            return
        if message.position < len(known.stroke.samples):
            known.stroke.samples[message.position] = message.sample
        self._told.append(events.Corrected(
            known.stroke, message.position, message.changed, message.sample))

    def _identity(self, message: Message) -> None:
        known = self._open.get(message.stroke)
        if known:
            known.stroke.tool = message.tool
            self._told.append(events.Identified(known.stroke))

    def _predicted(self, message: Message) -> None:
        known = self._open.get(message.stroke)
        if known:
            samples = known.stroke.samples
            self._told.append(events.Predicted(
                known.stroke, samples[-1] if samples else None, message.tail))

    def _end(self, message: Message) -> None:
        known = self._open.get(message.stroke)
        if known:
            self._told.append(events.Ended(known.stroke, message.time, message.flags))

    def _cancelled(self, message: Message) -> None:
        self._overtaken.discard(message.stroke)
        if self._open.pop(message.stroke, None):
            self._told.append(events.Cancelled(message.stroke))

    def _finished(self, message: Message) -> None:
        if message.stroke in self._overtaken:
            self._overtaken.remove(message.stroke)
            return
        known = self._open.get(message.stroke)
        stored = message.stored
        place = self.place or Place(0, 0)
        if stored and stored <= place.sequence:  # a recording that is played again
            if self._open.pop(message.stroke, None):
                self._told.append(events.Cancelled(message.stroke))
        elif stored and (known is None or known.told != message.sample_count):
            # Not all of it came; the store has all that is kept. If it has it no longer, it is lost.
            if known:
                self._roll = _Roll(0, {message.stroke}, set())
            self.since = place.sequence
        elif known:
            self._finish(self._open.pop(message.stroke).stroke, message)
            if stored:
                self.place = Place(place.epoch, stored)

    def _finish(self, stroke: Stroke, message: Message) -> None:
        stroke.sequence = message.stored
        stroke.flags = message.flags
        stroke.updated, stroke.expired, stroke.waited = message.updated, message.expired, message.waited
        self._told.append(events.Finished(stroke))

    def _device(self, message: Message) -> None:
        if message.event == "device_added":
            self._present.add(message.device)
            if self._roll:
                self._roll.devices.discard(message.device)
            if len(self._present) > MOST:
                raise ProtocolError("too many devices")
        self._told.append(events.Device(message.device, message.get("tablet")))

    def _device_removed(self, message: Message) -> None:
        if message.device in self._present:
            self._present.remove(message.device)
            self._told.append(events.DeviceRemoved(message.device))

    def _pass(self, message: Message) -> None:
        told: Any = {"gap": events.Gap, "pad": events.Pad, "proximity": events.Proximity,
                     "hover": events.Hover}.get(message.event)
        if told:
            self._told.append(told(**message.fields))

    _READERS: Dict[str, Callable[["Resumption", Message], None]] = {
        "hello": _hello, "lost": _lost, "end_of_stream": _end_of_stream, "begin": _begin,
        "snapshot": _snapshot, "sample": _sample, "update": _update, "identity": _identity,
        "predicted": _predicted, "end": _end, "cancelled": _cancelled, "finished": _finished,
        "device_added": _device, "device_changed": _device, "device_removed": _device_removed,
    }
