"""The pages and commands of the window: what there is, and how each page is built."""
