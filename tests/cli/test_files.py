"""``companion score FILE`` and ``companion state FILE`` (``formats.md`` section 6)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.documents import dump, read_document, read_session, write_score, write_state
from companion.games.session import Tally
from companion.printout import score_for_people
from companion.words import say
from tests.cli.running import Terminal
from tests.documents.samples import AUCTION, chickens, having, session, tally

SESSION = session(*AUCTION)
OVER = session(*AUCTION, {"type": "end"})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "document.json"


class TestScore:
    @pytest.mark.parametrize(
        "document", [SESSION, tally(), chickens(green="Ada")], ids=["session", "tally", "chickens"]
    )
    def test_json_is_the_score_document(self, terminal: Terminal, file: Path, document: dict[str, object]) -> None:
        file.write_text(dump(document), encoding="utf-8")
        told = terminal.run("score", str(file), "--json")
        assert (told.code, told.err) == (0, "")
        assert json.loads(told.out) == write_score(read_document(document))

    def test_a_dash_is_standard_input(self, terminal: Terminal) -> None:
        told = terminal.run("score", "-", "--json", given=dump(tally()))
        assert json.loads(told.out) == write_score(read_document(tally()))

    def test_without_json_it_is_a_score_sheet_for_people(self, terminal: Terminal) -> None:
        told = terminal.run("score", "-", given=dump(tally()))
        assert (told.code, told.err) == (0, "")
        table, blank, winner, *reasons = told.out.partition("Place")[2].splitlines()
        assert told.out.splitlines()[:3] == [
            "Blind Hen",
            "                    Ada  Ben  Cy",
            "Green                 8    0   0",
        ]
        assert "Unfed hens            0    0  −9" in told.out.splitlines()
        assert (table.split(), blank, winner) == (["1.", "2.", "3."], "", "Winner: Ada")
        assert reasons[:2] == ["", "Ada"]
        assert reasons[2].startswith("  Green: 8, ")

    def test_several_winners_are_all_named(self, terminal: Terminal) -> None:
        equal = [{"name": name, "display": [], "hens": 0, "corns": 1} for name in ("Ada", "Ben", "Cy")]
        assert "\nWinners: Ada, Ben and Cy\n" in terminal.run("score", "-", given=dump(tally(players=equal))).out

    def test_what_decided_between_equal_totals_stands_below_the_winners(self) -> None:
        read = read_document(tally())
        assert isinstance(read, Tally)
        sheet = replace(read.sheet, tie_break=say("Ada has more tokens."))
        scoring = replace(read.game.scoring, score=lambda _, **__: sheet)
        decided = replace(read, game=replace(read.game, scoring=scoring))
        assert "\nWinner: Ada\nAda has more tokens.\n\nAda\n" in score_for_people(decided)

    def test_while_the_session_can_go_on_it_says_so(self, terminal: Terminal) -> None:
        assert "\nIf it ended now: Ada\n" in terminal.run("score", "-", given=dump(session())).out

    def test_names_in_any_writing_come_out_as_they_went_in(self, terminal: Terminal) -> None:
        given = dump(having(tally(), "山田 太郎 🐔", "players", 0, "name"))
        assert "Winner: 山田 太郎 🐔" in terminal.run("score", "-", given=given).out
        assert '"山田 太郎 🐔"' in terminal.run("score", "-", "--json", given=given).out

    def test_a_mark_of_the_byte_order_is_no_fault(self, terminal: Terminal) -> None:
        assert terminal.run("score", "-", given=b"\xef\xbb\xbf" + dump(tally()).encode()).code == 0


class TestState:
    def test_json_is_the_state_document(self, terminal: Terminal, file: Path) -> None:
        file.write_text(dump(SESSION), encoding="utf-8")
        told = terminal.run("state", "--json", str(file))
        assert (told.code, told.err) == (0, "")
        assert json.loads(told.out) == write_state(read_session(SESSION))

    def test_without_json_it_is_told_to_people(self, terminal: Terminal) -> None:
        lines = terminal.run("state", "-", given=dump(session(*AUCTION[:3]))).out.splitlines()
        assert lines[0].startswith("Blind Hen: ")
        assert "phase: payment" in lines
        assert "to act: Ben" in lines
        assert "price: 3" in lines
        assert "bids: Ada 1, Ben 3, Cy –" in lines
        assert lines[lines.index("  Ada:") :][:4] == [
            "  Ada:",
            "    display: green-2, red-1",
            "    hens: 0",
            "    corns: 0",
        ]
        assert lines[-1] == "wooden chickens: –"

    def test_every_warning_is_a_sentence_on_a_line_of_its_own(self, terminal: Terminal) -> None:
        lines = terminal.run("state", "-", given=dump(session())).out.splitlines()
        start = lines.index("warnings:")
        assert lines[start + 1 : start + 4] == [
            "  Ada starts with 2 cards; a starting set has 8, of value 1 to 3 (BH-24).",
            "  Ben starts with 2 cards; a starting set has 8, of value 1 to 3 (BH-24).",
            "  Cy starts with 1 card; a starting set has 8, of value 1 to 3 (BH-24).",
        ]

    def test_with_their_option_it_tells_who_owns_the_wooden_chickens(self, terminal: Terminal) -> None:
        owners = {"type": "recount_chickens", "owners": {"red": "Cy"}}
        given = dump(session(owners, options={"wooden_chickens": True}))
        lines = terminal.run("state", "-", given=given).out.splitlines()
        assert lines[-6:-3] == ["wooden chickens:", "  green: –", "  red: Cy"]

    def test_a_tally_has_no_state(self, terminal: Terminal) -> None:
        for words in (("state", "-"), ("state", "-", "--json")):
            told = terminal.run(*words, given=dump(tally()))
            assert told.refused
            assert told.err.startswith("error: format: ")


class TestBadInput:
    """Exit code 2, one line ``error: …`` on standard error, nothing on standard output, no traceback."""

    @pytest.mark.parametrize("command", ["score", "state"])
    @pytest.mark.parametrize("json_wanted", [(), ("--json",)], ids=["people", "json"])
    def test_the_path_of_the_fault_comes_first(
        self, terminal: Terminal, command: str, json_wanted: tuple[str, ...]
    ) -> None:
        given = dump(session({"type": "bid", "player": "Ada", "amount": 4}))
        told = terminal.run(command, "-", *json_wanted, given=given)
        assert told.refused
        assert told.err.startswith("error: log[0].amount: Ada’s display holds 3, so 4 is too much")

    @pytest.mark.parametrize(
        "given",
        [
            b"",
            b"\n",
            b"hens",
            b"[]",
            b"\xff\xfe",
            b"{",
            b'{"format": NaN}',
            b'{"\\ud800": 1}',
            b'{"format": "\\ud800"}',
            b"[" * 100_000,
            b'{"version": ' + b"9" * 5000 + b"}",
            b"\x00",
        ],
        ids=lambda given: repr(given[:12]),
    )
    def test_a_file_that_is_no_document_is_refused_in_one_line(self, terminal: Terminal, given: bytes) -> None:
        assert terminal.run("score", "-", given=given).refused

    def test_a_line_break_in_the_fault_makes_no_second_line(self, terminal: Terminal) -> None:
        told = terminal.run("score", "-", given=json.dumps(session({"type": "a\nb\r\n\u2028c"})))
        assert told.refused
        assert told.err.startswith("error: log[0].type: “a b c” ")

    def test_a_file_that_is_not_there(self, terminal: Terminal, file: Path) -> None:
        told = terminal.run("score", str(file))
        assert told.refused
        assert told.err == f"error: {file}: No such file or directory\n"

    def test_a_name_that_is_empty(self, terminal: Terminal) -> None:
        told = terminal.run("score", "")
        assert told.refused
        assert "name of the file is empty" in told.err

    @pytest.mark.parametrize("sign", ["\x1b[31m", "\x07", "\x9b2J", "\u202e", "\x7f"], ids=repr)
    def test_signs_that_steer_a_terminal_are_shown_not_obeyed(self, terminal: Terminal, sign: str) -> None:
        for told in (
            terminal.run("score", f"no{sign}file"),
            terminal.run("score", "-", given=json.dumps({"format": sign})),
            terminal.run("score", "-", given=json.dumps({"format": "companion/tally", sign: 1})),
            terminal.run(f"no{sign}command"),
        ):
            assert told.refused
            assert told.err.removesuffix("\n").isprintable()

    def test_a_folder_is_no_file(self, terminal: Terminal, tmp_path: Path) -> None:
        told = terminal.run("state", str(tmp_path))
        assert told.refused
        assert told.err == f"error: {tmp_path}: Is a directory\n"

    def test_a_file_whose_name_is_no_text(self, terminal: Terminal, tmp_path: Path) -> None:
        told = terminal.run("score", f"{tmp_path}/\udcff.json")
        assert told.refused
        assert told.err == f"error: {tmp_path}/\\udcff.json: No such file or directory\n"

    @pytest.mark.parametrize("source", ["-", "--lines"])
    def test_standard_input_that_is_closed(self, terminal: Terminal, source: str) -> None:
        told = terminal.run("score", source, given=None)
        assert told.refused
        assert told.err == "error: Standard input is closed. Name a file instead.\n"


class TestWords:
    @pytest.mark.parametrize(
        "words",
        [
            ("scroe", "file"),
            ("score",),
            ("state",),
            ("score", "one", "two"),
            ("score", "file", "--lines"),
            ("score", "--lines", "file"),
            ("score", "file", "--xml"),
            ("state", "--port", "3"),
            ("--port", "hen"),
            ("--data",),
            ("--frobnicate",),
        ],
        ids=" ".join,
    )
    def test_a_command_that_nobody_knows_is_refused_in_one_line(
        self, terminal: Terminal, words: tuple[str, ...]
    ) -> None:
        told = terminal.run(*words)
        assert told.refused
        assert "--help" in told.err

    def test_help_is_no_fault(self, terminal: Terminal) -> None:
        told = terminal.run("score", "--help")
        assert (told.code, told.err) == (0, "")
        assert "FILE" in told.out
        assert "--lines" in told.out

    def test_without_a_command_the_app_is_served(self, terminal: Terminal) -> None:
        assert terminal.run().code == 77
        assert terminal.run("--port", "8000", "--no-browser", "--data", "folder").code == 77
