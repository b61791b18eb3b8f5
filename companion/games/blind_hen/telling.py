"""Blind Hen in words: the log, the undo key, and what to do on the table."""

from companion.games.blind_hen.applying import forced
from companion.games.blind_hen.events import (
    AuctionVoided,
    BidPlaced,
    CardPicked,
    CardsOffered,
    CardsPaid,
    ChickensRecounted,
    GameEndDrawn,
    LotRevealed,
    LotSold,
    PlayerPassed,
    PlayerRecounted,
)
from companion.games.blind_hen.facts import COLORS, FEWEST_AUCTIONS, MOST_AUCTIONS, Color
from companion.games.blind_hen.state import BlindHenState, Phase
from companion.games.blind_hen.wording import CHICKEN_NAMES, COLOR_NAMES, card_name, card_names, lot_names, offer_names
from companion.games.game import Announcement
from companion.tracker import Event
from companion.words import Listing, Name, Sentence, say, say_many


def progress(state: BlindHenState) -> Sentence:
    """Return which auction this is, and how near the Game End card may be (BH-21)."""
    if state.phase is Phase.OVER or state.exhausted:
        return say_many("{count} auction", "{count} auctions", count=state.auctions)
    if state.auctions >= FEWEST_AUCTIONS:
        return say("Auction {number} of {most} at most", number=state.auctions + 1, most=MOST_AUCTIONS)
    return say(
        "Auction {number} of {fewest}–{most}", number=state.auctions + 1, fewest=FEWEST_AUCTIONS, most=MOST_AUCTIONS
    )


def chapter(state: BlindHenState) -> Sentence:
    """Return the heading under which the log of this moment stands."""
    if state.phase is Phase.OVER or state.exhausted:
        return say("The end")
    return say("Auction {number}", number=state.auctions + 1)


def log_line(before: BlindHenState, event: Event, after: BlindHenState, revealed: bool) -> Sentence:  # noqa: FBT001
    """Return what happened, as the log tells it; hidden cards are named only when ``revealed`` (BH-23)."""
    match event:
        case CardsOffered(face_up=cards):
            return say(
                "{player} puts {cards} face up", player=before.auctioneer, cards=offer_names(cards, revealed=revealed)
            )
        case BidPlaced(player=player, amount=amount):
            return say("{player} bids {amount}", player=player, amount=amount)
        case PlayerPassed(player=player):
            return say("{player} passes", player=player)
        case LotSold(player=player, price=price):
            return say("{player} wins for {price}", player=player, price=price)
        case CardsPaid(cards=cards):
            return _payment(before, card_names(cards))
        case CardPicked(player=player, card=card):
            return say("{player} picks {card}", player=player, card=card_name(card))
        case LotRevealed(cards=cards):
            lot = lot_names(cards, revealed=revealed)
            return say("{player} takes the lot: {cards}", player=_winner(before), cards=lot)
        case AuctionVoided():
            return say("{player} repeats the auction (BH-12)", player=before.auctioneer)
        case PlayerRecounted(player=player):
            return _recount(before, event, after, revealed=revealed, player=player)
        case ChickensRecounted(owners=owners):
            return say("Recounted: {moves}", moves=Listing(tuple(_owner(c, o) for c, o in owners.items())))
        case GameEndDrawn():
            return say("The Game End card is drawn")
        case _:
            raise TypeError(event)


def short(before: BlindHenState, event: Event) -> Sentence:
    """Return the few words by which the undo key names an event."""
    match event:
        case CardsOffered():
            return say("face-up cards")
        case BidPlaced(player=player, amount=amount):
            return say("{player} bid {amount}", player=player, amount=amount)
        case PlayerPassed(player=player):
            return say("{player} passed", player=player)
        case LotSold(price=0, player=player):
            return say("{player} won for 0", player=player)
        case LotSold(price=price):
            return say("price {price}", price=price)
        case CardsPaid():
            return say("{player} pays {price}", player=_winner(before), price=before.price or 0)
        case CardPicked(player=player, card=card):
            return say("{player} picked {card}", player=player, card=card_name(card))
        case LotRevealed():
            return say("{player} bought for {price}", player=_winner(before), price=before.price or 0)
        case AuctionVoided():
            return say("auction annulled")
        case PlayerRecounted(player=player):
            return say("recount of {player}", player=player)
        case ChickensRecounted():
            return say("wooden chickens")
        case _:
            return say("Game End card")


