"""Blind Hen's set-up: everybody's starting cards, a letter each or eight taps, and tables that begin late."""

import flet as ft

from companion.games.blind_hen.facts import STARTING_CARDS
from companion.ui.components.dock import dock
from companion.ui.components.foot import Missing
from companion.ui.components.options import plain_row
from companion.ui.components.player_tabs import PlayerTab, player_tabs
from companion.ui.components.texts import numeral
from companion.ui.components.tiles import Paint, tile, words
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.setups.blind_hen import starting_sets as sets
from companion.ui.setups.blind_hen.how_late import how_late, played
from companion.ui.setups.blind_hen.starting_sets import BlindHenForm, Hand
from companion.ui.setups.blind_hen.which_cards import card_count, which_cards
from companion.ui.setups.blind_hen.which_set import which_set
from companion.ui.theme import LEAST_TARGET
from companion.words import Listing, Name, Sentence, say, say_many

BEGINS = say("Tap a name to choose the first auctioneer")


def missing(form: BlindHenForm, pen: Pen) -> Missing | None:
    """Return whose cards are missing, and the key that asks for them one after the other."""
    players = sets.without_cards(form)
    if not players:
        return None
    first = players[0]

    async def lead() -> None:
        await pen.write(lambda now: sets.asked(now, first))

    everybody = len(players) == len(form.seating.players)
    if form.own.late is not None and everybody:
        line = say("Everybody’s cards are missing")
    elif form.own.late is not None:
        line = say("The cards of {players} are missing", players=Listing(players))
    elif everybody:
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
        parts = [words(kit(card_count(len(hand.cards))), size=14.5, bold=True, color=ink)]
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
        on_tap=lambda: pen.take(lambda form: sets.asked(form, player)),
        width=88 if not kit.large else 112,
        height=LEAST_TARGET,
        padding=2,
    )


def rows(kit: Kit, form: BlindHenForm, pen: Pen) -> list[ft.Control]:
    """Return the quiet row for a table that has begun already."""
    late = form.own.late
    under = say("No, from the first auction") if late is None else played(late)
    return [
        plain_row(
            kit,
            kit(say("We have begun already")),
            kit(under),
            ft.Icons.CHEVRON_RIGHT,
            id="begun-already",
            on_tap=lambda: pen.take(sets.late_asked),
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
        return dock(kit, how_late(kit, form, pen))
    player = Name(str(form.own.asked))
    letters = form.own.choosing and form.own.late is None
    asked = which_set(kit, form, pen, player, refused) if letters else which_cards(kit, form, pen, player, refused)
    return ft.Column([_tabs(kit, form, pen), dock(kit, asked)], spacing=0, expand=True)


def _tabs(kit: Kit, form: BlindHenForm, pen: Pen) -> ft.Control:
    def noted(hand: Hand) -> Sentence | None:
        if hand.done and hand.letter:
            return say("set {letter}", letter=hand.letter)
        return card_count(len(hand.cards)) if hand.cards or hand.done else None

    tabs = tuple(
        PlayerTab(
            player=player,
            note=noted(sets.hand_of(form, player)),
            done=sets.hand_of(form, player).done,
            now=player == form.own.asked,
        )
        for player in form.seating.names
    )
    return player_tabs(kit, tabs, lambda player: pen.take(lambda now: sets.asked(now, player)))
