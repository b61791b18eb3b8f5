"""Strict reading of JSON values into the frozen values of a game, with the path of the first fault.

``cattrs`` builds the readers of the value classes; the hooks below are what makes them strict: a whole number is
not ``3.0`` or ``true``, a list is not a text, a person is someone who sits at the table.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin  # documents meet JSON here, where any value may stand

from cattrs import AttributeValidationNote, ClassValidationError, Converter, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn, override

from companion.documents.faults import DocumentError, kind, missing, unknown
from companion.games import GAMES
from companion.words import Name, say

Value = TypeVar("Value")
_names_at_table: ContextVar[frozenset[str]] = ContextVar("names_at_table", default=frozenset())


@contextmanager
def sitting(names: tuple[Name, ...]) -> Iterator[None]:
    """Read with these people at the table: any other name is a fault."""
    token = _names_at_table.set(frozenset(names))
    try:
        yield
    finally:
        _names_at_table.reset(token)


def read(game: str, value: object, into: type[Value]) -> Value:
    """Return the value read into one of a game's types; raises ``DocumentError`` with the path inside the value."""
    return _converter(game).structure(value, into)


def read_text(value: object, at: str = "") -> str:
    """Return a text that can be written again; raises ``DocumentError``."""
    if not isinstance(value, str):
        raise kind(say("a text"), at)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise DocumentError(say("This text contains half of a character. Write it anew."), at) from None
    return value


def read_whole_number(value: object, at: str = "") -> int:
    """Return a whole number; raises ``DocumentError`` for ``3.0``, ``"3"`` and ``true``."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise kind(say("a whole number"), at)
    return value


def read_object(value: object, at: str = "") -> dict[str, Any]:
    """Return a JSON object; raises ``DocumentError``."""
    if not isinstance(value, dict):
        raise kind(say("an object in braces"), at)
    return value


def read_list(value: object, at: str = "") -> list[Any]:
    """Return a JSON list; raises ``DocumentError``."""
    if not isinstance(value, list):
        raise kind(say("a list in brackets"), at)
    return value


def read_name(value: object) -> Name:
    """Return the name of somebody at the table; raises ``DocumentError``."""
    name = read_text(value)
    if name not in _names_at_table.get():
        raise DocumentError(say("Nobody called “{name}” sits at this table. Use a name of a player.", name=name))
    return Name(name)


@cache
def _converter(game: str) -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(int, lambda value, _: read_whole_number(value))
    converter.register_structure_hook(str, lambda value, _: read_text(value))
    converter.register_structure_hook(Name, lambda value, _: read_name(value))
    converter.register_structure_hook_factory(is_dataclass, _class_reader)
    converter.register_structure_hook_factory(_is_tuple, _tuple_reader)
    converter.register_structure_hook_factory(_is_mapping, _mapping_reader)
    for piece, from_text in GAMES[game].vocabulary.texts.items():
        converter.register_structure_hook(piece, _piece_reader(from_text))
    return converter


def _piece_reader(from_text: Callable[[str], object]) -> Callable[[object, object], object]:
    def structure(value: object, _: object) -> object:
        text = read_text(value)
        try:
            return from_text(text)
        except ValueError:
            raise DocumentError(say("“{text}” is not a piece of this game. Correct the spelling.", text=text)) from None

    return structure


def _class_reader(kind_of: type, converter: Converter) -> Callable[[object, object], object]:
    never_null = _left_out_but_never_null(kind_of, converter)
    inner: Callable[..., object] = make_dict_structure_fn(
        kind_of, converter, _cattrs_forbid_extra_keys=True, **never_null
    )

    def structure(value: object, wanted: object) -> object:
        try:
            return inner(read_object(value), wanted)
        except ClassValidationError as error:
            raise _first_fault(error) from None

    return structure


def _left_out_but_never_null(kind_of: Any, converter: Converter) -> dict[str, Any]:  # noqa: ANN401
    """Return how the fields of a class are read that are None when left out: null is not the same as left out."""

    def never_null(wanted: Any) -> Any:  # noqa: ANN401
        return override(struct_hook=lambda value, _: converter.structure(value, wanted))

    return {
        field.name: never_null(next(kind for kind in get_args(field.type) if kind is not NoneType))
        for field in fields(kind_of)
        if field.default is None
    }


def _first_fault(error: ClassValidationError) -> DocumentError:
    fault = error.exceptions[0]
    key = next((note.name for note in getattr(fault, "__notes__", ()) if isinstance(note, AttributeValidationNote)), "")
    if isinstance(fault, ForbiddenExtraKeysError):
        return unknown(min(fault.extra_fields))
    if isinstance(fault, KeyError):
        return missing(key)
    if isinstance(fault, DocumentError):
        return fault.under(key)
    raise fault


def _is_tuple(candidate: object) -> bool:
    return get_origin(candidate) is tuple


def _tuple_reader(wanted: object, converter: Converter) -> Callable[[object, object], object]:
    item = get_args(wanted)[0]

    def structure(value: object, _: object) -> object:
        return tuple(_inside(f"[{at}]", converter, own, item) for at, own in enumerate(read_list(value)))

    return structure


def _is_mapping(candidate: object) -> bool:
    return get_origin(candidate) is Mapping


def _mapping_reader(wanted: object, converter: Converter) -> Callable[[object, object], object]:
    key_type, value_type = get_args(wanted)

    def structure(value: object, _: object) -> object:
        return {
            _inside(key, converter, key, key_type): _inside(key, converter, own, value_type)
            for key, own in read_object(value).items()
        }

    return structure


def _inside(path: str, converter: Converter, value: object, wanted: object) -> Any:  # noqa: ANN401
    try:
        return converter.structure(value, wanted)  # type: ignore[arg-type]
    except DocumentError as fault:
        raise fault.under(path) from None
