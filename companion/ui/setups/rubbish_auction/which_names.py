"""What are the seven items called? A field each, and the sets of names that were typed before."""

from collections.abc import Callable

import flet as ft

from companion.games.rubbish_auction.facts import ITEM_NAMES
from companion.games.rubbish_auction.wording import items_of
from companion.ui.boundary import handler, part
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import outlined, tile, words
from companion.ui.drafts import Pen
from companion.ui.hooks import use_kept
from companion.ui.kit import Kit
from companion.ui.letters import TYPABLE
from companion.ui.setups.rubbish_auction import item_names as names
from companion.ui.setups.rubbish_auction.item_names import GAME, Labels, RubbishForm
from companion.words import Sentence, say

LONGEST = 24
MOST_OFFERED = 3


@part
def WhichNames(kit: Kit, form: RubbishForm, pen: Pen, refused: Sentence | None) -> ft.Control:  # noqa: N802
    """Show the fields of the names; what is typed is taken with **Done**."""
    typed: dict[int, str] = use_kept(dict)

    async def done() -> None:
        own = tuple(typed.get(at, _shown(item)) for at, item in enumerate(names.items_of(form)))
        after = await pen.write(lambda now: names.named(now, own))
        fresh = names.to_keep(after, kit.desk.memory) if after is not None else None
        if fresh is not None:
            await kit.desk.archive.household.keep_set(GAME, *fresh)

    head: ft.Control = body(kit, kit(say("An empty field keeps its number. The names are offered again.")), 14.5)
    if refused is not None:
        head = refusal_line(kit, refused)
    fields = [_field(kit, typed, at, item, done) for at, item in enumerate(names.items_of(form))]
    key = main_key(kit, say("Done"), ft.Icons.CHECK, id="done", on_tap=done)
    return ft.Column(
        [title(kit, kit(say("What are the items called?")), 22), head, *_offered(kit, pen), *fields, ft.Row([key])],
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _field(kit: Kit, typed: dict[int, str], at: int, item: str, done: Callable[[], object]) -> ft.Control:
    def follow(event: ft.Event[ft.TextField]) -> None:
        typed[at] = str(event.control.value)

    return ft.TextField(
        value=typed.get(at, _shown(item)),
        label=kit(say("item {number}", number=at + 1)),
        autofocus=at == 0,
        max_length=LONGEST,
        counter="",
        input_filter=ft.InputFilter(regex_string=TYPABLE),
        text_size=17,
        dense=True,
        border_radius=14,
        border_color=kit.look.outline,
        on_change=follow,
        on_submit=handler(done, kit.report),  # type: ignore[arg-type]
    )


def _shown(item: str) -> str:
    """A number is no name: its field is empty."""
    return "" if item in ITEM_NAMES else item


def _offered(kit: Kit, pen: Pen) -> list[ft.Control]:
    """Return the sets of names that were typed before, a key each."""
    sets = list(names.kept_sets(kit.desk.memory).items())[:MOST_OFFERED]
    return [_set_key(kit, pen, letter, items) for letter, items in sets]


def _set_key(kit: Kit, pen: Pen, letter: str, items: Labels) -> ft.Control:
    told = say("Take {items}", items=items_of(items))
    return tile(
        kit,
        words(kit(told), size=14.5, color=kit.look.ink, lines=2),
        id=f"items-{letter}",
        label=kit(told),
        paint=outlined(kit),
        on_tap=lambda: pen.take(lambda now: names.named(now, items)),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        centered=False,
    )
