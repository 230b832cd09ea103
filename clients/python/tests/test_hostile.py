"""Servers that are no stylusd, or have lost their mind: every call ends, with an error that says which."""

import unittest
from typing import Optional, Sequence

from stylusd import (Connected, Connection, ConnectionLost, Disconnected, Ink, InkError, LateSource,
                     Measurement, Place, ProtocolError, Refused, Silent)
from stylusd.frames import HEADER

from .document import PAGE, blocks, bytes_of
from .helpers import Folder, Server, eventually


class ScriptedCase(unittest.TestCase):
    def setUp(self) -> None:
        folder = Folder()
        self.addCleanup(folder.remove)
        self.folder = folder
        self.count = 0

    def server(self, *scripts: Sequence[Optional[bytes]]) -> Server:
        self.count += 1
        server = Server(self.folder.file(f"s{self.count}"), *scripts)
        self.addCleanup(server.close)
        return server


class HostileTests(ScriptedCase):
    def failure(self, *script: Optional[bytes], patience: float = 60) -> InkError:
        with Connection(self.server(script).path, patience) as daemon:
            with self.assertRaises(InkError) as caught:
                daemon.tablets()
            return caught.exception

    def test_what_is_no_reply_is_a_protocol_error(self) -> None:
        for reply in (b"garbage", b"", b"[]", b"7", b"{", b"{}", b'{"parameters":[]}', b"\xff\xfe",
                      b'{"parameters":{"tablets":7}}', b'{"parameters":{"tablets":[{}]}}',
                      b'{"parameters":{}}', b'{"error":7}', b"[" * 100_000):
            self.assertIsInstance(self.failure(None, reply + b"\0"), ProtocolError, reply[:40])

    def test_a_reply_without_an_end_is_cut_at_its_limit(self) -> None:
        self.assertIsInstance(self.failure(None, b" " * 67_200_000, None), ProtocolError)

    def test_a_server_that_goes_is_a_disconnection(self) -> None:
        half = b'{"parameters":{"tab'
        for script in ([], [None], [half], [None, half]):
            error = self.failure(*script)
            self.assertIsInstance(error, Disconnected)
            self.assertNotIsInstance(error, Silent)

    def test_a_server_that_says_nothing_is_not_waited_for_for_ever(self) -> None:
        for script in ([None, None], [None, b'{"par', None]):
            self.assertIsInstance(self.failure(*script, patience=0.1), Silent)

    def test_who_is_turned_away_before_it_asks_is_told_why(self) -> None:
        server = self.server([b'{"error":"org.stylusd.TooManyClients","parameters":{"limit":2}}\0'])
        with Connection(server.path) as daemon:
            self.assertTrue(eventually(lambda: server.ended == 1))
            with self.assertRaises(Refused) as caught:
                daemon.status()
        self.assertEqual(caught.exception.parameters, {"limit": 2})
        self.assertTrue(caught.exception.is_passing)

    def test_pages_that_do_not_advance_are_no_reason_to_ask_for_ever(self) -> None:
        page = (b'{"parameters":{"strokes":[],"next":%d,"newest":10,"oldest":1,"missed":0,'
                b'"epoch":1}}\0')
        with Connection(self.server([None, page % 3, None, page % 3, None]).path) as daemon:
            with self.assertRaises(ProtocolError):
                list(daemon.strokes())
        with Connection(self.server([None, page % 10, None]).path) as daemon:
            self.assertEqual(list(daemon.strokes()), [])

    def test_nobody_is_no_daemon(self) -> None:
        with self.assertRaisesRegex(Disconnected, "start stylusd"):
            Connection(self.folder.file("nobody"))
        with self.assertRaises(Disconnected):
            Connection("/" + "x" * 200)

    def test_a_late_source_that_is_ended_says_why(self) -> None:
        ended = bytes_of(blocks("hex_late")["late_ended"][0]) if PAGE.exists() else b""
        server = self.server([None, b'{"parameters":{"source":1}}\0' + ended])
        with LateSource(1, ["pressure"], "arrival", server.path) as source:
            with self.assertRaisesRegex(Disconnected, "device_gone.*bye"):
                eventually(lambda: source.send([Measurement(pressure=0.5)]) is not None)


@unittest.skipUnless(PAGE.exists(), "the document is not here")
class HostileStreamTests(ScriptedCase):
    STATUS = b'{"parameters":{"epoch":7}}\0'
    REPLY = b'{"parameters":{"event":"hello","sequence":0}}\0'

    def setUp(self) -> None:
        super().setUp()
        self.hello = bytes_of(blocks("hex")["hello"][0])
        self.end = bytearray(bytes_of(blocks("hex")["end_of_stream"][0]))
        self.end[16] = 2  # replay_ended

    def test_a_break_is_told_and_the_next_connection_goes_on(self) -> None:
        page = (b'{"parameters":{"strokes":[],"next":41,"newest":41,"oldest":0,"missed":0,'
                b'"epoch":7}}\0')
        server = self.server(
            [None, self.STATUS, None, self.REPLY + self.hello],
            [None, self.STATUS, None, page, None, self.REPLY + self.hello[:20]],
            [None, self.STATUS, None, page, None, self.REPLY, self.hello + bytes(self.end)])
        with Ink(server.path) as ink:
            told = [type(event) for event in ink]
            self.assertEqual(told, [Connected, ConnectionLost, ConnectionLost, Connected])
            self.assertEqual(ink.place, Place(7, 41))
        self.assertEqual(server.served, 3)

    def test_what_is_no_stream_ends_with_an_error(self) -> None:
        for broken in (HEADER.pack(65_537, 0x31, 1, 0), HEADER.pack(4, 0x30, 1, 0) + b"1234"):
            script = [None, self.STATUS, None, self.REPLY + self.hello + broken, None]
            with Ink(self.server(script).path) as ink:
                with self.assertRaises(ProtocolError):
                    list(ink)
                self.assertTrue(ink.is_over)

    def test_a_refusal_that_waiting_does_not_mend_ends_it(self) -> None:
        server = self.server([
            None, self.STATUS, None, b'{"error":"org.stylusd.UnknownDevice","parameters":{"device":9}}\0'])
        with Ink(server.path, devices=[9]) as ink, self.assertRaises(Refused):
            list(ink)

    def test_a_daemon_without_a_heartbeat_is_left(self) -> None:
        fast = bytearray(self.hello)
        fast[20:24] = (100).to_bytes(4, "little")
        server = self.server([None, self.STATUS, None, self.REPLY + bytes(fast), None])
        with Ink(server.path) as ink:
            for event in ink:
                if isinstance(event, ConnectionLost):
                    self.assertIsInstance(event.error, Silent)
                    break

    def test_a_program_with_a_loop_of_its_own_never_waits_in_a_read(self) -> None:
        server = self.server([None, self.STATUS, None, self.REPLY + self.hello, None])
        with Ink(server.path) as ink:
            self.assertEqual([type(event) for event in ink.read()], [Connected])
            for _ in range(3):
                self.assertEqual(ink.read(), [])
            self.assertGreater(ink.timeout() or 0, 1)
