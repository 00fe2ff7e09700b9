"""The settings during a game: changes take effect at once where possible, and are kept for later games."""

from __future__ import annotations

from dataclasses import replace

from sixdot.terminal.console import Console
from sixdot.terminal.settings.settings import Settings
from sixdot.voice.trouble import Trouble


class SettingsInUse:
    def __init__(self, console: Console, settings: Settings) -> None:
        self._console = console
        self.now = settings

    def change(self, key: str, value: str) -> bool:
        """Change a setting for this game and later ones, or say why it cannot be changed."""
        from sixdot.terminal.settings.file import load, save
        from sixdot.terminal.settings.settings import change

        outputs = self._console.outputs
        changed = change(self.now, key, value, outputs.words)
        if isinstance(changed, Trouble):
            outputs.tell(changed.text)
            return False
        before, self.now = self.now, changed
        self._console.adjust(before, changed)
        try:
            save(replace(load()[0], **{key: getattr(changed, key)}), words=outputs.words)
        except Trouble as trouble:
            outputs.say("session-not-kept", problem=trouble.text(outputs.words))
        return True
