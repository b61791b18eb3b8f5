"""Auction Chicken asks for a token on the lowest card, or the card itself."""

from companion.games.auction_chicken.events import CardTaken, TokenPlaced
from companion.games.auction_chicken.faces import suit_face
from companion.games.auction_chicken.facts import SUITS, Suit
from companion.games.auction_chicken.judging import judge_token
from companion.games.auction_chicken.state import AuctionChickenState, LineCard
from companion.games.auction_chicken.wording import SUIT_TITLES, the_rank, token_names
from companion.tracker import Answered, Face, Key, PickMove
from companion.words import Name, Sentence, say

ACROSS = 3


def token_or_take(state: AuctionChickenState) -> PickMove:
    """Ask for a token or the take, one tap each (AC-10)."""
    player, lowest = state.to_act[0], state.line[0]
    suits = [_suit_key(state, player, suit) for suit in SUITS]
    return PickMove(
        title=say("{player}: a token on {card}?", player=player, card=the_rank(lowest.card.rank)),
        rows=(*(tuple(suits[at : at + ACROSS]) for at in range(0, len(suits), ACROSS)), (_take_key(player, lowest),)),
        acting=player,
    )


def _suit_key(state: AuctionChickenState, player: Name, suit: Suit) -> Key:
    ruling = judge_token(state, player, suit)
    count = state.tokens[player][suit]
    return Key(
        id=f"token:{suit}",
        text=SUIT_TITLES[suit],
        note=say("{count}", count=count),
        spoken=say("{suit}, {count} left", suit=SUIT_TITLES[suit], count=count),
        outcome=Answered((TokenPlaced(player=player, suit=suit),)),
        face=suit_face(suit),
        refusal=None if ruling.allowed else ruling,
    )


def _take_key(player: Name, lowest: LineCard) -> Key:
    text = say("{player} takes {card}", player=player, card=the_rank(lowest.card.rank))
    return Key(
        id="take",
        text=text,
        note=say("with") if lowest.tokens else None,
        spoken=_with(player, lowest) if lowest.tokens else text,
        outcome=Answered((CardTaken(player=player),)),
        face=Face(marks=tuple(lowest.tokens)),
        icon="take",
        main=True,
    )


def _with(player: Name, lowest: LineCard) -> Sentence:
    return say(
        "{player} takes {card} with {tokens}",
        player=player,
        card=the_rank(lowest.card.rank),
        tokens=token_names(lowest.tokens),
    )
