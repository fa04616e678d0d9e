"""Tests of Ludo."""
