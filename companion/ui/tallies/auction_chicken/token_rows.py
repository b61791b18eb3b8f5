"""How many tokens of a suit has a player at the end? The suit with its name, and below it a key a number."""

import flet as ft

from companion.games.auction_chicken.facts import Suit
from companion.games.auction_chicken.wording import SUIT_TITLES, TOKENS
from companion.tracker import Drafted, Key
from companion.ui.components.fitted import dock_width
from companion.ui.components.suits import suit
from companion.ui.components.texts import body
from companion.ui.drafts import Pen
from companion.ui.kit import Kit
from companion.ui.measure import text_height
from companion.ui.questions.counts import KEY, count_key
from companion.ui.tallies.auction_chicken import final_piles as finals
from companion.ui.tallies.auction_chicken.final_piles import AuctionChickenTally
from companion.ui.theme import GAP, LEAST_TARGET
from companion.words import say

SYMBOL, NAME = 20, 15
APART = 5
"""The least between two targets (ui.md, 8): so seven numbers stand in a line on a usual phone."""
LEAST_KEY = LEAST_TARGET - 1


def lines_of_numbers(count: int, width: float) -> tuple[int, ...]:
    """Return how many numbers stand in each line: as few lines as there is room for, all about as long.

    >>> lines_of_numbers(7, 362), lines_of_numbers(11, 362)
    ((7,), (6, 5))
    """
    across = int((width + APART) / (LEAST_KEY + APART))
    lines = -(-count // across)
    longest = -(-count // lines)
    return tuple(min(longest, count - at) for at in range(0, count, longest))


def token_rows(kit: Kit, form: AuctionChickenTally, pen: Pen, own: Suit) -> ft.Control:
    """Return the suit's symbol and name, and all numbers of tokens that a player may have of it."""
    now = finals.tokens_of(form, finals.counting(form), own)

    async def tap(key: Key) -> None:
        number = int(key.id.rpartition(":")[2])
        await pen.write(lambda form: finals.told_tokens(form, own, number))

    keys = [
        Key(
            id=f"tokens:{own}:{number}",
            text=say("{number}", number=number),
            spoken=TOKENS[own](number),
            outcome=Drafted(()),
            chosen=int(number == now),
        )
        for number in range(finals.most_tokens(form, own) + 1)
    ]
    name = body(kit, kit(SUIT_TITLES[own]), NAME, bold=True)
    parts: list[ft.Control] = [ft.Row([suit(kit, own, SYMBOL), name], spacing=GAP)]
    shares = lines_of_numbers(len(keys), dock_width(kit))
    wide = min(KEY, (dock_width(kit) + APART) / shares[0] - APART)
    for share in shares:
        line, keys = keys[:share], keys[share:]
        parts.append(ft.Row([count_key(kit, key, tap, wide, LEAST_TARGET) for key in line], spacing=APART))
    return ft.Column(parts, spacing=APART, tight=True)


def token_rows_height(kit: Kit, form: AuctionChickenTally, own: Suit) -> float:
    """Return about how high the rows of a suit stand."""
    lines = len(lines_of_numbers(finals.most_tokens(form, own) + 1, dock_width(kit)))
    head = kit.scale * text_height(kit(SUIT_TITLES[own]), dock_width(kit), NAME)
    return max(SYMBOL, head) + lines * (APART + LEAST_TARGET)
