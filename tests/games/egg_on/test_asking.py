import pytest

from companion.games.egg_on.asking import about, retrace
from companion.games.egg_on.facts import CROW, WORMS
from companion.games.egg_on.state import Phase
from companion.tracker import Drafted, GameOver, Key, PickPlace, Question, Rewound
from companion.words import Name
from tests.games.egg_on.table import FOUR, after, all_but, laid, lying, on_screen, spent, table, told
from tests.games.taps import Screen, follow, key_of, logged, refused, tapped

OPENED = ("Ada wed red", "Ben pass", "Cy pass", "Ada pass")


def ids(question: Question) -> list[list[str]]:
    return [[key.id for key in row] for row in question.rows]


def aside(question: Question) -> list[str]:
    return [key.id for key in question.aside]


def crumbs(question: Question) -> list[str]:
    return [f"{crumb.text}{' <' if crumb.now else ''}" for crumb in question.crumbs]


def places(screen: Screen) -> PickPlace:
    assert isinstance(screen.question, PickPlace)
    return screen.question


def live_places(screen: Screen) -> list[str]:
    return [key.id.removeprefix("place:") for key in places(screen).places if key.refusal is None]


def notes(question: Question) -> dict[str, str]:
    return {key.id: str(key.note) for row in question.rows for key in row}


def lines(screen: Screen) -> list[str]:
    outlook = places(screen).outlook
    return [] if outlook is None else [str(line) for line in outlook.lines]


def words(question: Question) -> tuple[str, str]:
    return str(question.title), str(question.hint)


# A normal turn


def test_a_normal_turn_asks_for_a_card_first() -> None:
    question = on_screen(table()).question
    assert words(question) == ("Ada plays", "Which card? Then tap a nest or a stack")
    assert ids(question) == [
        ["worm:1", "worm:2", "worm:2*", "worm:3", "worm:4"],
        ["worm:5*", "worm:6", "worm:7", "worm:fake", "crow"],
        ["wedding", "swap"],
    ]
    assert (aside(question), question.acting, question.taken, question.crumbs) == ([], "Ada", None, ())
    assert (places(on_screen(table())).places, places(on_screen(table())).outlook) == ((), None)


def test_the_cards_show_how_many_are_left_and_the_shield_of_those_no_crow_eats() -> None:
    question = on_screen(lying(table(), red={"Ada": "1 7"})).question
    shown = notes(question)
    assert [shown[tap] for tap in ("worm:1", "worm:7", "worm:fake", "crow", "wedding")] == [
        "2 left",
        "played",
        "1 left",
        "2 left",
        "6 left",
    ]
    shields = [key.id for row in question.rows for key in row if key.icon == "shield"]
    assert shields == ["worm:2*", "worm:5*"]
    pictures = {key.id: key.face.picture for row in question.rows for key in row if key.face and key.face.picture}
    assert pictures == {"worm:fake": "fake-worm", "crow": "crow", "wedding": "wedding"}
    assert key_of(on_screen(table()), "worm:2*").face.text == "2*"  # type: ignore[union-attr]


def test_a_worm_is_two_taps_the_card_and_a_nest_or_the_own_stack() -> None:
    screen = tapped(on_screen(table()), "worm:3")
    assert words(screen.question) == ("Ada plays 3", "Tap a nest or the own stack")
    assert live_places(screen) == ["yellow:Ada", "red:Ada", "green:Ada", "yellow", "red", "green"]
    assert (str(screen.question.taken), key_of(screen, "worm:3").chosen) == ("3", 1)
    for place in ("place:red", "place:red:Ada"):
        assert logged(tapped(screen, place)) == [told("Ada 3 red")]


def test_another_card_is_chosen_instead_and_the_same_again_is_put_back() -> None:
    screen = tapped(on_screen(table()), "worm:3", "worm:4")
    assert screen.draft == ("worm:4",)
    assert tapped(screen, "worm:4").draft == ()


@pytest.mark.ruling("EO-30")
def test_played_cards_are_greyed_but_not_gone() -> None:
    screen = on_screen(spent(table(), keep=("1",)))
    for card in ("worm:7", "worm:fake", "crow", "wedding"):
        assert refused(screen, card).rule == "EO-30"
    assert key_of(screen, "worm:1").refusal is None


