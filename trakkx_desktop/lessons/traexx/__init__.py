"""Lessons of TRÄXX: positions by start, cards and routes, conditions on the line of a round."""

from trakkx_desktop.lessons.lesson import Teacher
from trakkx_desktop.lessons.traexx.teacher import TraexxTeacher

TEACHER: Teacher = TraexxTeacher()
