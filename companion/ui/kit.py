"""What every part of a screen needs: the look, the language, the desk and the way around."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.desk import Desk
from companion.ui.language import Tongue
from companion.ui.theme import LIGHT, Look
from companion.ui.watching import use_changes
from companion.words import Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The surroundings of a component; made anew when look, language or text size change."""

    look: Look
    say: Tongue
    desk: Desk
    go: Callable[[str], None]
    report: Callable[[Exception], None]
    measured: Callable[[float], None]
    latest: "Latest"
    scale: float = 1.0
    wide: bool = False
    width: float = 390
    height: float = 844

    def __call__(self, sentence: Sentence) -> str:
        """Return a sentence in the reader's language."""
        return self.say(sentence)

    @property
    def large(self) -> bool:
        """Whether the reader's text is so large that second lines have to go (ui.md, 8)."""
        return self.scale >= LARGE_TEXT


@dataclass(slots=True)
class Latest:
    """The kit in force on a page: a part that was rendered with an older one has to be rendered again."""

    kit: Kit | None = None


LARGE_TEXT = 1.3
KitContext: ft.ContextProvider[Kit | None] = ft.create_context(None)


def use_kit(seen: Callable[[Desk], object] = lambda desk: desk.version) -> Kit:
    """Return the kit of this screen, which renders again when what it has ``seen`` on the desk changes.

    A hook, so to be called first in a component.
    """
    kit = ft.use_context(KitContext)
    if kit is None:
        raise LookupError(LIGHT)
    use_changes(kit.desk, lambda: (id(kit.latest.kit), seen(kit.desk)))
    return kit
