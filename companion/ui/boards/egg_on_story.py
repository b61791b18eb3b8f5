"""What happened at a table of Egg On, for the review: who acted, and with which cards."""

import flet as ft

from companion.games.egg_on.events import (
    CrowPlayed,
    PlayerPassed,
    PlayerStuck,
    WeddingPlayed,
    WormPlayed,
    WormsSwapped,
)
from companion.games.egg_on.facts import CROW, WEDDING
from companion.games.egg_on.state import EggOnState
from companion.tracker import Event
from companion.ui.boards.egg_on_cards import played_row
from companion.ui.kit import Kit
from companion.words import Name


def actor(_: EggOnState, event: Event) -> Name | None:
    """Return who did what the event tells."""
    match event:
        case WormPlayed(player=player) | CrowPlayed(player=player) | WormsSwapped(player=player):
            return player
        case WeddingPlayed(player=player) | PlayerPassed(player=player) | PlayerStuck(player=player):
            return player
        case _:
            return None


def pieces(kit: Kit, event: Event, _revealed: bool) -> ft.Control | None:  # noqa: FBT001 - as the register has it
    """Return the cards that an event was about; nothing of Egg On is hidden once it is played (EO-31)."""
    match event:
        case WormPlayed(female=female, worm=worm):
            return played_row(kit, female, worm)
        case CrowPlayed(female=female):
            return played_row(kit, female, CROW)
        case WormsSwapped(female=female, give=give, take=take):
            return played_row(kit, female, give, take)
        case WeddingPlayed(female=female):
            return played_row(kit, female, WEDDING)
        case _:
            return None
