"""The pictures of the games: a cover each, an emblem for lists, and the piece that stands for a running table."""

from collections.abc import Mapping
from dataclasses import dataclass

import flet as ft

from companion.ui.components.art import picture
from companion.ui.kit import Kit
from companion.words import Sentence, say

COVER_RATIO = 176 / 98
SCENE_RATIO = 350 / 175


@dataclass(frozen=True, slots=True, kw_only=True)
class GameArt:
    """The drawings of a game, by their names in ``assets/art``, and the sentence that names who made the game."""

    cover: str
    emblem: str
    piece: str
    credit: Sentence


GAME_ART: Mapping[str, GameArt] = {
    "auction-chicken": GameArt(
        cover="cover-auction-chicken",
        emblem="suit-suns",
        piece="crown",
        credit=say(
            "Auction Chicken is a game by Kenny VenOsdel and P.D. Magnus, played with the Decktet, "
            "a deck of cards by P.D. Magnus."
        ),
    ),
    "blind-hen": GameArt(
        cover="cover-blind-hen",
        emblem="hen",
        piece="chicken-yellow",
        credit=say("Blind Hen (Blindes Huhn) is a game by Heike Risthaus, published by Kosmos and by Ostia-Spiele."),
    ),
    "egg-on": GameArt(
        cover="cover-egg-on",
        emblem="egg-2",
        piece="egg-3",
        credit=say("Egg On (Auweier) is a game by Henning Poehl, published by Sphinx Spieleverlag."),
    ),
    "rubbish-auction": GameArt(
        cover="cover-rubbish-auction",
        emblem="bin",
        piece="banknote",
        credit=say("Rubbish Auction is a game by Takahiro Amioka, published by KogeKogeDo."),
    ),
}


def cover(game: str, *, height: float | None = None) -> ft.Control:
    """Return the cover of a game, as wide as its place or as high as said."""
    return ft.Image(
        src=f"art/{GAME_ART[game].cover}.svg",
        height=height,
        width=None if height is None else height * COVER_RATIO,
        aspect_ratio=COVER_RATIO if height is None else None,
        fit=ft.BoxFit.FILL,
        exclude_from_semantics=True,
        gapless_playback=True,
    )


def emblem(kit: Kit, game: str, size: float = 44) -> ft.Control:
    """Return the small picture of a game in a list."""
    return ft.Container(
        picture(kit, GAME_ART[game].emblem, size * 0.74),
        width=size,
        height=size,
        bgcolor=kit.look.well,
        border_radius=12,
        alignment=ft.Alignment.CENTER,
    )


def scene(name: str, *, width: float | None = None) -> ft.Control:
    """Return one of the wide drawings that stand where there is nothing to list."""
    return ft.Image(
        src=f"art/{name}.svg",
        aspect_ratio=SCENE_RATIO if width is None else None,
        width=width,
        height=None if width is None else width / SCENE_RATIO,
        fit=ft.BoxFit.FILL,
        exclude_from_semantics=True,
        gapless_playback=True,
    )
