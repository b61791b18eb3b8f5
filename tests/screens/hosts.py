"""The host of a table, as tests tap for it."""

from companion.ui.desk import Desk
from companion.ui.hands import Hand
from companion.ui.hosting import Hosting, hosting
from companion.ui.phones import HOST

HOSTS_OWN = Hand(phone=HOST)


def host(desk: Desk) -> Hosting:
    """Return what only the host does at a desk."""
    return hosting(desk, HOSTS_OWN)
