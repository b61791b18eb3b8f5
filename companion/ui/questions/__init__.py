"""How each kind of question is drawn; the register is by kind, never by game."""

from collections.abc import Callable

import flet as ft

from companion.tracker import EnterAmount, PickCards, PickPlace, PickPlayer, Question
from companion.ui.kit import Kit
from companion.ui.questions.amounts import draw_amounts
from companion.ui.questions.cards import draw_cards
from companion.ui.questions.keys import Tap
from companion.ui.questions.places import draw_places
from companion.ui.questions.players import draw_players

Draw = Callable[[Kit, Question, Tap, bool], ft.Control]
"""Kit, question, what a tap does, and whether the keys have to be low because something stands above them."""

DRAWN: dict[type[Question], Draw] = {
    PickPlayer: draw_players,
    EnterAmount: draw_amounts,
    PickCards: draw_cards,
    PickPlace: draw_places,
}
"""What draws the keys of a question, by its kind."""

__all__ = ["DRAWN", "Draw", "Tap"]
