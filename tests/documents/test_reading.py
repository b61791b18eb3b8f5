"""The seam between documents and games: what a game's own readers say."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from companion.documents import DocumentError
from companion.documents.faults import missing
from companion.documents.reading import read
from companion.games import GAMES
from companion.games.blind_hen.facts import ChickenCard, Color, LotCard, lot_card
from companion.games.blind_hen.position import Commons, Holding

OWN = {"display": ["green-1"], "hens": 0, "corns": 0}


def with_reader(monkeypatch: pytest.MonkeyPatch, name: str, from_text: Callable[[str], object]) -> str:
    """Return the id of a game like Blind Hen that reads its chicken cards otherwise."""
    game = GAMES["blind-hen"]
    texts = {**game.vocabulary.texts, ChickenCard: from_text}
    odd = replace(game, id=name, vocabulary=replace(game.vocabulary, texts=texts))
    monkeypatch.setitem(GAMES, name, odd)  # type: ignore[arg-type]
    return name


def test_a_text_that_a_game_cannot_read_is_a_fault_of_the_document(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(text: str) -> object:
        raise ValueError(text)

    with pytest.raises(DocumentError) as caught:
        read(with_reader(monkeypatch, "never", never), OWN, Holding)
    assert caught.value.at == "display[0]"


def test_a_fault_of_ours_is_never_blamed_on_the_document(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> object:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        read(with_reader(monkeypatch, "broken", broken), OWN, Holding)


def test_pieces_are_read_into_what_the_game_calls_them() -> None:
    assert read("blind-hen", OWN, Holding).display == (ChickenCard(Color.GREEN, 1),)
    assert read("blind-hen", "hen", LotCard) is lot_card("hen")  # type: ignore[arg-type]
    (color,) = read("blind-hen", {"wooden_chickens": {"green": None}}, Commons).wooden_chickens
    assert color is Color.GREEN


@pytest.mark.parametrize(
    ("at", "path", "whole"),
    [
        ("amount", "log[3]", "log[3].amount"),
        ("[1]", "cards", "cards[1]"),
        ("", "log[3]", "log[3]"),
        ("amount", "", "amount"),
    ],
)
def test_paths_are_joined_from_the_inside_out(at: str, path: str, whole: str) -> None:
    assert missing(at).under(path).at == whole


@dataclass(frozen=True, kw_only=True)
class Place:
    """A value of a game with a part that may be left out."""

    column: int
    row: int | None = None


def test_a_part_that_may_be_left_out_is_read_when_it_stands_there() -> None:
    assert read("blind-hen", {"column": 1}, Place) == Place(column=1)
    assert read("blind-hen", {"column": 1, "row": 2}, Place) == Place(column=1, row=2)


@pytest.mark.parametrize("wrong", [None, "2", 2.0, True])
def test_null_is_not_the_same_as_left_out(wrong: object) -> None:
    with pytest.raises(DocumentError) as caught:
        read("blind-hen", {"column": 1, "row": wrong}, Place)
    assert caught.value.at == "row"
