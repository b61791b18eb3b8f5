"""Egg On, in German Auweier (sheet 002)."""

from companion.games.egg_on.title import EGG_ON

__all__ = ["EGG_ON"]
