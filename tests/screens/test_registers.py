"""Every game has its board, set-up and tally, and every kind of question is drawn."""

from pathlib import Path

from companion.games import GAMES
from companion.tracker import GameOver, Question
from companion.ui.boards import BOARDS
from companion.ui.questions import DRAWN
from companion.ui.setups import SETUPS
from companion.ui.tallies import TALLIES

UI = Path(__file__).parent.parent.parent / "companion" / "ui"


def names_in(folder: str) -> set[str]:
    """Return the games that have a file or folder of their own somewhere."""
    found = {path.stem for path in (UI / folder).iterdir()}
    return {game for game in GAMES if game.replace("-", "_") in found}


def test_every_game_of_the_register_has_its_screens() -> None:
    for register, folder in ((BOARDS, "boards"), (SETUPS, "setups"), (TALLIES, "tallies")):
        assert set(register) == set(GAMES)
        assert names_in(folder) == set(GAMES)


def test_every_kind_of_question_is_drawn() -> None:
    assert set(DRAWN) | {GameOver} == set(Question.__subclasses__())
