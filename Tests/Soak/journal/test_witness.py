#!/usr/bin/env python3
"""Tests of what kill.py makes of a stream, without a daemon: python3 -B -m unittest discover -s Tests/Soak/journal"""
import unittest

from witness import Failure, Ledger


def ledger(*events):
    made = Ledger()
    for event in events:
        made.take(event)
    return made


def begin(stroke):
    return {"event": "begin", "stroke": stroke}


def sample(stroke, x):
    return {"event": "sample", "stroke": stroke, "sample": {"x": x}}


def snapshot(stroke, first, *xs):
    return {"event": "snapshot", "stroke": stroke, "first": first, "samples": [{"x": x} for x in xs]}


def finished(stroke, stored, count):
    return {"event": "finished", "stroke": stroke, "stored": stored, "sample_count": count}


LOST = {"event": "lost", "first": 1, "last": 2, "open": 1}


def places(made, stored):
    return [sample["x"] for sample in made.told[stored]]


class LedgerTests(unittest.TestCase):
    def test_a_stroke_is_what_came_of_it(self):
        update = {"event": "update", "stroke": 1, "position": 0, "sample": {"x": 9}}
        made = ledger(begin(1), sample(1, 1), sample(1, 2), update, finished(1, 5, 2))
        self.assertEqual(places(made, 5), [9, 2])

    def test_a_snapshot_after_a_loss_replaces_what_came_before(self):
        made = ledger(begin(1), sample(1, 1), LOST, snapshot(1, 0, 1, 2), sample(1, 3), finished(1, 5, 3))
        self.assertEqual(places(made, 5), [1, 2, 3])
        self.assertEqual(made.losses, 1)

    def test_a_snapshot_may_come_twice(self):
        made = ledger(begin(1), sample(1, 1), snapshot(1, 0, 1), LOST, snapshot(1, 0, 1, 2), finished(1, 5, 2))
        self.assertEqual(places(made, 5), [1, 2])

    def test_a_long_snapshot_comes_in_parts(self):
        made = ledger(snapshot(1, 0, 1, 2), snapshot(1, 2, 3), finished(1, 5, 3))
        self.assertEqual(places(made, 5), [1, 2, 3])

    def test_a_stroke_that_ended_in_a_loss_is_not_expected(self):
        made = ledger(begin(1), sample(1, 1), LOST, begin(2), sample(2, 4), finished(2, 6, 1))
        self.assertEqual(set(made.told), {6})

    def test_a_cancelled_stroke_is_not_expected(self):
        made = ledger(begin(1), sample(1, 1), {"event": "cancelled", "stroke": 1})
        self.assertEqual((made.told, made.open), ({}, {}))

    def test_samples_that_never_came_are_found(self):
        with self.assertRaises(Failure):
            ledger(begin(1), sample(1, 1), finished(1, 5, 2))

    def test_a_snapshot_with_a_gap_is_found(self):
        with self.assertRaises(Failure):
            ledger(snapshot(1, 0, 1), snapshot(1, 2, 3))


if __name__ == "__main__":
    unittest.main()
