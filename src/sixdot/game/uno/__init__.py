"""UNO: its machine and its menus."""
