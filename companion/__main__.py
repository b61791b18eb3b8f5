"""Starts Henhouse: the only place that wires archive, games and screens together."""

import sys

from companion import cli


def main() -> None:
    """Run the command line of ``formats.md``, or the app."""
    sys.exit(cli.main(None, lambda chosen: 0))


if __name__ == "__main__":
    main()
