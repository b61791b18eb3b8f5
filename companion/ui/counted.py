"""A tally that was just scored can be counted on: its form is kept until the next one of the game."""

from companion.archive import JsonValue, Memory
from companion.ui.desk import Desk
from companion.ui.drafts import AnyForm, write_form
from companion.ui.hosting import Hosting


async def keep_count(desk: Desk, game: str, tally_id: str, form: AnyForm) -> None:
    """Keep the form behind a tally that was saved."""
    await desk.archive.household.keep_setup(_place(game), {"tally": tally_id, "form": write_form(form)})


def count_behind(memory: Memory, game: str, tally_id: str) -> JsonValue:
    """Return the form that led to a tally; None when it is not kept, or another count of the game has begun."""
    kept = memory.setups.get(_place(game))
    if not isinstance(kept, dict) or kept.get("tally") != tally_id or tally_key(game) in memory.setups:
        return None
    return kept.get("form")


async def take_back(host: Hosting, game: str, tally_id: str) -> None:
    """Delete a tally and lay its form out again."""
    household = host.desk.archive.household
    form = count_behind(household.memory, game, tally_id)
    await household.keep_setup(tally_key(game), form)
    await household.drop_setup(_place(game))
    await host.delete(tally_id)


def tally_key(game: str) -> str:
    """Return the key under which the form of a game's tally is kept."""
    return f"tally/{game}"


def _place(game: str) -> str:
    return f"counted/{game}"
