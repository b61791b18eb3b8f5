"""What one page does, another page shows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import fresh_session, recorded_session, seed


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    seed(tmp_path / "data", fresh_session(), {**recorded_session(), "id": "ended"})
    running = start_house(tmp_path / "data")
    yield running
    running.stop()


@pytest.fixture
def phones(browser: Browser, house: House) -> Iterator[tuple[Phone, Phone]]:
    one, other = new_phone(browser, house.address), new_phone(browser, house.address)
    yield one, other
    one.page.context.close()
    other.page.context.close()


@pytest.mark.parametrize(
    ("path", "there"),
    [("/table/fresh", "undo"), ("/history/fresh", "back"), ("/score/ended", "back"), ("/review/ended", "back")],
)
def test_a_session_deleted_on_one_page_is_gone_on_the_other(phones: tuple[Phone, Phone], path: str, there: str) -> None:
    one, other = phones
    session_id = path.rsplit("/", 1)[1]
    other.go(path)
    other.see(there)
    one.go("/sessions")
    one.tap(f"more-{session_id}", "delete")
    one.tap("delete", "delete-now")
    one.tap("delete-now")
    other.says("This session is not here")
    other.says(f"There is no saved session {session_id}")
    other.settle()
    other.tap("home", "new-blind-hen")
