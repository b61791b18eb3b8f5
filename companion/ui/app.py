"""The app in the browser: routes, look and language, one kit for all screens."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.ui.desk import Desk
from companion.ui.faults import fault_words
from companion.ui.hooks import use_kept, use_value
from companion.ui.kit import Kit, KitContext, Lasting
from companion.ui.language import spoken_here, tongue
from companion.ui.later import Later, bring_all
from companion.ui.looks import DARK, LIGHT, Look
from companion.ui.mended import mend_flet
from companion.ui.phones import HOST
from companion.ui.screens.guest import Guest
from companion.ui.screens.home import Home
from companion.ui.screens.lost import Lost
from companion.ui.screens.sent_away import Gone, SentAway
from companion.ui.settling import follow_taps
from companion.ui.theme import FONTS, flet_theme
from companion.ui.visit import accepted_languages
from companion.ui.watching import use_changes

WIDE = 700
LEAST_WIDTH = 240
USUAL_WIDTH, USUAL_HEIGHT = 390.0, 844.0


def app(desk: Desk, here: Callable[[], str] = lambda: HOST) -> Callable[[ft.Page], None]:
    """Return what Flet calls for every page that opens; ``here`` tells which phone it is on, where there are others."""
    mend_flet()

    def main(page: ft.Page) -> None:
        page.title = "Henhouse"
        page.fonts = FONTS
        page.theme = flet_theme(LIGHT)
        page.dark_theme = flet_theme(DARK)
        page.padding = 0
        spoken = spoken_here(accepted_languages.get())
        phone = here()
        page.render_views(lambda: Root(desk, spoken, phone))

    return main


@ft.component
def Root(desk: Desk, spoken: str, here: str) -> ft.Control:  # noqa: N802 - components are named like classes
    """Everything, with the kit of this page around it."""
    _, again = ft.use_state(0)
    visit, next_visit = ft.use_state(0)
    scale, set_scale = use_value(1.0)
    page = ft.context.page
    use_changes(desk, lambda: (desk.memory.settings, desk.phones.find(here)))

    def follow_the_phone() -> None:
        page.on_platform_brightness_change = lambda _: again(lambda count: count + 1)
        page.on_resize = lambda _: again(lambda count: count + 1)
        page.on_media_change = lambda _: again(lambda count: count + 1)
        page.on_connect = lambda _: next_visit(lambda count: count + 1)
        page.on_close = lambda _: desk.forget(page.session.id)

    ft.use_effect(follow_the_phone, [])
    phone = desk.phones.find(here)
    settings = desk.memory.settings if phone is not None and phone.hosts else {}
    wanted = str(settings.get("look", "system"))
    look = _look(page, wanted)
    chosen = str(settings.get("language", "system"))
    width, height = _size(page)
    code = spoken if chosen == "system" else chosen
    lasting = use_kept(lambda: Lasting(page=page.session.id))
    surroundings = Surroundings(look=look, code=code, width=width, height=height, scale=scale, visit=visit, here=here)
    kit = ft.use_memo(lambda: _kit(page, desk, surroundings, set_scale, lasting), [surroundings])
    lasting.kit = kit
    ft.use_effect(lambda: desk.tell(page.session.id), [kit])
    ft.use_effect(lambda: follow_taps(page.session.id, lasting.settling), [])
    ft.use_effect(lasting.device.came_back, [visit])
    ft.use_effect(partial(bring_all, SCREENS.values()), [])
    page.theme_mode = _theme_mode(wanted)
    if phone is None:
        return KitContext(kit, lambda: ft.Router(NO_ROUTES, not_found=Gone, manage_views=True))
    routes = HOST_ROUTES if phone.hosts else GUEST_ROUTES
    return KitContext(kit, lambda: ft.Router(routes, not_found=Lost, manage_views=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What a kit depends on: when it changes, every part of the page is rendered again.

    That holds for another ``visit``, too: what changed while the phone was away was not drawn.
    """

    look: Look
    code: str
    width: float
    height: float
    scale: float
    visit: int
    here: str


def _kit(page: ft.Page, desk: Desk, around: Surroundings, measured: Callable[[float], None], lasting: Lasting) -> Kit:
    speak = tongue(around.code)

    def report(error: Exception) -> None:
        words = ft.Text(speak(fault_words(error)), color=around.look.on_ink)
        page.show_dialog(ft.SnackBar(words, bgcolor=around.look.ink))

    def go(route: str) -> None:
        lasting.settling.begin()
        page.navigate(route)

    return Kit(
        look=around.look,
        say=speak,
        desk=desk,
        go=go,
        report=report,
        measured=measured,
        lasting=lasting,
        here=around.here,
        scale=around.scale,
        wide=around.width >= WIDE,
        width=around.width,
        height=around.height,
    )


LIVE = {
    "table/:id": Later("table", "TableScreen"),
    "score/:id": Later("score", "Score"),
    "history/:id": Later("history", "History"),
    "review/:id": Later("review", "Review"),
}
"""What every phone at the table sees."""
HOSTS_OWN = {
    "new/:game": Later("new_game", "NewGame"),
    "tally/:game": Later("tally", "TallyScreen"),
    "sessions": Later("sessions", "Sessions"),
    "settings": Later("settings", "Settings"),
    "phones": Later("phones", "PhonesScreen"),
}
"""What only the host sees."""
SCREENS = LIVE | HOSTS_OWN


def _routes(first: Callable[[], ft.Control], others: Mapping[str, Later]) -> list[ft.Route]:
    return [
        ft.Route(
            path="/",
            component=first,
            children=[ft.Route(path=path, component=screen) for path, screen in others.items()],
        )
    ]


HOST_ROUTES = _routes(Home, SCREENS)
GUEST_ROUTES = _routes(Guest, LIVE)
NO_ROUTES = _routes(SentAway, {})


def _size(page: ft.Page) -> tuple[float, float]:
    """How large the page is; what a phone's browser says before it has drawn anything is too small to be true."""
    width, height = page.width or 0, page.height or 0
    return (width, height) if width >= LEAST_WIDTH else (USUAL_WIDTH, max(height, USUAL_HEIGHT))


def _look(page: ft.Page, wanted: str) -> Look:
    if wanted in {"light", "dark"}:
        return DARK if wanted == "dark" else LIGHT
    return DARK if page.platform_brightness == ft.Brightness.DARK else LIGHT


def _theme_mode(wanted: str) -> ft.ThemeMode:
    return {"light": ft.ThemeMode.LIGHT, "dark": ft.ThemeMode.DARK}.get(wanted, ft.ThemeMode.SYSTEM)
