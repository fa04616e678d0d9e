"""Small widgets that all pages are made of."""
