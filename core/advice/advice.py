"""Advice: what to do now, and why, for every decision of a turn; the moves in one order, the policy's own first."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from core.board.board import Place
from core.board.mansion import Mansion
from core.board.position import Position
from core.information.answers import Response
from core.information.gain import CERTAIN, NOTHING
from core.model.cards import Card, Triple
from core.model.events import Move, Suggestion, Via
from core.model.rules import AccuseRule
from core.model.seats import ENVELOPE
from core.policies.accusing import HOPELESS, Verdict, risks_too_much, verdict
from core.policies.policy import Policy
from core.policies.registry import DEFAULT, policy
from core.policies.showing import Showing, could_show, open_question, showings
from core.policies.suggesting import Forecast, forecasts
from core.situation.situation import Situation

DECIMALS = 9
"""Precision to which scores are compared."""


@dataclass(frozen=True, slots=True)
class MoveOption:
    """A possible move: destination, means, score (lower is better), distance to the murder room, and suggestion there.

    ``chance`` is the probability of arriving this turn; 1 if no dice are needed or the roll is known. ``planned``: the
    probability that the policy suggests there this turn and may learn from it; 1 for where it goes by all means; 0 for
    what it does not plan. ``beyond``: the room to go on to, if nothing can be learned where this one leads; None else.
    ``turns_away``: the expected turns to its room, 0 in it, infinite if that is not known; None if my place is unknown.
    """

    to: Place
    via: Via
    score: float
    remoteness: float
    chance: float
    suggest: Triple | None
    planned: float = 0.0
    beyond: Card | None = None
    turns_away: float | None = None


@dataclass(frozen=True, slots=True)
class RollPlan:
    """The best move after a possible roll, with the ``chance`` of that roll."""

    roll: int
    chance: float
    best: MoveOption


def moves(situation: Situation, chosen: Policy, roll: int | None = None) -> tuple[MoveOption, ...]:
    """Return the moves, best first: what the policy does, likeliest first, then the others by score.

    Among equals those without dice come first, then nearer ones. After a roll, every place it reaches; before it, every
    room, scored as a heading; rooms that the policy goes to after some roll have the score of rolling. A player who has
    just entered a room stays there. Empty without a board, and for a player who is out of the game.
    """
    if situation.is_over or situation.is_out or not situation.positions:
        return ()
    position = situation.position
    if position is None:
        options = _from_anywhere(situation, chosen, roll)
    elif position.has_entered:
        options = [_arrived(situation, chosen, room, way) for way, room in position.ways]
    elif roll is None:
        options = _before_the_roll(situation, chosen, position)
    else:
        options = [_ended(situation, chosen, position, place) for place in position.destinations(roll)]
        options = _planned(options, {chosen.destination(situation, roll): 1.0})
    # rounded, as the order of what is equally good is not to depend on how a machine adds
    rounded = [replace(move, score=round(move.score, DECIMALS)) for move in options]
    return tuple(sorted(rounded, key=lambda move: (move.score, -round(move.planned, DECIMALS))))


def rolls(situation: Situation, chosen: Policy) -> tuple[RollPlan, ...]:
    """Return the policy's move after each roll; empty if unknown or if there is no roll to come."""
    position = situation.position
    if position is None or position.has_entered or situation.is_over or situation.is_out:
        return ()
    dice = situation.dice
    best = {roll: chosen.destination(situation, roll) for roll in dice.rolls}
    made = {place: _ended(situation, chosen, position, place) for place in dict.fromkeys(best.values())}
    return tuple(RollPlan(roll, dice.chance(roll), made[place]) for roll, place in best.items())


def _before_the_roll(situation: Situation, chosen: Policy, position: Position) -> list[MoveOption]:
    without_dice = [_arrived(situation, chosen, room, way) for way, room in position.ways]
    way = chosen.travel(situation) if without_dice else None
    there = {move.to for move in without_dice}
    chances = _chances(situation, None)
    aims = sorted(set(situation.rooms) - there, key=lambda room: _away(situation, chosen, position, room))
    headed = [_headed(situation, chosen, (position,), room, chances) for room in aims]
    if way is not None:
        return [replace(move, planned=float((move.via, move.to) == way)) for move in without_dice] + headed
    plan = rolls(situation, chosen)
    asks = [each for each in plan if each.best.suggest is not None and situation.cards.tells(each.best.suggest)]
    goes = {each.best.to: sum(other.chance for other in asks if other.best.to == each.best.to) for each in asks}
    # no roll leads to a question that tells something, so the plan is to head for the best room
    if headed and not goes:
        goes = {min(headed, key=lambda move: round(move.score, DECIMALS)).to: 1.0}
    return _planned(without_dice + headed, goes, sum(each.chance * each.best.score for each in plan))


