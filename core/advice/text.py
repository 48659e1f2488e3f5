"""The words of an advice: what to do now, why, whether to accuse, what to show, and where places are."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isfinite

from core.advice.advice import SAME, Advice, Advised, MoveOption, RollPlan
from core.board.board import Place
from core.board.mansion import Mansion
from core.board.walking import nearest
from core.information.gain import CERTAIN
from core.model.cards import Card, Triple
from core.model.events import Via
from core.model.rules import AccuseRule
from core.policies.accusing import HOPELESS, Verdict
from core.policies.registry import DEFAULT
from core.policies.showing import Showing
from core.policies.suggesting import Forecast
from core.text.text import Text, clauses, commas, listed, named, say, sentence, sentences, the
from core.text.wording import percent, roughly, share_ruled_out

PROBABLE = 0.6
"""From this probability on, something happens probably."""

LUCK = 0.05
"""Below this probability it is not said that someone else may be first; chances of arriving count as equal."""

TURNS = 0.05
"""Scores that differ by less, in expected turns, count as equal."""

CLOSE = 0.9
"""From this share of the gain on, a suggestion tells only a little less."""

HALF = 0.5
"""Below this share of the gain, a suggestion tells much less."""

MOST_NAMED = 2
"""Number of equally good suggestions that are named."""


# --- what to do


def headline(advice: Advice) -> Text:
    """Return what to do now, as a clause: the first applicable of showing, accusing, moving and suggesting.

    After my suggestion it says that the last two are for my next turn.
    """
    if advice.card_to_show is not None and advice.shown_to is not None:
        return to_show(advice.shown_to, advice.card_to_show)
    if advice.is_over:
        return say("game over")
    if advice.is_out:
        return say("you’re out. Just answer when asked")
    if advice.accusation is not None:
        text = say("accuse {cards}", "cards: Mrs White with the Rope in the Study")
        if advice.is_choice:
            text = say("consider accusing {cards}", "cards: Mrs White with the Rope in the Study")
        return text.format(cards=crime(advice.accusation))
    what = _turn(advice)
    if advice.has_asked:
        return say("on your next turn: {what}", "what: roll, and …").format(what=what)
    return what


def _turn(advice: Advice) -> Text:
    """Return what to do in a turn before accusing."""
    move = advice.move
    if move is None or advice.has_entered:
        text = say("suggest {cards}", "cards: Mrs White with the Rope in the Study")
        return text.format(cards=crime(advice.suggested.cards))
    likeliest = next(iter(advice.rolls_by_room), ())
    if 0 < len(likeliest) < len(advice.rolls):
        text = say("roll; with {rolls} {going}", "rolls: 4 to 6 or 9; going: go to the Hall and suggest …")
        return text.format(rolls=numbers(likeliest), going=_going(move, the(move.to), advice.place))
    where = whereabouts(move.to, advice.mansion, advice.rooms_worth_going_to)
    going = _going(move, where, advice.place, advice.accuse.solution if advice.accuse.is_certain else None)
    if advice.roll is not None or move.chance >= CERTAIN:
        return going
    return say("roll, and {going}", "going: head for the Hall").format(going=going)


def to_show(asker: str, card: Card) -> Text:
    return say("show {card:the} to {who}").format(who=asker, card=card)


def _going(move: MoveOption, where: Text, here: Place | None, to_accuse: Triple | None = None) -> Text:
    """Return where to go, and what for; nothing more if it is out of reach."""
    going, there = _way(move, where, here), move.to
    if to_accuse is not None:
        text = say("{going} to accuse {cards}", "going: go to the Hall; cards: Mrs White with the Rope …")
        return text.format(going=going, cards=crime(to_accuse, there))
    if move.beyond is not None and here != there:
        text = say("{going}, on the way to {room:the}", "going: take the passage to the Lounge")
        return text.format(going=going, room=move.beyond)
    if move.suggest is None or not move.chance:
        return going
    text = say("{going} and suggest {cards}", "going: go to the Hall; cards: Mrs White with the Rope")
    if move.chance < CERTAIN:
        text = say("{going} to suggest {cards}", "going: head for the Hall; cards: Mrs White with the Rope")
    return text.format(going=going, cards=crime(move.suggest, there))


def _way(move: MoveOption, where: Text, here: Place | None) -> Text:
    if not isinstance(move.to, Card):
        return say("walk to {place}", "place: a square 5 steps from the Study’s door").format(place=where)
    if move.via is Via.CALLED or (move.to == here and move.chance >= CERTAIN):
        text = say("stay in {place:the}")
    elif move.via is Via.PASSAGE:
        text = say("take the passage to {place:the}")
    elif move.chance >= CERTAIN:
        text = say("go to {place:the}")
    else:
        text = say("head for {place:the}", "which may be too far for this turn")
    return text.format(place=move.to)


# --- why


def why(advice: Advice) -> str:
    """Return why to do what the headline says, in sentences; empty if there is nothing to decide."""
    move = advice.move
    shown = next((show for show in advice.show if show.card == advice.card_to_show), None)
    if shown is not None and advice.shown_to is not None:
        return sentence(of_showing(shown, advice.shown_to))
    if advice.is_over or advice.is_out:
        return ""
    if advice.accuse.is_certain or advice.accusation is not None:
        return sentence(why_accuse(advice))
    if move is not None and not isinstance(move.to, Card):
        if any(each.reachable for each in advice.suggestions):
            return say("No room in reach is worth stopping for.")
        return say("This roll reaches no room.")
    because = _because(advice)
    is_asked = advice.suggested.tells and (move is None or bool(move.suggest and move.chance))
    if not is_asked or advice.policy != DEFAULT:
        return because
    if advice.accuse.recommended and not advice.is_below_limit:
        return sentences([say("Makes your accusation surest."), because])
    return because if advice.tells_most else sentences([say("The quickest way to win."), because])


def _because(advice: Advice) -> str:
    """Return, in sentences, what the suggestion tells and costs, and why these cards."""
    parts: list[str] = []
    move, asked = advice.move, advice.suggested
    asks = move is None or move.suggest is not None
    is_named = move is None or move.chance > 0
    if asks and asked.tells:
        parts += [_rules_out(asked), *(_why_these(asked) if is_named else ())]
    elif move is not None and move.beyond is not None and move.to != advice.place:
        nearer = say("nothing to learn there, but it brings you nearer to {room:the}", "a room on the way")
        parts.append(nearer.format(room=move.beyond))
    elif asks:
        parts.append(of_suggestion(asked))
    if move is not None:
        parts += _reach(move)
    return sentences([sentence(part) for part in parts or [say("no suggestion is possible there")]])


def _rules_out(asked: Advised) -> Text:
    text = say("rules out about {share} of what’s left", "a third; the answer to a suggestion, on average")
    return text.format(share=roughly(share_ruled_out(asked.gain_bits)))


def _why_these(asked: Advised) -> Iterator[str]:
    """Yield what speaks for these cards: which are open, and which no one can show; then the answer, and the cost."""
    in_percent = say("{card:the} ({percent})", "a card, and how likely it is to be in the envelope")
    chances = list(zip(asked.cards, asked.chances, strict=True))
    possible = [in_percent.format(card=card, percent=percent(p)) for card, p in chances if 0 < p < CERTAIN]
    if possible:
        may = say("{cards} may be in the envelope", "cards: the Rope (12%) and the Hall (49%)")
        yield may.format(cards=listed(possible))
    yield from _own(asked)
    sure = [the(card) for card, p in chances if p >= CERTAIN]
    if sure:
        yield say("no one holds {cards}", "cards of a suggestion").format(cards=listed(sure, "or"))
    if asked.tells and asked.answers[0].chance >= PROBABLE:
        yield _answer(asked.answers[0], asked.cards)
    if asked.calls is not None:
        yield _brings(asked.calls)


def of_suggestion(asked: Advised) -> str:
    """Return the likeliest answer to a suggestion, and which of its cards I hold."""
    if not asked.tells:
        return say("you would learn nothing new", "from a suggestion")
    return clauses([_answer(asked.answers[0], asked.cards), *_own(asked)])


def of_move(advice: Advice, move: MoveOption) -> Text:
    """Return where a move goes, what to suggest there, whether it arrives, and whether it is the likeliest room."""
    parts: list[str] = [] if move.suggest is None else [of_suggestion(advice.of(move.suggest))]
    parts += _reach(move)
    room, chance = advice.likeliest_room or (None, 0.0)
    if move.to == room:
        also = say("also the likeliest room ({percent})").format(percent=percent(chance))
        parts.append(say("the murder room") if chance >= CERTAIN else also)
    if not isinstance(move.to, Card) and advice.mansion is not None:
        near = nearest(advice.mansion, move.to, advice.mansion.rooms)
        if near is not None:
            parts.append(say("%n step(s) from {room:the}’s door", "", near.steps).format(room=near.room))
    gained = clauses(parts) or say("no suggestion is possible there")
    return say("{place}: {why}").format(place=_place_name(move), why=gained)


def _answer(best: Forecast, cards: Triple) -> str:
    if not best.shows:
        sure = say("no one can show a card")
        text = likely = say("{percent} chance that no one can show a card")
    else:
        sure = say("{who} will show {card:the}")
        likely = say("{who} will probably show {card:the} ({percent})")
        text = say("most likely {who} shows {card:the} ({percent})")
        if len(best.shows) > 1:
            sure = say("{answers}", "what every player shows: Bob shows the Rope and Cid shows the Hall")
            likely = say("probably {answers} ({percent})")
            text = say("most likely {answers} ({percent})")
    text = sure if best.chance >= CERTAIN else likely if best.chance >= PROBABLE else text
    who, card = best.shows[0] if best.shows else ("", cards[0])
    answer = text.format(who=who, card=card, answers=of_answer(best), percent=percent(best.chance))
    return clauses([answer, say("then you look at a leftover card")]) if best.looks else answer


def _own(asked: Advised) -> Iterator[Text]:
    if asked.mine:
        own = listed([the(card) for card in asked.mine])
        yield say("you hold {cards} yourself", "cards: one card, or a list").format(cards=own)


def _reach(move: MoveOption) -> Iterator[Text]:
    """Yield how likely a move is to arrive this turn, or how far its room is, unless it arrives for certain."""
    chance, away = move.chance, move.turns_away
    if chance >= CERTAIN:
        return
    if away is None:
        yield say("your position on the board is unknown")
    elif chance:
        yield say("{percent} chance to get there this turn").format(percent=percent(chance))
    elif not away:
        yield say("you have to leave the room first")
    elif not isfinite(away):
        yield say("too far for this turn")
    else:
        text = say("too far for this turn, about {turns:.1f} turns away", "", int(round(away, 1)))
        yield text.format(turns=away)


# --- why other suggestions are worse, or as good


@dataclass(frozen=True)
class Comparison:
    """Compares every suggestion of an advice with the suggested one."""

    advice: Advice

    @property
    def best(self) -> Advised:
        return self.advice.suggested

    @cached_property
    def equals(self) -> tuple[Triple, ...]:
        """The other suggestions in the same room that are equally good, in order."""
        room = self.best.cards[2]
        others = [other for other in self.advice.suggestions if other.cards[2] == room and other != self.best]
        return tuple(other.cards for other in others if self.is_equal(other))

    def is_equal(self, other: Advised) -> bool:
        return not any(self._advantages(other)) and not any(self._drawbacks(other))

    @property
    def ties(self) -> Text | None:
        """What else is equally good in the same room, as a clause; None if nothing is."""
        named = [crime(cards, cards[2]) for cards in self.equals[:MOST_NAMED]]
        rest = len(self.equals) - len(named)
        if not named:
            return None
        if rest:
            more = say("equally good: {cards} and %n more", "cards: Bob with the Rope, Cid with …", rest)
            return more.format(cards=commas(named))
        return say("equally good: {cards}", "cards: Bob with the Rope").format(cards=listed(named, "or"))

    def why(self, other: Advised) -> Text:
        """Return why a suggestion is worse than the suggested one, or that it is as good, as a clause."""
        if other.cards == self.best.cards:
            is_next = self.advice.accusation is None and (self.advice.move is None or self.advice.move.suggest)
            return say("recommended", "a suggestion") if is_next else say("best suggestion")
        for_it, against = list(self._advantages(other)), list(self._drawbacks(other))
        if for_it:
            but = say("{advantage}, but {drawbacks}", "more to learn, but too far for this turn")
            return but.format(advantage=for_it[0], drawbacks=commas(against) or self._outweighs())
        if against:
            return say("{reasons}", "less to learn").format(reasons=commas(against))
        return say("equally good", "a suggestion")

    def _outweighs(self) -> Text:
        if self.advice.policy == DEFAULT:
            return say("no faster", "more to learn, but no faster")
        return say("not this policy’s choice", "more to learn, but not this policy’s choice")

    # --- what is better, and what is worse

    def _advantages(self, other: Advised) -> Iterator[Text]:
        more = other.gain_bits - self.best.gain_bits
        if more > self._tolerance(other):
            slightly = self.best.gain_bits >= CLOSE * other.gain_bits
            yield say("a little more to learn") if slightly else say("more to learn")
        here, there = self._moves(other)
        if here and there and there.chance > here.chance + LUCK:
            yield say("easier to reach ({percent})").format(percent=percent(there.chance))

    def _drawbacks(self, other: Advised) -> Iterator[Text]:
        less = self.best.gain_bits - other.gain_bits
        if less > self._tolerance(other):
            yield self._less(other)
        here, there = self._moves(other)
        if other.reachable is False and self.best.reachable:
            yield say("too far for this turn")
        elif here and there and there.chance < here.chance - LUCK:
            yield say("harder to reach ({percent})").format(percent=percent(there.chance))
        elif less <= self._tolerance(other) and self._slower(other) > TURNS:
            turns = round(self._slower(other), 1)
            slower = say("{turns:.1f} turns slower", "", int(turns))  # in French, 1.9 is singular
            yield slower.format(turns=turns)
        elif (
            other.cards[2] == self.best.cards[2]
            and self.best.calls is None
            and other.calls is not None
            and less <= SAME
        ):
            yield _brings(other.calls)

    def _less(self, other: Advised) -> Text:
        if not other.tells:
            return say("nothing to learn")
        share = other.gain_bits / self.best.gain_bits
        if share >= CLOSE:
            return say("a little less to learn")
        return say("less to learn") if share >= HALF else say("much less to learn")

    def _tolerance(self, other: Advised) -> float:
        return max(SAME, other.stderr + self.best.stderr)

    def _slower(self, other: Advised) -> float:
        """Return how many expected turns a room costs; nothing where scores count something else.

        Those of going there now; if the policy goes there after some rolls, those of being there.
        """
        if self.advice.policy != DEFAULT:
            return 0.0
        here, there = self._moves(other)
        if here and there and not there.planned:
            return there.score - here.score
        return other.score - self.best.score

    def _moves(self, other: Advised) -> tuple[MoveOption | None, MoveOption | None]:
        """Return the moves to the suggested room and to another one; None in the same room."""
        if other.cards[2] == self.best.cards[2]:
            return None, None
        return self._by_room.get(self.best.cards[2]), self._by_room.get(other.cards[2])

    @cached_property
    def _by_room(self) -> dict[Card, MoveOption]:
        return {move.to: move for move in reversed(self.advice.moves) if isinstance(move.to, Card)}


def _brings(player: str) -> Text:
    return say("also calls {who} to that room", "who may then suggest there").format(who=player)


# --- whether to accuse


def whether_to_accuse(advice: Advice) -> str:
    """Return the reasons to accuse now or to wait, and first what decides whatever these are."""
    why = why_accuse(advice)
    if not (advice.is_over or advice.is_out):
        named_so = say("{cards}: {why}", "of an accusation of these cards")
        why = named_so.format(cards=_solution(advice), why=why)
    return clauses([*_decides(advice), why])


def which_to_accuse(advice: Advice) -> str:
    """Return the solution that an accusation would name, and first what decides whatever the chances are."""
    return clauses([*_decides(advice), _solution(advice)])


def _solution(advice: Advice) -> str:
    return listed([the(card) for card in advice.accuse.solution])


def _decides(advice: Advice) -> Iterator[Text]:
    """Yield the limit that the player set, if the accusation is below it, or what else keeps the policy from it."""
    if advice.is_below_limit:
        text = say("below your limit of {percent}", "the chance that an accusation is right")
        yield text.format(percent=percent(advice.least))
    elif advice.accusation is None and advice.accuse.recommended:
        first = say("suggest first, then decide", "whether to accuse")
        yield first if advice.asks_first else say("this policy waits until it is surer")


def why_accuse(advice: Advice) -> Text:
    """Return the reasons to make the accusation now, or to wait; what waiting is worth only if that argues."""
    verdict = advice.accuse
    if advice.is_over:
        return say("game over: an accusation was correct")
    if advice.is_out:
        return say("you’re out. Just answer when asked")
    if verdict.is_certain:
        return _certain(advice)
    if verdict.p < HOPELESS:
        wait = say("only {now} likely to be right; {later} after your next suggestion", "of an accusation")
        return wait.format(now=percent(verdict.p), later=percent(verdict.later))
    text = say("{now} chance of being right; if wrong, you’re out", "of an accusation")
    if advice.waiting_argues:
        text = say("{now} to win if you accuse now, {waiting} if you wait: {why}", "why: …, as you will know …")
    return text.format(now=percent(verdict.p), waiting=percent(verdict.waiting), why=of_waiting(verdict))


def _certain(advice: Advice) -> Text:
    if advice.accuse.allowed:
        return say("no other solution is possible")
    if advice.accuse_rule is not AccuseRule.IN_ROOM:
        return say("no other solution is possible; you may accuse only in a room")
    here = say("no other solution is possible; you may accuse only in {room:the}")
    return here.format(room=advice.accuse.solution[2])


def of_waiting(verdict: Verdict) -> Text:
    """Return what is likely to happen if I wait, as a clause."""
    text = say("you will be {later} sure after your next suggestion", "if you do not accuse now")
    if verdict.danger >= PROBABLE:
        text = say("someone else will probably win first ({danger})", "if you do not accuse now")
    elif verdict.danger >= LUCK:
        text = say("{danger} chance that someone else wins first", "if you do not accuse now")
    return text.format(later=percent(verdict.later), danger=percent(verdict.danger))


# --- showing


def of_showing(showing: Showing, asker: str) -> Text:
    return _showing(showing).format(card=showing.card, who=asker, bits=showing.left_bits, number=showing.known)


def _showing(showing: Showing) -> Text:
    if showing.seen:
        return say("{card:the}: you have shown it to {who} before")
    if not showing.known:
        return say("{card:the}: leaves {who} {bits:.2f} bits of the envelope open")
    if showing.known == 1:
        return say("{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it")
    return say("{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it")


def of_shown(cards: Sequence[tuple[Card, int]]) -> str:
    """Return the cards someone has been shown, with counts above one."""
    often = say("{card} ({times} times)")
    return commas([named(card) if times == 1 else often.format(card=card, times=times) for card, times in cards])


# --- suggestions, answers, rolls and places


def crime(cards: Triple, there: Place | None = None) -> Text:
    """Return a suggestion or an accusation: "Mrs White with the Rope in the Study", without the room if ``there``."""
    suspect, weapon, room = cards
    if room == there:
        return say("{suspect:the} with {weapon:the}").format(suspect=suspect, weapon=weapon)
    text = say("{suspect:the} with {weapon:the} in {room:the}")
    return text.format(suspect=suspect, weapon=weapon, room=room)


def of_answer(answer: Forecast) -> str:
    """Return what every player shows, as a clause."""
    each = say("{who} shows {card:the}")
    if answer.shows:
        return listed([each.format(who=who, card=card) for who, card in answer.shows])
    if answer.looks:
        return say("nobody; you look at a leftover card")
    return say("nobody shows a card")


def numbers(rolls: Sequence[RollPlan]) -> str:
    """Return the rolls in words: "4 to 6", "7 or 9"."""
    runs: list[list[int]] = []
    for plan in rolls:
        if runs and runs[-1][-1] == plan.roll - 1:
            runs[-1].append(plan.roll)
        else:
            runs.append([plan.roll])
    return listed([_run(run[0], run[-1]) for run in runs], "or")


def _run(first: int, last: int) -> str:
    if first == last:
        return str(first)
    return say("{first} to {last}", "rolls of dice").format(first=first, last=last)


def whereabouts(place: Place, mansion: Mansion | None, rooms: Collection[Card] | None = None) -> Text:
    """Return where a place is: the room, or a square by its distance to the nearest of these rooms, or of all."""
    if isinstance(place, Card):
        return the(place)
    near = nearest(mansion, place, mansion.rooms if mansion is not None and rooms is None else rooms or ())
    if near is None:
        return say("the corridor")
    room, steps = near
    return say("a square %n step(s) from {room:the}’s door", "", steps).format(room=room)


def where_from(advice: Advice) -> str:
    """Return where I stand, as part of a sentence; empty if that is unknown."""
    place, mansion = advice.place, advice.mansion
    if place is None or mansion is None:
        return ""
    if place in {mansion.start_of(suspect) for suspect in mansion.suspects}:
        return say("from your starting square", "on the board: on your turn, …")
    if isinstance(place, Card):
        return say("from {room:the}", "on the board: on your turn, …").format(room=place)
    near = nearest(mansion, place, mansion.rooms)
    if near is None:
        return ""
    from_door = say("%n step(s) from {room:the}’s door", "on the board: on your turn, …", near.steps)
    return from_door.format(room=near.room)


def _place_name(move: MoveOption) -> Text:
    if not isinstance(move.to, Card):
        return say("square {place}").format(place=move.to)
    if move.via is Via.PASSAGE:
        return say("{room} by the passage").format(room=move.to)
    return named(move.to)
