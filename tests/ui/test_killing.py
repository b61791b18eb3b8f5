"""Killed at any moment, the app comes back to the same question: nothing that the screen has shown is lost."""

import random
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from companion.archive import Envelope
from companion.documents import open_session, write_session
from companion.tracker import Answered, Drafted, Key
from companion.ui.open_table import OpenTable
from tests.ui.house import House, free_port, start_house
from tests.ui.phone import Phone, new_phone
from tests.ui.seeds import fresh_session, saved, seed

NOW = "2026-11-21T19:00:00Z"
IN_FLIGHT = 3000
MOST_TAPS = 7
A_TAP = 0.12
"""Seconds from a click until its entry is surely saved and shown, on a machine that is not busy."""
Holding = tuple[list[object], tuple[str, ...]]


def table_of(envelope: Envelope) -> OpenTable:
    opened = open_session(envelope.document)
    assert opened.fault is None
    return OpenTable(session=opened.session, draft=envelope.draft)


def after(table: OpenTable, key: Key) -> OpenTable:
    """What the table has to be after a tap."""
    if isinstance(key.outcome, Drafted):
        return replace(table, draft=key.outcome.draft)
    assert isinstance(key.outcome, Answered)
    replay = table.session.replay.answered(key.outcome.events, at=NOW)
    return replace(table, session=table.session.continued(replay, now=NOW), draft=())


def undo_text(table: OpenTable) -> str:
    words = table.undo_words(frozenset())
    return "Nothing to undo" if words is None else f"Undo: {words}"


def holding(table: OpenTable) -> Holding:
    """What is saved of a table, times left out."""
    log = write_session(table.session)["log"]
    assert isinstance(log, list)
    entries = [entry for entry in log if isinstance(entry, dict)]
    return [{name: value for name, value in entry.items() if name != "at"} for entry in entries], table.draft


def random_tap(table: OpenTable, chance: random.Random) -> Key | None:
    """A live key that leads on and changes what undo says, by which the screen acknowledges it; None at the end."""
    question = table.question(frozenset())
    crumbs = {crumb.key for crumb in question.crumbs if crumb.key}
    keys = [
        key
        for key in tuple(question.keys())
        if key.refusal is None
        and key not in crumbs
        and key.id not in {"end", "void"}
        and isinstance(key.outcome, (Answered, Drafted))
        and undo_text(after(table, key)) != undo_text(table)
    ]
    return chance.choice(keys) if keys else None


def asks_the_same(table: OpenTable, coming: OpenTable) -> bool:
    return table.question(frozenset()).asked == coming.question(frozenset()).asked


def tap_until_killed(phone: Phone, house: House, table: OpenTable, chance: random.Random) -> tuple[OpenTable, ...]:
    """Tap as fast as the screen follows, and kill within some tap.

    Return the last table that the screen showed, and one that may be on its way.
    """
    undo = phone.find("undo")
    fatal = chance.randrange(MOST_TAPS)
    number = 0
    while True:
        key = random_tap(table, chance)
        if number == fatal or key is None:
            threading.Timer(chance.uniform(0, A_TAP), house.kill).start()
        if key is None:
            house.process.wait()
            return (table,)
        number += 1
        coming = after(table, key)
        try:
            phone.find(f"key-{key.id}").click(timeout=IN_FLIGHT)
            expect(undo).to_have_text(undo_text(coming), timeout=IN_FLIGHT)
        except (Error, AssertionError):
            assert house.process.code is not None, f"the screen did not follow {key.id} to “{undo_text(coming)}”"
            house.process.wait()
            return table, coming
        if number <= fatal and not asks_the_same(table, coming):
            phone.settle()
        table = coming


def test_every_entry_that_the_screen_acknowledged_is_there_after_a_kill(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = int(request.config.getoption("--kills"))
    chance = random.Random(20261121)  # noqa: S311 - a test that can be repeated, not a secret
    data, port = tmp_path / "data", free_port()
    seed(data, fresh_session())
    game, table = "fresh", table_of(saved(data, "fresh"))
    taps = 0
    for number in range(kills):
        if table.session.over:
            game = f"fresh-{number}"
            seed(data, {**fresh_session(), "id": game})
            table = table_of(saved(data, game))
        house = start_house(data, port)
        phone = new_phone(browser, house.address)
        phone.go(f"/table/{game}")
        expect(phone.see("undo")).to_have_text(undo_text(table), timeout=30_000)
        before = len(table.session.replay.log)
        possible = tap_until_killed(phone, house, table, chance)
        phone.page.context.close()
        table = table_of(saved(data, game))
        assert holding(table) in [holding(one) for one in possible]
        taps += len(table.session.replay.log) - before
    assert 2 * taps >= kills, (
        f"only {taps} entries were logged in {kills} rounds: the kills came too early to test anything"
    )
