"""What the list of sessions shows of one, as a value and as JSON."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.archive.errors import DamagedFileError
from companion.archive.values import JsonObject, number_or_none_in, text_in, text_or_none_in, texts_in

Kind: TypeAlias = Literal["session", "tally"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What the list of sessions shows of one; `best` is the total of the `winners`."""

    id: str
    kind: Kind
    game: str
    players: tuple[str, ...]
    started_at: str
    finished_at: str | None = None
    winners: tuple[str, ...] = ()
    best: int | None = None

    @property
    def running(self) -> bool:
        """Whether it goes on: nobody has finished it, by its rules or without."""
        return self.finished_at is None


def read_summary(row: JsonObject) -> Summary:
    """Give the summary in a row; raises DamagedFileError."""
    return Summary(
        id=text_in(row, "id"),
        kind=_kind(row),
        game=text_in(row, "game"),
        players=texts_in(row, "players"),
        started_at=text_in(row, "started_at"),
        finished_at=text_or_none_in(row, "finished_at"),
        winners=texts_in(row, "winners"),
        best=number_or_none_in(row, "best"),
    )


def _kind(row: JsonObject) -> Kind:
    match row.get("kind"):
        case "session":
            return "session"
        case "tally":
            return "tally"
    raise DamagedFileError(key="kind")


def write_summary(summary: Summary) -> JsonObject:
    """Give a summary as JSON."""
    return {
        "id": summary.id,
        "kind": summary.kind,
        "game": summary.game,
        "players": list(summary.players),
        "started_at": summary.started_at,
        "finished_at": summary.finished_at,
        "winners": list(summary.winners),
        "best": summary.best,
    }
