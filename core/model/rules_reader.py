"""The rules of a game, as editions and case files spell them."""

from __future__ import annotations

from core.model.json_fields import Fields
from core.model.rules import Rules

RULES_FIELDS = ("show_model", "answers", "dice", "accuse", "may_stay", "doors")


def read_rules(fields: Fields, defaults: Rules) -> Rules:
    """Return the rules of an object, with the defaults for what it leaves out.

    Null means left out, but for ``doors``, where it means that there are none.
    """
    fields.refuse_others(RULES_FIELDS)
    dice = fields.optional_whole("dice")
    return Rules(
        show_model=fields.choice("show_model", defaults.show_model),
        answers=fields.choice("answers", defaults.answers),
        dice=defaults.dice if dice is None else dice,
        accuse=fields.choice("accuse", defaults.accuse),
        may_stay=fields.optional_flag("may_stay", default=defaults.may_stay),
        doors=fields.optional_text("doors") if "doors" in fields.values else defaults.doors,
        comment=fields.comment(),
    )
