"""How screens fit small phones and large text (ui.md, chapter 8)."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, seed

LONG_NAMES = ("Alexandra", "Maximilian", "Wolfgang-Amadeus", "Bernadette", "Christopher")
LEAST = 48
ROUNDING = 0.6


@contextmanager
def furnished_with(folder: Path, documents: Iterable[Document]) -> Iterator[House]:
    """Run the app on a folder that holds these sessions."""
    seed(folder, *documents)
    running = start_house(folder)
    yield running
    running.stop()


def tables_on(
    browser: Browser,
    house: House,
    screens: Mapping[str, str],
    *,
    size: tuple[int, int] = (390, 844),
    scale: float = 1.0,
) -> Iterator[tuple[str, Phone]]:
    """Open one table after the other on a phone, each when its first key is there."""
    phone = new_phone(browser, house.address, size=size)
    for screen, first in screens.items():
        phone.go(f"/table/{screen}")
        phone.see(first)
        if scale > 1:
            phone.enlarge(scale)
        yield screen, phone
    phone.page.context.close()


def nothing_leaves_sideways(phone: Phone, screen: str, width: int) -> None:
    """Every key is within the width."""
    for target, (left, _, right, _) in phone.targets().items():
        assert left >= -ROUNDING, (screen, target)
        assert right <= width + ROUNDING, (screen, target)


def every_key_is_as_high_as_a_finger(phone: Phone, screen: str) -> None:
    """Every key can be brought into sight and is high enough there."""
    for target, (_, top, _, bottom) in phone.targets().items():
        if bottom - top < LEAST - ROUNDING:
            phone.wholly(target, LEAST - ROUNDING)
    assert phone.targets(), screen


def the_dock_is_in_sight(phone: Phone, screen: str, *, apart_from: str = "no such key") -> set[str]:
    """Every key of the question is in sight without scrolling, and as high as a finger; returns their ids."""
    _, strip, _, _ = phone.box("undo")
    keys = {
        target: box for target, box in phone.targets().items() if target.startswith("key-") and apart_from not in target
    }
    for target, (_, top, _, bottom) in keys.items():
        assert bottom <= strip + ROUNDING, (screen, target)
        assert bottom - top >= LEAST - ROUNDING, (screen, target)
    return set(keys)
