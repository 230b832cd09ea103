"""Columns of samples: numpy's arrays where numpy is, lists where it is not, with the same numbers."""

import math
import sys
import unittest
from unittest import mock

from stylusd import Sample, columns
from stylusd.predictor import LibraryError, Predictor

from .test_predictor import place

TIMES = [time * 1_000_000 for time in range(0, 1000, 5)]
PLACES = [place(time) for time in range(0, 1000, 5)]
KNOWN = {"position": "measured", "time": "measured", "pressure": "held"}


def lists(told):
    return [list(column) for column in told]


def same(one, other) -> bool:
    """Whether two sets of columns have the same numbers, NaN being one."""
    return all(a == b or math.isnan(a) and math.isnan(b) for left, right in zip(one, other) for a, b in zip(left, right))


class WithoutNumpy(unittest.TestCase):
    kind = "list"

    def setUp(self) -> None:
        hidden = mock.patch.dict(sys.modules, {"numpy": None})
        hidden.start()
        self.addCleanup(hidden.stop)
        self.xs, self.ys = ([place[axis] for place in PLACES] for axis in (0, 1))
        self.times = TIMES

    def predictor(self) -> Predictor:
        try:
            return Predictor()
        except LibraryError as error:
            raise unittest.SkipTest(str(error))

    def test_a_value_that_a_sample_lacks_is_not_a_number(self) -> None:
        told = columns([Sample(1, 2.0, 3.0, pressure=0.5, provenance=KNOWN), Sample(2, 4.0, 5.0, provenance={"position": "measured"})])
        self.assertEqual(type(told.x).__name__, self.kind)
        self.assertEqual([list(told.time), list(told.x), list(told.y), told.pressure[0]], [[1, 2], [2.0, 4.0], [3.0, 5.0], 0.5])
        self.assertTrue(math.isnan(told.pressure[1]) and math.isnan(told.altitude[0]))
        self.assertEqual(len(columns([]).x), 0)

    def test_a_whole_stroke_is_guessed_as_sample_by_sample(self) -> None:
        predictor, one_by_one = self.predictor(), self.predictor()
        for each in predictor, one_by_one:
            each.begin()
        guesses = predictor.predict_all(16_000_000, self.times, self.xs, self.ys)
        self.assertEqual([type(column).__name__ for column in guesses], [self.kind] * 5)
        for index, (time, place) in enumerate(zip(TIMES, PLACES)):
            one_by_one.observe(time, *place)
            guess = one_by_one.predict(16_000_000)
            self.assertEqual(guesses.time[index], time + 16_000_000)
            if guess is None:
                self.assertEqual((guesses.x[index], guesses.y[index]), place)
                self.assertTrue(math.isnan(guesses.error[index]))
            else:
                self.assertEqual((guesses.x[index], guesses.y[index], guesses.error[index]), (guess.x, guess.y, guess.error))
        self.assertLess(sum(map(math.isnan, guesses.error)), 10)
        tail = predictor.tail_columns(25_000_000)
        self.assertEqual(list(tail.x), [guess.x for guess in one_by_one.tail(25_000_000)])

    def test_samples_that_are_told_at_once_are_taken_one_by_one(self) -> None:
        at_once, one_by_one = self.predictor(), self.predictor()
        for each in at_once, one_by_one:
            each.begin()
        pressures = [0.25 + 0.5 * (index % 2) for index in range(len(TIMES))]
        self.assertEqual(at_once.observe_all(self.times, self.xs, self.ys, pressure=pressures), len(TIMES))
        for time, place, pressure in zip(TIMES, PLACES, pressures):
            one_by_one.observe(time, *place, pressure=pressure)
        self.assertEqual(at_once.predict(16_000_000), one_by_one.predict(16_000_000))
        self.assertEqual(at_once.observe_all(self.times[-1:], self.xs[-1:], self.ys[-1:]), 0)
        self.assertEqual(at_once.observe_all([], [], []), 0)

    def test_columns_that_are_none_are_refused(self) -> None:
        predictor = self.predictor()
        with self.assertRaisesRegex(ValueError, "y has 1 values where time has 2"):
            predictor.observe_all([1_000, 2_000], [0.0, 1.0], [0.0])
        with self.assertRaises(TypeError):
            predictor.observe_all([1.5], [0.0], [0.0])
        with self.assertRaisesRegex(LibraryError, "x is no number"):
            predictor.observe_all([1_000], [math.nan], [0.0])
        with self.assertRaisesRegex(LibraryError, "horizon"):
            predictor.predict_all(60_000_000, [1_000], [0.0], [0.0])


class WithNumpy(WithoutNumpy):
    kind = "ndarray"

    def setUp(self) -> None:
        try:
            import numpy
        except ImportError:
            self.skipTest("there is no numpy")
        self.xs, self.ys = (numpy.array([place[axis] for place in PLACES]) for axis in (0, 1))
        self.times = numpy.array(TIMES)

    def test_columns_and_lists_have_the_same_numbers(self) -> None:
        predictors = self.predictor(), self.predictor()
        for each in predictors:
            each.begin()
        arrays = predictors[0].predict_all(16_000_000, self.times, self.xs, self.ys, pressure=self.xs * 0 + 0.5)
        with mock.patch.dict(sys.modules, {"numpy": None}):
            plain = predictors[1].predict_all(16_000_000, TIMES, list(self.xs), list(self.ys), pressure=[0.5] * len(TIMES))
        self.assertTrue(same(lists(arrays), plain))


if __name__ == "__main__":
    unittest.main()
