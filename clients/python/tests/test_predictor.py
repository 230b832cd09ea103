"""The predictor of libstylus as Python has it; skipped where the library is not (scripts/library makes it)."""

import math
import os
import pathlib
import unittest

from stylusd.predictor import LibraryError, Predictor

MADE = pathlib.Path(__file__).resolve().parents[3] / ".build" / "library" / "root" / "lib" / "libstylus.so.0"
if MADE.exists():
    os.environ.setdefault("STYLUS_LIBRARY", str(MADE))


def place(milliseconds: float):
    return 60 + 25 * math.sin(milliseconds / 160), 40 + 15 * math.sin(milliseconds / 80)


class PredictorTests(unittest.TestCase):
    def setUp(self) -> None:
        try:
            self.predictor = Predictor()
        except LibraryError as error:
            self.skipTest(str(error))

    def test_guesses_are_nearer_than_the_last_sample(self) -> None:
        self.predictor.begin()
        late = ahead = 0.0
        for time in range(0, 3000, 5):
            self.assertTrue(self.predictor.observe(time * 1_000_000, *place(time), pressure=0.6))
            guess = self.predictor.predict(16_000_000)
            if guess is None:
                continue
            truth = place(time + 16)
            self.assertEqual(guess.time, (time + 16) * 1_000_000)
            late += math.dist(place(time), truth)
            ahead += math.dist((guess.x, guess.y), truth)
        self.assertLess(ahead, late / 4)
        tail = self.predictor.tail(25_000_000)
        self.assertEqual([guess.time for guess in tail], [(2995 + step) * 1_000_000 for step in (5, 10, 15, 20, 25)])
        self.assertTrue(all(guess.error > 0 for guess in tail))

    def test_nothing_is_guessed_while_the_pen_hovers(self) -> None:
        for time in range(0, 100, 5):
            self.predictor.observe(time * 1_000_000, *place(time))
        self.assertIsNone(self.predictor.predict(16_000_000))
        self.assertEqual(self.predictor.tail(16_000_000), [])

    def test_wrong_calls_say_what_is_wrong(self) -> None:
        with self.assertRaisesRegex(LibraryError, "x is no number"):
            self.predictor.observe(0, math.nan, 0)
        with self.assertRaisesRegex(LibraryError, "horizon"):
            self.predictor.predict(60_000_000)
        with self.assertRaisesRegex(LibraryError, "unit"):
            Predictor(millimetres=0)


if __name__ == "__main__":
    unittest.main()
