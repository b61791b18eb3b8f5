"""Auction Chicken, rule sheet 003."""

from companion.games.auction_chicken.title import AUCTION_CHICKEN

__all__ = ["AUCTION_CHICKEN"]
