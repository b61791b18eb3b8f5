"""What happened at one step of a session: the sentence, the pieces, and what it changed."""

from collections.abc import Iterable, Iterator

import flet as ft

from companion.games.chronicle import chapters
from companion.games.game import Announcement
from companion.games.session import Session
from companion.scoring import SeatScore
from companion.ui.boards import BOARDS
from companion.ui.components.answers import announcement
from companion.ui.components.fitted import fitted_words
from companion.ui.components.texts import body, numeral, title
from companion.ui.kit import Kit
from companion.ui.theme import READABLE_WIDTH
from companion.words import Listing, Sentence, Value, say

AROUND = 52


def event_card(kit: Kit, session: Session, step: int) -> ft.Control:
    """Return the card of the newest event at a step."""
    if step == 0:
        return _card(
            kit, [title(kit, kit(say("The start")), 20), body(kit, kit(say("This is how the table began.")), 16)]
        )
    timeline = session.replay.timeline
    before, event, after = timeline.states[step - 1], timeline.placed[step - 1].event, timeline.states[step]
    told = session.game.telling.log_line(before, event, after, session.over)
    lines: list[ft.Control] = [
        title(kit, kit(chapters(session)[step - 1]), 20),
        ft.Semantics(live_region=True, container=True, content=body(kit, kit(told), 17, bold=True)),
    ]
    pieces = BOARDS[session.game.id].score.pieces(kit, event, session.over)
    if pieces is not None:
        lines.append(pieces)
    aloud = session.game.telling.announce(before, event, after)
    lines.extend(announcement(kit, said, brief=True) for said in untold(told, aloud))
    if session.over:
        lines.append(_scores(kit, session, step))
    return _card(kit, lines)


def untold(line: Sentence, said: Iterable[Announcement]) -> tuple[Announcement, ...]:
    """Return what was said aloud, without what the line of the log tells already, maybe more exactly."""
    told = {_gist(sentence) for sentence in _within(line)}
    return tuple(one for one in said if _gist(one.text) not in told)


def _within(value: Value) -> Iterator[Sentence]:
    """A sentence and those it is made of."""
    if isinstance(value, Sentence):
        yield value
        for _, part in value.values:
            yield from _within(part)
    elif isinstance(value, Listing):
        for item in value.items:
            yield from _within(item)


def _gist(sentence: Sentence) -> tuple[object, ...]:
    """What a sentence says of whom: a card may be named by its rank, or by its suits as well."""
    return sentence.template, *(value for value in sentence.values if isinstance(value[1], str | int))


def _card(kit: Kit, lines: list[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.Column(lines, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=kit.look.surface,
        border_radius=18,
        padding=14,
        margin=ft.Margin.symmetric(horizontal=12, vertical=6),
    )


def _scores(kit: Kit, session: Session, step: int) -> ft.Control:
    """The totals had it ended here, and what this step changed of them."""
    states = session.replay.timeline.states
    earlier, now = session.game.score(states[step - 1]), session.game.score(states[step])
    wide = (min(kit.pane, READABLE_WIDTH) - AROUND) / len(now.seats) - 14
    pairs = zip(now.seats, earlier.seats, strict=True)
    chips = [_score(kit, seat, seat.total - before.total, wide) for seat, before in pairs]
    heading = say("The score") if step == len(states) - 1 else say("Score, had it ended here")
    return ft.Column(
        [body(kit, kit(heading), 13.5, quiet=True), ft.Row(chips, spacing=6)],
        spacing=4,
        tight=True,
    )


def _score(kit: Kit, seat: SeatScore, change: int, wide: float) -> ft.Control:
    grown = _change(change)
    label = say("{player}: {points}, {change}", player=seat.name, points=seat.total, change=grown)
    column = ft.Column(
        [
            fitted_words(kit, seat.name, wide, size=13, color=kit.look.ink),
            numeral(kit, kit(say("{points}", points=seat.total)), 20),
            fitted_words(
                kit,
                kit(grown),
                wide,
                size=13,
                lines=2,
                color=kit.look.ink if change else kit.look.ink_2,
                bold=change != 0,
            ),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        column,
        bgcolor=kit.look.straw if change else kit.look.well,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(label=kit(label), container=True, content=box, expand=True)


def _change(change: int) -> Sentence:
    if change > 0:
        return say("+{points}", points=change)
    return say("{points}", points=change) if change else say("as before")
