"""A tally as JSON: the final position of a table that only wants the score."""

from dataclasses import fields

from companion.documents.entries import writer
from companion.documents.faults import DocumentError, JsonObject, unknown
from companion.documents.head import (
    TALLY,
    VERSION,
    read_game,
    read_players,
    read_profiles,
    read_table,
    write_options,
    write_players,
)
from companion.documents.reading import read, sitting
from companion.documents.sessions import refused
from companion.games.game import FinalPosition
from companion.games.session import Tally
from companion.tracker import RefusedError

NEEDED = ("players",)
HEAD = {"format", "version", "game", "options", *NEEDED}


def read_tally(document: JsonObject) -> Tally:
    """Return the tally of a document; raises ``DocumentError`` at the first fault, the rules' refusals included."""
    game = read_game(document, NEEDED)
    held = {part.name for part in fields(game.vocabulary.holding)}
    shared = {part.name for part in fields(game.vocabulary.commons)}
    for key in document:
        if key not in HEAD | shared:
            raise unknown(key)
    players = read_players(document, game, held)
    with sitting(tuple(players)):
        holdings = {}
        for number, (name, player) in enumerate(players.items()):
            own = {key: value for key, value in player.items() if key in held}
            try:
                holdings[name] = read(game.id, own, game.vocabulary.holding)
            except DocumentError as fault:
                raise fault.under(f"players[{number}]") from None
        table = read_table(document, game, players)
        between = {key: value for key, value in document.items() if key in shared}
        commons = read(game.id, between, game.vocabulary.commons)
    final = FinalPosition(table=table, holdings=holdings, commons=commons)
    try:
        game.count(final)
    except RefusedError as error:
        raise refused(error) from None
    return Tally(game=game, final=final, profiles=read_profiles(players))


def write_tally(tally: Tally) -> JsonObject:
    """Return the document of a tally."""
    game, table = tally.game, tally.final.table
    converter = writer(game.id)
    players = write_players(table.players, tally.profiles)
    for name, player in zip(table.players, players, strict=True):
        player.update(converter.unstructure(tally.final.holdings[name]))
    return {
        "format": TALLY,
        "version": VERSION,
        "game": game.id,
        "options": write_options(game, table),
        "players": [*players],
        **converter.unstructure(tally.final.commons),
    }