@pytest.mark.ruling("EO-12")
def test_a_crow_is_tapped_on_a_stack_and_cells_with_a_shield_answer_why_not() -> None:
    screen = on_screen(lying(table(), red={"Ada": "7", "Ben": "4 2*", "Cy": "6"}, green={"Ben": "1"}))
    screen = tapped(screen, "crow")
    assert words(screen.question) == ("Ada sends a crow", "Tap the stack that the crow flies to")
    assert live_places(screen) == ["red:Cy", "green:Ben"]
    assert (refused(screen, "place:red:Ben").rule, refused(screen, "place:red:Ada").rule) == ("EO-12", "EO-11")
    assert refused(screen, "place:yellow:Cy").rule == "EO-11"
    assert screen.question.key("place:red") is None
    assert str(key_of(screen, "place:red:Cy").spoken) == "Cy at red: 6"
    assert logged(tapped(screen, "place:red:Cy")) == [told("Ada crow red Cy")]


@pytest.mark.ruling("EO-13")
def test_a_crow_without_a_target_says_so_and_one_with_one_target_flies_at_once() -> None:
    assert refused(on_screen(lying(table(), red={"Ben": "4 2*"})), "crow").rule == "EO-13"
    screen = tapped(on_screen(lying(table(), red={"Ben": "4"})), "crow")
    assert logged(screen) == [told("Ada crow red Ben")]


@pytest.mark.ruling("EO-09")
def test_a_wedding_that_could_open_at_one_female_does_so_at_once() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}, green={"Ada": "4", "Ben": "4"}))
    assert logged(tapped(screen, "wedding")) == [told("Ada wed red")]


@pytest.mark.ruling("EO-09")
def test_a_wedding_that_could_open_at_two_females_asks_where() -> None:
    screen = tapped(on_screen(lying(table(), red={"Ada": "4"}, green={"Ada": "4"})), "wedding")
    assert live_places(screen) == ["red:Ada", "green:Ada", "red", "green"]
    assert (str(screen.question.title), refused(screen, "place:yellow").rule) == ("Ada lays a wedding card", "EO-08")
    assert logged(tapped(screen, "place:green:Ada")) == [told("Ada wed green")]


@pytest.mark.ruling("EO-09")
def test_a_wedding_that_can_open_nowhere_says_why() -> None:
    tie = {"Ada": "4", "Ben": "4"}
    refusal = refused(on_screen(lying(table(), red=tie)), "wedding")
    assert (refusal.rule, str(refusal.reason)) == (
        "EO-09",
        "Ada leads nowhere alone, so no wedding phase opens (EO-09).",
    )
    tied = table(options=("tied_first_wedding",))
    assert str(refused(on_screen(tied), "wedding").reason) == "Ada leads nowhere, so no wedding phase opens (EO-09)."
    assert logged(tapped(on_screen(lying(tied, red=tie)), "wedding")) == [told("Ada wed red")]


@pytest.mark.ruling("EO-24")
def test_cannot_play_stands_in_the_menu_of_a_normal_turn() -> None:
    screen = on_screen(table())
    assert [key.id for key in screen.question.menu] == ["cannot-play"]
    ended = tapped(screen, "cannot-play")
    assert logged(ended) == [told("Ada stuck")]
    assert isinstance(ended.question, GameOver)
    phase = on_screen(lying(table(), red={"Ada": "4"}), "Ada wed red")
    assert phase.question.menu == ()


@pytest.mark.ruling("EO-31")
def test_nothing_is_put_right_about_a_player_and_no_hand_is_asked_for() -> None:
    assert about(table(), Name("Ada")) == ()


# Weddings


