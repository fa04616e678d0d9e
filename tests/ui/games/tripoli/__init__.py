"""Tests of the table of Tripoli."""
