"""Writes the site: `python -m guide build/site --play build/play`."""

import argparse
import shutil
import sys
from pathlib import Path

from guide.site import sizes, write


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m guide", description="Write the site for people into a folder.")
    parser.add_argument("folder", type=Path, help="where to; what the last run wrote there goes first")
    parser.add_argument("--play", type=Path, help="a folder with the game that needs no server, to go with it")
    chosen = parser.parse_args(arguments)
    folder: Path = chosen.folder
    if folder.exists() and not (folder / "style.css").is_file() and (not folder.is_dir() or any(folder.iterdir())):
        print(f"{folder} is there and is not a site that was written by this program: name another folder")
        return 2
    shutil.rmtree(folder, ignore_errors=True)
    pages = write(folder, chosen.play)
    print(f"{pages} pages, {sum(sizes(folder)) / 1e6:.1f} MB: {folder / 'index.html'}")
    return 0


sys.exit(main(sys.argv[1:]))