def _away(situation: Situation, chosen: Policy, position: Position, room: Card) -> tuple[float, int]:
    """Return which of two rooms a step towards both of them is rather for: the one that is nearer, or better then."""
    turns = 0.0 if situation.turns is None else situation.turns.between(position.place, room)
    return round(turns + chosen.score(situation, room, asks=True), DECIMALS), situation.rooms.index(room)


def _planned(options: Sequence[MoveOption], goes: Mapping[Place, float], most: float = inf) -> list[MoveOption]:
    """Return the moves with how likely the policy makes each; their score is then that of its plan, ``most``."""
    return [
        replace(move, planned=goes[move.to], score=min(move.score, most)) if move.to in goes else move
        for move in options
    ]


def _from_anywhere(situation: Situation, chosen: Policy, roll: int | None) -> list[MoveOption]:
    """Return the value of each room if my start is unknown: the mean over the possible starts."""
    chances = _chances(situation, roll)
    return [_headed(situation, chosen, situation.positions, room, chances) for room in situation.rooms]


def _chances(situation: Situation, roll: int | None) -> Mapping[int, float]:
    dice = situation.dice
    return {each: dice.chance(each) for each in dice.rolls} if roll is None else {roll: 1.0}


def _arrived(situation: Situation, chosen: Policy, room: Card, way: Via) -> MoveOption:
    score, suggest = chosen.score(situation, room, asks=True), chosen.suggestion(situation, room)
    return _option(situation, chosen, room, way, score, 1.0, suggest)


def _ended(situation: Situation, chosen: Policy, position: Position, place: Place) -> MoveOption:
    asks = position.may_suggest_in(place)
    suggest = chosen.suggestion(situation, place) if asks and isinstance(place, Card) else None
    return _option(situation, chosen, place, Via.ROLL, chosen.score(situation, place, asks=asks), 1.0, suggest)


def _option(
    situation: Situation, chosen: Policy, to: Place, via: Via, score: float, chance: float, suggest: Triple | None
) -> MoveOption:
    beyond, away = _beyond(situation, chosen, to, suggest), _turns_away(situation, to)
    return MoveOption(to, via, score, situation.remoteness_of(to), chance, suggest, beyond=beyond, turns_away=away)


def _turns_away(situation: Situation, to: Place) -> float | None:
    turns, here = situation.turns, situation.place
    if here is None:
        return None
    if turns is None or not isinstance(to, Card):
        return inf
    return 0.0 if here == to else turns.between(here, to)


def _beyond(situation: Situation, chosen: Policy, place: Place, suggest: Triple | None) -> Card | None:
    """Return the room to go on to from one where this suggestion tells nothing; None if it tells something."""
    if suggest is None or situation.cards.solution is not None or situation.cards.tells(suggest):
        return None
    turns, telling = situation.turns_to_ask(place), situation.cards.gains.best_by_room >= NOTHING
    ahead = {
        room: round(float(n) + chosen.score(situation, room, asks=True), DECIMALS)
        for room, n, tells in zip(situation.rooms, turns, telling, strict=True)
        if tells
    }
    return min(ahead, key=ahead.__getitem__, default=None)


def _headed(
    situation: Situation,
    chosen: Policy,
    positions: tuple[Position, ...],
    room: Card,
    chances: Mapping[int, float],
) -> MoveOption:
    """Return the option of heading for a room: reaching it if the dice allow, else getting as near as possible."""
    turns = situation.turns
    score = chance = 0.0
    for position in positions:
        for roll, p in chances.items():
            end = room if turns is None else position.nearest(room, roll, turns)
            asks = position.may_suggest_in(end)
            reached = chosen.score(situation, end, asks=True) if asks else chosen.heading(situation, end, room)
            score += p / len(positions) * reached
            chance += p / len(positions) * (asks and end == room)
    suggest = chosen.suggestion(situation, room)
    return _option(situation, chosen, room, Via.ROLL, score, min(1.0, chance), suggest)


