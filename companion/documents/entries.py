"""A line of a log as JSON: an event or a control, with time, author and step."""

from functools import cache
from typing import Any  # an entry may hold an event of any game

from cattrs import Converter

from companion.documents.faults import DocumentError, JsonObject, missing, unknown
from companion.documents.reading import read, read_list, read_object, read_text, read_whole_number
from companion.games import GAMES, AnyGame
from companion.tracker import (
    Amend,
    Change,
    Control,
    Entry,
    Event,
    Insert,
    Redo,
    Retract,
    Revise,
    Undo,
)
from companion.words import say

LABELS = ("at", "by", "step")


def read_entry(game: AnyGame, value: object) -> Entry:
    """Return an entry of the log; raises ``DocumentError`` with the path inside the entry."""
    fields = dict(read_object(value))
    at = read_text(fields.pop("at"), "at") if "at" in fields else None
    by = read_text(fields.pop("by"), "by") if "by" in fields else None
    step = read_whole_number(fields.pop("step"), "step") if "step" in fields else None
    control = _CONTROL_READERS.get(_type_of(fields))
    act = control(game, fields) if control else read_event(game, fields)
    return Entry(act=act, at=at, by=by, step=step)


def read_event(game: AnyGame, value: object) -> Event:
    """Return an event of the game; raises ``DocumentError`` with the path inside the event."""
    fields = dict(read_object(value))
    name = _type_of(fields)
    kinds = {kind.type: kind for kind in game.vocabulary.events}
    if name not in kinds:
        reason = say("“{type}” does not happen in {game}. Correct the spelling.", type=name, game=game.title)
        raise DocumentError(reason, "type")
    del fields["type"]
    return read(game.id, fields, kinds[name])


def write_entry(game: AnyGame, entry: Entry) -> JsonObject:
    """Return an entry as JSON."""
    labels: JsonObject = {key: value for key in LABELS if (value := getattr(entry, key)) is not None}
    return {**_write_act(game, entry.act), **labels}


def write_event(game: AnyGame, event: Event) -> JsonObject:
    """Return an event as JSON, its type first."""
    return {"type": event.type, **writer(game.id).unstructure(event)}


def _type_of(fields: dict[str, Any]) -> str:
    if "type" not in fields:
        raise missing("type")
    return read_text(fields["type"], "type")


def _read_undo(_: AnyGame, fields: dict[str, Any]) -> Control:
    _only(fields)
    return Undo()


def _read_redo(_: AnyGame, fields: dict[str, Any]) -> Control:
    _only(fields)
    return Redo()


def _read_amend(game: AnyGame, fields: dict[str, Any]) -> Control:
    _only(fields, "entry", "event")
    return Amend(entry=read_whole_number(fields["entry"], "entry"), event=_inner_event(game, fields["event"]))


def _read_retract(_: AnyGame, fields: dict[str, Any]) -> Control:
    _only(fields, "entry")
    return Retract(entry=read_whole_number(fields["entry"], "entry"))


def _read_insert(game: AnyGame, fields: dict[str, Any]) -> Control:
    _only(fields, "entry", "event")
    return Insert(entry=read_whole_number(fields["entry"], "entry"), event=_inner_event(game, fields["event"]))


def _read_revise(game: AnyGame, fields: dict[str, Any]) -> Control:
    _only(fields, "changes")
    changes: list[Change] = []
    for number, value in enumerate(read_list(fields["changes"], "changes")):
        try:
            change = read_object(value)
            _only(change, "entry", "event", first=None)
            position = read_whole_number(change["entry"], "entry")
            event = None if change["event"] is None else _inner_event(game, change["event"])
        except DocumentError as fault:
            raise fault.under(f"changes[{number}]") from None
        changes.append(Change(entry=position, event=event))
    if not changes:
        raise DocumentError(say("A revision changes at least one entry. Name one."), "changes")
    return Revise(changes=tuple(changes))


_CONTROL_READERS = {
    "undo": _read_undo,
    "redo": _read_redo,
    "amend": _read_amend,
    "retract": _read_retract,
    "insert": _read_insert,
    "revise": _read_revise,
}


def _inner_event(game: AnyGame, value: object) -> Event:
    try:
        return read_event(game, value)
    except DocumentError as fault:
        raise fault.under("event") from None


def _only(fields: dict[str, Any], *needed: str, first: str | None = "type") -> None:
    for key in needed:
        if key not in fields:
            raise missing(key)
    for key in fields:
        if key not in needed and key != first:
            raise unknown(key)


def _write_act(game: AnyGame, act: Event | Control) -> JsonObject:
    match act:
        case Event():
            return write_event(game, act)
        case Amend(entry=entry, event=event) | Insert(entry=entry, event=event):
            return {"type": act.type, "entry": entry, "event": write_event(game, event)}
        case Retract(entry=entry):
            return {"type": act.type, "entry": entry}
        case Revise(changes=changes):
            return {
                "type": act.type,
                "changes": [
                    {"entry": change.entry, "event": None if change.event is None else write_event(game, change.event)}
                    for change in changes
                ],
            }
        case _:
            return {"type": act.type}


@cache
def writer(game: str) -> Converter:
    """Return what turns a game's values into JSON; what may be left out and is not there stays out, never null."""
    converter = Converter(omit_if_default=True)
    for piece in GAMES[game].vocabulary.texts:
        converter.register_unstructure_hook(piece, str)
    return converter
