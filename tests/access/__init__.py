"""The program as assistive technology meets it, on a real accessibility bus."""