SAME = 0.005
"""Gains that differ by less, in bits, count as equal, and chances of rooms."""

EVEN = 0.5
"""Below this probability of being right, accusing is a choice, not an order."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A suggestion: its gain in bits with standard error, the expected remaining entropy, and the reasons for it.

    ``reachable``: whether its room can be reached this turn (with the highest roll, or the given one); None without a
    board. If my place is unknown, whether some start allows it. ``score``: the policy's of having entered its room,
    lower is better. ``chances``: how likely each card is to be in the envelope; ``mine``: those that I hold; ``calls``:
    the rival whose token it moves. ``answers``: the possible ones, likeliest first, if it is the policy's or a move's.
    """

    cards: Triple
    gain_bits: float
    stderr: float
    left_bits: float
    reachable: bool | None
    score: float = 0.0
    chances: tuple[float, ...] = ()
    mine: tuple[Card, ...] = ()
    calls: str | None = None
    answers: tuple[Forecast, ...] = ()

    @property
    def tells(self) -> bool:
        return self.gain_bits >= NOTHING


@dataclass(frozen=True)
class Advice:
    """What to do: all suggestions and moves, whether to accuse, and which card to show.

    It carries its reasons, so that who shows it needs nothing else. ``policy`` and ``unit`` define the order of the
    moves, best first; suggestions are ordered by gain, whatever the policy, with ties that summon a rival's token last.
    The order of :attr:`ranking` is that of both. ``exact``: whether the gains are exact; ``response``: how the others
    are assumed to choose which card to show.

    What the policy itself would do: ``way``, the way to go without dice (None to roll); ``rolls``, the best move after
    each possible roll (empty if the roll is given or there is none); ``suggest`` in any room (the best overall without
    a board); ``accusation``, the solution to accuse now, None while a suggestion comes first; ``card_to_show``. All
    cards that I could show are in ``show``, least informative first; it is empty if no suggestion is waiting for me.
    ``shown_to`` is the asker. ``asks_first``: a suggestion of this turn comes before any accusation; ``has_asked``: I
    have made it, so the moves are those of my next turn.

    ``is_over``: someone has accused correctly; ``is_out``: I have accused wrongly and only answer; ``has_entered``: I
    have just moved into a room, and have only to suggest there; ``place``: mine on the ``mansion``, None if unknown.
    ``least``: my limit, if it keeps me from accusing: how likely to be right that has to be; else 0.
    ``likeliest_room``: the likeliest murder room and how likely it is; None if another is as likely.
    """

    policy: str
    unit: str
    roll: int | None
    entropy_bits: float
    exact: bool
    suggestions: tuple[Advised, ...]
    moves: tuple[MoveOption, ...]
    way: tuple[Via, Card] | None
    rolls: tuple[RollPlan, ...]
    suggest: Triple
    accuse: Verdict
    accusation: Triple | None
    show: tuple[Showing, ...]
    shown_to: str | None
    card_to_show: Card | None
    asks_first: bool
    has_asked: bool
    is_over: bool
    is_out: bool
    has_entered: bool
    accuse_rule: AccuseRule = AccuseRule.ANYWHERE
    place: Place | None = None
    least: float = 0.0
    response: Response = Response.RANDOM
    mansion: Mansion | None = None
    likeliest_room: tuple[Card, float] | None = None

    @cached_property
    def suggested(self) -> Advised:
        """The policy's suggestion: the one for its move, if it can make one there."""
        move = self.move
        return self.of(self.suggest if move is None or move.suggest is None else move.suggest)

    def of(self, cards: Triple) -> Advised:
        return next(each for each in self.suggestions if each.cards == cards)

    @cached_property
    def ranking(self) -> tuple[Advised, ...]:
        """All suggestions in the order of the moves: the suggested one first, and in each room the policy's first.

        The others in a room, and all where there are no moves, are ordered by gain.
        """
        rooms = {move.to: i for i, move in reversed(tuple(enumerate(self.moves)))}
        asks = {self.suggested.cards, *(move.suggest for move in self.moves)}

        def rank(asked: Advised) -> tuple[bool, int, bool]:
            return asked != self.suggested, rooms.get(asked.cards[2], len(rooms)), asked.cards not in asks

        return tuple(sorted(self.suggestions, key=rank))

    @cached_property
    def best_of_rooms(self) -> tuple[Advised, ...]:
        """The first suggestion of each room, in the same order."""
        best: dict[Card, Advised] = {}
        for suggestion in self.ranking:
            best.setdefault(suggestion.cards[2], suggestion)
        return tuple(best.values())

    @property
    def is_choice(self) -> bool:
        """Whether the advised accusation is likelier wrong than right: then it is for the player to choose."""
        return self.accusation is not None and self.accusation == self.accuse.solution and self.accuse.p < EVEN

    @property
    def is_below_limit(self) -> bool:
        """Whether the likeliest accusation is less likely to be right than it has to be."""
        return self.least > 0

    @property
    def waiting_argues(self) -> bool:
        """Whether what waiting is worth speaks for what is advised; not every policy weighs it."""
        return self.is_below_limit or self.accuse.recommended == (self.accusation == self.accuse.solution)

    @property
    def weighs_accusing(self) -> bool:
        """Whether accusing now is weighed against waiting."""
        is_open = not (self.is_over or self.is_out or self.accuse.is_certain)
        return is_open and self.accuse.p >= HOPELESS and self.waiting_argues

    @property
    def tells_most(self) -> bool:
        """Whether no suggestion in reach tells more than the suggested one; none at all, if no room is in reach."""
        in_reach = [each for each in self.suggestions if each.reachable] or self.suggestions
        return self.suggested.gain_bits >= max(each.gain_bits for each in in_reach) - SAME

    @property
    def rooms_worth_going_to(self) -> frozenset[Card]:
        """The room of the solution if that is certain, else those whose best suggestion tells at least half as much.

        Without the room I am in, which I would have to leave first.
        """
        if self.accuse.is_certain:
            return frozenset({self.accuse.solution[2]} - {self.place})
        enough = self.suggestions[0].gain_bits / 2
        return frozenset({each.cards[2] for each in self.suggestions if each.gain_bits >= enough} - {self.place})

    @cached_property
    def rolls_by_room(self) -> tuple[tuple[RollPlan, ...], ...]:
        """The rolls after which to suggest, by room, likeliest first; empty if there is no need to roll or suggest."""
        by_room: dict[Place, list[RollPlan]] = {}
        for plan in () if self.way is not None or self.accuse.is_certain else self.rolls:
            if plan.best.suggest is not None and self.of(plan.best.suggest).tells:
                by_room.setdefault(plan.best.to, []).append(plan)
        order = {move.to: i for i, move in enumerate(self.moves)}
        rooms = sorted(by_room.values(), key=lambda rolls: order.get(rolls[0].best.to, len(order)))
        return tuple(map(tuple, rooms))

    @cached_property
    def move(self) -> MoveOption | None:
        """The policy's move; before the roll, the likeliest into a room, else the one to head for; None if none."""
        if self.way is not None:
            return next(move for move in self.moves if (move.via, move.to) == self.way)
        if self.rolls_by_room:
            return self.rolls_by_room[0][0].best
        return next((move for move in self.moves if move.via is Via.ROLL), next(iter(self.moves), None))


