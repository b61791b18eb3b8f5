"""Rubbish Auction as a person with pen and paper follows it: naive, and written apart from the program.

Reads a session's document and its counted events as dictionaries; knows nothing of the program's rules or types.
"""

from typing import Any


class Paper:
    """The sheet of paper beside the table: fame, who has which item, and the cards that everybody holds."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.names = [player["name"] for player in document["players"]]
        self.deck = list(document["setup"].get("items", [f"item {number}" for number in (1, 2, 3, 4, 5, 6, 7)]))
        self.holder = document["setup"]["auctioneer"]
        self.fame = dict.fromkeys(self.names, 30)
        self.items: dict[str, list[str]] = {name: [] for name in self.names}
        self.bin: list[str] = []
        self.hands = {name: [1, 2, 2, 5, 10] for name in self.names}
        self.face_up: dict[str, int | None] = dict.fromkeys(self.names)
        self.middle: str | None = None
        self.first: str | None = None
        self.geeks: dict[str, list[str]] = {}

    def happens(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "offer":
                self.deck.remove(event["item"])
                self.middle, self.first = event["item"], event["first_bidder"]
            case "bids":
                self._bids(event["cards"])
            case "geeks":
                self.geeks = event["cards"]

    def _bids(self, cards: dict[str, list[int]]) -> None:
        for name in self.names:
            for card in cards[name]:
                self.hands[name].remove(card)  # fails for a card that is not in hand
        best, worst = self._best_and_worst(cards)
        for name in self.names:
            spent = sum(cards[name])
            if name == best:
                self._pay(name, spent)
            elif name != worst:
                self.fame[name] += spent
        for name in self.names:
            rested = self.face_up[name]
            self.face_up[name] = max(cards[name]) if cards[name] and name != worst else None
            back = [*cards[name], *([] if rested is None else [rested])]
            if self.face_up[name] is not None:
                back.remove(self.face_up[name])
            self.hands[name] = sorted([*self.hands[name], *back])
        self.holder, self.middle, self.first = worst, None, None

    def _best_and_worst(self, cards: dict[str, list[int]]) -> tuple[str, str]:
        """Go round from the First Bidder: only more beats the best, as little is as bad as the worst."""
        assert self.first is not None
        at = self.names.index(self.first)
        best = worst = self.first
        for name in [*self.names[at + 1 :], *self.names[:at]]:
            if sum(cards[name]) > sum(cards[best]):
                best = name
            if sum(cards[name]) <= sum(cards[worst]):
                worst = name
        return best, worst

    def _pay(self, name: str, spent: int) -> None:
        assert self.middle is not None
        if self.fame[name] < spent:
            self.fame[name] = 0
            self.bin.append(self.middle)
        else:
            self.fame[name] -= spent
            self.items[name].append(self.middle)

    def told(self) -> dict[str, Any]:
        """What the state document has to show."""
        phase, to_act = "over", []
        if not self.geeks:
            phase, to_act = ("bids", self.names) if self.middle else ("geeks", self.names)
            if self.deck and not self.middle:
                phase, to_act = "offer", [self.holder]
        return {
            "phase": phase,
            "to_act": to_act,
            "auctioneer": self.holder,
            "item": self.middle,
            "first_bidder": self.first,
            "fame": self.fame,
            "items": self.items,
            "discarded": self.bin,
            "left": self.deck,
            "blocked": self.face_up,
        }

    def counted(self) -> dict[str, list[int]]:
        """Everybody's points for fame and destined items."""
        return {
            name: [self.fame[name], 30 * sum(item in self.items[name] for item in self.geeks[name])]
            for name in self.names
        }

    def standing(self) -> dict[str, int]:
        """Everybody's place: points first, then items won."""
        rank = {name: (sum(own), len(self.items[name])) for name, own in self.counted().items()}
        return {name: 1 + sum(other > rank[name] for other in rank.values()) for name in self.names}
