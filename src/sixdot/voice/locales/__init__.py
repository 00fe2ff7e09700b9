"""Every word a player meets, language by language, in Fluent files: where they are, and whether they have changed."""

from pathlib import Path
from typing import Final
from zlib import crc32

LANGUAGES: Final = ("en", "fr")
LOCALES: Final = Path(__file__).parent


def files_of(language: str) -> list[Path]:
    """What is said at every table: one file for each part of the words."""
    return sorted((LOCALES / language).glob("*.ftl"))


def family_files(language: str) -> dict[str, Path]:
    """What each family of games says in its own way."""
    return {path.stem: path for path in sorted((LOCALES / language / "families").glob("*.ftl"))}


def edition_files(language: str) -> dict[str, Path]:
    """What is said about each edition, and what it says in its own way; beside the edition itself."""
    editions = LOCALES.parents[1] / "game" / "editions"
    return {path.name.partition(".")[0]: path for path in sorted(editions.glob(f"*.{language}.ftl"))}


def made_from(language: str) -> int:
    """A check of everything that is written in a language: any change makes it another number. 0: nothing is."""
    files = [*files_of(language), *family_files(language).values(), *edition_files(language).values()]
    return crc32(b"".join([path.name.encode() + path.read_bytes() for path in files]))
