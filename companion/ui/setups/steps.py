"""What a set-up leads the table through."""

from dataclasses import dataclass

from companion.ui.components.tiles import OnTap
from companion.words import Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Missing:
    """What is missing: the line that says it, and the main key that leads there."""

    line: Sentence
    key: Sentence
    lead: OnTap
