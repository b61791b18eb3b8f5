"""What the dock shows besides keys: the running total, the cards chosen so far, what to do on the table."""

import math

import flet as ft

from companion.games.game import Announcement
from companion.tracker import Face, Progress
from companion.ui.components.art import picture, shape
from companion.ui.components.fitted import dock_width, fitted_numeral, fitted_words
from companion.ui.components.suits import suited_line
from companion.ui.components.texts import body, numeral, title
from companion.ui.components.tiles import words
from companion.ui.kit import Kit
from companion.ui.measure import ROUND, text_height
from companion.words import Sentence, say

LISTED, LISTED_DETAIL, MARK = 15.5, 13.5, 30
BETWEEN, LIST_EDGE = 4, 12
LEAST_LIST, LOW_DOCK, OTHER_PARTS = 150, 0.72, 320
"""A low list takes what the dock may have of the height, without its other parts."""
ORDINALS = (say("1st"), say("2nd"), say("3rd"), say("4th"), say("5th"))
SLOT, SLOT_HEIGHT = 58, 44


def running_total(kit: Kit, progress: Progress) -> ft.Control:
    """Return how much of the price is reached."""
    return ft.Row(
        [
            numeral(kit, str(progress.reached), 24),
            words(kit(say("of {needed}", needed=progress.needed)), size=15, color=kit.look.ink_2),
        ],
        spacing=6,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def progress_bar(kit: Kit, progress: Progress) -> ft.Control:
    """Return the total as a bar."""
    share = min(1.0, progress.reached / progress.needed) if progress.needed else 1.0
    label = kit(say("{reached} of {needed}", reached=progress.reached, needed=progress.needed))
    return ft.ProgressBar(
        value=share,
        color=kit.look.ink,
        bgcolor=kit.look.well,
        bar_height=8,
        border_radius=4,
        semantics_label=label,
    )


def slots(kit: Kit, faces: tuple[Face | None, ...], spoken: Sentence | None, width: float = SLOT) -> ft.Control:
    """Return the places of the cards chosen so far, or of those that lie open, each as wide as said."""
    row = ft.Row([_slot(kit, face, number, width) for number, face in enumerate(faces)], spacing=6, tight=True)
    return row if spoken is None else ft.Semantics(identifier="slots", label=kit(spoken), container=True, content=row)


def announcement(kit: Kit, said: Announcement, *, brief: bool) -> ft.Control:
    """Return what to do on the table, in words a screen reader says at once; ``brief`` leaves the reason out."""
    plain = said.detail is None and said.picture is None
    heading = (
        body(kit, kit(said.text), 16, bold=True) if plain else title(kit, kit(said.text), 16 if brief else 18, lines=5)
    )
    lines: list[ft.Control] = [heading]
    if said.detail is not None and (said.todo or not brief):
        lines.append(body(kit, kit(said.detail), 14, quiet=True))
    text = ft.Column(lines, spacing=2, tight=True, expand=True)
    parts: list[ft.Control] = [text]
    if said.picture is not None:
        parts.insert(0, picture(kit, said.picture, 38 if brief else 58))
    panel = ft.Container(
        ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=kit.look.straw,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6 if brief or plain else 10),
    )
    return ft.Semantics(live_region=True, container=True, content=panel)


