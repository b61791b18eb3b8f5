"""Egg On in words: the log, the undo key, and what to do on the table."""

from companion.games.egg_on.applying import settled
from companion.games.egg_on.events import (
    CrowPlayed,
    PlayerPassed,
    PlayerStuck,
    WeddingPlayed,
    WormPlayed,
    WormsSwapped,
)
from companion.games.egg_on.facts import Color, Worm
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.telling_matings import announce_matings, awards
from companion.games.egg_on.wording import COLOR_NAMES, worm_name
from companion.games.game import Announcement
from companion.tracker import Event
from companion.words import Listing, Name, Sentence, say, say_many


def progress(state: EggOnState) -> Sentence:
    """Return which turn this is, or which wedding phase."""
    if state.phase is Phase.OVER:
        return say_many("{count} turn", "{count} turns", count=state.turns)
    if state.in_phase:
        return say("Wedding phase {number}", number=state.phases)
    return say("Turn {number}", number=state.turns + 1)


def chapter(state: EggOnState) -> Sentence:
    """Return the heading under which the log of this moment stands."""
    if state.phase is Phase.OVER:
        return say("The end")
    if state.in_phase:
        return say("Wedding phase {number}", number=state.phases)
    if state.phases == 0:
        return say("Turns before the first wedding phase")
    return say("Turns after wedding phase {number}", number=state.phases)


def log_line(before: EggOnState, event: Event, after: EggOnState, _revealed: bool) -> Sentence:  # noqa: FBT001
    """Return what happened, as the log tells it; nothing that is logged is hidden (EO-31)."""
    match event:
        case WormPlayed(player=player, female=female, worm=worm):
            return _worm_line(player, female, worm)
        case CrowPlayed(player=player, female=female, target=target):
            return say(
                "{player}’s crow eats {worm} of {target} at {female}",
                player=player,
                worm=worm_name(_eaten(before, female, target)),
                target=target,
                female=COLOR_NAMES[female],
            )
        case WormsSwapped():
            return _swap_line(event)
        case WeddingPlayed(player=player, female=female) if before.in_phase:
            return say("{player} lays a wedding card at {female}", player=player, female=COLOR_NAMES[female])
        case WeddingPlayed(player=player, female=female):
            return say("{player} opens a wedding phase at {female}", player=player, female=COLOR_NAMES[female])
        case PlayerPassed(player=player):
            return _pass_line(before, player, after)
        case PlayerStuck(player=player):
            return say("{player} cannot play, so the game ends", player=player)
        case _:
            raise TypeError(event)


def short(before: EggOnState, event: Event) -> Sentence:
    """Return the few words by which the undo key names an event."""
    match event:
        case WormPlayed(player=player, female=female, worm=worm):
            return _worm_line(player, female, worm)
        case CrowPlayed(player=player, female=female, target=target):
            eaten = worm_name(_eaten(before, female, target))
            return say("{player}’s crow eats {worm} of {target}", player=player, worm=eaten, target=target)
        case WormsSwapped(player=player, female=female):
            return say("{player} swaps at {female}", player=player, female=COLOR_NAMES[female])
        case WeddingPlayed(player=player, female=female):
            return say("{player} weds {female}", player=player, female=COLOR_NAMES[female])
        case PlayerPassed(player=player):
            return say("{player} passed", player=player)
        case _:
            return say("{player} cannot play", player=before.turn)


def announce(before: EggOnState, event: Event, after: EggOnState) -> tuple[Announcement, ...]:
    """Return what to do on the table after an event, said aloud."""
    match event:
        case CrowPlayed(female=female, target=target):
            return (_crow_eats(before, female, target),)
        case WeddingPlayed(player=player) if before.phase is Phase.NORMAL:
            text = say("{player} takes the start-player card", player=player)
            return (Announcement(text=text, detail=say("Nobody draws until the wedding phase is over (EO-03).")),)
        case PlayerPassed() if before.phase is Phase.WEDDINGS and after.phase is Phase.WORMS:
            return _worms_now(settled(after))
        case PlayerPassed() if after.phase is not before.phase:
            return announce_matings(before, after)
        case PlayerStuck(player=player):
            return (Announcement(text=say("{player} cannot play. The game ends.", player=player)),)
        case _:
            return ()


def _worm_line(player: Name, female: Color, worm: Worm) -> Sentence:
    if worm is Worm.FAKE:
        return say("{player} plays the fake worm at {female}", player=player, female=COLOR_NAMES[female])
    return say("{player} plays {worm} at {female}", player=player, worm=worm_name(worm), female=COLOR_NAMES[female])


def _swap_line(event: WormsSwapped) -> Sentence:
    if event.give is Worm.FAKE:
        return say(
            "{player} puts the fake worm in the place of {worm} at {female}",
            player=event.player,
            worm=worm_name(event.take),
            female=COLOR_NAMES[event.female],
        )
    return say(
        "{player} puts {worm} in the place of the fake worm at {female}",
        player=event.player,
        worm=worm_name(event.give),
        female=COLOR_NAMES[event.female],
    )


def _pass_line(before: EggOnState, player: Name, after: EggOnState) -> Sentence:
    """The last pass of a phase tells what it leads to."""
    if after.in_phase:
        return say("{player} passes", player=player)
    awarded = awards(before)
    if not awarded:
        return say("{player} passes. Nobody gets an egg", player=player)
    return say("{player} passes. {awards}", player=player, awards=Listing(awarded))


def _crow_eats(before: EggOnState, female: Color, target: Name) -> Announcement:
    text = say(
        "The crow eats {worm} of {target} at {female}",
        worm=worm_name(_eaten(before, female, target)),
        target=target,
        female=COLOR_NAMES[female],
    )
    return Announcement(text=text, detail=say("Crow and worm leave the game (EO-11)."), picture="crow")


def _worms_now(state: EggOnState) -> tuple[Announcement, ...]:
    """Only who laid a wedding card takes part, beginning with the start player (EO-17), and can play a worm (EO-24)."""
    if state.phase is not Phase.WORMS:
        return ()
    return (Announcement(text=say("Now worms: {players} may play", players=Listing(state.asked))),)


def _eaten(before: EggOnState, female: Color, target: Name) -> Worm:
    place = before.eaten_first(female, target)
    if place is None:
        raise ValueError(target)
    return before.stack(female, target)[place]
