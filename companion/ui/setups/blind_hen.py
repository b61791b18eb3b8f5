"""Blind Hen's set-up: everybody's starting cards, a letter each or eight taps, and tables that begin late."""

from collections import Counter
from collections.abc import Awaitable, Callable

import flet as ft

from companion.games.blind_hen.faces import GRID
from companion.games.blind_hen.facts import (
    COLORS,
    HIGHEST_STARTING_VALUE,
    MOST_AUCTIONS,
    SETS,
    STARTING_CARDS,
    Color,
    chicken_card,
)
from companion.games.blind_hen.wording import card_name
from companion.ui.components.art import shape
from companion.ui.components.bar import note
from companion.ui.components.card_counter import Counted, Head, card_counter
from companion.ui.components.dock import dock
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.options import plain_row
from companion.ui.components.player_tabs import PlayerTab, player_tabs
from companion.ui.components.texts import body, numeral, title
from companion.ui.components.tiles import Paint, greyed, outlined, quiet, strong, tile, word_key, words
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups import starting_sets as sets
from companion.ui.setups.starting_sets import BlindHenForm, Hand, SavedSets
from companion.ui.setups.steps import Missing
from companion.words import Listing, Name, Sentence, say, say_many

GAME = "blind-hen"
BEGINS = say("Tap a name to make it the first auctioneer")
LETTERS: dict[Color, Sentence] = {
    Color.GREEN: say("G"),
    Color.RED: say("R"),
    Color.YELLOW: say("Y"),
    Color.PURPLE: say("P"),
    Color.BLUE: say("B"),
}
ACROSS = 5
AROUND_THE_GRID = 400


def saved_sets(kit: Kit) -> SavedSets:
    """Return the sets that the household has entered before, by their letters."""
    kept = kit.desk.memory.sets.get(GAME, {})
    return {letter: cards for letter, cards in kept.items() if cards and all(map(sets.is_card, cards))}


def missing(form: BlindHenForm, pen: Pen) -> Missing | None:
    """Return whose cards are missing, and the key that asks for them one after the other."""
    players = sets.without_cards(form)
    if not players:
        return None
    first = players[0]

    async def lead() -> None:
        await pen.write(lambda now: sets.asked(now, first))

    if form.own.late is not None:
        line = say("What lies before {players} is missing", players=Listing(players))
        return Missing(line=line, key=say("Enter {player}’s cards", player=first), lead=lead)
    everybody = len(players) == len(form.seating.players)
    if everybody:
        line = say("Everybody’s {count} starting cards are missing", count=STARTING_CARDS)
    elif len(players) == 1:
        line = say("{player}’s {count} starting cards are missing", player=first, count=STARTING_CARDS)
    else:
        line = say("The starting cards of {players} are missing", players=Listing(players))
    key = say("Enter the cards") if everybody else say("Enter {player}’s cards", player=first)
    return Missing(line=line, key=key, lead=lead)


def ready(form: BlindHenForm) -> Sentence:
    """Return who opens the first auction."""
    player = form.seating.begins or ""
    if form.own.late is None:
        return say("{player} is the first auctioneer", player=player)
    return say("Auction {number} is next, {player} is the auctioneer", number=form.own.late + 1, player=player)


