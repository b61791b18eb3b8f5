"""The languages of the screens: catalogues read by gettext, dates written the reader's way."""

import gettext
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from companion.ui.letters import drawable
from companion.words import ENGLISH, Sentence, Translation, say

LOCALES = Path(__file__).parent / "locales"
DOMAIN = "henhouse"
LANGUAGES = {"en": "English", "de": "Deutsch"}

WEEKDAYS = (say("Mon"), say("Tue"), say("Wed"), say("Thu"), say("Fri"), say("Sat"), say("Sun"))
MONTHS = (
    say("Jan"),
    say("Feb"),
    say("Mar"),
    say("Apr"),
    say("May"),
    say("Jun"),
    say("Jul"),
    say("Aug"),
    say("Sep"),
    say("Oct"),
    say("Nov"),
    say("Dec"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tongue:
    """A language to speak in."""

    code: str
    translation: Translation

    def __call__(self, sentence: Sentence) -> str:
        """Return a sentence in this language, as it can be drawn: it may hold names."""
        return drawable(sentence.render(self.translation))

    def day(self, moment: str | None) -> str:
        """Return the day of a UTC time as people here write it, in their own time zone: Fri 20 Nov."""
        when = _local(moment)
        if when is None:
            return self(say("day unknown"))
        weekday, month = WEEKDAYS[when.weekday()], MONTHS[when.month - 1]
        return self(say("{weekday} {day} {month}", weekday=weekday, day=when.day, month=month))

    def month(self, moment: str | None) -> str:
        """Return month and year of a UTC time."""
        when = _local(moment)
        if when is None:
            return self(say("day unknown"))
        return self(say("{month} {year}", month=MONTHS[when.month - 1], year=when.year))


def tongue(code: str) -> Tongue:
    """Return the language of a code, English when there is no catalogue for it."""
    if code == "en":
        return Tongue(code="en", translation=ENGLISH)
    translation = gettext.translation(DOMAIN, localedir=str(LOCALES), languages=[code], fallback=True)
    return Tongue(code=code, translation=translation)


def spoken_here(accepted: str) -> str:
    """Return the first of our languages in a browser's list.

    >>> spoken_here("fr-CH, de-AT;q=0.8, en;q=0.5"), spoken_here("")
    ('de', 'en')
    """
    for part in accepted.split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _local(moment: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(moment).astimezone() if moment else None
    except (ValueError, OverflowError):
        return None
