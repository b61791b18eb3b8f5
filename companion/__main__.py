"""Starts Henhouse: the only place that wires archive, games and screens together."""

import argparse
import sys
from pathlib import Path

from companion import cli
from companion.folders import usual_folder


def main() -> None:
    """Run the command line, or the app."""
    try:
        sys.exit(cli.main(None, serve_app, build_site))
    except KeyboardInterrupt:
        sys.exit(0)


def serve_app(chosen: argparse.Namespace) -> int:
    """Open the archive and serve the app until somebody stops it; returns the exit code."""
    import asyncio  # noqa: PLC0415 - see below

    from companion.archive import ArchiveError  # noqa: PLC0415 - scoring alone must not wait for what only the app needs

    try:
        return asyncio.run(_serve(chosen))
    except ArchiveError as error:
        return cli.fail(str(error))
    except OSError as error:
        where = f"{error.filename}: " if isinstance(error.filename, str) else ""
        return cli.fail(f"{where}{error.strerror or error}; Henhouse had to stop, so mend that and start it again")


async def _serve(chosen: argparse.Namespace) -> int:
    from companion.archive import Archive  # noqa: PLC0415 - see above
    from companion.archive.summarizing import summarize  # noqa: PLC0415
    from companion.clock import new_id, now  # noqa: PLC0415
    from companion.host.server import Serving, address_of, listening_socket, open_door, serve  # noqa: PLC0415
    from companion.ui.desk import Desk  # noqa: PLC0415

    folder = chosen.data or usual_folder()
    archive = await Archive.open(folder, summarize)
    try:
        try:
            listener = listening_socket(chosen.port, lan=chosen.lan)
        except OSError as error:
            return _port_taken(error)
        address = address_of(listener)
        archive.announce(address)
        desk = Desk(archive, clock=now, new_id=new_id)
        door = open_door(desk, listener) if chosen.lan else None
        opened = address if door is None else door.host_address()

        def ready() -> None:
            cli.tell(f"Henhouse is open at {opened}  (sessions are kept in {folder}; Ctrl+C ends it)")
            if door is not None:
                cli.tell(door.how_to_join())

        serving = Serving(
            listener=listener,
            assets=assets_folder(),
            door=door,
            opened=None if chosen.no_browser else opened,
            ready=ready,
        )
        await serve(desk, serving)
    finally:
        await archive.close()
    return cli.FINE


def build_site(chosen: argparse.Namespace) -> int:
    """Build the offline app, and show it if that is wanted; returns the exit code."""
    from companion.site import command  # noqa: PLC0415 - only this command needs it
    from companion.site.errors import SiteError  # noqa: PLC0415

    try:
        command.run(chosen.folder, assets_folder(), cli.tell)
        if chosen.serve:
            command.show(chosen.folder, chosen.port, cli.tell)
    except SiteError as error:
        return cli.fail(str(error))
    except OSError as error:
        return _port_taken(error)
    return cli.FINE


def _port_taken(error: OSError) -> int:
    return cli.fail(f"the port cannot be used: {error.strerror or error}; choose another one with --port")


def assets_folder() -> Path:
    """Return where the artwork lies: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


if __name__ == "__main__":
    main()
