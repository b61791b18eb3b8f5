import pytest

from companion.games.egg_on import EGG_ON
from companion.games.egg_on.applying import apply
from companion.games.egg_on.mating import appraisal
from companion.games.egg_on.state import EggOnState
from companion.games.egg_on.telling import announce, chapter, log_line, progress, short
from companion.games.egg_on.telling_matings import mating_line
from companion.games.egg_on.wording import worm_names
from companion.tracker import Event
from companion.words import ENGLISH
from tests.games.egg_on.table import THREE, after, all_but, laid, lying, spent, table, told, worms

STACKS = {"Ada": "4", "Ben": "2 1"}
PHASE = ("Ada wed red", "Ben wed red", "Cy pass", "Ada pass", "Ben pass")


def line_of(state: EggOnState, line: str) -> str:
    event = told(line)
    said = {str(log_line(state, event, apply(state, event), revealed)) for revealed in (False, True)}
    assert len(said) == 1
    return said.pop()


def said(state: EggOnState, line: str) -> list[tuple[str, str, str | None]]:
    return [
        (str(one.text), "" if one.detail is None else str(one.detail), one.picture)
        for one in announce(state, told(line), apply(state, told(line)))
    ]


@pytest.mark.ruling("EO-31")
@pytest.mark.parametrize(
    ("before", "line", "log", "undo"),
    [
        ((), "Ada 3 green", "Ada plays 3 at green", "Ada plays 3 at green"),
        ((), "Ada fake green", "Ada plays the fake worm at green", "Ada plays the fake worm at green"),
        ((), "Ada crow red Ben", "Ada’s crow eats 1 of Ben at red", "Ada’s crow eats 1 of Ben"),
        ((), "Ada swap red fake 4", "Ada puts the fake worm in the place of 4 at red", "Ada swaps at red"),
        (
            ("Ada fake green", "Ben 3 green", "Cy 1 red"),
            "Ada swap green 7 fake",
            "Ada puts 7 in the place of the fake worm at green",
            "Ada swaps at green",
        ),
        ((), "Ada wed red", "Ada opens a wedding phase at red", "Ada weds red"),
        (("Ada wed red",), "Ben wed green", "Ben lays a wedding card at green", "Ben weds green"),
        (("Ada wed red",), "Ben pass", "Ben passes", "Ben passed"),
        ((), "Ada stuck", "Ada cannot play, so the game ends", "Ada cannot play"),
    ],
)
def test_the_log_and_the_undo_key_tell_what_happened(before: tuple[str, ...], line: str, log: str, undo: str) -> None:
    state = after(lying(table(), red=STACKS), *before)
    assert (line_of(state, line), str(short(state, told(line)))) == (log, undo)


def test_the_last_pass_of_a_phase_tells_who_got_which_egg() -> None:
    state = after(lying(table(), red=STACKS, green={"Ada": "1"}), "Ada wed red", "Ben pass", "Cy pass", "Ada wed green")
    state = after(state, "Ada pass")
    assert line_of(state, "Ada pass") == "Ada passes. Ada gets red 1 and Ada gets green 1"


def test_a_phase_that_mates_nobody_says_so() -> None:
    state = after(lying(table(), red={"Ada": "4", "Ben": "2 1"}), *PHASE, "Ada pass", "Ben 1 red")
    assert line_of(state, "Ben pass") == "Ben passes. Nobody gets an egg"


# What to do on the table


@pytest.mark.ruling("EO-11")
def test_after_a_crow_it_is_said_what_leaves_the_game() -> None:
    assert said(lying(table(), red=STACKS), "Ada crow red Ben") == [
        ("The crow eats 1 of Ben at red", "Crow and worm leave the game (EO-11).", "crow")
    ]


@pytest.mark.ruling("EO-03", "EO-16")
def test_the_opening_moves_the_start_player_card_and_stops_the_drawing() -> None:
    assert said(lying(table(), red=STACKS), "Ada wed red") == [
        ("Ada takes the start-player card", "Nobody draws until the wedding phase is over (EO-03).", None)
    ]


@pytest.mark.ruling("EO-17")
def test_between_the_parts_it_is_said_who_may_play_worms() -> None:
    state = after(lying(table(), red=STACKS), *PHASE[:-1])
    assert said(state, "Ben pass") == [("Now worms: Ada and Ben may play", "", None)]


@pytest.mark.ruling("EO-24")
def test_who_has_no_worm_left_is_not_called_to_play_one() -> None:
    state = after(lying(table(), red=STACKS), *PHASE[:-1])
    assert said(spent(state, "Ada"), "Ben pass") == [("Now worms: Ben may play", "", None)]
    assert said(spent(spent(state, "Ada"), "Ben"), "Ben pass") == []


@pytest.mark.ruling("EO-24")
def test_who_cannot_play_is_not_called_to_start() -> None:
    state = spent(after(lying(table(), red={"Ada": "4 2*", "Ben": "2 1"}), *PHASE, "Ada pass"))
    assert [text for text, _, _ in said(state, "Ben pass")] == [
        "Red: Ada 6 beats 3, egg 1",
        "Yellow and Green: no wedding card",
    ]


