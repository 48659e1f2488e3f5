# ruff: noqa: C901, PLR0915, RUF005
"""A yardstick: the plain dictionary programme card by card. Show model `ignore`.

deals(case) -> (count, {card: {holder: p}}). State: cards still owed to each holder, categories the envelope has,
clauses met, failed accusations still matched. It stays as plain as it was made, neither tuned nor tidied, so that
figures compare.
"""


def deals(case):
    cards, category, sizes, fixed, forbidden, clauses, failed = facts(case)
    owed = dict(sizes)
    for h in fixed.values():
        if h in owed:
            owed[h] -= 1
    clauses = {
        (p, frozenset(c for c in q if c not in fixed and (c, p) not in forbidden))
        for p, q in clauses
        if not any(fixed.get(c) == p for c in q)
    }
    clauses = [(p, q) for p, q in clauses if not any(r == p and s < q for r, s in clauses)]
    failed = [set(t) for t in set(failed) if not any(c in fixed for c in t)]
    groups = [q for _, q in clauses] + failed
    order, rest = [], [c for c in cards if c not in fixed]
    while rest:
        done = set(order)
        order.append(
            min(
                rest,
                key=lambda c: (
                    sum(c in g and not g & done for g in groups) - 2 * sum(c in g and g <= done | {c} for g in groups),
                    cards.index(c),
                ),
            )
        )
        rest.remove(order[-1])
    place = {c: i for i, c in enumerate(order)}
    names = list(owed)
    can = [[(k, h) for k, h in enumerate(names) if (c, h) not in forbidden] for c in order]
    close = [max(place[c] for c in g) for g in groups]
    nc = len(clauses)

    def arcs(i, state):
        left, env, met = state
        c = order[i]
        choices = [(None, "envelope")] + can[i]
        for k, h in choices:
            if k is None:
                if env >> category[c] & 1:
                    continue
                now, e = left, env | 1 << category[c]
            elif left[k]:
                now, e = left[:k] + (left[k] - 1,) + left[k + 1 :], env
            else:
                continue
            m, ok = met, True
            for j, g in enumerate(groups):
                if c in g:
                    good = (
                        clauses[j][0] == h if j < nc else k is not None
                    )  # a failed accusation is broken by any card outside the envelope
                    if good:
                        m |= 1 << j
                    if close[j] == i:
                        ok = ok and m >> j & 1
                        m &= ~(1 << j)
            if ok:
                yield h, (now, e, m)

    layers = [{(tuple(owed.values()), 0, 0): 1}]
    for i in range(len(order)):
        layer = {}
        for state, w in layers[-1].items():
            for _, s in arcs(i, state):
                layer[s] = layer.get(s, 0) + w
        layers.append(layer)
    end = (tuple(0 for _ in names), 7, 0)
    total = layers[-1].get(end, 0)
    p = {c: {fixed[c]: 1.0} if c in fixed else {} for c in cards}
    back = {end: 1}
    for i in range(len(order) - 1, -1, -1):
        new, row = {}, {}
        for state, w in layers[i].items():
            for h, s in arcs(i, state):
                b = back.get(s)
                if b:
                    new[state] = new.get(state, 0) + b
                    row[h] = row.get(h, 0) + w * b
        back = new
        p[order[i]] = {h: w / total for h, w in row.items()}
    return total, p


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
