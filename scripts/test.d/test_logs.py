import unittest

import logs

LOG = """◇ Test a() started.
✔ Test itWorks() passed after 0.1 seconds.
✔ Test itWorksToo(slug:) with 3 test cases passed after 0.1 seconds.
✘ Test itBreaks() recorded an issue at A.swift:3:4: Expectation failed
✘ Test itBreaks() failed after 2.000 seconds with 1 issue.
✘ Suite KernelThings failed after 2.0 seconds.
""".splitlines()


class ALog(unittest.TestCase):
    def test_reasons_are_the_lines_that_say_so(self):
        self.assertEqual(logs.reasons(LOG, True), ["Test itBreaks() recorded an issue at A.swift:3:4: Expectation failed"])
        self.assertEqual(logs.reasons(["FAILED: a pen (3 s)", "ok: b (2 s)", "LOST: 3"], True), ["FAILED: a pen (3 s)", "LOST: 3"])

    def test_without_such_a_line_the_end_is_the_reason_of_what_broke(self):
        lines = [str(number) for number in range(40)]
        self.assertEqual(logs.reasons(lines, True), lines[-15:])
        self.assertEqual(logs.reasons(lines, False), [])

    def test_a_second_attempt_repeats_the_tests_that_failed(self):
        self.assertEqual(logs.second_attempt("tests", LOG, 1, "All"), ["--filter", r"/(itBreaks)\("])
        self.assertEqual(logs.second_attempt("tests", [], 1, "All"), ["--filter", "All"])

    def test_after_a_crash_or_a_time_out_it_leaves_out_what_passed(self):
        self.assertEqual(logs.second_attempt("tests", LOG, 124, "All"), ["--filter", "All", "--skip", r"/(itWorks|itWorksToo)\("])
        self.assertEqual(logs.second_attempt("tests", [], 139, "All"), ["--filter", "All"])

    def test_a_second_attempt_repeats_the_checks_that_failed_or_all_if_the_set_up_did(self):
        lines = ["ok: a pen draws (3 s)", "FAILED: a pen leaves (3 s)", "FAILED: a page turns (12 s)"]
        self.assertEqual(logs.second_attempt("checks", lines, 1, ""), ["^(a_pen_leaves|a_page_turns)$"])
        self.assertEqual(logs.second_attempt("checks", lines + ["test-service: the set-up failed (see above)"], 1, ""), [".*"])
        self.assertIsNone(logs.second_attempt("checks", ["vm: no kernel"], 1, ""))

    def test_suites_that_skipped_themselves_are_found(self):
        lines = ["➜ Suite KernelLiveTests skipped.", "➜ Suite KernelDesktopTests skipped: \"no screen\"", "➜ Suite Other skipped."]
        self.assertEqual(len(logs.skipped_suites(lines, "Kernel", "")), 2)
        self.assertEqual(logs.skipped_suites(lines, "Kernel", "KernelDesktop"), lines[:1])
        self.assertFalse(logs.ran_a_test(lines))
        self.assertTrue(logs.ran_a_test(LOG))

    def test_colors_are_taken_away(self):
        self.assertEqual(logs.plain("\x1b[91m✘\x1b[0m Test a() failed\n"), "✘ Test a() failed\n")

    def test_what_a_passing_run_says_of_each_start_is_noise(self):
        self.assertTrue(logs.is_noise(LOG[0]))
        self.assertTrue(logs.is_noise("   ✔ Test case passing 1 argument a to b() passed after 1 s"))
        self.assertTrue(logs.is_noise("warning: ignoring '-enable-batch-mode' because '-whole-module-optimization' was also specified"))
        self.assertFalse(logs.is_noise("warning: ignoring what was asked"))
        self.assertFalse(logs.is_noise(LOG[1]))
