"""A session gone through entry by entry, with the table as it was then."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from companion.games.chronicle import chapters
from companion.games.session import Session
from companion.tracker import Replay
from companion.ui.boards import BOARDS, BoardTaps
from companion.ui.boundary import part
from companion.ui.components.absent import absent
from companion.ui.components.bar import bar
from companion.ui.components.dock import dock
from companion.ui.components.fitted import fitted_words, loose
from companion.ui.components.page_view import page_view
from companion.ui.components.segments import offset_of, segments
from companion.ui.components.texts import body
from companion.ui.components.tiles import OnTap, greyed, icon_key, quiet, strong, tile, word_key
from companion.ui.hooks import use_kept, use_value
from companion.ui.kept import Kept
from companion.ui.kit import Kit, use_kit
from companion.ui.open_table import OpenTable
from companion.ui.screens.event_card import event_card
from companion.ui.screens.loading import use_table
from companion.ui.theme import READABLE_WIDTH
from companion.words import Sentence, say

STEP_SECONDS = 1
IN_SIGHT = 362
KEY_HEIGHT = 54
AROUND_A_STEP = 226


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """Where a review stands: so many of the counted events have happened."""

    step: int
    steps: int
    playing: bool
    go: Callable[[int], None]
    play: Callable[[], None]


@dataclass(slots=True)
class _Turn:
    """Which of the ticks that wait is the one that counts."""

    number: int = 0


@part
def Review() -> ft.Control:  # noqa: N802 - components are named like classes
    """Show the review of the session that the route names."""
    kit = use_kit()
    session_id = str(ft.use_route_params().get("id", ""))
    path = ft.use_view_path()
    table, missing = use_table(kit, session_id)
    session = table.session if table is not None else None
    headings = ft.use_memo(lambda: chapters(session) if session is not None else (), [session])
    walk = _use_walk(len(headings))
    first = _firsts(headings)
    present = sum(start < walk.step for start in first) - 1
    shown = [headings[start] for start in first]
    line = _use_timeline(shown, max(0, present))
    kept = use_kept(Kept)
    if session is None:
        return page_view(kit, path, absent(kit, missing))
    if session.running and BOARDS[session.game.id].secret is not None:
        layers = [_bar(kit, session, None), _too_early(kit, session_id)]
    else:
        timeline = segments(kit, shown, present, lambda at: walk.go(first[at] + 1), line)
        controls = dock(kit, ft.Column([timeline, _keys(kit, walk)], spacing=10, tight=True), expand=False)
        layers = [_bar(kit, session, walk), _scene(kit, session, walk, kept), controls]
    return page_view(kit, path, ft.Column(layers, spacing=0, expand=True))


def at_step(session: Session, step: int) -> OpenTable:
    """Return the table as it was after so many counted events."""
    return OpenTable(session=replace(session, replay=Replay(start=session.replay.timeline.until(step))))


def _use_walk(steps: int) -> Walk:
    step, set_step = use_value(0)
    playing, set_playing = use_value(False)  # noqa: FBT003 - a first value
    turn = use_kept(_Turn)

    async def tick() -> None:
        mine = turn.number
        if not playing:
            return
        if step >= steps:
            set_playing(False)
            return
        await asyncio.sleep(STEP_SECONDS)
        if turn.number == mine:
            set_step(step + 1)

    def stop() -> None:
        turn.number += 1

    ft.use_effect(tick, [playing, step, steps], cleanup=stop)

    def go(wanted: int) -> None:
        set_step(max(0, min(wanted, steps)))

    def play() -> None:
        if not playing and step >= steps:
            set_step(0)
        set_playing(not playing)

    return Walk(step=step, steps=steps, playing=playing, go=go, play=play)


def _use_timeline(headings: Sequence[Sentence], present: int) -> ft.Ref[ft.Row]:
    row = use_kept(ft.Ref[ft.Row])
    moved = use_kept(_Turn)

    async def follow() -> None:
        # A row that the phone has not drawn yet would be waited for: the first chapter stands in sight anyway.
        if row.current is not None and moved.number != present:
            moved.number = present
            await row.current.scroll_to(offset=offset_of(headings, present, IN_SIGHT), duration=150)

    ft.use_effect(follow, [present])
    return row


def _firsts(headings: Sequence[Sentence]) -> tuple[int, ...]:
    """Return the position of the first event of every chapter."""
    return tuple(at for at, heading in enumerate(headings) if at == 0 or headings[at - 1] != heading)


def _bar(kit: Kit, session: Session, walk: Walk | None) -> ft.Control:
    heading = kit(session.game.title)
    if session.started_at is not None:
        heading = kit(say("{game}, {day}", game=session.game.title, day=kit.say.day(session.started_at)))
    under = kit(say("Step {step} of {steps}", step=walk.step, steps=walk.steps)) if walk is not None else None
    return bar(kit, heading, under, back=lambda: kit.go(f"/score/{session.id}"))


def _scene(kit: Kit, session: Session, walk: Walk, kept: Kept) -> ft.Control:
    board = BOARDS[session.game.id]
    shown = at_step(session, walk.step)
    timeline = session.replay.timeline
    acting = None
    if walk.step and not kit.large:
        acting = board.score.actor(timeline.states[walk.step - 1], timeline.placed[walk.step - 1].event)
    untouched = BoardTaps(row=lambda _: None, peek=lambda _: None, live=False)
    picture = board.draw(kit, shown, acting, untouched, kept)
    card = event_card(kit, session, walk.step)
    if kit.wide:
        parts: list[ft.Control] = [ft.Container(picture, expand=True), ft.Container(card, expand=True)]
        row = ft.Row(parts, vertical_alignment=ft.CrossAxisAlignment.START)
        return ft.Column([row], scroll=ft.ScrollMode.AUTO, expand=True)
    return ft.Column([picture, card], spacing=4, scroll=ft.ScrollMode.AUTO, expand=True)


def _keys(kit: Kit, walk: Walk) -> ft.Control:
    at_start, at_end = walk.step == 0, walk.step == walk.steps
    play_label = kit(say("Stop")) if walk.playing else kit(say("Play, a step a second"))
    return ft.Row(
        [
            icon_key(
                kit,
                ft.Icons.SKIP_PREVIOUS,
                id="to-start",
                label=kit(say("To the start")),
                on_tap=lambda: walk.go(0),
                paint=quiet(kit),
            ),
            _step_key(kit, "earlier", say("Earlier"), None if at_start else lambda: walk.go(walk.step - 1)),
            _step_key(kit, "later", say("Later"), None if at_end else lambda: walk.go(walk.step + 1)),
            icon_key(
                kit,
                ft.Icons.STOP if walk.playing else ft.Icons.PLAY_ARROW,
                id="play",
                label=play_label,
                on_tap=walk.play,
                paint=quiet(kit),
            ),
        ],
        spacing=8,
    )


def _step_key(kit: Kit, key_id: str, text: Sentence, on_tap: OnTap | None) -> ft.Control:
    later = key_id == "later"
    paint = greyed(kit) if on_tap is None else strong(kit) if later else quiet(kit)
    ink = kit.look.outline if on_tap is None else kit.look.on_ink if later else kit.look.ink
    icon = ft.Icon(ft.Icons.CHEVRON_RIGHT if later else ft.Icons.CHEVRON_LEFT, size=24, color=ink)
    room = (min(kit.width, READABLE_WIDTH) - AROUND_A_STEP) / 2
    named = loose(fitted_words(kit, kit(text), room, KEY_HEIGHT - 4, size=16, color=ink))
    parts: list[ft.Control] = [named, icon] if later else [icon, named]
    row = ft.Row(parts, spacing=4, alignment=ft.MainAxisAlignment.CENTER)
    return tile(
        kit, row, id=key_id, label=kit(text), paint=paint, on_tap=on_tap, expand=True, height=KEY_HEIGHT, padding=4
    )


def _too_early(kit: Kit, session_id: str) -> ft.Control:
    key = word_key(
        kit,
        kit(say("Back to the table")),
        id="to-table",
        on_tap=lambda: kit.go(f"/table/{session_id}"),
        paint=strong(kit),
        expand=True,
    )
    text = say("A session can be stepped through when it is over, since hidden cards are open then.")
    return ft.Container(ft.Column([body(kit, kit(text)), ft.Row([key])], spacing=12), padding=16)
