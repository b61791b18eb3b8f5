"""A fault of Flet's server 1.0.5, mended before a page is served."""

from flet.messaging.protocol import Message
from flet_web.fastapi.flet_app import FletApp

_send = FletApp.send_message


def mend_server() -> None:
    """Let a page outlive a reload in the middle of a change."""
    FletApp.send_message = _send_while_connected


def _send_while_connected(connection: FletApp, message: Message) -> None:
    """Drop what is said to a browser that has just left.

    Flet fails there, and the failure ends for good what draws the page's changes: after a reload at such a moment
    nothing on the screen would change any more. The page that comes back is drawn anew as a whole.
    """
    if connection._FletApp__send_queue is not None:  # noqa: SLF001
        _send(connection, message)
