"""What every document begins with: its format, its game, its players and its options."""

from collections.abc import Iterable

from companion.documents.faults import DocumentError, JsonObject, JsonValue, kind, missing, unknown
from companion.documents.reading import read_list, read_object, read_text
from companion.games import GAMES, AnyGame
from companion.games.game import Table
from companion.words import Listing, Name, NameFault, say, tidy_name

SESSION = "companion/session"
TALLY = "companion/tally"
SCORE = "companion/score"
STATE = "companion/state"
VERSION = 1


def read_game(document: JsonObject, needed: Iterable[str]) -> AnyGame:
    """Return the game of a document of this version, with all its needed keys; raises ``DocumentError``."""
    version = document.get("version", None)
    if "version" not in document:
        raise missing("version")
    if version != VERSION or isinstance(version, (bool, float)):
        reason = say(
            "This app reads version {version} only. Open the file with the app that wrote it.", version=VERSION
        )
        raise DocumentError(reason, "version")
    if "game" not in document:
        raise missing("game")
    name = read_text(document["game"], "game")
    if name not in GAMES:
        reason = say("“{game}” is not a game of this app. It knows {games}.", game=name, games=Listing(tuple(GAMES)))
        raise DocumentError(reason, "game")
    for key in needed:
        if key not in document:
            raise missing(key)
    return GAMES[name]


def read_players(document: JsonObject, game: AnyGame, extra: Iterable[str] = ()) -> dict[Name, JsonObject]:
    """Return everybody's object under the trimmed name, clockwise; raises ``DocumentError`` (X-02, X-09)."""
    players: dict[Name, JsonObject] = {}
    seen: set[str] = set()
    for number, value in enumerate(read_list(document["players"], "players")):
        try:
            player = read_object(value)
            name = _read_name(player, seen)
            if "profile" in player:
                read_text(player["profile"], "profile")
            for key in player:
                if key not in {"name", "profile", *extra}:
                    raise unknown(key)
        except DocumentError as fault:
            raise fault.under(f"players[{number}]") from None
        seen.add(name.casefold())
        players[name] = player
    if len(players) not in game.seats:
        reason = say(
            "{game} is for {fewest} to {most} players, not for {count} (X-09). Add or remove some.",
            game=game.title,
            fewest=game.seats[0],
            most=game.seats[-1],
            count=len(players),
        )
        raise DocumentError(reason, "players", "X-09")
    return players


def read_table(document: JsonObject, game: AnyGame, players: Iterable[Name]) -> Table:
    """Return players and options; an option that the game does not have is refused with ``DocumentError``."""
    options: set[str] = set()
    known = {option.key for option in game.options}
    for key, value in read_object(document.get("options", {}), "options").items():
        if key not in known:
            raise unknown(key).under("options")
        if not isinstance(value, bool):
            raise kind(say("true or false"), f"options.{key}")
        if value:
            options.add(key)
    return Table(players=tuple(players), options=frozenset(options))


def read_profiles(players: dict[Name, JsonObject]) -> dict[Name, str]:
    """Return the profile of each player who has one."""
    return {name: str(player["profile"]) for name, player in players.items() if "profile" in player}


def read_optional_text(document: JsonObject, key: str, default: str) -> str:
    """Return a text that may be left out; raises ``DocumentError``."""
    return read_text(document[key], key) if key in document else default


def read_optional_time(document: JsonObject, key: str) -> str | None:
    """Return a time, None if it is left out or null; raises ``DocumentError``."""
    value = document.get(key)
    return None if value is None else read_text(value, key)


def write_options(game: AnyGame, table: Table) -> dict[str, JsonValue]:
    """Return every option of the game, on or off."""
    return {option.key: option.key in table.options for option in game.options}


def write_players(names: Iterable[Name], profiles: dict[Name, str]) -> list[JsonObject]:
    """Return the players as a document lists them."""
    return [{"name": name, **({"profile": profiles[name]} if name in profiles else {})} for name in names]


def _read_name(player: JsonObject, seen: set[str]) -> Name:
    if "name" not in player:
        raise missing("name")
    try:
        name = tidy_name(read_text(player["name"], "name"))
    except NameFault as fault:
        raise DocumentError(fault.sentence, "name") from None
    if name.casefold() in seen:
        reason = say("“{name}” sits at this table already. Give everybody a different name (X-02).", name=name)
        raise DocumentError(reason, "name", "X-02")
    return name
