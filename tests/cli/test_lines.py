"""``companion score --lines`` and ``companion state --lines``: one document a line, one answer a line."""

import json
from typing import Any

import pytest

from companion.documents import dump_line, read_document, read_session, write_score, write_state
from tests.cli.running import Terminal
from tests.documents.samples import AUCTION, session, tally

SESSION, TALLY = session(*AUCTION), tally()


def answers(terminal: Terminal, command: str, *lines: str | bytes) -> list[dict[str, Any]]:
    """Return what is told of each line; every answer is one line, and the exit code is 0."""
    given = b"\n".join(line.encode() if isinstance(line, str) else line for line in lines)
    told = terminal.run(command, "--lines", given=given)
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("\n") or not told.out
    return [json.loads(line) for line in told.out.splitlines()]


def test_each_line_is_answered_by_the_score_document(terminal: Terminal) -> None:
    told = answers(terminal, "score", dump_line(SESSION), dump_line(TALLY))
    assert told == [write_score(read_document(SESSION)), write_score(read_document(TALLY))]


def test_or_by_the_state_document(terminal: Terminal) -> None:
    assert answers(terminal, "state", dump_line(SESSION)) == [write_state(read_session(SESSION))]


def test_no_lines_get_no_answers(terminal: Terminal) -> None:
    assert answers(terminal, "score") == []


@pytest.mark.parametrize("blank", ["", " ", "\t", "\r", "  \t "])
def test_blank_lines_are_skipped(terminal: Terminal, blank: str) -> None:
    assert len(answers(terminal, "score", blank, dump_line(TALLY), blank, blank, dump_line(TALLY), blank)) == 2


def test_lines_may_end_as_on_windows(terminal: Terminal) -> None:
    assert [line["format"] for line in answers(terminal, "score", dump_line(TALLY) + "\r", "\r")] == ["companion/score"]


def test_a_bad_line_is_answered_by_path_rule_and_message(terminal: Terminal) -> None:
    broken = session(*AUCTION[:1], {"type": "bid", "player": "Ben", "amount": 1})
    assert answers(terminal, "state", dump_line(broken)) == [
        {
            "error": {
                "at": "log[1].amount",
                "rule": "BH-13",
                "message": "The highest bid is 1, so 1 is too low (BH-13). Choose more, or pass.",
            }
        }
    ]


def test_the_rule_is_null_for_a_document_that_is_malformed(terminal: Terminal) -> None:
    (told,) = answers(terminal, "score", dump_line(session({"type": "bid", "player": "Ada"})))
    assert (told["error"]["at"], told["error"]["rule"]) == ("log[0].amount", None)


def test_a_tally_has_no_state(terminal: Terminal) -> None:
    told = answers(terminal, "state", dump_line(TALLY), dump_line(SESSION))
    assert told[0]["error"]["at"] == "format"
    assert told[1]["format"] == "companion/state"


BAD_LINES: list[str | bytes] = [
    "hens",
    "[]",
    "null",
    "{}",
    '{"format": "companion/score"}',
    b"\xff\xfe\x80",
    b"\x00",
    '{"a": NaN}',
    '{"a": 1, "a": 2}',
    '{"\\ud800": 1}',
    "[" * 100_000,
    '{"version": ' + "9" * 5000 + "}",
    json.dumps(session(note="\ud800")),
    json.dumps(session({"type": "bid", "player": "\udfff", "amount": 1})),
    dump_line(session({"type": "bid", "player": "Ada", "amount": 10**400})),
    dump_line(session({"type": "retract", "entry": 10**400})),
    dump_line(session({"type": "revise", "changes": [{"entry": -1, "event": None}]})),
]


def test_the_longest_number_that_is_read_can_be_added_to_and_printed(terminal: Terminal) -> None:
    fame = 10**1000 - 1
    players = [
        {"name": "Ada", "fame": fame, "items": ["duck"], "destined": ["duck", "key"]},
        {"name": "Ben", "fame": 0, "items": []},
    ]
    tally = {"format": "companion/tally", "version": 1, "game": "rubbish-auction", "players": players}
    (told,) = answers(terminal, "score", dump_line(tally))
    assert [player["total"] for player in told["players"]] == [fame + 30, 0]


@pytest.mark.parametrize("bad", BAD_LINES, ids=lambda line: repr(line[:20]))
def test_one_bad_line_stops_nothing(terminal: Terminal, bad: str | bytes) -> None:
    before, error, after = answers(terminal, "score", dump_line(TALLY), bad, dump_line(TALLY))
    assert before == after == write_score(read_document(TALLY))
    assert list(error) == ["error"]
    assert list(error["error"]) == ["at", "rule", "message"]
    assert error["error"]["message"]


def test_many_bad_lines_stop_nothing_either(terminal: Terminal) -> None:
    told = answers(terminal, "state", *BAD_LINES, dump_line(SESSION))
    assert ["error" in line for line in told] == [True] * len(BAD_LINES) + [False]


def test_a_name_with_line_breaks_of_other_writings_makes_no_second_line(terminal: Terminal) -> None:
    (told,) = answers(terminal, "score", json.dumps(session(note=7, id="\u2028")))
    assert told["error"]["at"] == "note"


def test_a_mark_of_the_byte_order_before_the_first_line_is_no_fault(terminal: Terminal) -> None:
    assert "error" not in answers(terminal, "score", b"\xef\xbb\xbf" + dump_line(TALLY).encode())[0]


def test_with_json_it_is_the_same(terminal: Terminal) -> None:
    given = dump_line(TALLY)
    assert terminal.run("score", "--lines", "--json", given=given) == terminal.run("score", "--lines", given=given)
