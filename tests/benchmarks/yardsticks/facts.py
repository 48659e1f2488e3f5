"""Reads a case, as `plain` writes it, into plain facts for the two yardsticks. Covers what `plain` covers."""


def facts(case):
    """-> cards, category of each card, holders' sizes {name: n}, fixed {card: holder}, forbidden {(card, holder)},
    clauses [(holder, {cards})], failed [(three cards)]"""
    deck = case["deck"]
    categories = (deck["suspects"], deck["weapons"], deck["rooms"])
    cards = [c for category in categories for c in category]
    category = {c: k for k, names in enumerate(categories) for c in names}
    sizes = {p["name"]: p["hand_size"] for p in case["players"]}
    if case.get("pool"):
        sizes["pool"] = case["pool"]
    fixed = dict.fromkeys(case.get("face_up", []), "face up")
    forbidden, clauses, failed = set(), [], []
    me = case.get("me")
    if me:
        fixed |= dict.fromkeys(case["my_hand"], me)
        forbidden |= {(c, me) for c in cards if c not in case["my_hand"]}
    for e in case["events"]:
        if e["type"] == "accusation":
            failed.append(tuple(e["cards"]))
        elif e["type"] == "suggestion":
            forbidden |= {(c, p) for p in e["passed"] for c in e["cards"]}
            answers = [(e["refuted_by"], True, e["shown"])] if e["refuted_by"] else []
            answers += [(a["player"], a["shows"], a["shown"]) for a in e.get("further", [])]
            for player, shows, card in answers:
                if not shows:
                    forbidden |= {(c, player) for c in e["cards"]}
                elif card:
                    fixed[card] = player
                else:
                    clauses.append((player, set(e["cards"])))
    return cards, category, sizes, fixed, forbidden, clauses, failed