def test_in_the_wedding_part_each_female_is_one_tap() -> None:
    screen = on_screen(
        lying(table(FOUR), red={"Ada": "4", "Ben": "2"}, blue={"Ben": "3"}, green={"Ben": "1", "Cy": "1"})
    )
    screen = on_screen(screen.state, "Ada wed red")
    assert words(screen.question) == ("Ben: a wedding?", "A wedding card for one of the females, or pass")
    assert ids(screen.question) == [["wedding:yellow", "wedding:red", "wedding:green", "wedding:blue"]]
    assert notes(screen.question) == {
        "wedding:yellow": "nothing there",
        "wedding:red": "2, Ada has 4",
        "wedding:green": "1, tied",
        "wedding:blue": "3, leads",
    }
    assert crumbs(screen.question) == ["Weddings <", "Worms", "Mating"]
    assert aside(screen.question) == ["pass", "everyone", "swap"]
    assert logged(tapped(screen, "wedding:blue"))[1:] == [told("Ben wed blue")]
    assert [key.face.hue for key in screen.question.rows[0] if key.face] == ["yellow", "red", "green", "blue"]


@pytest.mark.ruling("EO-16")
def test_a_female_with_an_own_wedding_card_is_gone_from_the_keys() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben pass", "Cy wed red")
    assert ids(screen.question) == [["wedding:yellow", "wedding:green"]]


@pytest.mark.ruling("EO-22")
def test_an_empty_nest_is_named_before_it_is_tapped() -> None:
    state = laid(lying(table(), green={"Ada": "4"}, red={"Ben": "3"}), Cy="red-1 red-2 red-3")
    assert notes(on_screen(state, "Ada wed green").question)["wedding:red"] == "empty nest"


def test_without_a_wedding_card_left_the_females_are_greyed() -> None:
    state = spent(lying(table(), red={"Ada": "4", "Ben": "2"}), "Ben", keep=("fake",))
    screen = on_screen(state, "Ada wed red")
    assert refused(screen, "wedding:green").rule == "EO-30"


def test_one_tap_passes_for_everybody_who_is_still_asked() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben wed red")
    after_all = tapped(screen, "everyone")
    assert logged(after_all)[2:] == [told("Cy pass"), told("Ada pass"), told("Ben pass")]
    assert (after_all.state.phase, after_all.replay.undo_count()) == (Phase.WORMS, 3)
    assert after_all.replay.taken_back().state == screen.state


def test_who_is_asked_alone_passes_alone() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben pass", "Cy pass")
    assert aside(screen.question) == ["pass", "swap"]
    assert str(key_of(screen, "pass").text) == "Ada passes"
    assert tapped(screen, "pass").state.phase is Phase.WORMS


# Worms


def test_in_the_worm_part_worms_are_played_as_in_a_normal_turn() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}), *OPENED)
    assert words(screen.question) == ("Ada: a worm?", "Which card? Then tap a nest, or pass")
    assert ids(screen.question) == [
        ["worm:1", "worm:2", "worm:2*", "worm:3", "worm:4"],
        ["worm:5*", "worm:6", "worm:7", "worm:fake"],
    ]
    assert (crumbs(screen.question), aside(screen.question)) == (["Weddings", "Worms <", "Mating"], ["pass", "swap"])
    assert logged(tapped(screen, "worm:7", "place:green"))[-1] == told("Ada 7 green")


@pytest.mark.ruling("EO-10")
def test_lucky_eggs_have_a_crow_in_the_worm_part() -> None:
    state = lying(table(options=("lucky_eggs",)), red={"Ada": "4", "Ben": "1"})
    screen = on_screen(state, *OPENED)
    assert ids(screen.question)[1][-1] == str(CROW)
    assert logged(tapped(screen, "crow"))[-1] == told("Ada crow red Ben")


@pytest.mark.ruling("EO-15")
def test_the_fake_worm_is_not_laid_again_where_it_was_taken_and_the_nest_says_why() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4 fake"}), *OPENED, "Ada swap red 3 fake")
    screen = tapped(screen, "worm:fake")
    assert (str(screen.question.title), str(screen.question.taken)) == ("Ada plays the fake worm", "Fake")
    assert live_places(screen) == ["yellow:Ada", "green:Ada", "yellow", "green"]
    assert (refused(screen, "place:red").rule, refused(screen, "place:red:Ada").rule) == ("EO-15", "EO-15")


