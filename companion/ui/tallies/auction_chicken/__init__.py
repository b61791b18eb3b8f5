"""Auction Chicken's tally: everybody's score pile in the grid of all cards, and the tokens that can matter."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.games.auction_chicken.faces import GONE, GRID, face
from companion.games.auction_chicken.facts import Card
from companion.games.auction_chicken.wording import card_name, full_name
from companion.tracker import Drafted, Key
from companion.ui.components.dock import dock
from companion.ui.components.fitted import dock_width
from companion.ui.components.foot import main_key, refusal_line
from companion.ui.components.player_tabs import PlayerTab, player_tabs
from companion.ui.components.texts import body
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.questions.suited import HIGHEST, LEAST, suited_key
from companion.ui.tallies.auction_chicken import final_piles as finals
from companion.ui.tallies.auction_chicken.final_piles import AuctionChickenTally
from companion.ui.tallies.auction_chicken.token_rows import token_rows, token_rows_height
from companion.ui.theme import TIGHT
from companion.words import Sentence, say, say_many

AROUND, BETWEEN = 330, 8
"""What stands around the grid, and between it and the tokens below it."""
SUITS_IN_SIGHT = 2

Finish = Callable[[AuctionChickenTally], Awaitable[None]]


def count(kit: Kit, form: AuctionChickenTally, pen: Pen, refused: Sentence | None, finish: Finish) -> ft.Control:
    """Return the players as tabs, and below them the cards of one pile and the tokens that can matter."""
    player = finals.counting(form)
    breaking = finals.breaking(form)
    suits = finals.suits_asked(form)
    tap = say("Tap the cards in {player}’s score pile", player=player)
    tokens = say("{player} is tied: how many tokens of each suit?", player=player)
    told: ft.Control = body(kit, kit(tokens if breaking else tap), 15.5, bold=True)
    if refused is not None:
        told = refusal_line(kit, refused)
    asked: list[ft.Control] = [told]
    if not breaking:
        asked.append(_grid(kit, form, pen))
    if suits and not breaking:
        asked.append(body(kit, kit(say("Tokens of these suits at the end")), 15, bold=True))
    asked.extend(token_rows(kit, form, pen, suit) for suit in suits)
    scrolled = ft.Column(asked, spacing=BETWEEN, expand=True, scroll=ft.ScrollMode.ALWAYS)
    key = ft.Container(ft.Row([_onward(kit, form, pen, finish)]), padding=ft.Padding.only(top=8))
    docked = dock(kit, ft.Column([scrolled, key], spacing=0, expand=True))
    return ft.Column([_tabs(kit, form, pen), docked], spacing=0, expand=True)


def _tabs(kit: Kit, form: AuctionChickenTally, pen: Pen) -> ft.Control:
    def noted(player: str) -> Sentence | None:
        cards = len(finals.cards_of(form, player))
        seen = cards or finals.pile_of(form, player).seen
        return say_many("{count} card", "{count} cards", count=cards) if seen else None

    tabs = tuple(
        PlayerTab(
            player=player,
            note=noted(player),
            done=finals.pile_of(form, player).seen,
            now=player == finals.counting(form),
        )
        for player in form.seating.names
    )
    return player_tabs(kit, tabs, lambda player: pen.take(lambda now: finals.gone_to(now, player)))


def _onward(kit: Kit, form: AuctionChickenTally, pen: Pen, finish: Finish) -> ft.Control:
    following = finals.next_player(form)
    if following is not None:
        return main_key(
            kit,
            say("Next: {player}", player=following),
            ft.Icons.ARROW_FORWARD,
            id="main",
            on_tap=lambda: pen.take(lambda now: finals.gone_to(now, following)),
        )
    tied = finals.next_tied(form)
    if tied is not None:
        return main_key(
            kit,
            say("A tie: all tokens of {player}", player=tied),
            ft.Icons.BALANCE,
            id="main",
            on_tap=lambda: pen.take(lambda now: finals.broken(now, tied)),
        )
    return main_key(kit, say("Score"), ft.Icons.LEADERBOARD_OUTLINED, id="main", on_tap=lambda: finish(form))


def _grid(kit: Kit, form: AuctionChickenTally, pen: Pen) -> ft.Control:
    below = sum(token_rows_height(kit, form, suit) + BETWEEN for suit in finals.suits_asked(form)[:SUITS_IN_SIGHT])
    room = (kit.height - AROUND - below) / len(GRID) - TIGHT
    high = max(LEAST, min(room, HIGHEST * min(kit.scale, 1.2)))
    wide = (dock_width(kit) - TIGHT * (len(GRID[0]) - 1)) / len(GRID[0])

    async def tap(key: Key) -> None:
        own = next(card for row in GRID for card in row if str(card) == key.id)
        await pen.write(lambda now: finals.tapped(now, own))

    rows: list[ft.Control] = [
        ft.Container(
            ft.Row(
                [suited_key(kit, _key(form, card), tap, wide, high) for card in row],
                spacing=TIGHT,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            height=high,
        )
        for row in GRID
    ]
    return ft.Column(rows, spacing=TIGHT, tight=True)


def _key(form: AuctionChickenTally, card: Card) -> Key:
    """A card in the pile is filled, one in another's is gone from the grid."""
    owner = finals.owner_of(form, card)
    mine = owner == finals.counting(form)
    spoken = full_name(card)
    if owner is not None:
        spoken = say("{card}, in {player}’s pile", card=spoken, player=owner)
    return Key(
        id=str(card),
        text=card_name(card),
        spoken=spoken,
        outcome=Drafted(()),
        face=face(card) if owner is None or mine else GONE,
        chosen=int(mine),
    )
