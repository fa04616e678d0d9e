"""Trut on the screen."""
