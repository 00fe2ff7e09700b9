"""How the points left in hands become scores, and who has won (G6-G10).

A score belongs to a *unit*: a player, or a team. `changes` says what a round adds to each, `winners` who has won.
"""

from collections.abc import Sequence
from typing import Final

from sixdot.game.edition import Edition
from sixdot.game.options import Options, SetupError
from sixdot.game.view import Seats


class Scoring:
    """The standard game (G6): whoever goes out scores everyone else's cards; the first to reach the target wins."""

    form = "first-to"
    low_wins = False  # whether points count against a player, so that the lowest score is the best
    in_pairs = False  # whether those who sit opposite each other share a score

    def __init__(self, players: int, target: int) -> None:
        self.players = players
        self.target = target
        # The seats that share each score, in the order of their first members.
        first = range(players // 2 if self.in_pairs else players)
        self.units: tuple[Seats, ...] = tuple([tuple(range(seat, players, len(first))) for seat in first])

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return type(self), (self.players, self.target)

    def couples(self, number: int) -> tuple[Seats, ...]:
        """Who plays together in round `number`."""
        return tuple(unit for unit in self.units if len(unit) > 1)

    def changes(self, points: Sequence[int], winner: int, number: int) -> list[int]:
        """What round `number` adds to each score; nothing if nobody won it."""
        total = sum(points)
        return [total - sum([points[seat] for seat in unit]) if winner in unit else 0 for unit in self.units]

    def winners(self, scores: Sequence[int], number: int, out: Seats) -> Seats:
        """The seats that have won the game after round `number`; none if it goes on."""
        return self._seats([score >= self.target for score in scores])

    def eliminated(self, scores: Sequence[int]) -> Seats:
        return ()

    def _seats(self, won: list[bool]) -> Seats:
        return tuple(sorted(seat for unit, wins in zip(self.units, won, strict=True) if wins for seat in unit))

    def _lowest(self, scores: Sequence[int], out: Seats) -> Seats:
        """Those with the lowest score who are still in the game; more than one if they are equal."""
        staying = [any(seat not in out for seat in unit) for unit in self.units]
        lowest = min([score for score, stays in zip(scores, staying, strict=True) if stays], default=0)
        return self._seats([stays and score == lowest for score, stays in zip(scores, staying, strict=True)])


class Lowest(Scoring):
    """G7: everybody is charged with their own cards; when a player reaches the target, the lowest total wins."""

    form = "lowest"
    low_wins = True

    def changes(self, points: Sequence[int], winner: int, number: int) -> list[int]:
        return [sum(points[seat] for seat in unit) for unit in self.units]

    def winners(self, scores: Sequence[int], number: int, out: Seats) -> Seats:
        return self._lowest(scores, out) if max(scores) >= self.target else ()


class Elimination(Lowest):
    """G8: players who reach the target are out; the last one left has won."""

    form = "elimination"

    def winners(self, scores: Sequence[int], number: int, out: Seats) -> Seats:
        left = tuple(seat for seat in range(self.players) if seat not in out)
        return left if len(left) == 1 else ()

    def eliminated(self, scores: Sequence[int]) -> Seats:
        return tuple(seat for seat, score in enumerate(scores) if score >= self.target)


class CreditPartners(Scoring):
    """G9, four players (H17: any even number): the team that goes out is credited with all opposing hands."""

    form = "credit"
    in_pairs = True


class ChargePartners(Lowest):
    """G9, any even number: each team is charged with what both its members hold; the lowest team wins."""

    form = "charge"
    in_pairs = True


# Who plays with whom in each of the rounds.
ROTATION: Final = (((0, 2), (1, 3)), ((0, 1), (2, 3)), ((0, 3), (1, 2)))


class RotatingPartners(Scoring):
    """G10: three rounds with a different partner in each; players are charged with what both partners hold."""

    form = "rotating"
    low_wins = True

    def couples(self, number: int) -> tuple[Seats, ...]:
        return ROTATION[min(number, len(ROTATION)) - 1]

    def changes(self, points: Sequence[int], winner: int, number: int) -> list[int]:
        held = {seat: points[one] + points[two] for one, two in ROTATION[number - 1] for seat in (one, two)}
        return [held[seat] for seat in range(self.players)]

    def winners(self, scores: Sequence[int], number: int, out: Seats) -> Seats:
        return self._lowest(scores, out) if number >= len(ROTATION) else ()


FORMS: dict[str, type[Scoring]] = {
    "first-to": Scoring,
    "lowest": Lowest,
    "elimination": Elimination,
    "credit": CreditPartners,
    "charge": ChargePartners,
    "rotating": RotatingPartners,
}


def scoring_for(edition: Edition, players: int, options: Options) -> Scoring:
    """The scoring of a table, or a `SetupError` that says what the edition does not offer."""
    check_players(edition, players)
    target = edition.target if options.target is None else options.target
    if options.partners == "none":
        name = edition.scorings[0] if options.scoring is None else options.scoring
        if name not in edition.scorings:
            message = "the {edition} edition has no scoring {value!r}: it offers {offered} (G6-G8)"
            raise SetupError(message, "scoring", edition=edition.name, value=name, offered=edition.scorings)
        return FORMS[name](players, target)
    if options.scoring is not None:
        raise SetupError("partners have a scoring of their own: leave the option out (G9, G10)", "partners-scoring")
    if options.partners == "rotating":
        return _rotating(edition, players, options, target)
    if edition.partners == "none":
        raise SetupError("the {edition} edition has no partners (G9)", "no-partners", edition=edition.name)
    if edition.partners == "credit" and not edition.in_teams and players != 4:
        message = "partners in the {edition} edition need four players, not {value} (G9)"
        raise SetupError(message, "partners-four", edition=edition.name, value=players)
    if players < 4 or players % 2:
        message = "partners need an even number of players, at least 4, not {value} (G9)"
        raise SetupError(message, "partners-even", value=players)
    return FORMS[edition.partners](players, target)


def _rotating(edition: Edition, players: int, options: Options, target: int) -> Scoring:
    if not edition.rotating_partners:
        raise SetupError("the {edition} edition has no rotating partners (G10)", "no-rotating", edition=edition.name)
    if players != 4:
        raise SetupError("rotating partners need four players, not {value} (G10)", "rotating-four", value=players)
    if options.target is not None:
        raise SetupError("rotating partners play exactly three rounds, without a target (G10)", "rotating-target")
    return RotatingPartners(players, target)


def check_players(edition: Edition, players: int) -> None:
    least, most = edition.least_players, edition.most_players
    if not least <= players <= most:
        message = "the {edition} edition is for {least} to {most} players, not {value} (D4)"
        raise SetupError(message, "players", edition=edition.name, least=least, most=most, value=players)
    enough = sum(edition.deck.copies) - 1  # one card is turned over
    if players * edition.hand_size > enough:
        raise SetupError(f"{players} players with {edition.hand_size} cards each need more than {enough} cards (S5)")
    if edition.first_special == "buried":  # however the cards fall, a number must be left to start with
        cards = edition.deck.cards
        numbers = sum([edition.deck.copies[card.kind] for card in cards if card.number is not None])
        if players * edition.hand_size >= numbers:
            message = "{players} players with {cards} cards each may leave no number to start with (S6, H11)"
            raise SetupError(message, "no-number", players=players, cards=edition.hand_size)
