import pytest

from companion.games.egg_on.lessons import lesson
from companion.tracker import GameOver
from companion.words import say
from tests.games.egg_on.table import lying, on_screen, table
from tests.games.egg_on.test_asking import OPENED
from tests.games.taps import tapped


@pytest.mark.parametrize(
    ("plays", "line"),
    [
        ((), "Tap only what is played. Hands stay secret."),
        (OPENED[:1], "Whoever passes before laying a wedding card plays no worms in this phase."),
        (OPENED, "After the last worm the females choose, and the app says who mates."),
    ],
)
def test_a_first_table_is_told_what_no_question_says(plays: tuple[str, ...], line: str) -> None:
    screen = on_screen(lying(table(), red={"Ada": "4"}), *plays)
    assert str(lesson(screen.state, screen.question)) == line


def test_a_tapped_card_leaves_its_place_as_the_only_question() -> None:
    screen = tapped(on_screen(table()), "worm:1")
    assert lesson(screen.state, screen.question) is None


def test_the_end_teaches_nothing() -> None:
    assert lesson(on_screen(table()).state, GameOver(title=say("The game has ended"), rows=())) is None