def seat_key(kit: Kit, form: BlindHenForm, pen: Pen, player: Name) -> ft.Control:
    """Return the key at a seat that shows the player's set and opens it."""
    hand = sets.hand_of(form, player)
    ink = kit.look.ink
    if hand.done and hand.letter:
        label = say("{player} has set {letter}, look at it or change it", player=player, letter=hand.letter)
        parts: list[ft.Control] = [words(kit(say("set")), size=14, color=kit.look.ink_2), numeral(kit, hand.letter, 20)]
    elif hand.done:
        label = say_many(
            "{player} has {count} card", "{player} has {count} cards", count=len(hand.cards), player=player
        )
        parts = [words(kit(_cards(len(hand.cards))), size=14.5, bold=True, color=ink)]
    else:
        label = say("Enter {player}’s cards", player=player)
        parts = [ft.Icon(ft.Icons.ADD, size=20, color=ink), words(kit(say("cards")), size=14.5, bold=True, color=ink)]
    row = ft.Row(parts, spacing=5, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    return tile(
        kit,
        row,
        id=f"set-{player}",
        label=kit(label),
        paint=Paint(fill=kit.look.surface, border=kit.look.border(width=1.5) if hand.done else kit.look.border(ink, 2)),
        on_tap=lambda: _write(pen, lambda form: sets.asked(form, player)),
        width=88 if not kit.large else 112,
        height=LEAST,
        padding=2,
    )


LEAST = 48


def rows(kit: Kit, form: BlindHenForm, pen: Pen) -> list[ft.Control]:
    """Return the quiet row for a table that has begun already."""
    late = form.own.late
    under = say("No, from the first auction") if late is None else _played(late)
    return [
        plain_row(
            kit,
            kit(say("We have begun already")),
            kit(under),
            ft.Icons.CHEVRON_RIGHT,
            id="begun-already",
            on_tap=lambda: _write(pen, sets.late_asked),
        )
    ]


def asking(form: BlindHenForm) -> bool:
    """Whether a question covers the form."""
    return form.own.asking_late or form.own.asked in form.seating.players


def ask_title(form: BlindHenForm) -> Sentence:
    """Return what the bar says over the question."""
    if form.own.asking_late or form.own.late is not None:
        return say("What lies there now")
    return say("Starting cards")


def ask(kit: Kit, form: BlindHenForm, pen: Pen, refused: Sentence | None) -> ft.Control:
    """Return the question that covers the form: how late, which set, or which cards."""
    if form.own.asking_late:
        return dock(kit, _how_late(kit, form, pen))
    player = Name(str(form.own.asked))
    letters = form.own.choosing and form.own.late is None
    asked = _which_set(kit, form, pen, player, refused) if letters else _which_cards(kit, form, pen, player, refused)
    return ft.Column([_tabs(kit, form, pen), dock(kit, asked)], spacing=0, expand=True)


def _write(pen: Pen, step: Callable[[BlindHenForm], BlindHenForm]) -> Awaitable[None]:
    async def write() -> None:
        await pen.write(step)

    return write()


def _tabs(kit: Kit, form: BlindHenForm, pen: Pen) -> ft.Control:
    def noted(hand: Hand) -> Sentence | None:
        if hand.done and hand.letter:
            return say("set {letter}", letter=hand.letter)
        return _cards(len(hand.cards)) if hand.cards or hand.done else None

    tabs = tuple(
        PlayerTab(
            player=player,
            note=noted(sets.hand_of(form, player)),
            done=sets.hand_of(form, player).done,
            now=player == form.own.asked,
        )
        for player in form.seating.names
    )
    return player_tabs(kit, tabs, lambda player: _write(pen, lambda now: sets.asked(now, player)))


def _which_set(kit: Kit, form: BlindHenForm, pen: Pen, player: Name, refused: Sentence | None) -> ft.Control:
    saved = saved_sets(kit)
    head: list[ft.Control] = [title(kit, kit(say("Which set has {player}?", player=player)), 22)]
    if refused is not None:
        head = [refusal_line(kit, refused)]
    elif not kit.large:
        head.append(
            body(kit, kit(say("A new letter asks for its {count} cards, once", count=STARTING_CARDS)), 14.5, quiet=True)
        )
    keys = [_letter_key(kit, form, pen, player, letter, saved) for letter in SETS]
    plain = word_key(
        kit,
        kit(say("No letter")),
        id="no-letter",
        on_tap=lambda: _write(pen, lambda now: sets.unlettered(now, player)),
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
        told, label = None, say("Set {letter}, entered before", letter=letter)
    else:
        told = say("new: tap its {count} cards", count=STARTING_CARDS)
        label = say("Set {letter}, new: tap its {count} cards", letter=letter, count=STARTING_CARDS)
    end: ft.Control = (
        words(kit(told), size=15, color=ink if taken else kit.look.ink_2, expand=True)
        if told is not None
        else ft.Row([_mini(kit, card) for card in saved[letter]], spacing=3, wrap=True, run_spacing=3, expand=True)
    )
    mark = ft.Container(numeral(kit, letter, 30, ink), width=42, alignment=ft.Alignment.CENTER)
    paint = greyed(kit) if taken else strong_edge(kit) if holder == player else quiet(kit)
    return tile(
        kit,
        ft.Row([mark, end], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        id=f"letter-{letter}",
        label=kit(label),
        paint=paint,
        on_tap=lambda: _write(pen, lambda now: sets.lettered(now, player, letter, saved)),
        padding=ft.Padding.symmetric(horizontal=8, vertical=9),
        centered=False,
    )


def strong_edge(kit: Kit) -> Paint:
    """Return the paint of the key that holds now."""
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


def _which_cards(kit: Kit, form: BlindHenForm, pen: Pen, player: Name, refused: Sentence | None) -> ft.Control:
    hand, late = sets.hand_of(form, player), form.own.late is not None

    async def add(card: str) -> None:
        after = await pen.write(lambda now: sets.card_added(now, player, card))
        if after is not None:
            for letter, cards in sets.sets_to_keep(after, saved_sets(kit)).items():
                await kit.desk.archive.household.keep_set(GAME, letter, cards)

    parts: list[ft.Control] = [_cards_head(kit, hand, pen, player, refused, late=late)]
    if not late and any(chicken_card(card).value > HIGHEST_STARTING_VALUE for card in hand.cards):
        usual = say("A starting set usually has cards of 1 to {highest} (BH-24).", highest=HIGHEST_STARTING_VALUE)
        parts.append(note(kit, kit(usual)))
    parts.append(card_counter(kit, *counted(hand.cards), add, around=AROUND_THE_GRID))
    if late:
        done = say("Done: {cards}", cards=_cards(len(hand.cards)))
        key = main_key(
            kit, done, ft.Icons.CHECK, id="done", on_tap=lambda: _write(pen, lambda now: sets.counted(now, player))
        )
        parts.append(ft.Row([key]))
    else:
        parts.append(ft.Row(_set_keys(kit, pen, player), spacing=8))
    return ft.Column(parts, spacing=8, scroll=ft.ScrollMode.AUTO)


def _set_keys(kit: Kit, pen: Pen, player: Name) -> list[ft.Control]:
    return [
        word_key(
            kit,
            kit(say("Other set")),
            id="other-set",
            on_tap=lambda: _write(pen, lambda now: sets.other_set(now, player)),
            expand=True,
        ),
        word_key(
            kit,
            kit(say("Enter anew")),
            id="anew",
            on_tap=lambda: _write(pen, lambda now: sets.entered_anew(now, player)),
            expand=True,
        ),
    ]


def _cards_head(kit: Kit, hand: Hand, pen: Pen, player: Name, refused: Sentence | None, *, late: bool) -> ft.Control:
    if late:
        heading, under = say("What lies before {player}?", player=player), _cards(len(hand.cards))
    else:
        heading = (
            say("{player}: set {letter}", player=player, letter=hand.letter)
            if hand.letter
            else say("{player}’s cards", player=player)
        )
        under = say("{count} of {size} cards", count=len(hand.cards), size=STARTING_CARDS)
    lines: list[ft.Control] = [title(kit, kit(heading), 22, lines=1), body(kit, kit(under), 14.5, quiet=True)]
    told: ft.Control = ft.Column(lines, spacing=0, tight=True)
    if refused is not None:
        told = refusal_line(kit, refused)
    last = word_key(
        kit,
        kit(say("Last")),
        id="last",
        label=kit(say("Take the last card back")),
        on_tap=lambda: _write(pen, lambda now: sets.card_taken_back(now, player)),
        icon=ft.Icons.BACKSPACE_OUTLINED,
        height=LEAST,
    )
    return ft.Row([ft.Container(told, expand=True), ft.Container(last, width=108 if not kit.large else 136)], spacing=8)


def counted(cards: tuple[str, ...]) -> tuple[tuple[Head, ...], tuple[tuple[Counted, ...], ...]]:
    """Return the heads and rows of the card grid with how many there are of each."""
    there = Counter(cards)
    grid = tuple(
        tuple(
            Counted(id=str(card), hue=card.color, text=str(card.value), name=card_name(card), count=there[str(card)])
            for card in row
        )
        for row in GRID
    )
    heads = tuple(
        Head(hue=color, letter=LETTERS[color], count=sum(row[at].count for row in grid))
        for at, color in enumerate(COLORS)
    )
    return heads, grid


def _how_late(kit: Kit, form: BlindHenForm, pen: Pen) -> ft.Control:
    def key(auctions: int) -> ft.Control:
        now = form.own.late == auctions
        return tile(
            kit,
            numeral(kit, str(auctions), 22, kit.look.on_ink if now else kit.look.ink),
            id=f"late-{auctions}",
            label=kit(_played(auctions)),
            paint=strong(kit) if now else quiet(kit),
            on_tap=lambda: _write(pen, lambda form: sets.begun_late(form, auctions)),
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
        on_tap=lambda: _write(pen, lambda form: sets.begun_late(form, None)),
        paint=outlined(kit),
        expand=True,
    )
    heading = title(kit, kit(say("How many auctions are over?")), 22)
    hint = body(
        kit, kit(say("Then enter what lies there now; hens, corns and chickens follow by a recount")), 14.5, quiet=True
    )
    return ft.Column([heading, hint, *lines, ft.Row([first])], spacing=8, scroll=ft.ScrollMode.AUTO)


def _played(auctions: int) -> Sentence:
    return say_many("{count} auction is over", "{count} auctions are over", count=auctions)


def _cards(count: int) -> Sentence:
    return say_many("{count} card", "{count} cards", count=count)
