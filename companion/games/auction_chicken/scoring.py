"""The score of Auction Chicken: number cards, aces and crowns; tokens break ties."""

from companion.games.auction_chicken.facts import Card, Rank, Suit
from companion.games.auction_chicken.position import Holding, Position
from companion.games.auction_chicken.scoring_words import ace_words, crown_words, one_after_another, tie_words
from companion.games.auction_chicken.state import high_to_low
from companion.games.auction_chicken.wording import card_names, one_by_one
from companion.scoring import ScoreLine, ScoreSheet, score_sheet, told_apart
from companion.words import Sentence, say


def score(position: Position, *, final: bool) -> ScoreSheet:
    """Return the score sheet; most points win, then most tokens (AC-07), and who still ties wins together (AC-06)."""
    lone = "lone_ace_counts_tokens" in position.table.options
    lines = {
        name: (numbers_line(own), aces_line(own, lone=lone), crowns_line(own))
        for name, own in position.holdings.items()
    }
    totals = {name: sum(line.points for line in own) for name, own in lines.items()}
    tokens = {name: sum(own.tokens.values()) for name, own in position.holdings.items()}
    decided = [
        tie_words(totals[apart[0]], {name: tokens[name] for name in apart}) for apart in told_apart(totals, tokens)
    ]
    return score_sheet(
        lines, final=final, tie_breaker=tokens, tie_break=one_after_another(decided) if decided else None
    )


def numbers_line(holding: Holding) -> ScoreLine:
    """Number-ranked cards, 2 to 9, are worth their rank; aces and crowns are none (AC-01)."""
    cards = high_to_low(card for card in holding.score_pile if card.rank.numbered)
    if not cards:
        return ScoreLine(key="numbers", points=0, reason=say("no number cards"), rules=("AC-01",))
    values = [int(card.rank) for card in cards]
    return ScoreLine(
        key="numbers",
        points=sum(values),
        reason=say("{cards}", cards=card_names(cards)),
        arithmetic=say("{sum} = {points}", sum=" + ".join(map(str, values)), points=sum(values)),
        rules=("AC-01",),
    )


def aces_line(holding: Holding, *, lone: bool) -> ScoreLine:
    """Each ace is worth the tokens of its suit or its highest number card, whichever is lower (AC-02)."""
    points = [ace_points(holding, card.suits[0], lone=lone) for card in _of_rank(holding, Rank.ACE)]
    return _line("aces", points, ace_reasons(holding, lone=lone), say("no aces"), "AC-02")


def ace_reasons(holding: Holding, *, lone: bool) -> tuple[Sentence, ...]:
    """Return why each ace is worth what it is, one by one (AC-02)."""
    return tuple(
        ace_words(holding, card, ace_points(holding, card.suits[0], lone=lone), lone=lone)
        for card in _of_rank(holding, Rank.ACE)
    )


def ace_points(holding: Holding, suit: Suit, *, lone: bool) -> int:
    """Without a number card of its suit an ace is worth nothing, as a ``lone`` one its tokens (AC-02)."""
    highest = holding.highest_number(suit)
    if highest is None:
        return holding.tokens[suit] if lone else 0
    return min(holding.tokens[suit], highest)


def crowns_line(holding: Holding) -> ScoreLine:
    """Each crown is worth the tokens of its suit or its highest number card, whichever is higher (AC-03)."""
    points = [crown_points(holding, card.suits[0]) for card in _of_rank(holding, Rank.CROWN)]
    return _line("crowns", points, crown_reasons(holding), say("no crowns"), "AC-03")


def crown_reasons(holding: Holding) -> tuple[Sentence, ...]:
    """Return why each crown is worth what it is, one by one (AC-03)."""
    return tuple(
        crown_words(holding, card, crown_points(holding, card.suits[0])) for card in _of_rank(holding, Rank.CROWN)
    )


def crown_points(holding: Holding, suit: Suit) -> int:
    """Without a number card of its suit a crown is worth its tokens, without these its number card (AC-03)."""
    return max(holding.tokens[suit], holding.highest_number(suit) or 0)


def _of_rank(holding: Holding, rank: Rank) -> tuple[Card, ...]:
    return tuple(card for card in holding.score_pile if card.rank is rank)


def _line(key: str, values: list[int], reasons: tuple[Sentence, ...], none: Sentence, rule: str) -> ScoreLine:
    return ScoreLine(
        key=key,
        points=sum(values),
        reason=one_by_one(reasons) if reasons else none,
        arithmetic=say("{sum} = {points}", sum=" + ".join(map(str, values)), points=sum(values))
        if len(values) > 1
        else None,
        rules=(rule,),
    )
