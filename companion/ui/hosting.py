"""What only the host does: begin and delete sessions, take files in and hand them out, change settings."""

from companion.archive import Envelope, JsonObject
from companion.documents import write_tally
from companion.games import AnyGame
from companion.games.game import Table
from companion.games.session import Session, Tally
from companion.tracker import begin
from companion.ui.desk import Desk
from companion.ui.hands import Hand
from companion.ui.open_table import OpenTable


def hosting(desk: Desk, hand: Hand) -> "Hosting":
    """Return what only the host does; raises ``RefusedError`` for anybody else's hand."""
    desk.phones.may_host(hand.phone)
    return Hosting(desk)


class Hosting:
    """Works on the desk for its host; every screen is told of a change."""

    def __init__(self, desk: Desk) -> None:
        """Work on this desk; ``hosting`` asks first who wants to."""
        self.desk = desk

    async def start(self, game: AnyGame, table: Table, setup: object) -> str:
        """Begin and save a session; returns its id. Raises ``RefusedError`` when the start breaks a rule."""
        desk = self.desk
        start = game.start(table, setup)
        session = Session(
            id=desk.new_id(),
            game=game,
            table=table,
            setup=setup,
            replay=begin(game.rules, start).answered((), at=desk.now()),
            started_at=desk.now(),
        )
        async with desk.tables.turn:
            await desk.tables.save(OpenTable(session=session))
        await desk.archive.household.remember_people(table.players)
        desk.changed()
        return session.id

    async def save_tally(self, tally: Tally) -> str:
        """Save a finished tally; returns its id."""
        desk = self.desk
        tally_id, now = desk.new_id(), desk.now()
        await desk.archive.save(Envelope(id=tally_id, document=write_tally(tally), started_at=now, finished_at=now))
        await desk.archive.household.remember_people(tally.final.table.players)
        desk.changed()
        return tally_id

    async def document(self, session_id: str) -> JsonObject:
        """Return the document of a saved session or tally, as its file holds it; a session names its id."""
        document = (await self.desk.archive.load(session_id)).document
        return document if document.get("format") == "companion/tally" else {**document, "id": session_id}

    async def add(self, envelope: Envelope, *, more_to_come: bool = False) -> None:
        """Save a session that comes from a file, in the place of one with the same id if there is one.

        The screens are told, unless there is ``more_to_come``.
        """
        await self.desk.tables.put_in_place(envelope)
        if not more_to_come:
            self.desk.changed()

    async def delete(self, session_id: str) -> None:
        """Delete a saved session for good."""
        await self.desk.tables.delete(session_id)
        self.desk.changed()

    async def set_habit(self, key: str, value: bool | str) -> None:  # noqa: FBT001 - a setting is a value
        """Remember a setting."""
        await self.desk.archive.household.change_setting(key, value)
        self.desk.changed()
