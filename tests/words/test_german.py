import string
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message

from companion.games.blind_hen.facts import CORN, HEN, ChickenCard, Color
from companion.games.blind_hen.wording import CHICKEN_NAMES, card_names, lot_names
from companion.ui.language import tongue
from companion.words import Sentence, say, say_many
from tests.catalogue import COMPILED, compiled, german, templates

LETTERS = string.ascii_letters + string.digits + "ÄÖÜäöüß"
MARKS = " .,:;!?'’()/+-_@#%&=*<>{}"
SIGNS = "·×–−÷…≥≤½¼°“”„"
DRAWABLE = frozenset(LETTERS + MARKS + SIGNS)
"""What both shipped fonts can draw: Roboto and Fredoka One (which has no fractions; titles have none either)."""


def forms(text: object) -> tuple[str, ...]:
    """Return the one form of a text, or all its plural forms."""
    return text if isinstance(text, tuple) else (str(text or ""),)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def translated() -> Iterator[tuple[Message, Message]]:
    """Return every template of the program with its German message."""
    catalogue = german()
    for template in templates():
        if template.id:
            message = catalogue.get(forms(template.id)[0])
            assert message is not None, f"run python -m tests.catalogue: {template.id}"
            yield template, message


def in_german(sentence: Sentence) -> str:
    return tongue("de")(sentence)


def test_every_template_has_a_german_text() -> None:
    missing = [template.id for template, message in translated() if not all(forms(message.string))]
    assert missing == []


def test_german_and_the_program_have_the_same_plural_forms() -> None:
    different = [
        template.id
        for template, message in translated()
        if template.id != message.id or len(forms(template.id)) != len(forms(message.string))
    ]
    assert different == []


def test_german_has_no_text_that_the_program_does_not_say() -> None:
    said = {forms(template.id)[0] for template in templates()}
    assert [message.id for message in german() if forms(message.id)[0] not in said] == []


def test_no_placeholder_is_lost_or_invented() -> None:
    wrong = [
        (english, text)
        for template, message in translated()
        for english, text in zip(forms(template.id), forms(message.string), strict=True)
        if placeholders(text) != placeholders(english)
    ]
    assert wrong == []


def test_what_gettext_reads_is_compiled_from_what_is_written() -> None:
    assert COMPILED.read_bytes() == compiled(german()), "run python -m tests.catalogue"


def test_the_fonts_can_draw_every_german_text() -> None:
    strange = {
        text: sorted(set(text) - DRAWABLE)
        for _, message in translated()
        for text in forms(message.string)
        if set(text) - DRAWABLE
    }
    assert strange == {}


def test_the_fonts_can_draw_every_english_text() -> None:
    strange = {
        text: sorted(set(text) - DRAWABLE)
        for template in templates()
        for text in forms(template.id)
        if set(text) - DRAWABLE
    }
    assert strange == {}


def test_german_quotes_and_dashes_are_german() -> None:
    wrong = [
        text
        for _, message in translated()
        for text in forms(message.string)
        if text.count("„") != text.count("“") or any(mark in text for mark in ("”", '"', "'", "..."))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        (say("Who won the auction?"), "Wer hat ersteigert?"),
        (say("{player} pays {auctioneer} {price}", player="Ada", auctioneer="Ben", price=6), "Ada zahlt Ben 6"),
        (
            say(
                "{player} takes {chicken} from {owner}",
                player="Ada",
                chicken=CHICKEN_NAMES[Color.GREEN],
                owner="Emil",
            ),
            "Ada bekommt das Holzhuhn in Grün von Emil",
        ),
        (
            say("{player} takes the lot: {cards}", player="Cy", cards=card_names((ChickenCard(Color.RED, 2), HEN))),
            "Cy nimmt das Päckchen: Rot 2 und Blindes Huhn",
        ),
        (
            say(
                "{player}’s display holds {limit}, so {amount} is too much (BH-11). Choose up to {limit}.",
                player="Dora",
                limit=9,
                amount=10,
            ),
            "In der Auslage von Dora liegen 9, also ist 10 zu viel (BH-11). Höchstens 9 wählen.",
        ),
    ],
)
def test_whole_sentences_are_said_in_german(sentence: Sentence, text: str) -> None:
    assert in_german(sentence) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "Ada, Blau: 0 Karten, Wert 3"), (1, "Ada, Blau: 1 Karte, Wert 3"), (2, "Ada, Blau: 2 Karten, Wert 3")],
)
def test_one_card_is_karte_any_other_number_is_karten(count: int, text: str) -> None:
    cards = say_many(
        "{player}, {color}: {count} card, value {value}",
        "{player}, {color}: {count} cards, value {value}",
        count=count,
        player="Ada",
        color=say("blue"),
        value=3,
    )
    assert in_german(cards) == text


@pytest.mark.parametrize(
    ("count", "text"), [(1, "Blindes Huhn"), (2, "Blinde Hühner")], ids=["one hen", "more than one"]
)
def test_a_name_that_is_also_counted_has_both_forms(count: int, text: str) -> None:
    assert in_german(say_many("Blind Hen", "Blind Hens", count=count)) == text
    assert in_german(say("Blind Hen")) == "Blindes Huhn"


def test_hidden_cards_stay_hidden_in_german() -> None:
    lot = lot_names((ChickenCard(Color.GREEN, 4), HEN, CORN), revealed=False)
    assert in_german(say("{cards}", cards=lot)) == "Grün 4 und 2 verdeckte Karten"


def test_a_day_and_a_month_are_written_as_germans_write_them() -> None:
    assert tongue("de").day("2026-03-20T12:00:00Z") == "Fr, 20. März"
    assert tongue("de").month("2026-12-20T12:00:00Z") == "Dez 2026"
    assert tongue("de").day(None) == "Tag unbekannt"
