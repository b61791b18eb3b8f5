"""What a finger feels: one light tick when a tap stands in the log, two when it was refused (ui.md, 8)."""

import flet as ft

from companion.ui.kit import Kit

VIBRATION = "vibration"
"""The setting that keeps the device still when it is off; it is on until somebody says otherwise."""


def feel_accepted(kit: Kit, page: ft.Page) -> None:
    """Tick once; nobody waits for it."""
    if kit.wants(VIBRATION):
        page.run_task(kit.lasting.device.accepted)


def feel_refused(kit: Kit, page: ft.Page) -> None:
    """Tick twice; nobody waits for it."""
    if kit.wants(VIBRATION):
        page.run_task(kit.lasting.device.refused)
