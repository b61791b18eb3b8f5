"""Setup and log of a session: each field with values that are refused, and where (``formats.md`` 1 and 5)."""

from typing import Any

import pytest

from companion.documents import read_document
from companion.games.session import Session
from tests.documents.samples import AUCTION, Document, fault, having, session, where, without

NO_TEXT: list[Any] = [None, 7, 1.5, True, [], {}, "half \ud800"]
NO_WHOLE_NUMBER: list[Any] = [None, 3.0, 1e400, "3", "", True, False, [], {}]
NO_LIST: list[Any] = [None, 7, True, "green-1", {}]
NO_OBJECT: list[Any] = [None, 7, True, "Ada", []]
NO_CHICKEN: list[Any] = [
    None,
    7,
    True,
    [],
    {},
    "",
    "hen",
    "corn",
    "pink-1",
    "green-0",
    "green-5",
    "Green-1",
    "green-1 ",
]


class TestSetup:
    @pytest.mark.parametrize("value", NO_OBJECT)
    def test_setup_is_an_object(self, value: Any) -> None:
        assert where(session(setup=value)) == ("setup", None)

    @pytest.mark.parametrize("key", ["auctioneer", "displays"])
    def test_what_is_needed_is_named_when_it_is_missing(self, key: str) -> None:
        assert where(without(session(), "setup", key)) == (f"setup.{key}", None)

    def test_an_unknown_key_is_refused_with_its_path(self) -> None:
        assert where(having(session(), 1, "setup", "corns")) == ("setup.corns", None)

    @pytest.mark.parametrize("value", [*NO_TEXT, "", "Zoe", "ada", " Ada", "Ada "])
    def test_the_auctioneer_is_somebody_at_the_table_written_exactly_so(self, value: Any) -> None:
        assert where(having(session(), value, "setup", "auctioneer")) == ("setup.auctioneer", None)

    @pytest.mark.parametrize("value", NO_OBJECT)
    def test_displays_is_an_object(self, value: Any) -> None:
        assert where(having(session(), value, "setup", "displays")) == ("setup.displays", None)

    def test_every_player_has_a_display(self) -> None:
        assert where(without(session(), "setup", "displays", "Ben")) == ("setup.displays.Ben", None)

    @pytest.mark.parametrize("name", ["Zoe", "ben", "Ben ", ""])
    def test_nobody_else_has_one(self, name: str) -> None:
        expected = f"setup.displays.{name}" if name else "setup.displays"
        assert where(having(session(), [], "setup", "displays", name)) == (expected, None)

    @pytest.mark.parametrize("value", NO_LIST)
    def test_a_display_is_a_list(self, value: Any) -> None:
        assert where(having(session(), value, "setup", "displays", "Cy")) == ("setup.displays.Cy", None)

    @pytest.mark.parametrize("value", NO_CHICKEN)
    def test_a_display_holds_chicken_cards_only(self, value: Any) -> None:
        assert where(having(session(), value, "setup", "displays", "Ben", 1)) == ("setup.displays.Ben[1]", None)

    @pytest.mark.parametrize("value", NO_WHOLE_NUMBER)
    def test_the_auctions_before_are_a_whole_number(self, value: Any) -> None:
        assert where(having(session(), value, "setup", "auctions_before")) == ("setup.auctions_before", None)

    @pytest.mark.parametrize("value", [-1, 24, 10**400])
    def test_the_auctions_before_are_0_to_23(self, value: int) -> None:
        assert where(having(session(), value, "setup", "auctions_before")) == ("setup.auctions_before", "BH-21")

    def test_names_are_trimmed_in_players_and_nowhere_else(self) -> None:
        document = having(session(*AUCTION), "  Ada\t", "players", 0, "name")
        read = read_document(document)
        assert read == read_document(session(*AUCTION))

    @pytest.mark.parametrize("name", ["[0].name", "A.B", "{amount}", "null", "山田\u3000太郎", "👩\u200d🌾", "-"])
    def test_a_player_may_be_called_what_people_are_called(self, name: str) -> None:
        document = session({"type": "bid", "player": name, "amount": 3})
        document["players"][0]["name"] = document["setup"]["auctioneer"] = name
        document["setup"]["displays"][name] = document["setup"]["displays"].pop("Ada")
        read = read_document(document)
        assert isinstance(read, Session)
        assert read.table.players == (name, "Ben", "Cy")
        assert read.state.highest_bid == 3


