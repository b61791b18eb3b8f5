from dataclasses import replace

from companion.tracker import (
    Answered,
    CountBox,
    CountedPiece,
    CountPieces,
    Crumb,
    Drafted,
    Face,
    GameOver,
    Key,
    PickPlace,
    PickPlayer,
    place_id,
    place_row,
)
from companion.words import Name, say
from tests.tracker.counting import add


def key(tap: str) -> Key:
    return Key(id=tap, text=say("{tap}", tap=tap), outcome=Drafted((tap,)))


QUESTION = PickPlayer(
    title=say("Who?"),
    rows=((key("Ada"), key("Ben")), (key("Cy"),)),
    aside=(key("annul"),),
    menu=(key("give up"),),
    crumbs=(Crumb(text=say("Winner"), key=key("back")), Crumb(text=say("Price"), now=True)),
)


def test_a_question_has_the_keys_of_its_rows_those_aside_in_the_menu_and_of_its_crumbs() -> None:
    assert [one.id for one in tuple(QUESTION.keys())] == ["Ada", "Ben", "Cy", "annul", "give up", "back"]


def test_a_key_is_found_by_its_id() -> None:
    assert QUESTION.key("Cy") == key("Cy")
    assert QUESTION.key("back") == key("back")


def test_a_tap_that_the_question_does_not_know_finds_no_key() -> None:
    assert QUESTION.key("Dot") is None


def test_a_question_asks_the_same_as_long_as_its_title_its_player_and_the_keys_of_its_rows_are_the_same() -> None:
    assert replace(QUESTION, hint=say("One tap")).asked == QUESTION.asked
    assert replace(QUESTION, title=say("Who won?")).asked != QUESTION.asked
    assert replace(QUESTION, acting=Name("Ada")).asked != QUESTION.asked
    assert replace(QUESTION, rows=((key("Ada"),),)).asked != QUESTION.asked


def test_questions_of_different_kinds_are_different() -> None:
    assert GameOver(title=say("Over"), rows=()) != PickPlayer(title=say("Over"), rows=())


def test_an_answer_is_equal_by_its_events() -> None:
    assert Answered((add(1),)) == Answered((add(1),))


def test_a_question_about_places_has_keys_on_the_board_too() -> None:
    cell, head = key(place_id("green", "Ada")), key(place_id("green"))
    question = PickPlace(title=say("Where?"), rows=((key("worm"),),), places=(cell, head))
    assert [one.id for one in tuple(question.keys())] == ["worm", cell.id, head.id]
    assert (question.place("green", "Ada"), question.place("green")) == (cell, head)
    assert question.place("red", "Ada") is None


def test_a_name_with_the_sign_between_column_and_row_is_still_one_place() -> None:
    assert place_id("green", "A:B") != place_id("green", "A")


def counted(*rows: str) -> CountPieces:
    """A question with a box for Ada: two numbers of one piece."""
    piece = CountedPiece(face=Face(marks=("suns",)), text=say("Suns"), keys=(key("0"), key("1")))
    box = CountBox(owner=Name("Ada"), total_text=say("in the fist"), total=0, pieces=(piece,))
    return CountPieces(title=say("How many?"), rows=(tuple(map(key, rows)),), boxes=(box,), verdict=say("Ada decides"))


def test_a_question_about_counted_pieces_has_the_keys_of_its_boxes_too() -> None:
    question = counted("first")
    assert [one.id for one in tuple(question.keys())] == ["first", "0", "1"]
    assert question.key("1") is not None


def test_the_same_boxes_with_other_answers_are_another_question() -> None:
    assert counted("first").asked == counted("first").asked
    assert counted("first").asked != counted("second").asked


def test_a_place_is_a_column_or_where_a_row_crosses_it() -> None:
    assert place_row(place_id("green")) is None
    assert place_row(place_id("green", "Ada: the second")) == "Ada: the second"
