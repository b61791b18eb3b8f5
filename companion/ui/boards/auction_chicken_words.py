"""What the picture of an Auction Chicken table says."""

from companion.games.auction_chicken.facts import Suit
from companion.games.auction_chicken.state import AuctionChickenState, LineCard, Phase
from companion.games.auction_chicken.wording import SUIT_NAMES, full_name, rank_name, token_names
from companion.words import Name, Sentence, say, say_many


def doing(state: AuctionChickenState, player: Name) -> Sentence:
    """Return what a player does now, in two words."""
    if state.phase is Phase.LINE:
        taken = next((card for name, card in state.taken if name == player), None)
        if taken is not None:
            return say("took {rank}", rank=rank_name(taken.rank))
        return say("to act") if player == state.turn else say("waits")
    if state.phase is Phase.OVER:
        return tokens_in_all(state, player)
    return say_many("{count} in hand", "{count} in hand", count=len(state.hands[player]))


def tokens_in_all(state: AuctionChickenState, player: Name) -> Sentence:
    """Return how many tokens a player has."""
    return say_many("{count} token", "{count} tokens", count=state.tokens_of(player))


def seat_words(state: AuctionChickenState, player: Name) -> Sentence:
    """Return what a screen reader says of a name."""
    if player == state.excuse:
        return say("{player}, holds the Excuse, {doing}", player=player, doing=doing(state, player))
    return say("{player}, {doing}", player=player, doing=doing(state, player))


def cell_words(state: AuctionChickenState, player: Name, suit: Suit) -> Sentence:
    """Return what a screen reader says of a cell."""
    return say_many(
        "{player}, {suit}: {count} token",
        "{player}, {suit}: {count} tokens",
        count=state.tokens[player][suit],
        player=player,
        suit=SUIT_NAMES[suit],
    )


def hidden_count(state: AuctionChickenState, player: Name) -> int:
    """Return how many cards lie hidden: those in hand in phase one, those of the score pile in phase two."""
    return len(state.piles[player] if state.phase_two else state.hands[player])


def hidden_words(state: AuctionChickenState, player: Name) -> Sentence:
    """Return what a player keeps hidden: cards in hand, and in phase two those of the score pile, too (AC-21)."""
    in_hand, in_pile = len(state.hands[player]), len(state.piles[player])
    if not state.phase_two:
        return say_many("{count} hidden card in hand", "{count} hidden cards in hand", count=in_hand)
    return say("hidden: {hand} in hand, {pile} in the score pile", hand=in_hand, pile=in_pile)


def pile_words(state: AuctionChickenState, player: Name) -> Sentence:
    """Return what a screen reader says of what a player keeps hidden."""
    count = hidden_count(state, player)
    if state.phase_two:
        return say_many(
            "{player}, score pile of {count} card", "{player}, score pile of {count} cards", count=count, player=player
        )
    return say_many("{player}, hand of {count} card", "{player}, hand of {count} cards", count=count, player=player)


def line_words(lying: LineCard, *, lowest: bool) -> Sentence:
    """Return what a screen reader says of a card in the line."""
    named = full_name(lying.card)
    if lying.tokens:
        return say("{card}, lowest card, with {tokens}", card=named, tokens=token_names(lying.tokens))
    return say("{card}, lowest card", card=named) if lowest else say("{card}", card=named)
