"""What every document begins with (``formats.md``, Common and section 5): each key with values that are refused."""

from typing import Any

import pytest

from companion.documents import read_document
from tests.documents.samples import Document, fault, having, session, tally, where, without

BOTH = pytest.mark.parametrize("document", [session(), tally()], ids=["session", "tally"])
NO_TEXT: list[Any] = [None, 7, 1.5, True, [], {}, ["x"]]
NO_LIST: list[Any] = [None, 7, True, "", "Ada", {}]
NO_OBJECT: list[Any] = [None, 7, True, "", "Ada", []]
HALF = "half \ud800"


@BOTH
class TestNeededKeys:
    @pytest.mark.parametrize("key", ["format", "version", "game", "players"])
    def test_a_missing_key_is_named_by_its_path(self, document: Document, key: str) -> None:
        assert where(without(document, key)) == (key, None)
        assert "missing" in str(fault(without(document, key))) or key == "format"

    def test_an_unknown_key_is_refused_with_its_path(self, document: Document) -> None:
        assert where(having(document, 1, "mood")) == ("mood", None)
        assert "Remove it" in str(fault(having(document, 1, "mood")))

    @pytest.mark.parametrize("value", [*NO_TEXT, HALF, "", "session", "companion/score", "Companion/Session"])
    def test_format_is_that_of_a_session_or_a_tally(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "format")) == ("format", None)

    @pytest.mark.parametrize("value", [None, 0, 2, -1, 1.0, "1", True, [1], {}])
    def test_version_is_the_whole_number_1(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "version")) == ("version", None)

    @pytest.mark.parametrize("value", [*NO_TEXT, HALF, "", "chess", "Blind Hen", "blind_hen"])
    def test_game_is_one_of_the_titles(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "game")) == ("game", None)


@BOTH
class TestPlayers:
    @pytest.mark.parametrize("value", NO_LIST)
    def test_players_is_a_list(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "players")) == ("players", None)

    @pytest.mark.parametrize("value", [None, 7, True, "Ada", []])
    def test_a_player_is_an_object(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "players", 1)) == ("players[1]", None)

    def test_a_player_has_a_name(self, document: Document) -> None:
        assert where(without(document, "players", 1, "name")) == ("players[1].name", None)

    @pytest.mark.parametrize("value", [*NO_TEXT, HALF, "", "   ", "x" * 41, "A\nB"])
    def test_a_name_is_a_text_of_1_to_40_characters(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "players", 2, "name")) == ("players[2].name", None)

    @pytest.mark.parametrize("value", ["Ben", "BEN", "ben", " beN "])
    def test_names_are_unique_ignoring_case(self, document: Document, value: str) -> None:
        assert where(having(document, value, "players", 2, "name")) == ("players[2].name", "X-02")

    def test_ignoring_case_is_meant_in_every_language(self, document: Document) -> None:
        changed = having(having(document, "Straße", "players", 0, "name"), "STRASSE", "players", 1, "name")
        assert where(changed) == ("players[1].name", "X-02")

    @pytest.mark.parametrize("value", [*NO_TEXT, HALF])
    def test_a_profile_is_a_text(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "players", 0, "profile")) == ("players[0].profile", None)

    def test_an_unknown_key_of_a_player_is_refused_with_its_path(self, document: Document) -> None:
        assert where(having(document, 3, "players", 0, "age")) == ("players[0].age", None)

    @pytest.mark.parametrize("count", [0, 1, 2, 6, 7])
    def test_blind_hen_is_for_3_to_5_players(self, document: Document, count: int) -> None:
        players = [{**document["players"][2], "name": f"P{number}"} for number in range(count)]
        assert where(having(document, players, "players")) == ("players", "X-09")

    def test_the_first_player_at_fault_is_named(self, document: Document) -> None:
        changed = having(having(document, "", "players", 2, "name"), 5, "players", 1)
        assert where(changed) == ("players[1]", None)


