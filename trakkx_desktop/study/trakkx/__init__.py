"""Looking back on TRAKKX; README.md beside `study/` says what is called a mistake."""

from trakkx_desktop.study.reviewer import Reviewer
from trakkx_desktop.study.trakkx.review import TrakkxReviewer

REVIEWER: Reviewer = TrakkxReviewer()
