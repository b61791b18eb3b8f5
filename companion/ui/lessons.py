"""Which games this household has learned: their first table is over, or its hints were sent away."""

from contextlib import suppress

from companion.archive import ArchiveError, Household, Memory
from companion.games import AnyGame


def key_of(game: AnyGame) -> str:
    """Return the setting that says a game needs no more hints here."""
    return f"learned:{game.id}"


def learned(memory: Memory, game: AnyGame) -> bool:
    """Whether a game needs no more hints."""
    return memory.settings.get(key_of(game)) is True


async def learn(household: Household, game: AnyGame) -> None:
    """Remember that a game needs no more hints; what cannot be saved costs only the next hints."""
    if not learned(household.memory, game):
        with suppress(ArchiveError):
            await household.change_setting(key_of(game), value=True)
