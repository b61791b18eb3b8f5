"""One file a screen; each is a component that a route names."""
