"""Blind Hen asks: what really lies there? The tracked cards in the grid, put right by taps."""

from collections import Counter
from dataclasses import dataclass, replace

from companion.games.blind_hen.asking_parts import card_key
from companion.games.blind_hen.events import ChickensRecounted, PlayerRecounted
from companion.games.blind_hen.faces import GRID
from companion.games.blind_hen.facts import COLORS, CORN, HEN, ChickenCard, FaceDownCard, chicken_card, in_order
from companion.games.blind_hen.judging import judge
from companion.games.blind_hen.state import BlindHenState
from companion.games.blind_hen.wording import CHICKEN_NAMES, card_name
from companion.tracker import ALLOWED, Answered, Draft, Drafted, Face, Key, PickCards, Ruling, Secret, refuse
from companion.words import Listing, Name, Sentence, say, say_many

RECOUNT = "recount:"
MORE = "more:"
FEWER = "fewer:"
ADDING = "adding"
REMOVING = "removing"
PILE = (HEN, CORN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recount:
    """A recount in the making: what is there by the taps so far, and whether a tap adds or takes away cards."""

    player: Name
    display: Counter[ChickenCard]
    pile: Counter[FaceDownCard]
    removing: bool

    @property
    def event(self) -> PlayerRecounted:
        """The event that saves it."""
        return PlayerRecounted(
            player=self.player,
            display=in_order(tuple(self.display.elements())),
            hens=self.pile[HEN],
            corns=self.pile[CORN],
        )


def recount_of(state: BlindHenState, draft: Draft) -> Recount:
    """Return the recount that a draft describes."""
    player = Name(draft[0].removeprefix(RECOUNT))
    display = Counter(state.displays[player])
    pile = Counter({HEN: state.hens[player], CORN: state.corns[player]})
    removing = False
    for tap in draft[1:]:
        sign, _, card = tap.partition(":")
        step = {"more": 1, "fewer": -1}.get(sign, 0)
        if tap in {ADDING, REMOVING}:
            removing = tap == REMOVING
        elif card in {"hen", "corn"}:
            pile[FaceDownCard(card)] += step
        elif step:
            display[chicken_card(card)] += step
    return Recount(player=player, display=display, pile=pile, removing=removing)


def what_is_there(state: BlindHenState, draft: Draft) -> PickCards:
    """Ask for the differences between what was tracked and what lies there; one tap a difference."""
    recount = recount_of(state, draft)
    differences = _differences(state, recount)
    verdict = judge(state, recount.event)
    save = Key(
        id="save",
        text=say("Save: {differences}", differences=Listing(differences)) if differences else say("Nothing to change"),
        outcome=Answered((recount.event,)) if differences else Drafted(()),
        main=True,
        refusal=None if verdict.allowed else verdict,
    )
    return PickCards(
        title=say("Recount {player}", player=recount.player),
        hint=say("Tap each card to take away") if recount.removing else say("Tap each card to add"),
        rows=(_switches(recount, draft), *_grid(recount, draft)),
        aside=(save,),
        acting=recount.player,
        taken=say("last tap of counting"),
        secret=_pile(recount, draft),
        covers_table=True,
    )


def about(state: BlindHenState, player: Name) -> tuple[Key, ...]:
    """Return what can be put right about a player at any time between auctions: the cards, and each chicken."""
    recount = PlayerRecounted(
        player=player, display=state.displays[player], hens=state.hens[player], corns=state.corns[player]
    )
    verdict = judge(state, recount)
    keys: list[Key] = [
        Key(
            id=f"{RECOUNT}{player}",
            text=say("Recount"),
            outcome=Drafted((f"{RECOUNT}{player}",)),
            icon="recount",
            refusal=None if verdict.allowed else verdict,
        )
    ]
    if not state.with_chickens:
        return tuple(keys)
    for color in COLORS:
        owned = state.chickens[color] == player
        event = ChickensRecounted(owners={color: None if owned else player})
        verdict = judge(state, event)
        keys.append(
            Key(
                id=f"chicken:{color}:{player}",
                text=say("put back {chicken}", chicken=CHICKEN_NAMES[color])
                if owned
                else say("give {player} {chicken}", player=player, chicken=CHICKEN_NAMES[color]),
                outcome=Answered((event,)),
                face=Face(hue=str(color), picture=f"chicken-{color}"),
                chosen=int(owned),
                refusal=None if verdict.allowed else verdict,
            )
        )
    return tuple(keys)


def _grid(recount: Recount, draft: Draft) -> tuple[tuple[Key, ...], ...]:
    sign = FEWER if recount.removing else MORE
    return tuple(
        tuple(
            replace(
                card_key(
                    f"{sign}{card}",
                    card,
                    Drafted((*draft, f"{sign}{card}")),
                    _takable(recount, card),
                    _spoken(recount, card),
                ),
                chosen=recount.display[card],
            )
            for card in row
        )
        for row in GRID
    )


def _spoken(recount: Recount, card: ChickenCard) -> Sentence:
    count = recount.display[card]
    if recount.removing:
        return say("{card}, {count} counted, take one away", card=card_name(card), count=count)
    return say("{card}, {count} counted, add one", card=card_name(card), count=count)


def _takable(recount: Recount, card: ChickenCard) -> Ruling:
    if not recount.removing or recount.display[card]:
        return ALLOWED
    return refuse("BH-24", say("No {card} is there to take away (BH-24). Choose another card.", card=card_name(card)))


def _switches(recount: Recount, draft: Draft) -> tuple[Key, ...]:
    return (
        Key(
            id=REMOVING,
            text=say("− cards"),
            spoken=say("take cards away"),
            outcome=Drafted((*draft, REMOVING)),
            chosen=int(recount.removing),
        ),
        Key(
            id=ADDING,
            text=say("+ cards"),
            spoken=say("add cards"),
            outcome=Drafted((*draft, ADDING)),
            chosen=int(not recount.removing),
        ),
    )


def _pile(recount: Recount, draft: Draft) -> Secret:
    """Hens and corns are counted only in the owner's hand (BH-23)."""
    return Secret(
        owner=recount.player,
        show=say("Give the phone to {player}: hens and corns", player=recount.player),
        hide=say("Hide the pile"),
        hint=say(
            "{player}’s pile: {hens}, {corns}",
            player=recount.player,
            hens=say_many("{count} Blind Hen", "{count} Blind Hens", count=recount.pile[HEN]),
            corns=say_many("{count} Golden Corn", "{count} Golden Corns", count=recount.pile[CORN]),
        ),
        rows=tuple((_pile_key(recount, draft, FEWER, card), _pile_key(recount, draft, MORE, card)) for card in PILE),
    )


def _pile_key(recount: Recount, draft: Draft, sign: str, card: FaceDownCard) -> Key:
    fewer = sign == FEWER
    none_left = refuse("BH-24", say("None of these is left in the pile (BH-24). Choose another card."))
    return Key(
        id=f"{sign}{card}",
        text=say("−") if fewer else say("+"),
        spoken=say("one {card} fewer", card=card_name(card)) if fewer else say("one {card} more", card=card_name(card)),
        outcome=Drafted((*draft, f"{sign}{card}")),
        face=Face(picture=str(card)),
        refusal=none_left if fewer and not recount.pile[card] else None,
    )


def _differences(state: BlindHenState, recount: Recount) -> tuple[Sentence, ...]:
    tracked = Counter(state.displays[recount.player])
    cards = [card for row in GRID for card in row]
    told = [_difference(card, recount.display[card] - tracked[card]) for card in cards]
    pile = {HEN: state.hens[recount.player], CORN: state.corns[recount.player]}
    if any(recount.pile[card] != count for card, count in pile.items()):
        told.append(say("the pile"))
    return tuple(sentence for sentence in told if sentence is not None)


def _difference(card: ChickenCard, count: int) -> Sentence | None:
    if count > 0:
        return say_many("one {card} more", "{count} × {card} more", count=count, card=card_name(card))
    if count < 0:
        return say_many("one {card} fewer", "{count} × {card} fewer", count=-count, card=card_name(card))
    return None
