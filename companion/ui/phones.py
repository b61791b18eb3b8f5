"""The phones at the table: whose each is, and which of them may enter."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from companion.tracker import RefusedError, refuse
from companion.words import Name, Sentence, say

HOST = "host"
"""The id of the machine's own pages."""

ONLY_LOOKS = say("This phone only looks on. The host can let it enter.")
SENT_AWAY = say("This phone is no longer at the table")
MOST = 32
"""So many phones are known at once; at a table there are a few."""


class Role(Enum):
    """What a phone may do."""

    HOST = auto()
    SCOREKEEPER = auto()
    ONLOOKER = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Phone:
    """A phone that was let in. ``asked`` says that it has told whose it is, ``person`` is the player, if any."""

    id: str
    number: int
    role: Role
    person: Name | None = None
    asked: bool = False

    @property
    def hosts(self) -> bool:
        """Whether it is the host's."""
        return self.role is Role.HOST

    @property
    def may_enter(self) -> bool:
        """Whether what is tapped on it counts."""
        return self.role is not Role.ONLOOKER

    @property
    def shared(self) -> bool:
        """Whether it is the host's and open to everyone, so that it goes from hand to hand."""
        return self.hosts and self.person is None

    def may_look(self, player: Name) -> bool:
        """Whether a player's secrets may be shown on it: on the own phone, or on the one that all share."""
        return self.shared or self.person == player

    @property
    def title(self) -> Sentence:
        """What it is called."""
        if self.person is not None:
            return say("{player}’s phone", player=self.person)
        if self.hosts:
            return say("The host’s phone")
        return say("Phone {number}", number=self.number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """How other phones get in: the address to open and the code to type, or both as a picture for their cameras.

    ``whole`` is the address with the code in it, ``others`` are more addresses of this machine. Without a network it
    is not ``reachable``.
    """

    address: str
    code: str
    whole: str
    picture: bytes
    others: tuple[str, ...] = ()
    reachable: bool = True


NO_NETWORK = say("This machine is in no network, so no other phone can join. Connect it, then tap New code.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Doors:
    """What the host of other phones does: ``renew`` makes a new invitation, ``shut`` closes what a phone has open."""

    renew: Callable[[], Invitation]
    shut: Callable[[str], None]


class Phones:
    """Knows every phone that was let in; without ``doors`` there is only the host's own."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """Begin with the host's own phone; ``changed`` is called after every change."""
        self._changed = changed
        self._known: Mapping[str, Phone] = {HOST: Phone(id=HOST, number=1, role=Role.HOST, asked=True)}
        self._joined = 1
        self._doors: Doors | None = None
        self.invitation: Invitation | None = None

    @property
    def known(self) -> tuple[Phone, ...]:
        """Every phone, the host's first, then in the order in which they came."""
        return tuple(self._known.values())

    def find(self, phone_id: str) -> Phone | None:
        """Return a phone, None when it was sent away."""
        return self._known.get(phone_id)

    def may_enter(self, phone_id: str) -> None:
        """Raise ``RefusedError`` when what is tapped on a phone does not count, or it was sent away."""
        if not self._here(phone_id).may_enter:
            raise RefusedError(refuse(None, ONLY_LOOKS))

    def may_host(self, phone_id: str) -> None:
        """Raise ``RefusedError`` for a phone that is not the host's."""
        if not self._here(phone_id).hosts:
            raise RefusedError(refuse(None, say("Only the host can do this.")))

    def may_look(self, phone_id: str, player: Name) -> None:
        """Raise ``RefusedError`` when a player's secrets are no matter of a phone."""
        if not self._here(phone_id).may_look(player):
            raise RefusedError(refuse(None, say("Only {player} may see and enter this.", player=player)))

    def where_seen(self, player: Name) -> Sentence:
        """Return on which phones a player's secrets are seen and entered."""
        if self._known[HOST].shared:
            return say("{player} sees and enters this alone, on {player}’s own phone or the host’s.", player=player)
        return say(
            "{player} sees and enters this alone, on {player}’s own phone. "
            "To use the host’s phone, free its seat first.",
            player=player,
        )

    def author(self, phone_id: str) -> str | None:
        """Return who an entry of a phone is by: whose phone it is, else which phone it was.

        As long as no other phone can come in, an entry needs no author.
        """
        phone = self.find(phone_id)
        if phone is None:
            return None
        if phone.person is not None:
            return phone.person
        if phone.hosts:
            return HOST if self.invitation is not None else None
        return f"phone {phone.number}"

    def invite(self, invitation: Invitation, doors: Doors) -> None:
        """Let other phones in from now on."""
        self._doors = doors
        self.invitation = invitation
        self._changed()

    def join(self, phone_id: str) -> None:
        """Let a phone in, which may only look; where too many are known, the guest goes who has the least to lose.

        That is first who never said whose it is, then who only looks on, and among equals the oldest.
        """
        guests = [phone for phone in self.known if not phone.hosts]
        if len(guests) >= MOST:
            self.send_away(min(guests, key=_ties).id)
        self._joined += 1
        self._put(Phone(id=phone_id, number=self._joined, role=Role.ONLOOKER))

    def sit(self, phone_id: str, person: Name | None) -> None:
        """Say whose a phone is, None for somebody who only looks on; raises ``RefusedError``.

        A seat is taken once: a guest who could change it would see one player's secrets after the other's.
        """
        phone = self._here(phone_id)
        if person is not None and any(other.person == person and other.id != phone_id for other in self.known):
            raise RefusedError(
                refuse(None, say("Another phone has taken {player}’s seat. The host can free it.", player=person))
            )
        if not phone.hosts and phone.person not in {None, person}:
            raise RefusedError(
                refuse(None, say("This is {player}’s phone. Only the host can free the seat.", player=phone.person))
            )
        self._put(replace(phone, person=person, asked=True))

    def free(self, phone_id: str) -> None:
        """Free the seat of a phone, which is asked again whose it is."""
        phone = self.find(phone_id)
        if phone is not None:
            self._put(replace(phone, person=None, asked=phone.hosts))

    def allow(self, phone_id: str, role: Role) -> None:
        """Let a guest's phone enter, or only look."""
        phone = self.find(phone_id)
        if phone is not None and not phone.hosts:
            self._put(replace(phone, role=role))

    def send_away(self, phone_id: str) -> None:
        """Forget a guest's phone, and close what it has open."""
        phone = self.find(phone_id)
        if phone is not None and not phone.hosts:
            self._known = {key: phone for key, phone in self._known.items() if key != phone_id}
            self._changed()
            if self._doors is not None:
                self._doors.shut(phone_id)

    def renew(self) -> None:
        """Change the code: every guest is out at once."""
        if self._doors is None:
            return
        self.invitation = self._doors.renew()
        for phone in self.known:
            self.send_away(phone.id)
        self._changed()

    def _here(self, phone_id: str) -> Phone:
        """Return a phone; raises ``RefusedError`` when it was sent away."""
        phone = self.find(phone_id)
        if phone is None:
            raise RefusedError(refuse(None, SENT_AWAY))
        return phone

    def _put(self, phone: Phone) -> None:
        self._known = {**self._known, phone.id: phone}
        self._changed()


def _ties(phone: Phone) -> tuple[bool, bool]:
    """Return what ties a guest to the table: a seat or the leave to enter, then an answer to whose it is."""
    return phone.person is not None or phone.may_enter, phone.asked
