"""The coach: prices, marks and reasons of each decision of a person, from evidence."""
