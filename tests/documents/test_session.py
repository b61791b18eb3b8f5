"""A session is read whole or up to the last state that fits, and written as it was told."""

from typing import Any

import pytest

from companion.documents import DocumentError, dump, open_session, parse, read_document, read_session, write_session
from companion.games.session import Session
from tests.documents.samples import AUCTION, Document, having, session, without

WOODEN = {"wooden_chickens": True, "zero_cards_rank": False, "auctioneer_passes_left": True}

EVERYTHING: list[Document] = [
    {"type": "recount", "player": "Ada", "display": ["red-1", "green-2"], "hens": 1, "corns": 0, "by": "Ada"},
    {"type": "recount_chickens", "owners": {"green": "Ada", "blue": None}},
    {"type": "offer", "face_up": ["hen"], "at": "2026-11-21T18:01:00Z", "by": "Ben", "step": 1},
    *AUCTION[:2],
    {"type": "void"},
    {"type": "sold", "player": "Ada", "price": 2},
    {"type": "pay", "cards": ["green-2"]},
    {"type": "pick", "player": "Ben", "card": "green-2"},
    {"type": "lot", "cards": ["hen", "corn", "blue-4"]},
    {"type": "undo", "step": 4},
    {"type": "redo", "at": "2026-11-21T18:02:00Z"},
    {"type": "amend", "entry": 2, "event": {"type": "offer", "face_up": ["corn"]}, "by": "Cy"},
    {"type": "retract", "entry": 1},
    {"type": "insert", "entry": 0, "event": {"type": "recount_chickens", "owners": {"red": "Cy"}}},
    {
        "type": "revise",
        "changes": [{"entry": 2, "event": {"type": "offer", "face_up": ["corn", "hen"]}}, {"entry": 14, "event": None}],
    },
    {"type": "end"},
]


class TestWriting:
    def test_every_kind_of_entry_is_written_as_it_was_told(self) -> None:
        document = session(*EVERYTHING, options=WOODEN, finished_at="2026-11-21T19:00:00Z", note="Rain – and “hens”.")
        assert write_session(read_session(document)) == document

    def test_a_session_that_goes_on_keeps_the_very_entries_of_the_document_before(self) -> None:
        before = write_session(read_session(session(*EVERYTHING[:-3], options=WOODEN)))
        whole = read_session(session(*EVERYTHING, options=WOODEN))
        after = write_session(whole, before)
        assert after == write_session(whole)
        assert [id(entry) for entry in after["log"]][: len(EVERYTHING) - 3] == [id(entry) for entry in before["log"]]  # type: ignore[union-attr]

    def test_what_was_written_is_the_same_session_read_again(self) -> None:
        read = read_session(session(*EVERYTHING, options=WOODEN))
        assert read_session(parse(dump(write_session(read)))) == read

    def test_what_may_be_left_out_is_always_written(self) -> None:
        bare = {key: session()[key] for key in ("format", "version", "game", "players", "setup", "log")}
        assert write_session(read_session(bare)) == session(id="", started_at=None)

    def test_auctions_before_are_written_if_there_were_some(self) -> None:
        document = having(session(), 11, "setup", "auctions_before")
        assert write_session(read_session(document)) == document
        none = having(session(), 0, "setup", "auctions_before")
        assert write_session(read_session(none)) == session()

    def test_the_version_of_the_rules_is_kept(self) -> None:
        assert write_session(read_session(session(rules="0.9")))["rules"] == "0.9"

    def test_a_session_given_up_keeps_its_time(self) -> None:
        read = read_session(session(*AUCTION, finished_at="2026-11-21T19:00:00Z"))
        assert (read.over, read.finished_at) == (False, "2026-11-21T19:00:00Z")
        assert write_session(read)["finished_at"] == "2026-11-21T19:00:00Z"

    def test_a_new_entry_clears_the_time_of_giving_up(self) -> None:
        given_up = read_session(session(*AUCTION, finished_at="2026-11-21T19:00:00Z"))
        later = given_up.continued(given_up.replay.taken_back(), now="2026-11-22T18:00:00Z")
        assert later.finished_at is None

    def test_an_entry_that_ends_the_game_sets_the_time_once(self) -> None:
        read = read_session(session(*AUCTION))
        (end,) = read_session(session({"type": "end"})).replay.log
        over = read.continued(read.replay.then(end), now="2026-11-22T18:00:00Z")
        assert (over.over, over.finished_at) == (True, "2026-11-22T18:00:00Z")
        assert over.continued(over.replay, now="2026-11-23T18:00:00Z").finished_at == "2026-11-22T18:00:00Z"


class TestOpening:
    def test_a_session_that_fits_is_opened_whole(self) -> None:
        opened = open_session(session(*AUCTION))
        assert opened.fault is None
        assert opened.session == read_session(session(*AUCTION))

    @pytest.mark.parametrize(
        ("entry", "at", "rule"),
        [
            ({"type": "bid", "player": "Ada", "amount": 1}, "log[3]", "BH-17"),
            ({"type": "bid", "player": "Ada", "amount": "1"}, "log[3].amount", None),
            ({"type": "retract", "entry": 0}, "log[1].player", "BH-13"),
            (7, "log[3]", None),
        ],
    )
    def test_one_that_does_not_is_opened_up_to_the_last_state_that_fits_and_says_so(
        self, entry: Any, at: str, rule: str | None
    ) -> None:
        opened = open_session(session(*AUCTION[:3], entry, *AUCTION[3:]))
        assert opened.fault is not None
        assert (opened.fault.at, opened.fault.rule) == (at, rule)
        assert opened.session == read_session(session(*AUCTION[:3]))

    def test_read_strictly_it_is_refused(self) -> None:
        with pytest.raises(DocumentError) as caught:
            read_session(session(*AUCTION[:3], AUCTION[0]))
        assert caught.value.at == "log[3]"

    @pytest.mark.parametrize(
        "document",
        [session(version=2), session(players=[]), without(session(), "setup", "auctioneer"), session(log={})],
    )
    def test_one_that_cannot_even_begin_is_refused(self, document: Document) -> None:
        with pytest.raises(DocumentError):
            open_session(document)


class TestLogRules:
    """The examples of the log's own rules with Blind Hen (LG-13, LG-14); the others stand in ``tests/tracker``."""

    def test_insert_of_a_forgotten_offer_before_the_first_bid(self) -> None:
        insert = {"type": "insert", "entry": 0, "event": {"type": "offer", "face_up": ["hen"]}}
        read = read_document(session(*AUCTION, insert))
        assert isinstance(read, Session)
        assert read.state == read_session(session(insert["event"], *AUCTION)).state

    def test_undo_of_a_correction_and_redo(self) -> None:
        amend = {"type": "amend", "entry": 4, "event": {"type": "lot", "cards": ["corn", "corn", "corn"]}}
        plain, undone = session(*AUCTION), session(*AUCTION, amend, {"type": "undo"})
        redone = session(*AUCTION, amend, {"type": "undo"}, {"type": "redo"})
        assert read_session(undone).state == read_session(plain).state
        assert read_session(redone).state == read_session(session(*AUCTION[:4], amend["event"])).state
