"""Starting with sets that are saved, and scoring a game that nobody tracked; the taps are counted."""

from pathlib import Path

from companion.documents import read_tally, write_score
from tests.ui.house import House
from tests.ui.phone import Phone
from tests.ui.seeds import CARDS, saved
from tests.ui.table_talk import add_people, totals
from tests.ui.test_whole_session import PLAYERS, enter_cards

GRID = [f"{color}-{value}" for value in range(1, 5) for color in ("green", "red", "yellow", "purple", "blue")]

SAID_EMPTY = """() => { window.saidEmpty = false; new MutationObserver(() => {
  if (document.querySelector('flt-semantics-host').innerText.includes('Add at least')) window.saidEmpty = true
  }).observe(document.querySelector('flt-semantics-host'), {subtree: true, childList: true, characterData: true,
  attributes: true}) }"""


def test_the_same_people_start_again_in_eight_taps(phone: Phone) -> None:
    phone.go("/new/blind-hen")
    add_people(phone, *PLAYERS)
    phone.taps = 0
    enter_cards(phone)
    phone.tap("main", "key-winner:Ada")
    assert phone.taps <= 4 + 9 * 4 - 2, "home and the same people would be two more"

    phone.tap("back", "new-blind-hen")
    phone.taps = 0
    phone.tap("new-blind-hen", "same-as-last-time")
    phone.tap("same-as-last-time", "seat-Dora")
    phone.tap("main", "letter-A")
    for letter, following in zip("ABCD", (*PLAYERS[1:], None), strict=True):
        phone.tap(f"letter-{letter}")
        if following:
            phone.says(following)
            phone.settle()
    phone.gone("letter-A")
    phone.tap("main", "key-winner:Ada")
    assert phone.taps <= 8


def test_a_tally_scores_what_nobody_tracked(phone: Phone, house: House) -> None:
    phone.go("/")
    phone.tap("just-score", "tally-blind-hen")
    phone.tap("tally-blind-hen", "new-person")
    add_people(phone, *PLAYERS)
    phone.tap("option-wooden_chickens")
    phone.tap("main", "card-green-1")
    phone.taps = 0
    for number, name in enumerate(PLAYERS):
        for card in [*CARDS[name], *GRID[: 10 + number]]:
            phone.tap(f"card-{card}")
        for _ in range(3):
            phone.tap("more-hen")
        for _ in range(2):
            phone.tap("more-corn")
        phone.says(f"{3 * (number + 1)} of 12 at the table")
        if number == 1:
            phone.reload()
            phone.see("card-green-1")
        phone.tap("main")
        phone.see("card-green-1" if number + 1 < len(PLAYERS) else "chicken-green-Ada")
        phone.settle()
    for color, name in zip(("green", "red", "yellow", "purple"), PLAYERS, strict=True):
        phone.tap(f"chicken-{color}-{name}")
    phone.tap("chicken-blue-Dora", "score-Ada-total")
    cards = sum(8 + 10 + number for number in range(4))
    assert phone.taps <= cards + 20 + 4 + 5, "cards, hens and corns, next, chickens; the last one scores"
    phone.tap("undo", "chicken-blue-supply")
    phone.tap("chicken-blue-supply")
    phone.tap("main", "score-Ada-total")
    shown = totals(phone, PLAYERS)
    tally_id = phone.page.url.rsplit("/", 1)[1]
    house.stop()
    score = write_score(read_tally(saved(house.data, tally_id).document))
    people = score["players"]
    assert isinstance(people, list)
    assert {str(one["name"]): one["total"] for one in people if isinstance(one, dict)} == shown


def test_a_thirteenth_hen_is_refused_at_the_tap(phone: Phone) -> None:
    phone.go("/tally/blind-hen")
    add_people(phone, *PLAYERS)
    phone.tap("main", "more-hen")
    for _ in range(13):
        phone.tap("more-hen")
    phone.says("There are only 12 Blind Hens in the game")


def test_a_damaged_file_is_refused_with_its_place_and_changes_nothing(
    phone: Phone, house: House, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text(
        '{"format": "companion/session", "version": 1, "game": "blind-hen", "players": [{"name": "Ada"}, '
        '{"name": "Ben"}, {"name": "Cy"}], "setup": {"auctioneer": "Ada", "displays": {"Ada": ["green-2"], '
        '"Ben": ["red-3"], "Cy": ["blue-1"]}}, "log": [{"type": "bid", "player": "Ada", "amount": 9}]}',
        "utf-8",
    )
    phone.go("/sessions")
    with phone.page.expect_file_chooser() as choosing:
        phone.tap("open-file")
    choosing.value.set_files(damaged)
    phone.says("log[0].amount")
    phone.says("BH-11")
    phone.says("Nothing was changed")
    assert list((house.data / "sessions").iterdir()) == []


def test_an_exported_session_can_be_read_again(phone: Phone, house: House) -> None:
    phone.go("/new/blind-hen")
    add_people(phone, *PLAYERS)
    enter_cards(phone)
    phone.tap("main", "key-winner:Ada")
    session_id = phone.page.url.rsplit("/", 1)[1]
    phone.tap("key-end", "score-Ada-total")
    with phone.page.expect_download() as loading:
        phone.tap("save-file")
    phone.go("/sessions")
    phone.tap(f"more-{session_id}", "delete")
    phone.tap("delete", "delete-now")
    phone.tap("delete-now", "open-file")
    with phone.page.expect_file_chooser() as choosing:
        phone.tap("open-file")
    choosing.value.set_files(loading.value.path())
    phone.tap("add", "fine")
    phone.tap("fine", f"session-{session_id}")
    assert (house.data / "sessions" / f"{session_id}.json").exists()


def test_the_names_stay_in_sight_while_the_game_starts(phone: Phone) -> None:
    phone.go("/new/rubbish-auction")
    add_people(phone, *PLAYERS)
    phone.page.evaluate(SAID_EMPTY)
    phone.tap("main", "key-item:1")
    assert not phone.page.evaluate("window.saidEmpty")
    phone.go("/new/rubbish-auction")
    phone.see("new-person")
    assert not phone.has("seat-Ada"), "the form that became a session is not there any more"
