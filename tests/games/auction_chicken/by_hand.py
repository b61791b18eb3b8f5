"""Auction Chicken as a person with pen and paper follows it: naive, and written apart from the program.

Reads a session's document and its counted events as dictionaries; knows nothing of the program's rules or types.
"""

from typing import Any

SUITS = ["moons", "suns", "waves", "leaves", "wyrms", "knots"]
GROUPS = {3: 12, 4: 9, 5: 7}


def height(card: str) -> int:
    rank = card.split("-", maxsplit=1)[0]
    return {"ace": 1, "crown": 10}.get(rank) or int(rank)


class Paper:
    """The sheet of paper beside the table. ``box`` holds tokens and cards that left the game."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.names = [player["name"] for player in document["players"]]
        self.options = {key for key, on in document.get("options", {}).items() if on}
        self.excuse = document["setup"]["start_player"]
        self.tokens = {name: dict.fromkeys(SUITS, 2) for name in self.names}
        self.hands: dict[str, list[str]] = {name: [] for name in self.names}
        self.piles: dict[str, list[str]] = {name: [] for name in self.names}
        self.line: list[tuple[str, list[str]]] = []
        self.lot: list[str] = []
        self.bids: dict[str, str] = {}
        self.waiting: list[str] = []
        self.queue: list[str] = []
        self.deals = self.lots = 0
        self.turn = ""
        self.gone: set[str] = set()
        self.box: list[str] = []
        self.phase = "deal"

    def happens(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "deal":
                self._deal(event["cards"])
            case "token":
                assert event["player"] == self.turn
                self.tokens[self.turn][event["suit"]] -= 1
                self.line[0][1].append(event["suit"])
                self._pass_on()
            case "take":
                self._take(event["player"])
            case "bids":
                self.bids = dict(event["cards"])
                for name, card in self.bids.items():
                    self.hands[name].remove(card)
                self.waiting = sorted(self.names, key=lambda name: -height(self.bids[name]))
                self._serve()
            case "tie":
                self._tie(event["tokens"], event["order"])
            case "choose":
                assert event["player"] == self.queue[0]
                self._give(event["card"])
                self._serve()

    def _deal(self, cards: list[str]) -> None:
        self.deals += 1
        if self.deals == GROUPS[len(self.names)]:
            self.lot, self.phase = list(cards), "bids"
            return
        self.line = [(card, []) for card in sorted(cards, key=height)]
        self.turn, self.gone, self.phase = self.excuse, set(), "line"

    def _take(self, player: str) -> None:
        assert player == self.turn
        card, tokens = self.line.pop(0)
        self.hands[player].append(card)
        for suit in tokens:
            self.tokens[player][suit] += 1
        if not self.gone:
            self.excuse = player
        self.gone.add(player)
        if self.line:
            self._pass_on()
        else:
            self.phase, self.turn = "deal", ""

    def _pass_on(self) -> None:
        at = self.names.index(self.turn)
        around = [self.names[(at + step) % len(self.names)] for step in range(1, len(self.names) + 1)]
        self.turn = next(name for name in around if name not in self.gone)

    def _serve(self) -> None:
        while self.waiting or self.queue:
            if not self.queue:
                top = height(self.bids[self.waiting[0]])
                same = [name for name in self.waiting if height(self.bids[name]) == top]
                if len(same) > 1:
                    self.phase = "tie"
                    return
                self.queue = [self.waiting.pop(0)]
            best = [card for card in self.lot if height(card) == max(map(height, self.lot))]
            if len(best) > 1:
                self.phase = "choose"
                return
            self._give(best[0])
        self.lot, self.bids = list(self.bids.values()), {}
        self.lots += 1
        self.phase = "bids"
        if not any(self.hands.values()):
            self.box, self.lot, self.phase = [*self.box, *self.lot], [], "over"

    def _give(self, card: str) -> None:
        self.lot.remove(card)
        self.piles[self.queue.pop(0)].append(card)

    def _tie(self, fists: dict[str, list[str]], order: list[str]) -> None:
        most = max(map(len, fists.values()))
        best = [name for name in fists if len(fists[name]) == most]
        if len(best) > 1:
            at = self.names.index(self.excuse)
            asked = [self.names[(at - step) % len(self.names)] for step in range(1, len(self.names) + 1)]
            best = [name for name in asked if name in best]
            self.excuse = best[0]
        for suit in fists[best[0]]:
            self.tokens[best[0]][suit] -= 1
            self.box.append(suit)
        self.queue = list(order)
        self.waiting = [name for name in self.waiting if name not in order]
        self._serve()

    def told(self) -> dict[str, Any]:
        """What the state document has to show; cards in no order."""
        settling = self.phase in {"tie", "choose"}
        return {
            "phase": self.phase,
            "excuse": self.excuse,
            "line": [{"card": card, "tokens": tokens} for card, tokens in self.line],
            "lot": sorted(self.lot),
            "bids": self.bids if settling else {},
            "hands": {name: sorted(own) for name, own in self.hands.items()},
            "tokens": self.tokens,
            "score_piles": {name: sorted(own) for name, own in self.piles.items()},
        }

    def counted(self) -> dict[str, list[int]]:
        """Everybody's points for number cards, aces and crowns."""
        sheet = {}
        for name, own in self.piles.items():
            numbers = [card for card in own if card[0] in "23456789"]
            aces = crowns = 0
            for card in own:
                if card in numbers:
                    continue
                suit = card.split("-")[1]
                values = [height(number) for number in numbers if suit in number.split("-")]
                tokens = self.tokens[name][suit]
                if card.startswith("crown"):
                    crowns += max([tokens, *values])
                elif values:
                    aces += min(tokens, max(values))
                elif "lone_ace_counts_tokens" in self.options:
                    aces += tokens
            sheet[name] = [sum(map(height, numbers)), aces, crowns]
        return sheet

    def placed(self) -> dict[str, int]:
        """Everybody's place: most points, then most tokens."""
        totals = {name: (sum(own), sum(self.tokens[name].values())) for name, own in self.counted().items()}
        return {name: 1 + sum(other > own for other in totals.values()) for name, own in totals.items()}
