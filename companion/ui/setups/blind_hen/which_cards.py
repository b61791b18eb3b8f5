"""Which cards? The grid lies as the cards lie and counts taps; the eighth of a set completes it."""

from collections import Counter

import flet as ft

from companion.games.blind_hen.faces import GRID
from companion.games.blind_hen.facts import COLORS, HIGHEST_STARTING_VALUE, STARTING_CARDS
from companion.games.blind_hen.wording import card_name
from companion.ui.boards.blind_hen_words import LETTERS
from companion.ui.components.bar import note
from companion.ui.components.card_counter import Counted, Head, card_counter
from companion.ui.components.fitted import dock_width
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.texts import body, title
from companion.ui.components.tiles import word_key
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.measure import ROUND, fitted
from companion.ui.setups.blind_hen import starting_sets as sets
from companion.ui.setups.blind_hen.starting_sets import GAME, BlindHenForm, Hand
from companion.ui.theme import LEAST_TARGET
from companion.words import Name, Sentence, say, say_many

AROUND_THE_GRID = 345


def which_cards(kit: Kit, form: BlindHenForm, pen: Pen, player: Name, refused: Sentence | None) -> ft.Control:
    """Return the grid that takes a player's cards."""
    hand, late = sets.hand_of(form, player), form.own.late is not None

    async def add(card: str) -> None:
        after = await pen.write(lambda now: sets.card_added(now, player, card))
        if after is not None:
            for letter, cards in sets.sets_to_keep(after, sets.saved_sets(kit.desk.memory)).items():
                await kit.desk.archive.household.keep_set(GAME, letter, cards)

    parts: list[ft.Control] = [_cards_head(kit, hand, pen, player, refused, late=late)]
    parts.append(card_counter(kit, *counted(hand.cards), add, around=AROUND_THE_GRID))
    if late:
        done = say("Done: {cards}", cards=card_count(len(hand.cards)))
        key = main_key(
            kit, done, ft.Icons.CHECK, id="done", on_tap=lambda: pen.take(lambda now: sets.counted(now, player))
        )
        parts.append(ft.Row([key]))
    else:
        parts.append(ft.Row(_set_keys(kit, pen, player), spacing=8))
    if not late and any(card.value > HIGHEST_STARTING_VALUE for card in hand.known):
        usual = say("A starting set usually has cards of 1 to {highest} (BH-24).", highest=HIGHEST_STARTING_VALUE)
        parts.append(note(kit, kit(usual)))
    return ft.Column(parts, spacing=8, scroll=ft.ScrollMode.AUTO)


def _set_keys(kit: Kit, pen: Pen, player: Name) -> list[ft.Control]:
    return [
        word_key(
            kit,
            kit(say("Other set")),
            id="other-set",
            on_tap=lambda: pen.take(lambda now: sets.other_set(now, player)),
            expand=True,
        ),
        word_key(
            kit,
            kit(say("Enter anew")),
            id="anew",
            on_tap=lambda: pen.take(lambda now: sets.entered_anew(now, player)),
            expand=True,
        ),
    ]


def _cards_head(kit: Kit, hand: Hand, pen: Pen, player: Name, refused: Sentence | None, *, late: bool) -> ft.Control:
    if late:
        heading, under = say("What lies before {player}?", player=player), card_count(len(hand.cards))
    else:
        heading = (
            say("{player}: set {letter}", player=player, letter=hand.letter)
            if hand.letter
            else say("{player}’s cards", player=player)
        )
        under = say("{count} of {size} cards", count=len(hand.cards), size=STARTING_CARDS)
    room = (dock_width(kit) - (136 if kit.large else 108) - 12) / ROUND
    fit = fitted(kit(heading), room, size=22, scale=kit.scale, lines=2)
    named = title(kit, kit(heading), fit.size, lines=fit.lines)
    lines: list[ft.Control] = [named, body(kit, kit(under), 14.5, quiet=True)]
    told: ft.Control = ft.Column(lines, spacing=0, tight=True)
    if refused is not None:
        told = refusal_line(kit, refused)
    last = word_key(
        kit,
        kit(say("Last")),
        id="last",
        label=kit(say("Take the last card back")),
        on_tap=lambda: pen.take(lambda now: sets.card_taken_back(now, player)),
        icon=ft.Icons.BACKSPACE_OUTLINED,
        height=LEAST_TARGET,
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


def card_count(count: int) -> Sentence:
    """Return how many cards there are."""
    return say_many("{count} card", "{count} cards", count=count)
