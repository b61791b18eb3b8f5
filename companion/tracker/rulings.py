"""May this be done, and which rule says no."""

from dataclasses import dataclass

from companion.words import Sentence

NOTHING_TO_SAY = Sentence("")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The answer of a referee: allowed, or refused by a rule for a reason.

    ``field`` is the part of the event at fault (``amount``, ``cards[1]``), empty for the whole of it.
    ``rule`` is None where no rule of the game but the log itself says no.
    """

    allowed: bool
    rule: str | None = None
    reason: Sentence = NOTHING_TO_SAY
    field: str = ""


ALLOWED = Ruling(allowed=True)


def refuse(rule: str | None, reason: Sentence, field: str = "") -> Ruling:
    """Return a ruling that says no."""
    return Ruling(allowed=False, rule=rule, reason=reason, field=field)


class RefusedError(Exception):
    """An event, a start or a tally that breaks a rule; ``at`` is the path of the fault in its document."""

    def __init__(self, ruling: Ruling, at: str = "") -> None:
        """Keep the ruling and where it applies."""
        super().__init__(str(ruling.reason))
        self.ruling = ruling
        self.at = at
