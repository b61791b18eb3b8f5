"""The desk: open sessions between the archive and the screens. Every tap is saved before anybody sees it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any  # the desk holds sessions of any game

from companion.archive import Archive, Memory, Summary
from companion.documents import read_tally
from companion.games.session import Session, Tally
from companion.tracker import (
    Answered,
    Draft,
    Drafted,
    Event,
    RefusedError,
    Replay,
    Rewound,
    Switched,
    refuse,
)
from companion.ui.hands import Hand, Touch
from companion.ui.lessons import learn
from companion.ui.open_table import OpenTable
from companion.ui.open_tables import OpenTables
from companion.ui.overtaking import overtaken
from companion.ui.phones import Phones
from companion.ui.place import Place
from companion.ui.watched import Watched
from companion.words import Name


class Desk(Watched):
    """Opens and changes sessions for all screens, and tells them of it; what only the host does is in ``hosting``."""

    def __init__(
        self, archive: Archive, clock: Callable[[], str], new_id: Callable[[], str], place: Place | None = None
    ) -> None:
        """Work on an open archive, with a clock and a maker of ids that are passed in; usually on a computer."""
        super().__init__()
        self.archive = archive
        self.place = place or Place()
        self.now = clock
        self.new_id = new_id
        self.tables = OpenTables(archive, clock)
        self.phones = Phones(self.changed)
        self._since = clock()

    @property
    def incoming(self) -> Path:
        """The folder that picked files pass through."""
        return self.archive.where / "incoming"

    @property
    def memory(self) -> Memory:
        """What the household remembers: people, starting sets, settings."""
        return self.archive.household.memory

    @property
    def habits(self) -> frozenset[str]:
        """The habits of the table that are switched on."""
        return frozenset(key for key, value in self.memory.settings.items() if value is True)

    @property
    def running(self) -> tuple[Summary, ...]:
        """The sessions that run."""
        return tuple(summary for summary in self.archive.summaries() if summary.running)

    @property
    def free_seats(self) -> tuple[Name, ...]:
        """Who sits at a table that runs and has no phone yet, each once."""
        taken = {phone.person for phone in self.phones.known}
        seated = dict.fromkeys(Name(player) for table in self.running for player in table.players)
        return tuple(name for name in seated if name not in taken)

    def lies_open(self, session_id: str) -> bool:
        """Whether a session runs, or has ended since this desk was opened."""
        return any(
            summary.id == session_id and (summary.running or str(summary.finished_at) >= self._since)
            for summary in self.archive.summaries()
        )

    def table(self, session_id: str) -> OpenTable | None:
        """Return an open session, None until ``open`` has brought it."""
        return self.tables.find(session_id)

    async def open(self, session_id: str) -> OpenTable:
        """Return a session of the archive, up to the last state that fits."""
        return await self.tables.open(session_id)

    async def tap(self, session_id: str, key_id: str, seen: tuple[int, Draft], hand: Hand) -> None:
        """Do what a key stands for; raises ``RefusedError``.

        A tap that saw an older table changes nothing: what the own page has done meanwhile is no news, what another
        phone has done is said.
        """
        async with self.tables.turn:
            table = self._touched(session_id, seen, hand)
            if table is None:
                return
            key = table.key(key_id, self.habits)
            if key is None:
                return
            owner = table.owner_of(key, self.habits)
            if owner is not None:
                self.phones.may_look(hand.phone, owner)
            if key.refusal is not None:
                raise RefusedError(key.refusal)
            await self._follow(table, key.outcome, hand)
        self.changed(hand.page)

    async def undo(self, session_id: str, seen: tuple[int, Draft], hand: Hand) -> None:
        """Take back the newest tap: of the draft first if the question names it, then the newest answered question."""
        async with self.tables.turn:
            table = self._touched(session_id, seen, hand)
            if table is None:
                return
            touch = table.touch.next(hand, took_back=True)
            if table.draft:
                if table.question(self.habits).taken is None:  # what nobody may look back at, undo does not bring back
                    return
                owner = table.owner_of_newest(self.habits)
                if owner is not None:
                    self.phones.may_look(hand.phone, owner)
                await self.tables.save(replace(table, draft=table.draft[:-1], touch=touch))
            else:
                newest = table.session.replay.newest_step()
                replay = table.session.replay.taken_back(at=self.now(), by=self.phones.author(hand.phone))
                draft: Draft = ()
                if newest and isinstance(newest[0].entry.act, Event):
                    draft = table.session.game.asking.retrace(replay.state, newest[0].entry.act)
                await self.tables.save(self._continued(table, replay, draft, touch))
        self.changed(hand.page)

    async def redo(self, session_id: str, seen: tuple[int, Draft], hand: Hand) -> None:
        """Put back what was taken back last."""
        async with self.tables.turn:
            table = self._touched(session_id, seen, hand)
            if table is None:
                return
            replay = table.session.replay.put_back(at=self.now(), by=self.phones.author(hand.phone))
            await self.tables.save(self._continued(table, replay, (), table.touch.next(hand)))
        self.changed(hand.page)

    async def give_up(self, session_id: str, hand: Hand) -> None:
        """Finish a session without its end: it leaves the home screen and stays in the list."""
        self.phones.may_enter(hand.phone)
        async with self.tables.turn:
            table = self.tables.lying(session_id)
            session = replace(table.session, finished_at=self.now())
            await self.tables.save(replace(table, session=session, draft=(), touch=table.touch.next(hand)))
        self.changed(hand.page)

    def _touched(self, session_id: str, seen: tuple[int, Draft], hand: Hand) -> OpenTable | None:
        """Return the table that a tap is meant for, None when it is not as the tap saw it; raises ``RefusedError``."""
        self.phones.may_enter(hand.phone)
        table = self.tables.lying(session_id)
        if table.version == seen:
            return table
        told = overtaken(table, self.phones, hand, self.habits)
        if told is not None:
            raise RefusedError(refuse(None, told))
        return None

    async def scored(self, session_id: str) -> Session | Tally:
        """Return a saved session or tally, whichever has this id."""
        envelope = await self.archive.load(session_id)
        if envelope.document.get("format") == "companion/tally":
            return read_tally(envelope.document)
        return (await self.open(session_id)).session

    async def _follow(self, table: OpenTable, outcome: Drafted | Answered | Rewound | Switched, hand: Hand) -> None:
        touch = table.touch.next(hand, took_back=isinstance(outcome, Rewound))
        at, by = self.now(), self.phones.author(hand.phone)
        match outcome:
            case Drafted(draft=draft):
                await self.tables.save(replace(table, draft=draft, touch=touch))
            case Answered(events=events):
                replay = table.session.replay.answered(events, at=at, by=by)
                await self.tables.save(self._continued(table, replay, (), touch))
                if table.session.game.is_over(replay.state):
                    await learn(self.archive.household, table.session.game)
            case Rewound(events_back=events_back, then=then):
                replay = table.session.replay.rewound(events_back, at=at, by=by)
                draft = then.draft if isinstance(then, Drafted) else ()
                if isinstance(then, Answered):
                    replay = replay.answered(then.events, at=at, by=by)
                await self.tables.save(self._continued(table, replay, draft, touch))
            case Switched(habit=habit, on=on):
                await self.archive.household.change_setting(habit, on)
                if table.draft:  # what was tapped for the other way of asking means nothing to this one
                    await self.tables.save(replace(table, draft=(), touch=touch))

    def _continued(self, table: OpenTable, replay: Replay[Any], draft: Draft, touch: Touch) -> OpenTable:
        return replace(table, session=table.session.continued(replay, now=self.now()), draft=draft, touch=touch)
