"""Every screen in its typical and its extreme states, as PNG files from the real windows.

`python -m tests.gallery OUT_DIR [NAME ...]`; what each picture is about is asserted on the same window.
"""
