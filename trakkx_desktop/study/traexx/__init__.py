"""Looking back on TRÄXX; README.md beside `study/` says what is called a mistake."""

from trakkx_desktop.study.reviewer import Reviewer
from trakkx_desktop.study.traexx.review import TraexxReviewer

REVIEWER: Reviewer = TraexxReviewer()