class TestEntries:
    @pytest.mark.parametrize("value", [None, 7, True, "undo", []])
    def test_an_entry_is_an_object(self, value: Any) -> None:
        assert where(session(AUCTION[0], value)) == ("log[1]", None)

    def test_an_entry_has_a_type(self) -> None:
        assert where(session({})) == ("log[0].type", None)
        assert where(session({"player": "Ada", "amount": 1})) == ("log[0].type", None)

    @pytest.mark.parametrize("value", [*NO_TEXT, "", "Bid", "wedding", "revert", "bid "])
    def test_the_type_is_something_that_happens_in_this_game(self, value: Any) -> None:
        assert where(session({"type": value})) == ("log[0].type", None)

    @pytest.mark.parametrize("key", ["at", "by"])
    @pytest.mark.parametrize("value", NO_TEXT)
    def test_at_and_by_are_texts(self, key: str, value: Any) -> None:
        assert where(session({**AUCTION[0], key: value})) == (f"log[0].{key}", None)

    @pytest.mark.parametrize("value", NO_WHOLE_NUMBER)
    def test_step_is_a_whole_number(self, value: Any) -> None:
        assert where(session({**AUCTION[0], "step": value})) == ("log[0].step", None)

    def test_any_entry_may_carry_them(self) -> None:
        labels = {"at": "2026-11-21T18:00:00Z", "by": "Cy", "step": 0}
        log = [{**AUCTION[0], **labels}, {"type": "undo", **labels}, {"type": "redo", **labels}]
        log.append({"type": "amend", "entry": 0, "event": {**AUCTION[0], "amount": 2}, **labels})
        log.append({"type": "revise", "changes": [{"entry": 0, "event": None}], **labels})
        read = read_document(session(*log))
        assert isinstance(read, Session)
        assert [(entry.at, entry.by, entry.step) for entry in read.replay.log] == [tuple(labels.values())] * 5

    @pytest.mark.parametrize("key", ["when", "Step", "event", "entry"])
    def test_an_unknown_key_is_refused_with_its_path(self, key: str) -> None:
        assert where(session({**AUCTION[0], key: 1})) == (f"log[0].{key}", None)


def bad(values: list[Any], event: Document, key: str, inside: str = "") -> list[Any]:
    """Return cases: the event with each of the values at the key, and the path that has to be named."""
    return [
        pytest.param({**event, key: value}, f"{key}{inside}", id=f"{event['type']}-{key}-{value!r:.20}")
        for value in values
    ]


BID, PASS, PAY, LOT = AUCTION[1], AUCTION[2], AUCTION[3], AUCTION[4]
OFFER: Document = {"type": "offer", "face_up": ["hen"]}
SOLD: Document = {"type": "sold", "player": "Ada", "price": 1}
PICK: Document = {"type": "pick", "player": "Ben", "card": "green-2"}
RECOUNT: Document = {"type": "recount", "player": "Ada", "display": ["green-1"], "hens": 0, "corns": 0}
OWNERS: Document = {"type": "recount_chickens", "owners": {"green": "Ada"}}
NOBODY_HERE: list[Any] = [*NO_TEXT, "", "Zoe", "ada", "Ada "]
NO_LOT_CARD: list[Any] = [value for value in NO_CHICKEN if value not in ("hen", "corn")]

MALFORMED = [
    *bad(NO_LIST, OFFER, "face_up"),
    *bad([["hen", card] for card in NO_LOT_CARD], OFFER, "face_up", "[1]"),
    *bad(NOBODY_HERE, BID, "player"),
    *bad(NO_WHOLE_NUMBER, BID, "amount"),
    *bad(NOBODY_HERE, PASS, "player"),
    *bad(NOBODY_HERE, SOLD, "player"),
    *bad(NO_WHOLE_NUMBER, SOLD, "price"),
    *bad(NO_LIST, PAY, "cards"),
    *bad([[card] for card in NO_LOT_CARD], PAY, "cards", "[0]"),
    *bad(NOBODY_HERE, PICK, "player"),
    *bad(NO_LOT_CARD, PICK, "card"),
    *bad(NO_LIST, LOT, "cards"),
    *bad([["hen", "corn", card] for card in NO_LOT_CARD], LOT, "cards", "[2]"),
    *bad(NOBODY_HERE, RECOUNT, "player"),
    *bad(NO_LIST, RECOUNT, "display"),
    *bad([[card] for card in NO_CHICKEN], RECOUNT, "display", "[0]"),
    *bad(NO_WHOLE_NUMBER, RECOUNT, "hens"),
    *bad(NO_WHOLE_NUMBER, RECOUNT, "corns"),
    *bad(NO_OBJECT, OWNERS, "owners"),
    *bad([{"pink": "Ada"}], OWNERS, "owners", ".pink"),
    *bad([{"green": name} for name in NOBODY_HERE if name is not None], OWNERS, "owners", ".green"),
]


