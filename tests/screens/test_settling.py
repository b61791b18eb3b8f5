"""Keys that have just come up after a tap are deaf for a moment."""

from companion.ui.screens.late_fingers import Seen
from companion.ui.settling import DEAF_SECONDS, LATE_SECONDS, Ear, Settling


class Page:
    """A page with a clock that is set by hand; ``did`` is what its taps have done."""

    def __init__(self) -> None:
        self.now = 100.0
        self.did: list[str] = []
        self.settling = Settling(lambda: self.now)

    def listen(self, name: str) -> Ear:
        ear = Ear()
        ear.missed = lambda: self.did.append(f"{name} hears that it came too late")
        self.settling.listen(ear)
        return ear

    def tap(self, name: str) -> None:
        self.settling.guard(lambda: self.did.append(name))()

    def tap_steady(self, name: str) -> None:
        self.settling.steady(lambda: self.did.append(name))()


def test_the_second_half_of_a_double_tap_does_nothing() -> None:
    assert tapped_twice(Page(), DEAF_SECONDS / 3) == ["Ben"]


def test_a_key_hears_again_after_a_moment() -> None:
    assert tapped_twice(Page(), DEAF_SECONDS) == ["Ben", "price 6"]


def tapped_twice(page: Page, apart: float) -> list[str]:
    """Return what two taps did, so many seconds apart, the first of which has changed the keys."""
    page.tap("Ben")
    page.settling.begin()
    page.now += apart
    page.tap("price 6")
    return page.did


def test_undo_is_never_deaf_but_what_it_brings_back_is() -> None:
    page = Page()
    page.tap_steady("undo")
    page.settling.begin()
    page.tap_steady("undo")
    page.tap("Ben")
    assert page.did == ["undo", "undo"]


def test_a_page_that_nobody_has_tapped_hears_at_once() -> None:
    page = Page()
    page.settling.begin()
    page.tap("Continue")
    assert page.did == ["Continue"]


def test_a_finger_on_its_way_while_another_phone_answers_is_told_so() -> None:
    page = Page()
    page.listen("the table")
    page.settling.overtake()
    page.now += DEAF_SECONDS / 3
    page.tap("price 6")
    page.settling.lose()
    assert page.did == ["the table hears that it came too late"] * 2


def test_a_key_that_is_gone_long_after_another_phone_answered_is_no_news() -> None:
    page = Page()
    page.listen("the table")
    page.settling.lose()
    page.settling.overtake()
    page.now += LATE_SECONDS
    page.settling.lose()
    assert page.did == []


def test_a_screen_that_was_left_hears_nothing_more_and_takes_nothing_from_the_next_one() -> None:
    page = Page()
    first = page.listen("the first table")
    page.settling.overtake()
    page.listen("the second table")
    page.settling.stop_listening(first)
    page.settling.lose()
    assert page.did == ["the second table hears that it came too late"]


def test_nobody_hears_a_late_finger_when_no_table_is_shown() -> None:
    page = Page()
    ear = page.listen("the table")
    page.settling.overtake()
    page.settling.stop_listening(ear)
    page.settling.lose()
    assert page.did == []


def test_only_a_change_at_a_table_that_is_shown_already_overtakes_a_finger() -> None:
    seen = Seen()
    assert not seen.grows("s-1", 4)
    assert not seen.grows("s-1", 4)
    assert seen.grows("s-1", 6)
    assert not seen.grows("s-2", 9)
