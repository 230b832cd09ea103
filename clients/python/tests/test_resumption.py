"""What to ask and to tell when connections break, without a connection."""

import random
import unittest
from dataclasses import replace
from typing import Any, Dict, List, Optional, Tuple

from stylusd import (Began, Cancelled, DeviceRemoved, Finished, LostStroke, Message, Missed, Place,
                     ProtocolError, Renumbered, Restored, Resumption, Sample, Sampled, Stroke, StrokePage,
                     Tool)

PEN = Tool("pen")


def message(event: str, sequence: int, **fields: Any) -> Message:
    return Message(event, sequence, fields)


class ModelDaemon:
    """Pens that draw by chance, a small store, and a stream that the test reads as late as it likes."""

    KEPT, PAGE = 12, 3

    def __init__(self, epoch: int = 1, run: int = 1):
        self.epoch = epoch
        self.run = run
        self.earlier = 0
        self.newest = self.sequence = self.strokes = 0
        self.finished: List[Stroke] = []
        self.open: Dict[int, Stroke] = {}
        self.ended: Dict[int, bool] = {}
        self.stream: Optional[List[Message]] = None
        self.history: Dict[Tuple[int, int], Stroke] = {}

    def restarted(self, has_journal: bool) -> "ModelDaemon":
        """The next run: with a journal the numbers of finished strokes go on, all others begin anew."""
        daemon = ModelDaemon(self.epoch if has_journal else self.epoch + 1, self.run + 1)
        daemon.history = self.history
        if has_journal:
            daemon.finished = self.finished
            daemon.newest = daemon.earlier = self.newest
        return daemon

    def subscribe(self) -> None:
        self.stream = [message("hello", self.sequence, protocol=1, heartbeat=5_000, epoch=self.epoch,
                               stored=self.newest, capabilities=frozenset())]
        self.roll()

    def lose(self) -> None:
        if self.stream:
            self.stream = [message("lost", self.sequence, first=self.stream[0].sequence,
                                   last=self.sequence, open=len(self.open))]
            self.roll()

    def roll(self) -> None:
        assert self.stream is not None
        self.stream.append(message("device_added", self.sequence, time=0, device=1))
        for stroke in self.open.values():
            self.stream.append(message(
                "snapshot", self.sequence, stroke=stroke.stroke, time=stroke.time, device=1, tool=PEN, first=0,
                sample_count=len(stroke.samples), samples=tuple(stroke.samples)))
            if stroke.stroke in self.ended:
                self.stream.append(message("end", self.sequence, stroke=stroke.stroke, time=0,
                                           flags=frozenset()))

    def page(self, since: int) -> StrokePage:
        kept = [stroke for stroke in self.finished if stroke.sequence > since][:self.PAGE]
        oldest = self.finished[0].sequence if self.finished else 0
        missed = max((oldest or self.newest + 1) - since - 1, 0)
        return StrokePage(tuple(map(_copy, kept)), kept[-1].sequence if kept else self.newest,
                          self.newest, oldest, missed, self.epoch, self.run, self.earlier)

    def step(self, dice: random.Random) -> None:
        pick = dice.choice(list(self.open)) if self.open else None
        what = dice.randrange(10)
        if pick is None or (what < 2 and len(self.open) < 3):
            self.strokes += 1
            time = 1_000_000 * self.run + self.sequence
            self.open[self.strokes] = Stroke(self.strokes, 1, PEN, time)
            self.tell("begin", stroke=self.strokes, time=time, device=1, tool=PEN)
        elif what == 2:
            self.finish(self.open.pop(pick))
        elif what == 3:
            del self.open[pick]
            self.tell("cancelled", stroke=pick, time=0)
        elif what == 4 and pick not in self.ended:
            self.ended[pick] = True
            self.tell("end", stroke=pick, time=0, flags=frozenset())
        elif pick not in self.ended:
            sample = Sample(self.sequence, 1.0, 2.0)
            self.open[pick].samples.append(sample)
            self.tell("sample", stroke=pick, sample=sample)

    def finish(self, stroke: Stroke) -> None:
        self.newest += 1
        stroke.sequence = self.newest
        self.finished = (self.finished + [stroke])[-self.KEPT:]
        self.history[self.epoch, self.newest] = stroke
        self.tell("finished", stroke=stroke.stroke, time=0, stored=self.newest, flags=frozenset(),
                  sample_count=len(stroke.samples), updated=0, expired=0, waited=0)

    def tell(self, event: str, **fields: Any) -> None:
        self.sequence += 1
        if self.stream is not None:
            self.stream.append(message(event, self.sequence, **fields))


def _copy(stroke: Stroke) -> Stroke:
    return replace(stroke, samples=list(stroke.samples))


