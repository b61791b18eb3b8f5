"""Sentences: English templates with named values, translated only where somebody reads them."""

import gettext
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


class Translation(Protocol):
    """What a language has to offer; ``gettext.NullTranslations`` and its children do."""

    def gettext(self, message: str, /) -> str:
        """Return the text of a template in this language."""

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        """Return the text of a counted template in the form that ``n`` needs."""


ENGLISH: Translation = gettext.NullTranslations()


@dataclass(frozen=True, slots=True)
class Listing:
    """Things named one after the other, with the reader's word for "and" before the last."""

    items: tuple["Value", ...]

    def render(self, translation: Translation) -> str:
        """Return the items as one text.

        >>> Listing(("Ada", "Ben", "Cy")).render(ENGLISH)
        'Ada, Ben and Cy'
        """
        texts = [_text(item, translation) for item in self.items]
        if len(texts) <= 1:
            return "".join(texts)
        pair = say("{first} and {last}", first=", ".join(texts[:-1]), last=texts[-1])
        return pair.render(translation)


@dataclass(frozen=True, slots=True)
class Sentence:
    """An English template with its values; ``str()`` gives the English text."""

    template: str
    values: tuple[tuple[str, "Value"], ...] = ()
    many: str | None = None

    def render(self, translation: Translation) -> str:
        """Return the sentence in the language of the translation, its values translated too."""
        named = dict(self.values)
        if self.many is None:
            text = _translated(self.template, translation)
        else:
            text = translation.ngettext(self.template, self.many, _count(named))
        return text.format_map({name: _text(value, translation) for name, value in named.items()})

    def __str__(self) -> str:
        """Return the English text."""
        return self.render(ENGLISH)


def _translated(template: str, translation: Translation) -> str:
    """Return a text that is not counted; early Pythons 3.11 do not find one that is also counted elsewhere."""
    text = translation.gettext(template)
    return text if text != template else translation.ngettext(template, template, 1)


Value = str | int | Sentence | Listing


def mark(template: str) -> str:
    """Return a template that becomes a sentence later; Babel finds it here."""
    return template


def say(template: str, **values: Value) -> Sentence:
    """Return a sentence; Babel finds the template of every call.

    >>> str(say("{player} bids {amount}", player="Ben", amount=5))
    'Ben bids 5'
    """
    return Sentence(template, tuple(values.items()))


def say_many(one: str, many: str, /, count: int, **values: Value) -> Sentence:
    """Return a sentence that agrees with ``count``, which both templates may name.

    >>> [str(say_many("{count} card", "{count} cards", count=n)) for n in (1, 3)]
    ['1 card', '3 cards']
    """
    return Sentence(one, (("count", count), *values.items()), many)


def _text(value: Value, translation: Translation) -> str:
    if isinstance(value, (Sentence, Listing)):
        return value.render(translation)
    return str(value).replace("-", "−") if isinstance(value, int) and value < 0 else str(value)


def _count(named: Mapping[str, Value]) -> int:
    count = named["count"]
    if not isinstance(count, int):
        raise TypeError(count)
    return count
