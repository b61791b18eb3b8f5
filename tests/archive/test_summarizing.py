import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from companion.archive import Archive, Envelope, MissingSessionError
from companion.archive.summarizing import summarize

TALLY = Envelope(
    id="tally",
    document={
        "format": "companion/tally",
        "version": 1,
        "game": "blind-hen",
        "players": [
            {"name": "Ada", "display": ["green-4"], "hens": 0, "corns": 0},
            {"name": "Ben", "display": ["red-4"], "hens": 0, "corns": 0},
            {"name": "Cy", "display": [], "hens": 1, "corns": 0},
        ],
    },
    started_at="2026-11-20T18:00:00Z",
    finished_at="2026-11-20T18:00:00Z",
)
SESSION = Envelope(
    id="session",
    document={
        "format": "companion/session",
        "version": 1,
        "game": "blind-hen",
        "players": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}],
        "setup": {"auctioneer": "Ada", "displays": {"Ada": ["green-2"], "Ben": ["red-3"], "Cy": ["blue-1"]}},
        "log": [],
    },
    started_at="2026-11-20T18:00:00Z",
)


def ended(session: Envelope) -> Envelope:
    return replace(session, document={**session.document, "log": [{"type": "end"}]}, finished_at="2026-11-20T19:00:00Z")


def test_a_tally_shows_its_winners_and_their_points() -> None:
    row = summarize(TALLY)
    assert (row.kind, row.game, row.players) == ("tally", "blind-hen", ("Ada", "Ben", "Cy"))
    assert (row.winners, row.best) == (("Ada", "Ben"), 12)


def test_a_session_in_play_has_no_winners_yet() -> None:
    row = summarize(SESSION)
    assert (row.kind, row.winners, row.best, row.finished_at) == ("session", (), None, None)


def test_a_finished_session_shows_who_won() -> None:
    row = summarize(ended(SESSION))
    assert (row.winners, row.best) == (("Ben",), 11)


def test_a_session_whose_log_breaks_a_rule_is_listed_up_to_there() -> None:
    broken = replace(SESSION, document={**SESSION.document, "log": [{"type": "pass", "player": "Ada"}]})
    assert summarize(broken).players == ("Ada", "Ben", "Cy")


def test_a_document_that_cannot_begin_has_no_row() -> None:
    with pytest.raises(ValueError, match="players"):
        summarize(replace(SESSION, document={**SESSION.document, "players": []}))


def test_the_archive_says_where_it_lies(tmp_path: Path) -> None:
    async def where() -> Path:
        archive = await Archive.open(tmp_path, summarize)
        await archive.close()
        return archive.where

    assert asyncio.run(where()) == tmp_path


def test_a_refusal_of_the_archive_can_be_said_in_other_languages() -> None:
    missing = MissingSessionError(id="x")
    assert str(missing.sentence) == str(missing)
    assert missing.sentence.template == MissingSessionError.template
