"""Tests of the voice of the program's own."""
