"""A site on Django that embeds Saaristo: `python3 manage.py runserver`, then http://localhost:8000/."""
import os
import sys

from django.core.management import execute_from_command_line

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "example.settings")
execute_from_command_line(sys.argv)