@pytest.mark.ruling("EO-21", "EO-28")
def test_the_mating_is_told_female_by_female_with_the_cards_to_clear_away() -> None:
    state = after(lying(table(), red={"Ada": "4 2*", "Ben": "2 1"}), *PHASE, "Ada pass")
    assert said(state, "Ben pass") == [
        (
            "Red: Ada 6 beats 3, egg 1",
            "Clear away: Ada (wedding card, 4 and 2*) and Ben (wedding card, 2 and 1)",
            "egg-1",
        ),
        ("Yellow and Green: no wedding card", "", None),
        ("Ada starts", "Everybody draws up to 6 cards (EO-28).", None),
    ]


def test_where_nobody_mates_it_is_said_why() -> None:
    state = after(lying(table(), red={"Ada": "4", "Ben": "2 1"}), *PHASE, "Ada pass", "Ben 1 red")
    assert said(state, "Ben pass")[0] == (
        "Red: Ada and Ben tie at 4, no egg",
        "Clear away: Ada (wedding card and 4) and Ben (wedding card, 2, 1 and 1)",
        None,
    )


def test_where_every_female_was_wed_none_is_left_to_be_named() -> None:
    state = after(lying(table(), red={"Ada": "4"}), "Ada wed red", "Ben wed green", "Cy wed yellow", "Ada pass")
    state = after(state, "Ben pass", "Cy pass", "Ada pass", "Ben pass")
    assert [text for text, _, _ in said(state, "Cy pass")] == [
        "Yellow: nothing offered, no egg",
        "Red: Ada alone offers 4, egg 1",
        "Green: nothing offered, no egg",
        "Ada starts",
    ]


def test_a_verdict_on_a_female_without_a_wedding_card_has_words_too() -> None:
    state = after(lying(table(), red={"Ada": "4"}), "Ada wed red")
    assert [str(mating_line(one)) for one in appraisal(state)] == [
        "Yellow: no wedding card",
        "Red: Ada alone offers 4, egg 1",
        "Green: no wedding card",
    ]


@pytest.mark.ruling("EO-23")
def test_after_the_last_egg_nobody_draws_and_nobody_starts() -> None:
    state = laid(lying(table(), red={"Ada": "4"}), Cy=all_but("red-3"))
    state = after(state, "Ada wed red", "Ben pass", "Cy pass", "Ada pass")
    assert [text for text, _, _ in said(state, "Ada pass")] == [
        "Red: Ada alone offers 4, egg 3",
        "Yellow and Green: no wedding card",
        "The last egg is awarded. The game ends.",
    ]


@pytest.mark.ruling("EO-24")
def test_who_cannot_play_ends_the_game() -> None:
    assert said(table(), "Ada stuck") == [("Ada cannot play. The game ends.", "", None)]


def test_nothing_is_announced_after_other_entries() -> None:
    state = lying(table(), red=STACKS)
    assert said(state, "Ada 1 red") == said(state, "Ada swap red fake 4") == []
    state = after(state, "Ada wed red")
    assert said(state, "Ben wed red") == said(state, "Ben pass") == []


# Where the session stands


def test_the_bar_counts_turns_and_wedding_phases() -> None:
    state = lying(table(), red=STACKS)
    assert (str(progress(state)), str(chapter(state))) == ("Turn 1", "Turns before the first wedding phase")
    state = after(state, "Ada 1 red")
    assert str(progress(state)) == "Turn 2"
    state = after(lying(table(), red=STACKS), "Ada wed red")
    assert (str(progress(state)), str(chapter(state))) == ("Wedding phase 1", "Wedding phase 1")
    state = after(state, "Ben pass", "Cy pass", "Ada pass")
    assert (str(progress(state)), str(chapter(state))) == ("Wedding phase 1", "Wedding phase 1")
    state = after(state, "Ada pass")
    assert (str(progress(state)), str(chapter(state))) == ("Turn 2", "Turns after wedding phase 1")
    state = after(state, "Ada stuck")
    assert (str(progress(state)), str(chapter(state))) == ("1 turn", "The end")


def test_a_free_swap_is_no_turn_of_its_own() -> None:
    state = after(lying(table(options=("free_swap",)), red=STACKS), "Ada swap red fake 4")
    assert str(progress(state)) == "Turn 1"
    assert str(progress(after(state, "Ada 7 red", "Ben 7 red"))) == "Turn 3"


def test_every_line_of_the_sheet_has_a_title() -> None:
    sheet = EGG_ON.score(table(THREE))
    assert [str(EGG_ON.line_title(key)) for key in sheet.keys] == ["Eggs", "Own colour", "Variety"]


# What cannot happen


def test_an_event_of_another_game_is_a_fault_of_the_program() -> None:
    state = table()
    for use in (
        lambda: EGG_ON.rules.judge(state, Event()),
        lambda: apply(state, Event()),
        lambda: log_line(state, Event(), state, _revealed=False),
    ):
        with pytest.raises(TypeError):
            use()


def test_a_crow_that_eats_nothing_is_a_fault_of_the_program() -> None:
    state = lying(table(), red={"Ben": "2*"})
    for use in (
        lambda: apply(state, told("Ada crow red Ben")),
        lambda: short(state, told("Ada crow red Ben")),
    ):
        with pytest.raises(ValueError, match="Ben"):
            use()


def test_a_stack_is_told_from_its_bottom() -> None:
    assert str(worm_names(worms("7 fake 2*")).render(ENGLISH)) == "7, fake worm and 2*"
