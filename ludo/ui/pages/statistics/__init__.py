"""The page of statistics: what its charts and tables say, its filters, its table."""
