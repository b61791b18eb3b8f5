"""The page that asks for the code: all that a phone is served before it has given it. It needs no script."""

from html import escape
from pathlib import Path

from companion.host.doors import JOIN
from companion.ui.language import Tongue, spoken_here, tongue
from companion.ui.looks import DARK, LIGHT, Look
from companion.words import Sentence, say

TO_THE_TABLE = say("To the table")
FOR_THE_HOST = say("Are you the host? Open the address that the terminal shows; it is new with every start.")
FRAME = (Path(__file__).parent / "joining.html").read_text("utf-8")


def page_of(headers: dict[str, str], hen: str, told: Sentence | None = None, *, on_the_hosts: bool = False) -> str:
    """Return the page that asks for the code, in the browser's language; ``told`` is what was wrong with the last.

    A browser ``on_the_hosts`` machine is told first how it becomes the host's again: each start has a new address.
    """
    speak = _tongue(headers)
    wrong = "" if told is None else f'<p class="wrong" role="alert">{escape(speak(told))}</p>'
    code, go_in = escape(speak(say("Code"))), escape(speak(TO_THE_TABLE))
    form = (
        f'<form method="post" action="{JOIN}">'
        f'<label for="code">{code}</label>'
        '<input id="code" name="k" required autofocus autocomplete="off" autocapitalize="none" spellcheck="false">'
        f"{wrong}<button>{go_in}</button></form>"
    )
    asked = speak(say("Scan the picture on the host’s screen with your camera, or type the code that stands below it."))
    host = f"<p><b>{escape(speak(FOR_THE_HOST))}</b></p>" if on_the_hosts else ""
    return _framed(speak, speak(say("Join the table")), f"{host}<p>{escape(asked)}</p>{form}", hen)


def let_in_page(headers: dict[str, str], hen: str) -> str:
    """Return the page that leads on, from our own address, so that the browser shows its new token there."""
    speak = _tongue(headers)
    on = f'<p><a href="/">{escape(speak(TO_THE_TABLE))}</a></p>'
    return _framed(speak, speak(say("You are in")), on, hen, '<meta http-equiv="refresh" content="0;url=/">')


def _framed(speak: Tongue, heading: str, content: str, hen: str, head: str = "") -> str:
    parts = {
        "language": speak.code,
        "heading": escape(heading),
        "content": content,
        "head": head,
        "light": _colors(LIGHT),
        "dark": _colors(DARK),
        "hen": hen,
    }
    page = FRAME
    for name, part in parts.items():
        page = page.replace(f"<!--{name}-->", part)
    return page


def _colors(look: Look) -> str:
    used = {"page": look.page, "surface": look.surface, "ink": look.ink, "on-ink": look.on_ink, "ink-2": look.ink_2}
    used |= {"outline": look.outline, "error": look.error}
    return "".join(f"--{name}:{color};" for name, color in used.items())


def _tongue(headers: dict[str, str]) -> Tongue:
    return tongue(spoken_here(headers.get("accept-language", "")))
