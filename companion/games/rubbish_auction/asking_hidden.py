"""Rubbish Auction asks for secret bids: the phone goes round, and all are revealed at once (RA-06).

What a player has tapped is shown only to that player and only until **Done**; then nothing leads back to it.
"""

from companion.games.rubbish_auction.asking_bids import PASS_THE_PHONE
from companion.games.rubbish_auction.asking_parts import bids_of, money_key, no_card_yet, revealed, standing
from companion.games.rubbish_auction.facts import MONEY
from companion.games.rubbish_auction.state import RubbishState
from companion.games.rubbish_auction.wording import item_name
from companion.tracker import Answered, Draft, Drafted, Key, PickCards, Secret, Switched, refuse
from companion.words import Name, Sentence, say

ALREADY_HIDDEN = refuse(
    "RA-06",
    say(
        "Some bids are in and stay hidden until all are (RA-06). To begin again, choose “Throw all hidden bids away” "
        "in the menu at the top."
    ),
)
HIDDEN = "hidden:"
DONE = "done:"


def goes_round(draft: Draft, habits: frozenset[str]) -> bool:
    """Whether the phone goes round: it was handed over in this auction, or that is a habit of the table."""
    return draft[0].startswith((HIDDEN, DONE)) if draft else PASS_THE_PHONE in habits


def whose_bid(state: RubbishState, draft: Draft) -> PickCards:
    """Ask for the bid of the first player in turn order who is not done, behind a cover; then for the reveal."""
    waiting = [name for name in state.bidding_order if f"{DONE}{name}" not in draft]
    return _hidden_bid(state, draft, waiting) if waiting else _reveal(state, draft)


def _hidden_bid(state: RubbishState, draft: Draft, waiting: list[Name]) -> PickCards:
    player = waiting[0]
    return PickCards(
        title=say("{player}, take the phone", player=player),
        hint=say("{player} bids for “{item}”, nobody else looks", player=player, item=item_name(state.item)),
        rows=(),
        acting=player,
        aside=(_all_at_once(draft),),
        menu=_start_over(draft),
        taken=say("hidden card") if draft and draft[-1].startswith(f"{HIDDEN}{player}:") else None,
        secret=Secret(
            owner=player,
            title=say("{player}, tap your bid", player=player),
            show=say("I have it"),
            hide=say("Cover"),
            hint=_own_bid(state, draft, player),
            rows=(
                tuple(money_key(state, draft, HIDDEN, player, at) for at in range(len(MONEY))),
                (_done_key(state, draft, player),),
            ),
        ),
        covers_table=True,
    )


def _own_bid(state: RubbishState, draft: Draft, player: Name) -> Sentence:
    return say("{player}’s bid: {amount}", player=player, amount=sum(bids_of(state, draft, HIDDEN)[player]))


def _done_key(state: RubbishState, draft: Draft, player: Name) -> Key:
    tap = f"{DONE}{player}"
    refusal = no_card_yet(state, player, bids_of(state, draft, HIDDEN)[player])
    return Key(id=tap, text=say("Done"), outcome=Drafted((*draft, tap)), main=True, refusal=refusal)


def _start_over(draft: Draft) -> tuple[Key, ...]:
    """Bids that are in are only thrown away, unseen and for good: seldom needed, and not to be hit by a slip."""
    if not standing(draft):
        return ()
    return (Key(id="start-over", text=say("Throw all hidden bids away"), outcome=Drafted(()), icon="repeat"),)


def _all_at_once(draft: Draft) -> Key:
    """Before the first card is tapped, all bids can be entered after the reveal instead."""
    return Key(
        id="all-at-once",
        text=say("Enter all after the reveal"),
        outcome=Switched(PASS_THE_PHONE, on=False),
        refusal=ALREADY_HIDDEN if standing(draft) else None,
    )


def _reveal(state: RubbishState, draft: Draft) -> PickCards:
    event = revealed(state, draft, HIDDEN)
    reveal = Key(id="reveal", text=say("Reveal"), outcome=Answered((event,)), main=True)
    return PickCards(
        title=say("All bids are in"),
        hint=say("Lay the phone where everyone can see it"),
        rows=(),
        aside=(reveal,),
        menu=_start_over(draft),
        covers_table=True,
    )
