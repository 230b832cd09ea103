"""Live ink, which continues after broken connections and restarts of the daemon."""

import random
import select
import time
from collections import deque
from typing import Any, Deque, Iterable, Iterator, List, Optional

from .connection import Connection
from .errors import Disconnected, InkError, Refused, Silent
from .events import ConnectionLost, Event
from .frames import FrameReader
from .model import Parameters, Place
from .resumption import Resumption

SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""The bounds of the time until the next attempt, in seconds. Each time is twice the last, shortened by up to half at random."""

ENDS = {
    "stopping": "the daemon is stopping",
    "too_slow": "the daemon closed the stream because its ink was not read fast enough",
    "policy": "the daemon may no longer send ink to this program; its log has the reason",
}
"""Why a daemon ends a stream."""


class Ink:
    """Live ink, as an iterator of events.

        with stylusd.Ink() as ink:
            for event in ink:
                if isinstance(event, stylusd.Finished):
                    print(event.stroke.sequence, len(event.stroke.samples))

    In an event loop, wait until `fileno()` is readable, for at most `timeout()` seconds, and call `read()`.

    It connects by itself, waits for a daemon that is not running, and continues after every break. It ends when the daemon's
    recording ends, after `close()`, or with a `stylusd.InkError` if waiting would not help.

    - path: the socket of the daemon; None tries those of `stylusd.usual_paths`.
    - since: the `stylusd.Place` up to which you have the finished strokes; None begins with new events.
    - devices: the numbers of the tablets and pads to listen to; None for all of them.
    - hover: whether to receive `stylusd.Hover`.
    - pads: whether to receive `stylusd.Pad`.
    - updates: whether to receive values that arrive late, as `stylusd.Corrected`.
    - predicted_ms: how far ahead to predict, in milliseconds, 0 to 50; 0 for no predictions.
    - max_batch_us: how long the daemon may delay events to send them together, in microseconds, 0 to 100,000.
    - patience: how long to wait for each reply, in seconds.
    """

    def __init__(self, path: Optional[str] = None, *, since: Optional[Place] = None,
                 devices: Optional[Iterable[int]] = None, hover: bool = False, pads: bool = True,
                 updates: bool = True, predicted_ms: int = 25, max_batch_us: int = 0,
                 patience: float = 10):
        self._subscription: Parameters = {"hover": hover, "pads": pads, "updates": updates,
                                    "predicted_ms": predicted_ms, "max_batch_us": max_batch_us}
        if devices is not None:
            self._subscription["devices"] = devices = list(devices)
        self._path = path
        self._patience = patience
        self._resumption = Resumption(since, devices)
        self._connection: Optional[Connection] = None
        self._frames = FrameReader()
        self._silence = float(patience)
        self._wait = SHORTEST_WAIT
        self._due = self._began = time.monotonic()
        self._is_over = False
        self._waiting: Deque[Event] = deque()
        self._poller = select.epoll()

    def __enter__(self) -> "Ink":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Ends the ink, and closes the connection."""
        self._is_over = True
        self._hang_up()
        self._poller.close()

    @property
    def place(self) -> Optional[Place]:
        """The last finished stroke that was received; None before the first connection. Store it, and pass it as `since` next time."""
        return self._resumption.place

    @property
    def is_over(self) -> bool:
        """Whether there will be no more events."""
        return self._is_over

    def fileno(self) -> int:
        """Returns a descriptor that is readable when `read()` has something to do. It never changes."""
        return self._poller.fileno()

    def timeout(self) -> Optional[float]:
        """Returns the time in seconds after which to call `read()` even if nothing is readable; None if the ink is over."""
        return None if self._is_over else max(0.0, self._due - time.monotonic())

    def __iter__(self) -> Iterator[Event]:
        while True:
            while self._waiting:
                yield self._waiting.popleft()
            if self._is_over:
                return
            select.select([self], [], [], self.timeout())
            self._waiting.extend(self.read())

    def read(self) -> List[Event]:
        """Returns the events that have arrived. After a break, it also connects and fetches the strokes that were missed."""
        told: List[Event] = []
        if self._is_over:
            return told
        try:
            if self._connection is None:
                if time.monotonic() >= self._due:
                    self._connect(told)
            else:
                self._receive(self._connection, told)
        except InkError as error:
            self._hang_up()
            if not isinstance(error, Disconnected) and not (
                    isinstance(error, Refused) and error.is_passing):
                self._is_over = True
                raise
            told.append(ConnectionLost(error, self._back_off()))
        return told

    def _connect(self, told: List[Event]) -> None:
        self._began = time.monotonic()
        self._frames = FrameReader()
        connection = self._connection = Connection(self._path, self._patience)
        self._resumption.meet(connection.run())
        self._fetch(connection, self._resumption.first_since, told)
        connection.call("org.stylusd.Subscribe", self._subscription, upgrade=True)
        self._silence = self._patience
        self._due = time.monotonic() + self._silence
        self._poller.register(connection.fileno(), select.EPOLLIN)
        if connection.has_rest:
            self._receive(connection, told)

    def _receive(self, connection: Connection, told: List[Event]) -> None:
        if not connection.has_rest and not select.select([connection], [], [], 0)[0]:
            if time.monotonic() >= self._due:
                raise Silent(f"no sign of life for {self._silence:.0f} s")
            return
        data = connection.receive()
        if not data:
            raise Disconnected("the daemon closed the connection" + (
                " in the middle of a message" if self._frames.is_within_frame else ""))
        for message in self._frames.feed(data):
            if message.event == "hello":
                self._silence = 3 * min(max(message.heartbeat, 100), 600_000) / 1_000
            told += self._resumption.take(message)
            if self._resumption.since is not None:
                with Connection(self._path, self._patience) as asking:
                    self._fetch(asking, self._resumption.since, told)
            if self._resumption.ended == "replay_ended":
                self._is_over = True
                return self._hang_up()
            if self._resumption.ended:
                raise Disconnected(ENDS[self._resumption.ended])
        self._due = time.monotonic() + self._silence

    def _fetch(self, connection: Connection, since: Optional[int], told: List[Event]) -> None:
        while since is not None:
            told += self._resumption.take_page(connection.page(since), since)
            since = self._resumption.since

    def _hang_up(self) -> None:
        if self._connection:
            self._connection.close()  # which the poller notices by itself
            self._connection = None

    def _back_off(self) -> float:
        now = time.monotonic()
        if now - self._began >= LONGEST_WAIT:
            self._wait = SHORTEST_WAIT
        wait = self._wait * random.uniform(0.5, 1)
        self._wait = min(2 * self._wait, LONGEST_WAIT)
        self._due = now + wait
        return wait
