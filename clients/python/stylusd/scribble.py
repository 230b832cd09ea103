"""Makes areas of your program's windows, its elements, accept handwriting (docs/develop/scribble-elements.md).

    class Plate(Delegate):
        def __init__(self):
            self.plate = Text()
        def text(self, element):
            return Answer(self.plate.text, self.plate.caret)
        def change(self, element, start, end, text):
            return self.plate.change(start, end, text)

    scribble = Scribble("engraver", Plate())
    scribble.set_elements([Element("plate", Area(20, 20, 300, 60))])
    scribble.watch(GLib)            # or: whenever fileno() is readable, scribble.serve()
"""

import json
import os
import socket
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Sequence, Set, Tuple

from .errors import Disconnected, ProtocolError, Refused

INTERFACE = "org.stylusd.scribble."
"""The prefix of the methods of inkscribe."""
LONGEST_EVENT = 1_048_576
"""The longest event that is read, in bytes."""
MOST_UNSENT = 1_048_576
"""How many bytes may wait to be sent before the connection counts as broken."""


@dataclass(frozen=True)
class Area:
    """A rectangle of a window, in logical pixels from the upper left corner of its content."""

    left: float
    """The left edge."""
    top: float
    """The upper edge."""
    width: float
    """The width."""
    height: float
    """The height."""

    def to_json(self) -> Dict[str, float]:
        """Returns the rectangle as the protocol writes it."""
        return {"left": self.left, "top": self.top, "width": self.width, "height": self.height}

    @staticmethod
    def from_json(value: Any) -> "Area":
        """Reads a rectangle as the protocol writes it."""
        return Area(*(float(value[key]) for key in ("left", "top", "width", "height")))


@dataclass(frozen=True)
class Element:
    """An area of a window in which the user can write, or must not write."""

    id: str
    """The name of the element, which is unique in your program."""
    area: Area
    """Its position in the window."""
    kind: str = "text"
    """`"text"`: your program receives the text. `"field"`: your program focuses a text field of its toolkit, which receives the
    text. `"canvas"`: your program handles the pen itself."""
    multiline: bool = False
    """Whether it has several lines of text."""
    focused: bool = False
    """Whether it has the keyboard focus."""
    delays_focus: bool = False
    """Whether it moves when it gets the keyboard focus, so that it is focused only after the user stops writing."""
    asks: bool = False
    """Whether `Delegate.should_begin` is called for each stroke."""

    def to_json(self) -> Dict[str, Any]:
        """Returns the element as the protocol writes it."""
        told: Dict[str, Any] = {"id": self.id, "kind": self.kind, "area": self.area.to_json()}
        for name in ("multiline", "focused", "delays_focus", "asks"):
            if getattr(self, name):
                told[name] = True
        return told


@dataclass(frozen=True)
class Answer:
    """The current text of an element."""

    text: str
    """The text."""
    caret: Optional[int] = None
    """The position of the caret, in code points; None if there is none."""
    glyphs: Optional[Sequence[Area]] = None
    """The position of each code point, at most 512. If it is None, gestures on the text are passed to `Delegate.gesture`."""


class Text:
    """The text of an element, which changes as the user writes. Offsets are in code points, as in Python's strings."""

    text: str
    """The text."""
    caret: int
    """The position of the caret."""

    def __init__(self, text: str = ""):
        self.text = text
        self.caret = len(text)

    def change(self, start: int, end: int, text: str) -> bool:
        """Replaces a part of the text and sets the caret after it. Returns False if there is no such part."""
        if not 0 <= start <= end <= len(self.text):
            return False
        self.text = self.text[:start] + text + self.text[end:]
        self.caret = start + len(text)
        return True


