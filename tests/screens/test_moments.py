"""Times come from files, too: whatever a text says, a list of sessions has words for it."""

import pytest

from companion.ui.language import tongue

ENGLISH = tongue("en")
NO_DAYS = ["", "yesterday", "2026-13-21T18:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", None]


@pytest.mark.parametrize("moment", NO_DAYS)
def test_a_time_that_is_none_is_an_unknown_day(moment: str | None) -> None:
    assert ENGLISH.month(moment) == "day unknown"


def test_a_time_names_its_month() -> None:
    assert ENGLISH.month("2026-11-20T12:00:00Z") == "Nov 2026"
