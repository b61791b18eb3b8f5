import gettext

import pytest

from companion.words import ENGLISH, Listing, Sentence, say, say_many

GERMAN = {
    "{player} bids {amount}": "{player} bietet {amount}",
    "{amount} bid by {player}": "{player} bietet {amount}",
    "{first} and {last}": "{first} und {last}",
    "green": "grün",
    "red": "rot",
    "{player} takes {cards}": "{player} nimmt {cards}",
}


class German(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return GERMAN[message]

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        assert (msgid1, msgid2) == ("{count} card", "{count} cards")
        return "{count} Karte" if n == 1 else "{count} Karten"


class Polish(gettext.NullTranslations):
    """A language with three forms of the plural."""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002 - the English forms are not needed
        if n == 1:
            return "{count} karta"
        few = n % 10 in {2, 3, 4} and n % 100 not in {12, 13, 14}
        return "{count} karty" if few else "{count} kart"


def test_a_sentence_is_its_template_with_the_values_in_place() -> None:
    assert str(say("{player} bids {amount}", player="Ben", amount=5)) == "Ben bids 5"


def test_a_sentence_without_values_is_its_template() -> None:
    assert (
        str(say("A payment follows the winner and the price (BH-17). Enter those first."))
        == "A payment follows the winner and the price (BH-17). Enter those first."
    )


def test_a_value_with_braces_is_not_read_as_a_template() -> None:
    assert str(say("{player} passed", player="{amount} {0}")) == "{amount} {0} passed"


def test_a_template_may_name_a_value_twice_and_in_any_order() -> None:
    assert str(say("{player} passed, so {player} has not won.", player="Cy")) == "Cy passed, so Cy has not won."


def test_a_sentence_is_a_value_equal_and_hashable_by_what_it_says() -> None:
    assert say("{n} left", n=3) == say("{n} left", n=3)
    assert len({say("{n} left", n=3), say("{n} left", n=3), say("{n} left", n=4)}) == 2


def test_a_value_that_the_template_does_not_get_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError, match="amount"):
        str(say("{player} bids {amount}", player="Ben"))


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards"), (-1, "−1 cards")]
)
def test_a_counted_sentence_agrees_with_its_number(count: int, text: str) -> None:
    assert str(say_many("{count} card", "{count} cards", count=count)) == text


def test_a_counted_sentence_may_leave_its_number_unsaid() -> None:
    one, several = (say_many("{who} has a card", "{who} has cards", count=count, who="Ada") for count in (1, 2))
    assert (str(one), str(several)) == ("Ada has a card", "Ada has cards")


@pytest.mark.parametrize(("count", "text"), [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (12, "12 kart")])
def test_a_language_may_have_more_than_two_forms(count: int, text: str) -> None:
    assert say_many("{count} card", "{count} cards", count=count).render(Polish()) == text


def test_a_counted_sentence_without_a_whole_number_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="three"):
        str(Sentence("{count} card", (("count", "three"),), "{count} cards"))


def test_a_negative_number_has_a_true_minus_sign() -> None:
    assert str(say("{points}", points=-3)) == "−3"


def test_a_hyphen_in_a_text_stays_a_hyphen() -> None:
    assert str(say("{player}: {points}", player="Anna-Lena -1", points=0)) == "Anna-Lena -1: 0"


def test_large_numbers_are_written_without_separators() -> None:
    assert str(say("{points}", points=12345)) == "12345"


def test_a_sentence_is_translated_with_all_its_values() -> None:
    count = say_many("{count} card", "{count} cards", count=2)
    sentence = say("{player} takes {cards}", player="Ben", cards=Listing((say("green"), say("red"), count)))
    assert sentence.render(German()) == "Ben nimmt grün, rot und 2 Karten"
    assert str(sentence) == "Ben takes green, red and 2 cards"


def test_a_translation_may_turn_the_order_of_the_values_round() -> None:
    assert say("{amount} bid by {player}", amount=5, player="Ben").render(German()) == "Ben bietet 5"


def test_names_of_people_are_not_translated() -> None:
    assert say("{player} bids {amount}", player="red", amount=1).render(German()) == "red bietet 1"


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ((), ""),
        (("Ada",), "Ada"),
        (("Ada", "Ben"), "Ada and Ben"),
        (("Ada", "Ben", "Cy"), "Ada, Ben and Cy"),
        (("Ada", "Ben", "Cy", "Dot"), "Ada, Ben, Cy and Dot"),
    ],
)
def test_things_are_listed_with_and_before_the_last(items: tuple[str, ...], text: str) -> None:
    assert Listing(items).render(ENGLISH) == text


def test_a_listing_may_hold_numbers_sentences_and_listings() -> None:
    listing = Listing((-2, say("green"), Listing(("Ada", "Ben"))))
    assert listing.render(ENGLISH) == "−2, green and Ada and Ben"


def test_a_listed_name_with_braces_is_not_read_as_a_template() -> None:
    assert Listing(("{first}", "{last}", "Cy")).render(ENGLISH) == "{first}, {last} and Cy"
