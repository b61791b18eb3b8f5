"""What to do on the table after an event, said aloud."""

from companion.games.auction_chicken.applying import forced
from companion.games.auction_chicken.deciding import Decision, decide
from companion.games.auction_chicken.events import BidsRevealed, CardChosen, CardsDealt, CardTaken, TieResolved
from companion.games.auction_chicken.state import AuctionChickenState, Phase
from companion.games.auction_chicken.wording import card_names, that_card, the_rank, token_names
from companion.games.game import Announcement
from companion.tracker import Event
from companion.words import Listing, Name, Sentence, say


def announce(before: AuctionChickenState, event: Event, after: AuctionChickenState) -> tuple[Announcement, ...]:
    """Return what to do on the table after an event, said aloud."""
    match event:
        case CardsDealt(cards=cards) if after.phase_two:
            return (_first_lot(before, event, cards_named=card_names(cards)),)
        case CardTaken(player=player):
            return _taken(before, event, player)
        case TieResolved():
            decision = decide(before, {name: len(own) for name, own in event.tokens.items()})
            return (_decided(before, event, decision), *_served(before, after))
        case BidsRevealed() | CardChosen():
            return _served(before, after)
        case _:
            return ()


def _first_lot(before: AuctionChickenState, event: CardsDealt, cards_named: Listing) -> Announcement:
    """The last cards of a deck that is dealt out are known (AC-08)."""
    if forced(before) == event:
        return Announcement(
            text=say("Phase two. The last cards are the first lot: {cards}", cards=cards_named),
            detail=say("Lay them in the middle. They are all that nobody has seen (AC-08)."),
        )
    return Announcement(text=say("Phase two. These cards are the first lot"))


def _taken(before: AuctionChickenState, event: CardTaken, player: Name) -> tuple[Announcement, ...]:
    """Say what was taken without being asked, and where the Excuse goes (AC-19)."""
    said: list[Announcement] = []
    if forced(before) == event:
        said.append(Announcement(text=_without_choice(before, player), detail=_why_taken(before, player)))
    if not before.taken and player != before.excuse:
        said.append(Announcement(text=say("{player} takes the Excuse", player=player)))
    return tuple(said)


def _without_choice(before: AuctionChickenState, player: Name) -> Sentence:
    lowest = before.line[0]
    if not lowest.tokens:
        return say("{player} takes {card}", player=player, card=the_rank(lowest.card.rank))
    return say(
        "{player} takes {card} with {tokens}",
        player=player,
        card=the_rank(lowest.card.rank),
        tokens=token_names(lowest.tokens),
    )


def _why_taken(before: AuctionChickenState, player: Name) -> Sentence:
    if not before.tokens_of(player):
        return say("{player} has no tokens and must take (AC-10).", player=player)
    return say("Nobody else is left in the round (AC-10).")


def _decided(before: AuctionChickenState, event: TieResolved, decision: Decision) -> Announcement:
    """Say what the decider pays, and that the Excuse moves after a closed-fist tie (AC-13)."""
    player, paid = decision.decider, event.tokens[decision.decider]
    text = say("{player} decides and pays nothing", player=player)
    if paid:
        text = say("{player} decides and discards {tokens}", player=player, tokens=token_names(paid))
    if not decision.closed_fist_tie:
        return Announcement(text=text, detail=say("The other tokens go back (AC-14)."))
    detail = say("{player} takes the Excuse from {holder} (AC-13).", player=player, holder=before.excuse)
    return Announcement(text=text, detail=detail)


def _served(before: AuctionChickenState, after: AuctionChickenState) -> tuple[Announcement, ...]:
    """Say who takes which card, in the order in which they take; then what becomes of the bids."""
    fresh = before.phase is Phase.BIDS
    takings = after.taken if fresh else after.taken[len(before.taken) :]
    return tuple(
        Announcement(
            text=say("{player} takes {card}", player=name, card=that_card(card)),
            detail=_what_next(after) if at == len(takings) else None,
        )
        for at, (name, card) in enumerate(takings, 1)
    )


def _what_next(after: AuctionChickenState) -> Sentence | None:
    match after.phase:
        case Phase.BIDS:
            return say("The cards that were bid are the next lot.")
        case Phase.OVER:
            return say("The last bids are discarded (AC-18). The game ends.")
        case _:
            return None
