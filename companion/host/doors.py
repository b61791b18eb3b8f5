"""The code that lets a phone in, the token that it keeps, and what each has open."""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from companion.host.network import drawn, picture_of
from companion.host.patience import Patience
from companion.ui.phones import HOST, NO_NETWORK, Doors, Invitation, Phones

TOKEN_BYTES = 32
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""What a code is made of: nothing that is easily taken for something else, and no capitals."""

GROUPS, GROUP = 4, 4
"""A code has 79 bits: nobody guesses it, and it can still be typed."""

LONGEST_CODE = 64
JOIN, HOSTING = "/join", "/host"
"""Where a phone gives the code, and where the machine's own browser gives the host's."""

HERE = "127.0.0.1"


@dataclass(slots=True, eq=False)
class Line:
    """A connection that a phone keeps open, until it is ``cut``."""

    cut: asyncio.Event = field(default_factory=asyncio.Event)


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that tells nothing about them."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


class Doorway:
    """Knows the codes and tokens, and lets phones in and out. The codes are new with every start.

    A seat is a phone's, and a phone is its token: who has the code can join again without the token, as another phone,
    and take a free seat with that. Only the host hinders it, who sees every phone with its seat and sends one away.
    """

    def __init__(self, phones: Phones, addresses: Callable[[], tuple[str, ...]], port: int) -> None:
        """Open the doors of a machine; ``addresses`` looks where it is found in the network just now."""
        self.phones = phones
        self.patience = Patience()
        self.host_code = secrets.token_urlsafe(TOKEN_BYTES)
        self.cookie = f"henhouse-{port}"
        self._look = addresses
        self._port = port
        self._code = ""
        self._tokens: dict[str, str] = {HOST: secrets.token_urlsafe(TOKEN_BYTES)}
        self._lines: dict[str, set[Line]] = {}
        phones.invite(self._invitation(), Doors(renew=self._invitation, shut=self._shut))

    def host_address(self) -> str:
        """Return the address that makes this machine's browser the host's."""
        return f"http://{HERE}:{self._port}{HOSTING}?k={self.host_code}"

    def how_to_join(self) -> str:
        """Return what a terminal says to those who sit around it."""
        invitation = self.phones.invitation
        if invitation is None:
            return ""
        if not invitation.reachable:
            return str(NO_NETWORK)
        return f"Other phones in this network join at {invitation.whole}\n\n{drawn(invitation.whole)}"

    def opens(self, code: str) -> bool:
        """Whether a code is the one of the invitation."""
        return same(_plain(code), _plain(self._code))

    def opens_host(self, code: str) -> bool:
        """Whether a code is the host's own."""
        return same(code, self.host_code)

    def let_in(self) -> str:
        """Let a new phone in; returns its token."""
        phone_id = secrets.token_hex(8)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._tokens[phone_id] = token
        self.phones.join(phone_id)
        return token

    def token_of(self, phone_id: str) -> str:
        """Return the token of a phone that was let in."""
        return self._tokens[phone_id]

    @property
    def host_token(self) -> str:
        """The token of the host's own pages."""
        return self._tokens[HOST]

    def phone_of(self, token: str) -> str | None:
        """Return the phone that keeps a token, None for one that nobody has (any more)."""
        found = [phone_id for phone_id, kept in self._tokens.items() if same(token, kept)]
        return found[0] if token and found else None

    def connect(self, phone_id: str) -> tuple[Line, Callable[[], None]]:
        """Return a new connection of a phone, and what is called when it ends."""
        line = Line()
        self._lines.setdefault(phone_id, set()).add(line)

        def end() -> None:
            lines = self._lines.get(phone_id, set())
            lines.discard(line)
            if not lines:
                self._lines.pop(phone_id, None)

        return line, end

    def _shut(self, phone_id: str) -> None:
        self._tokens.pop(phone_id, None)
        lines: Iterable[Line] = self._lines.get(phone_id, ())
        for line in tuple(lines):
            line.cut.set()

    def _invitation(self) -> Invitation:
        self._code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        addresses = self._look()  # anew, since a machine changes its network while the app runs
        bases = [f"http://{address}:{self._port}" for address in addresses or (HERE,)]
        whole = f"{bases[0]}{JOIN}?k={self._code}"
        return Invitation(
            address=bases[0],
            code=self._code,
            whole=whole,
            picture=picture_of(whole),
            others=tuple(bases[1:]),
            reachable=bool(addresses),
        )


def _plain(code: str) -> str:
    """Return a code as it is compared, however it was typed.

    >>> _plain(" ABCD efgh-2345 "), _plain("")
    ('abcdefgh2345', '')
    """
    return "".join(letter for letter in code[:LONGEST_CODE].lower() if letter.isalnum())
