"""French card games at one screen, with exact rules, for people and computer players."""

__version__ = "0.1.0"
