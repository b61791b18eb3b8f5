"""How late does the tracking begin? A key a number of auctions, one tap."""

import flet as ft

from companion.games.blind_hen.facts import MOST_AUCTIONS
from companion.ui.components.texts import body, numeral, title
from companion.ui.components.tiles import outlined, quiet, strong, tile, word_key
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups.blind_hen import starting_sets as sets
from companion.ui.setups.blind_hen.starting_sets import BlindHenForm
from companion.words import Sentence, say, say_many

ACROSS = 5


def how_late(kit: Kit, form: BlindHenForm, pen: Pen) -> ft.Control:
    """Return the keys of how many auctions are over."""

    def key(auctions: int) -> ft.Control:
        now = form.own.late == auctions
        return tile(
            kit,
            numeral(kit, str(auctions), 22, kit.look.on_ink if now else kit.look.ink),
            id=f"late-{auctions}",
            label=kit(played(auctions)),
            paint=strong(kit) if now else quiet(kit),
            on_tap=lambda: pen.take(lambda form: sets.begun_late(form, auctions)),
            expand=True,
            height=56 * min(max(kit.scale, 1.0), 1.3),
            padding=2,
        )

    keys = [key(auctions) for auctions in range(MOST_AUCTIONS + 1)]
    keys.append(ft.Container(expand=True))
    lines = [ft.Row(keys[at : at + ACROSS], spacing=6) for at in range(0, len(keys), ACROSS)]
    first = word_key(
        kit,
        kit(say("None: the first auction is next")),
        id="late-no",
        on_tap=lambda: pen.take(lambda form: sets.begun_late(form, None)),
        paint=outlined(kit),
        expand=True,
    )
    heading = title(kit, kit(say("How many auctions are over?")), 22)
    hint = body(
        kit, kit(say("Then enter what lies there now; hens, corns and chickens follow by a recount")), 14.5, quiet=True
    )
    return ft.Column([heading, hint, *lines, ft.Row([first])], spacing=8, scroll=ft.ScrollMode.AUTO)


def played(auctions: int) -> Sentence:
    """Return how many auctions are over."""
    return say_many("{count} auction is over", "{count} auctions are over", count=auctions)
