"""What is mended in Flet finds the same controls as Flet itself does."""

import dataclasses
from typing import Any

import flet as ft
import pytest
from flet.controls import object_patch
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch

from companion.ui.mended import fields_in_use, mend_flet


def key(text: str) -> ft.Control:
    face = ft.Column([ft.Text(text, style=ft.TextStyle(height=1.2)), ft.Icon(ft.Icons.LOCK)], spacing=0)
    tile = ft.Container(face, border=ft.Border.all(1, "#000000"), padding=ft.Padding.only(left=4), on_click=print)
    return ft.Semantics(label=text, button=True, content=tile)


def screen(*texts: str) -> ft.Control:
    return ft.Column([ft.Row([key(text) for text in texts]), ft.Stack([key("undo")])], scroll=ft.ScrollMode.AUTO)


def changed(before: ft.Control, after: ft.Control) -> tuple[int, list[str], list[str]]:
    """How many changes Flet sends for two drawings, and what comes and goes."""
    for drawn in (before, after):
        object.__setattr__(drawn, "_frozen", True)
    parent = ft.Column()
    _, first, _ = ObjectPatch.from_diff({"_b": None}, {"_b": before}, BaseControl, parent=parent, frozen=True)
    patch, added, removed = ObjectPatch.from_diff(
        {"_b": before}, {"_b": after}, BaseControl, parent=parent, frozen=True
    )
    assert first
    return len(patch.to_message()), [repr(type(one)) for one in added], [repr(type(one)) for one in removed]


def test_the_same_controls_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(object_patch), "dataclasses", dataclasses)
    by_flet = changed(screen("Ada", "Ben"), screen("Ben", "Cy", "Dora"))
    mend_flet()
    mended = changed(screen("Ada", "Ben"), screen("Ben", "Cy", "Dora"))
    assert mended == by_flet
    assert by_flet[1]
    assert by_flet[2]


@pytest.mark.parametrize("item", [key("Ada"), ft.TextStyle(height=1.2), ft.Padding.only(left=4)])
def test_no_field_in_which_something_stands_is_left_out(item: Any) -> None:
    found = {field.name for field in fields_in_use(item)}
    usual = {field.name: field.default for field in dataclasses.fields(item) if not field.metadata.get("skip")}
    assert found <= set(usual)
    assert {name for name, value in usual.items() if getattr(item, name) != value} <= found


def test_a_plain_value_keeps_all_its_fields() -> None:
    @dataclasses.dataclass
    class Plain:
        content: ft.Control | None = None

    assert [field.name for field in fields_in_use(Plain())] == ["content"]
