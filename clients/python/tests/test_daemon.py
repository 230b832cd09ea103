"""The package against the daemon itself, playing recordings."""

import asyncio
import dataclasses
import json
import os
import random
import signal
import subprocess
import sys
import unittest
from typing import Any, Callable, List

import stylusd.aio
from stylusd import (ConnectionLost, Connection, Disconnected, Finished, Ink, LateSource, LostStroke,
                     Measurement, Missed, Place, Predicted, Refused, Sampled, Stroke)

from .document import blocks
from .helpers import Daemon, Folder, Relay, eventually, evemu, program


def finished(events: List[Any]) -> List[Stroke]:
    return [event.stroke for event in events if isinstance(event, Finished)]


@unittest.skipUnless(program("stylusd"), "needs stylusd in STYLUSD_PROGRAMS or .build/debug")
class DaemonTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Folder()
        self.addCleanup(self.folder.remove)
        self.socket = self.folder.file("s")

    def daemon(self, *arguments: str) -> Daemon:
        daemon = Daemon(self.socket, arguments)
        self.addCleanup(daemon.stop)
        return daemon

    def recording(self, strokes: int, samples: int, step: int = 5_000) -> str:
        path = self.folder.file(f"{strokes}x{samples}")
        with open(path, "w", encoding="ascii") as file:
            file.write(evemu(strokes, samples, step))
        return path

    def start(self) -> Place:
        with Connection(self.socket) as daemon:
            return Place(daemon.page(0).epoch, 0)

    def kept(self) -> List[Stroke]:
        with Connection(self.socket) as daemon:
            return list(daemon.strokes())

    def events(self, ink: Ink, hear: Callable[[Any], None] = lambda _: None) -> List[Any]:
        told = []
        with ink:
            for event in ink:
                told.append(event)
                hear(event)
        return told

    def test_a_stream_tells_each_stroke_as_the_daemon_keeps_it(self) -> None:
        self.daemon("--replay", "demo", "--speed", "20")
        told = self.events(Ink(self.socket, since=self.start()))
        self.assertEqual(finished(told), self.kept())
        self.assertEqual(len(finished(told)), 33)
        tails = [event for event in told if isinstance(event, Predicted) and event.tail]
        self.assertGreater(len(tails), 0)
        for event in tails:
            assert event.origin
            halfway = event.until(event.origin.time + 2_500)
            self.assertEqual(halfway[-1].sample.time, event.origin.time + 2_500)

    def test_the_client_of_the_document_hears_every_stroke(self) -> None:
        self.daemon("--replay", "demo", "--speed", "20")
        script = self.folder.file("client.py")
        with open(script, "w", encoding="ascii") as file:
            file.write(blocks("python")["client"][0])
        told = subprocess.run([sys.executable, script, self.socket], capture_output=True, text=True, timeout=120)
        self.assertEqual((told.returncode, told.stderr), (0, ""))
        lines = told.stdout.splitlines()
        ends = [line for line in lines if "is finished" in line]
        self.assertEqual(len(ends), 33)
        for kept, line in zip(self.kept(), ends):
            self.assertIn(f"{len(kept.samples)} samples, number {kept.sequence}", line)
        self.assertEqual(len(lines) - 33, sum(len(stroke.samples) for stroke in self.kept()))

    def test_only_ink_of_tablets_has_a_time_of_day(self) -> None:
        self.daemon("--replay", self.recording(2, 5), "--speed", "max")
        self.events(Ink(self.socket, since=self.start()))
        with Connection(self.socket) as daemon:
            page = daemon.page(0)
        self.assertIsNone(page.clock_offset)
        self.assertIsNone(page.wall(page.strokes[0]))
        live = dataclasses.replace(page, clock_offset=1_000, earlier=1)
        self.assertIsNone(live.wall(page.strokes[0]))
        self.assertEqual(live.wall(page.strokes[1]), page.strokes[1].time + 1_000)

    def test_broken_connections_lose_no_stroke_and_tell_none_twice(self) -> None:
        self.daemon("--replay", "demo", "--speed", "4")
        cuts = [random.randrange(200, 30_000) for _ in range(15)]
        relay = Relay(self.folder.file("r"), self.socket, cuts)
        self.addCleanup(relay.close)
        told = self.events(Ink(relay.path, since=self.start()))
        self.assertEqual(finished(told), self.kept(), cuts)
        self.assertGreater(relay.broken, 0)
        self.assertTrue(any(isinstance(event, ConnectionLost) for event in told))

    def test_a_daemon_that_is_killed_and_plays_again_tells_no_stroke_twice(self) -> None:
        arguments = ("--replay", "demo", "--speed", "4")
        first = self.daemon(*arguments)
        count = 0

        def kill(event: Any) -> None:
            nonlocal count
            count += isinstance(event, Finished)
            if count == 5 and first.process.poll() is None:
                first.stop(signal.SIGKILL)
                self.daemon(*arguments)

        told = self.events(Ink(self.socket, since=self.start()), kill)
        self.assertEqual(finished(told), self.kept())
        self.assertEqual(len(finished(told)), 33)

    def test_another_run_is_a_gap_and_its_strokes_come_from_the_first(self) -> None:
        first = self.daemon("--replay", self.recording(1, 4_000, step=10_000), "--speed", "1")
        other = self.recording(3, 20)

        def kill(event: Any) -> None:
            if isinstance(event, Sampled) and first.process.poll() is None:
                first.stop(signal.SIGKILL)
                self.daemon("--replay", other, "--speed", "max")

        told = self.events(Ink(self.socket, since=self.start()), kill)
        gap = told.index(Missed("numbering"))
        self.assertTrue(any(isinstance(event, LostStroke) for event in told[gap:]))
        self.assertEqual(finished(told[gap:]), self.kept())
        self.assertEqual(len(self.kept()), 3)

    def test_who_comes_back_another_day_gets_what_was_finished_meanwhile(self) -> None:
        self.daemon("--replay", "demo", "--speed", "max")
        place = self.start()
        self.events(Ink(self.socket))
        kept = self.kept()
        self.assertEqual(finished(self.events(Ink(self.socket, since=place))), kept)
        rest = self.events(Ink(self.socket, since=Place(place.epoch, 30)))
        self.assertEqual(finished(rest), kept[30:])

    def test_pages_of_any_size_hold_the_same_strokes(self) -> None:
        self.daemon("--replay", "demo", "--speed", "max")
        self.events(Ink(self.socket))
        with Connection(self.socket) as daemon:
            pages = list(daemon.pages(0, limit=2))
            self.assertEqual(len(pages), 17)
            self.assertEqual([stroke for page in pages for stroke in page.strokes], self.kept())
            self.assertEqual(daemon.info()["product"], "stylusd")
            self.assertEqual(daemon.tablets()[0].role, "pen")
            with self.assertRaises(Refused):
                daemon.page(0, limit=1_001)
            self.assertEqual(daemon.status()["strokes"], 33)

    def test_asyncio_hears_the_same_and_waits_for_a_daemon(self) -> None:
        recording = self.recording(5, 30)

        async def listen() -> List[Any]:
            told: List[Any] = []
            async with stylusd.aio.Ink(self.socket) as ink:
                async for event in ink:
                    told.append(event)
                    if isinstance(event, ConnectionLost) and len(told) == 1:
                        await asyncio.to_thread(self.daemon, "--replay", recording, "--speed", "8")
            return told

        told = asyncio.run(listen())
        self.assertIsInstance(told[0], ConnectionLost)
        self.assertEqual(finished(told), self.kept())
        self.assertEqual(len(self.kept()), 5)

    def test_asyncio_lets_go_when_cancelled_and_loses_nothing_that_was_read(self) -> None:
        self.daemon("--replay", self.recording(4, 30), "--speed", "2")

        async def listen() -> List[Any]:
            told: List[Any] = []
            async with stylusd.aio.Ink(self.socket, since=self.start()) as ink:
                while not ink._ink.is_over or ink._waiting:
                    try:
                        told.append(await asyncio.wait_for(ink.__anext__(), 0.003))
                    except asyncio.TimeoutError:
                        pass
                    except StopAsyncIteration:
                        break
            return told

        self.assertEqual(finished(asyncio.run(listen())), self.kept())

    def test_late_values_reach_the_samples_that_expect_them(self) -> None:
        self.daemon("--replay", self.recording(3, 200, step=5_000), "--speed", "1")
        told: List[Any] = []
        with Ink(self.socket) as ink:
            told += ink.read()
            with Connection(self.socket) as asking:
                # The recording begins with the subscription, and its tablet comes a moment after that.
                self.assertTrue(eventually(lambda: bool(asking.tablets())))
                device = asking.tablets()[0].id
            with LateSource(device, ["slider"], "monotonic", self.socket) as source:
                is_heard = True
                for event in ink:
                    told.append(event)
                    if is_heard and isinstance(event, Sampled) and "slider" in event.sample.expecting:
                        assert event.sample.index is not None
                        try:
                            source.send([Measurement(stroke=event.stroke.stroke, index=event.sample.index,
                                                     slider=0.25)])
                        except Disconnected as error:
                            # Where we are behind the recording ends before we have heard all of it.
                            self.assertRegex(str(error), "replay_ended")
                            is_heard = False
        refined = [sample for stroke in self.kept() for sample in stroke.samples
                   if sample.provenance.get("slider") == "refined"]
        self.assertGreater(len(refined), 50)
        self.assertTrue(all(sample.slider == 0.25 for sample in refined))
        self.assertEqual(finished(told), self.kept())

    def test_a_picture_is_drawn_and_every_stroke_is_in_it(self) -> None:
        self.daemon("--replay", "demo", "--speed", "max")
        picture = self.folder.file("ink.svg")
        place = self.start()
        done = subprocess.run(
            [sys.executable, "-m", "stylusd", "-s", self.socket, "watch", "--svg", picture, "--since",
             f"{place.epoch}:0"], capture_output=True, text=True, check=True, timeout=120,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
        self.assertEqual(len(done.stdout.splitlines()), 33)
        with open(picture, encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(text.count("<g id="), 33)
        self.assertEqual(text.count("<line "), sum(len(stroke.samples) - 1 for stroke in self.kept()))

    def test_a_closed_ink_is_a_client_less(self) -> None:
        self.daemon("--replay", self.recording(1, 20), "--speed", "0.01")
        ink = Ink(self.socket)
        self.assertTrue(ink.read())
        ink.close()
        with Connection(self.socket) as daemon:
            self.assertTrue(eventually(lambda: daemon.status()["clients"] == 1))
        self.assertEqual(json.loads(json.dumps(list(ink))), [])
