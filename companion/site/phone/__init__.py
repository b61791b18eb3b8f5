"""The app inside a browser: what starts it there, and where it keeps the sessions."""