def advise(situation: Situation, name: str = DEFAULT, roll: int | None = None) -> Advice:
    """Return the advice of a policy, before or after the roll.

    Raises KeyError for an unknown policy, ValueError for a spectator's case or an impossible roll, and what the
    situation raises.
    """
    if roll is not None and roll not in situation.dice.rolls:
        few, many = situation.dice.rolls[0], situation.dice.most
        raise ValueError(f"these dice show {few} to {many}, not {roll}")
    chosen = policy(name)
    options, plans = moves(situation, chosen, roll), rolls(situation, chosen) if roll is None else ()
    suggest, every = chosen.suggestion(situation, None), (*options, *(plan.best for plan in plans))
    judged = verdict(situation)
    first, risks = asks_first(situation, options), risks_too_much(situation, judged)
    accusation = None if first else chosen.accusation(situation)
    asked = open_question(situation.case)
    could = () if asked is None else could_show(situation, asked)
    return Advice(
        policy=chosen.name,
        unit=chosen.unit,
        roll=roll,
        entropy_bits=situation.cards.gains.entropy_bits,
        exact=situation.cards.gains.exact,
        suggestions=_suggestions(situation, chosen, roll, {suggest, *(move.suggest for move in every if move.suggest)}),
        moves=options,
        way=chosen.travel(situation) if roll is None and options and situation.ways else None,
        rolls=plans,
        suggest=suggest,
        accuse=judged,
        accusation=None if risks and accusation == judged.solution else accusation,
        show=() if asked is None else showings(situation, asked, could),
        shown_to=None if asked is None else asked.by,
        card_to_show=None if asked is None or not could else chosen.show(situation, asked.by, could),
        asks_first=first,
        has_asked=has_asked(situation),
        is_over=situation.is_over,
        is_out=situation.is_out,
        has_entered=situation.position is not None and situation.position.has_entered,
        accuse_rule=situation.case.setup.rules.accuse,
        place=situation.place,
        least=situation.least if risks else 0.0,
        response=situation.response,
        mansion=situation.mansion,
        likeliest_room=_likeliest_room(situation),
    )


