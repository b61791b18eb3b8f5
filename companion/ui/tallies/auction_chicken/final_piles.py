"""Auction Chicken's score piles in the making, as plain values: everybody's cards, and the tokens that can matter."""

from collections import Counter
from dataclasses import dataclass, field, replace

from companion.games.auction_chicken.facts import SUITS, TOKENS_OF_A_SUIT, Card, Suit, card
from companion.games.auction_chicken.position import Commons, Holding, told
from companion.games.auction_chicken.scoring import score
from companion.games.auction_chicken.wording import the_card
from companion.games.game import FinalPosition
from companion.tracker import RefusedError, refuse
from companion.ui.drafts import Form
from companion.words import Name, say


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """What one player has: cards in the order of the taps, and tokens by suit; suits left out are 0.

    ``seen`` once the table has gone on from it, ``broken`` once it has from all tokens of a tie.
    """

    cards: tuple[str, ...] = ()
    tokens: dict[str, int] = field(default_factory=dict)
    seen: bool = False
    broken: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalPiles:
    """The piles so far, whose is counted now, and whether all tokens of tied players are."""

    piles: dict[str, Pile] = field(default_factory=dict)
    at: str | None = None
    breaking: bool = False


AuctionChickenTally = Form[FinalPiles]


def pile_of(form: AuctionChickenTally, player: str) -> Pile:
    """Return what a player has so far."""
    return form.own.piles.get(player, Pile())


def cards_of(form: AuctionChickenTally, player: str) -> tuple[Card, ...]:
    """Return the cards of a player's score pile so far."""
    return tuple(found for text in pile_of(form, player).cards if (found := _card(text)) is not None)


def tokens_of(form: AuctionChickenTally, player: str, suit: Suit) -> int:
    """Return how many tokens of a suit a player has so far."""
    return pile_of(form, player).tokens.get(str(suit), 0)


def owner_of(form: AuctionChickenTally, own: Card) -> Name | None:
    """Return in whose pile a card is."""
    return next((player for player in form.seating.names if own in cards_of(form, player)), None)


def counting(form: AuctionChickenTally) -> Name:
    """Return whose pile is counted now."""
    return Name(form.own.at) if form.own.at in form.seating.players and form.own.at else form.seating.names[0]


def asked(form: AuctionChickenTally) -> tuple[Name, bool]:
    """Return what is asked now: whose pile, or whose tokens break a tie."""
    return counting(form), breaking(form)


def breaking(form: AuctionChickenTally) -> bool:
    """Whether all tokens of the player who is counted now are asked for, since they may break a tie (AC-07)."""
    return form.own.breaking and counting(form) in tied(form)


def tied(form: AuctionChickenTally) -> tuple[Name, ...]:
    """Return the players whose total somebody else has, too, in seating order."""
    sheet = score(told(final_of(form)), final=True)
    totals = Counter(seat.total for seat in sheet.seats)
    return tuple(seat.name for seat in sheet.seats if totals[seat.total] > 1)


def suits_asked(form: AuctionChickenTally) -> tuple[Suit, ...]:
    """Return the suits whose tokens can matter: those of the aces and crowns in the pile, or all in a tie."""
    if breaking(form):
        return SUITS
    lone = {own.suits[0] for own in cards_of(form, counting(form)) if not own.rank.numbered}
    return tuple(suit for suit in SUITS if suit in lone)


def most_tokens(form: AuctionChickenTally, suit: Suit) -> int:
    """Return how many tokens of a suit the player who is counted now may have, beside those of the others."""
    others = sum(tokens_of(form, player, suit) for player in form.seating.names if player != counting(form))
    return TOKENS_OF_A_SUIT * len(form.seating.names) - others


def begun(form: AuctionChickenTally) -> AuctionChickenTally:
    """Begin to count, or go on where it was left."""
    return replace(form, begun=True, own=replace(form.own, breaking=False))


def gone_to(form: AuctionChickenTally, player: str) -> AuctionChickenTally:
    """Count another player's pile."""
    return replace(form, own=replace(_seen(form), at=player, breaking=False))


def next_player(form: AuctionChickenTally) -> Name | None:
    """Return whose pile is counted next, clockwise, None when everybody's is."""
    return next((player for player in _others(form) if not pile_of(form, player).seen), None)


def next_tied(form: AuctionChickenTally) -> Name | None:
    """Return whose tokens may still break a tie, None when all are said."""
    after_now = (*_others(form), counting(form))
    left = (player for player in after_now if player in tied(form) and not pile_of(form, player).broken)
    following = next(left, None)
    if breaking(form) and following == counting(form):
        return None
    return following


def broken(form: AuctionChickenTally, player: str) -> AuctionChickenTally:
    """Ask for all tokens of a player whose total is tied."""
    own = _seen(form)
    if breaking(form):
        now = counting(form)
        own = replace(own, piles={**own.piles, now: replace(own.piles[now], broken=True)})
    return replace(form, own=replace(own, at=player, breaking=True))


def tapped(form: AuctionChickenTally, own: Card) -> AuctionChickenTally:
    """Put a card into the pile that is counted, or take it out again; raises ``RefusedError`` (AC-23)."""
    player = counting(form)
    owner = owner_of(form, own)
    if owner is not None and owner != player:
        reason = say("{card} is in {player}’s pile (AC-23).", card=the_card(own), player=owner)
        raise RefusedError(refuse("AC-23", reason))
    pile = pile_of(form, player)
    cards = tuple(text for text in pile.cards if text != str(own))
    if owner is None:
        cards = (*cards, str(own))
    return _with_pile(form, player, replace(pile, cards=cards))


def told_tokens(form: AuctionChickenTally, suit: Suit, number: int) -> AuctionChickenTally:
    """Say how many tokens of a suit the player has."""
    player = counting(form)
    pile = pile_of(form, player)
    return _with_pile(form, player, replace(pile, tokens={**pile.tokens, str(suit): number}))


def final_of(form: AuctionChickenTally) -> FinalPosition[Holding, Commons]:
    """Return the final position that the form describes; tokens that cannot matter are left out."""
    return FinalPosition(
        table=form.seating.table,
        holdings={player: _holding(form, player) for player in form.seating.names},
        commons=Commons(),
    )


def _holding(form: AuctionChickenTally, player: Name) -> Holding:
    tokens = {suit: tokens_of(form, player, suit) for suit in SUITS}
    return Holding(score_pile=cards_of(form, player), tokens={suit: count for suit, count in tokens.items() if count})


def _others(form: AuctionChickenTally) -> tuple[Name, ...]:
    at = form.seating.names.index(counting(form))
    return (*form.seating.names[at + 1 :], *form.seating.names[:at])


def _card(text: str) -> Card | None:
    try:
        return card(text)
    except ValueError:
        return None


def _with_pile(form: AuctionChickenTally, player: str, pile: Pile) -> AuctionChickenTally:
    return replace(form, own=replace(form.own, piles={**form.own.piles, player: pile}))


def _seen(form: AuctionChickenTally) -> FinalPiles:
    player = counting(form)
    return replace(form.own, piles={**form.own.piles, player: replace(pile_of(form, player), seen=True)})
