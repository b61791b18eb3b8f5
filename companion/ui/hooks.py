"""Flet's hooks with the types that they lose on a first value of None."""

from collections.abc import Callable
from typing import TypeVar

import flet as ft

Value = TypeVar("Value")


def use_value(first: Value) -> tuple[Value, Callable[[Value], None]]:
    """Return a value of this component that outlives a rendering, and what sets it."""
    value, change = ft.use_state(first)
    return value, lambda new: change(lambda _: new)


def use_optional(_kind: type[Value]) -> tuple[Value | None, Callable[[Value | None], None]]:
    """Return a value that may be missing and is at first, and what sets it; the kind is for mypy."""
    first: Value | None = None
    return use_value(first)


def use_kept(make: Callable[[], Value]) -> Value:
    """Return an object that is made once and lives as long as its component."""
    kept: Value = ft.use_memo(make, [])
    return kept
