"""What picked files hold, in sentences."""

from companion.ui.taking_in import Clash, Lookout
from companion.ui.transfer import Found
from companion.words import Listing, Sentence, say, say_many

FIRST_FEW = 5


def heading(out: Lookout) -> Sentence:
    """Return what the sheet is called that tells what was found."""
    if out.fresh or out.clashes:
        return say_many("Add a session", "Add sessions", count=len(out.fresh) + len(out.clashes))
    return say("Already here") if out.known else say("Not added")


def what_was_found(out: Lookout) -> list[Sentence]:
    """Return what was found, and what is asked about it."""
    said: list[Sentence] = []
    if len(out.fresh) == 1:
        said.append(say("{session}. Add it?", session=_named(out.fresh[0])))
    elif out.fresh:
        said.append(say_many("{count} session found.", "{count} sessions found.", count=len(out.fresh)))
        said.append(say("{sessions}. Add them?", sessions=_few([_named(found) for found in out.fresh])))
    if len(out.clashes) == 1:
        said.append(_clash(out.clashes[0]))
    elif out.clashes:
        said.append(
            say_many(
                "{count} session is saved already, but the file says something else. Which one is to be kept?",
                "{count} sessions are saved already, but the files say something else. Which ones are to be kept?",
                count=len(out.clashes),
            )
        )
    if len(out.known) == 1:
        said.append(say("{session}: this is saved already, just like this.", session=_named(out.known[0])))
    elif out.known:
        said.append(
            say_many(
                "{count} session is saved already, just like this.",
                "{count} sessions are saved already, just like this.",
                count=len(out.known),
            )
        )
    return said


def _clash(clash: Clash) -> Sentence:
    return say(
        "{game} of {players} is saved already, but the file says something else. Saved: {saved}. "
        "In the file: {told}. Which one is to be kept?",
        game=clash.found.game.title,
        players=Listing(clash.found.players),
        saved=clash.saved,
        told=clash.found.told,
    )


def _named(found: Found) -> Sentence:
    return say("{game}, {players}, {told}", game=found.game.title, players=Listing(found.players), told=found.told)


def _few(sentences: list[Sentence]) -> Sentence:
    more = len(sentences) - FIRST_FEW
    if more <= 0:
        return say("{sessions}", sessions=_semicolons(sentences))
    return say_many(
        "{sessions}; and {count} more",
        "{sessions}; and {count} more",
        count=more,
        sessions=_semicolons(sentences[:FIRST_FEW]),
    )


def _semicolons(sentences: list[Sentence]) -> Sentence:
    joined = sentences[0]
    for sentence in sentences[1:]:
        joined = say("{first}; {next}", first=joined, next=sentence)
    return joined
