"""Turning the device, and tapping what is drawn larger on a tablet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.ui.fitting import LEAST
from tests.ui.house import House
from tests.ui.phone import Phone, new_phone
from tests.ui.test_forms import RECORDED, furnished, look_at

__all__ = ["furnished"]
TABLET = (1280, 800)
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SHEET_TURNED = """width =>
  document.querySelector('[flt-semantics-identifier="close"]')?.getBoundingClientRect().right > width"""


@pytest.fixture
def sized(browser: Browser, furnished: House, size: tuple[int, int]) -> Iterator[Phone]:
    phone = new_phone(browser, furnished.address, size=size)
    yield phone
    phone.page.context.close()


@pytest.mark.parametrize("size", [TABLET])
def test_a_table_that_is_drawn_larger_is_tapped_where_it_is_seen(sized: Phone) -> None:
    look_at(sized, "blind_hen", RECORDED["blind_hen"])
    _, top, right, bottom = sized.box("seat-Dora")
    assert bottom - top > 1.4 * LEAST
    sized.page.mouse.click(right - 6, bottom - 6)
    sized.see("look-timed")
    sized.says("Dora")
    sized.tap("close")
    sized.gone("look-timed")
    sized.hold("pile-Dora")
    sized.says("Dora’s pile")
    sized.let_go()
    sized.gone("keep-holding")


@pytest.mark.parametrize("size", [(844, 390)])
def test_a_sheet_on_a_phone_on_its_side_scrolls_to_its_last_key(sized: Phone) -> None:
    look_at(sized, "blind_hen", RECORDED["blind_hen"])
    sized.tap("seat-Dora", "close")
    sized.wholly("look-timed", LEAST)
    sized.tap("look-timed")
    sized.says("Dora’s pile")


@pytest.mark.parametrize("size", [(390, 844)])
def test_turning_the_phone_in_the_middle_of_a_question_loses_nothing(sized: Phone) -> None:
    sized.go("/table/fresh")
    sized.tap("seat-Dora", "look-timed")
    sized.page.set_viewport_size(ON_ITS_SIDE)
    sized.page.wait_for_function(SHEET_TURNED, arg=UPRIGHT["width"])
    sized.settle()
    sized.tap("close")
    sized.gone("look-timed")
    wait_until(sized, beside=True)
    sized.page.set_viewport_size(UPRIGHT)
    wait_until(sized, beside=False)
    sized.tap("key-winner:Ben", "key-amount:4")
    sized.page.set_viewport_size(ON_ITS_SIDE)
    wait_until(sized, beside=True)
    sized.tap("key-amount:4", "key-pay:red-1")
    sized.tap("key-pay:red-1")
    sized.says("Undo: red 1")
    sized.page.set_viewport_size(UPRIGHT)
    wait_until(sized, beside=False)
    sized.says("Undo: red 1")
    sized.tap("key-pay:red-3", "key-lot:hen")
    sized.page.set_viewport_size(ON_ITS_SIDE)
    wait_until(sized, beside=True)
    sized.tap("key-lot:hen")
    sized.says("Undo: Blind Hen")


def wait_until(phone: Phone, *, beside: bool) -> None:
    """Wait until the dock stands beside the table, or below it."""
    place = "box.left > innerWidth / 3" if beside else "box.left < innerWidth / 3"
    phone.page.wait_for_function(
        f"""() => {{ const undo = document.querySelector('[flt-semantics-identifier="undo"]');
        const box = undo?.getBoundingClientRect(); return box && {place} }}"""
    )
    phone.settle()


@pytest.mark.parametrize("size", [(390, 844)])
def test_a_page_goes_from_one_table_straight_to_another(sized: Phone, furnished: House) -> None:
    for game, said in RECORDED.items():
        look_at(sized, game, said)
    sized.tap("undo", "redo")
    sized.tap("redo")
    furnished.stop()
    assert "a part of the screen failed" not in "".join(furnished.process.rest())
