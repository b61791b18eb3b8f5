"""A tally: each field with values that are refused, and where (``formats.md`` section 2)."""

from typing import Any

import pytest

from companion.documents import dump, parse, read_document, read_tally, write_tally
from companion.games.session import Tally
from tests.documents.samples import Document, chickens, fault, having, tally, where, without

NO_WHOLE_NUMBER: list[Any] = [None, 3.0, 1e400, "3", "", True, False, [], {}]
NO_CHICKEN: list[Any] = [None, 7, True, [], {}, "", "hen", "corn", "pink-1", "green-0", "green-5"]


@pytest.mark.parametrize("key", ["display", "hens", "corns"])
def test_what_each_player_has_is_needed(key: str) -> None:
    assert where(without(tally(), "players", 1, key)) == (f"players[1].{key}", None)


@pytest.mark.parametrize("value", [None, 7, True, "green-1", {}])
def test_a_display_is_a_list(value: Any) -> None:
    assert where(having(tally(), value, "players", 0, "display")) == ("players[0].display", None)


@pytest.mark.parametrize("value", NO_CHICKEN)
def test_a_display_holds_chicken_cards_only(value: Any) -> None:
    assert where(having(tally(), value, "players", 0, "display", 1)) == ("players[0].display[1]", None)


@pytest.mark.parametrize("key", ["hens", "corns"])
@pytest.mark.parametrize("value", NO_WHOLE_NUMBER)
def test_hens_and_corns_are_whole_numbers(key: str, value: Any) -> None:
    assert where(having(tally(), value, "players", 2, key)) == (f"players[2].{key}", None)


@pytest.mark.parametrize("key", ["hens", "corns"])
@pytest.mark.parametrize("value", [-1, 13, 10**400])
def test_there_are_12_of_each_and_none_below_0(key: str, value: int) -> None:
    assert where(having(tally(), value, "players", 0, key)) == (f"players[0].{key}", "BH-24")


def test_more_than_12_together_are_named_where_they_become_too_many() -> None:
    changed = having(having(tally(), 7, "players", 0, "corns"), 6, "players", 2, "corns")
    assert where(changed) == ("players[2].corns", "BH-24")


def test_whoever_has_all_24_is_accepted() -> None:
    changed = having(
        having(having(tally(), 12, "players", 0, "hens"), 12, "players", 0, "corns"), 0, "players", 2, "hens"
    )
    read = read_document(changed)
    assert [read.sheet.seats[0].line(key).points for key in ("corns", "fed_hens", "unfed_hens")] == [24, 36, 0]


@pytest.mark.parametrize("value", [None, 7, True, "Ada", []])
def test_wooden_chickens_are_an_object(value: Any) -> None:
    assert where(having(chickens(), value, "wooden_chickens")) == ("wooden_chickens", None)


@pytest.mark.parametrize("color", ["pink", "Green", "green ", "green-1"])
@pytest.mark.parametrize("owner", ["Ada", None])
def test_wooden_chickens_have_the_five_colours(color: str, owner: str | None) -> None:
    assert where(having(chickens(), owner, "wooden_chickens", color)) == (f"wooden_chickens.{color}", None)


@pytest.mark.parametrize("owner", ["Zoe", "ada", " Ada", "", 7, True, [], {}])
def test_the_owner_of_a_wooden_chicken_sits_at_the_table(owner: Any) -> None:
    assert where(having(chickens(green="Ada"), owner, "wooden_chickens", "red")) == ("wooden_chickens.red", None)


def test_wooden_chickens_need_their_option() -> None:
    assert where(tally(wooden_chickens={"green": "Ada"})) == ("wooden_chickens", "WC-15")
    assert where(tally(wooden_chickens={"green": None})) == ("wooden_chickens", "WC-15")


def test_a_colour_left_out_is_still_in_the_supply_and_so_is_one_of_nobody() -> None:
    told, left_out = read_document(chickens(red=None, green="Ada")), read_document(chickens(green="Ada"))
    assert told.sheet == left_out.sheet


def test_without_the_key_all_are_in_the_supply() -> None:
    assert read_document(without(chickens(), "wooden_chickens")) == read_document(chickens())


def test_an_unknown_key_between_the_players_is_refused() -> None:
    assert where(tally(auctions=21)) == ("auctions", None)


class TestWriting:
    def test_a_tally_written_is_the_tally_read(self) -> None:
        assert write_tally(read_tally(tally())) == tally()

    def test_with_wooden_chickens_too(self) -> None:
        document = chickens(green="Ada", blue=None)
        again = parse(dump(write_tally(read_tally(document))))
        assert again["wooden_chickens"] == {"green": "Ada", "blue": None}
        assert read_tally(again) == read_tally(document)

    def test_wooden_chickens_are_written_only_with_their_option(self) -> None:
        assert "wooden_chickens" not in write_tally(read_tally(tally()))

    def test_options_are_always_written(self) -> None:
        assert write_tally(read_tally(without(tally(), "options"))) == tally()

    def test_names_are_written_trimmed(self) -> None:
        document = having(tally(), "  Ada ", "players", 0, "name")
        assert write_tally(read_tally(document)) == tally()


def test_a_tally_is_final() -> None:
    read = read_document(tally())
    assert isinstance(read, Tally)
    assert read.sheet.final


def test_a_fault_of_a_tally_is_told_in_one_sentence_after_its_path() -> None:
    document: Document = having(tally(), "green-9", "players", 0, "display", 0)
    assert str(fault(document)) == (
        "players[0].display[0]: “green-9” is not a piece of this game. Correct the spelling."
    )
