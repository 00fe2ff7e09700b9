"""A record in words, as somebody who watched the game heard it: python examples/retold.py GAME.sixdot"""

import sys
from collections.abc import Iterator
from pathlib import Path

from sixdot.game import hear, read_record
from sixdot.game.replay import Replay
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words


def retold(text: str, words: Words) -> Iterator[str]:
    record = read_record(text)
    replay = Replay(record)
    for line in record.body:
        heard = [hear(event, None) for event in replay.step(line)]
        if heard:
            view = replay.game.view(None) if replay.game.round is not None else None
            yield narrate(heard, view, record.names, words).text


if __name__ == "__main__":
    for said in retold(Path(sys.argv[1]).read_text(encoding="utf-8"), Words("en")):
        print(said)
