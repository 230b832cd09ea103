"""Elements: places of a program's windows that can be written into with a pen (docs/develop/scribble-elements.md, Elements).

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
LONGEST_EVENT = 1_048_576
MOST_UNSENT = 1_048_576


@dataclass(frozen=True)
class Area:
    """A rectangle of a window, in logical pixels from the corner of its content."""
    left: float
    top: float
    width: float
    height: float

    def to_json(self) -> Dict[str, float]:
        return {"left": self.left, "top": self.top, "width": self.width, "height": self.height}

    @staticmethod
    def from_json(value: Any) -> "Area":
        return Area(*(float(value[key]) for key in ("left", "top", "width", "height")))


@dataclass(frozen=True)
class Element:
    """A place that can be written into, or must not be.

    `kind`: "text", the program is told its text; "field", the program gives the keyboard to a field of its toolkit,
    which gets the text; "canvas", the pen is the program's there. `delays_focus`: it moves when it gets the keyboard.
    `asks`: `Delegate.should_begin` is asked for each stroke.
    """
    id: str
    area: Area
    kind: str = "text"
    multiline: bool = False
    focused: bool = False
    delays_focus: bool = False
    asks: bool = False

    def to_json(self) -> Dict[str, Any]:
        told: Dict[str, Any] = {"id": self.id, "kind": self.kind, "area": self.area.to_json()}
        for name in ("multiline", "focused", "delays_focus", "asks"):
            if getattr(self, name):
                told[name] = True
        return told


@dataclass(frozen=True)
class Answer:
    """What stands in an element: its text, where its caret is, and where each code point is seen.

    Without `glyphs` movements over the text come to `Delegate.gesture`.
    """
    text: str
    caret: Optional[int] = None
    glyphs: Optional[Sequence[Area]] = None


class Text:
    """The text of an element, as it is changed: offsets count code points, as Python's strings do."""

    def __init__(self, text: str = ""):
        self.text = text
        self.caret = len(text)

    def change(self, start: int, end: int, text: str) -> bool:
        """Puts a text in the place of a part, and the caret behind it; whether there is such a part."""
        if not 0 <= start <= end <= len(self.text):
            return False
        self.text = self.text[:start] + text + self.text[end:]
        self.caret = start + len(text)
        return True


class Delegate:
    """What a program does about its elements; each answer must come within 0.4 seconds."""

    def request_elements(self, area: Area, title: str, application: str) -> Optional[List[Element]]:
        """The elements of a window; None: as they were set last."""

    def should_begin(self, element: str, x: float, y: float) -> bool:
        """Whether a stroke that began there may be ink; asked of elements that ask."""
        return True

    def will_begin(self, element: Optional[str], x: float, y: float) -> None:
        """Writing begins: the moment for placeholders to go. None: over a field that is no element."""

    def did_finish(self, element: Optional[str]) -> None:
        """What was written is in, or will not be."""

    def focus_element(self, element: str, x: float, y: float,
                      done: Callable[[Optional[Area]], None]) -> None:
        """Gives an element the keyboard if it has not; `done` is told where its caret or field is, None: it has not.

        It may be told later, once the window has found a place for a new field.
        """
        done(Area(x, y, 1, 1))

    def text(self, element: str) -> Optional[Answer]:
        """What stands in an element; None: nobody tells, and changes count from where a phrase begins."""

    def change(self, element: str, start: int, end: int, text: str) -> bool:
        """A part of an element's text becomes another; whether it did."""
        return False

    def select(self, element: str, start: int, end: int) -> bool:
        """A part of an element's text is to be selected; whether it is."""
        return False

    def gesture(self, element: str, gesture: str, area: Area) -> bool:
        """A movement over an element; whether it meant something there.

        It is scratch_out, line, circle, vertical_line, caret or long_press: a pen that is held still, and down yet.
        """
        return False

    def pen_expected(self, expected: bool) -> None:
        """Whether a pen may write now: a layout may have more room for it."""


class Scribble:
    """The connection to inkscribe. Nothing waits; after Disconnected make a new one, or use `watch`."""

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
        """Connects, and tells what was set before. Raises Disconnected."""
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
        return self._socket is not None

    def close(self) -> None:
        """Ends the connection; the elements go."""
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
        """Readable when there is something to `serve`."""
        return self._socket.fileno() if self._socket else -1

    @property
    def wants_write(self) -> bool:
        """Whether something is yet to be sent: then `serve` when `fileno()` is writable, too."""
        return bool(self._outbox)

    def watch(self, glib: Any, retry: float = 2) -> None:
        """Connects and serves within a main loop of GLib, and again `retry` seconds after the connection broke."""

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
        """The elements of a window are these, 256 at most; say it whenever one comes, goes, moves or gets the keyboard."""
        self._windows[title, application] = list(elements)
        if self._socket:
            self._set((title, application), elements, None)

    @property
    def is_handling_writing(self) -> bool:
        """Whether something is being written over the program's fields, elements or not."""
        return bool(self._written)

    def is_written(self, element: str) -> bool:
        """Whether an element is being written into."""
        return element in self._written

    # Events

    def serve(self) -> None:
        """Does what has come, without waiting. Raises Disconnected, ProtocolError or Refused."""
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
