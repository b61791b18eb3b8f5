"""A table of Blind Hen for the tests: short words for cards, events, positions and scores."""

from collections.abc import Mapping

from companion.games.blind_hen import BLIND_HEN
from companion.games.blind_hen.applying import apply
from companion.games.blind_hen.events import (
    AuctionVoided,
    BidPlaced,
    CardPicked,
    CardsOffered,
    CardsPaid,
    ChickensRecounted,
    GameEndDrawn,
    LotRevealed,
    LotSold,
    PlayerPassed,
    PlayerRecounted,
)
from companion.games.blind_hen.facts import ChickenCard, Color, LotCard, chicken_card, lot_card
from companion.games.blind_hen.judging import judge
from companion.games.blind_hen.position import Commons, Holding
from companion.games.blind_hen.start import start
from companion.games.blind_hen.state import BlindHenState, Setup
from companion.games.game import FinalPosition, Table
from companion.scoring import ScoreSheet
from companion.tracker import Event, begin
from companion.words import Name
from tests.games.taps import Screen

CHICKENS = ("wooden_chickens",)
ZERO = ("zero_cards_rank",)


def cards(text: str) -> tuple[ChickenCard, ...]:
    """Chicken cards by their names, ``green-1*3`` for three of them."""
    return tuple(chicken_card(name) for name in _names(text))


def any_cards(text: str) -> tuple[LotCard, ...]:
    return tuple(lot_card(name) for name in _names(text))


def _names(text: str) -> list[str]:
    pairs = [name.partition("*") for name in text.split()]
    return [name for name, _, times in pairs for _ in range(int(times or 1))]


# What the table tells


def offer(face_up: str) -> CardsOffered:
    return CardsOffered(face_up=any_cards(face_up))


def bid(player: str, amount: int) -> BidPlaced:
    return BidPlaced(player=Name(player), amount=amount)


def passes(player: str) -> PlayerPassed:
    return PlayerPassed(player=Name(player))


def sold(player: str, price: int) -> LotSold:
    return LotSold(player=Name(player), price=price)


def pay(text: str) -> CardsPaid:
    return CardsPaid(cards=any_cards(text))


def pick(player: str, card: str) -> CardPicked:
    return CardPicked(player=Name(player), card=lot_card(card))


def lot(text: str) -> LotRevealed:
    return LotRevealed(cards=any_cards(text))


def void() -> AuctionVoided:
    return AuctionVoided()


def recount(player: str, display: str, hens: int = 0, corns: int = 0) -> PlayerRecounted:
    return PlayerRecounted(player=Name(player), display=cards(display), hens=hens, corns=corns)


def recount_chickens(**owners: str | None) -> ChickensRecounted:
    return ChickensRecounted(
        owners={Color(color): None if owner is None else Name(owner) for color, owner in owners.items()}
    )


def end() -> GameEndDrawn:
    return GameEndDrawn()


# Where the table stands


def table(
    *, auctioneer: str = "Ada", options: tuple[str, ...] = (), auctions_before: int = 0, **displays: str
) -> BlindHenState:
    """The start of a game: who plays is who has a display, clockwise."""
    players = tuple(Name(player) for player in displays)
    return start(
        Table(players=players, options=frozenset(options)),
        Setup(
            auctioneer=Name(auctioneer),
            displays={Name(player): cards(display) for player, display in displays.items()},
            auctions_before=auctions_before,
        ),
    )


def after(state: BlindHenState, *events: Event) -> BlindHenState:
    """The position after events that the rules allow."""
    for event in events:
        ruling = judge(state, event)
        assert ruling.allowed, f"{event}: {ruling.rule} {ruling.reason}"
        state = apply(state, event)
    return state


def refusal(state: BlindHenState, event: Event) -> tuple[str | None, str]:
    """The rule that says no to an event, and the field at fault; the reason is a sentence."""
    ruling = judge(state, event)
    assert not ruling.allowed, event
    assert str(ruling.reason).endswith((".", ")")), ruling.reason
    return ruling.rule, ruling.field


def display(state: BlindHenState, player: str) -> list[str]:
    return [str(card) for card in state.displays[Name(player)]]


def chickens(state: BlindHenState) -> dict[str, str]:
    """The wooden chickens that somebody owns."""
    return {str(color): str(owner) for color, owner in state.chickens.items() if owner is not None}


def on_screen(state: BlindHenState, *events: Event, habits: tuple[str, ...] = ()) -> Screen:
    """The phone that shows this position, reached by these events."""
    replay = begin(BLIND_HEN.rules, state)
    for event in events:
        replay = replay.answered((event,))
    return Screen(game=BLIND_HEN, replay=replay, habits=frozenset(habits))


# What it is worth


def held(text: str = "", hens: int = 0, corns: int = 0) -> Holding:
    return Holding(display=cards(text), hens=hens, corns=corns)


def scored(
    options: tuple[str, ...] = (), owners: Mapping[str, str | None] | None = None, **holdings: Holding
) -> ScoreSheet:
    """The score of a final position that nobody tracked."""
    players = tuple(Name(player) for player in holdings)
    return BLIND_HEN.count(
        FinalPosition(
            table=Table(players=players, options=frozenset(options)),
            holdings={Name(player): holding for player, holding in holdings.items()},
            commons=Commons() if owners is None else Commons(wooden_chickens=recount_chickens(**owners).owners),
        )
    )


def points(sheet: ScoreSheet, key: str) -> list[int]:
    """What each player has in a line, in seating order."""
    return [seat.line(key).points for seat in sheet.seats]


def green(*counts: int, options: tuple[str, ...] = (), owner: str | None = None) -> list[int]:
    """What each player gets for the majority in green with these many cards."""
    return points(greens(*counts, options=options, owner=owner), "majority.green")


def greens(*counts: int, options: tuple[str, ...] = (), owner: str | None = None) -> ScoreSheet:
    """The sheet of a table on which only green cards lie."""
    names = ("Ada", "Ben", "Cy", "Dora", "Emil")
    owners = None if owner is None else {"green": owner}
    holdings = {name: held(f"green-1*{count}" if count else "") for name, count in zip(names, counts, strict=False)}
    return scored(options, owners, **holdings)
