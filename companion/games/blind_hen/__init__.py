"""Blind Hen, with its Wooden Chicken expansion (sheets 000 and 001)."""

from companion.games.blind_hen.title import BLIND_HEN

__all__ = ["BLIND_HEN"]
