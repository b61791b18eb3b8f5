"""Which cards could pay a price: the exact or least overpaying sets, those that keep most cards first."""

from collections.abc import Iterator
from itertools import combinations, islice, product

from companion.games.blind_hen.facts import VALUES, ChickenCard, in_order

Cards = tuple[ChickenCard, ...]
MOST_SUGGESTIONS = 24


def suggestions(display: Cards, price: int) -> tuple[Cards, ...]:
    """Return the sets that pay the price with the least overpayment, fewest cards first, 24 at most.

    No card can be left out of any of them, since a smaller total would be nearer to the price (BH-14).
    """
    total = least_total(display, price)
    if total is None:
        return ()
    return tuple(islice(_sets(display, total), MOST_SUGGESTIONS))


def least_total(display: Cards, price: int) -> int | None:
    """Return the lowest total of any cards of the display that reaches the price, None if none does."""
    totals = {0}
    for card in display:
        totals |= {total + card.value for total in totals}
    return min((total for total in totals if total >= price), default=None)


def _sets(display: Cards, total: int) -> Iterator[Cards]:
    by_value = {value: in_order(tuple(card for card in display if card.value == value)) for value in VALUES}
    for size in range(1, len(display) + 1):
        for numbers in _numbers(by_value, size, total):
            choices = (_distinct(by_value[value], number) for value, number in zip(VALUES, numbers, strict=True))
            for parts in product(*choices):
                yield in_order(tuple(card for part in parts for card in part))


def _numbers(by_value: dict[int, Cards], size: int, total: int) -> Iterator[tuple[int, ...]]:
    """Yield how many cards of each value make the total with so many cards."""
    held = [range(len(by_value[value]), -1, -1) for value in VALUES]
    for numbers in product(*held):
        if sum(numbers) == size and sum(value * number for value, number in zip(VALUES, numbers, strict=True)) == total:
            yield numbers


def _distinct(cards: Cards, number: int) -> tuple[Cards, ...]:
    """Return the different ways to choose so many of the cards, equal cards counted once."""
    return tuple(dict.fromkeys(combinations(cards, number)))
