"""The recorded sessions of every game, as ``tests/games/<title>/sessions/*.json`` hold them."""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from companion.documents import read_session
from companion.games import GAMES, AnyGame
from companion.games.session import Session
from companion.tracker import Replay, begin

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """A session that was played, the score that it had, and why it ended."""

    name: str
    text: str = field(repr=False)

    @property
    def told(self) -> dict[str, Any]:
        return json.loads(self.text)

    @property
    def document(self) -> dict[str, Any]:
        return self.told["session"]

    @property
    def session(self) -> Session:
        return read_recorded(self)


@cache
def read_recorded(recorded: Recorded) -> Session:
    return read_session(recorded.document)


@cache
def replays(recorded: Recorded) -> tuple[Replay, ...]:
    """The replay at every length of the log, the empty one first."""
    session = recorded.session
    found = [begin(session.game.rules, session.game.start(session.table, session.setup))]
    for entry in session.replay.log:
        found.append(found[-1].then(entry))
    return tuple(found)


def title_of(game: AnyGame) -> str:
    return game.id.replace("-", "_")


def recorded_of(game: AnyGame) -> list[Recorded]:
    files = sorted((HERE / title_of(game) / "sessions").glob("*.json"))
    return [Recorded(name=f"{game.id} {file.stem}", text=file.read_text(encoding="utf-8")) for file in files]


RECORDED = [recorded for game in GAMES.values() for recorded in recorded_of(game)]
