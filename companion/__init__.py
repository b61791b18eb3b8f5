"""Henhouse: a companion for auction card games, beside the cards on a real table."""
