"""The end of an auction in words: who gets the item, who is the cheapskate, who gains, what rests, which tie counts."""

from collections.abc import Mapping

from companion.games.game import Announcement
from companion.games.rubbish_auction.events import BidsRevealed
from companion.games.rubbish_auction.facts import MONEY
from companion.games.rubbish_auction.result import Result, result
from companion.games.rubbish_auction.state import Phase, RubbishState
from companion.games.rubbish_auction.wording import amounts_of, cards_of, item_name
from companion.words import Listing, Name, Sentence, say, say_many


def result_line(before: RubbishState, event: BidsRevealed) -> Sentence:
    """Return the bids and what the highest led to, as the log tells it."""
    end = result(before, event.cards)
    bids = amounts_of({name: end.amounts[name] for name in end.ranking})
    if end.discarded:
        return say(
            "{bids}. {player} falls to 0 fame, and “{item}” is discarded",
            bids=bids,
            player=end.highest,
            item=item_name(before.item),
        )
    return say("{bids}. {player} gets “{item}”", bids=bids, player=end.highest, item=item_name(before.item))


def announce_result(before: RubbishState, event: BidsRevealed, after: RubbishState) -> tuple[Announcement, ...]:
    """Return what everybody does after an auction, said aloud: a line a thing, the cards that rest below the last."""
    end = result(before, event.cards)
    goes_on = after.phase is Phase.OFFER
    lines = (
        *tie_lines(before, end),
        _cheapskate(end) if goes_on else _last_cheapskate(end),
        *((_gains(end),) if end.rest else ()),
    )
    last = Announcement(text=lines[-1], detail=_resting(before, end) if goes_on else None)
    return (_headline(before, end, event.cards), *(Announcement(text=line) for line in lines[:-1]), last)


def tie_lines(state: RubbishState, end: Result) -> tuple[Sentence, ...]:
    """Return how closeness to the First Bidder settled a tie for highest, for lowest, or for both (RA-07).

    It is counted in turn order, so it is told in turn order: who bids last may well sit beside the First Bidder.
    """
    high, low = end.tied_with(end.highest), end.tied_with(end.lowest)
    if high == low:
        return (
            say(
                "{players} tie at {amount}: {highest} bids first, so {highest} is highest; {lowest} bids last, so "
                "{lowest} is lowest (RA-07).",
                players=Listing(high),
                amount=end.amounts[end.highest],
                highest=end.highest,
                lowest=end.lowest,
            ),
        )
    lines: list[Sentence] = []
    if len(high) > 1:
        lines.append(_highest_tie(state, end))
    if len(low) > 1:
        lines.append(
            say(
                "{players} tie at {amount}: {lowest} bids last of them, so {lowest} is lowest (RA-07).",
                players=Listing(low),
                amount=end.amounts[end.lowest],
                lowest=end.lowest,
            )
        )
    return tuple(lines)


def _highest_tie(state: RubbishState, end: Result) -> Sentence:
    players, amount = Listing(end.tied_with(end.highest)), end.amounts[end.highest]
    if end.highest == state.first_bidder:
        return say(
            "{players} tie at {amount}: {highest} is the First Bidder, so {highest} is highest (RA-07).",
            players=players,
            amount=amount,
            highest=end.highest,
        )
    return say(
        "{players} tie at {amount}: {highest} bids first of them, so {highest} is highest (RA-07).",
        players=players,
        amount=amount,
        highest=end.highest,
    )


def _headline(before: RubbishState, end: Result, cards: Mapping[Name, tuple[int, ...]]) -> Announcement:
    item, player, amount = item_name(before.item), end.highest, end.amounts[end.highest]
    if end.discarded:
        text = say(
            "{player} bid {amount} with only {fame} fame: that falls to 0, and “{item}” is discarded (RA-12).",
            player=player,
            amount=amount,
            fame=before.fame[player],
            item=item,
        )
        return Announcement(text=text, picture="bin", detail=_shown(before, cards), todo=True)
    text = say("{player} gets “{item}” and loses {amount} fame.", player=player, item=item, amount=amount)
    return Announcement(text=text, picture="banknote", detail=_shown(before, cards), todo=True)


def _shown(before: RubbishState, cards: Mapping[Name, tuple[int, ...]]) -> Sentence:
    """Everybody's cards in turn order: bids that went round hidden are seen here for the first time (RA-06)."""
    return say("Cards: {cards}.", cards=cards_of({name: cards[name] for name in before.bidding_order}))


def _cheapskate(end: Result) -> Sentence:
    return say(
        "{player} bid only {amount}: the cheapskate gains nothing and is the auctioneer now.",
        player=end.lowest,
        amount=end.amounts[end.lowest],
    )


def _last_cheapskate(end: Result) -> Sentence:
    return say("{player} bid only {amount} and gains nothing.", player=end.lowest, amount=end.amounts[end.lowest])


def _gains(end: Result) -> Sentence:
    gains = tuple(say("{player} gains {count}", player=name, count=end.changes[name]) for name in end.rest)
    return say("{gains}.", gains=Listing(gains))


def _resting(before: RubbishState, end: Result) -> Sentence:
    """A card rests in the next auction; all others are back in hand (RA-15)."""
    resting = tuple(
        say("{player}’s {card}", player=name, card=card)
        for name in before.seating
        if (card := end.blocked[name]) in MONEY
    )
    if not resting:
        return say("Next round no card rests.")
    cards = Listing(resting)
    return say_many("Next round {cards} rests.", "Next round {cards} rest.", count=len(resting), cards=cards)
