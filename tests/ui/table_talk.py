"""What several tests do at a table and read from it."""

from collections.abc import Iterable

from tests.ui.phone import Phone

TO_PRESS = 300
"""Milliseconds until a sheet that slides in takes what is typed."""


def add_people(phone: Phone, *names: str) -> None:
    """Type the names of people whom the household does not know yet."""
    for name in names:
        phone.tap("new-person", "add-person")
        phone.page.wait_for_timeout(TO_PRESS)
        phone.page.keyboard.type(name)
        phone.tap("add-person", f"seat-{name}")
        phone.gone("add-person")


def counted(phone: Phone) -> int:
    """Return the taps since the last count."""
    taps, phone.taps = phone.taps, 0
    return taps


def totals(phone: Phone, names: Iterable[str]) -> dict[str, int]:
    """Return the totals that the sheet on the screen shows."""
    found = {}
    for name in names:
        label = phone.see(f"score-{name}-total").inner_text()
        found[name] = int("".join(sign for sign in label.replace("−", "-").split(":")[1] if sign in "-0123456789"))
    return found
