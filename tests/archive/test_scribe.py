"""The text of a session's file is the same with and without a memory of the text before."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.archive.scribe import Scribe
from companion.archive.storage import encoded

VALUES: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
DOCUMENTS = st.dictionaries(st.sampled_from(["log", "players", "note"]), VALUES)
ENTRY = {"type": "sold", "player": "Zoë", "price": 1}


def tables(document: Any) -> Any:
    return {"envelope": {"1": {"id": "a", "draft": ["1", "½"], "document": document}}}


@settings(deadline=None)
@given(st.lists(DOCUMENTS, max_size=4))
def test_any_documents_one_after_the_other_get_their_usual_text(documents: list[Any]) -> None:
    scribe = Scribe()
    for document in documents:
        assert scribe.encoded(tables(document)) == encoded(tables(document))


@settings(deadline=None)
@given(st.lists(VALUES), st.lists(VALUES), st.lists(VALUES))
def test_a_log_that_grows_shrinks_or_changes_gets_its_usual_text(
    first: list[Any], more: list[Any], other: list[Any]
) -> None:
    scribe = Scribe()
    for log in (first, [*first, *more], first, other, [*other, *first]):
        assert scribe.encoded(tables({"log": log})) == encoded(tables({"log": log}))


def test_an_entry_that_somebody_changed_in_place_is_written_as_it_is_now() -> None:
    scribe, entry = Scribe(), dict(ENTRY)
    scribe.encoded(tables({"log": [entry]}))
    entry["price"] = 2
    assert b'"price":2' in scribe.encoded(tables({"log": [entry, ENTRY]}))


def test_an_equal_entry_of_another_kind_of_number_is_written_as_it_is() -> None:
    scribe = Scribe()
    scribe.encoded(tables({"log": [{"price": 1}]}))
    assert b'"price":true' in scribe.encoded(tables({"log": [{"price": True}]}))


def test_half_a_surrogate_pair_is_escaped_as_ever() -> None:
    half = tables({"log": [{"note": "\ud800"}]})
    assert Scribe().encoded(half) == encoded(half)
