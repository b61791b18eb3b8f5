import pytest

from companion.games.egg_on import EGG_ON
from companion.games.egg_on.facts import Color, Egg, Worm, egg


def test_egg_on_is_for_2_to_4_players() -> None:
    assert (str(EGG_ON.title), list(EGG_ON.seats)) == ("Egg On", [2, 3, 4])


def test_the_variant_is_an_option_and_other_readings_are_house_rules() -> None:
    assert {option.key: option.rule for option in EGG_ON.options} == {
        "lucky_eggs": None,
        "crow_digs": "EO-12",
        "free_swap": "EO-06",
        "tied_first_wedding": "EO-09",
    }


@pytest.mark.parametrize("text", ["red-0", "red-4", "purple-1", "red", "Red-1", "red-1 ", ""])
def test_no_other_eggs_exist(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        egg(text)


@pytest.mark.parametrize("text", ["5", "8", "0", "1*", "Fake", "02", ""])
def test_no_other_worms_exist(text: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Worm"):
        Worm(text)


def test_documents_call_worms_eggs_and_colors_as_the_game_does() -> None:
    read = EGG_ON.vocabulary.texts
    assert (read[Worm]("2*"), read[Color]("red"), read[Egg]("red-2")) == (
        Worm.STARRED_TWO,
        Color.RED,
        Egg(Color.RED, 2),
    )
    assert [str(worm) for worm in Worm] == ["1", "2", "2*", "3", "4", "5*", "6", "7", "fake"]
