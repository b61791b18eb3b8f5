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


def score_sheet(lines: Mapping[Name, tuple[ScoreLine, ...]], *, final: bool) -> ScoreSheet:
    """Return the sheet of these lines; who has the same total shares the place.

    >>> line = ScoreLine(key="eggs", points=3, reason=Sentence("three"))
    >>> [seat.place for seat in score_sheet({"Ada": (line,), "Ben": (), "Cy": (line,)}, final=True).seats]
    [1, 3, 1]
    """
    totals = {name: sum(line.points for line in own) for name, own in lines.items()}
    return ScoreSheet(
        seats=tuple(
            SeatScore(
                name=name,
                lines=own,
                total=totals[name],
                place=1 + sum(other > totals[name] for other in totals.values()),
            )
            for name, own in lines.items()
        ),
        final=final,
    )
