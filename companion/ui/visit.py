"""Who a page is for: set by what serves it, before it begins."""

from contextvars import ContextVar

accepted_languages: ContextVar[str] = ContextVar("accepted_languages", default="")
"""What the browser says it reads."""

phone_here: ContextVar[str] = ContextVar("phone_here", default="")
"""The id of the phone that the page is on; without one it may not even look."""
