"""What UNO cards do: to the next player and to the hands, a Wild Draw Four and its challenge, questions."""

from sixdot.game import events as e
from sixdot.game.actions import ANSWER, Action
from sixdot.game.cards import COLOURS, DRAW_TWO, SKIP, WILD, WILD_FOUR
from sixdot.game.kinds import ALL_BUT_WILD_FOUR, BIT, OF_COLOUR, RANK_OF, Hand
from sixdot.game.native import i64
from sixdot.game.uno.table import UNCHANGED, UnoTable
from sixdot.game.view import ANSWER_PHASE, JUDGE_PHASE, RESPOND_PHASE, STACK_PHASE, SWAP_PHASE, TURN_PHASE


def one_left(game: UnoTable, seat: i64, uno: bool) -> None:
    """U1: if UNO was not called with the play, the seat can be caught."""
    game.caught &= ~BIT[seat]
    if uno:
        game.called |= BIT[seat]
    else:
        game.exposed |= BIT[seat]


def act(game: UnoTable, seat: i64, card: i64) -> None:
    """T4, T5, P1-P3: what a special card does to the next player."""
    following: i64 = game.order[seat]
    rank = RANK_OF[card]
    if rank == DRAW_TWO or card == WILD_FOUR:
        _make_draw(game, seat, following, card)
    elif rank == SKIP or (game.active == 2 and game.edition.reverse_skips):  # P1
        game.skip(following)
        game.begin(game.order[following])
    else:
        game.turn_round()
        game.begin(game.order[seat])


def _make_draw(game: UnoTable, seat: i64, following: i64, card: i64) -> None:
    """A Draw Two or a Wild Draw Four has been played on the next player."""
    if game.stacking:
        game.pending += _makes_draw(game, card)
        if game.log is not None:
            game.log.append(e.Stacked(following, game.pending))
        game.wait_for(following, STACK_PHASE)
    elif card == WILD_FOUR and game.edition.challenge:
        game.wait_for(following, RESPOND_PHASE)
    else:
        lose_turn(game, following, _makes_draw(game, card), "draw-two" if card < WILD else "wild-four")


def _makes_draw(game: UnoTable, card: i64) -> i64:
    """T4, C5: how many cards a Draw Two or a Wild Draw Four makes the next player draw."""
    return game.edition.draw_two if card < WILD else game.edition.wild_four


def go_out(game: UnoTable, seat: i64, card: i64) -> None:
    """G1: the last card was played; if it makes the next player draw, that comes before the count."""
    owed = game.pending
    if card == WILD_FOUR or RANK_OF[card] == DRAW_TWO:
        owed += _makes_draw(game, card)
    game.pending = 0
    if owed:
        why = "stack" if game.stacking else "draw-two" if card < WILD else "wild-four"
        game.draw_cards(game.order[seat], owed, why)
    game.finish(seat)


def pick_up(game: UnoTable) -> bool:
    if game.phase != STACK_PHASE:
        return False
    seat = game.turn
    owed = game.pending
    game.pending = 0
    if game.turn_window:
        game.exposed = 0
    if game.edition.pickup_keeps_turn:
        game.draw_cards(seat, owed, "stack")
        game.begin(seat)
    else:
        lose_turn(game, seat, owed, "stack")
    return True


def lose_turn(game: UnoTable, seat: i64, cards: i64, why: str) -> None:
    game.draw_cards(seat, cards, why)
    game.skip(seat)
    game.begin(game.order[seat])


def move_hands(game: UnoTable, seat: i64, card: i64) -> None:
    """H3: a 7 swaps two hands, a 0 passes all hands on."""
    if RANK_OF[card] == 0:
        _hand_on(game)
        game.begin(game.order[seat])
    elif game.active == 2:
        _swap(game, seat, game.order[seat])
        game.begin(game.order[seat])
    else:
        game.wait_for(seat, SWAP_PHASE)


def choose_swap(game: UnoTable, target: i64) -> bool:
    if game.phase != SWAP_PHASE or target == game.turn or not game.is_seated(target):
        return False
    seat = game.turn
    _swap(game, seat, target)
    game.begin(game.order[seat])
    return True


def _swap(game: UnoTable, seat: i64, target: i64) -> None:
    hands = game.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    if game.log is not None:
        game.log.append(e.Swapped(seat, target))
    _take_hand(game, seat)
    _take_hand(game, target)


def _hand_on(game: UnoTable) -> None:
    given = list(game.hands)
    seats = game.seated()
    for seat in seats:
        game.hands[game.order[seat]] = given[seat]
    if game.log is not None:
        game.log.append(e.HandsPassed("left" if game.direction > 0 else "right"))
    for seat in seats:
        _take_hand(game, seat)


def _take_hand(game: UnoTable, seat: i64) -> None:
    """A hand that has a new owner counts as neither called nor missed."""
    game.exposed &= ~BIT[seat]
    game.called &= ~BIT[seat]
    game.caught &= ~BIT[seat]
    if game.log is not None:
        game.log.append(e.HandTaken(seat, game.deck.named(game.hands[seat].cards())))


# The Wild Draw Four: whether it was honest, and the challenge (T7-T9, C1-C5)


def remember(game: UnoTable, seat: i64, hand: Hand) -> None:
    """T7, T9: judge a Wild Draw Four by the hand it will leave and by the colour in play before it."""
    game.bluffer = seat
    game.proof = UNCHANGED
    game.prior_face = game.face
    game.bluff = would_bluff(game, hand)


