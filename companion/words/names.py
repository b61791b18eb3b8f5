"""The names of people at the table."""

import unicodedata
from typing import NewType

from companion.words.sentence import Sentence, say

Name = NewType("Name", str)
"""A person at this table, written exactly as in the session's players."""

LONGEST_NAME = 40

UNWRITABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode's categories of what is no writing: control characters, half characters, breaks of lines and paragraphs."""


class NameFault(ValueError):  # noqa: N818 - the fault is a sentence for people first, an error second
    """A text that cannot be a person's name; ``sentence`` says why."""

    def __init__(self, sentence: Sentence) -> None:
        """Keep the sentence; ``str()`` of the fault is its English."""
        super().__init__(str(sentence))
        self.sentence = sentence


def tidy_name(text: str) -> Name:
    """Return the trimmed name of 1 to 40 characters; raises ``NameFault``.

    >>> tidy_name("  Ada ")
    'Ada'
    """
    name = text.strip()
    if not name:
        raise NameFault(say("A name needs at least one character."))
    if len(name) > LONGEST_NAME:
        raise NameFault(
            say("A name has at most {most} characters, this one has {count}.", most=LONGEST_NAME, count=len(name))
        )
    if not UNWRITABLE.isdisjoint(map(unicodedata.category, name)):
        raise NameFault(say("A name is made of characters that can be shown."))
    return Name(name)