def asks_first(situation: Situation, options: Sequence[MoveOption]) -> bool:
    """Return whether a suggestion that a move plans for this turn comes before accusing, and may tell me more.

    Not if I would have to leave the only room in which I may accuse.
    """
    # with nothing left to learn one accuses, whatever the chance
    if not situation.cards.gains.bits.any() or has_asked(situation):
        return False
    position, last = situation.position, situation.case.turn.last
    if position is None:
        return True
    if isinstance(last, Move) and last.player == situation.me and not position.has_entered:
        return False
    in_room = situation.case.setup.rules.accuse is AccuseRule.IN_ROOM
    stays = in_room and position.place == situation.cards.likeliest[0][2]
    planned = [move for move in options if (move.planned and move.chance) or position.has_entered]
    asked = [move.suggest for move in planned if move.to == position.place or not stays]
    return any(cards is not None and situation.cards.tells(cards) for cards in asked)


def has_asked(situation: Situation) -> bool:
    """Return whether the suggestion of my turn was the last that happened."""
    last = situation.case.turn.last
    return isinstance(last, Suggestion) and last.by == situation.me


def _suggestions(
    situation: Situation, chosen: Policy, roll: int | None, planned: Collection[Triple]
) -> tuple[Advised, ...]:
    """Return all suggestions by gain; ``planned`` are those whose answers are forecast."""
    gains, setup = situation.cards.gains, situation.case.setup
    near = _rooms_in_reach(situation, roll)
    scores = {room: chosen.score(situation, room, asks=True) for room in situation.rooms}
    chances = [situation.cards.posterior.probability(card, ENVELOPE) for card in setup.deck]
    players = {player.suspect: player.name for player in setup.players}
    advised = []
    for i in gains.order(last=situation.called):
        indices = gains.triples[i].tolist()
        suspect, weapon, room = (setup.deck.cards[card] for card in indices)
        cards = suspect, weapon, room
        bits = float(gains.bits[i])
        advised.append(
            Advised(
                cards,
                gain_bits=bits,
                stderr=float(gains.stderr[i]),
                left_bits=max(0.0, gains.entropy_bits - bits),
                reachable=None if near is None else room in near,
                score=scores[room],
                chances=tuple(chances[card] for card in indices),
                mine=tuple(card for card in cards if card in setup.my_hand),
                calls=players[suspect] if indices[0] in situation.called else None,
                answers=forecasts(situation, cards) if cards in planned else (),
            )
        )
    return tuple(advised)


def _rooms_in_reach(situation: Situation, roll: int | None) -> frozenset[Card] | None:
    if not situation.positions:
        return None
    if situation.is_over or situation.is_out:
        return frozenset()
    return frozenset().union(*(position.rooms_in_reach(roll) for position in situation.positions))


def _likeliest_room(situation: Situation) -> tuple[Card, float] | None:
    chances = situation.cards.room_chances.tolist()
    second, first = sorted([0.0, *chances])[-2:]
    return (situation.rooms[chances.index(first)], first) if first >= CERTAIN or first - second > SAME else None