def would_bluff(game: UnoTable, hand: Hand) -> bool:
    """T7: whether the rest of the hand forbids a Wild Draw Four."""
    honest = game.edition.wild_four_honest
    if honest == "colour":
        return hand.mask & OF_COLOUR[game.colour] != 0
    return honest == "unplayable" and hand.mask & game.face.fit & ALL_BUT_WILD_FOUR != 0


def respond(game: UnoTable, challenged: bool) -> bool:
    if game.phase != RESPOND_PHASE or (challenged and not game.is_seated(game.bluffer)):
        return False
    seat = game.turn
    game.phase = TURN_PHASE
    if game.turn_window:
        game.exposed = 0
    if not challenged:
        if game.log is not None:
            game.log.append(e.Accepted(seat))
        lose_turn(game, seat, game.edition.wild_four, "wild-four")  # C5
        return True
    if game.log is not None:
        game.log.append(e.Challenged(seat, game.bluffer, game.bluff, game.deck.named(game.exhibit())))
    if game.bluff:
        _convict(game, game.bluffer)
        game.begin(seat)
    else:
        lose_turn(game, seat, game.edition.challenger_draws, "challenge")  # C4
    return True


def _convict(game: UnoTable, seat: i64) -> None:
    """C3: the play was a bluff."""
    if game.edition.guilty_takes_back:
        game.hands[seat].add(game.discard.pop())
        game.called &= ~BIT[seat]
        game.face = game.prior_face
        if game.log is not None:
            deck = game.deck.cards
            game.log.append(e.TookBack(seat, deck[WILD_FOUR], deck[game.top], COLOURS[game.colour]))
    game.draw_cards(seat, game.edition.guilty_draws, "challenge")


# Questions on number cards: the answer, who judges it, and when it is given away (Q1-Q3, Q7)


def pose(game: UnoTable, card: i64) -> None:
    """Q1: the card asks its question. One of a set that was the last to be asked gives way to the next card's.

    H16: where questions follow levels, each is chosen for whoever is asked.
    """
    if game.edition.follows_levels and len(game.levels()) > 1:
        return
    own, last = game.questions.get(card), game.questions.get(game.posed)
    game.posed = card
    if own is None or last is None or not own.source or own.spoken != last.spoken:
        return
    kinds = sorted(game.questions)
    place = kinds.index(card)
    for other in kinds[place + 1 :] + kinds[:place]:
        if game.questions[other].spoken != last.spoken:
            game.posed = other
            return


def give_answer(game: UnoTable, action: Action) -> bool:
    if game.phase != ANSWER_PHASE:
        return False
    game.exposed = 0 if game.turn_window else game.exposed
    known = action.verb == ANSWER
    if known and is_near(game, action.text):
        game.near = action.text
        if game.log is not None:
            game.log.append(e.NearMissed(game.turn, action.text))
        return True
    judged = known and game.person_judges
    correct = known and not judged and game.question().accepts(action.text)
    if game.log is not None:
        text = action.text if known else None
        game.log.append(e.Answered(game.turn, text, None if judged else correct))
    if judged:
        game.phase = JUDGE_PHASE
    else:
        mark(game, correct)
    return True


def is_near(game: UnoTable, text: str) -> bool:
    """H15: whether to ask first: once, if the program judges, and not if it answers another of the questions."""
    if not game.edition.near_misses or game.person_judges or game.near:
        return False
    others = game.questions.values()
    return game.question().is_slip(text) and not any(question.accepts(text) for question in others)


def confirm(game: UnoTable) -> bool:
    """H15: it was a slip, so the answer is right."""
    if game.phase != ANSWER_PHASE or not game.near:
        return False
    if game.log is not None:
        game.log.append(e.Answered(game.turn, game.near, True))
    mark(game, True)
    return True


def may_hint(game: UnoTable, seat: i64) -> bool:
    """Q7, H14: a person who is asked may have the hint, which is told once and costs nothing."""
    if game.phase != ANSWER_PHASE or seat != game.turn or game.hinted or not game.is_person(seat):
        return False
    return game.edition.hints and game.question().hint != ""


def give_hint(game: UnoTable, seat: i64) -> bool:
    if not may_hint(game, seat):
        return False
    game.hinted = True
    if game.log is not None:
        game.log.append(e.Hinted(seat, game.question().hint))
    return True


def mark(game: UnoTable, correct: bool) -> None:
    """Q2, Q3: after a right answer the turn goes on; a wrong one costs cards and the turn."""
    seat = game.turn
    game.near = ""
    if game.edition.follows_levels and game.is_person(seat):
        climbed = game.standing[seat] + (1 if correct else -1)
        game.standing[seat] = max(0, min(climbed, len(game.levels()) - 1))
    if correct:
        game.failed = 0
        game.wait_for(seat, TURN_PHASE)
        return
    if game.draw_cards(seat, game.edition.wrong_answer, "answer") == 0:
        game.idle += 1
    game.failed |= BIT[seat]
    tell_answer(game)
    game.pass_on()


def tell_answer(game: UnoTable) -> None:
    """Q3: tell the answer once everyone round the table has failed to give it; H13: once anybody has."""
    waiting = [seat for seat in game.seated() if not game.failed & BIT[seat]]
    if not game.told_answer and (game.edition.tells_answers or not waiting):
        game.told_answer = True
        if game.log is not None:
            asked = game.question()
            game.log.append(e.AnswerTold(game.deck.cards[game.top], " / ".join(asked.accept), asked.explanation))
