"""The public examples, compared as their README says: only what an expectation names counts."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.documents import DocumentError, parse, read_document, write_score, write_state
from companion.games import GAMES
from tests.games.recorded import title_of

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared" / "examples"
UNORDERED = {"face_up", "payment", "items", "eggs", "cards", "lot", "tokens", "hands", "score_piles"}
"""Cards, eggs, tokens and items of a state that lie in no order."""
OWNED = {"items", "eggs", "hands", "score_piles"}
"""What of these each player has a list of."""
TEXTS = {"reason", "warnings", "message", "tie_break"}


def copied(game: str) -> list[dict[str, Any]]:
    return json.loads((HERE / game / "examples.json").read_text(encoding="utf-8"))


CASES = [case for game in GAMES.values() for case in copied(title_of(game))]


def matches(told: Any, expected: Any, key: str = "") -> bool:
    """Whether everything that is expected stands in what was told."""
    if key in TEXTS:
        return True
    if isinstance(expected, dict):
        return isinstance(told, dict) and all(
            own in told and matches(told[own], expected[own], key if key in OWNED else own) for own in expected
        )
    if key in {"players", "lines"} and isinstance(expected, list):
        name = "name" if key == "players" else "key"
        found = {own[name]: own for own in told}
        return all(matches(found.get(own[name]), own) for own in expected)
    if key in UNORDERED and isinstance(expected, list):
        return sorted(map(str, told)) == sorted(map(str, expected))
    return type(told) is type(expected) and told == expected


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_an_example_gives_what_it_has_to_give(case: dict[str, Any]) -> None:
    answer = write_score if case["command"] == "score" else write_state
    document = parse(json.dumps(case["document"]))
    if "expect_error" in case:
        with pytest.raises(DocumentError) as caught:
            read_document(document)
        assert caught.value.at.startswith(case["expect_error"]["at"])
        assert caught.value.rule == case["expect_error"]["rule"]
    else:
        told = answer(read_document(document))  # type: ignore[arg-type]
        assert matches(told, case["expect"]), json.dumps(told)


@pytest.mark.parametrize("game", GAMES)
def test_the_copy_is_that_of_the_shared_examples(game: str) -> None:
    shared = SHARED / f"{game}.json"
    text = shared.read_text(encoding="utf-8") if shared.exists() else json.dumps(copied(game.replace("-", "_")))
    assert json.loads(text) == copied(game.replace("-", "_"))


def test_an_expectation_compares_what_it_names_and_nothing_else() -> None:
    told = {"players": [{"name": "Ada", "total": 3}, {"name": "Ben", "total": 4}], "payment": ["red-1", "hen"]}
    assert matches(told, {"players": [{"name": "Ben", "total": 4}], "payment": ["hen", "red-1"]})
    assert not matches(told, {"players": [{"name": "Ben", "total": 3}]})
    assert not matches(told, {"players": [{"name": "Cy"}]})
    assert not matches(told, {"payment": ["hen"]})
    assert not matches({"final": 1}, {"final": True})
    hands = {"hands": {"Ada": ["ace-moons", "2-moons-knots"]}}
    assert matches(hands, {"hands": {"Ada": ["2-moons-knots", "ace-moons"]}})
    assert not matches(hands, {"hands": {"Ada": ["2-moons-knots"]}})
    assert not matches(told, {"phase": "over"})
