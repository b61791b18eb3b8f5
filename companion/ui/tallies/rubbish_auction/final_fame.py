"""Rubbish Auction's final fame and items in the making, as plain values; everything that is needed, one tap each."""

from dataclasses import dataclass, field, replace

from companion.games.game import FinalPosition
from companion.games.rubbish_auction.facts import DESTINED, ITEM_NAMES
from companion.games.rubbish_auction.position import Commons, Holding
from companion.tracker import RefusedError, refuse
from companion.ui.drafts import Form
from companion.words import Name, say

DIGITS = 3
"""Fame has no upper end (RA-19); more digits than these nobody has."""
FAME, ITEMS, GEEKS = "fame", "items", "geeks"
PARTS = (FAME, ITEMS, GEEKS)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalFame:
    """The fame as typed, who has which item, what the geek cards show, and what is asked now."""

    fame: dict[str, str] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    wanted: dict[str, tuple[str, ...]] = field(default_factory=dict)
    items: tuple[str, ...] = ITEM_NAMES
    part: str = FAME
    at: str | None = None


RubbishTally = Form[FinalFame]


def begun(form: RubbishTally) -> RubbishTally:
    """Begin to count, or go on where it was left."""
    return replace(form, begun=True)


def asked(form: RubbishTally) -> tuple[str, Name]:
    """Return what is asked now, and of whom."""
    part = form.own.part if form.own.part in PARTS else FAME
    at = form.own.at
    return part, Name(at) if at in form.seating.players and at else form.seating.names[0]


def fame_of(form: RubbishTally, player: str) -> str:
    """Return the fame typed for a player, empty while there is none."""
    typed = form.own.fame.get(player, "")
    return typed if typed.isdigit() else ""


def owner_of(form: RubbishTally, item: str) -> Name | None:
    """Return who has an item, None when nobody does."""
    owner = form.own.owners.get(item)
    return Name(owner) if owner in form.seating.players and owner else None


def wanted_by(form: RubbishTally, player: str) -> tuple[str, ...]:
    """Return the items ticked for a player, in the order of the items."""
    ticked = form.own.wanted.get(player, ())
    return tuple(item for item in form.own.items if item in ticked)


def items_of(form: RubbishTally, player: str) -> tuple[str, ...]:
    """Return the items of a player."""
    return tuple(item for item in form.own.items if owner_of(form, item) == player)


def gone_to(form: RubbishTally, part: str, player: str) -> RubbishTally:
    """Go to another part, and there to a player."""
    return replace(form, own=replace(form.own, part=part, at=player))


def digit_added(form: RubbishTally, player: str, digit: str) -> RubbishTally:
    """Add a digit to a player's fame; raises ``RefusedError`` for one too many."""
    typed = fame_of(form, player) + digit
    if len(typed) > DIGITS:
        raise RefusedError(refuse("RA-19", say("{fame} is more fame than anybody has. Take a digit back.", fame=typed)))
    return _with_fame(form, player, str(int(typed)))


def digit_taken(form: RubbishTally, player: str) -> RubbishTally:
    """Take the last digit of a player's fame back."""
    return _with_fame(form, player, fame_of(form, player)[:-1])


def given(form: RubbishTally, item: str, player: str) -> RubbishTally:
    """Give an item to a player, whoever had it; the own one is taken away again.

    Once the last item has its owner, the geek cards follow by themselves.
    """
    others = {name: owner for name, owner in form.own.owners.items() if name != item}
    owners = others if owner_of(form, item) == player else {**others, item: player}
    after = replace(form, own=replace(form.own, owners=owners))
    complete = all_owned(after) and not all_owned(form)
    return replace(after, own=replace(after.own, part=GEEKS)) if complete else after


def all_owned(form: RubbishTally) -> bool:
    """Whether every item has its owner; a discarded one never has."""
    return all(owner_of(form, item) is not None for item in form.own.items)


def relabeled(form: RubbishTally, items: tuple[str, ...]) -> RubbishTally:
    """Call the items otherwise; who has which stays."""
    names = dict(zip(form.own.items, items, strict=True))
    owners = {names[item]: owner for item, owner in form.own.owners.items() if item in names}
    wanted = {player: tuple(names[item] for item in own if item in names) for player, own in form.own.wanted.items()}
    return replace(form, own=replace(form.own, items=items, owners=owners, wanted=wanted))


def ticked(form: RubbishTally, player: str, item: str) -> RubbishTally:
    """Tick an item of a player's geek card, or take the tick back; raises ``RefusedError`` for a third (RA-21)."""
    own = wanted_by(form, player)
    if item in own:
        return _with_wanted(form, player, tuple(one for one in own if one != item))
    if len(own) == DESTINED:
        reason = say("{player} has two items already (RA-21). Tap one of them to take it back.", player=player)
        raise RefusedError(refuse("RA-21", reason))
    return _with_wanted(form, player, (*own, item))


def without_fame(form: RubbishTally) -> tuple[Name, ...]:
    """Return whose fame is missing, in seating order."""
    return tuple(player for player in form.seating.names if not fame_of(form, player))


def next_player(form: RubbishTally) -> Name | None:
    """Return whose fame is asked next, clockwise, None when everybody's is there."""
    at = form.seating.names.index(asked(form)[1])
    order = (*form.seating.names[at + 1 :], *form.seating.names[:at])
    return next((player for player in order if not fame_of(form, player)), None)


def half_ticked(form: RubbishTally) -> Name | None:
    """Return the first player who has one tick: a geek card shows two items, or nobody knows it."""
    return next((player for player in form.seating.names if len(wanted_by(form, player)) == 1), None)


def all_ticked(form: RubbishTally) -> bool:
    """Whether everybody's geek card is known."""
    return all(len(wanted_by(form, player)) == DESTINED for player in form.seating.names)


def final_of(form: RubbishTally) -> FinalPosition[Holding, Commons]:
    """Return the final position that the form describes; a geek card without ticks is left out."""
    return FinalPosition(
        table=form.seating.table,
        holdings={
            player: Holding(
                fame=int(fame_of(form, player) or 0),
                items=items_of(form, player),
                destined=wanted_by(form, player) or None,
            )
            for player in form.seating.names
        },
        commons=Commons(),
    )


def _with_fame(form: RubbishTally, player: str, fame: str) -> RubbishTally:
    return replace(form, own=replace(form.own, fame={**form.own.fame, player: fame}))


def _with_wanted(form: RubbishTally, player: str, items: tuple[str, ...]) -> RubbishTally:
    return replace(form, own=replace(form.own, wanted={**form.own.wanted, player: items}))
