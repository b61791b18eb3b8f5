"""The titles: one line a game."""

from collections.abc import Mapping
from typing import Any

from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.blind_hen import BLIND_HEN
from companion.games.egg_on import EGG_ON
from companion.games.game import Game
from companion.games.rubbish_auction import RUBBISH_AUCTION

AnyGame = Game[Any, Any, Any, Any]
"""A title whose own types do not matter: what is read from a log is handed back to the same game."""

GAMES: Mapping[str, AnyGame] = {game.id: game for game in (BLIND_HEN, EGG_ON, AUCTION_CHICKEN, RUBBISH_AUCTION)}

__all__ = ["GAMES", "AnyGame"]
