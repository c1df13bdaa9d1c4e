"""The window, and what all its screens use: questions, files, troubles, keys, names, dates."""
