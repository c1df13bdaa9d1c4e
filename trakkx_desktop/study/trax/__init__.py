"""Looking back on TRAX; README.md beside `study/` says what is called a mistake."""

from trakkx_desktop.study.reviewer import Reviewer
from trakkx_desktop.study.trax.review import TraxReviewer

REVIEWER: Reviewer = TraxReviewer()
