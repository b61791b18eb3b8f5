from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.ui.house import House, free_port, start_house
from tests.ui.phone import Phone, launched, new_phone
from tests.ui.pocket import Host, Pocket, start_host
from tests.ui.staying import outside


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=20, help="how often the process is killed (20)")


@pytest.fixture(autouse=True)
def nobody_else_is_asked() -> Iterator[None]:
    """No request leaves the machine, whatever a test does."""
    yield
    asked = list(outside)
    outside.clear()
    assert asked == []


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as started:
        yield started


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = start_house(tmp_path / "data")
    yield running
    running.stop()


@pytest.fixture
def phone(browser: Browser, house: House) -> Iterator[Phone]:
    opened = new_phone(browser, house.address)
    yield opened
    opened.page.context.close()


@pytest.fixture(scope="session")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The offline app as the command builds and shows it, once for all tests."""
    folder = tmp_path_factory.mktemp("site") / "henhouse"
    host = start_host(folder, "-m", "companion", "site", str(folder), "--serve", "--port", str(free_port()))
    yield host
    host.stop()


@pytest.fixture
def pocket(playwright: Playwright, tmp_path: Path) -> Iterator[Pocket]:
    one = Pocket(playwright=playwright, profile=tmp_path / "profile")
    yield one
    one.close()
