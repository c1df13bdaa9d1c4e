"""The score sheet: on the screen, in a file, on paper."""
