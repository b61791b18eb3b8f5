"""Egg On in a real browser: set up, played, undone, tallied, and how it fits; the taps are counted (ui.md, 4.2)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.documents import read_session, read_tally, write_score
from companion.documents.entries import write_event
from companion.games.egg_on import EGG_ON
from tests.games.egg_on.table import told
from tests.ui.fitting import furnished_with, nothing_leaves_sideways, tables_on, the_dock_is_in_sight
from tests.ui.house import House, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, saved, seed
from tests.ui.table_talk import add_people, counted, totals

PLAYERS = ("Ada", "Ben", "Cy")
LONG = {"Alexandra": "yellow", "Maximilian": "red", "Wolfgang-Amadeus": "green", "Bernadette": "blue"}
SCREENS = {"resting": "key-worm:1", "phase": "key-pass", "mated": "key-worm:1"}


def done(phone: Phone, short: str) -> None:
    """Wait until the undo key names what was just done, and the next question can be answered."""
    phone.says(f"Undo: {short}")
    phone.settle()


def play(phone: Phone, player: str, worm: str, female: str) -> None:
    """Lay a worm: the card, then the nest."""
    phone.tap(f"key-worm:{worm}")
    phone.says("Tap to play here")
    phone.settle()
    phone.tap(f"key-place:{female}")
    name = "the fake worm" if worm == "fake" else worm
    done(phone, f"{player} plays {name} at {female}")


def colored(phone: Phone, player: str, color: str) -> None:
    phone.tap(f"color-{player}", f"choose-{color}")
    phone.tap(f"choose-{color}", f"color-{player}")


def of_file(score: Document) -> dict[str, int]:
    return {str(person["name"]): int(person["total"]) for person in score["players"]}


def test_a_complete_session_of_three(phone: Phone, house: House) -> None:
    phone.go("/")
    phone.tap("new-egg-on", "new-person")
    add_people(phone, *PLAYERS)
    colored(phone, "Ada", "yellow")
    colored(phone, "Ben", "red")
    phone.tap("main", "key-worm:7")
    session_id = phone.page.url.rsplit("/", 1)[1]
    _normal_turns(phone)
    _first_phase(phone)
    _undone_and_redone(phone)
    _second_phase(phone)

    phone.tap_name("More")
    phone.page.get_by_role("menuitem", name="Ben cannot play").click()
    phone.see("score-Ada-total")
    shown = totals(phone, PLAYERS)
    assert shown == {"Ada": 5, "Ben": 2, "Cy": 0}
    phone.tap("score-Ada-own_color", "close")
    phone.says("Ada gets 2 for eggs of the own colour")
    phone.tap("close", "step-through")
    phone.tap("step-through", "later")
    house.stop()
    document = saved(house.data, session_id).document
    assert of_file(dict(write_score(read_session(document)))) == shown, "the sheet shows the score of the saved file"


def _normal_turns(phone: Phone) -> None:
    """Worms, a crow that is refused and flies elsewhere, and a swap, each within its budget."""
    counted(phone)
    play(phone, "Ada", "7", "yellow")
    assert counted(phone) == 2, "a worm"
    play(phone, "Ben", "4", "green")
    play(phone, "Cy", "6", "green")
    play(phone, "Ada", "4", "green")
    play(phone, "Ben", "2*", "red")
    play(phone, "Cy", "1", "red")
    counted(phone)
    phone.tap("key-crow")
    phone.says("Tap the stack that the crow flies to")
    phone.settle()
    phone.tap("key-place:red:Ben", "refusal")
    phone.says("The crow cannot eat 2*, and only the top worm is in reach (EO-12).")
    phone.tap("key-place:green:Cy")
    done(phone, "Ada’s crow eats 6 of Cy")
    phone.says("Crow and worm leave the game (EO-11).")
    assert counted(phone) == 2 + 1, "a crow, and the refused place"
    play(phone, "Ben", "5*", "red")
    play(phone, "Cy", "fake", "green")
    play(phone, "Ada", "1", "red")
    play(phone, "Ben", "1", "red")
    counted(phone)
    phone.tap("key-swap", "key-give:3")
    phone.tap("key-give:3")
    done(phone, "Cy swaps at green")
    assert counted(phone) == 2, "a swap with one worm there"
    phone.says("Cy, green: 3, from below 3")
    phone.tap("seat-Cy", "close")
    phone.says("In hand and deck together: 19")
    phone.tap("close", "key-worm:1")
    phone.gone("close")


def _first_phase(phone: Phone) -> None:
    """Open, pass, wed, everyone passes, two worms, everyone passes: ten taps, and a tie mates nobody."""
    counted(phone)
    phone.tap("key-wedding", "key-pass")
    phone.tap("key-pass")
    done(phone, "Ben passed")
    phone.tap("key-wedding:green")
    done(phone, "Cy weds green")
    phone.says("Yellow: Ada alone offers 7, egg 1")
    phone.tap("key-everyone", "key-worm:1")
    phone.says("Now worms: Ada and Cy may play")
    play(phone, "Ada", "1", "red")
    play(phone, "Cy", "1", "green")
    phone.tap("key-everyone", "to-do")
    assert counted(phone) <= 10
    for line in (
        "Yellow: Ada alone offers 7, egg 1",
        "Clear away: Ada (wedding card and 7)",
        "Green: Ada, Ben and Cy tie at 4, no egg",
        "Clear away: Cy (wedding card, 3 and 1)",
        "Red: no wedding card",
        "Ada starts",
    ):
        phone.says(line)


def _undone_and_redone(phone: Phone) -> None:
    """One tap takes the resolved phase back, one puts it in force again."""
    counted(phone)
    phone.tap("undo", "redo")
    assert counted(phone) == 1
    phone.says("Ada, yellow: 7, from below 7, wedding card. Leads")
    phone.says("Yellow: egg 1 is next, 3 eggs left")
    phone.tap("redo", "to-do")
    phone.says("Yellow: egg 2 is next, 2 eggs left")


def _second_phase(phone: Phone) -> None:
    play(phone, "Ada", "6", "yellow")
    counted(phone)
    phone.tap("key-wedding", "key-pass")
    phone.tap("key-pass")
    done(phone, "Cy passed")
    phone.tap("key-wedding:yellow")
    done(phone, "Ada weds yellow")
    phone.tap("key-everyone", "key-worm:3")
    phone.tap("key-everyone", "to-do")
    assert counted(phone) <= 5
    phone.says("Red: Ben 8 beats 2, egg 1")
    phone.says("Yellow: Ada alone offers 6, egg 2")
    phone.says("Ben starts")


def test_the_same_people_start_again_in_four_taps_with_their_colours(phone: Phone) -> None:
    phone.go("/new/egg-on")
    add_people(phone, *PLAYERS)
    colored(phone, "Ada", "yellow")
    phone.tap("main", "key-worm:7")
    phone.tap("back", "new-egg-on")
    phone.taps = 0
    phone.tap("new-egg-on", "same-as-last-time")
    phone.tap("same-as-last-time", "seat-Cy")
    phone.says("Ada plays yellow, choose another colour")
    phone.tap("main", "key-worm:7")
    assert phone.taps <= 4


def test_two_players_woo_a_neutral_female_and_options_are_stored(phone: Phone, house: House) -> None:
    phone.go("/new/egg-on")
    add_people(phone, "Ada", "Ben")
    phone.tap("neutral", "choose-yellow")
    phone.tap("choose-yellow", "neutral")
    phone.tap("house-rules", "option-free_swap")
    for option in ("lucky_eggs", "crow_digs", "free_swap", "tied_first_wedding"):
        phone.tap(f"option-{option}")
    phone.settle()
    phone.tap("main", "key-worm:7")
    phone.says("Yellow: egg 1 is next, 3 eggs left")
    session_id = phone.page.url.rsplit("/", 1)[1]
    house.stop()
    document = saved(house.data, session_id).document
    assert document["setup"] == {"colors": {"Ada": "red", "Ben": "blue"}, "start_player": "Ada", "neutral": "yellow"}
    options = document["options"]
    assert isinstance(options, dict)
    assert sorted(options) == ["crow_digs", "free_swap", "lucky_eggs", "tied_first_wedding"]
    assert all(options.values())


def test_a_tally_takes_a_tap_an_egg_and_leaves_no_gap(phone: Phone, house: House) -> None:
    phone.go("/tally/egg-on")
    add_people(phone, *PLAYERS, "Dora")
    phone.tap("main", "egg-red-1")
    phone.taps = 0
    eggs = {
        "Ada": ("red-1", "blue-2", "yellow-1"),
        "Ben": ("red-2", "green-1", "green-2"),
        "Cy": ("blue-1", "yellow-2"),
        "Dora": ("red-3", "yellow-3"),
    }
    for number, (player, own) in enumerate(eggs.items()):
        phone.says(f"Tap the eggs that {player} has")
        phone.settle()
        for egg in own:
            phone.tap(f"egg-{egg}")
            phone.says(f"{egg.replace('-', ' ')}: {player} has it")
        if player == "Ada":
            phone.says("blue 1: out of the nest, whose is it?")
        if number + 1 < len(eggs):
            phone.tap("main")
    phone.settle()
    phone.tap("main", "score-Ada-total")
    assert phone.taps <= 3 + 10 + 1, "a key a player, an egg a tap, and the score"
    shown = totals(phone, tuple(eggs))
    assert shown == {"Ada": 4 + 1 + 5, "Ben": 5 + 0 + 2, "Cy": 3 + 0 + 2, "Dora": 6 + 1 + 2}
    tally_id = phone.page.url.rsplit("/", 1)[1]
    house.stop()
    assert of_file(dict(write_score(read_tally(saved(house.data, tally_id).document)))) == shown


def test_an_egg_that_must_be_out_is_asked_for_before_the_score(phone: Phone) -> None:
    phone.go("/tally/egg-on")
    add_people(phone, "Ada", "Ben")
    phone.tap("main", "egg-red-2")
    phone.tap("egg-red-2")
    phone.tap("main")
    phone.says("Tap the eggs that Ben has")
    phone.settle()
    phone.tap("main", "refusal")
    phone.says("The egg red 1 is out of its nest, since a later egg is (EO-29). Tap who has it, then the egg.")
    phone.tap("egg-red-1")
    phone.says("red 1: Ben has it")
    phone.settle()
    phone.tap("main", "score-Ada-total")
    assert totals(phone, ("Ada", "Ben")) == {"Ada": 2 + 1, "Ben": 1}


def four(name: str, *lines: str) -> Document:
    """Return a session of four with long names, who are called by their first letters in the lines."""
    names = {player[0]: player for player in LONG}
    log = [write_event(EGG_ON, told(" ".join(names.get(word, word) for word in line.split()))) for line in lines]
    return {
        "format": "companion/session",
        "version": 1,
        "id": name,
        "game": "egg-on",
        "players": [{"name": player} for player in LONG],
        "setup": {"colors": LONG, "start_player": "Alexandra"},
        "started_at": "2026-11-21T18:00:00Z",
        "log": log,
    }


def tables() -> Iterator[Document]:
    turns = ("A 3 yellow", "M 4 yellow", "W 4 green", "B 7 green", "A 4 yellow", "M 2* red", "W fake green", "B 2 red")
    phase = (*turns, "A wed yellow", "M pass", "W wed green")
    passes = ("B wed red", "A pass", "W pass", "B pass", "A pass", "W pass", "B pass")
    yield four("resting", *turns)
    yield four("phase", *phase)
    yield four("mated", *phase, *passes)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with furnished_with(tmp_path_factory.mktemp("egg-on"), tables()) as house:
        yield house


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(320, 640, 1.0), (390, 844, 1.0), (390, 844, 1.5), (390, 844, 2.0)]
)
def test_every_key_of_the_dock_is_in_sight_and_as_high_as_a_finger(
    browser: Browser, furnished: House, width: int, height: int, scale: float
) -> None:
    for screen, phone in tables_on(browser, furnished, SCREENS, size=(width, height), scale=scale):
        nothing_leaves_sideways(phone, screen, width)
        assert SCREENS[screen] in the_dock_is_in_sight(phone, screen, apart_from="place")


def test_what_would_follow_is_said_in_every_part_of_a_wedding_phase(browser: Browser, furnished: House) -> None:
    phone = new_phone(browser, furnished.address)
    phone.go("/table/phase")
    if phone.has("lesson-read"):
        phone.tap("lesson-read")
        phone.gone("lesson-read")
    phone.says("If nothing more is played")
    phone.page.context.close()


def test_the_table_faces_others(browser: Browser, furnished: House) -> None:
    phone = new_phone(browser, furnished.address)
    phone.go("/table/phase")
    phone.see("key-pass")
    phone.tap_name("More")
    phone.page.get_by_role("menuitem", name="Face the table").click()
    _, key, _, _ = phone.box("turn-back")
    heights = [phone.box(f"facing-{name}")[1] for name in LONG]
    assert heights[0] - heights[-1] > 0.5 * key, "the four players share the height"
    phone.page.context.close()


def test_a_nest_that_is_empty_is_warned_of(browser: Browser, tmp_path: Path) -> None:
    names = ("Ada", "Ben")
    lines = []
    for number, worm in enumerate(("7", "6", "5*")):
        lines += [f"Ada {worm} yellow", f"Ben {('1', '1', '1')[number]} red", "Ada wed yellow", "Ben pass", "Ada pass"]
        lines += ["Ada pass"]
    lines += ["Ada 4 yellow", "Ben 2 blue"]
    document = four("empty") | {
        "players": [{"name": name} for name in names],
        "setup": {"colors": {"Ada": "yellow", "Ben": "red"}, "neutral": "blue", "start_player": "Ada"},
        "log": [write_event(EGG_ON, told(line)) for line in lines],
    }
    seed(tmp_path, document)
    house = start_house(tmp_path)
    phone = new_phone(browser, house.address)
    phone.go("/table/empty")
    phone.tap("key-wedding", "fine")
    phone.says("The yellow nest is empty: Ada’s wedding card wins nothing there (EO-22).")
    phone.tap("fine", "key-pass")
    phone.gone("fine")
    phone.page.context.close()
    house.stop()
