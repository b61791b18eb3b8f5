"""Number keys in rows of five: every amount up to a limit is one, two or three taps away."""

from collections.abc import Callable

from companion.tracker.keys import Draft, Drafted, Key, Outcome
from companion.tracker.rulings import Ruling
from companion.words import Sentence, say

ACROSS = 5
FIRST_PAGE = 20
SECOND_PAGE_END = 40
TEN = 10
PAGE = "from:"


def number_keys(
    lowest: int,
    limit: int,
    draft: Draft,
    outcome: Callable[[int], Outcome],
    ruling: Callable[[int], Ruling],
    spoken: Callable[[int], Sentence] = lambda number: say("{number}", number=number),
) -> tuple[tuple[Key, ...], ...]:
    """Return rows of number keys for the page that the draft has opened; above the limit there are none.

    The first page ends at 19 with a key for the rest, the second holds 20 to 39 and a key for each ten above.
    """
    keys = _page(lowest, limit, draft, outcome, ruling, spoken)
    return tuple(tuple(keys[at : at + ACROSS]) for at in range(0, len(keys), ACROSS))


def opened_page(draft: Draft) -> int | None:
    """Return the first number of the page that the newest tap opened, None on the first page."""
    return int(draft[-1].removeprefix(PAGE)) if draft and draft[-1].startswith(PAGE) else None


def _page(
    lowest: int,
    limit: int,
    draft: Draft,
    outcome: Callable[[int], Outcome],
    ruling: Callable[[int], Ruling],
    spoken: Callable[[int], Sentence],
) -> list[Key]:
    def key(number: int) -> Key:
        verdict = ruling(number)
        return Key(
            id=f"amount:{number}",
            text=say("{number}", number=number),
            spoken=spoken(number),
            outcome=outcome(number),
            refusal=None if verdict.allowed else verdict,
        )

    def rest(first: int, last: int) -> Key:
        if first == last:
            return key(first)
        text = say("{first}–{last}", first=first, last=last)
        return Key(id=f"{PAGE}{first}", text=text, outcome=Drafted((*draft, f"{PAGE}{first}")), icon="more")

    page = opened_page(draft)
    if page is None:
        if limit <= FIRST_PAGE:
            return [key(number) for number in range(lowest, limit + 1)]
        return [*(key(number) for number in range(lowest, FIRST_PAGE)), rest(FIRST_PAGE, limit)]
    if page == FIRST_PAGE:
        tens = range(SECOND_PAGE_END, limit + 1, TEN)
        return [
            *(key(number) for number in range(FIRST_PAGE, min(limit, SECOND_PAGE_END - 1) + 1)),
            *(rest(ten, min(ten + TEN - 1, limit)) for ten in tens),
        ]
    return [key(number) for number in range(page, min(page + TEN - 1, limit) + 1)]
