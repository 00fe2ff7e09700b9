"""Somebody at the terminal and a game: line by line, until the game is over or somebody has had enough."""

from sixdot.terminal.port import GamePort


def converse(port: GamePort) -> None:
    """`Quit` if somebody wants to. Whatever understands lines is loaded once there is one."""
    port.greet()
    if not port.advance():
        return
    typed = port.line()
    from sixdot.terminal.interpreter import Interpreter

    interpreter = Interpreter(port)
    interpreter.hear(typed)
    while port.advance():
        interpreter.hear(port.line())
