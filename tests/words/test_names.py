import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.words import LONGEST_NAME, NameFault, tidy_name


@pytest.mark.parametrize("text", ["Ada", "  Ada", "Ada  ", "\tAda\n", "\u3000Ada\u00a0"])
def test_a_name_is_trimmed(text: str) -> None:
    assert tidy_name(text) == "Ada"


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u00a0\u3000"])
def test_a_name_has_at_least_one_character_after_trimming(text: str) -> None:
    with pytest.raises(NameFault, match=r"^A name needs at least one character\.$"):
        tidy_name(text)


def test_a_name_has_at_most_forty_characters_after_trimming() -> None:
    assert tidy_name(f" {'x' * 40} ") == "x" * LONGEST_NAME
    with pytest.raises(NameFault, match="at most 40 characters, this one has 41"):
        tidy_name("x" * 41)


def test_a_character_counts_once_however_many_bytes_it_needs() -> None:
    assert tidy_name("🐔" * 40) == "🐔" * 40


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "O'Neil",
        "Anna-Lena",
        "Zoë",
        "山田\u3000太郎",
        "Jean\u00a0Luc",
        "👩\u200d🌾",
        "می\u200cنا",
        "אדה",
        "[0].name",
        "{player}",
        "null",
        "7",
        "-",
        '"Ada"',
        "\U0001fadf",
        "\ue000",
    ],
)
def test_a_name_may_hold_everything_that_people_write(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize("character", ["\n", "\t", "\0", "\x1b", "\x7f", "\u0085", "\u2028", "\u2029", "\ud800"])
def test_a_name_holds_no_control_character_no_line_break_and_no_half_character(character: str) -> None:
    with pytest.raises(NameFault, match=r"^A name is made of characters that can be shown\.$"):
        tidy_name(f"A{character}B")


def test_a_fault_of_a_name_is_a_sentence() -> None:
    with pytest.raises(NameFault) as caught:
        tidy_name("x" * 50)
    assert dict(caught.value.sentence.values) == {"most": 40, "count": 50}
    assert str(caught.value) == str(caught.value.sentence)


@given(st.text(max_size=60))
def test_a_tidy_name_is_tidy_already(text: str) -> None:
    try:
        name = tidy_name(text)
    except NameFault:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert tidy_name(name) == name
