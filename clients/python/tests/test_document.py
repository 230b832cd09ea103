"""The bytes and the JSON of the document, as this package reads and writes them."""

import dataclasses
import json
import typing
import unittest
from typing import Any

from stylusd import FrameReader, Measurement, Sample, Tool, events
from stylusd.frames import READERS, Message
from stylusd.late import frames
from stylusd.model import Prediction

from .document import PAGE, blocks, bytes_of


def read(data: bytes) -> "list[Message]":
    return list(FrameReader().feed(data))


@unittest.skipUnless(PAGE.exists(), "the document is not here")
class DocumentTests(unittest.TestCase):
    def test_every_frame_of_the_document_is_read(self) -> None:
        examples = blocks("hex")
        self.assertGreaterEqual(len(examples), 17)
        for name, texts in examples.items():
            for text in texts:
                events = {message.event for message in read(bytes_of(text))}
                self.assertEqual(events, {{"samples": "sample", "updates": "update"}.get(name, name)})

    def test_every_type_of_the_document_is_known(self) -> None:
        table = PAGE.read_text().split("| Type | Name | Payload |")[1].split("- *beginning*")[0]
        types = {int(line[4:6], 16) for line in table.splitlines() if line.startswith("| 0x")}
        self.assertEqual(types, set(READERS))

    def test_bytes_and_json_of_one_event_say_the_same(self) -> None:
        binary = {message.event + str(message.sequence): message
                  for texts in blocks("hex").values() for text in texts
                  for message in read(bytes_of(text))}
        compared = 0
        for texts in blocks("json").values():
            for text in texts:
                told = json.loads(text)
                message = binary.get(told["event"] + str(told["sequence"]))
                self.assertIsNotNone(message, told)
                for name, value in told.items():
                    if name not in ("event", "sequence"):
                        self.assertEqual(_as_json(message.get(name)), _as_json(_typed(name, value)), name)
                        compared += 1
        self.assertGreater(compared, 25)

    def test_each_event_of_a_stream_has_a_row_in_the_readme(self) -> None:
        readme = (PAGE.parents[2] / "clients" / "python" / "README.md").read_text()
        for kind in typing.get_args(events.Event):
            rows = [line for line in readme.splitlines() if line.startswith(f"| `{kind.__name__}` ")]
            self.assertEqual(len(rows), 1, kind.__name__)
            for field in dataclasses.fields(kind):
                self.assertIn(f"`{field.name}`", rows[0])

    def test_the_offsets_of_the_document_are_those_of_its_frames(self) -> None:
        table = PAGE.read_text().split("| Frame | stroke | device |")[1].split("\n\n")[0]
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]
        self.assertEqual(len(rows), 5)
        for name, stroke, device, _, _, count, size, first, inner in rows:
            data = bytes_of(blocks("hex")[name.split()[1]][0])
            message = read(data)[0]
            told = int.from_bytes(data[int(count):int(count) + 4], "little")
            step = int.from_bytes(data[int(size):int(size) + 2], "little")
            self.assertEqual(int(first) + told * step, len(data))
            self.assertIn(step, (64, 72))
            if stroke:
                self.assertEqual(data[int(stroke)], 9)
            if device:
                self.assertEqual(data[int(device)], 1)
            time = int.from_bytes(data[int(first) + int(inner):int(first) + int(inner) + 8], "little")
            self.assertTrue(5_000_000 <= time < 5_010_100, (name, time))
            self.assertTrue(message)

    def test_the_late_value_of_the_document_is_written(self) -> None:
        measurement = Measurement(time=5_000_000, pressure=0.5)
        self.assertEqual(frames(1, [measurement]), bytes_of(blocks("hex_late")["late_values"][0]))


def _typed(name: str, value: Any) -> Any:
    """A value of the JSON form as this package has it."""
    if name == "sample":
        return Sample.from_json(value)
    if name == "tool":
        return Tool.from_json(value)
    if name == "tail":
        return tuple(Prediction(Sample.from_json(each["sample"]), each["uncertainty"]) for each in value)
    return value


def _as_json(value: Any) -> Any:
    """Comparable: sets in order, floats as 32 bits would print them."""
    if dataclasses.is_dataclass(value):
        value = dataclasses.asdict(value)
    if isinstance(value, dict):
        return {name: _as_json(each) for name, each in value.items()}
    if isinstance(value, (frozenset, set, list, tuple)):
        parts = [_as_json(each) for each in value]
        return sorted(parts) if all(isinstance(each, str) for each in parts) else parts
    return round(value, 6) if isinstance(value, float) else value
