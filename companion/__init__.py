"""Henhouse: a companion for auction card games, beside the cards on a real table."""

__version__ = "1.0.0"
