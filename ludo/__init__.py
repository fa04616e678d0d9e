"""Ludo: five old card games, played properly."""

__version__ = "0.1.0"