class Delegate:
    """What your program does for its elements. Override the methods that you need; each must return within 0.4 s."""

    def request_elements(self, area: Area, title: str, application: str) -> Optional[List[Element]]:
        """Returns the elements of a window; None for those that were set last."""

    def should_begin(self, element: str, x: float, y: float) -> bool:
        """Returns whether a stroke that began at this point may be writing. Called for elements with `Element.asks`."""
        return True

    def will_begin(self, element: Optional[str], x: float, y: float) -> None:
        """Writing begins, so hide placeholders. `element` is None over a text field that is not an element."""

    def did_finish(self, element: Optional[str]) -> None:
        """Writing has ended: its text was inserted or discarded."""

    def focus_element(self, element: str, x: float, y: float,
                      done: Callable[[Optional[Area]], None]) -> None:
        """Gives an element the keyboard focus, and then calls `done` with the area of its caret or field; with None on failure.

        `done` may be called later, for example after the window has created a field.
        """
        done(Area(x, y, 1, 1))

    def text(self, element: str) -> Optional[Answer]:
        """Returns the text of an element; None if it is unknown, and offsets then start where the user began to write."""

    def change(self, element: str, start: int, end: int, text: str) -> bool:
        """Replaces a part of an element's text, and returns whether that was done."""
        return False

    def select(self, element: str, start: int, end: int) -> bool:
        """Selects a part of an element's text, and returns whether that was done."""
        return False

    def gesture(self, element: str, gesture: str, area: Area) -> bool:
        """Handles a gesture on an element, and returns whether it had a meaning there.

        `gesture` is `"scratch_out"`, `"line"`, `"circle"`, `"vertical_line"`, `"caret"` or `"long_press"`; during the last one the
        pen is still down.
        """
        return False

    def pen_expected(self, expected: bool) -> None:
        """A pen came near or went away. A layout can make more room for writing while `expected` is True."""


