"""Elements: a server that says what a test tells it to, and inkscribe's events."""

import json
import socket
import threading
import unittest
from typing import Any, Callable, Dict, List, Optional

from stylusd import Disconnected, ProtocolError, Refused
from stylusd.scribble import Answer, Area, Delegate, Element, Scribble, Text

from .helpers import PATIENCE, Folder, eventually


class Inkscribe:
    """Listens, takes one program after the other, and keeps what it says."""

    def __init__(self, path: str):
        self.calls: List[Dict[str, Any]] = []
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(path)
        self._listener.listen(4)
        self.client: Optional[socket.socket] = None
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listener.close()
        if self.client:
            self.client.close()

    def tell(self, **event: Any) -> None:
        self.say(json.dumps({"parameters": event, "continues": True}).encode() + b"\0")

    def say(self, data: bytes) -> None:
        assert eventually(lambda: self.client is not None) and self.client
        try:
            self.client.sendall(data)
        except OSError:
            pass  # who hears nonsense hangs up

    def _serve(self) -> None:
        try:
            client, _ = self._listener.accept()
            client.settimeout(PATIENCE)
            self.client = client
            rest = b""
            while True:
                data = client.recv(65_536)
                if not data:
                    return
                rest += data
                *whole, rest = rest.split(b"\0")
                self.calls += [json.loads(call) for call in whole]
        except OSError:
            return


class Plate(Delegate):
    def __init__(self) -> None:
        self.plate = Text("was")
        self.said: List[Any] = []
        self.glyphs: Optional[List[Area]] = None
        self.later: List[Callable[[Optional[Area]], None]] = []

    def text(self, element: str) -> Optional[Answer]:
        return Answer(self.plate.text, self.plate.caret, self.glyphs) if element == "plate" else None

    def change(self, element: str, start: int, end: int, text: str) -> bool:
        return self.plate.change(start, end, text)

    def select(self, element: str, start: int, end: int) -> bool:
        return end <= len(self.plate.text)

    def should_begin(self, element: str, x: float, y: float) -> bool:
        return x < 10

    def will_begin(self, element: Optional[str], x: float, y: float) -> None:
        self.said.append(("begin", element, x, y))

    def did_finish(self, element: Optional[str]) -> None:
        self.said.append(("finish", element))

    def gesture(self, element: str, gesture: str, area: Area) -> bool:
        self.said.append((gesture, area))
        return gesture == "scratch_out"

    def focus_element(self, element: str, x: float, y: float, done: Callable[[Optional[Area]], None]) -> None:
        self.later.append(done)

    def pen_expected(self, expected: bool) -> None:
        self.said.append(("expected", expected))


class ScribbleTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = Folder()
        self.addCleanup(folder.remove)
        self.path = folder.file("inkscribe.sock")
        self.server = Inkscribe(self.path)
        self.addCleanup(self.server.close)
        self.plate = Plate()
        self.scribble = Scribble("engraver", self.plate, self.path)
        self.addCleanup(self.scribble.close)

    def serve(self, count: int) -> List[Dict[str, Any]]:
        """Serves until the program has said so much."""
        def enough() -> bool:
            self.scribble.serve()
            return len(self.server.calls) >= count
        self.assertTrue(eventually(enough), self.server.calls)
        return self.server.calls

    def answer(self, count: int, **event: Any) -> Dict[str, Any]:
        self.server.tell(**event)
        call = self.serve(count)[count - 1]
        self.assertTrue(call["oneway"])
        return dict(call["parameters"])

    def test_what_was_set_is_told_and_asked_for(self) -> None:
        plate = Element("plate", Area(1, 2.5, 3, 4), asks=True)
        self.scribble.set_elements([plate], title="w")
        self.scribble.connect()
        calls = self.serve(2)
        self.assertEqual(calls[0], {"method": "org.stylusd.scribble.ServeElements",
                                    "parameters": {"name": "engraver"}, "more": True})
        element = {"id": "plate", "kind": "text", "asks": True,
                   "area": {"left": 1, "top": 2.5, "width": 3, "height": 4}}
        self.assertEqual(calls[1]["parameters"], {"window": {"title": "w"}, "elements": [element]})
        window, area = {"title": "w", "application": "app"}, {"left": 0, "top": 0, "width": 9, "height": 9}
        told = self.answer(3, event="elements", request=7, window=window, area=area)
        self.assertEqual(told, {"window": {"title": "w"}, "elements": [element], "request": 7})
        window["title"] = "another"
        told = self.answer(4, event="elements", request=8, window=window, area=area)
        self.assertEqual(told, {"request": 8, "done": True})

    def test_elements_may_be_asked_of_the_delegate(self) -> None:
        asked = []

        def request(area: Area, title: str, application: str) -> List[Element]:
            asked.append((area, title, application))
            return [Element("new", area, kind="canvas")]

        self.plate.request_elements = request  # type: ignore[method-assign]
        self.scribble.connect()
        area = {"left": 0, "top": 0, "width": 9, "height": 9}
        told = self.answer(2, event="elements", request=7, window={"title": "w", "application": ""}, area=area)
        self.assertEqual(told["elements"], [{"id": "new", "kind": "canvas", "area": area}])
        self.assertEqual(asked, [(Area(0, 0, 9, 9), "w", "")])

    def test_a_text_is_told_and_changed(self) -> None:
        self.scribble.connect()
        self.assertEqual(self.answer(2, event="text", request=1, element="plate"),
                         {"request": 1, "done": True, "text": "was", "caret": 3})
        self.assertEqual(self.answer(3, event="change", request=2, element="plate", start=3, end=3, text=" 🙂x"),
                         {"request": 2, "done": True})
        self.assertEqual(self.answer(4, event="change", request=3, element="plate", start=4, end=99, text=""),
                         {"request": 3, "done": False})
        self.assertEqual((self.plate.plate.text, self.plate.plate.caret), ("was 🙂x", 6))
        self.plate.glyphs = [Area(1, 2, 3, 4)] * 600
        self.assertEqual(len(self.answer(5, event="text", request=4, element="plate")["glyphs"]), 512)
        self.assertEqual(self.answer(6, event="text", request=5, element="other"), {"request": 5, "done": True})
        self.assertEqual(self.answer(7, event="select", request=6, element="plate", start=0, end=3)["done"], True)

    def test_strokes_and_gestures_are_the_programs_to_refuse(self) -> None:
        self.scribble.connect()
        place = {"x": 5, "y": 6}
        self.assertTrue(self.answer(2, event="should_begin", request=1, element="plate", place=place)["done"])
        place["x"] = 50
        self.assertFalse(self.answer(3, event="should_begin", request=2, element="plate", place=place)["done"])
        area = {"left": 1, "top": 2, "width": 3, "height": 4}
        told = self.answer(4, event="gesture", request=3, element="plate", gesture="scratch_out", area=area)
        self.assertTrue(told["done"])
        self.assertFalse(
            self.answer(5, event="gesture", request=4, element="plate", gesture="circle", area=area)["done"])
        self.assertEqual(self.plate.said, [("scratch_out", Area(1, 2, 3, 4)), ("circle", Area(1, 2, 3, 4))])

    def test_the_keyboard_may_be_given_later(self) -> None:
        self.scribble.connect()
        self.server.tell(event="focus", request=9, element="plate", place={"x": 1, "y": 2})
        self.server.tell(event="focus", request=10, element="plate", place={"x": 1, "y": 2})
        self.assertTrue(eventually(lambda: self.scribble.serve() or len(self.plate.later) == 2))
        self.plate.later[0](Area(1, 2, 3, 4))
        self.plate.later[1](None)
        calls = self.serve(3)
        self.assertEqual(calls[1]["parameters"], {"request": 9, "done": True, "area": Area(1, 2, 3, 4).to_json()})
        self.assertEqual(calls[2]["parameters"], {"request": 10, "done": False})
        # One that comes when the connection is another says nothing.
        self.scribble.close()
        self.plate.later[0](Area(1, 2, 3, 4))

    def test_what_is_written_and_whether_a_pen_is_there(self) -> None:
        self.scribble.connect()
        self.server.tell(event="expected", expected=True)
        self.server.tell(event="will_begin", element="plate", place={"x": 1, "y": 2})
        self.server.tell(event="will_begin", place={"x": 3, "y": 4})
        self.server.tell(event="did_finish", element="plate")
        self.server.tell(event="of a version to come")
        self.assertTrue(eventually(lambda: self.scribble.serve() or len(self.plate.said) == 4))
        self.assertTrue(self.scribble.is_pen_expected and self.scribble.is_handling_writing)
        self.assertFalse(self.scribble.is_written("plate"))
        self.scribble.close()
        self.assertFalse(self.scribble.is_pen_expected or self.scribble.is_handling_writing)
        self.assertEqual(self.plate.said, [("expected", True), ("begin", "plate", 1, 2), ("begin", None, 3, 4),
                                           ("finish", "plate"), ("finish", None), ("expected", False)])

    def test_a_server_that_reads_nothing_is_given_up(self) -> None:
        silent = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        silent.bind(self.path + "-silent")
        silent.listen(1)
        self.addCleanup(silent.close)
        scribble = Scribble("engraver", self.plate, self.path + "-silent")
        self.addCleanup(scribble.close)
        scribble.connect()
        many = [Element(str(number), Area(0, 0, 1, 1)) for number in range(256)]
        for _ in range(80):
            scribble.set_elements(many)
        with self.assertRaisesRegex(Disconnected, "does not read"):
            scribble.serve()

    def test_a_server_that_goes_or_talks_nonsense_is_told(self) -> None:
        for said, error in ((b"garbage\0", ProtocolError), (b"[]\0", ProtocolError), (b"{}\0", ProtocolError),
                            (b'{"parameters":{"event":"text"}}\0', ProtocolError),
                            (b'{"parameters":{"event":"refused","error":"x.Y"}}\0', Refused),
                            (b'{"error":"org.stylusd.scribble.TooManyPrograms","parameters":{"limit":16}}\0', Refused),
                            (b"[" * 2_000_000, ProtocolError), (None, Disconnected)):
            folder = Folder()
            server = Inkscribe(folder.file("s"))
            scribble = Scribble("engraver", Delegate(), folder.file("s"))
            scribble.connect()
            if said is None:
                eventually(lambda: server.client is not None)
                server.client.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr]
            else:
                threading.Thread(target=server.say, args=(said,), daemon=True).start()
            with self.assertRaises(error):
                eventually(lambda: scribble.serve() or False)
            scribble.close()
            server.close()
            folder.remove()
        with self.assertRaisesRegex(Disconnected, "systemctl"):
            Scribble("engraver", Delegate(), self.path + "x").connect()


if __name__ == "__main__":
    unittest.main()
