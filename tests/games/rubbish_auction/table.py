"""A table of Rubbish Auction for the tests: what the table tells in a few words, positions and scores."""

from dataclasses import replace

from companion.games.game import FinalPosition, Table
from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.applying import apply
from companion.games.rubbish_auction.events import BidsRevealed, GeeksRevealed, ItemOffered
from companion.games.rubbish_auction.facts import STARTING_FAME
from companion.games.rubbish_auction.judging import judge
from companion.games.rubbish_auction.position import Commons, Holding
from companion.games.rubbish_auction.start import start
from companion.games.rubbish_auction.state import RubbishState, Setup
from companion.scoring import ScoreSheet
from companion.tracker import Event, begin
from companion.words import Name
from tests.games.taps import Screen

THREE = ("Ada", "Ben", "Cy")
FIVE = (*THREE, "Dora", "Emil")
JUNK = ("hat", "boot", "lamp", "clock", "duck", "kettle", "kite")

# What the table tells


def told(line: str) -> Event:
    """An event in a few words.

    ``offer lamp Ben`` (who bids first) · ``bids Ada 10+5, Ben 1, Cy`` (Cy bids nothing) ·
    ``geeks Ada hat+boot, Ben lamp+kite``
    """
    word, _, rest = line.partition(" ")
    if word == "offer":
        item, first = rest.split()
        return ItemOffered(item=item, first_bidder=Name(first))
    shown = {Name(part.split()[0]): part.split()[1:] for part in rest.split(", ")}
    cards = {name: tuple(own[0].split("+")) if own else () for name, own in shown.items()}
    if word == "geeks":
        return GeeksRevealed(cards=cards)
    return BidsRevealed(cards={name: tuple(map(int, own)) for name, own in cards.items()})


# Where the table stands


def table(
    players: tuple[str, ...] = THREE,
    *,
    starts: str = "Ada",
    options: tuple[str, ...] = (),
    items: tuple[str, ...] = JUNK,
) -> RubbishState:
    """The start of a game."""
    return start(
        Table(players=tuple(map(Name, players)), options=frozenset(options)),
        Setup(auctioneer=Name(starts), items=items),
    )


def famed(state: RubbishState, **fame: int) -> RubbishState:
    """The table with this fame, whatever auctions led to it."""
    changes = {name: (fame.get(name, STARTING_FAME) - STARTING_FAME,) for name in state.seating}
    return replace(state, changes=changes)


def resting(state: RubbishState, **blocked: int) -> RubbishState:
    """The table where these cards are blocked."""
    return replace(state, blocked={name: blocked.get(name) for name in state.seating})


def down_to(state: RubbishState, *left: str) -> RubbishState:
    """The table with only these items left, all others won by who sits first, but for those that are discarded."""
    gone = tuple(item for item in state.items if item not in (*left, *state.discarded))
    won = {**state.won, state.seating[0]: gone}
    return replace(state, won=won, changes={name: (0,) * len(gone) for name in state.seating})


def after(state: RubbishState, *lines: str) -> RubbishState:
    """The position after what was told, all of which the rules allow."""
    for line in lines:
        ruling = judge(state, told(line))
        assert ruling.allowed, f"{line}: {ruling.rule} {ruling.reason}"
        state = apply(state, told(line))
    return state


def auction(state: RubbishState, first: str, bids: str) -> RubbishState:
    """The position after the next item was auctioned, with this First Bidder and these bids."""
    return after(state, f"offer {state.left[0]} {first}", f"bids {bids}")


def refusal(state: RubbishState, line: str) -> tuple[str | None, str]:
    """The rule that says no to what was told, and the field at fault; the reason is a sentence."""
    ruling = judge(state, told(line))
    assert not ruling.allowed, line
    assert str(ruling.reason).endswith((".", ")")), ruling.reason
    return ruling.rule, ruling.field


def why_not(state: RubbishState, line: str) -> str:
    return str(judge(state, told(line)).reason)


def on_screen(state: RubbishState, *lines: str, habits: tuple[str, ...] = ()) -> Screen:
    """The phone that shows this position, reached by what was told."""
    replay = begin(RUBBISH_AUCTION.rules, state)
    for line in lines:
        replay = replay.answered((told(line),))
    return Screen(game=RUBBISH_AUCTION, replay=replay, habits=frozenset(habits))


# What it is worth


def final(**holdings: str) -> FinalPosition[Holding, Commons]:
    """A final position, ``Ada="44 hat duck: duck clock"`` (fame and items, then the geek card if it is known)."""
    held = {}
    for name, text in holdings.items():
        own, colon, destined = text.partition(":")
        fame, *items = own.split()
        held[Name(name)] = Holding(
            fame=int(fame), items=tuple(items), destined=tuple(destined.split()) if colon else None
        )
    return FinalPosition(table=Table(players=tuple(held)), holdings=held, commons=Commons())


def scored(**holdings: str) -> ScoreSheet:
    return RUBBISH_AUCTION.count(final(**holdings))


def points(sheet: ScoreSheet, name: str) -> tuple[int, ...]:
    """What a player has of fame and destined items."""
    return tuple(line.points for line in sheet.seat(Name(name)).lines)
