"""Recipes of the packages."""
