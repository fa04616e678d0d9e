"""What each decision of a person cost, and why: prices, marks and reasons from evidence."""
