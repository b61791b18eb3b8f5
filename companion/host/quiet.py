"""Takes a needless cost out of Flet 1.0.5."""

from flet.messaging.protocol import Message


def spare_message_texts() -> None:
    """Name messages by their action alone.

    Flet writes every message into a debug text before it asks whether anybody reads it. A message is a tree of
    controls that know their screens, so that text has millions of characters: up to seven seconds for one screen.
    """
    Message.__repr__ = _brief  # type: ignore[method-assign, assignment]


def _brief(message: Message) -> str:
    return f"Message({message.action})"
