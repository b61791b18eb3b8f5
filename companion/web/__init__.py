"""What a page in a browser is given alike, whether a server shows the app or a site holds it."""
