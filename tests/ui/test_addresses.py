"""Whatever is typed behind the address: the app's page answers, or a plain sentence."""

import http.client
from urllib.parse import urlsplit

import pytest

from tests.ui.house import House
from tests.ui.phone import Phone

ODD = [
    "/history/%00%ff",
    "/history/%ff",
    "/history/%0a",
    "/history/%E0%A4%A",
    "/%",
    "/docs",
    "/redoc",
    "/openapi.json",
    "/oauth_callback",
    "/docs/oauth2-redirect",
    "/upload",
    "/ws",
    "/a.json",
    "/index.html",
    "/x" * 2000,
    "/history/" + "x" * 300,
]


def ask(house: House, path: str, method: str = "GET") -> tuple[int, str, str]:
    """Return status, kind and text of what an address answers."""
    connection = http.client.HTTPConnection(urlsplit(house.address).netloc, timeout=30)
    connection.request(method, path)
    answer = connection.getresponse()
    told = answer.status, answer.getheader("content-type") or "", answer.read().decode()
    connection.close()
    return told


def test_every_odd_address_answers_the_apps_page(house: House) -> None:
    page = ask(house, "/")[2]
    assert {path: ask(house, path)[2] == page for path in ODD} == dict.fromkeys(ODD, True)


def test_what_is_no_question_for_a_page_is_answered_in_a_plain_sentence(house: House) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        status, kind, text = ask(house, "/sessions", method)
        assert (status, kind) == (405, "text/plain")
        assert text.startswith("Nothing lives at this address of Henhouse.")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/history/%00%ff", "This session is not here"),
        ("/docs", "There is nothing at this address"),
        ("//", "Good "),
        ("//history//x", "This session is not here"),
    ],
)
def test_the_page_says_that_an_odd_address_leads_nowhere(phone: Phone, path: str, sentence: str) -> None:
    phone.page.goto(phone.address + path)
    phone.wake()
    phone.says(sentence)


def test_the_start_loads_the_fonts_that_are_drawn_with_and_no_others(phone: Phone) -> None:
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    phone.go("/")
    fonts = {path.rsplit("/", 1)[1] for path in asked if path.endswith((".ttf", ".otf", ".woff2"))}
    assert fonts == {"MaterialIcons-Regular.otf", "roboto.woff2", "FredokaOne-Regular.ttf"}
