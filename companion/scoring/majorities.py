"""Majorities: who has most, and how those who tie share the points, each fraction rounded up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.words import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """What one seat gets for its place: ``pool`` points divided among ``sharers``, rounded up.

    ``place`` counts from 1; 0 means no place that is worth anything.
    """

    points: int = 0
    place: int = 0
    pool: int = 0
    sharers: int = 0


NOTHING = Share()


def rounded_up_share(pool: int, sharers: int) -> int:
    """Return the points of each of those who tie, "if necessary, round up" (BH-02, BH-06).

    >>> rounded_up_share(12, 5), rounded_up_share(4, 3), rounded_up_share(12, 2)
    (3, 2, 6)
    """
    return -(-pool // sharers)


def share_prizes(counts: Mapping[Name, int], prizes: Sequence[int]) -> dict[Name, Share]:
    """Return every seat's share when the prizes go to the highest counts, tied seats sharing theirs.

    Seats that tie take as many prizes together as they are; prizes that nobody is left for lapse.

    >>> shares = share_prizes({"Ada": 5, "Ben": 5, "Cy": 2}, (8, 4))
    >>> [share.points for share in shares.values()]
    [6, 6, 0]
    """
    shares = dict.fromkeys(counts, NOTHING)
    left = list(prizes)
    place = 1
    for count in sorted(set(counts.values()), reverse=True):
        if not left:
            break
        tied = [seat for seat, own in counts.items() if own == count]
        pool = sum(left[: len(tied)])
        share = Share(points=rounded_up_share(pool, len(tied)), place=place, pool=pool, sharers=len(tied))
        shares.update(dict.fromkeys(tied, share))
        left = left[len(tied) :]
        place += len(tied)
    return shares
