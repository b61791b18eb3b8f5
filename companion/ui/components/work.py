"""Long work: nothing for a moment, then a thin bar with words and a key that stops it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.boundary import part
from companion.ui.components.tiles import word_key, words
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit
from companion.words import Sentence, say

PATIENCE = 0.3
REDRAWN_EVERY = 0.15


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """How far a piece of work has come, in words and as a share."""

    text: Sentence
    share: float


class Meter:
    """Follows a piece of work, shows it once it takes long, and lets everything else have its turn."""

    def __init__(self) -> None:
        """Begin; nothing is shown yet."""
        self.show: Callable[[Work | None], None] = _unseen
        self._next = 0.0
        self._stopped = False

    def begin(self) -> None:
        """Begin anew, with patience."""
        self._stopped = False
        self._next = time.monotonic() + PATIENCE

    def stop(self) -> None:
        """Stop the work after the step that it is in."""
        self._stopped = True

    async def step(self, done: int, total: int, text: Callable[[int, int], Sentence]) -> bool:
        """Say that so much is done; returns whether to go on."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + REDRAWN_EVERY
            self.show(Work(text=text(done, total), share=done / max(1, total)))
        await asyncio.sleep(0)
        return not self._stopped

    def end(self) -> None:
        """Take the bar away."""
        self.show(None)


@part
def WorkBar(kit: Kit, meter: Meter) -> ft.Control:  # noqa: N802 - a component
    """Show the bar while a piece of work takes long; nothing else on the screen is drawn again for it."""
    work, show = use_optional(Work)

    def listen() -> None:
        meter.show = show

    ft.use_effect(listen, [])
    return ft.Container(visible=False) if work is None else _bar(kit, work, meter.stop)


def _bar(kit: Kit, work: Work, stop: Callable[[], None]) -> ft.Control:
    text = kit(work.text)
    bar = ft.ProgressBar(
        value=work.share,
        color=kit.look.ink,
        bgcolor=kit.look.well,
        bar_height=6,
        border_radius=3,
        semantics_label=text,
    )
    said = ft.Column([words(text, size=14, color=kit.look.ink), bar], spacing=6, tight=True, expand=True)
    key = word_key(kit, kit(say("Stop")), id="stop", on_tap=stop, height=48, size=15)
    row = ft.Row([said, key], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=16, vertical=6))


def _unseen(_: Work | None) -> None:
    """Nobody looks yet."""
