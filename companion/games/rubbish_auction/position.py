"""A final position of Rubbish Auction, tracked or told: what is scored, whoever wrote it down."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.game import FinalPosition
from companion.games.rubbish_auction.facts import DESTINED, ITEMS
from companion.games.rubbish_auction.state import RubbishState
from companion.games.rubbish_auction.wording import item_name
from companion.tracker import RefusedError, Ruling, refuse
from companion.words import Name, say


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What one player has at the end: fame, items, and the items of the geek card if it is known."""

    fame: int
    items: tuple[str, ...]
    destined: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Commons:
    """Nothing lies between the players that scores."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything that the score depends on, in seating order; ``changes`` is how the fame came about, if known."""

    holdings: Mapping[Name, Holding]
    changes: Mapping[Name, tuple[int, ...]] | None = None


def tracked(state: RubbishState) -> Position:
    """Return the position of a session; before the geek cards are revealed nobody knows what they show."""
    return Position(
        holdings={
            name: Holding(
                fame=state.fame[name], items=state.won[name], destined=state.geeks[name] if state.geeks else None
            )
            for name in state.seating
        },
        changes=state.changes,
    )


def told(final: FinalPosition[Holding, Commons]) -> Position:
    """Return the position of a tally (X-05).

    Raises ``RefusedError``: fame below zero (RA-12), an item twice or more than the seven (RA-22), or a geek card that
    does not show two different items (RA-21).
    """
    seen: set[str] = set()
    for number, (name, holding) in enumerate(final.holdings.items()):
        here = f"players[{number}]"
        if holding.fame < 0:
            reason = say("Fame cannot go below zero (RA-12). Enter 0 or more for {player}.", player=name)
            raise RefusedError(refuse("RA-12", reason), f"{here}.fame")
        for at, item in enumerate(holding.items):
            refusal = _impossible(item, seen)
            if refusal is not None:
                raise RefusedError(refusal, f"{here}.items[{at}]")
            seen.add(item)
        _check_geek(name, holding.destined, f"{here}.destined")
    return Position(holdings=final.holdings)


def _impossible(item: str, seen: set[str]) -> Ruling | None:
    """There are seven items, and each is won once (RA-22)."""
    if item in seen:
        return refuse("RA-22", say("“{item}” is named twice (RA-22). Leave it to one player.", item=item_name(item)))
    if len(seen) == ITEMS:
        return refuse(
            "RA-22",
            say(
                "There are only {count} items, so “{item}” is one too many (RA-22).", count=ITEMS, item=item_name(item)
            ),
        )
    return None


def _check_geek(player: Name, destined: tuple[str, ...] | None, path: str) -> None:
    """A geek card shows two different items (RA-21). Raises ``RefusedError``."""
    if destined is None or (len(destined) == DESTINED and len(set(destined)) == DESTINED):
        return
    reason = say("A geek card shows two different items (RA-21). Choose those of {player}.", player=player)
    raise RefusedError(refuse("RA-21", reason), path)
