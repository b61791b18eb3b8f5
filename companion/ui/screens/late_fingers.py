"""A finger that came too late: another page has changed the table meanwhile, and that is told."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.hooks import use_kept
from companion.ui.kit import Kit
from companion.ui.open_table import OpenTable
from companion.ui.overtaking import overtaken
from companion.ui.settling import Ear
from companion.words import Sentence


@dataclass(slots=True)
class Seen:
    """Which change by another page was the newest when this page looked last, and at which table."""

    session_id: str = ""
    by_others: int = 0

    def grows(self, session_id: str, by_others: int) -> bool:
        """Look again, and tell whether another page has changed the same table since."""
        grown = self.session_id == session_id and by_others > self.by_others
        self.session_id, self.by_others = session_id, by_others
        return grown


def use_late_fingers(kit: Kit, session_id: str, table: OpenTable | None, tell: Callable[[Sentence], None]) -> int:
    """Tell fingers that came too late who was faster; returns the number of the newest change by others; a hook."""
    ear, seen = use_kept(Ear), use_kept(Seen)
    by_others = table.touch.by_others(kit.hand) if table else None

    def missed() -> None:
        now = kit.desk.table(session_id)
        told = overtaken(now, kit.desk.phones, kit.hand, kit.desk.habits) if now else None
        if told is not None:
            tell(told)

    def look() -> None:
        if by_others is not None and seen.grows(session_id, by_others):
            kit.settling.overtake()

    ear.missed = missed
    ft.use_effect(lambda: kit.settling.listen(ear), [], cleanup=lambda: kit.settling.stop_listening(ear))
    ft.use_effect(look, [session_id, by_others])
    return by_others or 0
