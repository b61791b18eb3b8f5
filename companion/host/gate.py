"""The gate of a table with several phones: without the code there is nothing but the page that asks for it."""

import asyncio
from typing import Literal

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.host.doors import HOSTING, JOIN, Doorway, Line
from companion.host.joining import let_in_page, page_of
from companion.host.page import TALK
from companion.host.requests import (
    answer_page,
    asked_with,
    cookie_of,
    follows_in_passing,
    form_value,
    from_here,
    headers_of,
    own_hosts,
    refuse,
    same_origin,
    with_policy,
)
from companion.ui.phones import HOST
from companion.ui.visit import accepted_languages, phone_here
from companion.words import Sentence, say

FORM_SECONDS = 10
KEPT = "HttpOnly; SameSite=Lax; Path=/; Max-Age=172800"
"""How a browser keeps the token: it also comes along when somebody follows a link in a chat, so that the phone stays
who it is. That lets no foreign page act for it: what it posts, and what it connects to, says its origin and is refused.
"""

FORBIDDEN, TOO_MANY, FINE = 403, 429, 200
WRONG = say("This is not the code. Look at the host’s screen once more.")
NO_LONGER = say("This phone is no longer at the table: the code is new, or the host has sent it away. Scan it again.")
TOO_OFTEN = say("Too many wrong codes. Wait a moment, then try again.")


class Gate:
    """Stands in front of everything and asks each request which phone it comes from."""

    def __init__(self, inner: ASGIApp, door: Doorway, hen: str) -> None:
        """Stand in front of an app that is open to the phones of a table; ``hen`` is its face as SVG."""
        self.inner = inner
        self.door = door
        self.hen = hen

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it comes from a phone that was let in."""
        if scope["type"] not in {"http", "websocket"}:
            await self.inner(scope, receive, send)
            return
        headers, hosts = headers_of(scope), own_hosts(scope)
        if headers.get("host") not in hosts or not same_origin(headers.get("origin"), hosts):
            await refuse(scope, receive, send)
            return
        accepted_languages.set(headers.get("accept-language", ""))
        phone = self._phone(scope, headers)
        if scope["type"] == "websocket":
            if phone is None or "origin" not in headers or scope["path"] != TALK:
                await refuse(scope, receive, send)
            else:
                await self._connected(phone, scope, receive, send)
        elif scope["path"] in {JOIN, HOSTING}:
            if follows_in_passing(headers):
                await refuse(scope, receive, send)
            else:
                await self._asked_in(scope, receive, send)
        elif phone is None:
            await self._ask_in(scope, headers, send)
        else:
            phone_here.set(phone)
            await self.inner(scope, receive, with_policy(send))

    def _phone(self, scope: Scope, headers: dict[str, str]) -> str | None:
        """Return the phone that a request comes from; the host's own only on this machine."""
        phone = self.door.phone_of(cookie_of(headers, self.door.cookie))
        return None if phone == HOST and not from_here(scope) else phone

    async def _ask_in(self, scope: Scope, headers: dict[str, str], send: Send) -> None:
        """Ask for the code; a phone that was in before is told that it has to come in anew."""
        on_the_hosts = from_here(scope)
        was_in = not on_the_hosts and cookie_of(headers, self.door.cookie)
        told = NO_LONGER if was_in else None
        await answer_page(send, FORBIDDEN, page_of(headers, self.hen, told, on_the_hosts=on_the_hosts))

    async def _connected(self, phone: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Keep a connection until the phone is sent away."""
        phone_here.set(phone)
        line, end = self.door.connect(phone)
        closed = asyncio.ensure_future(line.cut.wait())
        try:
            await self.inner(_marked(scope, phone), _until(line, closed, receive, send), _while_open(line, send))
        finally:
            closed.cancel()
            end()

    async def _asked_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a code: with a token that the browser keeps, or with a page that says what was wrong."""
        headers = headers_of(scope)
        given = await _given(scope, receive)
        told: Sentence | None = None
        status = FORBIDDEN
        if given is not None:
            address = str((scope.get("client") or ("",))[0])
            if not self.door.patience.may_try(address):
                status, told = TOO_MANY, TOO_OFTEN
            elif (token := self._token(scope, headers, given)) is not None:
                self.door.patience.right(address)
                cookie = f"{self.door.cookie}={token}; {KEPT}".encode()
                await answer_page(send, FINE, let_in_page(headers, self.hen), ((b"set-cookie", cookie),))
                return
            else:
                await self.door.patience.wrong(address)
                told = WRONG
        await answer_page(send, status, page_of(headers, self.hen, told, on_the_hosts=from_here(scope)))

    def _token(self, scope: Scope, headers: dict[str, str], given: str) -> str | None:
        """Return the token for a code, None when it is wrong; a phone that was let in before stays who it is."""
        if scope["path"] == HOSTING:
            return self.door.host_token if from_here(scope) and self.door.opens_host(given) else None
        if not self.door.opens(given):
            return None
        phone = self._phone(scope, headers)  # looked up now: it may have been sent away while its form was read
        return self.door.token_of(phone) if phone is not None else self.door.let_in()


async def _given(scope: Scope, receive: Receive) -> str | None:
    """Return the code that comes with a request, None when it brings none; to ask for the head alone lets nobody in."""
    if scope["method"] == "GET":
        return asked_with(scope, "k")
    if scope["method"] != "POST":
        return None
    try:
        return await asyncio.wait_for(form_value(receive, "k"), FORM_SECONDS)
    except TimeoutError:
        return ""


def _marked(scope: Scope, phone: str) -> Scope:
    """Return the scope with the phone in the browser's name: Flet resumes a page only for the same name.

    So nobody takes up another phone's page, and a phone that comes back with a new code begins anew.
    """
    named = [
        (name, value + b" " + phone.encode() if name == b"user-agent" else value) for name, value in scope["headers"]
    ]
    if not any(name == b"user-agent" for name, _ in named):
        named.append((b"user-agent", phone.encode()))
    return {**scope, "headers": named}


def _until(line: Line, closed: asyncio.Task[Literal[True]], receive: Receive, send: Send) -> Receive:
    """Return what receives until the connection is cut, and then closes it."""

    async def receiving() -> Message:
        if not line.cut.is_set():
            next_message = asyncio.ensure_future(receive())
            try:
                await asyncio.wait({next_message, closed}, return_when=asyncio.FIRST_COMPLETED)
                if not line.cut.is_set():
                    return await next_message
            finally:
                next_message.cancel()
        await send({"type": "websocket.close", "code": 4403})
        return {"type": "websocket.disconnect", "code": 4403}

    return receiving


def _while_open(line: Line, send: Send) -> Send:
    """Return what sends until the connection is cut."""

    async def sending(message: Message) -> None:
        if not line.cut.is_set():
            await send(message)

    return sending
