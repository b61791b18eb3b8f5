"""Measurements: run by hand, and once small in every run of the checks. No time is asserted."""
