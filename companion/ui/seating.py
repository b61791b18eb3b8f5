"""Who plays, clockwise, with which options: what set-up and tally ask first, as plain values."""

from dataclasses import dataclass, replace

from companion.games import AnyGame
from companion.games.game import Table
from companion.tracker import RefusedError, refuse
from companion.words import Name, Sentence, say, say_many


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """The people chosen so far in seating order, who begins, the options that are on, and names typed just now."""

    players: tuple[str, ...] = ()
    first: str | None = None
    options: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[Name, ...]:
        """The people in seating order."""
        return tuple(Name(player) for player in self.players)

    @property
    def begins(self) -> Name | None:
        """Who begins: the one who was tapped, else whoever sits first."""
        if self.first in self.players:
            return Name(str(self.first))
        return self.names[0] if self.players else None

    @property
    def table(self) -> Table:
        """The table of the session or tally."""
        return Table(players=self.names, options=frozenset(self.options))


def toggled(seating: Seating, name: str, game: AnyGame) -> Seating:
    """Seat a person after the others, or let a seated one go; raises ``RefusedError`` when the table is full."""
    if name in seating.players:
        return replace(seating, players=tuple(player for player in seating.players if player != name))
    if len(seating.players) >= game.seats[-1]:
        reason = say(
            "{game} is for up to {most} players. Tap somebody who does not play to make room.",
            game=game.title,
            most=game.seats[-1],
        )
        raise RefusedError(refuse(None, reason))
    return replace(seating, players=(*seating.players, name))


def newcomer(seating: Seating, name: Name, known: tuple[str, ...], game: AnyGame) -> Seating:
    """Seat a person whose name was typed; a remembered one keeps the remembered spelling.

    Raises ``RefusedError`` for a name that sits at the table already: names differ by more than their case.
    """
    spelled = {one.casefold(): one for one in (*known, *seating.typed)}.get(name.casefold(), name)
    if spelled in seating.players:
        reason = say("{player} sits at the table already. Choose another name.", player=spelled)
        raise RefusedError(refuse(None, reason))
    typed = seating.typed if spelled in known or spelled in seating.typed else (*seating.typed, spelled)
    return toggled(replace(seating, typed=typed), spelled, game)


def moved(seating: Seating, name: str, to: int) -> Seating:
    """Move a person to another place in the circle; the others keep their order."""
    others = [player for player in seating.players if player != name]
    others.insert(to, name)
    return replace(seating, players=tuple(others))


def beginning(seating: Seating, name: str) -> Seating:
    """Let a person begin."""
    return replace(seating, first=name)


def switched(seating: Seating, option: str) -> Seating:
    """Switch an option on or off."""
    if option in seating.options:
        return replace(seating, options=tuple(one for one in seating.options if one != option))
    return replace(seating, options=(*seating.options, option))


def too_few(seating: Seating, game: AnyGame) -> Sentence | None:
    """Return what to do when more people are needed, None when there are enough."""
    if len(seating.players) >= game.seats[0]:
        return None
    if not seating.players:
        return say("Add at least {least} players", least=game.seats[0])
    missing = game.seats[0] - len(seating.players)
    return say_many("Add {count} more player", "Add {count} more players", count=missing)


def last_table(kept: object, game: AnyGame) -> Seating | None:
    """Return the people, seats and options of the last time, None when there was none that this game could seat."""
    if not isinstance(kept, dict):
        return None
    players, options = kept.get("players"), kept.get("options")
    if not isinstance(players, list) or not isinstance(options, list) or len(players) not in game.seats:
        return None
    known = {option.key for option in game.options}
    return Seating(
        players=tuple(str(player) for player in players),
        options=tuple(str(option) for option in options if option in known),
    )
