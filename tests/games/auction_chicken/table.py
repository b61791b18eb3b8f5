"""A table of Auction Chicken for the tests: what the table tells in a few words, positions and scores."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.applying import apply
from companion.games.auction_chicken.events import (
    BidsRevealed,
    CardChosen,
    CardsDealt,
    CardTaken,
    TieResolved,
    TokenPlaced,
)
from companion.games.auction_chicken.facts import DECK, SUITS, Card, Suit, card, deals
from companion.games.auction_chicken.judging import judge
from companion.games.auction_chicken.position import Commons, Holding
from companion.games.auction_chicken.start import start
from companion.games.auction_chicken.state import AuctionChickenState, Phase, Setup, high_to_low
from companion.games.game import FinalPosition, Table
from companion.scoring import ScoreSheet
from companion.tracker import Event, begin
from companion.words import Name
from tests.games.taps import Screen

THREE = "Ada Ben Cy"
FOUR = "Ada Ben Cy Dora"
FIVE = "Ada Ben Cy Dora Emil"
LETTERS = {"m": "moons", "s": "suns", "w": "waves", "l": "leaves", "y": "wyrms", "k": "knots"}
RANKS = {"A": "ace", "C": "crown"}

# What the table tells


def c(text: str) -> Card:
    """A card in short: ``Am``, ``6mw``, ``Cs``."""
    return card("-".join((RANKS.get(text[0], text[0]), *(LETTERS[letter] for letter in text[1:]))))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(c(own) for own in text.split())


def suits(letters: str) -> tuple[Suit, ...]:
    """Tokens by their letters, ``-`` for none."""
    return tuple(Suit(LETTERS[letter]) for letter in letters.strip("-"))


def short(own: Card) -> str:
    """The card as these tests write it."""
    rank = {"ace": "A", "crown": "C"}.get(own.rank.text, own.rank.text)
    return rank + "".join(letter for suit in own.suits for letter, name in LETTERS.items() if name == suit)


def told(line: str) -> Event:
    """An event in a few words.

    ``deal 6mw Am 9ms`` · ``Ada puts s`` · ``Ada takes`` · ``bids Ada=6mw Ben=Am Cy=9ms`` ·
    ``tie Ada=mmw Ben=- first Ben Ada`` · ``Ada chooses 6mw``
    """
    match line.split():
        case ["deal", *named]:
            return CardsDealt(cards=cards(" ".join(named)))
        case ["bids", *bids]:
            return BidsRevealed(cards={Name(bid.split("=")[0]): c(bid.split("=")[1]) for bid in bids})
        case ["tie", *rest]:
            at = rest.index("first")
            fists = {Name(fist.split("=")[0]): suits(fist.split("=")[1]) for fist in rest[:at]}
            return TieResolved(tokens=fists, order=tuple(map(Name, rest[at + 1 :])))
        case [player, "puts", letter]:
            return TokenPlaced(player=Name(player), suit=suits(letter)[0])
        case [player, "chooses", named]:
            return CardChosen(player=Name(player), card=c(named))
        case [player, _]:
            return CardTaken(player=Name(player))
        case _:
            raise ValueError(line)


# Where the table stands


def table(names: str = THREE, *, excuse: str = "Ada", options: tuple[str, ...] = ()) -> AuctionChickenState:
    """The start of a game, the players clockwise."""
    players = tuple(map(Name, names.split()))
    return start(Table(players=players, options=frozenset(options)), Setup(start_player=Name(excuse)))


def bidding(lot: str, names: str = THREE, *, excuse: str = "Ada", **hands: str) -> AuctionChickenState:
    """A table in phase two with this lot and these hands, ``Ada="6mw 2mk"``; whoever is left out has other cards.

    Everybody's hand has as many cards as the longest that is named.
    """
    state = table(names, excuse=excuse)
    named = {own for text in (lot, *hands.values()) for own in cards(text)}
    others = [own for own in DECK if own not in named]
    size = max(len(text.split()) for text in hands.values())
    held = {name: (*cards(hands.get(name, "")),) for name in state.seating}
    for name, own in held.items():
        missing = size - len(own)
        held[name] = (*own, *others[:missing])
        others = others[missing:]
    groups = (cards(lot),) * deals(len(state.seating))
    return replace(
        state, phase=Phase.BIDS, dealt=groups, lot=high_to_low(cards(lot)), hands=held, lots=state.rounds - size
    )


def holding(state: AuctionChickenState, **tokens: str) -> AuctionChickenState:
    """The table with other tokens, ``Ada="mmw"``; whoever is left out keeps what there was."""
    told_tokens = {
        name: {suit: suits(tokens[name]).count(suit) for suit in SUITS} if name in tokens else state.tokens[name]
        for name in state.seating
    }
    return replace(state, tokens=told_tokens)


def after(state: AuctionChickenState, *lines: str) -> AuctionChickenState:
    """The position after what was told, all of which the rules allow."""
    for line in lines:
        ruling = judge(state, told(line))
        assert ruling.allowed, f"{line}: {ruling.rule} {ruling.reason}"
        state = apply(state, told(line))
    return state


def refusal(state: AuctionChickenState, line: str) -> tuple[str | None, str]:
    """The rule that says no to what was told, and the field at fault; the reason is a sentence."""
    ruling = judge(state, told(line))
    assert not ruling.allowed, line
    assert str(ruling.reason).endswith((".", ")")), ruling.reason
    return ruling.rule, ruling.field


def why_not(state: AuctionChickenState, line: str) -> str:
    return str(judge(state, told(line)).reason)


def line_of(state: AuctionChickenState) -> str:
    """The line, low to high, with the tokens on each card: ``Am:sm 4ms``."""
    letters = {name: letter for letter, name in LETTERS.items()}
    return " ".join(
        short(lying.card) + (":" + "".join(letters[suit] for suit in lying.tokens) if lying.tokens else "")
        for lying in state.line
    )


def hand(state: AuctionChickenState, player: str) -> str:
    return " ".join(map(short, state.hands[Name(player)]))


def pile(state: AuctionChickenState, player: str) -> str:
    return " ".join(map(short, state.piles[Name(player)]))


def lot(state: AuctionChickenState) -> str:
    return " ".join(map(short, state.lot))


def tokens(state: AuctionChickenState, player: str) -> str:
    """The tokens of a player as a number a suit, in the order of the suits."""
    return "".join(str(state.tokens[Name(player)][suit]) for suit in SUITS)


def on_screen(state: AuctionChickenState, *lines: str) -> Screen:
    """The phone that shows this position, reached by what was told."""
    replay = begin(AUCTION_CHICKEN.rules, state)
    for line in lines:
        replay = replay.answered((told(line),))
    return Screen(game=AUCTION_CHICKEN, replay=replay)


def dealt_out(names: str = THREE, *, deals_left: int = 1) -> AuctionChickenState:
    """A table at which all deals but the last ones are over; the cards went round from the lowest."""
    state = table(names)
    count = len(state.seating)
    for number in range(deals(count) - deals_left):
        group = " ".join(map(short, DECK[number * count : (number + 1) * count]))
        state = after(state, f"deal {group}", *(f"{name} takes" for name in _around(state)))
    return state


def _around(state: AuctionChickenState) -> tuple[Name, ...]:
    at = state.seating.index(state.excuse)
    return (*state.seating[at:], *state.seating[:at])


# What it is worth


def scored(*, lone: bool = False, **holdings: str) -> ScoreSheet:
    """The score of a final position, ``Ada="Am 9ms Cm: mmmmmm"``; who is missing to three players has nothing."""
    return AUCTION_CHICKEN.count(final(lone=lone, **holdings))


def final(*, lone: bool = False, **holdings: str) -> FinalPosition[Holding, Commons]:
    others = [name for name in THREE.split() if name not in holdings]
    names = [*holdings, *others[: max(0, 3 - len(holdings))]]
    held: Mapping[Name, Holding] = {Name(name): _holding(holdings.get(name, ":")) for name in names}
    options = frozenset({"lone_ace_counts_tokens"} if lone else ())
    return FinalPosition(table=Table(players=tuple(held), options=options), holdings=held, commons=Commons())


def _holding(text: str) -> Holding:
    own, _, letters = text.partition(":")
    counts = {suit: suits(letters.strip()).count(suit) for suit in SUITS}
    return Holding(score_pile=cards(own), tokens={suit: count for suit, count in counts.items() if count})


def points(sheet: ScoreSheet, name: str = "Ada") -> tuple[int, ...]:
    """What a player has for numbers, aces and crowns."""
    return tuple(line.points for line in sheet.seat(Name(name)).lines)


def reason(sheet: ScoreSheet, key: str, name: str = "Ada") -> str:
    return str(sheet.seat(Name(name)).line(key).reason)
