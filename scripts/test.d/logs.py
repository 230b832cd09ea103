"""Reads the output of a step: reasons of failures, passed tests, and skipped suites."""
import re

# What a passing run says of each start and each argument, what a sanitizer's linking says thousands of times, and what the compiler
# says of each module that is optimized as a whole.
NOISE = re.compile(r"(started\.|^.{0,9}Test case passing .*|warning: Cannot export local symbol .*|"
                   r"warning: ignoring '-enable-batch-mode' .*|remark: Incremental compilation has been disabled: .*)$")
REASON = re.compile(r"^(?:✘ (?P<test>Test .* recorded an issue.*)|(?P<line>(?:FAIL|ERROR|FAILED|FLAW|LOST): .*))")
TEST = re.compile(r"^(?P<mark>[✘✔]) Test (?P<name>[A-Za-z0-9_]+)\(.*\) .*(?:failed|passed) after")
CHECK = re.compile(r"^FAILED: (.*) \([0-9]+ s\)$")
WIDTH, MOST = 900, 15


def plain(text):
    """Without the colors of a terminal, which stand before the marks that are looked for."""
    return re.sub("\x1b\\[[0-9;]*m", "", text)


def is_noise(line):
    return NOISE.search(line) is not None


def reasons(lines, is_broken):
    """Why a step failed; of a step that marks no line as a reason, the end of what it said."""
    found = [match["test"] or match["line"] for match in map(REASON.match, lines) if match]
    if not found and is_broken:
        found = lines[-MOST:]
    return [line[:WIDTH] for line in found[:MOST]]


def tests_marked(lines, mark):
    return sorted({match["name"] for match in map(TEST.match, lines) if match and match["mark"] == mark})


def second_attempt(kind, lines, status, everything):
    """Arguments that repeat what did not pass, or None if nothing can be told.

    kind: "tests" of swift-testing, of which a filter chooses, or "checks", lines that say FAILED: NAME (N s).
    everything: the filter of the first attempt.
    """
    if kind == "checks":
        if any(line.startswith("test-service: the set-up failed") for line in lines):
            return [".*"]
        names = [match[1].replace(" ", "_") for match in map(CHECK.match, lines) if match]
        return ["^(" + "|".join(names) + ")$"] if names else None
    if status == 1:
        names = tests_marked(lines, "✘")
        return ["--filter", as_filter(names) if names else everything]
    # A program that died, or had no time left, did not come to all of them.
    names = tests_marked(lines, "✔")
    return ["--filter", everything] + (["--skip", as_filter(names)] if names else [])


def as_filter(names):
    return "/(" + "|".join(names) + r")\("


def skipped_suites(lines, suites, may_skip):
    """Lines about suites that skipped themselves, except for those that may."""
    told = re.compile(f"Suite {suites}.* skipped")
    allowed = re.compile(may_skip) if may_skip else None
    return [line for line in lines if told.search(line) and not (allowed and allowed.search(line))]


def ran_a_test(lines):
    return any(re.search("Test .* passed", line) for line in lines)