class ModelClient:
    """Lives through breaks, losses and restarts that chance chooses, and notes what is wrong."""

    def __init__(self, seed: int, has_journal: bool):
        self.has_journal = has_journal
        self.dice = random.Random(seed)
        self.daemon = ModelDaemon()
        self.resumption = Resumption(Place(1, 0))
        self.epoch = 1
        self.open: Dict[int, bool] = {}
        self.told: Dict[Tuple[int, int], Stroke] = {}
        self.missed = 0
        self.faults: List[str] = []

    def live(self) -> None:
        for _ in range(600):
            chance = self.dice.randrange(160)
            if chance < 4:
                self.daemon.stream = None
            elif chance < 8:
                self.daemon.lose()
            elif chance == 8:
                self.daemon = self.daemon.restarted(self.has_journal)
            elif chance < 20 and self.daemon.stream is None:
                self.connect()
            elif chance < 80:
                self.listen()
            else:
                self.daemon.step(self.dice)
        self.daemon.stream = None
        self.connect()
        while self.daemon.stream:
            self.listen()

    def connect(self) -> None:
        self.resumption.meet(self.daemon.run)
        self.fetch(self.resumption.first_since)
        self.daemon.subscribe()

    def listen(self) -> None:
        if self.daemon.stream:
            self.hear(self.resumption.take(self.daemon.stream.pop(0)))
            self.fetch(self.resumption.since)

    def fetch(self, since: Optional[int]) -> None:
        while since is not None:
            self.hear(self.resumption.take_page(self.daemon.page(since), since))
            since = self.resumption.since
            for _ in range(self.dice.randrange(12)):
                self.daemon.step(self.dice)

    def hear(self, events: List[Any]) -> None:
        for event in events:
            if isinstance(event, Began) and self.open.setdefault(event.stroke.stroke, False):
                self.faults.append(f"{event} begins twice")
            if isinstance(event, (Began, Restored)):
                self.open[event.stroke.stroke] = True
            elif isinstance(event, Sampled) and event.stroke.stroke not in self.open:
                self.faults.append(f"{event} is of no open stroke")
            elif isinstance(event, (Cancelled, LostStroke)):
                if not self.open.pop(event.stroke, False):
                    self.faults.append(f"{event} ends what was not open")
            elif isinstance(event, Finished):
                self.open.pop(event.stroke.stroke, None)
                key = (self.epoch, event.stroke.sequence)
                if key in self.told:
                    self.faults.append(f"{key} is told twice")
                self.told[key] = event.stroke
            elif isinstance(event, Missed) and event.what == "strokes":
                self.missed += event.count
            elif isinstance(event, Missed) and event.what == "numbering":
                self.epoch, self.missed = self.daemon.epoch, 0


class ResumptionTests(unittest.TestCase):
    def test_whatever_breaks_each_stroke_is_told_once_and_whole_or_as_missed(self) -> None:
        strokes = 0
        for seed in range(600):
            client = ModelClient(seed, has_journal=seed % 2 == 1)
            client.live()
            self.assertEqual(client.faults, [], f"seed {seed}")
            for key, stroke in client.told.items():
                self.assertEqual(stroke, client.daemon.history[key], f"seed {seed}: {key}")
            told = sum(epoch == client.daemon.epoch for epoch, _ in client.told)
            self.assertEqual(told + client.missed, client.daemon.newest, f"seed {seed}")
            strokes += len(client.told)
        self.assertGreater(strokes, 6_000)

    def greeted(self, stored: int = 0, **options: Any) -> Resumption:
        resumption = Resumption(**options)
        resumption.take(self.hello(7, stored))
        return resumption

    @staticmethod
    def hello(epoch: int, stored: int, sequence: int = 0, protocol: int = 1) -> Message:
        return message("hello", sequence, protocol=protocol, heartbeat=1, epoch=epoch, stored=stored,
                       capabilities=frozenset())

    @staticmethod
    def begin(stroke: int, sequence: int) -> Message:
        return message("begin", sequence, stroke=stroke, time=0, device=1, tool=PEN)

    def test_who_begins_now_asks_for_nothing_that_was_before(self) -> None:
        resumption = self.greeted(40)
        self.assertIsNone(resumption.since)
        self.assertEqual(resumption.place, Place(7, 40))
        self.assertEqual(resumption.first_since, 40)

    def test_an_open_stroke_without_a_trace_is_lost(self) -> None:
        resumption = self.greeted()
        resumption.take(self.begin(1, 1))
        resumption.take(self.hello(7, 0, sequence=5))
        self.assertEqual(resumption.take(message("ping", 5, time=0)), [LostStroke(1)])

    def test_a_device_that_is_not_named_again_is_gone(self) -> None:
        resumption = self.greeted()
        resumption.take(message("device_added", 0, time=0, device=3))
        resumption.take(self.hello(7, 0, sequence=5))
        self.assertEqual(resumption.take(message("ping", 5, time=0)), [DeviceRemoved(3)])

    def test_a_pen_that_is_near_is_part_of_the_greeting(self) -> None:
        resumption = self.greeted()
        resumption.take(message("device_added", 0, time=0, device=3))
        resumption.take(self.hello(7, 0, sequence=5))
        near = message("proximity", 5, time=0, device=3, tool=PEN, change="entered")
        self.assertNotIn(DeviceRemoved(3), resumption.take(near))
        resumption.take(message("device_added", 5, time=0, device=3))
        self.assertNotIn(DeviceRemoved(3), resumption.take(message("ping", 5, time=0)))

    def test_devices_of_choice_mean_nothing_in_another_numbering(self) -> None:
        resumption = self.greeted(devices=[1])
        with self.assertRaises(Renumbered):
            resumption.take(self.hello(8, 0))

    def test_a_recording_that_is_played_again_tells_no_stroke_twice(self) -> None:
        resumption = self.greeted()
        told = []
        for _ in range(2):
            told += resumption.take(self.hello(7, 0))
            told += resumption.take(self.begin(1, 1))
            told += resumption.take(message(
                "finished", 2, stroke=1, time=0, stored=1, flags=frozenset(), sample_count=0, updated=0,
                expired=0, waited=0))
        self.assertEqual(sum(isinstance(event, Finished) for event in told), 1)
        self.assertEqual(told[-1], Cancelled(1))

    def test_a_daemon_of_another_protocol_or_without_bounds_is_refused(self) -> None:
        with self.assertRaises(ProtocolError):
            Resumption().take(self.hello(7, 0, protocol=2))
        resumption = self.greeted()
        with self.assertRaises(ProtocolError):
            for stroke in range(1, 5_000):
                resumption.take(self.begin(stroke, stroke))
