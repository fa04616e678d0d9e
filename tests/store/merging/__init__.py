"""Merging the books of two computers."""