def test_the_crumb_of_the_weddings_asks_again_from_the_newest_wedding_card_on() -> None:
    state = lying(table(), red={"Ada": "4"})
    screen = on_screen(state, "Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass", "Ada 1 red", "Ben 7 red")
    key = key_of(screen, "back:weddings")
    assert key.outcome == Rewound(5, Drafted(()))
    back = follow(screen, key.outcome)
    assert back.state == after(state, "Ada wed red", "Ben wed red")
    assert (back.state.phase, back.state.to_act) == (Phase.WEDDINGS, ("Cy",))


def test_free_swaps_count_as_entries_on_the_way_back_to_the_wedding_cards() -> None:
    state = lying(table(options=("free_swap",)), red={"Ada": "4"}, green={"Ada": "1"})
    screen = on_screen(state, *OPENED, "Ada swap green fake 1")
    back = follow(screen, key_of(screen, "back:weddings").outcome)
    assert back.state == after(state, "Ada wed red")


# What would follow


def test_what_would_mate_if_nothing_more_were_played_is_told_in_both_parts() -> None:
    state = lying(table(FOUR), yellow={"Ada": "7", "Dora": "6"}, green={"Cy": "7", "Dora": "4 3"})
    screen = on_screen(state, "Ada wed yellow", "Ben wed blue", "Cy wed green", "Dora wed yellow")
    expected = [
        "Yellow: Ada 7 beats 6, egg 1",
        "Green: Cy and Dora tie at 7, no egg",
        "Blue: nothing offered, no egg",
    ]
    assert lines(screen) == expected
    assert str(places(screen).outlook.title) == "If nothing more is played"  # type: ignore[union-attr]
    assert lines(tapped(screen, "everyone")) == expected


def test_the_outlook_names_who_blocks_an_empty_nest_and_a_lone_offer() -> None:
    state = laid(lying(table(), red={"Ada": "4", "Cy": "6"}, green={"Ada": "3"}), Ben="yellow-1 yellow-2 yellow-3")
    screen = on_screen(state, "Ada wed green", "Ben wed red", "Cy wed yellow")
    assert lines(screen) == [
        "Yellow: the nest is empty, no egg",
        "Red: Cy has most but no wedding card, no egg",
        "Green: Ada alone offers 3, egg 1",
    ]


# Undo goes back one tap


@pytest.mark.parametrize(
    ("line", "draft"),
    [
        ("Ada 3 green", ("worm:3",)),
        ("Ada fake red", ("worm:fake",)),
        ("Ada crow red Ben", ("crow",)),
        ("Ada wed red", ("wedding",)),
        ("Ada stuck", ()),
    ],
)
def test_undoing_a_play_leaves_its_card_chosen(line: str, draft: tuple[str, ...]) -> None:
    state = lying(table(), red={"Ada": "4", "Ben": "2"}, green={"Ada": "4", "Ben": "3"})
    assert retrace(state, told(line)) == draft


@pytest.mark.parametrize("line", ["Ada crow red Ben", "Ada wed red"])
def test_a_card_that_went_to_its_only_place_at_once_was_one_tap(line: str) -> None:
    assert retrace(lying(table(), red={"Ada": "4", "Ben": "2"}), told(line)) == ()


def test_a_wedding_card_or_a_pass_in_the_phase_was_one_tap() -> None:
    state = after(lying(table(), red={"Ada": "4"}), "Ada wed red")
    assert retrace(state, told("Ben wed green")) == retrace(state, told("Ben pass")) == ()


# The end


def test_after_the_last_egg_nothing_is_asked() -> None:
    state = laid(lying(table(), red={"Ada": "4"}), Cy=all_but("red-3"))
    screen = tapped(on_screen(state, "Ada wed red"), "everyone", "pass")
    assert isinstance(screen.question, GameOver)
    assert str(screen.question.title) == "The game has ended"


# The tap budget


def test_a_whole_wedding_phase_of_three_is_ten_taps() -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}, green={"Ada": "2"}))
    taps = ("wedding", "place:red", "pass", "wedding:red", "everyone", "worm:1", "place:red", "worm:7", "place:red")
    screen = tapped(screen, *taps, "everyone")
    assert (screen.state.phase, len(taps) + 1) == (Phase.NORMAL, 10)


def test_every_worm_has_a_key() -> None:
    keys: list[Key] = list(on_screen(table()).question.keys())
    assert {f"worm:{worm}" for worm in WORMS} <= {key.id for key in keys}
