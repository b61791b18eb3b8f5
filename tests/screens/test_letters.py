"""Names may hold any character; only those that the shipped font has are drawn."""

import hashlib
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.ui.language import tongue
from companion.ui.letters import FONT, drawable, drawn_only
from companion.words import Listing, say


def test_the_table_was_made_from_the_font_that_is_served() -> None:
    served = find_spec("flet_web")
    assert served is not None
    assert served.origin is not None
    font = Path(served.origin).parent / "web" / "assets" / "fonts" / "roboto.woff2"
    assert hashlib.sha256(font.read_bytes()).hexdigest() == FONT


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Łukasz", "Ömer Şahin", "Ελένη", "Жук", "Nguyễn", "½ – “x” O’Neill"])
def test_names_in_latin_greek_and_cyrillic_are_drawn_as_they_are(name: str) -> None:
    assert drawable(name) == drawn_only(name) == name


@pytest.mark.parametrize(
    ("name", "drawn", "left"),
    [
        ("李小龍", "?", ""),
        ("Ada 🐔🐣", "Ada ?", "Ada "),
        ("★Ben★", "?Ben?", "Ben"),
        ("👩‍👩‍👧 Cy", "? Cy", " Cy"),
        ("שרה", "?", ""),
    ],
)
def test_each_run_of_other_characters_is_one_question_mark_and_is_dropped_when_typed(
    name: str, drawn: str, left: str
) -> None:
    assert (drawable(name), drawn_only(name)) == (drawn, left)


def test_an_accent_that_stands_apart_is_joined_to_its_letter() -> None:
    assert drawable("Zoe\u0308") == drawn_only("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_is_spoken_as_it_can_be_drawn(language: str) -> None:
    said = tongue(language)(say("{sessions}", sessions=Listing(("李", "Zoë", "🐔"))))
    assert said in {"?, Zoë and ?", "?, Zoë und ?"}
