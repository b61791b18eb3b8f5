"""Keys that have just come up after a tap are deaf for a moment."""

from companion.ui.settling import DEAF_SECONDS, Settling


class Page:
    """A page with a clock that is set by hand; ``did`` is what its taps have done."""

    def __init__(self) -> None:
        self.now = 100.0
        self.did: list[str] = []
        self.settling = Settling(lambda: self.now)

    def tap(self, name: str) -> None:
        self.settling.guard(lambda: self.did.append(name))()

    def tap_steady(self, name: str) -> None:
        self.settling.steady(lambda: self.did.append(name))()


def test_the_second_half_of_a_double_tap_does_nothing() -> None:
    page = Page()
    page.tap("Ben")
    page.settling.begin()
    page.now += DEAF_SECONDS / 3
    page.tap("price 6")
    assert page.did == ["Ben"]


def test_a_key_hears_again_after_a_moment() -> None:
    page = Page()
    page.tap("Ben")
    page.settling.begin()
    page.now += DEAF_SECONDS
    page.tap("price 6")
    assert page.did == ["Ben", "price 6"]


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
