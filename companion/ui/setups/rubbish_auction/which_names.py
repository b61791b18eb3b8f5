"""What are the seven items called? A field each, and the sets of names that were typed before."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.games.rubbish_auction.wording import items_of
from companion.ui.boundary import handler, part
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import outlined, tile, words
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.letters import TYPABLE
from companion.ui.setups.rubbish_auction import item_names as names
from companion.ui.setups.rubbish_auction.item_names import GAME, Labels, RubbishForm
from companion.ui.setups.rubbish_auction.typed_names import Typing, use_fields
from companion.words import Sentence, say

LONGEST = 24
MOST_OFFERED = 3


@part
def WhichNames(kit: Kit, form: RubbishForm, pen: Pen, refused: Sentence | None) -> ft.Control:  # noqa: N802
    """Show the fields of the names; what is typed is kept a moment later, and taken with **Done**."""
    fields = use_fields(kit, pen, names.fields(form))

    async def done() -> None:
        await fields.keep()
        after = await pen.write(lambda now: names.named(now, names.fields(now)))
        fresh = names.to_keep(after, kit.desk.memory) if after is not None else None
        if fresh is not None:
            await kit.desk.archive.household.keep_set(GAME, *fresh)

    head: ft.Control = body(kit, kit(say("An empty field keeps its number. The names are offered again.")), 14.5)
    if refused is not None:
        head = refusal_line(kit, refused)
    shown = [_field(kit, fields, at, done) for at in range(len(fields.texts))]
    key = main_key(kit, say("Done"), ft.Icons.CHECK, id="done", on_tap=done)
    return ft.Column(
        [
            title(kit, kit(say("What are the items called?")), 22),
            head,
            *_offered(kit, pen, fields),
            *shown,
            ft.Row([key]),
        ],
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _field(kit: Kit, fields: Typing, at: int, done: Callable[[], Awaitable[None]]) -> ft.Control:
    text = fields.texts[at]
    return ft.TextField(
        value=text,
        label=kit(say("item {number}", number=at + 1)),
        autofocus=at == 0,
        max_length=LONGEST,
        counter="",
        helper=kit(say("No more than {count} letters", count=LONGEST)) if len(text) >= LONGEST else None,
        input_filter=ft.InputFilter(regex_string=TYPABLE),
        text_size=17,
        dense=True,
        border_radius=14,
        border_color=kit.look.outline,
        on_change=lambda event: fields.type(at, str(event.control.value)),
        on_submit=handler(done, kit.report),
    )


def _offered(kit: Kit, pen: Pen, fields: Typing) -> list[ft.Control]:
    """Return the sets of names that were typed before, a key each."""
    sets = list(names.kept_sets(kit.desk.memory).items())[:MOST_OFFERED]
    return [_set_key(kit, pen, fields, (letter, items)) for letter, items in sets]


def _set_key(kit: Kit, pen: Pen, fields: Typing, offered: tuple[str, Labels]) -> ft.Control:
    letter, items = offered

    async def take() -> None:
        await fields.keep()
        await pen.take(lambda now: names.named(now, items))

    told = say("Take {items}", items=items_of(items))
    return tile(
        kit,
        words(kit(told), size=14.5, color=kit.look.ink, lines=2),
        id=f"items-{letter}",
        label=kit(told),
        paint=outlined(kit),
        on_tap=take,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        centered=False,
    )
