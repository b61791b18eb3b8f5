"""Scores and states as text for people at a terminal."""

from collections.abc import Iterator, Mapping

from companion.games.session import Session, Tally
from companion.words import Listing, Sentence, say

Row = tuple[str, ...]
WARNINGS = "warnings"


def score_for_people(scored: Session | Tally) -> str:
    """Return the score sheet as a table, every line with its reasons below."""
    sheet = scored.sheet
    head: Row = ("", *(seat.name for seat in sheet.seats))
    rows: list[Row] = [
        (_title(scored, key), *(_number(seat.line(key).points) for seat in sheet.seats)) for key in sheet.keys
    ]
    totals: Row = (str(say("Total")), *(_number(seat.total) for seat in sheet.seats))
    places: Row = (str(say("Place")), *(f"{seat.place}." for seat in sheet.seats))
    lines = [str(scored.game.title), *_table([head, *rows, totals, places]), "", str(_verdict(scored))]
    if sheet.tie_break is not None:
        lines.append(str(sheet.tie_break))
    for seat in sheet.seats:
        lines += ["", seat.name]
        lines += [f"  {_title(scored, line.key)}: {_number(line.points)}, {line.reason}" for line in seat.lines]
    return "\n".join(lines) + "\n"


def state_for_people(session: Session) -> str:
    """Return where a session stands."""
    portrait = session.game.portray(session.state)
    progress = session.game.telling.progress(session.state)
    return "\n".join([f"{session.game.title}: {progress}", *_told(portrait, "")]) + "\n"


def _verdict(scored: Session | Tally) -> Sentence:
    winners = Listing(scored.sheet.winners)
    if not scored.sheet.final:
        return say("If it ended now: {winners}", winners=winners)
    if len(scored.sheet.winners) > 1:
        return say("Winners: {winners}", winners=winners)
    return say("Winner: {winners}", winners=winners)


def _title(scored: Session | Tally, key: str) -> str:
    return str(scored.game.line_title(key))


def _number(points: int) -> str:
    return str(say("{points}", points=points))


def _table(rows: list[Row]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first, *others = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join([row[0].ljust(len(first)), *others]).rstrip()


def _told(values: Mapping[str, object], indent: str) -> Iterator[str]:
    for key, value in values.items():
        name = f"{indent}{key.replace('_', ' ')}"
        if isinstance(value, Mapping):
            yield f"{name}:"
            yield from _told(value, indent + "  ")
        elif key == WARNINGS and isinstance(value, list) and value:
            # With commas between them nobody would see where a sentence ends.
            yield f"{name}:"
            yield from (f"{indent}  {warning}" for warning in value)
        else:
            yield f"{name}: {_plain(value)}"


def _plain(value: object) -> str:
    if value is None or value == []:
        return "–"
    if isinstance(value, Mapping):
        return " ".join(_plain(own) for own in value.values())
    if isinstance(value, list):
        return ", ".join(_plain(own) for own in value)
    return str(value)
