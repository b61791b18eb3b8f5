"""A session as it lies on the desk, and what follows from where it stands."""

from dataclasses import dataclass, replace
from typing import Any  # the desk holds sessions of any game

from companion.documents import DocumentError, JsonObject
from companion.games.game import Announcement
from companion.games.session import Session
from companion.tracker import (
    Act,
    Draft,
    Event,
    Key,
    Question,
)
from companion.ui.hands import UNTOUCHED, Touch
from companion.words import Listing, Name, Sentence, say


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """A session as it lies on the desk: its log, the half-made entry, and what was wrong with its file.

    ``written`` is the document as it was saved last, None when this log was not saved from here.
    ``touch`` is the newest change.
    """

    session: Session
    draft: Draft = ()
    fault: DocumentError | None = None
    written: JsonObject | None = None
    touch: Touch = UNTOUCHED

    @property
    def version(self) -> tuple[int, Draft]:
        """What a tap must have seen to be obeyed."""
        return len(self.session.replay.log), self.draft

    def question(self, habits: frozenset[str]) -> Question:
        """Return what the table is asked now."""
        return self.session.game.asking.ask(self.session.state, self.draft, habits)

    def announcements(self, habits: frozenset[str]) -> tuple[Announcement, ...]:
        """Return what the newest answer, with all that followed by itself, or correction makes the table do.

        They are gone with the next question; while one question collects taps they stay, so that no key moves under
        the next finger.
        """
        game = self.session.game
        if self.draft and self.question(habits).asked != game.asking.ask(self.session.state, (), habits).asked:
            return ()
        timelines = [act.timeline for act in self.session.replay.newest_step()]
        return tuple(
            one
            for timeline in timelines
            if timeline.placed
            for one in game.telling.announce(timeline.states[-2], timeline.placed[-1].event, timeline.state)
        )

    @property
    def new_warnings(self) -> tuple[Sentence, ...]:
        """What the newest counted event, or the start, gives reason to warn of."""
        warnings, timeline = self.session.game.warnings, self.session.replay.timeline
        before = len(warnings(timeline.states[-2])) if timeline.placed else 0
        return warnings(timeline.state)[before:]

    def undo_words(self, habits: frozenset[str]) -> Sentence | None:
        """Return what undo takes back, None when there is nothing."""
        if self.draft:
            return self.question(habits).taken
        newest = self.session.replay.newest_step()
        return self._named(newest) if newest else None

    def redo_words(self) -> Sentence | None:
        """Return what redo puts back, None when there is nothing."""
        undone = self.session.replay.undone
        step = undone[len(undone) - self.session.replay.redo_count() :]
        return self._named(step[::-1]) if step else None

    def key(self, key_id: str, habits: frozenset[str]) -> Key | None:
        """Return the key with this id: of the question, or of what can be put right about a player."""
        asking, state = self.session.game.asking, self.session.state
        about = (key for player in self.session.table.players for key in asking.about(state, player))
        return self.question(habits).key(key_id) or next((key for key in about if key.id == key_id), None)

    def owner_of(self, key: Key, habits: frozenset[str]) -> Name | None:
        """Return who alone may see and tap a key, None when it lies open."""
        secret = self.question(habits).secret
        return secret.owner if secret is not None and any(key in row for row in secret.rows) else None

    def owner_of_newest(self, habits: frozenset[str]) -> Name | None:
        """Return who alone may take back the newest tap of the half-made entry, None when it was tapped openly."""
        before = replace(self, draft=self.draft[:-1])
        key = before.question(habits).key(self.draft[-1])
        return before.owner_of(key, habits) if key is not None else None

    def _named(self, acts: tuple[Act[Any], ...]) -> Sentence:
        short = self.session.game.telling.short
        names = tuple(
            short(act.timeline.states[-2], act.entry.act) if isinstance(act.entry.act, Event) else say("correction")
            for act in acts
        )
        return say("{answers}", answers=Listing(names))
