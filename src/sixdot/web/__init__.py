"""The server: tables for people anywhere, over one socket each, and the page."""
