"""It fits: every window of the gallery in every language, text size and window size, nothing cut or overlapping.

`python -m tests.fit [--languages en,de] [--sizes 1024x640] [--scales 1.3] [NAME ...]` prints what does not fit.
"""