@BOTH
class TestOptions:
    @pytest.mark.parametrize("value", NO_OBJECT)
    def test_options_is_an_object(self, document: Document, value: Any) -> None:
        assert where(having(document, value, "options")) == ("options", None)

    @pytest.mark.parametrize("key", ["wooden_chickens", "zero_cards_rank", "auctioneer_passes_left"])
    @pytest.mark.parametrize("value", [None, 0, 1, "true", "", [], {}])
    def test_an_option_is_true_or_false(self, document: Document, key: str, value: Any) -> None:
        assert where(having(document, value, "options", key)) == (f"options.{key}", None)

    @pytest.mark.parametrize("value", [False, True, None])
    @pytest.mark.parametrize("key", ["lucky_eggs", "Wooden_Chickens", "mice"])
    def test_an_option_that_the_game_does_not_have_is_refused(self, document: Document, key: str, value: Any) -> None:
        assert where(having(document, value, "options", key)) == (f"options.{key}", None)

    @pytest.mark.parametrize("given", [None, {}, {"zero_cards_rank": False}])
    def test_every_option_is_false_when_left_out(self, document: Document, given: Document | None) -> None:
        changed = without(document, "options") if given is None else having(document, given, "options")
        assert read_document(changed) == read_document(document)


class TestLabels:
    """What only a session has beside its log."""

    @pytest.mark.parametrize("key", ["setup", "log"])
    def test_a_session_needs_setup_and_log(self, key: str) -> None:
        assert where(without(session(), key)) == (key, None)

    @pytest.mark.parametrize("key", ["id", "rules", "note"])
    @pytest.mark.parametrize("value", [*NO_TEXT, HALF])
    def test_id_rules_and_note_are_texts_and_never_null(self, key: str, value: Any) -> None:
        assert where(session(**{key: value})) == (key, None)

    @pytest.mark.parametrize("key", ["started_at", "finished_at"])
    @pytest.mark.parametrize("value", [7, 1.5, True, [], {}, HALF])
    def test_the_two_times_are_texts_or_null(self, key: str, value: Any) -> None:
        assert where(session(**{key: value})) == (key, None)

    @pytest.mark.parametrize("key", ["started_at", "finished_at"])
    def test_for_the_two_times_null_is_the_same_as_left_out(self, key: str) -> None:
        assert read_document(session(**{key: None})) == read_document(without(session(), key))

    @pytest.mark.parametrize("key", ["id", "note", "rules", "started_at", "finished_at", "setup", "log"])
    def test_a_tally_has_no_id_no_note_no_times_and_no_log(self, key: str) -> None:
        assert where(tally(**{key: ""})) == (key, None)

    @pytest.mark.parametrize("value", NO_LIST)
    def test_log_is_a_list(self, value: Any) -> None:
        assert where(session(log=value)) == ("log", None)


class TestOrderOfChecks:
    """Head, players, options, setup, then the log in order."""

    STEPS: tuple[tuple[str, Document], ...] = (
        ("version", {"version": 2}),
        ("game", {"game": "chess"}),
        ("mood", {"mood": 1}),
        ("players[0].name", {"players": [{"name": ""}, {"name": "Ben"}, {"name": "Cy"}]}),
        ("options.mice", {"options": {"mice": True}}),
        ("setup.auctioneer", {"setup": {"auctioneer": "Zoe", "displays": {}}}),
        ("log[0]", {"log": [5]}),
    )

    @pytest.mark.parametrize("first", range(len(STEPS)))
    def test_of_several_faults_the_earliest_is_named(self, first: int) -> None:
        wrong = {key: value for _, step in self.STEPS[first:] for key, value in step.items()}
        assert where(session(**wrong))[0] == self.STEPS[first][0]

    def test_in_a_tally_the_head_comes_first_then_the_players_then_the_options(self) -> None:
        changed = tally(mood=1, options={"mice": True})
        changed["players"][1]["hens"] = -1.5
        assert where(changed)[0] == "mood"
        assert where(without(changed, "mood"))[0] == "players[1].hens"
        assert where(having(without(changed, "mood"), 0, "players", 1, "hens"))[0] == "options.mice"
