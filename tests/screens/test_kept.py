"""What is kept of a drawing is drawn anew when anything that it depends on is new."""

import flet as ft

from companion.ui.kept import Kept


def test_a_part_is_kept_while_nothing_is_new() -> None:
    kept = Kept()
    first = kept.part("head", (1, 2), lambda: ft.Text("first"))
    assert kept.part("head", (1, 2), lambda: ft.Text("second")) is first
    assert kept.part("head", (1, 3), lambda: ft.Text("third")) is not first


def test_a_part_of_the_same_name_that_depends_on_other_things_is_another_one() -> None:
    kept = Kept()
    first = kept.part("head", (1, 2), lambda: ft.Text("first"))
    assert kept.part("head", (1,), lambda: ft.Text("second")) is not first
