"""Merges the books of two files by the identity of what is in them."""
