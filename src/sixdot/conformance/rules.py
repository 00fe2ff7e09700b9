"""The ids of the rules and what each is about, in our own words. Scenarios and refusals name rules by these ids."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, str]] = {
    # Deck and players
    "D1": "how many cards are played with",
    "D2": "which cards the deck is made of, and how many of each",
    "D3": "reference cards lie beside the deck and are never dealt",
    "D4": "how few and how many can play",
    "D5": "what is embossed in the corners of a card",
    "D6": "players find their hand sorted by colour",
    # Dealers and dealing
    "S1": "how the first dealer is found",
    "S2": "what a card without a number is worth when the dealer is drawn for",
    "S3": "equal highest cards: those players draw once more",
    "S4": "who deals the rounds after the first",
    "S5": "seven cards for everyone, beginning on the dealer's left",
    "S6": "what is turned face up when the hands are dealt",
    "S7": "the dealer's left has the first turn",
    # First cards
    "F1": "a Draw Two is turned up first",
    "F2": "a Reverse is turned up first",
    "F3": "a Skip is turned up first",
    "F4": "a Wild is turned up first: who names its colour",
    "F5": "a Wild Draw Four is turned up first and does not stay",
    # A turn of UNO
    "T1": "which cards fit the one on the pile",
    "T2": "whether somebody who could play may draw instead",
    "T3": "what can be done with a card just drawn",
    "T4": "what a Draw Two does to the next player",
    "T5": "what Reverse and Skip do",
    "T6": "when a Wild can be played and which colours it can name",
    "T7": "with which hand a Wild Draw Four is an honest play",
    "T8": "a dishonest Wild Draw Four stands until somebody challenges it",
    "T9": "honesty is measured by the colour that the Wild Draw Four covers",
    "T10": "everyone hears each card played and each draw",
    # Challenges
    "C1": "who can challenge a Wild Draw Four",
    "C2": "a challenged hand is shown to nobody but the challenger",
    "C3": "what becomes of a bluff that is found out",
    "C4": "the price of a challenge that fails",
    "C5": "four cards and no turn for whoever does not challenge",
    "C6": "a Wild Draw Four that ends the round cannot be challenged",
    # Calling UNO
    "U1": "UNO is said together with the last card but one",
    "U2": "how many cards a forgotten call costs",
    "U3": "everybody but the offender can catch",
    "U4": "how long a forgotten call can be caught",
    "U5": "any action of the next player is the beginning of a turn",
    "U6": "calls and catches out of place are refused and cost nothing",
    "U7": "of several catches only the earliest counts",
    # The end of a round, and scores
    "G1": "a draw card played last is still drawn for, and then counted",
    "G2": "an empty draw pile is made anew from the discards",
    "G3": "when too few cards are left, fewer are drawn, or none",
    "G4": "a round in which no card can move any more ends without a score",
    "G5": "how many points each card is worth",
    "G6": "the standard game: the winner of a round is credited with the other hands",
    "G7": "the game of the lowest total: everyone is charged the own hand",
    "G8": "elimination: who reaches the target drops out, until one is left",
    "G9": "partners sit opposite and have one score",
    "G10": "three rounds with a different partner in each",
    "G11": "a table may agree on a target of its own",
    # Two players
    "P1": "two players: Reverse gives its player another turn",
    "P2": "two players: Skip gives its player another turn",
    "P3": "two players: who has the turn after a draw card",
    # Table talk and asking
    "A1": "giving advice costs four cards when the table agrees on it",
    "A2": "the number of cards in every hand is no secret",
    "A3": "what lies face up can be looked up at any time",
    "A4": "the reference cards can be read at any time",
    # Questions
    "Q1": "a number card asks its question before it can be covered",
    "Q2": "what right and wrong answers lead to",
    "Q3": "an answer that a whole circuit does not know is given away",
    "Q4": "draw cards pile up until somebody picks all of them up",
    "Q5": "a Draw 4 goes on everything and is never challenged",
    "Q6": "a forgotten UNO costs four cards",
    "Q7": "where questions come from and who judges the answers",
    # DOS
    "O1": "a turn: match, or draw first",
    "O2": "one card of the same number, or two with that sum; each centre card once a turn",
    "O3": "a draw without a match ends with a card laid into the row",
    "O4": "the bonus of a single match in the same colour",
    "O5": "the bonus of a double match in the same colour",
    "O6": "several colour matches earn several bonuses",
    "O7": "the order of things at the end of a turn",
    "O8": "Wild DOS: two, in a colour that is named",
    "O9": "Wild #: a number that is named, in its own colour",
    "O10": "a hand of two is called, or caught",
    "O11": "going out, and what is still done then",
    "O12": "target, next dealer and number of players",
    "O13": "an owed penalty comes before going out",
    "O14": "a turn is never ended without a match or a draw",
}
