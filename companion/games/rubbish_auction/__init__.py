"""Rubbish Auction, in German Versteigerung im Fundbüro (sheet 004)."""

from companion.games.rubbish_auction.title import RUBBISH_AUCTION

__all__ = ["RUBBISH_AUCTION"]
