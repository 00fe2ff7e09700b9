"""The page in the system's Firefox, with the real server."""
