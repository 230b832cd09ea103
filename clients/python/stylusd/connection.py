"""Calls and their replies: Varlink (docs/develop/protocol.md, section 2)."""

import json
import os
import socket
import struct
from typing import Any, Iterator, List, Optional

from .errors import Disconnected, ProtocolError, Refused, Silent
from .model import Parameters, Stroke, StrokePage, Tablet

LONGEST_REPLY = 67_108_864
SYSTEM_SOCKET = "/run/stylusd/stylusd.sock"


def usual_paths() -> List[str]:
    """Where daemons listen: the user's own instance first, then the system service."""
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return ([os.path.join(folder, "stylusd.sock")] if folder else []) + [SYSTEM_SOCKET]


class Connection:
    """A connection to the daemon.

    Every call waits for its answer, `patience` seconds at most for each sign of the daemon. After an error
    other than `Refused` make a new one.
    """

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
        self.socket.close()

    def fileno(self) -> int:
        return self.socket.fileno()

    def call(self, method: str, parameters: Optional[Parameters] = None, *,
             upgrade: bool = False) -> Parameters:
        """The parameters of the only reply to a call.

        Raises Refused, Disconnected, Silent or ProtocolError.
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
        """Who serves there: vendor, product, version, url, interfaces."""
        return self.call("org.varlink.service.GetInfo")

    def status(self) -> Parameters:
        """What the daemon is and has done."""
        return self.call("org.stylusd.GetStatus")

    def run(self) -> int:
        """Which run of the daemon this is: in another one, numbers of devices and open strokes mean others."""
        reply = self.status()
        return int(self._read(lambda: reply.get("run", reply["epoch"])))

    def tablets(self) -> List[Tablet]:
        """The tablets and pads that are there now."""
        reply = self.call("org.stylusd.ListTablets")
        return self._read(lambda: [Tablet.from_json(each) for each in reply["tablets"]])

    def page(self, since: int, limit: int = 100, samples: bool = True) -> StrokePage:
        """Some finished strokes above `since`, oldest first; at most `limit`, 1 to 1000."""
        reply = self.call("org.stylusd.GetStrokes",
                          {"since": since, "limit": limit, "samples": samples})
        return self._read(lambda: StrokePage.from_json(reply))

    def pages(self, since: int = 0, limit: int = 100, samples: bool = True) -> Iterator[StrokePage]:
        """All pages of finished strokes above `since`."""
        while True:
            page = self.page(since, limit, samples)
            yield page
            if not since < page.next < page.newest:
                return
            since = page.next

    def strokes(self, since: int = 0) -> Iterator[Stroke]:
        """All finished strokes above `since` that are kept, fetched page by page."""
        for page in self.pages(since):
            yield from page.strokes

    def receive(self) -> bytes:
        """What the daemon sends after an upgrade, waiting for it; empty once it closed the connection."""
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
        """Whether bytes were read already that `receive` will give: nothing makes those readable."""
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
