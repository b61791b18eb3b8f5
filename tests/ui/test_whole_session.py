"""A complete session of four with wooden chickens: from the empty home screen to the reviewed, saved sheet."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from companion.documents import read_session, write_score
from tests.ui.house import House
from tests.ui.phone import PATIENCE, Phone, new_phone
from tests.ui.seeds import CARDS, saved
from tests.ui.table_talk import add_people, totals

PLAYERS = ("Ada", "Ben", "Cy", "Dora")
WINNERS = ("Ben", "Cy", "Dora", "Ada")
AUCTIONS = 20


def lot(number: int) -> tuple[str, str, str]:
    """Return the three cards of an auction: a hen and a corn now and then, colours in turn."""
    color = ("green", "red", "yellow", "purple", "blue")[number % 5]
    if number % 2:
        return f"{color}-4", "hen", "corn"
    return f"{color}-2", f"{color}-3", "green-1"


def enter_cards(phone: Phone) -> None:
    """Enter everybody's eight cards, a tap a card, under a letter each."""
    phone.tap("main", "letter-A")
    for letter, name in zip("ABCD", PLAYERS, strict=True):
        phone.tap(f"letter-{letter}", "card-green-1")
        for card in CARDS[name]:
            phone.tap(f"card-{card}")
        phone.gone("card-green-1")


def buy(phone: Phone, winner: str, cards: tuple[str, str, str]) -> None:
    """Log an auction: winner, price, suggested payment, lot."""
    phone.tap(f"key-winner:{winner}", "key-amount:1")
    phone.tap("key-amount:1", "key-suggest")
    phone.tap("key-suggest", "key-lot:hen")
    reveal(phone, cards)


def reveal(phone: Phone, cards: tuple[str, str, str]) -> None:
    """Log the three cards of a lot; the third leads to the next auction."""
    for card in cards[:-1]:
        phone.tap(f"key-lot:{card}")
        phone.settle()
    phone.tap(f"key-lot:{cards[-1]}", "key-end")


def test_a_complete_session_with_wooden_chickens(browser: Browser, house: House, phone: Phone) -> None:
    phone.go("/")
    phone.tap("new-blind-hen", "new-person")
    add_people(phone, *PLAYERS)
    phone.tap("option-wooden_chickens")
    enter_cards(phone)
    phone.tap("main", "key-winner:Ada")
    session_id = phone.page.url.rsplit("/", 1)[1]

    buy(phone, "Ben", lot(0))
    phone.tap("key-log-bids", "key-amount:3")
    phone.tap("key-amount:3", "key-pass")
    phone.tap("key-amount:2", "refusal")
    phone.says("The highest bid is 3, so 2 is too low (BH-13). Choose more, or pass.")
    phone.tap("key-amount:5", "crumb-back:Cy")
    phone.tap("undo")
    phone.gone("crumb-back:Cy")
    phone.reload()
    phone.see("crumb-back:Ben")
    phone.tap("key-amount:6", "crumb-back:Cy")
    phone.tap("key-pass", "crumb-back:Dora")
    phone.tap("key-pass", "key-suggest")
    phone.tap("key-suggest", "key-lot:hen")
    reveal(phone, lot(1))
    phone.tap("key-no-bids", "key-winner:Ada")
    for number in range(2, AUCTIONS):
        buy(phone, WINNERS[number % 4], lot(number))

    phone.tap("key-end", "score-Ada-total")
    shown = totals(phone, PLAYERS)
    saved_session = _ended(browser, house, session_id, shown)
    assert saved_session == shown, "the sheet on the screen is the score of the saved file"


def _ended(browser: Browser, house: House, session_id: str, shown: dict[str, int]) -> dict[str, int]:
    """Look at the finished session from another phone, step through it, and return its score by the saved file."""
    other = new_phone(browser, house.address)
    other.go("/sessions")
    other.tap(f"session-{session_id}", "score-Ada-total")
    assert totals(other, PLAYERS) == shown
    other.tap("score-Ada-majority.green", "close")
    other.tap("close", "step-through")
    other.tap("step-through", "later")
    other.tap("later")
    other.tap("chapter-5")
    expect(other.page.get_by_text("Auction 6").first).to_be_attached(timeout=PATIENCE)
    other.page.context.close()
    house.stop()
    document = saved(house.data, session_id).document
    score = write_score(read_session(document))
    people = score["players"]
    assert isinstance(people, list)
    return {str(person["name"]): int(str(person["total"])) for person in people if isinstance(person, dict)}


def test_nothing_that_the_page_asks_for_leaves_the_machine(phone: Phone, house: House, tmp_path: Path) -> None:
    reached: list[str] = []
    phone.page.on("requestfinished", lambda request: reached.append(request.url))
    phone.go("/")
    phone.see("new-blind-hen")
    assert house.data.parent == tmp_path
    assert [url for url in reached if not url.startswith((house.address, "data:", "blob:"))] == []
