"""Half-made forms: what is kept, and what a tap that comes too late does."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from companion.archive import Archive
from companion.archive.summarizing import summarize
from companion.ui.drafts import AnyForm, Form, Paper
from companion.ui.seating import Seating
from companion.ui.setups.rubbish_auction.item_names import SetItems

BLANK: AnyForm = Form(own=SetItems())


def on_paper(folder: Path, write: Callable[[Paper], Awaitable[None]]) -> None:
    async def work() -> None:
        archive = await Archive.open(folder, summarize)
        await write(Paper(archive.household, "new/blind-hen", Form[SetItems], BLANK))
        await archive.close()

    asyncio.run(work())


def seated(*players: str) -> Callable[[AnyForm], AnyForm]:
    return lambda form: replace(form, seating=Seating(players=players))


def test_a_form_is_kept_from_its_first_step_on(tmp_path: Path) -> None:
    async def write(paper: Paper) -> None:
        assert (paper.kept, paper.form) == (False, BLANK)
        assert await paper.write(seated("Ada")) == paper.form
        assert (paper.kept, paper.form.seating.players) == (True, ("Ada",))

    on_paper(tmp_path, write)


def test_a_tap_after_start_writes_nothing_and_the_form_stays_in_sight(tmp_path: Path) -> None:
    async def write(paper: Paper) -> None:
        await paper.write(seated("Ada", "Ben"))
        await paper.use_up()
        assert await paper.write(seated("Cy")) is None
        assert (paper.kept, paper.form.seating.players) == (False, ("Ada", "Ben"))

    on_paper(tmp_path, write)


def test_a_form_that_is_emptied_can_be_filled_again(tmp_path: Path) -> None:
    async def write(paper: Paper) -> None:
        await paper.write(seated("Ada", "Ben"))
        await paper.use_up()
        await paper.discard()
        assert (paper.kept, paper.form) == (False, BLANK)
        await paper.write(seated("Cy"))
        assert paper.form.seating.players == ("Cy",)

    on_paper(tmp_path, write)
