"""Egg On as a person with pen and paper follows it: naive, and written apart from the program.

Reads a session's document and its counted events as dictionaries; knows nothing of the program's rules or types.
"""

from collections import Counter
from typing import Any

SET = {"1": 3, "2": 2, "2*": 1, "3": 2, "4": 2, "5*": 1, "6": 1, "7": 1, "fake": 1, "crow": 2, "wedding": 6}


class Paper:
    """The sheet of paper beside the table. ``nests`` hold the eggs not yet awarded, ``box`` what left the game."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.names = [player["name"] for player in document["players"]]
        self.options = {key for key, on in document.get("options", {}).items() if on}
        colors = [document["setup"]["colors"][name] for name in self.names]
        if "neutral" in document["setup"]:
            colors.append(document["setup"]["neutral"])
        self.nests = {color: [1, 2, 3] for color in colors}
        self.worms: dict[str, dict[str, list[str]]] = {color: {name: [] for name in self.names} for color in colors}
        self.rings: dict[str, set[str]] = {color: set() for color in colors}
        self.hands = {name: Counter(SET) for name in self.names}
        self.box: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        self.eggs: dict[str, list[str]] = {name: [] for name in self.names}
        self.first = self.turn = document["setup"]["start_player"]
        self.phase = "normal"
        self.out: set[str] = set()

    def happens(self, event: dict[str, Any]) -> None:
        player = event["player"]
        assert player == self.turn, event
        match event["type"]:
            case "worm":
                self.hands[player][event["worm"]] -= 1
                self.worms[event["female"]][player].append(event["worm"])
            case "crow":
                self._crow(player, self.worms[event["female"]][event["target"]], event["target"])
            case "swap":
                self._swap(event)
                if "free_swap" in self.options:
                    return
            case "wedding":
                self._wedding(event)
            case "pass":
                self.out.add(player)
            case "cannot_play":
                self.phase, self.turn = "over", ""
                return
        self._next(player)

    def _crow(self, player: str, stack: list[str], victim: str) -> None:
        place = len(stack) - 1
        while "crow_digs" in self.options and stack[place] in {"fake", "2*", "5*"}:
            place -= 1
        assert stack[place] not in {"fake", "2*", "5*"}
        self.box[victim][stack.pop(place)] += 1
        self.hands[player]["crow"] -= 1
        self.box[player]["crow"] += 1

    def _swap(self, event: dict[str, Any]) -> None:
        stack = self.worms[event["female"]][event["player"]]
        from_top = stack[::-1].index(event["take"])
        place = event.get("position", len(stack) - 1 - from_top)
        assert stack[place] == event["take"]
        stack[place] = event["give"]
        self.hands[event["player"]][event["give"]] -= 1
        self.hands[event["player"]][event["take"]] += 1

    def _wedding(self, event: dict[str, Any]) -> None:
        self.hands[event["player"]]["wedding"] -= 1
        self.rings[event["female"]].add(event["player"])
        if self.phase == "normal":
            self.phase, self.first = "weddings", event["player"]

    def _next(self, player: str) -> None:
        at = self.names.index(player)
        around = [self.names[(at + step) % len(self.names)] for step in range(1, len(self.names) + 1)]
        if self.phase == "worms":
            around = [name for name in around if any(name in rings for rings in self.rings.values())]
        around = [name for name in around if name not in self.out]
        if around:
            self.turn = around[0]
            return
        self.out, self.turn = set(), self.first
        if self.phase == "weddings":
            self.phase = "worms"
        else:
            self._mate()

    def _mate(self) -> None:
        self.phase = "normal"
        for color, rings in self.rings.items():
            offers = {
                name: sum(int(worm[0]) for worm in own if worm != "fake") for name, own in self.worms[color].items()
            }
            best = [name for name in self.names if offers[name] == max(offers.values())]
            if len(best) == 1 and best[0] in rings and offers[best[0]] > 0 and self.nests[color]:
                self.eggs[best[0]].append(f"{color}-{self.nests[color].pop(0)}")
            for name in rings:
                self.box[name].update([*self.worms[color][name], "wedding"])
                self.worms[color][name] = []
            self.rings[color] = set()
        if not any(self.nests.values()):
            self.phase, self.turn = "over", ""

    def told(self) -> dict[str, Any]:
        """What the state document has to show."""
        return {
            "phase": self.phase,
            "to_act": [self.turn] if self.turn else [],
            "start_player": self.first,
            "females": {
                color: {
                    "next_egg": nest[0] if nest else None,
                    "weddings": [name for name in self.names if name in self.rings[color]],
                    "stacks": {name: own for name, own in self.worms[color].items() if own},
                    "totals": {
                        name: sum(int(worm[0]) for worm in own if worm != "fake")
                        for name, own in self.worms[color].items()
                        if own
                    },
                }
                for color, nest in self.nests.items()
            },
            "eggs": self.eggs,
        }

    def counted(self, color_of: dict[str, str]) -> dict[str, list[int]]:
        """Everybody's points for eggs, own colour and variety."""
        sheet = {}
        for name, own in self.eggs.items():
            variety = {2: 2, 3: 5, 4: 10}.get(len({egg[:-2] for egg in own}), 0)
            sheet[name] = [sum(int(egg[-1]) for egg in own), sum(egg[:-2] == color_of[name] for egg in own), variety]
        return sheet
