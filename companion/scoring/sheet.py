"""The result, explained: lines of points with their reasons; totals, places and winners follow."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.words import Name, Sentence


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


def score_sheet(
    lines: Mapping[Name, tuple[ScoreLine, ...]],
    *,
    final: bool,
    tie_breaker: Mapping[Name, int] | None = None,
    tie_break: Sentence | None = None,
) -> ScoreSheet:
    """Return the sheet of these lines; who has the same total shares the place, unless the tie-breaker says more.

    ``tie_break`` tells what it separated.

    >>> line = ScoreLine(key="eggs", points=3, reason=Sentence("three"))
    >>> [seat.place for seat in score_sheet({"Ada": (line,), "Ben": (), "Cy": (line,)}, final=True).seats]
    [1, 3, 1]
    """
    totals = {name: sum(line.points for line in own) for name, own in lines.items()}
    ranks = {name: (total, tie_breaker[name] if tie_breaker else 0) for name, total in totals.items()}
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
        tie_break=tie_break,
    )


def told_apart(totals: Mapping[Name, int], tie_breaker: Mapping[Name, int]) -> tuple[tuple[Name, ...], ...]:
    """Return those of equal totals whom the tie-breaker separates, highest total first, who has more of it first.

    >>> told_apart({"Ada": 41, "Ben": 50, "Cy": 41, "Dora": 50}, {"Ada": 1, "Ben": 2, "Cy": 3, "Dora": 2})
    (('Cy', 'Ada'),)
    """
    groups = (
        tuple(sorted((name for name in totals if totals[name] == total), key=lambda name: -tie_breaker[name]))
        for total in sorted(set(totals.values()), reverse=True)
    )
    return tuple(group for group in groups if len({tie_breaker[name] for name in group}) > 1)
