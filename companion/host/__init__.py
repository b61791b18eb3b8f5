"""Serves the app: on this machine only, or with ``--lan`` to the phones of the local network that give the code."""
