"""Two faults of Flet 1.0.5, mended before a page is served."""

from flet.messaging.protocol import Message
from flet_web.fastapi.flet_app import FletApp

_send = FletApp.send_message


def mend_flet() -> None:
    """Spare the texts that nobody reads, and let a page outlive a reload in the middle of a change."""
    Message.__repr__ = _brief  # type: ignore[method-assign, assignment]
    FletApp.send_message = _send_while_connected


def _brief(message: Message) -> str:
    """Name a message by its action alone.

    Flet writes every message into a debug text before it asks whether anybody reads it. A message is a tree of
    controls that know their screens, so that text has millions of characters: up to seven seconds for one screen.
    """
    return f"Message({message.action})"


def _send_while_connected(connection: FletApp, message: Message) -> None:
    """Drop what is said to a browser that has just left.

    Flet fails there, and the failure ends for good what draws the page's changes: after a reload at such a moment
    nothing on the screen would change any more. The page that comes back is drawn anew as a whole.
    """
    if connection._FletApp__send_queue is not None:  # noqa: SLF001
        _send(connection, message)
