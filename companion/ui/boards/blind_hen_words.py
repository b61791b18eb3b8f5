"""What the picture of a Blind Hen table says."""

from companion.games.blind_hen.facts import Color
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.wording import CHICKEN_NAMES, COLOR_NAMES
from companion.words import Name, Sentence, say, say_many

LETTERS: dict[Color, Sentence] = {
    Color.GREEN: say("G"),
    Color.RED: say("R"),
    Color.YELLOW: say("Y"),
    Color.PURPLE: say("P"),
    Color.BLUE: say("B"),
}


def pile_words(player: Name, count: int, *, open_here: bool) -> Sentence:
    """Return what a screen reader says of a pile; where it may be looked at, it tells how."""
    if not open_here:
        return say_many("{player}, pile of {count} card", "{player}, pile of {count} cards", count=count, player=player)
    return say_many(
        "{player}, pile of {count} hidden card, hold to look",
        "{player}, pile of {count} hidden cards, hold to look",
        count=count,
        player=player,
    )


def cell_words(state: BlindHenState, player: Name, color: Color, count: int, value: int) -> Sentence:
    """Return what a screen reader says of a cell: how many cards, who owns the chicken, and who has most."""
    cards = say_many(
        "{player}, {color}: {count} card, value {value}",
        "{player}, {color}: {count} cards, value {value}",
        count=count,
        player=player,
        color=COLOR_NAMES[color],
        value=value,
    )
    if state.chickens[color] == player:
        cards = say("{cards}, owns {chicken}", cards=cards, chicken=CHICKEN_NAMES[color])
    leaders = state.leaders(color)
    if leaders == (player,):
        return say("{cards}. The most", cards=cards)
    if player in leaders:
        return say("{cards}. Tied for most", cards=cards)
    if leaders:
        leader = leaders[0]
        return say("{cards}. {leader} has {most}", cards=cards, leader=leader, most=state.count(leader, color))
    return cards