class TestEvents:
    @pytest.mark.parametrize(("event", "at"), MALFORMED)
    def test_a_malformed_field_is_named_by_its_path(self, event: Document, at: str) -> None:
        document = session(event, options={"wooden_chickens": True})
        assert where(document) == (f"log[0].{at}", None)

    @pytest.mark.parametrize(
        "event", [OFFER, BID, PASS, SOLD, PAY, PICK, LOT, RECOUNT, OWNERS], ids=lambda e: e["type"]
    )
    def test_every_field_is_needed(self, event: Document) -> None:
        for key in set(event) - {"type"}:
            assert where(session(without(event, key))) == (f"log[0].{key}", None)

    @pytest.mark.parametrize(
        "event",
        [OFFER, BID, PASS, SOLD, PAY, PICK, LOT, RECOUNT, OWNERS, {"type": "void"}, {"type": "end"}],
        ids=lambda e: e["type"],
    )
    def test_no_event_has_a_key_more(self, event: Document) -> None:
        assert where(session({**event, "why": "so"})) == ("log[0].why", None)

    def test_the_shape_is_checked_before_the_rules(self) -> None:
        out_of_turn = {"type": "bid", "player": "Ben", "amount": "3"}
        assert where(session(out_of_turn)) == ("log[0].amount", None)
        assert where(session({**out_of_turn, "amount": 3})) == ("log[0].player", "BH-13")

    def test_but_each_entry_is_judged_before_the_next_is_read(self) -> None:
        assert where(session(BID, {"type": 5})) == ("log[0].player", "BH-13")

    def test_a_rule_that_forbids_it_is_named_with_the_field(self) -> None:
        assert where(session({**AUCTION[0], "amount": 0})) == ("log[0].amount", "BH-10")
        assert where(session({**AUCTION[0], "amount": 4})) == ("log[0].amount", "BH-11")
        assert where(session({**AUCTION[0], "amount": 10**400})) == ("log[0].amount", "BH-11")
        assert where(session(*AUCTION[:3], {"type": "pay", "cards": ["red-3", "red-3"]})) == (
            "log[3].cards[1]",
            "BH-11",
        )

    def test_an_entry_that_breaks_the_rules_makes_the_document_invalid_even_if_it_is_undone_later(self) -> None:
        assert where(session(BID, {"type": "undo"})) == ("log[0].player", "BH-13")

    def test_a_malformed_entry_makes_the_document_invalid_even_if_it_is_undone_later(self) -> None:
        assert where(session(*AUCTION, {"type": "end", "x": 1}, {"type": "undo"})) == ("log[5].x", None)


AMEND: Document = {"type": "amend", "entry": 1, "event": {"type": "bid", "player": "Ben", "amount": 4}}
RETRACT: Document = {"type": "retract", "entry": 2}
INSERT: Document = {"type": "insert", "entry": 0, "event": OFFER}
REVISE: Document = {"type": "revise", "changes": [{"entry": 1, "event": BID}, {"entry": 2, "event": None}]}


def corrected(correction: Document) -> Document:
    """Return a session whose log ends with a correction, as entry 3."""
    return session(*AUCTION[:3], correction)


