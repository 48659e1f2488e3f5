"""How a policy answers what the referee asks."""

from __future__ import annotations

from core.policies.policy import Policy
from core.referee.requests import Accuse, Request, Show, Suggest, Travel, Walk
from core.situation.situation import Situation


def decided(policy: Policy, situation: Situation, request: Request) -> object:
    match request:
        case Travel():
            way = policy.travel(situation)
            has_expired = request.ways != situation.ways  # the right to stay, in turns that left no entry
            return None if has_expired and way not in request.ways else way
        case Walk():
            return policy.destination(situation, request.roll)
        case Suggest():
            return policy.suggestion(situation, request.room)
        case Show():
            return policy.show(situation, request.to, request.cards)
        case Accuse():
            return policy.accusation(situation)
