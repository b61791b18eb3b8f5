"""Figures and how they are printed."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """What was measured, in milliseconds, each time."""

    name: str
    times: Sequence[float]
    aim: str = ""

    @property
    def median(self) -> float:
        """The middle of all times."""
        return statistics.median(self.times)

    @property
    def slow(self) -> float:
        """What one in twenty exceeds."""
        return sorted(self.times)[int(len(self.times) * 0.95) - (len(self.times) > 1)]


def print_table(figures: Sequence[Figure]) -> None:
    """Print median and 95th percentile of each figure."""
    width = max(len(figure.name) for figure in figures)
    print(f"{'':{width}}  median ms     p95 ms  aim")
    for figure in figures:
        print(f"{figure.name:{width}}  {figure.median:9.2f}  {figure.slow:9.2f}  {figure.aim}")
