"""Lessons of TRAX: positions as boards, conditions on turns."""

from trakkx_desktop.lessons.lesson import Teacher
from trakkx_desktop.lessons.trax.teacher import TraxTeacher

TEACHER: Teacher = TraxTeacher()
