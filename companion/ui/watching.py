"""Rendering again when the desk changes, each part of a screen only for what it shows."""

import contextvars
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.desk import Desk
from companion.ui.hooks import use_kept


def _nothing() -> None:
    return None


@dataclass(slots=True)
class _Watch:
    """What was seen last, how to look again, and how to stop watching."""

    look: Callable[[], object] = _nothing
    last: object = None
    stop: Callable[[], None] = _nothing


def use_changes(desk: Desk, seen: Callable[[], object]) -> None:
    """Render again when the value of ``seen`` is another than before; a hook.

    The desk may be shared by several pages: each is told in its own context (flet.md A).
    """
    _, again = ft.use_state(0)
    watch = use_kept(_Watch)
    watch.look, watch.last = seen, seen()

    def mount() -> None:
        context = contextvars.copy_context()

        def changed() -> None:
            if watch.look() != watch.last:
                context.copy().run(again, lambda count: count + 1)

        watch.stop = desk.watch(changed, ft.context.page.session.id)

    ft.use_effect(mount, [], cleanup=lambda: watch.stop())  # noqa: PLW0108 - what stops it is set later
