"""What the app asks next. A question is a set of keys; the screens draw them without knowing the game.

The kinds of question differ only in how their keys lie on the screen.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.tracker.keys import Face, Key
from companion.words import Name, Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Crumb:
    """A step of the answer: done (tap to correct it), now, or still to come."""

    text: Sentence
    now: bool = False
    key: Key | None = None
    value: Sentence | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a running total has come."""

    reached: int
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """A part of a question that only its owner may see.

    It is shown on the screen whose reader asked for it by tapping ``show``, until ``hide`` or for a short while, and
    never by itself: looking is no tap that is kept. ``hint`` is told only then, and ``title``, if any, asked then.
    """

    owner: Name
    show: Sentence
    hide: Sentence
    hint: Sentence
    rows: tuple[tuple[Key, ...], ...]
    title: Sentence | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What would follow if nothing more were answered: a heading, and a line for each thing.

    ``grows_to`` is about how many lines it comes to on a phone, heading included, so that its room is kept from the
    first tap on and no key moves.
    """

    title: Sentence
    lines: tuple[Sentence, ...]
    grows_to: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedPiece:
    """A kind of piece, and a key for each number of it."""

    face: Face
    text: Sentence
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CountBox:
    """What one player counts: the pieces, and how many they are together."""

    owner: Name
    total_text: Sentence
    total: int
    pieces: tuple[CountedPiece, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What stands beside a row of keys: whose or what it is, a word about it, and what the row adds up to."""

    text: Sentence
    note: Sentence | None = None
    total: Sentence | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the table is asked now: keys in rows, and keys that lead aside.

    ``acting`` is who answers, ``slots`` show what is chosen of a known number of cards or lies open, ``in_slots`` says
    it aloud. ``taken`` names the newest tap of the draft for the undo key, ``secret`` is what only one player may see,
    ``menu`` are keys so seldom needed that they stand in the menu of the table. ``places`` are keys on the board:
    marked where it may be tapped, answering with their refusal where not; other places of the board show what they
    always show. ``boxes`` count pieces of several players, ``verdict`` says what follows from the numbers and
    ``verdicts`` what else may, so that its room is kept. ``beside`` names the rows of a table of keys, ``heads`` its
    columns. A question that ``covers_table`` needs the whole height.

    While a draft has no ``taken``, undo does not reach into it: what was tapped there nobody may look back at.
    """

    title: Sentence
    rows: tuple[tuple[Key, ...], ...]
    hint: Sentence | None = None
    crumbs: tuple[Crumb, ...] = ()
    aside: tuple[Key, ...] = ()
    progress: Progress | None = None
    slots: tuple[Face | None, ...] = ()
    in_slots: Sentence | None = None
    acting: Name | None = None
    taken: Sentence | None = None
    secret: Secret | None = None
    menu: tuple[Key, ...] = ()
    places: tuple[Key, ...] = ()
    outlook: Outlook | None = None
    boxes: tuple[CountBox, ...] = ()
    verdict: Sentence | None = None
    verdicts: tuple[Sentence, ...] = ()
    beside: tuple[Beside, ...] = ()
    heads: tuple[Sentence, ...] = ()
    covers_table: bool = False

    @property
    def asked(self) -> tuple[object, ...]:
        """What is asked and by which keys: as long as it stays equal, every key of the rows means the same."""
        return type(self), self.title, self.acting, tuple(tuple(key.id for key in row) for row in self.rows)

    def keys(self) -> Iterator[Key]:
        """Return every key, those of the crumbs, the menu, the board and the boxes included."""
        for row in self.rows:
            yield from row
        yield from self.aside
        for row in self.secret.rows if self.secret else ():
            yield from row
        yield from self.menu
        yield from self.places
        yield from (crumb.key for crumb in self.crumbs if crumb.key)
        yield from (key for box in self.boxes for piece in box.pieces for key in piece.keys)

    def key(self, tap: str) -> Key | None:
        """Return the key with this id, if the question has it."""
        return next((key for key in self.keys() if key.id == tap), None)


def place_id(column: str, row: str | None = None) -> str:
    """Return the id of the key on a place of the board.

    >>> place_id("green"), place_id("green", "Ada")
    ('place:green', 'place:green:Ada')
    """
    return f"place:{column}" if row is None else f"place:{column}:{row}"


def place_row(place: str) -> str | None:
    """Return the row in which a place lies, None for a whole column.

    >>> place_row("place:green:Ada"), place_row("place:green")
    ('Ada', None)
    """
    _, _, row = place.removeprefix("place:").partition(":")
    return row or None


class PickPlayer(Question):
    """Who? A key a player."""

    __slots__ = ()


class EnterAmount(Question):
    """How much? Number keys in rows of five."""

    __slots__ = ()


class PickCards(Question):
    """Which cards? A grid that lies as the cards lie; the last row may hold wide keys."""

    __slots__ = ()


class PickPlace(Question):
    """Which piece, and where on the board? Keys of pieces, and once one is chosen a key for each place.

    A place is a column of the board, or where a row crosses it.
    """

    __slots__ = ()

    def place(self, column: str, row: str | None = None) -> Key | None:
        """Return the key of a place on the board, None where nothing is asked."""
        return self.key(place_id(column, row))


class PickMove(Question):
    """What does the player do? Keys of pieces in rows; a wide key for the move that needs no piece."""

    __slots__ = ()


class CountPieces(Question):
    """How many of each has everybody? A box a player, what follows from the numbers, then the keys that answer."""

    __slots__ = ()


class FillTable(Question):
    """Which of each? A table of keys, one tap a key: rows named at their side, columns named above if at all."""

    __slots__ = ()


class GameOver(Question):
    """Nothing more to ask: the score follows."""

    __slots__ = ()
