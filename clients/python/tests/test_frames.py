"""Bytes in any pieces, of any making."""

import random
import struct
import unittest

from stylusd import FrameReader, ProtocolError
from stylusd.frames import HEADER

from .document import PAGE, blocks, bytes_of


def frame(kind: int, payload: bytes, sequence: int = 1) -> bytes:
    return HEADER.pack(len(payload), kind, 1, sequence) + payload


@unittest.skipUnless(PAGE.exists(), "the document is not here")
class FrameTests(unittest.TestCase):
    def setUp(self) -> None:
        self.frames = [bytes_of(text) for texts in blocks("hex").values() for text in texts]
        self.stream = b"".join(self.frames)

    def test_a_stream_in_any_pieces_says_the_same(self) -> None:
        whole = list(FrameReader().feed(self.stream))
        for size in (1, 7, 16, 100):
            reader = FrameReader()
            pieces = [self.stream[start:start + size] for start in range(0, len(self.stream), size)]
            self.assertEqual([each for piece in pieces for each in reader.feed(piece)], whole)
            self.assertFalse(reader.is_within_frame)

    def test_a_frame_that_is_not_all_there_waits(self) -> None:
        for length in range(1, len(self.frames[0])):
            reader = FrameReader()
            self.assertEqual(list(reader.feed(self.frames[0][:length])), [])
            self.assertTrue(reader.is_within_frame)

    def test_what_is_unknown_or_longer_is_skipped(self) -> None:
        reader = FrameReader()
        known = self.frames[0]
        longer = HEADER.pack(len(known) - 16 + 5, *HEADER.unpack_from(known)[1:]) + known[16:] + b"later"
        told = list(reader.feed(frame(0x7777, b"x" * 100) + longer + known))
        self.assertEqual([message.event for message in told], ["hello", "hello"])

    def test_records_of_a_later_version_are_stepped_over(self) -> None:
        samples = next(text for name, texts in blocks("hex").items() for text in texts
                       if name == "samples")
        data = bytes_of(samples)
        count, size = 2, 72
        head = data[16:24] + struct.pack("<IHH", count, size, 0)
        records = b"".join(data[32 + 64 * index:][:64] + b"grownhow" for index in range(count))
        grown = list(FrameReader().feed(frame(0x31, head + records, sequence=101)))
        self.assertEqual(grown, list(FrameReader().feed(data)))

    def test_records_of_a_frame_are_numbered_one_by_one(self) -> None:
        data = bytes_of(blocks("hex")["samples"][0])
        self.assertEqual([message.sequence for message in FrameReader().feed(data)], [101, 102])

    def test_every_frame_that_is_cut_short_is_refused(self) -> None:
        for whole in self.frames:
            kind, sequence = HEADER.unpack_from(whole)[1], HEADER.unpack_from(whole)[3]
            least = 32 if kind == 0x36 else len(whole) - 16
            for length in range(least):
                if kind in (0x10, 0x14) and length >= 16:
                    continue
                with self.assertRaises(ProtocolError, msg=f"{kind:#x}, {length} bytes"):
                    list(FrameReader().feed(frame(kind, whole[16:16 + length], sequence)))

    def test_what_no_frame_may_hold_is_refused(self) -> None:
        samples = bytes_of(blocks("hex")["samples"][0])
        begin = bytes_of(blocks("hex")["begin"][0])
        nan = struct.pack("<f", float("nan"))
        for broken in (
                HEADER.pack(65_537, 0x31, 1, 0), samples[:48] + nan + samples[52:],
                samples[:56] + struct.pack("<f", 1.5) + samples[60:],
                samples[:24] + struct.pack("<I", 200) + samples[28:],
                samples[:28] + struct.pack("<H", 63) + samples[30:],
                begin[:36] + struct.pack("<I", 99) + begin[40:]):
            with self.assertRaises(ProtocolError):
                list(FrameReader().feed(broken))

    def test_noise_is_an_error_or_nothing(self) -> None:
        dice = random.Random(5)
        for _ in range(2_000):
            data = bytearray(self.stream)
            for _ in range(dice.randrange(1, 6)):
                data[dice.randrange(len(data))] = dice.randrange(256)
            try:
                list(FrameReader().feed(bytes(data)))
            except ProtocolError:
                pass
