"""The window, and what all its rooms use: questions, files, troubles, keys, names, dates."""