class TestCorrections:
    @pytest.mark.parametrize("entry", [{"type": "undo"}, {"type": "redo"}], ids=["undo", "redo"])
    @pytest.mark.parametrize("key", ["entry", "event", "count"])
    def test_undo_and_redo_say_nothing_else(self, entry: Document, key: str) -> None:
        assert where(session(AUCTION[0], {"type": "undo"}, {**entry, key: 0})) == (f"log[2].{key}", None)

    @pytest.mark.parametrize("correction", [AMEND, RETRACT, INSERT, REVISE], ids=lambda c: c["type"])
    def test_a_correction_needs_all_its_keys_and_has_no_others(self, correction: Document) -> None:
        for key in set(correction) - {"type"}:
            assert where(corrected(without(correction, key))) == (f"log[3].{key}", None)
        assert where(corrected({**correction, "why": "so"})) == ("log[3].why", None)

    @pytest.mark.parametrize("correction", [AMEND, RETRACT, INSERT], ids=lambda c: c["type"])
    @pytest.mark.parametrize("value", NO_WHOLE_NUMBER)
    def test_a_position_is_a_whole_number(self, correction: Document, value: Any) -> None:
        assert where(corrected({**correction, "entry": value})) == ("log[3].entry", None)

    @pytest.mark.parametrize("correction", [AMEND, RETRACT, INSERT], ids=lambda c: c["type"])
    @pytest.mark.parametrize("value", [-1, 3, 4, 10**400])
    def test_a_position_is_that_of_an_event_that_counts(self, correction: Document, value: int) -> None:
        assert where(corrected({**correction, "entry": value})) == ("log[3].entry", None)

    @pytest.mark.parametrize("correction", [AMEND, INSERT], ids=lambda c: c["type"])
    @pytest.mark.parametrize(
        ("event", "at"),
        [
            (None, "event"),
            ([], "event"),
            ("bid", "event"),
            ({}, "event.type"),
            ({"type": "undo"}, "event.type"),
            ({"type": "amend", "entry": 0, "event": OFFER}, "event.type"),
            ({"type": "bid", "player": "Ben"}, "event.amount"),
            ({"type": "bid", "player": "Zoe", "amount": 3}, "event.player"),
            ({"type": "bid", "player": "Ben", "amount": "3"}, "event.amount"),
            ({"type": "offer", "face_up": ["hen", 7]}, "event.face_up[1]"),
            ({**BID, "at": "2026-11-21T18:00:00Z"}, "event.at"),
            ({**BID, "by": "Ben"}, "event.by"),
            ({**BID, "step": 1}, "event.step"),
        ],
    )
    def test_the_event_inside_is_an_event_of_the_game_without_at_by_and_step(
        self, correction: Document, event: Any, at: str
    ) -> None:
        assert where(corrected({**correction, "event": event})) == (f"log[3].{at}", None)

    def test_an_event_inside_that_breaks_a_rule_is_named_where_its_text_stands(self) -> None:
        assert where(corrected(having(AMEND, 5, "event", "amount"))) == ("log[3].event.amount", "BH-11")
        assert where(corrected(having(INSERT, [], "event", "face_up"))) == ("log[3].event.face_up", "BH-18")
        change = {"type": "revise", "changes": [{"entry": 1, "event": {**BID, "amount": 1}}]}
        assert where(corrected(change)) == ("log[3].changes[0].event.amount", "BH-13")

    def test_the_refusal_names_the_first_event_that_no_longer_fits(self) -> None:
        insert = having(INSERT, ["green-4"], "event", "face_up")
        assert where(session(*AUCTION, insert)) == ("log[4].cards", "BH-18")
        assert where(session(*AUCTION, {"type": "retract", "entry": 0})) == ("log[1].player", "BH-13")

    @pytest.mark.parametrize("value", NO_LIST)
    def test_changes_is_a_list(self, value: Any) -> None:
        assert where(corrected({"type": "revise", "changes": value})) == ("log[3].changes", None)

    def test_a_revision_changes_something(self) -> None:
        assert where(corrected({"type": "revise", "changes": []})) == ("log[3].changes", None)

    @pytest.mark.parametrize(
        ("change", "at"),
        [
            (None, ""),
            (7, ""),
            ([], ""),
            ({}, ".entry"),
            ({"event": None}, ".entry"),
            ({"entry": 1}, ".event"),
            ({"entry": 1, "event": None, "at": "x"}, ".at"),
            ({"entry": 1, "event": None, "type": "amend"}, ".type"),
            ({"entry": "1", "event": None}, ".entry"),
            ({"entry": True, "event": None}, ".entry"),
            ({"entry": 9, "event": None}, ".entry"),
            ({"entry": 0, "event": None}, ".entry"),
            ({"entry": 1, "event": {}}, ".event.type"),
            ({"entry": 1, "event": {**BID, "by": "Ben"}}, ".event.by"),
            ({"entry": 1, "event": {**BID, "amount": 3.5}}, ".event.amount"),
        ],
    )
    def test_a_change_names_an_entry_and_an_event_or_null(self, change: Any, at: str) -> None:
        revise = {"type": "revise", "changes": [{"entry": 0, "event": AUCTION[0]}, change]}
        assert where(corrected(revise)) == (f"log[3].changes[1]{at}", None)

    def test_nothing_to_undo_and_nothing_to_redo_are_refused_without_a_rule(self) -> None:
        assert where(session({"type": "undo"})) == ("log[0]", None)
        assert where(session(AUCTION[0], {"type": "redo"})) == ("log[1]", None)
        assert where(session(AUCTION[0], {"type": "undo"}, AUCTION[0], {"type": "redo"})) == ("log[3]", None)


def test_a_fault_is_told_in_one_sentence_after_its_path() -> None:
    refused = fault(session({"type": "bid", "player": "Zoe", "amount": 1}))
    assert str(refused) == "log[0].player: Nobody called “Zoe” sits at this table. Use a name of a player."
    assert str(refused.reason) == "Nobody called “Zoe” sits at this table. Use a name of a player."
