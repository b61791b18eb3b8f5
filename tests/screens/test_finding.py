import pytest

from companion.archive import Summary
from companion.ui.finding import Wanted


@pytest.mark.parametrize("text", ["zoe", "ZOË", "Zoe\u0308", "zoe blind", "lukasz", "strasse", "Straße"])
def test_a_search_asks_for_neither_case_nor_accents(text: str) -> None:
    row = Summary(
        id="a", kind="session", game="blind-hen", players=("Zoë", "Łukasz", "Straße"), started_at="2026-11-21T18:00:00Z"
    )
    assert Wanted(text=text).fits(row, "Blind Hen")
    assert not Wanted(text="zoa").fits(row, "Blind Hen")