def announce(before: BlindHenState, event: Event, after: BlindHenState) -> tuple[Announcement, ...]:
    """Return what to do on the table after an event, said aloud; of payments and picks only what nobody was asked."""
    match event:
        case CardsPaid(cards=cards) if forced(before) == event:
            detail = say("The whole display is needed for {price} (BH-14).", price=before.price or 0)
            return (Announcement(text=_payment(before, card_names(cards)), detail=detail),)
        case CardPicked(player=player, card=card) if forced(before) == event:
            text = say("{player} picks {card}", player=player, card=card_name(card))
            return (Announcement(text=text, detail=say("Nothing else is left to choose (BH-16).")),)
        case LotRevealed():
            return _after_lot(before, after)
        case AuctionVoided():
            text = say("The auction is repeated")
            detail = say(
                "Payment goes back. {player} keeps the same three cards, and the bids start afresh (BH-12).",
                player=before.auctioneer,
            )
            return (Announcement(text=text, detail=detail),)
        case _:
            return ()


def _after_lot(before: BlindHenState, after: BlindHenState) -> tuple[Announcement, ...]:
    winner = _winner(before)
    moved = tuple(
        Announcement(
            text=_move(color, before.chickens[color], winner),
            detail=_lead(after, color, winner),
            picture=f"chicken-{color}",
        )
        for color in COLORS
        if before.chickens[color] != after.chickens[color]
    )
    if moved or after.exhausted:
        return moved
    if not before.with_chickens:
        return (Announcement(text=say("{player} is the auctioneer", player=after.auctioneer)),)
    return (Announcement(text=say("No chicken moves. {player} is the auctioneer", player=after.auctioneer)),)


def _move(color: Color, owner: Name | None, winner: Name) -> Sentence:
    if owner is None:
        return say("{player} takes {chicken} from the supply", player=winner, chicken=CHICKEN_NAMES[color])
    return say("{player} takes {chicken} from {owner}", player=winner, chicken=CHICKEN_NAMES[color], owner=owner)


def _lead(state: BlindHenState, color: Color, winner: Name) -> Sentence:
    others = {name: state.count(name, color) for name in state.seating if name != winner}
    rival = max(others, key=lambda name: others[name])
    return say(
        "{player} now has {count} {color}, {rival} has {fewer}",
        player=winner,
        count=state.count(winner, color),
        color=COLOR_NAMES[color],
        rival=rival,
        fewer=others[rival],
    )


def _payment(before: BlindHenState, cards: Listing) -> Sentence:
    winner = _winner(before)
    if winner == before.auctioneer:
        return say("{player} lays {cards} in the middle", player=winner, cards=cards)
    return say("{player} pays {auctioneer} {cards}", player=winner, auctioneer=before.auctioneer, cards=cards)


def _recount(
    before: BlindHenState, event: PlayerRecounted, after: BlindHenState, *, revealed: bool, player: Name
) -> Sentence:
    if revealed:
        return say(
            "{player} is recounted: {cards}, {hens}, {corns}",
            player=player,
            cards=say_many("{count} chicken card", "{count} chicken cards", count=len(event.display)),
            hens=say_many("{count} Blind Hen", "{count} Blind Hens", count=event.hens),
            corns=say_many("{count} Golden Corn", "{count} Golden Corns", count=event.corns),
        )
    return say(
        "{player} is recounted: display worth {value} instead of {tracked}, pile of {pile}",
        player=player,
        value=after.limit(player),
        tracked=before.limit(player),
        pile=after.pile(player),
    )


def _owner(color: Color, owner: Name | None) -> Sentence:
    if owner is None:
        return say("{chicken} is back in the supply", chicken=CHICKEN_NAMES[color])
    return say("{chicken} belongs to {player}", chicken=CHICKEN_NAMES[color], player=owner)


def _winner(state: BlindHenState) -> Name:
    if state.winner is None:
        raise ValueError(state.phase)
    return state.winner
