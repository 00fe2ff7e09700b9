"""The site for people: `python -m guide FOLDER` writes it, in English and French, from what the project has.

Rules and their scenes come from the engine and its words, manuals from `docs`, the reference from the source. What
stands only here is the frame: `words.toml`, `pages` and `style.css`.
"""
