import pytest

from companion.games.egg_on.asking import retrace
from companion.tracker import PickPlace
from tests.games.egg_on.table import lying, on_screen, spent, table, told
from tests.games.egg_on.test_asking import crumbs, ids, live_places, notes, words
from tests.games.taps import key_of, logged, refused, tapped


def test_a_swap_is_three_taps_swap_the_stack_and_the_worm() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4 1"}, green={"Ada": "3 2"})), "swap")
    assert words(screen.question) == ("Ada swaps", "Tap the own stack")
    assert (live_places(screen), screen.question.rows) == (["red:Ada", "green:Ada"], ())
    assert (crumbs(screen.question), str(screen.question.taken)) == (["Swap", "Stack <", "Worm"], "swap")
    screen = tapped(screen, "place:red:Ada")
    assert words(screen.question) == ("Ada swaps at red", "Which worm goes back to the hand?")
    assert (crumbs(screen.question), str(screen.question.taken)) == (["Swap", "Red", "Worm <"], "red")
    assert ids(screen.question) == [["take:4", "take:1"]]
    assert logged(tapped(screen, "take:4")) == [told("Ada swap red fake 4")]


def test_a_stack_of_one_worm_is_swapped_with_the_tap_on_it() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4"}, green={"Ada": "3"})), "swap", "place:green:Ada")
    assert logged(screen) == [told("Ada swap green fake 3")]


def test_the_only_stack_is_not_asked_for() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4 1"})), "swap")
    assert str(screen.question.hint) == "Which worm goes back to the hand?"
    assert (crumbs(screen.question), screen.question.crumbs[1].key) == (["Swap", "Red", "Worm <"], None)
    assert str(screen.question.taken) == "swap"
    assert logged(tapped(screen, "take:1")) == [told("Ada swap red fake 1")]


def test_the_only_swap_is_made_at_once() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4"})), "swap")
    assert logged(screen) == [told("Ada swap red fake 4")]


def test_where_the_fake_worm_lies_the_table_is_asked_what_comes_from_the_hand() -> None:
    screen = on_screen(lying(table(), red={"Ada": "fake 7"}, green={"Ada": "1"}))
    screen = tapped(screen, "swap")
    assert words(screen.question) == ("Ada swaps at red", "Which worm comes from the hand?")
    assert ids(screen.question) == [
        ["give:1", "give:2", "give:2*", "give:3", "give:4"],
        ["give:5*", "give:6", "give:7"],
    ]
    assert (notes(screen.question)["give:1"], notes(screen.question)["give:7"]) == ("2 left", "played")
    assert refused(screen, "give:7").rule == "EO-30"
    assert logged(tapped(screen, "give:6")) == [told("Ada swap red 6 fake")]


@pytest.mark.ruling("EO-14")
def test_of_equal_worms_the_uppermost_is_meant_and_the_place_is_chosen_on_request() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "3 1 3"})), "swap")
    assert notes(screen.question) == {"take:3": "the uppermost", "take:1": "None"}
    assert logged(tapped(screen, "take:3")) == [told("Ada swap red fake 3")]
    screen = tapped(screen, "positions")
    assert (str(screen.question.taken), screen.question.aside) == ("place in the stack", ())
    assert notes(screen.question) == {
        "take:0": "place 1 from below",
        "take:1": "place 2 from below",
        "take:2": "place 3 from below",
    }
    assert logged(tapped(screen, "take:0")) == [told("Ada swap red fake 3 0")]
    assert logged(tapped(screen, "take:2")) == [told("Ada swap red fake 3")]


@pytest.mark.ruling("EO-14")
def test_two_equal_worms_alone_are_asked_for_so_that_a_place_can_be_chosen() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "3 3"})), "swap")
    assert ids(screen.question) == [["take:3"]]
    assert logged(tapped(screen, "positions", "take:0")) == [told("Ada swap red fake 3 0")]


def test_different_worms_have_no_key_for_the_place() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "3 1"})), "swap")
    assert screen.question.aside == ()


def test_the_crumbs_lead_back_to_the_cards_and_to_the_stacks() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4 1"}, green={"Ada": "3 2"}))
    chosen = tapped(screen, "swap", "place:red:Ada")
    assert tapped(chosen, "back:stacks").draft == ("swap",)
    assert tapped(chosen, "back:cards").draft == ()


def test_own_stacks_where_nothing_can_be_swapped_say_why() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4 1"}, green={"Ada": "3 2"})), "swap")
    assert refused(screen, "place:yellow:Ada").rule == "EO-14"
    assert isinstance(screen.question, PickPlace)
    assert screen.question.place("red", "Ben") is None


@pytest.mark.ruling("EO-14")
def test_a_swap_needs_a_worm_on_the_table() -> None:
    assert refused(on_screen(table()), "swap").rule == "EO-14"


@pytest.mark.ruling("EO-30")
def test_a_swap_needs_the_fake_worm() -> None:
    state = lying(spent(table(), keep=("1", "7")), red={"Ada": "4"})
    assert refused(on_screen(state), "swap").rule == "EO-30"


@pytest.mark.ruling("EO-06")
def test_after_a_free_swap_the_card_is_asked_for_and_no_second_swap() -> None:
    screen = tapped(on_screen(lying(table(options=("free_swap",)), red={"Ada": "4"})), "swap")
    assert words(screen.question) == ("Ada plays", "The swap is done. Which card is played?")
    assert refused(screen, "swap").rule == "EO-06"


@pytest.mark.ruling("EO-07")
def test_a_swap_is_offered_in_both_parts_of_a_wedding_phase() -> None:
    state = lying(table(), red={"Ada": "7", "Ben": "4 1"}, green={"Ada": "3 2"})
    screen = on_screen(state, "Ada wed red")
    assert logged(tapped(screen, "swap", "take:4"))[-1] == told("Ben swap red fake 4")
    screen = on_screen(state, "Ada wed red", "Ben pass", "Cy pass", "Ada pass")
    assert logged(tapped(screen, "swap", "place:green:Ada", "take:2"))[-1] == told("Ada swap green fake 2")


@pytest.mark.parametrize(
    ("red", "green", "line", "draft"),
    [
        ("4", "", "Ada swap red fake 4", ()),
        ("4 1", "", "Ada swap red fake 4", ("swap",)),
        ("4", "3", "Ada swap red fake 4", ("swap",)),
        ("4 1", "3", "Ada swap red fake 4", ("swap", "place:red:Ada")),
        ("4 1 4", "3", "Ada swap red fake 4 0", ("swap", "place:red:Ada", "positions")),
        ("4 4", "", "Ada swap red fake 4 0", ("swap", "positions")),
        ("4", "", "Ada swap red fake 4 0", ()),
        ("fake 1", "3", "Ada swap red 7 fake", ("swap",)),
    ],
)
def test_undoing_a_swap_goes_back_one_tap(red: str, green: str, line: str, draft: tuple[str, ...]) -> None:
    state = lying(table(), red={"Ada": red}, green={"Ada": green} if green else {})
    assert retrace(state, told(line)) == draft


def test_a_worm_of_the_swap_shows_its_face_and_its_shield() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4 2*"})), "swap")
    key = key_of(screen, "take:2*")
    assert (key.face.text if key.face else "", key.icon) == ("2*", "shield")
