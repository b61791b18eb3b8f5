"""Serves the app: here, on this machine only."""
