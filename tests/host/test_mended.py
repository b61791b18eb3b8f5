"""What is mended in Flet's server: a browser that has just left, and a tap whose key is gone."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from flet.messaging.protocol import Message, MessageAction
from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp

from companion.host import mended
from companion.host.mended import mend_server
from companion.ui.settling import Ear, Settling, follow_taps

PAGE = "page 1"


@dataclass
class Drawn:
    """Stands for the session of a page: it has these controls, of which each hides another when it is tapped."""

    id: str = PAGE
    index: dict[int, object] = field(default_factory=lambda: {7: None, 8: None})
    heard: list[tuple[int, str]] = field(default_factory=list)


async def dispatched(page: Session, control_id: int, event_name: str, _: Any) -> None:
    """What Flet does: a control that is there hears it, whatever becomes of it then."""
    drawn = cast("Drawn", page)
    if control_id in drawn.index:
        drawn.heard.append((control_id, event_name))
        del drawn.index[control_id]


@pytest.fixture
def missed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Lend what the finger of the page is told."""
    told: list[str] = []
    settling, ear = Settling(), Ear()
    ear.missed = lambda: told.append("missed")
    settling.listen(ear)
    settling.overtake()
    follow_taps(PAGE, settling)
    monkeypatch.setattr(mended, "_dispatch", dispatched)
    yield told
    assert settling, "pages are found only as long as somebody holds their settling"


def tap(page: Drawn, control_id: int, event_name: str = "click") -> None:
    asyncio.run(mended._dispatch_or_tell(cast("Session", page), control_id, event_name, None))  # noqa: SLF001


def test_a_tap_on_a_key_that_is_there_is_heard_and_nothing_else(missed: list[str]) -> None:
    page = Drawn()
    tap(page, 7)
    assert page.heard == [(7, "click")]
    assert missed == [], "it is gone now because it was heard"


def test_a_tap_on_a_key_that_has_gone_is_told(missed: list[str]) -> None:
    page = Drawn()
    tap(page, 7)
    tap(page, 7)
    assert page.heard == [(7, "click")]
    assert missed == ["missed"]


def test_what_is_no_tap_is_not_missed(missed: list[str]) -> None:
    tap(Drawn(), 9, "hover")
    assert missed == []


def test_a_page_without_a_finger_misses_nothing(missed: list[str]) -> None:
    tap(Drawn(id="page 2"), 9)
    assert missed == []


class Line:
    """Stands for the connection of a page, of which Flet keeps what is to be sent in a queue of its own."""

    def __init__(self, queue: list[Message] | None) -> None:
        self._FletApp__send_queue = queue


def test_what_is_said_to_a_browser_that_has_left_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Message] = []
    monkeypatch.setattr(mended, "_send", lambda _, message: sent.append(message))
    message = Message(MessageAction.PATCH_CONTROL, None)
    mended._send_while_connected(cast("FletApp", Line(None)), message)  # noqa: SLF001
    assert sent == []
    mended._send_while_connected(cast("FletApp", Line([])), message)  # noqa: SLF001
    assert sent == [message]


def test_flets_own_ways_are_replaced_and_still_have_what_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FletApp, "send_message", FletApp.send_message)
    monkeypatch.setattr(Session, "dispatch_event", Session.dispatch_event)
    assert "_FletApp__send_queue" in mended._send.__code__.co_names  # noqa: SLF001
    mend_server()
    assert FletApp.send_message is mended._send_while_connected  # noqa: SLF001
    assert Session.dispatch_event is mended._dispatch_or_tell  # type: ignore[comparison-overlap]  # noqa: SLF001
