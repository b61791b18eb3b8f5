"""The appraisal in words: who mates where and gets which egg, where nobody does and why, what is cleared away."""

from companion.games.egg_on.applying import forced
from companion.games.egg_on.facts import HAND, Worm
from companion.games.egg_on.mating import Mating, Verdict, appraisal
from companion.games.egg_on.state import EggOnState, Phase
from companion.games.egg_on.wording import FEMALE_NAMES, egg_name, worm_name
from companion.games.game import Announcement
from companion.words import Listing, Name, Sentence, say


def mating_line(mating: Mating) -> Sentence:
    """Return the verdict on a female in a line."""
    female = FEMALE_NAMES[mating.female]
    if mating.egg is not None:
        return _mated(mating, mating.egg.number)
    match mating.verdict:
        case Verdict.TIE:
            return say(
                "{female}: {players} tie at {total}, no egg",
                female=female,
                players=Listing(mating.males),
                total=mating.highest,
            )
        case Verdict.HIGHEST_UNWED:
            return say("{female}: {player} has most but no wedding card, no egg", female=female, player=mating.males[0])
        case Verdict.NOTHING_OFFERED:
            return say("{female}: nothing offered, no egg", female=female)
        case Verdict.EMPTY_NEST:
            return say("{female}: the nest is empty, no egg", female=female)
        case _:
            return say("{females}: no wedding card", females=Listing((female,)))


def _mated(mating: Mating, number: int) -> Sentence:
    female, player = FEMALE_NAMES[mating.female], mating.males[0]
    if not mating.second:
        return say(
            "{female}: {player} alone offers {own}, egg {egg}",
            female=female,
            player=player,
            own=mating.highest,
            egg=number,
        )
    return say(
        "{female}: {player} {own} beats {other}, egg {egg}",
        female=female,
        player=player,
        own=mating.highest,
        other=mating.second,
        egg=number,
    )


def announce_matings(before: EggOnState, after: EggOnState) -> tuple[Announcement, ...]:
    """Return the end of a wedding phase said aloud: a line a female, then who goes on (EO-28)."""
    verdicts = appraisal(before)
    lines = [
        Announcement(text=mating_line(one), detail=_cleared(one), todo=True, picture=_picture(one))
        for one in verdicts
        if one.verdict is not Verdict.NO_WEDDING_CARD
    ]
    unwed = tuple(FEMALE_NAMES[one.female] for one in verdicts if one.verdict is Verdict.NO_WEDDING_CARD)
    if unwed:
        lines.append(Announcement(text=say("{females}: no wedding card", females=Listing(unwed))))
    if after.phase is Phase.OVER:
        return (*lines, Announcement(text=say("The last egg is awarded. The game ends.")))
    if forced(after) is not None:  # who starts cannot play (EO-24), and that is said next
        return tuple(lines)
    goes_on = Announcement(
        text=say("{player} starts", player=after.start_player),
        detail=say("Everybody draws up to {count} cards (EO-28).", count=HAND),
        todo=True,
    )
    return (*lines, goes_on)


def awards(before: EggOnState) -> tuple[Sentence, ...]:
    """Return who gets which egg when the phase ends here."""
    return tuple(
        say("{player} gets {egg}", player=one.males[0], egg=egg_name(one.egg))
        for one in appraisal(before)
        if one.egg is not None
    )


def _picture(mating: Mating) -> str | None:
    return None if mating.egg is None else f"egg-{mating.egg.number}"


def _cleared(mating: Mating) -> Sentence:
    """Whoever has a wedding card there takes it and all his worms away (EO-21)."""
    cards = tuple(_cards_of(player, worms) for player, worms in mating.cleared.items())
    return say("Clear away: {cards}", cards=Listing(cards))


def _cards_of(player: Name, worms: tuple[Worm, ...]) -> Sentence:
    cards = Listing((say("wedding card"), *(worm_name(worm) for worm in worms)))
    return say("{player} ({cards})", player=player, cards=cards)
