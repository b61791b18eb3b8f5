"""From the bytes of a file to the document in it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.documents import DocumentError, dump, dump_line, parse, read_document
from tests.documents.samples import session, tally, where


def refused(text: str | bytes) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        parse(text)
    assert caught.value.rule is None
    return caught.value


def test_a_document_is_a_json_object_in_utf_8() -> None:
    assert parse('{"note": "Zoë"}'.encode()) == {"note": "Zoë"}
    assert parse('{"note": "Zoë"}') == {"note": "Zoë"}


def test_a_mark_of_the_byte_order_is_no_fault() -> None:
    assert parse(b'\xef\xbb\xbf{"version": 1}') == {"version": 1}


@pytest.mark.parametrize("text", ['{"note": "Zoë"}'.encode("latin-1"), b"\xff\xfe{\x00}\x00", b"\x80", b"\xed\xa0\x80"])
def test_what_is_not_utf_8_is_refused(text: bytes) -> None:
    assert str(refused(text)) == "This file is not a text in UTF-8. Save it as one."


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 1"),
        ("hens", "line 1, column 1"),
        ('{"version": 1', "line 1, column 14"),
        ('{\n "version": 1,\n}', "line 3, column 1"),
        ('{"version": 01}', "line 1, column 14"),
        ("{} {}", "line 1, column 4"),
        ('{"note": "\t"}', "line 1, column 11"),
        ("{'version': 1}", "line 1, column 2"),
    ],
)
def test_what_is_not_json_is_refused_with_line_and_column(text: str, place: str) -> None:
    assert str(refused(text)) == f"This is not JSON. Correct {place}."


@pytest.mark.parametrize("text", ["[]", "3", '"companion/session"', "null", "true", "[{}]"])
def test_json_that_is_no_object_is_refused_as_a_whole(text: str) -> None:
    assert refused(text).at == ""


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_not_a_number_of_json_is_refused(number: str) -> None:
    assert str(refused(f'{{"version": {number}}}')) == f"{number} is not a number. Write a whole number."


def test_a_number_longer_than_a_machine_reads_is_refused() -> None:
    for digits in (1001, 4300, 5000):
        assert str(refused(f'{{"version": {"9" * digits}}}')) == "A number in this file is too long. Shorten it."


def test_a_number_beyond_every_limit_is_read_and_then_refused_where_it_stands() -> None:
    text = json.dumps(session({"type": "bid", "player": "Ada", "amount": 0})).replace('"amount": 0', '"amount": 1e999')
    assert where(parse(text)) == ("log[0].amount", None)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"log":' + "[" * 100_000 + "]" * 100_000 + "}"])
def test_nesting_without_end_is_refused(text: str) -> None:
    assert str(refused(text)) == "This file is nested too deeply to be a session or a tally. Choose another one."


@pytest.mark.parametrize("text", ['{"note": 1, "note": 1}', '{"log": [{"type": "undo", "type": "redo"}]}'])
def test_a_key_that_stands_twice_is_refused(text: str) -> None:
    assert "stands twice" in str(refused(text))


@pytest.mark.parametrize("text", ['{"\\ud800": 1}', '{"log": [{"\\udfff": 1}]}'])
def test_a_key_with_half_a_character_is_refused(text: str) -> None:
    assert str(refused(text)) == "This text contains half of a character. Write it anew."


def test_a_character_written_in_two_halves_is_whole() -> None:
    assert parse('{"note": "\\ud83d\\udc14"}') == {"note": "🐔"}


def test_a_text_with_half_a_character_is_refused_where_it_stands() -> None:
    assert where(parse(json.dumps(session(note="\ud800")))) == ("note", None)


def test_a_document_of_another_kind_is_refused_at_its_format() -> None:
    assert where({}) == ("format", None)
    assert where({"format": "companion/state", "version": 1}) == ("format", None)


@pytest.mark.parametrize("document", [session(note="Zoë – „🐔“"), tally()], ids=["session", "tally"])
def test_a_document_written_and_read_again_is_the_same(document: dict[str, object]) -> None:
    assert parse(dump(document)) == document
    assert parse(dump_line(document).encode()) == document
    assert read_document(parse(dump(document))) == read_document(document)


def test_a_file_is_indented_and_ends_its_last_line() -> None:
    assert dump({"version": 1}) == '{\n "version": 1\n}\n'


def test_a_line_is_one_line_whatever_is_in_it() -> None:
    assert dump_line({"note": "a\nb\r\nZoë"}) == '{"note": "a\\nb\\r\\nZoë"}'


@settings(deadline=None)
@given(st.text(max_size=40) | st.binary(max_size=40))
def test_any_text_is_a_document_or_refused(text: str | bytes) -> None:
    with pytest.raises(DocumentError) as caught:
        read_document(parse(text))
    assert str(caught.value)
