"""The parts that every screen is built of."""
