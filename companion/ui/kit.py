"""What every part of a screen needs: the look, the language, the desk and the way around."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import flet as ft

from companion.ui.desk import Desk
from companion.ui.device import Device
from companion.ui.hands import Hand
from companion.ui.hosting import Hosting, hosting
from companion.ui.language import Tongue
from companion.ui.looks import LIGHT, Look
from companion.ui.phones import HOST, Phone
from companion.ui.settling import Settling
from companion.ui.watching import use_changes
from companion.words import Name, Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The surroundings of a component; made anew when look, language or text size change.

    ``here`` is the id of the phone that the page is on. ``brisk`` says that keys show no ripple: at a table the next
    question is the answer to a tap, and the pictures of a ripple would come in its way.
    """

    look: Look
    say: Tongue
    desk: Desk
    go: Callable[[str], None]
    report: Callable[[Exception], None]
    measured: Callable[[float], None]
    lasting: "Lasting"
    here: str = HOST
    scale: float = 1.0
    wide: bool = False
    brisk: bool = False
    width: float = 390
    height: float = 844

    def __call__(self, sentence: Sentence) -> str:
        """Return a sentence in the reader's language."""
        return self.say(sentence)

    def start_from(self, top: str) -> None:
        """Remember the top screen to which the way back leads from now on."""
        self.lasting.top = top

    def set_out(self, top: str, route: str) -> None:
        """Go to a route from one of the top screens, to which the way back leads then."""
        self.start_from(top)
        self.go(route)

    def go_back(self) -> None:
        """Go to the top screen from which this page set out."""
        self.go(self.lasting.top)

    @property
    def phone(self) -> Phone | None:
        """The phone that this page is on, None when it was sent away."""
        return self.desk.phones.find(self.here)

    @property
    def hand(self) -> Hand:
        """Whose finger taps on this page."""
        return Hand(phone=self.here, page=self.lasting.page)

    @property
    def hosts(self) -> bool:
        """Whether this page is the host's own."""
        return self.phone is not None and self.phone.hosts

    @property
    def hosting(self) -> Hosting:
        """What only the host does; raises ``RefusedError`` on a guest's page."""
        return hosting(self.desk, self.hand)

    def wants(self, setting: str) -> bool:
        """Whether the device in the hand is to do something; it is until the settings say otherwise.

        The settings are the host's own: a guest's device has none, and so does it.
        """
        return not self.hosts or self.desk.memory.settings.get(setting) is not False

    @property
    def may_enter(self) -> bool:
        """Whether what is tapped on this page counts."""
        return self.phone is not None and self.phone.may_enter

    def may_look(self, player: Name) -> bool:
        """Whether a player's secrets may be shown on this page."""
        return self.phone is not None and self.phone.may_look(player)

    def may_see(self, session_id: str) -> bool:
        """Whether a session is shown on this page: to guests those that run or ended since the host opened."""
        return self.hosts or self.desk.lies_open(session_id)

    @property
    def settling(self) -> Settling:
        """Whether the keys of the page have been there long enough to be tapped."""
        return self.lasting.settling

    @property
    def flat(self) -> bool:
        """Whether this is a phone on its side: the questions need the whole height then, beside the bar."""
        return self.wide and self.height < FLAT

    @property
    def pane(self) -> float:
        """How wide the picture of the table is, and so the dock: on a wide screen each has half of it."""
        return self.width / 2 if self.wide else self.width

    @property
    def large(self) -> bool:
        """Whether the reader's text is so large that second lines have to go (ui.md, 8)."""
        return self.scale >= LARGE_TEXT


@dataclass(slots=True)
class Lasting:
    """What a page keeps while its kits change.

    The id of the ``page``; the kit in force, since a part that was rendered with an older one has to be rendered again;
    whether the keys are new; ``top``, the top screen from which this page set out, to which the way back leads; and
    the ``device`` it is on.
    """

    page: str
    kit: Kit | None = None
    settling: Settling = field(default_factory=Settling)
    top: str = "/"
    device: Device = field(default_factory=Device)


LARGE_TEXT = 1.3
FLAT = 500
"""A wide screen that is lower than this is a phone on its side."""
KitContext: ft.ContextProvider[Kit | None] = ft.create_context(None)


def use_kit(seen: Callable[[Desk], object] = lambda desk: desk.version) -> Kit:
    """Return the kit of this screen, which renders again when what it has ``seen`` on the desk changes.

    A hook, so to be called first in a component.
    """
    kit = ft.use_context(KitContext)
    if kit is None:
        raise LookupError(LIGHT)
    use_changes(kit.desk, lambda: (id(kit.lasting.kit), kit.phone, seen(kit.desk)))
    use_settling(kit, None)
    return kit


def use_brisk(kit: Kit) -> Kit:
    """Return the kit of a screen on which much is tapped in a row; a hook."""
    return ft.use_memo(lambda: replace(kit, brisk=True), [kit])


def use_settling(kit: Kit, asked: object) -> None:
    """Make the keys of this screen deaf for a moment when they come up, and whenever something else is asked; a hook.

    ``asked`` stays equal as long as every key keeps its meaning.
    """
    ft.use_effect(kit.settling.begin, [asked])
