"""A document with any one part damaged is refused with a path, or read; nothing else ever happens."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.documents import dump_line, parse, read_document, write_score, write_session, write_tally
from companion.games.session import Session
from tests.documents.samples import Document, chickens, having, refusal, session, tally, without
from tests.documents.test_session import EVERYTHING, WOODEN

WHOLE = (session(*EVERYTHING, options=WOODEN), tally(), chickens(green="Ada", blue=None))
ROOTS = {*WHOLE[0], *WHOLE[1], *WHOLE[2], "odd"}
JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        True,
        False,
        0,
        -1,
        3,
        10**30,
        3.0,
        1e400,
        "",
        "Ada",
        " Ada",
        "green-1",
        "hen",
        "\ud800",
        [],
        {},
        [[]],
        {"": {}},
    ]
)


def paths(value: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the path of every part of a document."""
    children: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        children = list(value.items())
    if isinstance(value, list):
        children = list(enumerate(value))
    return [found for key, own in children for found in ((*here, key), *paths(own, (*here, key)))]


PARTS = st.sampled_from([(document, path) for document in WHOLE for path in paths(document)])


def check(document: Document) -> None:
    fault = refusal(document)
    if fault is not None:
        assert fault.at.partition(".")[0].partition("[")[0] in ROOTS
        assert str(fault).encode()
        return
    read = read_document(document)
    written = write_session(read) if isinstance(read, Session) else write_tally(read)
    assert read_document(parse(dump_line(written))) == read
    assert dump_line(write_score(read)).encode()


def test_the_documents_to_be_damaged_are_whole() -> None:
    for document in WHOLE:
        assert read_document(document)


@settings(deadline=None, max_examples=300)
@given(PARTS, JUNK)
def test_another_value_anywhere(part: tuple[Document, tuple[str | int, ...]], junk: Any) -> None:
    document, path = part
    check(having(document, junk, *path))


@settings(deadline=None)
@given(PARTS)
def test_a_part_left_out(part: tuple[Document, tuple[str | int, ...]]) -> None:
    document, path = part
    check(without(document, *path))


@settings(deadline=None)
@given(PARTS, JUNK)
def test_a_key_more(part: tuple[Document, tuple[str | int, ...]], junk: Any) -> None:
    document, path = part
    target = path[: next(at for at in range(len(path), -1, -1) if isinstance(_at(document, path[:at]), dict))]
    check(having(document, junk, *target, "odd"))


@settings(deadline=None)
@given(PARTS)
def test_no_key_more_is_ever_read(part: tuple[Document, tuple[str | int, ...]]) -> None:
    document, path = part
    target = path[: next(at for at in range(len(path), -1, -1) if isinstance(_at(document, path[:at]), dict))]
    fault = refusal(having(document, "Ada", *target, "odd"))
    assert fault is not None
    assert fault.at.endswith("odd")


def _at(document: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        document = document[step]
    return document
