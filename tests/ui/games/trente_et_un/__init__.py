"""Tests of the table of Trente-et-un."""
