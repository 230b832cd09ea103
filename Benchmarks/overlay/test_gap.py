"""python3 -m unittest discover -s Benchmarks/overlay"""
import unittest

from gap import figures, gaps


class GapTests(unittest.TestCase):
    def test_a_stroke_that_no_frame_showed_leaves_dashes(self):
        report = {"strokes": [[(100, 1.0, 1.0), (200, 2.0, 1.0)]], "tips": [(50, 1.0, 1.0), (900, 2.0, 1.0)]}
        self.assertEqual(gaps(report), [])
        self.assertEqual(figures([], []), ["0", "-", "-", "-", "-"])
        self.assertEqual(figures([1.0], []), ["1", "1.00", "1.00", "1.00", "-"])

    def test_a_stroke_of_one_sample_and_samples_of_one_time_are_no_division_by_zero(self):
        report = {"strokes": [[(100, 1.0, 1.0)], [(300, 1.0, 1.0), (300, 3.0, 1.0), (400, 3.0, 1.0)]],
                  "tips": [(100, 1.0, 1.0), (300, 3.0, 1.0)]}
        self.assertEqual(gaps(report), [0.0])

    def test_the_mean_is_told_as_a_share_of_the_usual_one(self):
        self.assertEqual(figures([1.0, 3.0], [4.0, 4.0])[-1], "0.50")


if __name__ == "__main__":
    unittest.main()
