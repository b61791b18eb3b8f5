"""Where the browser is that the tests drive."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NO_CHROMIUM = (
    "error: the tests need a Chromium and found none. Install one (on Debian: apt-get install chromium), "
    "or name it in HENHOUSE_CHROMIUM."
)


def find_chromium() -> str | None:
    """Return the path of a Chromium: the one in HENHOUSE_CHROMIUM, else the first on the path."""
    named = os.environ.get("HENHOUSE_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None)
