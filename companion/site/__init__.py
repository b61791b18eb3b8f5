"""Builds the offline app: a folder of static files in which Python and the saved sessions live in the browser."""
