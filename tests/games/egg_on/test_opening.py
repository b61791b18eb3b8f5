import pytest

from companion.games.egg_on.state import Phase
from tests.games.egg_on.table import after, laid, left, lying, refusal, table, why_not

TIED = ("tied_first_wedding",)


@pytest.mark.ruling("EO-16")
def test_a_wedding_card_opens_the_wedding_phase_and_its_player_takes_the_start_player_card() -> None:
    state = after(lying(table(), red={"Ben": "4"}), "Ada 1 yellow", "Ben wed red")
    assert (state.phase, state.start_player, state.to_act) == (Phase.WEDDINGS, "Ben", ("Cy",))
    assert left(state, "Ben")["wedding"] == 5


@pytest.mark.ruling("EO-03")
def test_nobody_draws_in_a_wedding_phase_so_the_count_only_falls() -> None:
    state = lying(table(), red={"Ada": "4"})
    before = sum(left(state, "Ada").values())
    state = after(state, "Ada wed red", "Ben pass", "Cy pass", "Ada pass", "Ada 1 red")
    assert sum(left(state, "Ada").values()) == before - 2


@pytest.mark.ruling("EO-08")
def test_the_first_wedding_needs_an_own_worm_there() -> None:
    state = lying(table(), red={"Ada": "4"})
    assert refusal(state, "Ada wed green") == ("EO-08", "female")
    assert refusal(lying(table(), red={"Ben": "4"}), "Ada wed red") == ("EO-08", "female")


@pytest.mark.ruling("EO-08")
def test_a_lone_fake_worm_is_no_offer() -> None:
    assert refusal(lying(table(), red={"Ada": "fake"}), "Ada wed red") == ("EO-08", "female")
    assert refusal(lying(table(options=TIED), red={"Ada": "fake"}), "Ada wed red") == ("EO-08", "female")
    assert after(lying(table(), red={"Ada": "fake 1"}), "Ada wed red").phase is Phase.WEDDINGS


@pytest.mark.ruling("EO-09")
def test_the_first_wedding_needs_the_highest_worms() -> None:
    state = lying(table(), red={"Ada": "4 2", "Ben": "7"})
    assert refusal(state, "Ada wed red") == ("EO-09", "female")
    assert why_not(state, "Ada wed red") == (
        "Ada offers red 6, but Ben 7. The first wedding needs the highest worms (EO-09)."
    )


@pytest.mark.ruling("EO-09")
def test_the_highest_worms_alone() -> None:
    state = lying(table(), red={"Ada": "4 2", "Ben": "6"})
    assert refusal(state, "Ada wed red") == ("EO-09", "female")
    assert why_not(state, "Ada wed red") == (
        "Ada and Ben tie at 6 for red. The first wedding needs the highest worms alone (EO-09)."
    )
    assert after(lying(table(), red={"Ada": "4 3", "Ben": "6"}), "Ada wed red").phase is Phase.WEDDINGS


@pytest.mark.ruling("EO-09")
def test_with_the_other_reading_a_tie_may_open_the_phase_but_nothing_less() -> None:
    assert after(lying(table(options=TIED), red={"Ada": "4 2", "Ben": "6"}), "Ada wed red").phase is Phase.WEDDINGS
    assert refusal(lying(table(options=TIED), red={"Ada": "4", "Ben": "6"}), "Ada wed red") == ("EO-09", "female")


@pytest.mark.ruling("EO-09")
def test_later_wedding_cards_need_no_highest_worms_and_no_worms_at_all() -> None:
    state = after(lying(table(), yellow={"Ada": "7", "Ben": "1"}), "Ada wed yellow", "Ben wed yellow", "Cy wed green")
    females = list(state.females)
    assert (state.weddings(females[0]), state.weddings(females[2])) == (("Ada", "Ben"), ("Cy",))


@pytest.mark.ruling("EO-22")
def test_the_first_wedding_may_go_to_an_empty_nest_with_a_warning() -> None:
    state = laid(lying(table(), red={"Ada": "4"}), Ben="red-1 red-2 red-3")
    state = after(state, "Ada wed red")
    assert state.phase is Phase.WEDDINGS
    assert [str(warning) for warning in state.warnings] == [
        "The red nest is empty: Ada’s wedding card wins nothing there (EO-22)."
    ]
