import os
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.archive import Envelope, JsonValue, checked_id
from tests.archive.samples import opened, run, session

texts = st.text(max_size=20)
plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts
values: st.SearchStrategy[JsonValue] = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4), max_leaves=12
)
envelopes = st.builds(
    Envelope,
    id=st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True),
    document=st.dictionaries(texts, values, max_size=5),
    draft=st.lists(texts, max_size=4).map(tuple),
    started_at=texts,
    finished_at=st.none() | texts,
    notice=texts,
)


@settings(deadline=None, max_examples=60, derandomize=bool(os.environ.get("CI")))
@given(envelope=envelopes)
def test_what_is_loaded_is_what_was_saved(envelope: Envelope) -> None:
    with_players = replace(envelope, document={**envelope.document, "players": [], "log": []})

    async def work(folder: Path) -> None:
        archive = await opened(folder)
        await archive.save(with_players)
        assert await archive.load(envelope.id) == with_players
        await archive.close()
        archive = await opened(folder)
        assert await archive.load(envelope.id) == with_players
        assert [row.id for row in archive.summaries()] == [envelope.id]
        assert archive.set_aside() == ()
        await archive.close()

    with tempfile.TemporaryDirectory() as folder:
        run(work(Path(folder)))


def test_the_longest_id_is_accepted() -> None:
    assert checked_id("Ab-9_" + "x" * 59) == session("Ab-9_" + "x" * 59).id
