"""How a game of Blind Hen begins."""

from companion.games.blind_hen.facts import HIGHEST_STARTING_VALUE, MOST_AUCTIONS, STARTING_CARDS, ChickenCard, in_order
from companion.games.blind_hen.state import BlindHenState, Setup, no_chickens
from companion.games.game import Table
from companion.tracker import RefusedError, refuse
from companion.words import Name, Sentence, say, say_many


def start(table: Table, setup: Setup) -> BlindHenState:
    """Return the position before the first auction, or before the first that is tracked (X-05).

    Raises ``RefusedError``: more auctions before than the draw pile allows (BH-21), or a player without cards.
    """
    if not 0 <= setup.auctions_before <= MOST_AUCTIONS:
        reason = say(
            "The draw pile lasts for {most} auctions, so {count} cannot have been played. Choose 0 to {most} (BH-21).",
            most=MOST_AUCTIONS,
            count=setup.auctions_before,
        )
        raise RefusedError(refuse("BH-21", reason), "auctions_before")
    for player in table.players:
        if player not in setup.displays:
            reason = say(
                "The starting cards of {player} are missing. List them under the name {player}.", player=player
            )
            raise RefusedError(refuse(None, reason), f"displays.{player}")
    return BlindHenState(
        table=table,
        auctioneer=setup.auctioneer,
        displays={player: in_order(setup.displays[player]) for player in table.players},
        hens=dict.fromkeys(table.players, 0),
        corns=dict.fromkeys(table.players, 0),
        chickens=no_chickens(),
        auctions=setup.auctions_before,
        warnings=() if setup.auctions_before else _unusual_starts(table.players, setup),
    )


def _unusual_starts(players: tuple[Name, ...], setup: Setup) -> tuple[Sentence, ...]:
    """A start of other than 8 cards of value 1 to 3 is a warning (BH-24)."""
    return tuple(
        say(
            "{player} starts with {cards}; a starting set has {usual}, of value 1 to {highest} (BH-24).",
            player=player,
            cards=_counted(setup.displays[player]),
            usual=STARTING_CARDS,
            highest=HIGHEST_STARTING_VALUE,
        )
        for player in players
        if len(setup.displays[player]) != STARTING_CARDS
        or any(card.value > HIGHEST_STARTING_VALUE for card in setup.displays[player])
    )


def _counted(cards: tuple[ChickenCard, ...]) -> Sentence:
    """Return how many cards there are, and their highest value where that is what is unusual."""
    count = say_many("{count} card", "{count} cards", count=len(cards))
    highest = max((card.value for card in cards), default=0)
    if highest <= HIGHEST_STARTING_VALUE:
        return count
    return say("{cards} of value 1 to {highest}", cards=count, highest=highest)
