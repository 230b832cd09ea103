"""Calls to the daemon and their replies, in Varlink (docs/develop/protocol.md, section 2)."""

import json
import os
import socket
import struct
from typing import Any, Iterator, List, Optional

from .errors import Disconnected, ProtocolError, Refused, Silent
from .model import Parameters, Stroke, StrokePage, Tablet

LONGEST_REPLY = 67_108_864
"""The longest reply that is read, in bytes."""
SYSTEM_SOCKET = "/run/stylusd/stylusd.sock"
"""The socket of the system's daemon."""


def usual_paths() -> List[str]:
    """Returns the sockets of daemons: first the user's own, then the system's."""
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return ([os.path.join(folder, "stylusd.sock")] if folder else []) + [SYSTEM_SOCKET]


class Connection:
    """A connection to the daemon, for single calls. `stylusd.Ink` receives live ink.

        with stylusd.Connection() as daemon:
            for stroke in daemon.strokes():
                print(stroke.sequence, len(stroke.samples))

    Each call waits for its reply. After an error other than `stylusd.Refused`, make a new connection.

    - path: the socket of the daemon; None tries those of `usual_paths`.
    - patience: the longest time without any data from the daemon, in seconds.

    Raises `stylusd.Disconnected` if no daemon is running.
    """

    patience: float
    """The longest time without any data from the daemon, in seconds."""

    def __init__(self, path: Optional[str] = None, patience: float = 30):
        reasons = []
        for candidate in [path] if path else usual_paths():
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            connection.settimeout(patience)
            try:
                connection.connect(candidate)
            except (OSError, ValueError) as error:
                connection.close()
                reasons.append(f"{candidate}: {error}")
                continue
            self.socket = connection
            self.patience = patience
            self._rest = bytearray()
            return
        raise Disconnected("no daemon to talk to: " + "; ".join(reasons) + ". Fix: start stylusd.")

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection."""
        self.socket.close()

    def fileno(self) -> int:
        """Returns the descriptor of the socket."""
        return self.socket.fileno()

    def call(self, method: str, parameters: Optional[Parameters] = None, *,
             upgrade: bool = False) -> Parameters:
        """Calls a method such as `org.stylusd.GetStatus`, and returns the parameters of its reply.

        Raises `stylusd.Refused`, `stylusd.Disconnected`, `stylusd.Silent` or `stylusd.ProtocolError`.
        """
        call = {"method": method, "parameters": parameters or {}}
        if upgrade:
            call["upgrade"] = True
        broken: Optional[OSError] = None
        try:
            self.socket.sendall(json.dumps(call).encode() + b"\0")
        except socket.timeout as error:
            raise self._silence() from error
        except OSError as error:
            # A daemon that hung up has perhaps said why, before it was asked anything.
            broken = error
        try:
            return self._parameters(self._message())
        except Disconnected:
            if broken:
                raise Disconnected(f"the connection broke: {broken}") from broken
            raise

    def info(self) -> Parameters:
        """Returns the vendor, product, version, URL and interfaces of the daemon."""
        return self.call("org.varlink.service.GetInfo")

    def status(self) -> Parameters:
        """Returns the state and the counters of the daemon (GetStatus)."""
        return self.call("org.stylusd.GetStatus")

    def run(self) -> int:
        """Returns the run of the daemon. Numbers of devices and of open strokes are valid within one run."""
        reply = self.status()
        return int(self._read(lambda: reply.get("run", reply["epoch"])))

    def tablets(self) -> List[Tablet]:
        """Returns the tablets and pads that are connected."""
        reply = self.call("org.stylusd.ListTablets")
        return self._read(lambda: [Tablet.from_json(each) for each in reply["tablets"]])

    def page(self, since: int, limit: int = 100, samples: bool = True) -> StrokePage:
        """Returns finished strokes after `since`, oldest first, and at most `limit` of them (1 to 1000).

        With `samples=False` the strokes have no samples.
        """
        reply = self.call("org.stylusd.GetStrokes",
                          {"since": since, "limit": limit, "samples": samples})
        return self._read(lambda: StrokePage.from_json(reply))

    def pages(self, since: int = 0, limit: int = 100, samples: bool = True) -> Iterator[StrokePage]:
        """Yields all pages of finished strokes after `since`."""
        while True:
            page = self.page(since, limit, samples)
            yield page
            if not since < page.next < page.newest:
                return
            since = page.next

    def strokes(self, since: int = 0) -> Iterator[Stroke]:
        """Yields all finished strokes after `since` that the daemon keeps, oldest first."""
        for page in self.pages(since):
            yield from page.strokes

    def receive(self) -> bytes:
        """Waits for data after an upgrade, and returns it; empty if the daemon closed the connection."""
        if self._rest:
            taken, self._rest = bytes(self._rest), bytearray()
            return taken
        try:
            return self.socket.recv(65_536)
        except socket.timeout as error:
            raise self._silence() from error
        except OSError as error:
            raise Disconnected(f"the connection broke: {error}") from error

    @property
    def has_rest(self) -> bool:
        """Whether `receive` returns at once with data that was read already, for which the descriptor is not readable."""
        return bool(self._rest)

    def _silence(self) -> Silent:
        return Silent(f"the daemon has not answered for {self.socket.gettimeout()} s")

    def _message(self) -> bytes:
        """The next message, without its NUL."""
        start = 0
        while True:
            end = self._rest.find(b"\0", start)
            if end >= 0:
                message = bytes(self._rest[:end])
                del self._rest[:end + 1]
                return message
            if len(self._rest) > LONGEST_REPLY:
                raise ProtocolError("a reply without an end")
            start = len(self._rest)
            before, self._rest = self._rest, bytearray()
            try:
                more = self.receive()
            finally:
                self._rest = before
            if not more:
                raise Disconnected("the daemon closed the connection")
            self._rest += more

    def _parameters(self, message: bytes) -> Parameters:
        try:
            reply = json.loads(message)
        except (ValueError, RecursionError) as error:
            raise ProtocolError(f"a reply that is no JSON: {error}") from error
        if not isinstance(reply, dict) or not isinstance(reply.get("parameters") or {}, dict):
            raise ProtocolError("a reply that is no reply")
        parameters = reply.get("parameters") or {}
        name = reply.get("error")
        if name is None and "parameters" not in reply:
            raise ProtocolError("a reply without parameters")
        if name is None:
            return parameters
        if not isinstance(name, str):
            raise ProtocolError("an error without a name")
        raise Refused(name, parameters)

    @staticmethod
    def _read(body: Any) -> Any:
        try:
            return body()
        except (KeyError, TypeError, ValueError, AttributeError, struct.error, OverflowError) as error:
            raise ProtocolError(f"a reply that is not as described: {error!r}") from error
