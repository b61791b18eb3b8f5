"""What a test starts is ended in time, whatever it does not say."""

import re

import pytest

from tests.process import start_python

SILENT = "import time; print('begun'); time.sleep(600)"


def test_what_is_wanted_is_heard_across_lines() -> None:
    with start_python("-c", "print('open'); print('at 7')") as process:
        assert process.until(re.compile(r"open\s+at (\d)"))[1] == "7"


def test_a_process_that_says_nothing_more_is_killed() -> None:
    process = start_python("-c", SILENT)
    with pytest.raises(AssertionError, match="said nothing more after: begun"):
        process.until(re.compile("open"), patience=1.5)
    assert process.code == -9


def test_a_process_that_ends_too_early_is_told_with_all_that_it_said() -> None:
    process = start_python("-c", "print('one'); raise SystemExit('two')")
    with pytest.raises(AssertionError, match=r"one\ntwo"):
        process.until(re.compile("open"))


def test_the_rest_is_what_nobody_has_heard_yet() -> None:
    with start_python("-c", "print(1); print(2); print(input())") as process:
        assert process.line() == "1\n"
        process.tell("3\n")
        assert process.rest() == ["2\n", "3\n"]
        assert process.rest() == []
