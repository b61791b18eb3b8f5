"""Where the sessions lie on a computer when nobody says otherwise."""

from pathlib import Path


def usual_folder() -> Path:
    """Return the folder that the system gives to apps for their data."""
    import platformdirs  # noqa: PLC0415 - it does not know every phone, and there nobody asks it

    return Path(platformdirs.user_data_dir("henhouse", appauthor=False))
