"""The wooden chickens: who takes one after winning an auction (sheet 001)."""

from collections.abc import Mapping

from companion.games.blind_hen.facts import ChickenCard, Color
from companion.games.blind_hen.state import BlindHenState
from companion.words import Name


def after_winning(state: BlindHenState, winner: Name, bought: tuple[ChickenCard, ...]) -> Mapping[Color, Name | None]:
    """Return who owns the chickens after the winner checked each colour just bought, and no other (WC-02, WC-03).

    ``state`` is the position after payment, picks and the taking of the cards.
    """
    if not state.with_chickens:
        return state.chickens
    gained = {card.color for card in bought if has_most_alone(state, winner, card.color)}
    return {color: winner if color in gained else owner for color, owner in state.chickens.items()}


def has_most_alone(state: BlindHenState, player: Name, color: Color) -> bool:
    """Whether a player has more cards of a colour than any other one; a tie takes nothing (WC-01)."""
    return state.leaders(color) == (player,)
