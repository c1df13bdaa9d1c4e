"""Lessons of TRAKKX: positions by table and rack, conditions on turns."""

from trakkx_desktop.lessons.lesson import Teacher
from trakkx_desktop.lessons.trakkx.teacher import TrakkxTeacher

TEACHER: Teacher = TrakkxTeacher()
