"""Every size from a small phone to a tablet, upright and on its side, with each of the four games in mid-play."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, fresh_session, seed
from tests.ui.test_fit import LEAST, ROUNDING

GAMES = Path(__file__).parent.parent / "games"
FILES = {
    "blind_hen": "four_players",
    "egg_on": "three_players",
    "auction_chicken": "four_players",
    "rubbish_auction": "four_players",
}
RECORDED = {
    "blind_hen": "Auction 12 of",
    "egg_on": "Wedding phase 3",
    "auction_chicken": "Round 6 of 8",
    "rubbish_auction": "Auction 4 of 7",
}
"""The games, and what the bar says in the middle of their recorded sessions."""
Box = tuple[float, float, float, float]
PHONES = ((320, 640), (390, 844))
WIDE = ((844, 390), (768, 1024), (1024, 768), (1280, 800))


def half(game: str) -> Document:
    """Return the first half of a recorded session, under the name of its game."""
    recorded = json.loads((GAMES / game / "sessions" / f"{FILES[game]}.json").read_text("utf-8"))["session"]
    log = recorded["log"]
    kept = {key: value for key, value in recorded.items() if key != "finished_at"}
    return kept | {"id": game, "log": log[: len(log) // 2]}


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("forms")
    seed(data, *map(half, RECORDED), fresh_session())
    running = start_house(data)
    yield running
    running.stop()


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """The keys of each game's table on a screen of a size, and which of them cannot be brought wholly into sight."""

    size: tuple[int, int]
    targets: dict[str, dict[str, Box]]

    def boxes(self, game: str, beginning: str) -> list[Box]:
        """Return where the keys are whose ids begin so."""
        return [box for target, box in self.targets[game].items() if target.startswith(beginning)]


@pytest.fixture(scope="module", params=[*PHONES, *WIDE], ids=lambda size: f"{size[0]}x{size[1]}")
def drawn(browser: Browser, furnished: House, request: pytest.FixtureRequest) -> Iterator[Drawn]:
    phone = new_phone(browser, furnished.address, size=request.param)
    targets = {}
    for game, said in RECORDED.items():
        look_at(phone, game, said)
        targets[game] = phone.targets()
        for target, (_, top, _, bottom) in targets[game].items():
            if bottom - top < LEAST - ROUNDING:
                phone.wholly(target, LEAST - ROUNDING)
    yield Drawn(size=request.param, targets=targets)
    phone.page.context.close()


def look_at(phone: Phone, game: str, said: str) -> None:
    phone.go(f"/table/{game}")
    phone.says(said)
    phone.see("undo")
    phone.settle()


def test_no_key_leaves_the_screen_and_all_are_as_high_as_a_finger(drawn: Drawn) -> None:
    width, height = drawn.size
    for game, targets in drawn.targets.items():
        for target, (left, _, right, _) in targets.items():
            assert left >= -ROUNDING, (game, target)
            assert right <= width + ROUNDING, (game, target)
        assert targets["undo"][3] <= height, game


def test_the_table_stays_in_sight_above_the_question_or_beside_it(drawn: Drawn) -> None:
    width, height = drawn.size
    for game in RECORDED:
        seats, undo = drawn.boxes(game, "seat-"), drawn.targets[game]["undo"]
        if drawn.size in WIDE:
            assert len(seats) == len(half(game)["players"]), game
            assert all(right <= width / 2 + ROUNDING for _, _, right, _ in seats), game
            assert all(top < height - LEAST / 2 for _, top, _, _ in seats), "the last player is seen as well"
            assert undo[0] >= width / 2, game
        elif (game, drawn.size) != ("rubbish_auction", (320, 640)):  # there the item on offer stands for the table
            assert min(top for _, top, _, _ in seats) < height / 2, game
