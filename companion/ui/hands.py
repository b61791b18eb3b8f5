"""Whose finger tapped: which phone, and which of its pages, so that a tap that came too late can be told why."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """A page of a phone, by its id: a phone may have several."""

    phone: str
    page: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch:
    """The newest change of a table: its number, and by whom.

    ``others`` is the number of the newest change before it that somebody else made; ``took_back`` says that it was an
    undo.
    """

    count: int = 0
    hand: Hand | None = None
    others: int = 0
    took_back: bool = False

    def next(self, hand: Hand, *, took_back: bool = False) -> "Touch":
        """Return the next change."""
        others = self.others if hand == self.hand else self.count
        return Touch(count=self.count + 1, hand=hand, others=others, took_back=took_back)

    def by_others(self, hand: Hand) -> int:
        """Return which change was the newest that this page did not make itself, counted from one.

        >>> ada, ben = Hand(phone="ada"), Hand(phone="ben")
        >>> touch = Touch().next(ada).next(ben).next(ben)
        >>> touch.by_others(ada), touch.by_others(ben)
        (3, 1)
        """
        return self.others if hand == self.hand else self.count


UNTOUCHED = Touch()
