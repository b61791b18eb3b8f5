"""Which set has this player? A letter each; a saved one shows its cards, a new one asks for them."""

import flet as ft

from companion.games.blind_hen.facts import SETS, STARTING_CARDS, chicken_card
from companion.games.blind_hen.wording import card_names
from companion.ui.components.art import shape
from companion.ui.components.foot import refusal_line
from companion.ui.components.texts import body, numeral, title
from companion.ui.components.tiles import Paint, greyed, quiet, tile, word_key, words
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups.blind_hen import starting_sets as sets
from companion.ui.setups.blind_hen.starting_sets import BlindHenForm, SavedSets
from companion.words import Name, Sentence, say


def which_set(kit: Kit, form: BlindHenForm, pen: Pen, player: Name, refused: Sentence | None) -> ft.Control:
    """Return the keys of the letters for a player."""
    saved = sets.saved_sets(kit.desk.memory)
    head: list[ft.Control] = [title(kit, kit(say("Which set has {player}?", player=player)), 22)]
    if refused is not None:
        head.append(refusal_line(kit, refused))
    elif not kit.large:
        head.append(
            body(kit, kit(say("A new letter asks for its {count} cards, once", count=STARTING_CARDS)), 14.5, quiet=True)
        )
    keys = [_letter_key(kit, form, pen, player, letter, saved) for letter in SETS]
    plain = word_key(
        kit,
        kit(say("No letter")),
        id="no-letter",
        on_tap=lambda: pen.take(lambda now: sets.unlettered(now, player)),
        icon=ft.Icons.STYLE_OUTLINED,
        expand=True,
    )
    return ft.Column([*head, *keys, ft.Row([plain])], spacing=8, scroll=ft.ScrollMode.AUTO)


def _letter_key(kit: Kit, form: BlindHenForm, pen: Pen, player: Name, letter: str, saved: SavedSets) -> ft.Control:
    holder = sets.owner(form, letter)
    taken = holder is not None and holder != player
    ink = kit.look.outline if taken else kit.look.ink
    if taken:
        told, label = (
            say("{player} has it", player=holder or ""),
            say("Set {letter}: {player} has it", letter=letter, player=holder or ""),
        )
    elif letter in saved:
        told, label = (
            None,
            say("Set {letter}: {cards}", letter=letter, cards=card_names(map(chicken_card, saved[letter]))),
        )
    else:
        told = say("new: tap its {count} cards", count=STARTING_CARDS)
        label = say("Set {letter}, new: tap its {count} cards", letter=letter, count=STARTING_CARDS)
    end: ft.Control = (
        words(kit(told), size=15, color=ink if taken else kit.look.ink_2, expand=True)
        if told is not None
        else ft.Row([_mini(kit, card) for card in saved[letter]], spacing=3, wrap=True, run_spacing=3, expand=True)
    )
    mark = ft.Container(numeral(kit, letter, 30, ink), width=42, alignment=ft.Alignment.CENTER)
    paint = greyed(kit) if taken else _holding(kit) if holder == player else quiet(kit)
    return tile(
        kit,
        ft.Row([mark, end], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        id=f"letter-{letter}",
        label=kit(label),
        paint=paint,
        on_tap=lambda: pen.take(lambda now: sets.lettered(now, player, letter, saved)),
        padding=ft.Padding.symmetric(horizontal=8, vertical=9),
        centered=False,
    )


def _holding(kit: Kit) -> Paint:
    return Paint(fill=kit.look.well, border=kit.look.border(kit.look.ink, 3))


def _mini(kit: Kit, text: str) -> ft.Control:
    card = chicken_card(text)
    hue = kit.look.hues[card.color]
    return ft.Container(
        ft.Column(
            [shape(kit, card.color, 10), numeral(kit, str(card.value), 16)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=hue.tint,
        border=kit.look.border(hue.edge, 1),
        border_radius=6,
        width=28 * min(max(kit.scale, 1.0), 1.5),
        padding=ft.Padding.only(top=4, bottom=2),
        alignment=ft.Alignment.CENTER,
    )
