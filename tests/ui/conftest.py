from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, chromium, new_phone


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=20, help="how often the process is killed (20)")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
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
