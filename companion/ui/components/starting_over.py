"""Start over: an emptied form can be had back."""

from collections.abc import Sequence

import flet as ft

from companion.ui.boundary import handler
from companion.ui.components.more import Entry, more_menu
from companion.ui.drafts import AnyForm, Pen
from companion.ui.kit import Kit
from companion.words import Sentence, say


def starting_over(kit: Kit, form: AnyForm, pen: Pen, first: Sequence[Entry] = ()) -> ft.Control:
    """Return the menu, after other entries, that empties a form; the note that follows brings everything back."""
    page = ft.context.page

    async def back() -> None:
        await pen.write(lambda _: form)

    async def empty() -> None:
        await pen.discard()
        page.show_dialog(
            ft.SnackBar(
                ft.Text(kit(EMPTIED), color=kit.look.on_ink),
                bgcolor=kit.look.ink,
                action=ft.SnackBarAction(
                    label=kit(say("Bring back")), text_color=kit.look.on_ink, on_click=handler(back, kit.report)
                ),
            )
        )

    return more_menu(kit, [*first, ("start-over", say("Start over"), empty)])


EMPTIED: Sentence = say("The form is empty again.")
