"""Ludo as the Tripoli board (*planche*) of people who play with real cards."""
