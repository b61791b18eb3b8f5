"""Score and state as documents (``formats.md`` sections 3 and 4)."""

import pytest

from companion.documents import read_document, read_session, write_score, write_state
from tests.documents.samples import AUCTION, chickens, session, tally

LINES = [
    "majority.green",
    "majority.red",
    "majority.yellow",
    "majority.purple",
    "majority.blue",
    "display",
    "corns",
    "fed_hens",
    "unfed_hens",
]


class TestScore:
    def test_its_head_names_format_version_and_game(self) -> None:
        document = write_score(read_document(tally()))
        assert (document["format"], document["version"], document["game"]) == ("companion/score", 1, "blind-hen")
        assert list(document) == ["format", "version", "game", "final", "players", "winners", "tie_break"]

    def test_players_stand_in_seating_order_with_every_line_zero_lines_included(self) -> None:
        players = write_score(read_document(chickens()))["players"]
        assert isinstance(players, list)
        assert [player["name"] for player in players] == ["Ada", "Ben", "Cy"]
        for player in players:
            assert list(player) == ["name", "total", "place", "lines"]
            assert [line["key"] for line in player["lines"]] == LINES

    def test_the_total_is_the_sum_of_its_lines_and_each_has_a_reason(self) -> None:
        players = write_score(read_document(tally()))["players"]
        assert isinstance(players, list)
        for player in players:
            assert player["total"] == sum(line["points"] for line in player["lines"])
            assert all(list(line) == ["key", "points", "reason"] and line["reason"] for line in player["lines"])

    def test_the_numbers_are_those_of_the_table(self) -> None:
        document = write_score(read_document(tally()))
        assert isinstance(document["players"], list)
        assert [player["total"] for player in document["players"]] == [8 + 6 + 3 + 4 + 3, 6 + 3, -9]
        assert document["winners"] == ["Ada"]

    def test_who_shares_the_first_place_wins_together(self) -> None:
        equal = [{"name": name, "display": ["red-1"], "hens": 0, "corns": 0} for name in ("Ada", "Ben", "Cy")]
        document = write_score(read_document(tally(players=equal)))
        assert isinstance(document["players"], list)
        assert [player["place"] for player in document["players"]] == [1, 1, 1]
        assert (document["winners"], document["tie_break"]) == (["Ada", "Ben", "Cy"], None)

    @pytest.mark.parametrize(("log", "final"), [([], False), (AUCTION[:3], False), ([*AUCTION, {"type": "end"}], True)])
    def test_a_session_is_final_only_when_it_is_over(self, log: list[dict[str, object]], final: bool) -> None:  # noqa: FBT001
        assert write_score(read_document(session(*log)))["final"] is final

    def test_a_tally_is_always_final(self) -> None:
        assert write_score(read_document(tally()))["final"] is True


class TestState:
    def test_its_head_names_format_version_game_and_phase(self) -> None:
        document = write_state(read_session(session()))
        assert list(document)[:6] == ["format", "version", "game", "phase", "to_act", "warnings"]
        assert (document["format"], document["version"], document["game"]) == ("companion/state", 1, "blind-hen")

    def test_it_shows_what_the_table_sees(self) -> None:
        document = write_state(read_session(session(*AUCTION[:3])))
        wanted = {
            "phase": "payment",
            "to_act": ["Ben"],
            "auctioneer": "Ada",
            "auctions": 0,
            "winner": "Ben",
            "price": 3,
            "face_up": [],
            "bids": [
                {"player": "Ada", "amount": 1},
                {"player": "Ben", "amount": 3},
                {"player": "Cy", "amount": None},
            ],
            "payment": [],
            "wooden_chickens": None,
        }
        assert {key: document[key] for key in wanted} == wanted

    def test_winner_and_price_are_null_again_after_the_lot(self) -> None:
        document = write_state(read_session(session(*AUCTION)))
        assert (document["phase"], document["winner"], document["price"], document["auctions"]) == (
            "auction",
            None,
            None,
            1,
        )

    def test_displays_are_sorted_by_colour_and_then_value(self) -> None:
        changed = session()
        changed["setup"]["displays"]["Cy"] = ["blue-1", "green-3", "purple-1", "green-1", "red-2", "yellow-1"]
        players = write_state(read_session(changed))["players"]
        assert isinstance(players, dict)
        assert players["Cy"] == {
            "display": ["green-1", "green-3", "red-2", "yellow-1", "purple-1", "blue-1"],
            "hens": 0,
            "corns": 0,
        }
        assert list(players) == ["Ada", "Ben", "Cy"]

    def test_with_their_option_the_wooden_chickens_have_an_owner_or_null(self) -> None:
        owners = {"type": "recount_chickens", "owners": {"red": "Cy"}}
        document = write_state(read_session(session(owners, options={"wooden_chickens": True})))
        assert document["wooden_chickens"] == {"green": None, "red": "Cy", "yellow": None, "purple": None, "blue": None}

    def test_warnings_are_sentences(self) -> None:
        warnings = write_state(read_session(session()))["warnings"]
        assert isinstance(warnings, list)
        assert [str(warning).split()[0] for warning in warnings] == ["Ada", "Ben", "Cy"]
