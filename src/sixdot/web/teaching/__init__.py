"""A class on this machine: its tables, who sits where, and the teacher's page."""
