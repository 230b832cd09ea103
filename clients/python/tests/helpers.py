"""Servers that say what a test tells them to, a relay that breaks connections, and the daemon itself."""

import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from typing import Callable, List, Optional, Sequence

from stylusd import Connection, InkError

PATIENCE = 120.0
"""Seconds: far more than anything needs, also on a machine that does other things as well."""


def program(name: str) -> Optional[str]:
    """One of our programs, from STYLUSD_PROGRAMS or the debug build."""
    root = pathlib.Path(__file__).resolve().parents[3]
    folder = pathlib.Path(os.environ.get("STYLUSD_PROGRAMS", root / ".build" / "debug"))
    path = folder / name
    return str(path) if path.exists() else None


def eventually(holds: Callable[[], bool]) -> bool:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if holds():
            return True
        time.sleep(0.02)
    return False


class Folder:
    """A folder for one test; sockets need short paths."""

    def __init__(self) -> None:
        self.path = tempfile.mkdtemp(prefix="stylusd-")

    def file(self, name: str) -> str:
        return os.path.join(self.path, name)

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


class Daemon:
    """A stylusd that runs, from when it listens."""

    def __init__(self, path: str, arguments: Sequence[str]):
        command = program("stylusd")
        assert command
        self.path = path
        self.process = subprocess.Popen(
            [command, "--socket", path, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert eventually(self._listens), "the daemon does not listen"

    def _listens(self) -> bool:
        assert self.process.poll() is None, "the daemon ended"
        try:
            with Connection(self.path):
                return True
        except InkError:
            return False

    def stop(self, kind: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(kind)
        return self.process.wait(PATIENCE)


class Server:
    """Listens, and says to the first, second ... client what the scripts say; then closes.

    A script is a list of bytes to say; None waits for a call first, or at the end for the client to go.
    """

    def __init__(self, path: str, *scripts: Sequence[Optional[bytes]]):
        self.path = path
        self.served = 0
        self.ended = 0
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(path)
        self._listener.listen(16)
        threading.Thread(target=self._serve, args=(scripts,), daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _serve(self, scripts: Sequence[Sequence[Optional[bytes]]]) -> None:
        for script in scripts:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            self.served += 1
            client.settimeout(PATIENCE)
            with client:
                try:
                    for step in script:
                        if step is None:
                            self._hear(client)
                        else:
                            client.sendall(step)
                except OSError:
                    pass
            self.ended += 1

    @staticmethod
    def _hear(client: socket.socket) -> None:
        while client.recv(1) not in (b"\0", b""):
            pass


class Relay:
    """Passes bytes between clients and a daemon, and breaks connections after so many of the daemon's."""

    def __init__(self, path: str, daemon: str, cuts: List[int]):
        self.path = path
        self.broken = 0
        self._daemon = daemon
        self._cuts = list(cuts)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(path)
        self._listener.listen(16)
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                server.connect(self._daemon)
            except OSError:
                client.close()
                continue
            cut = self._cuts.pop(0) if self._cuts else None
            threading.Thread(target=self._carry, args=(client, server, cut), daemon=True).start()

    def _carry(self, client: socket.socket, server: socket.socket, cut: Optional[int]) -> None:
        with client, server:
            calls = threading.Thread(target=self._pass, args=(client, server, None), daemon=True)
            calls.start()
            self._pass(server, client, cut)
            calls.join()

    def _pass(self, source: socket.socket, sink: socket.socket, cut: Optional[int]) -> None:
        try:
            while cut is None or cut > 0:
                data = source.recv(16_384 if cut is None else min(cut, 16_384))
                if not data:
                    break
                sink.sendall(data)
                if cut is not None:
                    cut -= len(data)
            else:
                self.broken += 1
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


def evemu(strokes: int, samples: int, step: int = 5_000) -> str:
    """A recording of a pen tablet: so many strokes of so many samples, `step` microseconds apart."""
    lines = ["# EVEMU 1.3", "N: Test Tablet Pen", "I: 0003 056a 0357 0000",
             "P: 01 00 00 00 00 00 00 00", "B: 00 1b 00 00 00 00 00 00 00",
             *["B: 01 00 00 00 00 00 00 00 00"] * 5, "B: 01 1f 1c 00 00 00 00 00 00",
             "B: 03 03 00 00 01 00 00 00 00", "A: 00 0 44800 4 0 200", "A: 01 0 29600 4 0 200",
             "A: 18 0 8191 0 0 0"]
    now, place = 1_000_000, 0

    def frame(*events: str) -> None:
        nonlocal now
        for event in (*events, "0000 0000 0"):
            lines.append(f"E: {now // 1_000_000}.{now % 1_000_000:06} {event}")
        now += step

    def position() -> List[str]:
        nonlocal place
        place += 20
        return [f"0003 0000 {5_000 + place % 30_000}", f"0003 0001 {1_000 + place // 7 % 20_000}"]

    frame("0001 0140 1", *position())
    for _ in range(strokes):
        frame(*position(), "0001 014a 1", "0003 0018 4000")
        for _ in range(samples - 1):
            frame(*position())
        frame("0001 014a 0", "0003 0018 0")
    frame("0001 0140 0")
    return "\n".join(lines) + "\n"
