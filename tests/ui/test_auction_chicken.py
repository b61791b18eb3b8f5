"""Auction Chicken in a real browser: set up, played, undone, tallied, and how it fits; taps counted (ui.md, 4.3)."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.documents import read_session, read_tally, write_score
from companion.games.auction_chicken import AUCTION_CHICKEN
from companion.games.auction_chicken.events import (
    BidsRevealed,
    CardChosen,
    CardsDealt,
    CardTaken,
    TieResolved,
    TokenPlaced,
)
from companion.games.auction_chicken.facts import Card
from companion.games.auction_chicken.state import AuctionChickenState, Phase
from companion.games.session import Session
from companion.tracker import Event, begin
from companion.words import Name
from tests.games.taps import Screen, follow, key_of
from tests.ui.fitting import (
    LONG_NAMES,
    every_key_is_as_high_as_a_finger,
    furnished_with,
    nothing_leaves_sideways,
    tables_on,
    the_dock_is_in_sight,
)
from tests.ui.house import House
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import Document, saved
from tests.ui.table_talk import TO_PRESS, add_people, totals

SESSIONS = Path(__file__).parent.parent / "games" / "auction_chicken" / "sessions"
PILES = {
    "Ada": "ace-moons 9-moons-suns 7-waves-wyrms 6-leaves-knots 5-suns-waves 3-moons-waves 2-waves-leaves crown-suns",
    "Ben": "ace-suns 9-waves-wyrms 7-moons-leaves 6-moons-waves 5-moons-leaves 3-suns-knots 2-moons-knots crown-waves",
    "Cy": "ace-waves 9-leaves-knots 7-suns-knots 6-suns-wyrms 5-wyrms-knots 3-leaves-wyrms 2-suns-wyrms crown-moons",
    "Dora": "ace-leaves ace-wyrms 8-moons-suns 8-waves-leaves 8-wyrms-knots 4-moons-suns 4-waves-leaves 4-wyrms-knots",
}


def recorded(name: str) -> Session:
    return read_session(json.loads((SESSIONS / f"{name}.json").read_text("utf-8"))["session"])


def cut(name: str, where: Phase, session_id: str, *, names: tuple[str, ...] = (), tied: int = 2) -> Document:
    """A recorded session up to its first moment in a phase of the game; with other names, if wanted."""
    text = (SESSIONS / f"{name}.json").read_text("utf-8")
    timeline = recorded(name).replay.timeline
    held = json.loads(text)["session"]["players"]
    for player, other in zip(held, names, strict=False):
        text = text.replace(f'"{player["name"]}"', f'"{other}"')
    document: Document = json.loads(text)["session"]
    length = next(at for at, state in enumerate(timeline.states) if _there(state, where, tied))
    return document | {"id": session_id, "log": document["log"][:length], "finished_at": None}


def _there(state: AuctionChickenState, where: Phase, tied: int) -> bool:
    return state.phase is where and (where is not Phase.TIE or len(state.tied) == tied)


def taps_of(before: AuctionChickenState, event: Event) -> tuple[str, ...]:
    """The keys that tell an event, one after the other."""
    match event:
        case CardsDealt(cards=cards):
            return tuple(f"deal:{card}" for card in cards)
        case TokenPlaced(suit=suit):
            return (f"token:{suit}",)
        case CardTaken():
            return ("take",)
        case TieResolved(order=order):
            return (*AUCTION_CHICKEN.asking.retrace(before, event), f"first:{order[-2]}")
        case BidsRevealed() if all(len(hand) == 1 for hand in before.hands.values()):
            return ("reveal",)
        case BidsRevealed(cards=bids):
            return tuple(_bid_taps(before, bids))
        case CardChosen(card=card):
            return (f"choose:{card}",)
        case _:
            raise TypeError(event)


def _bid_taps(before: AuctionChickenState, bids: Mapping[Name, Card]) -> Iterator[str]:
    at = before.seating.index(before.excuse)
    for player in (*before.seating[at:], *before.seating[:at]):
        bid = bids[player]
        yield f"rank:{bid.rank.text}"
        if sum(card.rank is bid.rank for card in before.hands[player]) > 1:
            yield f"bid:{bid}"


class Table:
    """A phone at a table, and beside it the same table without a phone, which says what has to come up."""

    def __init__(self, phone: Phone, session: Session) -> None:
        self.phone = phone
        self.screen = Screen(game=AUCTION_CHICKEN, replay=begin(AUCTION_CHICKEN.rules, session.replay.start.state))

    def tell(self, event: Event) -> int:
        """Tap an event into the phone and return how many taps it took."""
        before = self.phone.taps
        for tap in taps_of(self.screen.state, event):
            asked = self.screen.question.asked
            self.phone.tap(f"key-{tap}")
            self.screen = follow(self.screen, key_of(self.screen, tap).outcome)
            if self.screen.draft:
                self.phone.says(f"Undo: {self.screen.question.taken}")
            if self.screen.question.asked != asked:
                self.wait()
        return self.phone.taps - before

    def wait(self) -> None:
        """Wait until the phone asks what comes next, and can be tapped."""
        if self.screen.state.phase is Phase.OVER:
            self.phone.see("score-Ada-total")
        else:
            self.phone.says(str(self.screen.question.title))
        self.phone.settle()

    def there_and_back(self) -> None:
        """Undo the newest answer and put it back, a tap each."""
        taps, title = self.phone.taps, str(self.screen.question.title)
        self.phone.tap("undo", "redo")
        self.phone.tap("redo")
        self.phone.says(title)
        self.phone.settle()
        assert self.phone.taps - taps == 2


def budget(before: AuctionChickenState, event: Event) -> int:
    """How many taps an event may take (ui.md, 4.3)."""
    match event:
        case CardsDealt(cards=cards):
            return len(cards)
        case BidsRevealed(cards=bids):
            several = sum(sum(card.rank is bid.rank for card in before.hands[name]) > 1 for name, bid in bids.items())
            last = all(len(hand) == 1 for hand in before.hands.values())
            return 1 if last else len(bids) + several
        case TieResolved(tokens=fists, order=order):
            return sum(len(set(fist)) for fist in fists.values()) + len(order) - 1
        case _:
            return 1


def test_a_complete_session_of_three_within_the_tap_budgets(house: House, phone: Phone) -> None:
    session = recorded("three_players")
    phone.go("/")
    phone.tap("new-auction-chicken", "new-person")
    add_people(phone, "Ada", "Ben", "Cy")
    phone.tap("seat-Ben")
    phone.says("Ben holds the Excuse and has the first turn")
    phone.settle()
    phone.tap("main", "key-deal:ace-moons")
    session_id = phone.page.url.rsplit("/", 1)[1]
    table = Table(phone, session)
    undone: set[Phase] = set()
    for number, placed in enumerate(session.replay.timeline.placed):
        if len(table.screen.replay.timeline.placed) > number:
            continue  # it followed by itself
        before = table.screen.state
        assert table.tell(placed.event) <= budget(before, placed.event), placed.event
        phase = table.screen.state.phase
        if phase not in {*undone, Phase.OVER}:
            undone.add(phase)
            table.there_and_back()
    assert undone == {Phase.LINE, Phase.DEAL, Phase.BIDS, Phase.TIE, Phase.CHOOSE}
    names = ("Ada", "Ben", "Cy")
    shown = totals(phone, names)
    house.stop()
    score = write_score(read_session(saved(house.data, session_id).document))
    assert score == write_score(session)
    assert {name: session.sheet.seat(name).total for name in session.table.players} == shown


def test_the_same_people_start_again_in_four_taps(phone: Phone) -> None:
    phone.go("/new/auction-chicken")
    add_people(phone, "Ada", "Ben", "Cy")
    phone.tap("main", "key-deal:ace-moons")
    phone.tap("back", "new-auction-chicken")
    phone.taps = 0
    phone.tap("new-auction-chicken", "same-as-last-time")
    phone.tap("same-as-last-time", "seat-Cy")
    phone.tap("main", "key-deal:ace-moons")
    assert phone.taps <= 4


def test_a_tally_of_four_within_its_budget_breaks_a_tie_by_tokens(phone: Phone, house: House) -> None:
    phone.go("/")
    phone.tap("just-score", "tally-auction-chicken")
    phone.tap("tally-auction-chicken", "new-person")
    add_people(phone, *PILES)
    phone.tap("main", "key-ace-moons")
    phone.taps = 0
    for number, (player, pile) in enumerate(PILES.items()):
        for card in pile.split():
            phone.tap(f"key-{card}")
        for suit in [card.split("-")[1] for card in pile.split() if card.startswith(("ace", "crown"))]:
            phone.tap(f"key-tokens:{suit}:2")
        if number == 1:
            phone.reload()
            phone.says(f"Tap the cards in {player}’s score pile")
            phone.tap("key-ace-moons", "refusal")
            phone.says("The ace of moons is in Ada’s pile (AC-23).")
            phone.taps -= 1
        following = next(iter(list(PILES)[number + 1 :]), None)
        phone.tap("main", f"tab-{following}" if following else None)
        phone.says(f"Tap the cards in {following}’s score pile" if following else "is tied")
        phone.settle()
    assert phone.taps <= 32 + 10 + 4
    phone.tap("key-tokens:knots:4")
    while phone.has("main"):
        phone.tap("main")
        phone.settle()
        phone.page.wait_for_timeout(TO_PRESS)
    phone.see("score-Ada-total")
    tally_id = phone.page.url.rsplit("/", 1)[1]
    shown = totals(phone, tuple(PILES))
    house.stop()
    tally = read_tally(saved(house.data, tally_id).document)
    assert tally.sheet.tie_break is not None
    assert {name: tally.sheet.seat(name).total for name in tally.final.table.players} == shown


def test_all_tokens_of_a_suit_stand_in_a_line_under_its_name_and_all_suits_are_reached(phone: Phone) -> None:
    phone.go("/")
    phone.tap("just-score", "tally-auction-chicken")
    phone.tap("tally-auction-chicken", "new-person")
    add_people(phone, "Ada", "Ben", "Cy")
    phone.tap("main", "key-ace-moons")
    for following in ("tab-Ben", "tab-Cy", None):
        phone.tap("main", following)
        phone.settle()
    phone.says("is tied")
    for suit in ("Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"):
        phone.says(suit)
        boxes = [phone.box(f"key-tokens:{suit.lower()}:{number}") for number in range(7)]
        assert len({top for _, top, _, _ in boxes}) == 1, suit
        assert boxes[-1][3] <= phone.box("main")[1], suit


def tables() -> Iterator[Document]:
    yield cut("five_players", Phase.DEAL, "dealing", names=LONG_NAMES)
    yield cut("five_players", Phase.LINE, "line", names=LONG_NAMES)
    yield cut("five_players", Phase.BIDS, "bidding", names=LONG_NAMES)
    yield cut("five_players", Phase.TIE, "tied", names=LONG_NAMES)
    yield cut("five_players", Phase.TIE, "three-tied", names=LONG_NAMES, tied=3)
    yield cut("five_players", Phase.CHOOSE, "choosing", names=LONG_NAMES)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with furnished_with(tmp_path_factory.mktemp("auction-chicken"), tables()) as house:
        yield house


SCREENS = {
    "dealing": "key-deal:ace-moons",
    "line": "key-take",
    "bidding": "key-rank:ace",
    "tied": "verdict",
    "three-tied": "verdict",
    "choosing": "undo",
}


@pytest.mark.parametrize(("width", "height", "scale"), [(320, 640, 1.0), (320, 640, 2.0), (390, 844, 1.5)])
def test_no_key_leaves_the_screen_sideways_or_is_lower_than_a_finger(
    browser: Browser, furnished: House, width: int, height: int, scale: float
) -> None:
    for screen, phone in tables_on(browser, furnished, SCREENS, size=(width, height), scale=scale):
        nothing_leaves_sideways(phone, screen, width)
        every_key_is_as_high_as_a_finger(phone, screen)


def test_the_questions_need_no_scrolling(browser: Browser, furnished: House) -> None:
    for screen, phone in tables_on(browser, furnished, SCREENS):
        assert the_dock_is_in_sight(phone, screen)


def test_what_to_do_is_told_below_the_question(browser: Browser, furnished: House) -> None:
    for _, phone in tables_on(browser, furnished, {"dealing": SCREENS["dealing"]}):
        question = phone.page.get_by_text("Deal 5 cards").bounding_box()
        told = phone.page.get_by_text("Tap them in the order dealt.").bounding_box()
        assert question is not None
        assert told is not None
        assert question["y"] + question["height"] <= told["y"] < phone.box("key-deal:ace-moons")[1]


def test_a_pile_is_seen_only_while_a_finger_stays_and_the_pad_gives_no_hand_away(
    browser: Browser, furnished: House
) -> None:
    phone = new_phone(browser, furnished.address)
    phone.go("/table/bidding")
    phone.see("key-rank:ace")
    labels = {phone.see(f"key-rank:{rank}").inner_text() for rank in ("ace", *map(str, range(2, 10)), "crown")}
    assert labels == {"ace", *map(str, range(2, 10)), "crown"}
    phone.hold(f"pile-{LONG_NAMES[0]}")
    phone.says(f"{LONG_NAMES[0]} is looking at {LONG_NAMES[0]}’s cards")
    phone.let_go()
    phone.see("key-rank:ace")
    phone.page.context.close()


def test_a_german_table_speaks_german_and_has_its_own_letters(browser: Browser, furnished: House) -> None:
    phone = new_phone(browser, furnished.address, locale="de-DE")
    phone.go("/table/line")
    phone.see("key-take")
    phone.says("Blätter")
    phone.says("nimmt")
    phone.go("/score/bidding")
    phone.says("Handkarten und Wertungsstapel bleiben bis zum Spielende verdeckt")
    phone.page.context.close()