class Scribble:
    """The connection to inkscribe, which turns handwriting into text. No method blocks.

    - name: the name of your program.
    - delegate: what your program does for its elements.
    - path: the socket of inkscribe; None for the default.
    """

    name: str
    """The name of your program."""
    delegate: Delegate
    """What your program does for its elements."""
    is_pen_expected: bool
    """Whether a pen is near."""

    def __init__(self, name: str, delegate: Delegate, path: Optional[str] = None):
        self.name, self.delegate = name, delegate
        self.is_pen_expected = False
        self._path = path
        self._socket: Optional[socket.socket] = None
        self._windows: Dict[Tuple[Optional[str], Optional[str]], List[Element]] = {}
        self._written: Set[Optional[str]] = set()
        self._inbox, self._outbox = bytearray(), bytearray()
        self._is_stuck = False
        self._glib: Any = None
        self._waits = False

    # A connection

    def connect(self) -> None:
        """Connects, and registers the elements that were set before. Raises `stylusd.Disconnected`; call it again later."""
        self.close()
        folder = os.environ.get("XDG_RUNTIME_DIR")
        path = self._path or (os.path.join(folder, "inkscribe.sock") if folder else None)
        if path is None:
            raise Disconnected("XDG_RUNTIME_DIR is not set, so inkscribe's socket is unknown")
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            made.setblocking(False)
            made.connect(path)
        except (OSError, ValueError) as error:
            made.close()
            raise Disconnected(f"no inkscribe to talk to: {path}: {error}. "
                               "Start it: systemctl --user enable --now inkscribe") from error
        self._socket = made
        self._call("ServeElements", {"name": self.name}, more=True)
        for window, elements in self._windows.items():
            self._set(window, elements, None)

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection."""
        return self._socket is not None

    def close(self) -> None:
        """Ends the connection, which removes the elements."""
        if self._socket:
            self._socket.close()
        self._socket = None
        self._inbox, self._outbox = bytearray(), bytearray()
        self._is_stuck = False
        was_expected, written = self.is_pen_expected, self._written
        self.is_pen_expected, self._written = False, set()
        for element in written:
            self.delegate.did_finish(element)
        if was_expected:
            self.delegate.pen_expected(False)

    def fileno(self) -> int:
        """Returns a descriptor that is readable when `serve` has something to do; -1 if there is no connection."""
        return self._socket.fileno() if self._socket else -1

    @property
    def wants_write(self) -> bool:
        """Whether data waits to be sent. If so, also call `serve` when `fileno()` is writable."""
        return bool(self._outbox)

    def watch(self, glib: Any, retry: float = 2) -> None:
        """Connects and serves in GLib's main loop, and connects again `retry` seconds after the connection broke."""

        self._glib = glib

        def come(*_: Any) -> bool:
            try:
                self.connect()
            except Disconnected:
                glib.timeout_add(int(retry * 1_000), come)
                return False
            glib.unix_fd_add_full(glib.PRIORITY_DEFAULT, self.fileno(), glib.IOCondition.IN | glib.IOCondition.HUP,
                                  ready)
            return False

        def ready(*_: Any) -> bool:
            try:
                self.serve()
            except (Disconnected, ProtocolError, Refused):
                self.close()
                glib.timeout_add(int(retry * 1_000), come)
                return False
            return True

        come()

    # What is told

    def set_elements(self, elements: Sequence[Element], title: Optional[str] = None,
                     application: Optional[str] = None) -> None:
        """Sets all elements of a window, at most 256. Call it whenever one is added, removed or moved, or gets the keyboard focus.

        The window is identified by its title and its app id. If both are None, it is any window of your program.
        """
        self._windows[title, application] = list(elements)
        if self._socket:
            self._set((title, application), elements, None)

    @property
    def is_handling_writing(self) -> bool:
        """Whether the user is writing on the windows of your program, in an element or a text field."""
        return bool(self._written)

    def is_written(self, element: str) -> bool:
        """Returns whether the user is writing into an element."""
        return element in self._written

    # Events

    def serve(self) -> None:
        """Handles the events that have arrived. Raises `stylusd.Disconnected`, `stylusd.ProtocolError` or `stylusd.Refused`."""
        self._flush()
        if self._is_stuck:
            raise Disconnected("inkscribe does not read what it is told")
        while self._socket:
            try:
                data = self._socket.recv(65_536)
            except BlockingIOError:
                return
            except OSError as error:
                raise Disconnected(f"the connection broke: {error}") from error
            if not data:
                raise Disconnected("inkscribe closed the connection")
            self._inbox += data
            while self._socket and b"\0" in self._inbox:
                message, _, self._inbox = self._inbox.partition(b"\0")
                self._take(bytes(message))
            if len(self._inbox) > LONGEST_EVENT:
                raise ProtocolError("an event without an end")

    def _take(self, message: bytes) -> None:
        try:
            reply = json.loads(message)
            error, event = reply.get("error"), reply.get("parameters") or {}
            if error is not None:
                raise Refused(str(error), event)
            self._dispatch(event["event"], event)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
            raise ProtocolError(f"an event that is not as described: {fault!r}") from fault

    def _dispatch(self, name: str, event: Dict[str, Any]) -> None:
        serve = getattr(self, "_on_" + name, None)
        # One without it is of a version to come.
        if serve:
            serve(event)

    def _on_expected(self, event: Dict[str, Any]) -> None:
        if self.is_pen_expected != bool(event["expected"]):
            self.is_pen_expected = bool(event["expected"])
            self.delegate.pen_expected(self.is_pen_expected)

    def _on_elements(self, event: Dict[str, Any]) -> None:
        window, request = event["window"], event["request"]
        title, application = window.get("title"), window.get("application")
        own = self.delegate.request_elements(Area.from_json(event["area"]), title or "", application or "")
        if own is not None:
            self._windows = {key: value for key, value in self._windows.items()
                             if not self._names(key, title, application)}
            self._windows[title, application] = list(own)
        for key, elements in self._windows.items():
            if self._names(key, title, application):
                return self._set(key, elements, request)
        self._answer(request, done=True)

    @staticmethod
    def _names(key: Tuple[Optional[str], Optional[str]], title: Optional[str], application: Optional[str]) -> bool:
        return key[0] in (None, title) and key[1] in (None, application)

    def _on_should_begin(self, event: Dict[str, Any]) -> None:
        self._answer(event["request"], done=bool(self.delegate.should_begin(event["element"], *self._place(event))))

    def _on_will_begin(self, event: Dict[str, Any]) -> None:
        self._written.add(event.get("element"))
        self.delegate.will_begin(event.get("element"), *self._place(event))

    def _on_did_finish(self, event: Dict[str, Any]) -> None:
        self._written.discard(event.get("element"))
        self.delegate.did_finish(event.get("element"))

    def _on_focus(self, event: Dict[str, Any]) -> None:
        request, connection = event["request"], self._socket

        def done(area: Optional[Area]) -> None:
            if self._socket is connection:
                self._answer(request, done=area is not None, **({"area": area.to_json()} if area else {}))

        self.delegate.focus_element(event["element"], *self._place(event), done)

    def _on_text(self, event: Dict[str, Any]) -> None:
        answer = self.delegate.text(event["element"])
        told: Dict[str, Any] = {"done": True}
        if answer is not None:
            told["text"] = answer.text
            if answer.caret is not None:
                told["caret"] = answer.caret
            if answer.glyphs is not None:
                told["glyphs"] = [area.to_json() for area in answer.glyphs[:512]]
        self._answer(event["request"], **told)

    def _on_change(self, event: Dict[str, Any]) -> None:
        done = self.delegate.change(event["element"], event["start"], event["end"], event["text"])
        self._answer(event["request"], done=bool(done))

    def _on_select(self, event: Dict[str, Any]) -> None:
        done = self.delegate.select(event["element"], event["start"], event["end"])
        self._answer(event["request"], done=bool(done))

    def _on_gesture(self, event: Dict[str, Any]) -> None:
        done = self.delegate.gesture(event["element"], event["gesture"], Area.from_json(event["area"]))
        self._answer(event["request"], done=bool(done))

    def _on_refused(self, event: Dict[str, Any]) -> None:
        raise Refused(event["error"], {"parameter": event.get("parameter")})

    @staticmethod
    def _place(event: Dict[str, Any]) -> Tuple[float, float]:
        return float(event["place"]["x"]), float(event["place"]["y"])

    # Calls

    def _set(self, window: Tuple[Optional[str], Optional[str]], elements: Sequence[Element],
             request: Optional[int]) -> None:
        named = {key: value for key, value in zip(("title", "application"), window) if value is not None}
        told: Dict[str, Any] = {"window": named, "elements": [element.to_json() for element in elements]}
        if request is not None:
            told["request"] = request
        self._call("SetElements", told)

    def _answer(self, request: int, **answer: Any) -> None:
        self._call("Answer", {"request": request, **answer})

    def _call(self, method: str, parameters: Dict[str, Any], more: bool = False) -> None:
        call = {"method": INTERFACE + method, "parameters": parameters, "more" if more else "oneway": True}
        self._outbox += json.dumps(call).encode() + b"\0"
        self._flush()
        if len(self._outbox) > MOST_UNSENT:
            self._is_stuck, self._outbox = True, bytearray()

    def _flush(self) -> None:
        while self._socket and self._outbox:
            try:
                sent = self._socket.send(self._outbox)
            except BlockingIOError:
                return self._wait_to_send()
            except OSError:
                # It is found out by whoever reads next.
                self._outbox = bytearray()
                return
            del self._outbox[:sent]

    def _wait_to_send(self) -> None:
        if self._glib is None or self._waits:
            return
        self._waits = True

        def ready(*_: Any) -> bool:
            self._waits = False
            self._flush()
            return False

        self._glib.unix_fd_add_full(self._glib.PRIORITY_DEFAULT, self.fileno(),
                                    self._glib.IOCondition.OUT | self._glib.IOCondition.HUP, ready)
