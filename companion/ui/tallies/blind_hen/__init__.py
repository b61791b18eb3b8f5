"""Blind Hen's tally: everybody's final display in the grid, hens and corns, then the wooden chickens."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.games.blind_hen.facts import BLIND_HENS, COLORS, CORN, GOLDEN_CORNS, HEN, Color, FaceDownCard
from companion.games.blind_hen.wording import CHICKEN_NAMES
from companion.ui.components.art import meeple
from companion.ui.components.card_counter import card_counter
from companion.ui.components.dock import dock
from companion.ui.components.fitted import dock_width, fitted_words, loose
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.player_tabs import PlayerTab, player_tabs
from companion.ui.components.stepper import Steps, stepper
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import icon_key, outlined, quiet, strong, tile, word_key, words
from companion.ui.drafts import Pen, Step
from companion.ui.kit import Kit
from companion.ui.setups.blind_hen.which_cards import card_count, counted
from companion.ui.tallies.blind_hen import final_displays as finals
from companion.ui.tallies.blind_hen.final_displays import BlindHenTally
from companion.words import Name, Sentence, say, say_many

AROUND_THE_GRID = 445
HEAD = 56
LAST = say("Take the last tap back")
PILES: tuple[tuple[FaceDownCard, Sentence, int], ...] = (
    (HEN, say("Blind Hens"), BLIND_HENS),
    (CORN, say("Golden Corns"), GOLDEN_CORNS),
)

Finish = Callable[[BlindHenTally], Awaitable[None]]
Place = Callable[[Step], Awaitable[None]]
"""Says where wooden chickens are; the last one said leads straight to the score."""
MARK, AROUND_A_NAME = 58, 34


def count(kit: Kit, form: BlindHenTally, pen: Pen, refused: Sentence | None, finish: Finish) -> ft.Control:
    """Return the players as tabs, and below them the cards of one, or the wooden chickens."""
    _, at_chickens = finals.asked(form)

    async def place(step: Step) -> None:
        after = await pen.write(step)
        if after is not None and finals.chickens_open(form) and not finals.chickens_open(after):
            await finish(after)

    asked = _chickens(kit, form, place, refused) if at_chickens else _display(kit, form, pen, refused)
    scrolled = ft.Column(asked, spacing=8, expand=True, scroll=ft.ScrollMode.AUTO)
    key = _foot(kit, form, pen, _onward(kit, form, pen, place, finish))
    docked = dock(kit, ft.Column([scrolled, key], spacing=0, expand=True))
    return ft.Column([_tabs(kit, form, pen, at_chickens=at_chickens), docked], spacing=0, expand=True)


def _tabs(kit: Kit, form: BlindHenTally, pen: Pen, *, at_chickens: bool) -> ft.Control:
    tabs = []
    for player in form.seating.names:
        heap, cards = finals.heap_of(form, player), len(finals.cards_of(form, player))
        told = heap.seen or bool(heap.taps)
        tabs.append(
            PlayerTab(
                player=player,
                note=card_count(cards) if told else None,
                done=heap.seen,
                now=player == finals.counting(form) and not at_chickens,
            )
        )
    return player_tabs(kit, tuple(tabs), lambda player: pen.take(lambda now: finals.gone_to(now, player)))


def _display(kit: Kit, form: BlindHenTally, pen: Pen, refused: Sentence | None) -> list[ft.Control]:
    player = finals.counting(form)

    async def add(card: str) -> None:
        await pen.write(lambda now: finals.added(now, player, card))

    grid = card_counter(
        kit, *counted(finals.cards_of(form, player)), add, around=AROUND_THE_GRID - (HEAD if kit.large else 0)
    )
    return [*_head(kit, pen, player, refused), grid, *(_pile(kit, form, pen, *pile) for pile in PILES)]


def _head(kit: Kit, pen: Pen, player: Name, refused: Sentence | None) -> list[ft.Control]:
    if kit.large:
        return [] if refused is None else [refusal_line(kit, refused)]
    told: ft.Control = body(kit, kit(say("Tap a card for each one {player} has", player=player)), 15.5, bold=True)
    if refused is not None:
        told = refusal_line(kit, refused)
    last = word_key(
        kit,
        kit(say("Last")),
        id="last",
        label=kit(LAST),
        on_tap=lambda: pen.take(lambda now: finals.taken_back(now, player)),
        icon=ft.Icons.BACKSPACE_OUTLINED,
        height=48,
        size=15,
    )
    return [ft.Row([ft.Container(told, expand=True), ft.Container(last, width=100)], spacing=8)]


def _foot(kit: Kit, form: BlindHenTally, pen: Pen, onward: ft.Control) -> ft.Control:
    keys = [onward]
    _, at_chickens = finals.asked(form)
    if kit.large and not at_chickens:
        player = finals.counting(form)
        last = icon_key(
            kit,
            ft.Icons.BACKSPACE_OUTLINED,
            id="last",
            label=kit(LAST),
            on_tap=lambda: pen.take(lambda now: finals.taken_back(now, player)),
            paint=outlined(kit),
        )
        keys.insert(0, last)
    return ft.Container(ft.Row(keys, spacing=8), padding=ft.Padding.only(top=8))


def _pile(kit: Kit, form: BlindHenTally, pen: Pen, card: FaceDownCard, name: Sentence, most: int) -> ft.Control:
    player = finals.counting(form)
    together = sum(finals.pile_of(form, one, card) for one in form.seating.names)
    note = (
        say("{count} of {most}", count=together, most=most)
        if kit.large
        else say("{count} of {most} at the table", count=together, most=most)
    )
    there = finals.pile_of(form, player, card)
    return stepper(
        kit,
        Steps(id=str(card), drawing=str(card), name=name, count=there, note=note),
        fewer=lambda: pen.take(lambda now: finals.one_fewer(now, player, card)),
        more=lambda: pen.take(lambda now: finals.added(now, player, str(card))),
    )


def _onward(kit: Kit, form: BlindHenTally, pen: Pen, place: Place, finish: Finish) -> ft.Control:
    following = finals.next_player(form)
    _, at_chickens = finals.asked(form)
    if following is not None:
        text, icon = say("Next: {player}", player=following), ft.Icons.ARROW_FORWARD
    elif finals.with_chickens(form) and not at_chickens:
        text, icon = say("Next: wooden chickens"), ft.Icons.ARROW_FORWARD
    elif at_chickens and finals.chickens_open(form):
        text = say("The others are in the supply") if form.own.owners else say("All are in the supply")
        return main_key(kit, text, ft.Icons.CHECK, id="main", on_tap=lambda: place(finals.supplied))
    else:
        return main_key(kit, say("Score"), ft.Icons.LEADERBOARD_OUTLINED, id="main", on_tap=lambda: finish(form))
    return main_key(kit, text, icon, id="main", on_tap=lambda: pen.take(finals.gone_on))


def _chickens(kit: Kit, form: BlindHenTally, place: Place, refused: Sentence | None) -> list[ft.Control]:
    heading = title(kit, kit(say("Who has the wooden chickens?")), 21)
    head = heading if refused is None else refusal_line(kit, refused)
    return [head, *(_owners(kit, form, place, color) for color in COLORS)]


def _owners(kit: Kit, form: BlindHenTally, place: Place, color: Color) -> ft.Control:
    keys = [_owner(kit, form, place, color, player) for player in (*form.seating.names, finals.SUPPLY)]
    across = -(-len(keys) // 2)
    rows: list[ft.Control] = [ft.Row(keys[at : at + across], spacing=6) for at in range(0, len(keys), across)]
    mark = ft.Container(meeple(kit, color, 42), width=50, alignment=ft.Alignment.CENTER)
    return ft.Row([mark, ft.Column(rows, spacing=6, tight=True, expand=True)], spacing=8)


def _owner(kit: Kit, form: BlindHenTally, place: Place, color: Color, player: str) -> ft.Control:
    chosen = finals.owner_of(form, color) == player
    ink = kit.look.on_ink if chosen else kit.look.ink
    if player == finals.SUPPLY:
        name, label = kit(say("supply")), say("{chicken} is in the supply", chicken=CHICKEN_NAMES[color])
        face: list[ft.Control] = [words(name, size=min(15, 22 / kit.scale), color=ink)]
    else:
        cards = sum(card.startswith(f"{color}-") for card in finals.cards_of(form, player))
        label = say_many(
            "{player} has {chicken}, and {count} card of the colour",
            "{player} has {chicken}, and {count} cards of the colour",
            count=cards,
            player=player,
            chicken=CHICKEN_NAMES[color],
        )
        across = -(-(len(form.seating.names) + 1) // 2)
        wide = (dock_width(kit) - MARK) / across - AROUND_A_NAME
        face = [
            loose(fitted_words(kit, player, wide, size=15.5, color=ink)),
            words(str(cards), size=min(14, 18 / kit.scale), color=ink if chosen else kit.look.ink_2),
        ]
    key = tile(
        kit,
        ft.Row(face, spacing=6, alignment=ft.MainAxisAlignment.CENTER),
        id=f"chicken-{color}-{player or 'supply'}",
        label=kit(say("{key}, chosen", key=label) if chosen else label),
        paint=strong(kit) if chosen else quiet(kit),
        on_tap=lambda: place(lambda now: finals.given(now, color, player)),
        expand=True,
        height=48,
        padding=ft.Padding.symmetric(horizontal=6),
    )
    key.selected = chosen
    return key
