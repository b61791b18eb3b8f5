"""Rendering again when the desk changes, each part of a screen only for what it shows."""

import contextvars
from collections.abc import Callable

import flet as ft

from companion.ui.desk import Desk


def use_changes(desk: Desk, seen: Callable[[], object]) -> None:
    """Render again when the value of ``seen`` is another than before; a hook.

    The desk may be shared by several pages: each is told in its own context (flet.md A).
    """
    _, again = ft.use_state(0)
    last: ft.MutableRef[object] = ft.use_ref(None)
    stop: ft.MutableRef[Callable[[], None] | None] = ft.use_ref(None)
    look: ft.MutableRef[Callable[[], object]] = ft.use_ref(None)
    look.current, last.current = seen, seen()

    def mount() -> None:
        context = contextvars.copy_context()

        def changed() -> None:
            if look.current() != last.current:
                context.copy().run(again, lambda count: count + 1)

        stop.current = desk.watch(changed, ft.context.page)

    ft.use_effect(mount, [], cleanup=lambda: stop.current and stop.current())
