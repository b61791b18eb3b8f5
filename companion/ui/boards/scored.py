"""What a game's drawings tell about a score: the heads of the lines, the proof of a number, the state in full."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any  # a drawing hands a state back only to its own game

import flet as ft

from companion.games.session import Session, Tally
from companion.tracker import Event
from companion.ui.components.score_table import LineHead
from companion.ui.kit import Kit
from companion.words import Name, Sentence

Scored = Session | Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """Why a number is what it is: what it is in a sentence, the very pieces of each player, and the rules.

    ``reasons`` are those of single pieces, each in a line of its own, where these count one by one.
    """

    heading: Sentence
    proof: ft.Control
    rules: tuple[str, ...]
    mark: ft.Control | None = None
    reasons: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenLines:
    """The lines that are not shown while a session can go on, nor any total; ``why`` says so, by a ruling."""

    lines: frozenset[str]
    rule: str
    why: Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class ScorePicture:
    """How a game shows its score, and in a review what happened.

    ``hidden`` are lines that stay secret until the end, None where all is open. ``why`` proves a line of a player, with
    what is secret only when ``revealed``; ``total_rules`` say who wins. ``actor`` is who caused an event, ``pieces``
    are what it was about.
    """

    total_rules: tuple[str, ...]
    rule_words: Callable[[str, frozenset[str]], tuple[Sentence, Sentence]]
    head: Callable[[Kit, Scored, str], LineHead]
    why: Callable[[Kit, Scored, Name, str, bool], Why]
    holdings: Callable[[Kit, Scored, bool], ft.Control]
    actor: Callable[[Any, Event], Name | None]
    pieces: Callable[[Kit, Event, bool], ft.Control | None]
    hidden: HiddenLines | None = None

    def hidden_while(self, *, final: bool) -> HiddenLines | None:
        """Return what is hidden of a score, nothing of a final one."""
        return None if final else self.hidden


def options_of(scored: Scored) -> frozenset[str]:
    """Return the options that the table plays with."""
    return scored.table.options if isinstance(scored, Session) else scored.final.table.options