def announcement_list(kit: Kit, said: tuple[Announcement, ...], *, brief: bool, low: bool) -> ft.Control:
    """Return several things to do on one ground, a line each, reasons below unless ``brief``.

    A ``low`` one scrolls inside, so that the keys below it stay in sight.
    """
    rows: list[ft.Control] = []
    for one in said:
        lines: list[ft.Control] = [body(kit, kit(one.text), LISTED, bold=True)]
        if one.detail is not None and (one.todo or not brief):
            lines.append(body(kit, kit(one.detail), LISTED_DETAIL, quiet=True))
        mark: ft.Control = picture(kit, one.picture, MARK) if one.picture else ft.Container(width=MARK)
        text = ft.Column(lines, spacing=0, tight=True, expand=True)
        rows.append(ft.Row([mark, text] if _marked(said) else [text], spacing=10))
    full = _list_full(kit, said, dock_width(kit), brief=brief)
    high = announcement_list_height(kit, said, dock_width(kit), brief=brief, low=low)
    panel = ft.Container(
        ft.Column(rows, spacing=BETWEEN, tight=True, scroll=ft.ScrollMode.AUTO if high < full else None),
        bgcolor=kit.look.straw,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=LIST_EDGE, vertical=8),
        height=high if high < full else None,
    )
    return ft.Semantics(identifier="to-do", live_region=True, container=True, content=panel)


def announcement_list_height(
    kit: Kit, said: tuple[Announcement, ...], width: float, *, brief: bool, low: bool
) -> float:
    """Return about how high several things to do stand in a width."""
    full = _list_full(kit, said, width, brief=brief)
    low_dock = LOW_DOCK * kit.height - OTHER_PARTS * math.sqrt(kit.scale)
    return min(full, max(LEAST_LIST, low_dock)) if low else full


def _list_full(kit: Kit, said: tuple[Announcement, ...], width: float, *, brief: bool) -> float:
    inside = (width - 2 * LIST_EDGE - (MARK + 10 if _marked(said) else 0)) / kit.scale
    high: float = 16 + BETWEEN * (len(said) - 1)
    for one in said:
        lines = text_height(kit(one.text), inside, LISTED)
        if one.detail is not None and (one.todo or not brief):
            lines += text_height(kit(one.detail), inside, LISTED_DETAIL)
        high += max(MARK if one.picture else 0, lines * kit.scale)
    return high


def _marked(said: tuple[Announcement, ...]) -> bool:
    return any(one.picture for one in said)


def announcement_height(kit: Kit, said: Announcement, width: float, *, brief: bool) -> float:
    """Return about how high an announcement stands in a width."""
    plain = said.detail is None and said.picture is None
    drawn = 0 if said.picture is None else 38 if brief else 58
    inside = (width - 28 - (drawn + 12 if drawn else 0)) / kit.scale
    high = text_height(kit(said.text), inside, 16 if plain or brief else 18 * ROUND)
    if said.detail is not None and (said.todo or not brief):
        high += 2 + text_height(kit(said.detail), inside, 14)
    return max(drawn, high * kit.scale) + (12 if brief or plain else 20)


def _slot(kit: Kit, face: Face | None, number: int, width: float) -> ft.Control:
    if face is None:
        return ft.Container(
            fitted_words(kit, kit(ORDINALS[number]), width - 8, size=13, color=kit.look.ink_2, bold=False),
            width=width,
            height=SLOT_HEIGHT,
            alignment=ft.Alignment.CENTER,
            border=kit.look.border(),
            border_radius=12,
        )
    if face.marks:
        return ft.Container(
            suited_line(kit, face, width - 6, SLOT_HEIGHT - 6),
            width=width,
            height=SLOT_HEIGHT,
            alignment=ft.Alignment.CENTER,
            bgcolor=kit.look.ink,
            border_radius=12,
        )
    if face.covered or face.picture is not None:
        hidden = ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, color=kit.look.ink_2, size=24)
        return ft.Container(
            hidden if face.picture is None else picture(kit, face.picture, 32),
            width=58,
            height=44,
            alignment=ft.Alignment.CENTER,
            bgcolor=kit.look.well,
            border_radius=12,
        )
    hue = kit.look.hues[str(face.hue)]
    return ft.Container(
        ft.Row(
            [
                shape(kit, str(face.hue), 13, on_fill=True),
                fitted_numeral(kit, face.text, 30, 42, size=20, color=hue.on_fill),
            ],
            spacing=5,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        width=58,
        height=44,
        bgcolor=hue.fill,
        border_radius=12,
    )
