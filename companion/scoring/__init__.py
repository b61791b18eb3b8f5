"""The scoring module, one for all games: score sheets, majorities with rounded-up shares, places and ties."""

from companion.scoring.majorities import NOTHING, Share, rounded_up_share, share_prizes
from companion.scoring.sheet import ScoreLine, ScoreSheet, SeatScore, score_sheet, told_apart

__all__ = [
    "NOTHING",
    "ScoreLine",
    "ScoreSheet",
    "SeatScore",
    "Share",
    "rounded_up_share",
    "score_sheet",
    "share_prizes",
    "told_apart",
]
