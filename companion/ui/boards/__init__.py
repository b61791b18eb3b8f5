"""The picture of the table: one board a game. The register is what the screens read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any  # the state is the game's own

import flet as ft

from companion.tracker import Key
from companion.ui.boards import (
    auction_chicken,
    auction_chicken_facing,
    auction_chicken_measures,
    auction_chicken_score,
    auction_chicken_seat,
    blind_hen,
    blind_hen_facing,
    blind_hen_measures,
    blind_hen_score,
    blind_hen_seat,
    egg_on,
    egg_on_facing,
    egg_on_measures,
    egg_on_score,
    egg_on_seat,
    rubbish_auction,
    rubbish_auction_facing,
    rubbish_auction_measures,
    rubbish_auction_score,
    rubbish_auction_seat,
)
from companion.ui.boards.scored import HiddenLines, Scored, ScorePicture, Why, options_of
from companion.ui.boards.taps import BoardTaps
from companion.ui.kept import Kept
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.words import Name

DrawBoard = Callable[[Kit, OpenTable, Name | None, BoardTaps, Kept], ft.Control]
DrawSeat = Callable[[Kit, OpenTable, Name, Callable[[Key], ft.Control] | None], ft.Control]
"""Draws a seat, with keys that put right what is tracked where these may be tapped."""

DrawSecret = Callable[[Kit, OpenTable, Name], ft.Control]


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretPicture:
    """How a game shows what a seat keeps secret, and the title that tells the whole table who is looking."""

    draw: DrawSecret
    title: Callable[[Kit, Name], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """How a game shows its table, one seat of it, what a seat keeps secret, and the score.

    ``secret`` is None where the app knows nothing that a seat would hide.
    """

    draw: DrawBoard
    draw_facing: Callable[[Kit, OpenTable, float], ft.Control]
    height: Callable[[Kit, OpenTable, int, bool], float]
    draw_seat: DrawSeat
    seat_height: Callable[[Any, Name], float]
    score: ScorePicture
    secret: SecretPicture | None = None


BOARDS: Mapping[str, Board] = {
    "auction-chicken": Board(
        draw=auction_chicken.draw,
        draw_facing=auction_chicken_facing.draw_facing,
        height=auction_chicken_measures.height,
        draw_seat=auction_chicken_seat.draw_seat,
        seat_height=auction_chicken_seat.seat_height,
        score=auction_chicken_score.SCORE,
        secret=SecretPicture(draw=auction_chicken_seat.draw_secret, title=auction_chicken_seat.secret_title),
    ),
    "blind-hen": Board(
        draw=blind_hen.draw,
        draw_facing=blind_hen_facing.draw_facing,
        height=blind_hen_measures.height,
        draw_seat=blind_hen_seat.draw_seat,
        seat_height=blind_hen_seat.seat_height,
        score=blind_hen_score.SCORE,
        secret=SecretPicture(draw=blind_hen_seat.draw_secret, title=blind_hen_seat.secret_title),
    ),
    "egg-on": Board(
        draw=egg_on.draw,
        draw_facing=egg_on_facing.draw_facing,
        height=egg_on_measures.height,
        draw_seat=egg_on_seat.draw_seat,
        seat_height=egg_on_seat.seat_height,
        score=egg_on_score.SCORE,
    ),
    "rubbish-auction": Board(
        draw=rubbish_auction.draw,
        draw_facing=rubbish_auction_facing.draw_facing,
        height=rubbish_auction_measures.height,
        draw_seat=rubbish_auction_seat.draw_seat,
        seat_height=rubbish_auction_seat.seat_height,
        score=rubbish_auction_score.SCORE,
    ),
}

__all__ = [
    "BOARDS",
    "Board",
    "BoardTaps",
    "HiddenLines",
    "ScorePicture",
    "Scored",
    "SecretPicture",
    "Why",
    "options_of",
]
