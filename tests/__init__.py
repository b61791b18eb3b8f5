"""Every check and test of Henhouse."""
