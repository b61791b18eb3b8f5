"""Two faults of Flet 1.0.5 that make every change of a screen slow, mended before a page is drawn."""

import dataclasses
from functools import cache
from types import SimpleNamespace
from typing import Any  # Flet's values are of any class

from flet.controls import object_patch
from flet.messaging.protocol import Message


def mend_flet() -> None:
    """Spare the texts that nobody reads, and the looks into fields that nobody has set."""
    Message.__repr__ = _brief  # type: ignore[method-assign, assignment]
    vars(object_patch)["dataclasses"] = SimpleNamespace(is_dataclass=dataclasses.is_dataclass, fields=fields_in_use)


def fields_in_use(item: object) -> tuple[dataclasses.Field[Any], ...]:
    """Return the fields of a value in which something may stand.

    Flet looks for controls in every field of every control that comes or goes, 60 and more for each key. It knows
    itself which were set, and for how many that is: about five.
    """
    noted: Any = item
    kind: Any = type(item)
    if getattr(item, "_structural_fields", None) is None or getattr(item, "_values", None) is None:
        return dataclasses.fields(noted)
    known = kind.__dataclass_fields__
    names = dict.fromkeys((*_structural(kind), *noted._values, *noted._dirty))  # noqa: SLF001
    return tuple(known[name] for name in names)


@cache
def _structural(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - a class that Flet has prepared
    """The fields whose setting Flet does not note, in the order of the class."""
    return tuple(field.name for field in dataclasses.fields(kind) if field.name in kind._structural_fields)  # noqa: SLF001


def _brief(message: Message) -> str:
    """Name a message by its action alone.

    Flet writes every message into a debug text before it asks whether anybody reads it. A message is a tree of
    controls that know their screens, so that text has millions of characters: up to seven seconds for one screen.
    """
    return f"Message({message.action})"
