"""For tables with real cards: somebody who keeps the score, and somebody who settles an argument."""
