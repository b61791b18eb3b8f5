"""A final position of Auction Chicken, tracked or told: what is scored, whoever wrote it down."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.auction_chicken.facts import SUITS, TOKENS_OF_A_SUIT, Card, Suit
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import SUIT_NAMES, the_card
from companion.games.game import FinalPosition, Table
from companion.tracker import RefusedError, refuse
from companion.words import Name, say


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What one player has at the end: the score pile, and the tokens; a suit left out is none."""

    score_pile: tuple[Card, ...]
    tokens: Mapping[Suit, int]

    def highest_number(self, suit: Suit) -> int | None:
        """The highest number card of a suit in the pile (AC-04), None without one.

        A card of two suits serves both, and any number of aces and crowns.
        """
        return max((int(own.rank) for own in self.score_pile if own.rank.numbered and suit in own.suits), default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Commons:
    """Nothing lies between the players at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything that the score of Auction Chicken depends on; every suit has its number of tokens."""

    table: Table
    holdings: Mapping[Name, Holding]


def tracked(state: AuctionChickenState) -> Position:
    """Return the position of a session; tokens that lie on the line are nobody's."""
    return Position(
        table=state.table,
        holdings={name: Holding(score_pile=state.piles[name], tokens=state.tokens[name]) for name in state.seating},
    )


def told(final: FinalPosition[Holding, Commons]) -> Position:
    """Return the position of a tally (X-05).

    Raises ``RefusedError``: a card twice (AC-23), or more tokens of a suit than the table began with (AC-10).
    """
    seen: set[Card] = set()
    tokens = Counter[Suit]()
    for number, holding in enumerate(final.holdings.values()):
        for at, card in enumerate(holding.score_pile):
            if card in seen:
                reason = say("{card} is named twice (AC-23). Leave it to one player.", card=the_card(card))
                raise RefusedError(refuse("AC-23", reason), f"players[{number}].score_pile[{at}]")
            seen.add(card)
        for suit, count in holding.tokens.items():
            tokens[suit] += count
            _possible(suit, count, tokens[suit], len(final.holdings), f"players[{number}].tokens.{suit}")
    return Position(
        table=final.table,
        holdings={
            name: Holding(score_pile=own.score_pile, tokens={suit: own.tokens.get(suit, 0) for suit in SUITS})
            for name, own in final.holdings.items()
        },
    )


def _possible(suit: Suit, count: int, together: int, players: int, path: str) -> None:
    """The table has two tokens of a suit for each player, and they only become fewer (AC-10, AC-14).

    Raises ``RefusedError`` with the path of the number.
    """
    reason = None
    if count < 0:
        reason = say("Nobody has fewer than 0 tokens (AC-10). Count again.")
    elif together > TOKENS_OF_A_SUIT * players:
        reason = say(
            "There are only {count} tokens of {suit} at this table (AC-10). Count again.",
            count=TOKENS_OF_A_SUIT * players,
            suit=SUIT_NAMES[suit],
        )
    if reason is not None:
        raise RefusedError(refuse("AC-10", reason), path)
