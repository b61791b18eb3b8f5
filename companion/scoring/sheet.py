"""The result, explained: lines of points with their reasons; totals, places and winners follow."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import groupby

from companion.words import Name, Sentence, say


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreLine:
    """Points of one seat for one thing, and why.

    ``arithmetic`` is the division or product as counted, where there was one; ``rules`` names the rulings.
    """

    key: str
    points: int
    reason: Sentence
    arithmetic: Sentence | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatScore:
    """One seat of the sheet: its lines, their sum, and its place (1-1-3 for two who share)."""

    name: Name
    lines: tuple[ScoreLine, ...]
    total: int
    place: int

    def line(self, key: str) -> ScoreLine:
        """Return the line with this key."""
        return next(line for line in self.lines if line.key == key)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A score sheet in seating order; ``final`` is false while the session can go on."""

    seats: tuple[SeatScore, ...]
    final: bool
    tie_break: Sentence | None = None

    @property
    def winners(self) -> tuple[Name, ...]:
        """Everybody in first place: "in case of a tie, there are multiple winners" (BH-09, X-08)."""
        return tuple(seat.name for seat in self.seats if seat.place == 1)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the lines, in their order."""
        return tuple(line.key for line in self.seats[0].lines)

    def seat(self, name: Name) -> SeatScore:
        """Return the seat of a player."""
        return next(seat for seat in self.seats if seat.name == name)


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBreak:
    """What separates players of the same total: who has more of it stands first.

    ``words`` says so for those who share a total, each with what they have, most first.
    """

    counts: Mapping[Name, int]
    words: Callable[[int, Mapping[Name, int]], Sentence]


def score_sheet(
    lines: Mapping[Name, tuple[ScoreLine, ...]], *, final: bool, tie_break: TieBreak | None = None
) -> ScoreSheet:
    """Return the sheet of these lines; who has the same total shares the place, if no tie-break says otherwise.

    >>> line = ScoreLine(key="eggs", points=3, reason=Sentence("three"))
    >>> [seat.place for seat in score_sheet({"Ada": (line,), "Ben": (), "Cy": (line,)}, final=True).seats]
    [1, 3, 1]
    """
    totals = {name: sum(line.points for line in own) for name, own in lines.items()}
    ranks = {name: (total, tie_break.counts[name] if tie_break else 0) for name, total in totals.items()}
    return ScoreSheet(
        seats=tuple(
            SeatScore(
                name=name,
                lines=own,
                total=totals[name],
                place=1 + sum(other > ranks[name] for other in ranks.values()),
            )
            for name, own in lines.items()
        ),
        final=final,
        tie_break=_decided(totals, tie_break) if tie_break else None,
    )


def _decided(totals: Mapping[Name, int], tie_break: TieBreak) -> Sentence | None:
    """Return what separated players of the same total, highest total first; None where nothing did."""
    ranked = sorted(totals, key=lambda name: (totals[name], tie_break.counts[name]), reverse=True)
    decided: Sentence | None = None
    for total, group in groupby(ranked, key=lambda name: totals[name]):
        counts = {name: tie_break.counts[name] for name in group}
        if len(set(counts.values())) > 1:
            worded = tie_break.words(total, counts)
            decided = worded if decided is None else say("{first} {second}", first=decided, second=worded)
    return decided
