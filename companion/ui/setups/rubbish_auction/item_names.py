"""What the seven items are called, as plain values: numbered until somebody names them, and kept for the next time."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.archive import JsonValue, Memory
from companion.games.rubbish_auction.facts import ITEM_NAMES
from companion.games.rubbish_auction.start import check_capitals, check_items
from companion.games.rubbish_auction.state import Setup
from companion.tracker import RefusedError
from companion.ui.drafts import Form
from companion.words import Name

GAME = "rubbish-auction"
Labels = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetItems:
    """The names of the items, whether they are asked for now, and what stands in the fields then."""

    items: tuple[str, ...] = ITEM_NAMES
    asking: bool = False
    typed: tuple[str, ...] = ()


RubbishForm = Form[SetItems]


def items_of(form: RubbishForm) -> Labels:
    """Return the names of the items; whatever else a file may hold counts as none."""
    return form.own.items if usable(form.own.items) else ITEM_NAMES


def usable(items: Labels) -> bool:
    """Whether these are seven names that can be told apart, capitals or not."""
    try:
        check_items(items)
        check_capitals(items)
    except RefusedError:
        return False
    return True


def asked(form: RubbishForm) -> RubbishForm:
    """Ask for the names."""
    return replace(form, own=replace(form.own, asking=True))


def fields(form: RubbishForm) -> Labels:
    """Return what stands in the fields: what was typed, else the names; a number is no name, its field is empty."""
    if len(form.own.typed) == len(ITEM_NAMES):
        return form.own.typed
    return tuple("" if item in ITEM_NAMES else item for item in items_of(form))


def typing(form: RubbishForm, typed: Labels) -> RubbishForm:
    """Keep what stands in the fields now, for whoever leaves the form and comes back."""
    return replace(form, own=replace(form.own, typed=typed))


def closed(form: RubbishForm) -> RubbishForm:
    """Go back to the form; the names stay as they were, and the fields as well."""
    return replace(form, own=replace(form.own, asking=False))


def named(form: RubbishForm, typed: Labels) -> RubbishForm:
    """Name the items and go back to the form; an empty name leaves the item its number.

    Raises ``RefusedError`` for a name that two items would have, capitals or not (RA-02).
    """
    names = tuple(name.strip() or numbered for name, numbered in zip(typed, ITEM_NAMES, strict=True))
    check_items(names)
    check_capitals(names)
    return replace(form, own=SetItems(items=names))


def kept_sets(memory: Memory) -> Mapping[str, Labels]:
    """Return the sets of names that the household has typed before, the newest first."""
    kept = memory.sets.get(GAME, {})
    return {letter: items for letter, items in reversed(list(kept.items())) if usable(items)}


def to_keep(form: RubbishForm, memory: Memory) -> tuple[str, Labels] | None:
    """Return the names of a form and the letter to keep them under, None when they are known or only numbers."""
    items = items_of(form)
    if items == ITEM_NAMES or items in memory.sets.get(GAME, {}).values():
        return None
    return str(len(memory.sets.get(GAME, {})) + 1), items


def kept_items(form: RubbishForm) -> JsonValue:
    """Return the names as the household keeps them for the next time."""
    return list(items_of(form))


def as_last_time(form: RubbishForm, kept: JsonValue) -> RubbishForm:
    """Take the names of the last time; whatever a file may hold besides is left out."""
    known = tuple(str(item) for item in kept) if isinstance(kept, list) else ()
    return replace(form, own=SetItems(items=known if usable(known) else ITEM_NAMES))


def setup_of(form: RubbishForm) -> Setup:
    """Return how the table begins."""
    return Setup(auctioneer=form.seating.begins or Name(""), items=items_of(form))
