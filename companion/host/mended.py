"""Two faults of Flet's server 1.0.5, mended before a page is served."""

from typing import Any  # what an event carries is anything

from flet.messaging.protocol import Message
from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp

from companion.ui.settling import taps_missed

_send = FletApp.send_message
_dispatch = Session.dispatch_event


def mend_server() -> None:
    """Let a page outlive a reload in the middle of a change."""
    FletApp.send_message = _send_while_connected
    Session.dispatch_event = _dispatch_or_tell  # type: ignore[method-assign, assignment]


def _send_while_connected(connection: FletApp, message: Message) -> None:
    """Drop what is said to a browser that has just left.

    Flet fails there, and the failure ends for good what draws the page's changes: after a reload at such a moment
    nothing on the screen would change any more. The page that comes back is drawn anew as a whole.
    """
    if connection._FletApp__send_queue is not None:  # noqa: SLF001
        _send(connection, message)


async def _dispatch_or_tell(session: Session, control_id: int, event_name: str, event_data: Any) -> None:  # noqa: ANN401
    """Tell the page of a tap on a key that is there no more.

    Flet drops it without a word. It was on its way while another phone changed the keys, and its finger must hear that.
    """
    gone = control_id not in session.index
    await _dispatch(session, control_id, event_name, event_data)
    if event_name == "click" and gone and control_id not in session.index:
        taps_missed(session.id)
