"""How each kind of question is drawn; the register is by kind, never by game."""

from collections.abc import Callable

import flet as ft

from companion.tracker import CountPieces, EnterAmount, FillTable, PickCards, PickMove, PickPlace, PickPlayer, Question
from companion.ui.kit import Kit
from companion.ui.questions.amounts import draw_amounts, least_of_amounts
from companion.ui.questions.cards import draw_cards, least_of_cards
from companion.ui.questions.counts import draw_counts, least_of_counts
from companion.ui.questions.keys import Tap
from companion.ui.questions.moves import draw_moves, least_of_moves
from companion.ui.questions.places import draw_places, least_of_places
from companion.ui.questions.players import draw_players, least_of_players
from companion.ui.questions.tables import draw_table, least_of_table

Draw = Callable[[Kit, Question, Tap, float], ft.Control]
"""Kit, question, what a tap does, and how much height there is for the keys."""

DRAWN: dict[type[Question], Draw] = {
    PickPlayer: draw_players,
    EnterAmount: draw_amounts,
    PickCards: draw_cards,
    PickPlace: draw_places,
    PickMove: draw_moves,
    CountPieces: draw_counts,
    FillTable: draw_table,
}
"""What draws the keys of a question, by its kind."""

LEAST: dict[type[Question], Callable[[Kit, Question], float]] = {
    PickPlayer: least_of_players,
    EnterAmount: least_of_amounts,
    PickCards: least_of_cards,
    PickPlace: least_of_places,
    PickMove: least_of_moves,
    CountPieces: least_of_counts,
    FillTable: least_of_table,
}
"""How high the keys of a question are at least, by its kind."""

__all__ = ["DRAWN", "LEAST", "Draw", "Tap"]
