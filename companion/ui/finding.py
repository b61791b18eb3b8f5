"""Finding saved sessions: by words of the search field, by game and by person."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.archive import Summary

MOST_PEOPLE = 8
STROKES = str.maketrans("łøđħŧı", "lodhti")
"""Letters whose stroke or missing dot is no accent to Unicode."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is looked for; what is empty is not asked for."""

    text: str = ""
    game: str = ""
    person: str = ""

    def fits(self, summary: Summary, title: str) -> bool:
        """Whether a session of the game with this title is wanted: every word is found in a name or the title."""
        if self.game and summary.game != self.game:
            return False
        if self.person and self.person.casefold() not in map(str.casefold, summary.players):
            return False
        names = folded(" ".join((title, *summary.players)))
        return all(word in names for word in folded(self.text).split())


def folded(text: str) -> str:
    """Return a text as it is looked for: without case and accents.

    >>> folded("Zoë"), folded("STRAßE")
    ('zoe', 'strasse')
    """
    parts = unicodedata.normalize("NFKD", text).casefold().translate(STROKES)
    return "".join(part for part in parts if not unicodedata.combining(part))


def find(saved: Iterable[Summary], wanted: Wanted, title: Callable[[str], str]) -> tuple[Summary, ...]:
    """Return the sessions that are wanted, in the order in which they come; ``title`` names a game."""
    return tuple(summary for summary in saved if wanted.fits(summary, title(summary.game)))


def by_month(saved: Iterable[Summary], month: Callable[[str], str]) -> list[tuple[str, Sequence[Summary]]]:
    """Return the sessions under the names of their months."""
    return [(name, tuple(rows)) for name, rows in groupby(saved, lambda summary: month(summary.started_at))]


def people(saved: Iterable[Summary]) -> tuple[str, ...]:
    """Return who played most often, under the name used last."""
    written: dict[str, str] = {}
    played: Counter[str] = Counter()
    for summary in saved:
        for name in summary.players:
            written.setdefault(name.casefold(), name)
            played[name.casefold()] += 1
    return tuple(written[name] for name, _ in played.most_common(MOST_PEOPLE))


def games(saved: Iterable[Summary]) -> tuple[str, ...]:
    """Return the games that were played."""
    return tuple(dict.fromkeys(summary.game for summary in saved))
