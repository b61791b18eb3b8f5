"""Auction Chicken asks what was in the fists, and who takes first."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.auction_chicken.deciding import Decision, decide
from companion.games.auction_chicken.events import TieResolved
from companion.games.auction_chicken.faces import suit_face
from companion.games.auction_chicken.facts import SUITS, Rank, Suit
from companion.games.auction_chicken.state import AuctionChickenState
from companion.games.auction_chicken.wording import SUIT_TITLES, TOKENS, token_names
from companion.tracker import (
    Answered,
    CountBox,
    CountedPiece,
    CountPieces,
    Draft,
    Drafted,
    Key,
    Outcome,
)
from companion.words import Listing, Name, Sentence, say

FIST = "fist:"
FIRST = "first:"
PAIR = 2

Fists = Mapping[Name, tuple[Suit, ...]]


@dataclass(frozen=True, slots=True)
class _Count:
    """So many tokens of a suit in a player's fist."""

    player: Name
    suit: Suit
    number: int

    @property
    def tap(self) -> str:
        return f"{FIST}{self.suit}:{self.number}:{self.player}"


def who_is_first(state: AuctionChickenState, draft: Draft) -> CountPieces:
    """Ask for the tokens in each fist, say who decides and why, and ask for the order (AC-12, AC-13)."""
    fists = _fists(state, draft)
    placed = _placed(draft)
    decision = decide(state, {name: len(own) for name, own in fists.items()})
    return CountPieces(
        title=_title(state.bids[state.tied[0]].rank),
        hint=say("Next to take after {players}?", players=Listing(placed)) if placed else None,
        rows=(tuple(_order_key(state, draft, name, decision) for name in state.tied if name not in placed),),
        boxes=tuple(_box(state, draft, fists, name) for name in state.tied),
        verdict=_verdict(state, fists, decision),
        verdicts=_longest(state),
        taken=_newest(draft),
    )


def _title(rank: Rank) -> Sentence:
    match rank:
        case Rank.ACE:
            return say("Tie of aces: tokens in the fist")
        case Rank.CROWN:
            return say("Tie of crowns: tokens in the fist")
        case _:
            return say("Tie at {rank}: tokens in the fist", rank=int(rank))


def tie_taps(before: AuctionChickenState, event: TieResolved) -> Draft:
    """Return the taps before the last one that told how a tie was resolved."""
    counts = [
        _Count(name, suit, event.tokens[name].count(suit))
        for name in before.tied
        for suit in SUITS
        if suit in event.tokens[name]
    ]
    return (*(count.tap for count in counts), *(f"{FIRST}{name}" for name in event.order[:-2]))


def _counts(draft: Draft) -> dict[tuple[Name, Suit], int]:
    """Return the newest number that was tapped for each suit of a fist."""
    counts = {}
    for tap in draft:
        if tap.startswith(FIST):
            suit, number, player = tap.removeprefix(FIST).split(":", 2)
            counts[Name(player), Suit(suit)] = int(number)
    return counts


def _fists(state: AuctionChickenState, draft: Draft) -> Fists:
    counts = _counts(draft)
    return {
        name: tuple(suit for suit in state.bids[name].suits for _ in range(counts.get((name, suit), 0)))
        for name in state.tied
    }


def _placed(draft: Draft) -> tuple[Name, ...]:
    return tuple(Name(tap.removeprefix(FIRST)) for tap in draft if tap.startswith(FIRST))


def _box(state: AuctionChickenState, draft: Draft, fists: Fists, player: Name) -> CountBox:
    """Only the suits of the own bid card, and only tokens that the player has (AC-20)."""
    return CountBox(
        owner=player,
        total_text=say("in the fist"),
        total=len(fists[player]),
        pieces=tuple(
            CountedPiece(
                face=suit_face(suit),
                text=SUIT_TITLES[suit],
                keys=tuple(
                    _count_key(draft, _Count(player, suit, number), fists[player].count(suit))
                    for number in range(state.tokens[player][suit] + 1)
                ),
            )
            for suit in state.bids[player].suits
        ),
    )


