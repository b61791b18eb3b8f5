"""Rubbish Auction asks: which cards everybody shows. All bids in one table, after the reveal."""

from collections.abc import Mapping

from companion.games.rubbish_auction.asking_parts import (
    has_bid,
    money_key,
    newest_words,
    no_card_yet,
    offer_crumbs,
    resting,
    revealed,
    standing,
    tap_of,
)
from companion.games.rubbish_auction.events import BidsRevealed
from companion.games.rubbish_auction.facts import MONEY
from companion.games.rubbish_auction.result import ranked, result
from companion.games.rubbish_auction.state import RubbishState
from companion.games.rubbish_auction.telling_results import tie_lines
from companion.tracker import Answered, Beside, Draft, FillTable, Key, Outlook, Switched, refuse
from companion.words import Listing, Name, Sentence, say

CARD = "card:"
PASS_THE_PHONE = "pass_the_phone"  # noqa: S105 - a habit, no password
ALREADY_SHOWN = refuse(
    "RA-06", say("Cards are shown already, so these bids are no secret (RA-06). Take the cards back first.")
)
LINES_OF_A_TIE, FEWEST_THAT_TIE = 2, 2
PLACES = (say("first"), say("2nd"), say("3rd"), say("4th"), say("5th"))


def which_cards(state: RubbishState, draft: Draft) -> FillTable:
    """Ask for the cards that everybody turned over: a row a player in turn order, the blocked card locked (RA-15)."""
    event = revealed(state, draft, CARD)
    refusals = (no_card_yet(state, name, event.cards[name]) for name in state.bidding_order)
    score = Key(
        id="score",
        text=say("Score this auction"),
        outcome=Answered((event,)),
        main=True,
        refusal=next(filter(None, refusals), None),
    )
    return FillTable(
        title=say("Tap the cards they show"),
        hint=say("in thousands"),
        rows=tuple(
            tuple(money_key(state, draft, CARD, name, at) for at in range(len(MONEY))) for name in state.bidding_order
        ),
        beside=tuple(_beside(name, at, event.cards[name]) for at, name in enumerate(state.bidding_order)),
        crumbs=offer_crumbs(state),
        aside=(score, _pass_key(draft)),
        taken=newest_words(draft, _card_words),
        outlook=_so_far(state, event),
    )


def shown_again(before: RubbishState, event: BidsRevealed) -> Draft:
    """Return the draft that stood just before the tap that scored an auction: all cards shown."""
    taps: list[str] = []
    for name in before.bidding_order:
        free = [at for at in range(len(MONEY)) if at != resting(before, name)]
        for card in sorted(event.cards[name]):
            at = next(at for at in free if MONEY[at] == card)
            free.remove(at)
            taps.append(tap_of(CARD, name, at))
    return tuple(taps)


def _beside(name: Name, at: int, cards: tuple[int, ...]) -> Beside:
    return Beside(
        text=say("{player}", player=name),
        note=PLACES[at],
        total=say("{number}", number=sum(cards)) if cards else say("–"),
    )


def _so_far(state: RubbishState, event: BidsRevealed) -> Outlook:
    """Return who is highest and lowest by what is shown, and how a tie is settled, once there is more than one bid."""
    missing = tuple(name for name in state.bidding_order if not has_bid(state, name, event.cards[name]))
    waiting = (_waiting(missing),) if missing else ()
    amounts = {name: sum(event.cards[name]) for name in state.seating if name not in missing}
    order = ranked(state.bidding_order, amounts)
    grows_to = 1 + LINES_OF_A_TIE * _most_ties(len(state.seating))
    if not order:
        return Outlook(title=say("Nobody has shown a card yet"), lines=(), grows_to=grows_to)
    if len(order) == 1:
        title = say("So far: {player} with {amount}", player=order[0], amount=amounts[order[0]])
        return Outlook(title=title, lines=waiting, grows_to=grows_to)
    if missing:
        return Outlook(title=_leading(order, amounts, say("So far:")), lines=waiting, grows_to=grows_to)
    end = result(state, event.cards)
    return Outlook(title=_leading(order, amounts, None), lines=tie_lines(state, end), grows_to=grows_to)


def _most_ties(players: int) -> int:
    """Of four players two pairs may tie, one at either end; of fewer just one (RA-07)."""
    return 2 if players >= 2 * FEWEST_THAT_TIE else 1


def _leading(order: tuple[Name, ...], amounts: Mapping[Name, int], lead: Sentence | None) -> Sentence:
    standing = say(
        "{highest} highest with {most}, {lowest} lowest with {least}",
        highest=order[0],
        most=amounts[order[0]],
        lowest=order[-1],
        least=amounts[order[-1]],
    )
    return standing if lead is None else say("{first} {second}", first=lead, second=standing)


def _waiting(missing: tuple[Name, ...]) -> Sentence:
    if len(missing) == 1:
        return say("{player} has not shown a card yet", player=missing[0])
    return say("{players} have not shown a card yet", players=Listing(missing))


def _pass_key(draft: Draft) -> Key:
    return Key(
        id="pass-the-phone",
        text=say("Pass the phone"),
        outcome=Switched(PASS_THE_PHONE, on=True),
        icon="hidden",
        refusal=ALREADY_SHOWN if standing(draft) else None,
    )


def _card_words(tap: str) -> Sentence:
    name, _, at = tap.removeprefix(CARD).rpartition(":")
    return say("{player}’s {card}", player=name, card=MONEY[int(at)])
