"""Looking at what only its owner may see, for as long as a finger stays or for five seconds."""

import asyncio

import flet as ft

from companion.tracker import Question
from companion.ui.boards import SecretPicture
from companion.ui.boundary import part
from companion.ui.components.fitted import fitted_words, loose
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import strong, tile, word_key, words
from companion.ui.hooks import use_optional
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.questions.secret import Sight
from companion.ui.screens.awake import use_limit
from companion.words import Name, say

LOOK_SECONDS = 5


def use_sight(question: Question | None, version: object) -> Sight:
    """Return whose secrets the question shows here; covered again soon after the last tap, and with what is asked."""
    owner, show = use_optional(Name)
    gone = question is None or question.secret is None or owner not in {None, question.secret.owner}

    def cover() -> None:
        if gone and owner is not None:
            show(None)

    ft.use_effect(cover, [gone])
    use_limit((owner, version) if owner is not None else None, lambda: show(None))
    return Sight(shown_to=owner, show=show)


def peek_dock(kit: Kit, table: OpenTable, secret: SecretPicture, player: Name) -> ft.Control:
    """Return what the dock shows while somebody looks: the pile, and a title for the whole table."""
    hint = say("Visible only while {player} holds. Everyone can see that {player} is looking.", player=player)
    if kit.phone is not None and not kit.phone.shared:
        hint = say("Visible only while you hold. No other guest’s phone shows it.")
    return ft.Column(
        [
            title(kit, secret.title(kit, player), 22),
            secret.draw(kit, table, player),
            body(kit, kit(hint), 14.5, quiet=True),
            _holding(kit),
        ],
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@part
def LookKey(kit: Kit, table: OpenTable, secret: SecretPicture, player: Name) -> ft.Control:  # noqa: N802
    """Show a key that is held to look, and one for a timed look where holding is hard."""
    looking, set_looking = ft.use_state(False)  # noqa: FBT003 - a first value
    use_limit(looking, lambda: set_looking(False))

    async def look_for_a_while() -> None:
        set_looking(True)
        await asyncio.sleep(LOOK_SECONDS)
        set_looking(False)

    hold_words = fitted_words(
        kit, kit(say("Hold to look")), kit.width * 0.5 - 85, 52, size=16, lines=2, color=kit.look.on_ink
    )
    held = ft.GestureDetector(
        content=ft.Container(
            ft.Row(
                [
                    ft.Icon(ft.Icons.FINGERPRINT, size=26, color=kit.look.on_ink),
                    loose(hold_words),
                ],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            bgcolor=kit.look.ink,
            border_radius=14,
            height=56,
        ),
        on_long_press_start=lambda _: set_looking(True),
        on_long_press_end=lambda _: set_looking(False),
        on_long_press_cancel=lambda _: set_looking(False),
        expand=True,
    )
    hold = ft.Semantics(
        identifier="hold-to-look",
        label=kit(say("Hold to look at the pile of {player}", player=player)),
        button=True,
        container=True,
        content=held,
        expand=True,
    )
    timed = word_key(
        kit,
        kit(say("{seconds} seconds", seconds=LOOK_SECONDS)),
        id="look-timed",
        label=kit(say("Read {player}’s pile aloud, {seconds} seconds", player=player, seconds=LOOK_SECONDS)),
        on_tap=look_for_a_while,
    )
    parts: list[ft.Control] = [ft.Row([hold, timed], spacing=8)]
    if looking:
        shown = ft.Semantics(live_region=True, content=secret.draw(kit, table, player))
        parts = [title(kit, secret.title(kit, player), 20), shown, *parts]
    return ft.Column(parts, spacing=8, tight=True)


def _holding(kit: Kit) -> ft.Control:
    return tile(
        kit,
        ft.Row(
            [
                ft.Icon(ft.Icons.FINGERPRINT, size=34, color=kit.look.on_ink),
                ft.Column(
                    [
                        words(kit(say("Keep holding")), size=18, bold=True, color=kit.look.on_ink),
                        words(kit(say("Let go to hide")), size=14, color=kit.look.on_ink),
                    ],
                    spacing=0,
                    tight=True,
                ),
            ],
            spacing=16,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        id="keep-holding",
        label=kit(say("Keep holding. Let go to hide")),
        paint=strong(kit),
        on_tap=None,
        height=84,
    )
