"""What is printed on the cards of the Decktet; the six aces have no other name."""

from collections.abc import Mapping

from companion.games.auction_chicken.facts import Card, card
from companion.words import Sentence, say

_PRINTED: Mapping[str, Sentence] = {
    "2-moons-knots": say("the Author"),
    "2-suns-wyrms": say("the Desert"),
    "2-waves-leaves": say("the Origin"),
    "3-moons-waves": say("the Journey"),
    "3-suns-knots": say("the Painter"),
    "3-leaves-wyrms": say("the Savage"),
    "4-moons-suns": say("the Mountain"),
    "4-waves-leaves": say("the Sailor"),
    "4-wyrms-knots": say("the Battle"),
    "5-moons-leaves": say("the Forest"),
    "5-suns-waves": say("the Discovery"),
    "5-wyrms-knots": say("the Soldier"),
    "6-moons-waves": say("the Lunatic"),
    "6-suns-wyrms": say("the Penitent"),
    "6-leaves-knots": say("the Market"),
    "7-moons-leaves": say("the Chance Meeting"),
    "7-suns-knots": say("the Castle"),
    "7-waves-wyrms": say("the Cave"),
    "8-moons-suns": say("the Diplomat"),
    "8-waves-leaves": say("the Mill"),
    "8-wyrms-knots": say("the Betrayal"),
    "9-moons-suns": say("the Pact"),
    "9-waves-wyrms": say("the Darkness"),
    "9-leaves-knots": say("the Merchant"),
    "crown-moons": say("the Huntress"),
    "crown-suns": say("the Bard"),
    "crown-waves": say("the Sea"),
    "crown-leaves": say("the End"),
    "crown-wyrms": say("the Calamity"),
    "crown-knots": say("the Windfall"),
}

CARD_NAMES: Mapping[Card, Sentence] = {card(text): name for text, name in _PRINTED.items()}
"""The name of each card that has one."""