def _count_key(draft: Draft, count: _Count, now: int) -> Key:
    """A number is changed by tapping another one; the order is asked again then."""
    kept = tuple(tap for tap in draft if tap.startswith(FIST))
    return Key(
        id=count.tap,
        text=say("{number}", number=count.number),
        spoken=say("{player}: {tokens}", player=count.player, tokens=TOKENS[count.suit](count.number)),
        outcome=Drafted(draft if count.number == now else (*kept, count.tap)),
        chosen=int(count.number == now),
    )


def _order_key(state: AuctionChickenState, draft: Draft, player: Name, decision: Decision) -> Key:
    """Who is tapped takes next; the last one follows by itself."""
    placed = (*_placed(draft), player)
    left = [name for name in state.tied if name not in placed]
    outcome: Outcome = Drafted((*draft, f"{FIRST}{player}"))
    if len(left) == 1:
        outcome = Answered((TieResolved(tokens=_fists(state, draft), order=(*placed, *left)),))
    first = say("{player} first", player=player)
    return Key(
        id=f"{FIRST}{player}",
        text=first if len(placed) == 1 else say("{player} next", player=player),
        outcome=outcome,
        main=player == decision.decider,
    )


def _verdict(state: AuctionChickenState, fists: Fists, decision: Decision) -> Sentence:
    """Say who decides, why, and what that costs (AC-12, AC-13, AC-14)."""
    player, paid = decision.decider, fists[decision.decider]
    if not decision.closed_fist_tie:
        return _fullest(player, paid, tied=len(fists))
    return _level(state, player, paid) if paid else _level_at_none(state, player)


def _longest(state: AuctionChickenState) -> tuple[Sentence, ...]:
    """Return the verdicts among which the longest is that may follow: each player with every token in the fist."""
    told: list[Sentence] = []
    for player in state.tied:
        everything = tuple(suit for suit in state.bids[player].suits for _ in range(state.tokens[player][suit]))
        told.append(_level_at_none(state, player))
        if everything:
            told += [_fullest(player, everything, tied=len(state.tied)), _level(state, player, everything)]
    return tuple(told)


def _fullest(player: Name, paid: tuple[Suit, ...], *, tied: int) -> Sentence:
    """The fullest fist decides (AC-12)."""
    if tied > PAIR:
        return say("{player} holds most: pays {tokens}, decides", player=player, tokens=token_names(paid))
    return say("{player} holds more: pays {tokens}, decides", player=player, tokens=token_names(paid))


def _level_at_none(state: AuctionChickenState, player: Name) -> Sentence:
    """Fists without a token are a tie like any other (AC-11, AC-13)."""
    return say(
        "Tied at 0. {player}, nearest on the right of {holder}’s Excuse, decides (AC-13), "
        "pays nothing, and takes the Excuse",
        player=player,
        holder=state.excuse,
    )


def _level(state: AuctionChickenState, player: Name, paid: tuple[Suit, ...]) -> Sentence:
    """After equal fists the Excuse decides, and goes to who decides (AC-13)."""
    return say(
        "Tied at {count}. {player}, nearest on the right of {holder}’s Excuse, decides (AC-13), "
        "pays {tokens}, and takes the Excuse",
        count=len(paid),
        player=player,
        holder=state.excuse,
        tokens=token_names(paid),
    )


def _newest(draft: Draft) -> Sentence | None:
    if not draft:
        return None
    if draft[-1].startswith(FIRST):
        return say("{player} first", player=draft[-1].removeprefix(FIRST))
    suit, number, player = draft[-1].removeprefix(FIST).split(":", 2)
    return say("{player}: {tokens}", player=player, tokens=TOKENS[Suit(suit)](int(number)))
